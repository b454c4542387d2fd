"""Opens the explorer for a file, a script, a function or a program."""

from __future__ import annotations

import asyncio
import inspect
import os
import sys
import webbrowser
from typing import Any, Callable, Optional, Sequence, Union

from gspmd.explorer import server
from gspmd.explorer.messages import Axis, Opened, Settings, Source, Variant
from gspmd.explorer.worker import Open
from gspmd.program import Program, load
from gspmd.report import largest_sharded
from gspmd.simulation import default_topology

_TOPOLOGIES = ["v4:4x4x4", "v5e:16x16", "v5p:4x4x4", "v6e:16x16", "v7x:4x4x4", "h100:8x8"]


def _devices_of(topology: str) -> int:
    """Returns the product of the sizes in "v5e:4x4" or "2xv5e:4x4"; 0 for other forms."""
    slices, _, chip = topology.rpartition("xv") if "xv" in topology.split(":")[0] else ("", "", topology)
    result = int(slices) if slices.isdigit() else 1
    for size in chip.rpartition(":")[2].split("x"):
        if not size.isdigit():
            return 0
        result *= int(size)
    return result


def _settings(program: Program, topology: Optional[str], overlap: str, layout: str) -> Settings:
    meshes = [axes for axes in program.shardings().meshes.values() if axes]
    devices = 1
    for size in (meshes[0] if meshes else {}).values():
        devices *= size
    if meshes:
        chips = topology or default_topology(devices)
        return Settings(topology=chips or "", overlap=overlap, layout=layout)
    chips = topology or "v4:2x2x2"
    return Settings(topology=chips, overlap=overlap, layout=layout,
                    mesh=[Axis(name="x", size=_devices_of(chips) or 1)])


def _sources(files: Sequence[str]) -> list[Source]:
    found = []
    for file in files:
        with open(file, encoding="utf-8", errors="replace") as f:
            found.append(Source(name=file, lines=f.read().splitlines()))
    return found


def serve_program(program: Program, text: str, *, shown: Optional[str] = None,
                  files: Sequence[str] = (), topology: Optional[str] = None,
                  overlap: str = "none", layout: str = "", port: int = 0,
                  open_browser: bool = True,
                  started: Optional[Callable[[str], Any]] = None) -> None:
    """Serves the page of a program until Ctrl-C.

    text: the text of the program, with locations.
    shown: the text that the page shows; default: `text`.
    files: sources to which locations refer and which the page may show.
    """
    from gspmd import __version__
    lines = (text if shown is None else shown).splitlines()
    # Locations name files as they were when the program was made.
    sources = [Source(name=program.name, lines=lines), *_sources(files)]
    source_of = {source.name: index for index, source in enumerate(sources)}
    source_of.update({os.path.abspath(source.name): index
                      for index, source in enumerate(sources) if index})
    settings = _settings(program, topology, overlap, layout)
    opened = Opened(name=program.name, version=__version__, sources=sources, text=0,
                    variant=Variant(settings=settings),
                    topologies=list(dict.fromkeys([settings.topology, *_TOPOLOGIES])))

    def announce(address: str) -> None:
        print("gspmd: explorer at %s (Ctrl-C ends it)" % address, file=sys.stderr, flush=True)
        if started is not None:
            started(address)
        if open_browser:
            webbrowser.open(address)

    try:
        asyncio.run(server.serve(opened, Open(
            text=text, name=program.name, shown=lines, source_of=source_of,
            labels=program._signature.labels), port, announce))
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
