"""Searches the programs that a JAX script compiles for an op that is wrong."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from typing import Optional, Sequence

from gspmd import _library
from gspmd._errors import InputError
from gspmd.report import sharded_programs


def bisect_script(script: str, arguments: Sequence[str], options: Sequence[str],
                  name: Optional[str] = None) -> int:
    """Runs a JAX script, then gspmd-bisect with `options` on each program for several devices
    that the script compiles, or on the one called `name`, largest first, until an op is wrong.
    Returns the exit code: 1 for a wrong op, otherwise the largest of the programs'. Raises
    InputError if there is no program."""
    tool = _find_tool()
    programs = sharded_programs(script, arguments, name)
    if len(programs) > 1 and "--inputs" in options:
        raise InputError("error: --inputs belongs to one program; --program selects one of %s" %
                         ", ".join(sorted(each.name for each, _ in programs)))
    code = 0
    for each, _ in programs:
        print("program: %s" % each.name, flush=True)
        with tempfile.TemporaryDirectory(prefix="gspmd-") as folder:
            file = os.path.join(folder, "program.mlir")
            with open(file, "w") as f:
                f.write(each.source)
            each_code = _run(tool, file, options)
        if each_code == 1:
            return 1
        code = max(code, each_code)
    return code


def bisect_file(file: str, options: Sequence[str]) -> int:
    """Runs gspmd-bisect on the program in a file; returns its exit code."""
    return _run(_find_tool(), file, options)


def _run(tool: str, file: str, options: Sequence[str]) -> int:
    """Returns the exit code of gspmd-bisect; 3 if a signal ended it."""
    code = subprocess.run([tool, file, *options]).returncode
    return code if code >= 0 else 3


def _find_tool() -> str:
    """Returns the path of gspmd-bisect, which is beside the library's folder or on PATH."""
    library = os.path.dirname(os.path.abspath(_library._find()))
    for folder in (os.path.join(library, "..", "bin"),
                   os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../../../bin")):
        found = os.path.join(folder, "gspmd-bisect")
        if os.access(found, os.X_OK):
            return found
    on_path = shutil.which("gspmd-bisect")
    if on_path is None:
        raise InputError("error: gspmd-bisect is not installed: it is neither beside %s nor on PATH" %
                         library)
    return on_path
