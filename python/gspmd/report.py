"""A report on everything that a JAX script compiles."""

from __future__ import annotations

import glob
import os
import re
import runpy
import sys
import tempfile
import traceback
from dataclasses import dataclass
from typing import Optional, Sequence

from gspmd._support import html as _html
from gspmd._support.errors import GspmdError, InputError
from gspmd._support.text import displayed
from gspmd.notebook import bytes_text, program_html, seconds_text
from gspmd.program import Program, load
from gspmd.simulation import Simulation, default_topology

_MAX_FOLDER_NAME = 60  # characters of a program's name; file systems allow 255 bytes


@dataclass
class Compiled:
    """A program that the script compiled, with its analysis."""
    name: str
    source: str               #: its text in JAX's form
    times: int = 1            #: number of compilations of the same text
    devices: int = 0
    step: Optional[Simulation] = None
    unsupported: str = ""     #: why there is no analysis
    folder: str = ""


def run_and_report(script: str, arguments: Sequence[str], output: str,
                   topology: Optional[str] = None, overlap: str = "none",
                   xprof: Optional[str] = None) -> int:
    """Runs the script and writes a report, and the predicted steps as profiles to the log
    folder `xprof`. Returns the script's exit code."""
    code, programs = _run_and_collect(script, arguments)
    write_report(programs, output, topology, overlap, script)
    for compiled in programs if xprof is not None else []:
        if compiled.step is not None:
            compiled.step.save_profile(str(xprof), "%s-predicted" % compiled.folder)
    print("gspmd: %d programs, report in %s" % (len(programs), os.path.join(output, "index.html")),
          file=sys.stderr)
    return code


def sharded_programs(compiled: Sequence[Compiled], script: str,
                     name: Optional[str] = None) -> list[tuple[Compiled, Program]]:
    """Returns those of the programs of a script that are for several devices, or of these the
    ones called `name`, largest first. Raises InputError if there is none."""
    sharded = []
    for each in compiled:
        if name is None or name in (each.name, each.name.removeprefix("jit_")):
            program = load(each.source)
            if any(program.shardings().meshes.values()):
                sharded.append((each, program))
    if not sharded:
        raise InputError("error: %s compiled no program for several devices%s" % (
            script, "" if name is None else " called '%s'" % name))
    return sorted(sharded, key=lambda pair: -len(pair[0].source))


def largest_sharded(script: str, arguments: Sequence[str],
                    name: Optional[str] = None) -> tuple[Compiled, Program]:
    """Runs a JAX script and returns the first of the `sharded_programs` that it compiles."""
    sharded = sharded_programs(_run_and_collect(script, arguments)[1], script, name)
    for each, _ in sharded[1:]:
        print("gspmd: --program %s explores another program of the script" % displayed(each.name),
              file=sys.stderr)
    return sharded[0]


def _run_and_collect(script: str, arguments: Sequence[str]) -> tuple[int, list[Compiled]]:
    """Runs the script with a setting of JAX that dumps compiled programs to a folder and
    has no other effect. Returns the script's exit code and the programs."""
    named = os.environ.get("JAX_DUMP_IR_TO")
    kept = os.path.abspath(named) if named else None  # the script may change the folder
    if kept:
        os.makedirs(kept, exist_ok=True)
    # JAX numbers files from 0 in each process, over those of earlier ones. In a folder of their
    # own, the files are those of this script; after a crash, they stay in the user's folder.
    with tempfile.TemporaryDirectory(prefix="gspmd-", dir=kept) as scratch:
        os.environ["JAX_DUMP_IR_TO"] = scratch
        try:
            code = run_as_main(script, arguments)
        finally:
            os.environ.pop("JAX_DUMP_IR_TO", None)
            if named:
                os.environ["JAX_DUMP_IR_TO"] = named
        files = glob.glob(os.path.join(glob.escape(scratch), "*"))
        programs = read_programs(sorted(files, key=lambda f: (os.path.getmtime(f), f)))
        if kept:
            for file in files:
                os.replace(file, os.path.join(kept, os.path.basename(file)))
        return code, programs


