"""Predicted time and bytes of source lines, for editors."""

from __future__ import annotations

import json
import os
import re
from collections import defaultdict
from dataclasses import asdict, dataclass
from typing import Any, Optional, Sequence

from gspmd._support.errors import InputError
from gspmd._support.files import read_program
from gspmd.program import Program, _parse
from gspmd.simulation import default_topology
from gspmd.viewers import timeline
from gspmd.viewers.operations import line_of, operations, with_line_locations

#: A value before its type.
_TYPED_VALUE = re.compile(r"(%[\w$.-]+)\s*:")


@dataclass
class LineFigures:
    """What a step spends at a line of a file, on one device."""
    line: int                  #: from 1
    seconds: float = 0.0       #: of kernels and collectives
    network_seconds: float = 0.0
    bytes: float = 0.0         #: that collectives deliver
    collectives: float = 0.0   #: their number


def line_figures(path: str, topology: Optional[str] = None, arguments: Sequence[str] = (),
                 **options: Any) -> dict[str, Any]:
    """Returns the figures of the lines of a program's file, or of a JAX script, which is run:
    {"topology", "step_seconds", "peak_bytes", "program", "lines": [{"line", "seconds",
    "network_seconds", "bytes", "collectives"}, ...]}.

    path: a program as text, one op per line, or a script (.py), of which the largest program
        for several devices counts.
    topology, options: as of `Program.simulate`; by default as many chips of the v4 as the
        program has devices.
    arguments: of the script.

    Raises InputError, as `simulate` does, and OSError for a file that cannot be read.
    """
    if path.endswith(".py"):
        from gspmd.report import largest_sharded
        compiled, program = largest_sharded(path, arguments)
        program.name = compiled.name
        return _figures(program, program, topology, options, _script_lines(path))
    data = read_program(path)
    text = data.decode("utf-8", "replace")
    program = _parse(data, path)
    marked, ops = with_line_locations(program)
    shown = list(operations(text))
    if [(op.function, op.name) for op in shown] != [(op.function, op.name) for op in ops]:
        raise InputError("error: %s does not have each op on a line of its own, as MLIR prints "
                         "programs; write it with gspmd-opt" % path)
    lines = {op.line: other.line for op, other in zip(ops, shown)}
    arguments_at = _argument_lines(program, text)
    return _figures(program, marked, topology, options, lambda source: lines.get(
        line_of(source)) or arguments_at.get(source, 0))


def _argument_lines(program: Program, text: str) -> dict[str, int]:
    """Returns the lines of the entry's arguments by the user's names of them."""
    table = program.shardings()
    content = text.split("\n")
    begin = next((i for i, line in enumerate(content)
                  if re.search(r"func\.func\b[^@]*@%s\(" % re.escape(table.entry), line)), 0)
    labels = {argument.name: argument.label for argument in table.arguments if argument.label}
    found: dict[str, int] = {}
    for i in range(begin, len(content)):
        if not labels:
            break
        for name in _TYPED_VALUE.findall(content[i]):
            if name in labels:
                found[labels.pop(name)] = i + 1
    return found


def _script_lines(path: str) -> Any:
    """Returns a function from a source to its line in the script; 0 for other files."""
    def line(source: str) -> int:
        fields = source.rsplit(":", 2)
        if len(fields) != 3 or os.path.abspath(fields[0]) != os.path.abspath(path):
            return 0
        return int(fields[1])
    return line


def _figures(program: Program, simulated: Program, topology: Optional[str],
             options: dict[str, Any], line: Any) -> dict[str, Any]:
    if topology is None:
        devices = 1
        for axes in program.shardings().meshes.values():
            for size in axes.values():
                devices *= size
            break
        topology = default_topology(devices) or ""
    step = simulated.simulate(topology, **options)
    found: dict[int, LineFigures] = defaultdict(lambda: LineFigures(0))
    for event in timeline.read(step).events:
        if event.track == timeline.CONTROL:
            continue
        figures = found[line(event.source)]
        seconds = event.duration * event.executions * 1e-6
        figures.seconds += seconds
        if event.track == timeline.LINKS:
            figures.network_seconds += seconds
            figures.bytes += event.arguments.get("bytes", 0.0) * event.executions
            figures.collectives += event.executions
    for number, figures in found.items():
        figures.line = number
    return {"topology": step.topology, "program": program.name, "step_seconds": step.step_seconds,
            "peak_bytes": step.peak_bytes, "capacity_bytes": step.capacity_bytes,
            "lines": [asdict(found[number]) for number in sorted(found) if number > 0]}


def write_lines(path: str, topology: Optional[str], arguments: Sequence[str],
                **options: Any) -> None:
    """Prints `line_figures` as JSON."""
    print(json.dumps(line_figures(path, topology, arguments, **options)))
