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

from gspmd._support import html as _html
from gspmd._support.files import read_program
from gspmd.explorer import server
from gspmd.explorer.engine import Open
from gspmd.explorer.opening import open_program, open_text
from gspmd.program import Program, _parse
from gspmd.report import largest_sharded


def _open_page(address: str, folder: str) -> None:
    """Opens the page by a file that only its owner can read: all users of the machine see
    the arguments of a browser, and the address has the token."""
    path = os.path.join(folder, "explorer.html")
    with open(path, "w", encoding="utf-8") as file:
        file.write(_html.render("redirect", address=address))
    webbrowser.open(pathlib.Path(path).as_uri())


def serve(opened: Open, *, port: int = 0, open_browser: bool = True,
          started: Optional[Callable[[str], Any]] = None) -> None:
    """Serves the page of a program until Ctrl-C. Raises InputError if it cannot be opened."""
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


def explore_file(path: str, port: int = 0, open_browser: bool = True, **options: Any) -> None:
    """Serves the page of the program in a file, in any format that `load` reads."""
    data = read_program(path)
    try:
        text = data.decode()
        is_text = "\0" not in text and not data.startswith(b"ML\xefR")
    except UnicodeDecodeError:
        is_text = False
    # The process that compiles parses a text.
    opened = open_text(path, text, **options) if is_text else \
        open_program(_parse(data, path), **options)
    del data  # both may be large
    serve(opened, port=port, open_browser=open_browser)


def explore_script(script: str, arguments: Sequence[str], name: Optional[str] = None,
                   port: int = 0, open_browser: bool = True, **options: Any) -> None:
    """Runs a JAX script, and serves the page of the largest program for several devices that
    it compiles, or of the one called `name`."""
    compiled, program = largest_sharded(script, arguments, name)
    opened = open_text(compiled.name, compiled.source, shown=program.text(), files=[script],
                       labels=program._signature.labels, **options)
    serve(opened, port=port, open_browser=open_browser)


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
    serve(open_program(program, files=files, topology=topology, overlap=overlap, layout=layout),
          port=port, open_browser=open_browser)
