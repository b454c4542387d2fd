"""The ops of a program's text, and a text whose locations are its own lines."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Iterator, Optional

from gspmd.program import Program, _parse

#: The file of the locations of `with_line_locations`.
MARK = "gspmd-line"

_FUNCTION = re.compile(r"\s*func\.func\s+(?:public\s+|private\s+|nested\s+)?@(\"[^\"]*\"|[\w$.-]+)")
_OP = re.compile(r"(\s*)(?:%[\w$.-]+(?::\d+)?(?:, %[\w$.-]+(?::\d+)?)* = )?"
                 r"(\"[\w.$]+\"|[a-z_]\w*(?:\.[\w$]+)+|(?:return|call)\b)(?:[ (<]|$)")
_CLOSING = re.compile(r"(\s*)\}")
_APPLIES = re.compile(r"\) applies [\w.]+ ")
_STRING = r"\"(?:[^\"\\]|\\.)*\""
_LOCATION = " loc("  # after an op, to the end of its line
_NAMED = re.compile(r"(%s)(?:\(.*\))?$" % _STRING)


@dataclass(frozen=True)
class Operation:
    """An op in the text of a program."""
    function: str
    name: str     #: with its dialect
    line: int     #: from 1
    index: int    #: its index among the ops of the function, an op before those inside of it
    indent: int


def operations(text: str) -> Iterator[Operation]:
    """Yields the ops inside of functions, in the order of a text that MLIR printed."""
    function, index = "", 0
    for line, content in enumerate(text.split("\n"), 1):
        begun = _FUNCTION.match(content)
        if begun:
            function, index = begun[1].strip('"'), 0
            continue
        found = _OP.match(content) if function else None
        if found is None:
            continue
        name = {"return": "func.return", "call": "func.call"}.get(found[2], found[2].strip('"'))
        yield Operation(function, name, line, index, len(found[1]))
        # "reduce ... applies add" has an op and a return inside.
        index += 3 if _APPLIES.search(content) else 1


def with_line_locations(program: Program) -> tuple[Program, list[Operation]]:
    """Returns the program with locations that are its own lines, and its ops. Names of scopes
    in locations are kept, since predictions depend on them."""
    lines = program.text(locations=True).split("\n")
    ops = list(operations("\n".join(lines)))
    names = {}
    for content in lines:
        alias = re.match(r"(#loc\d*) = loc\((.*)\)$", content)
        if alias:
            names[alias[1]] = _name_of(alias[2])
    by_line = {op.line: op for op in ops}
    open_ops: dict[int, Operation] = {}  # by indentation; those with regions end later
    for index, content in enumerate(lines):
        op = by_line.get(index + 1)
        if op is not None:
            open_ops[op.indent] = op
        closing = _CLOSING.match(content)
        owner = op or (open_ops.get(len(closing[1])) if closing else None)
        begin = content.find(_LOCATION)
        if owner is None or begin < 0 or not content.endswith(")"):
            continue
        location = content[begin + len(_LOCATION):-1]
        name = names.get(location) if location.startswith("#") else _name_of(location)
        place = '"%s":%d:1' % (MARK, owner.line)
        lines[index] = content[:begin] + " loc(%s)" % (
            "%s(%s)" % (name, place) if name else place)
    marked = _parse("\n".join(lines), program.name, program._signature)
    return marked, ops


def _name_of(location: str) -> Optional[str]:
    """Returns the quoted name of `"name"` or `"name"(...)`; None for other locations."""
    found = _NAMED.match(location)
    return found[1] if found else None


def line_of(source: str) -> int:
    """Returns the line of a location as the simulator prints it; 0 if it has none."""
    found = re.match(r"%s:(\d+):\d+$" % MARK, source)
    return int(found[1]) if found else 0
