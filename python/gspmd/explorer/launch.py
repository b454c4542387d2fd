"""Opens the explorer for a file, a script, a function or a program."""

from __future__ import annotations

import asyncio
import inspect
import os
import pathlib
import sys
import tempfile
import webbrowser
from typing import Any, Callable, Optional, Sequence, Union

from gspmd import _html
from gspmd._errors import InputError
from gspmd.explorer import server
from gspmd.explorer.engine import Open, SourceText
from gspmd.program import Program, load
from gspmd.report import largest_sharded


def _sources(files: Sequence[str]) -> list[SourceText]:
    found = []
    for file in files:
        with open(file, encoding="utf-8", errors="replace") as f:
            found.append(SourceText(name=file, lines=f.read().splitlines()))
    return found


def open_program(program: Program, text: str, *, shown: Optional[str] = None,
                 files: Sequence[str] = (), topology: Optional[str] = None,
                 overlap: str = "none", layout: str = "") -> Open:
    """Returns what an engine works on.

    text: the text of the program, with locations.
    shown: the text that the page shows; default: `text`.
    files: sources to which locations refer and which the page may show.
    """
    from gspmd import __version__
    if program.is_partitioned:
        raise InputError("error: %s is partitioned already: it has no annotations to change; open the "
                         "program from which it was made" % program.name)
    lines = (text if shown is None else shown).splitlines()
    # Locations name files as they were when the program was made.
    sources = [SourceText(name=program.name, lines=lines), *_sources(files)]
    source_of = {source.name: index for index, source in enumerate(sources)}
    source_of.update({os.path.abspath(source.name): index
                      for index, source in enumerate(sources) if index})
    return Open(text=text, name=program.name, sources=sources, source_of=source_of,
                labels=program._signature.labels, version=__version__, topology=topology,
                overlap=overlap, layout=layout)


def _open_page(address: str, folder: str) -> None:
    """Opens the page by a file that only its owner can read: all users of the machine see
    the arguments of a browser, and the address has the token."""
    path = os.path.join(folder, "explorer.html")
    with open(path, "w", encoding="utf-8") as file:
        file.write(_html.render("redirect", address=address))
    webbrowser.open(pathlib.Path(path).as_uri())


def serve_program(program: Program, text: str, *, port: int = 0, open_browser: bool = True,
                  started: Optional[Callable[[str], Any]] = None, **options: Any) -> None:
    """Serves the page of a program until Ctrl-C. Options are those of `open_program`."""
    opened = open_program(program, text, **options)

    def announce(address: str, folder: str) -> None:
        print("gspmd: explorer at %s (Ctrl-C ends it)" % address, file=sys.stderr, flush=True)
        if started is not None:
            started(address)
        if open_browser:
            _open_page(address, folder)

    try:
        with tempfile.TemporaryDirectory(prefix="gspmd-explorer-") as folder:
            asyncio.run(server.serve(opened, port, lambda address: announce(address, folder)))
    except KeyboardInterrupt:
        pass


def explore_file(path: str, **options: Any) -> None:
    """Serves the page of the program in a file, in any format that `load` reads."""
    program = load(path)
    with open(path, "rb") as f:
        data = f.read()
    try:
        text = data.decode()
        is_text = "\0" not in text and not data.startswith(b"ML\xefR")
    except UnicodeDecodeError:
        is_text = False
    if is_text:
        serve_program(program, text, **options)
    else:
        serve_program(program, program.text(locations=True), shown=program.text(), **options)


def explore_script(script: str, arguments: Sequence[str], name: Optional[str] = None,
                   **options: Any) -> None:
    """Runs a JAX script, and serves the page of the largest program for several devices that
    it compiles, or of the one called `name`."""
    compiled, program = largest_sharded(script, arguments, name)
    program.name = compiled.name
    serve_program(program, compiled.source, shown=program.text(), files=[script], **options)


def explore(program: Union[Program, Callable[..., Any]], *args: Any,
            topology: Optional[str] = None, overlap: str = "none", layout: str = "",
            port: int = 0, open_browser: bool = True, **kwargs: Any) -> None:
    """See `gspmd.explore`."""
    files = []
    if not isinstance(program, Program):
        from gspmd.jax import lower
        function = inspect.unwrap(program)
        program = lower(program, *args, **kwargs)
        try:
            file = inspect.getsourcefile(function)
        except TypeError:
            file = None
        if file and os.path.exists(file):
            files.append(file)
    serve_program(program, program.text(locations=True), shown=program.text(), files=files,
                  topology=topology, overlap=overlap, layout=layout, port=port,
                  open_browser=open_browser)
