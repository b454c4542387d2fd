"""Searches the programs that a JAX script compiles for an op that is wrong."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tempfile
from typing import Optional, Sequence

from gspmd import _library
from gspmd._errors import InputError
from gspmd.report import sharded_programs


_HELP = """Usage: python -m gspmd bisect [options] FILE [arguments of a script]

Runs gspmd-bisect on the program in FILE, in any format of gspmd-opt, or on the programs for
several devices that a JAX script (.py), which is run, compiles, largest first, until an op is
wrong. What follows FILE are the arguments of the script.

  --program=<name>  Which program of a script

The other options are those of gspmd-bisect, with --random-inputs 1 if there are no arguments:
"""


def _describe(tool: str) -> str:
    """Returns the help of gspmd-bisect; raises InputError if it does not run."""
    done = subprocess.run([tool, "--help"], capture_output=True, text=True, check=False)
    if done.returncode:
        raise InputError("error: '%s --help' ended with code %d: %s"
                         % (tool, done.returncode, done.stderr.strip()))
    return done.stdout


def run_command(words: Sequence[str]) -> int:
    """Runs `python -m gspmd bisect` with the words after it; returns the exit code."""
    tool = _find_tool()
    described = _describe(tool)
    # The options that have a value, which may be the next word: --name=<value>
    valued = set(re.findall(r"^ +(--[\w-]+)=<", described, re.MULTILINE)) | {"--program"}
    options, name, file, rest = [], None, "", list(words)
    while rest and not file.endswith(".py"):
        word = rest.pop(0)
        if not word.startswith("-"):
            if file:
                raise InputError("error: expected arguments after a JAX script (.py) only, found "
                                 "'%s'" % word)
            file = word
            continue
        if word in ("-h", "--help"):
            print(_HELP + "\n" + described, end="")
            return 0
        option, equals, value = word.partition("=")
        if option in valued and not equals:
            if not rest:
                raise InputError("error: expected a value of %s, found none" % option)
            value = rest.pop(0)
        if option == "--program":
            name = value
        else:
            options.append("%s=%s" % (option, value) if option in valued else word)
    if not file:
        raise InputError("error: expected a file, found none\n" + _HELP.splitlines()[0])
    if not any(each.startswith(("--inputs=", "--random-inputs=")) for each in options):
        options.append("--random-inputs=1")
    if file.endswith(".py"):
        return bisect_script(file, rest, options, name)
    return bisect_file(file, options)


def bisect_script(script: str, arguments: Sequence[str], options: Sequence[str],
                  name: Optional[str] = None) -> int:
    """Runs a JAX script, then gspmd-bisect with `options` on each program for several devices
    that the script compiles, or on the one called `name`, largest first, until an op is wrong.
    Returns the exit code: 1 for a wrong op, otherwise the largest of the programs'. Raises
    InputError if there is no program."""
    tool = _find_tool()
    programs = sharded_programs(script, arguments, name)
    if len(programs) > 1 and any(each.split("=")[0] == "--inputs" for each in options):
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
