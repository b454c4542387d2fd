"""What an engine works on, from a text or a program."""

from __future__ import annotations

import os
from typing import Any, Optional, Sequence

from gspmd.explorer.engine import Open, SourceText
from gspmd.program import Program


def _sources(files: Sequence[str]) -> list[SourceText]:
    found = []
    for file in files:
        with open(file, encoding="utf-8", errors="replace") as f:
            found.append(SourceText(name=file, text=f.read()))
    return found


def open_text(name: str, text: str, *, shown: Optional[str] = None, files: Sequence[str] = (),
              labels: Optional[dict[str, str]] = None, topology: Optional[str] = None,
              overlap: str = "none", layout: str = "") -> Open:
    """Returns what an engine works on.

    text: the text of the program, with locations.
    shown: the text that the page shows; default: `text`.
    files: sources to which locations refer and which the page may show.
    labels: names of arguments and results in the user's terms, by their names in the program.
    """
    from gspmd import __version__
    # Locations name files as they were when the program was made.
    sources = [SourceText(name=name, text=shown), *_sources(files)]
    source_of = {source.name: index for index, source in enumerate(sources)}
    source_of.update({os.path.abspath(source.name): index
                      for index, source in enumerate(sources) if index})
    return Open(text=text, name=name, sources=sources, source_of=source_of, labels=labels or {},
                version=__version__, topology=topology, overlap=overlap, layout=layout)


def open_program(program: Program, **options: Any) -> Open:
    """Returns what an engine works on. Options are those of `open_text`."""
    return open_text(program.name, program.text(locations=True), shown=program.text(),
                     labels=program._signature.labels, **options)