def run_as_main(script: str, arguments: Sequence[str]) -> int:
    """Runs as `python script arguments` does; returns the exit code."""
    sys.argv = [script, *arguments]
    sys.path.insert(0, os.path.dirname(os.path.abspath(script)))
    try:
        runpy.run_path(script, run_name="__main__")
    except SystemExit as stop:
        if stop.code is None or isinstance(stop.code, int):
            return stop.code or 0
        print(stop.code, file=sys.stderr)
        return 1
    except BaseException:  # printed as Python does; the report is still written
        kind, error, trace = sys.exc_info()
        while trace and trace.tb_frame.f_code.co_filename != script:
            trace = trace.tb_next  # omits frames of this package
        traceback.print_exception(kind, error, trace)
        return 1
    return 0


def read_programs(files: Sequence[str]) -> list[Compiled]:
    """Returns the dumped modules, each once."""
    found: dict[str, Compiled] = {}
    for file in files:
        if not file.endswith(".mlir"):
            continue
        with open(file, errors="replace") as f:
            source = f.read()
        if source in found:
            found[source].times += 1
            continue
        name = re.search(r"^module @(\S+)", source, re.M)
        found[source] = Compiled(name[1] if name else os.path.basename(file), source)
    return list(found.values())


def write_report(programs: Sequence[Compiled], output: str, topology: Optional[str],
                 overlap: str, title: str) -> None:
    """Writes index.html, and a folder for each program with a mesh."""
    os.makedirs(output, exist_ok=True)
    for number, compiled in enumerate(programs):
        folder = "%03d-%s" % (number, re.sub(r"\W+", "_", compiled.name[:_MAX_FOLDER_NAME],
                                             flags=re.ASCII))
        try:
            _examine(compiled, os.path.join(output, folder), topology, overlap)
        except GspmdError as error:
            compiled.unsupported = str(error)
        if os.path.isdir(os.path.join(output, folder)):
            compiled.folder = folder
    _write(output, "index.html", _index(programs, title))


def _examine(compiled: Compiled, folder: str, topology: Optional[str], overlap: str) -> None:
    program = load(compiled.source)
    program.name = compiled.name
    table = program.shardings()
    compiled.devices = max([1] + [_product(axes) for axes in table.meshes.values()])
    if compiled.devices == 1:
        return
    os.makedirs(folder, exist_ok=True)
    _write(folder, "program.mlir", compiled.source)
    _write(folder, "shardings.txt", "\n".join(
        "%s\t%s\t%s" % row for row in table.rows(everything=True)) + "\n")
    _write(folder, "explanation.txt", program.explain())
    _write(folder, "partitioned.mlir", str(program.partition()))
    chips = topology or default_topology(compiled.devices) or ""
    compiled.step = program.simulate(chips, overlap=overlap)
    for name in ("step.html", "step.trace.json", "step.json"):
        compiled.step.save(os.path.join(folder, name))
    _write(folder, "index.html", _page(program, compiled))


def _product(axes: dict[str, int]) -> int:
    result = 1
    for size in axes.values():
        result *= size
    return result


def _write(folder: str, name: str, text: str) -> None:
    with open(os.path.join(folder, name), "w", encoding="utf-8", errors="replace") as f:
        f.write(text)


def _page(program: Program, compiled: Compiled) -> str:
    files = ["step.html", "shardings.txt", "explanation.txt", "partitioned.mlir", "program.mlir",
             "step.trace.json"]
    return _html.render("report_program", name=compiled.name, program=program_html(program),
                        files=files, lines=str(compiled.step).splitlines())


def _index(programs: Sequence[Compiled], title: str) -> str:
    sharded = [{"name": c.name, "folder": c.folder, "figures": [
        c.times, c.devices, step.topology, seconds_text(step.step_seconds),
        "%.1f %%" % (100 * step.mfu), bytes_text(step.peak_bytes),
        "yes" if step.fits else "no", "%g" % sum(x.count for x in step.collectives)]}
        for c in programs if (step := c.step) is not None]
    return _html.render(
        "report", title=title, sharded=sharded,
        head=["program", "compiled", "devices", "on", "step", "MFU", "peak memory", "fits",
              "collectives"],
        unsharded=[c.name + (" (%d x)" % c.times if c.times > 1 else "")
                   for c in programs if c.step is None and not c.unsupported],
        unsupported=[{"name": c.name, "why": c.unsupported} for c in programs if c.unsupported])
