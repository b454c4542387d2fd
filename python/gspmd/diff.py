"""Differences between two annotations or two layouts."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Iterator, Optional, Union

from gspmd._support import html as _html
from gspmd._support.text import displayed
from gspmd.notebook import bytes_text, seconds_text, step_of, table_html
from gspmd.program import Program
from gspmd.simulation import Simulation


@dataclass
class Diff:
    """`shardings`: (value, in a, in b) where they differ; `collectives`: (kind and
    axes, source line, bytes in a, bytes in b) where they differ; `figures`: (name, in a,
    in b) of the step. `str` and notebooks show all."""
    shardings: list[tuple[str, str, str]] = field(default_factory=list)
    collectives: list[tuple[str, str, float, float]] = field(default_factory=list)
    figures: list[tuple[str, str, str]] = field(default_factory=list)

    def __bool__(self) -> bool:
        """Returns True if anything is different."""
        return bool(self.shardings or self.collectives or
                    any(a != b for _, a, b in self.figures))

    def _tables(self) -> Iterator[tuple[list[str], list[Any]]]:
        if self.shardings:
            yield ["value", "sharding in a", "in b"], self.shardings
        if self.collectives:
            yield ["collective", "source", "bytes in a", "in b"], [
                (what, line, bytes_text(a) if a else "-", bytes_text(b) if b else "-")
                for what, line, a, b in self.collectives]
        if self.figures:
            yield ["step", "a", "b"], self.figures

    def __str__(self) -> str:
        if not self:
            return "no difference"
        tables = []
        for head, rows in self._tables():
            table = [head] + [[displayed(str(value)) for value in r] for r in rows]
            widths = [max(len(r[i]) for r in table) for i in range(len(head))]
            tables.append("\n".join("  ".join(c.ljust(w) for c, w in zip(r, widths)).rstrip()
                                    for r in table))
        return "\n\n".join(tables)

    __repr__ = __str__

    def _repr_html_(self) -> str:
        if not self:
            return _html.render("same")
        return "".join(table_html(head, rows) for head, rows in self._tables())


def diff(a: Union[Program, Simulation], b: Union[Program, Simulation],
         topology: Optional[str] = None) -> Diff:
    """Compares two programs (annotations) or two simulations (layouts, topologies).

    Values are matched by the user's names of arguments and results, and by the source
    location of ops. Steps are simulated on `topology`, or on as many chips as each
    program has devices. Raises InputError for a program that cannot be completed or
    simulated on `topology`, TypeError for anything else.
    """
    result = Diff()
    if isinstance(a, Program) and isinstance(b, Program):
        if not a.is_partitioned and not b.is_partitioned:
            result.shardings = _shardings(a, b)
        steps: list[Optional[Simulation]] = [
            p.simulate(topology) if topology else step_of(p) for p in (a, b)]
    elif isinstance(a, Simulation) and isinstance(b, Simulation):
        steps = [a, b]
    else:
        raise TypeError("two programs or two simulations can be compared, not %s and %s"
                        % (type(a).__name__, type(b).__name__))
    left, right = steps
    if left is not None and right is not None:
        result.collectives = _collectives(left, right)
        result.figures = [
            ("time", seconds_text(left.step_seconds), seconds_text(right.step_seconds)),
            ("cores wait", seconds_text(left.data["exposed_seconds"]),
             seconds_text(right.data["exposed_seconds"])),
            ("peak memory", bytes_text(left.peak_bytes), bytes_text(right.peak_bytes))]
    return result


def _keyed(program: Program) -> dict[tuple[Any, ...], tuple[str, str]]:
    """Returns the name and sharding of each value under a key that does not depend on
    annotations: function, label, op and type, and the number among equal ones."""
    seen: dict[tuple[Any, ...], int] = {}
    values = {}
    for v in program.shardings():
        what = (v.function, v.label or v.name if v.kind in ("argument", "result") else v.label,
                v.kind, v.type)
        seen[what] = seen.get(what, 0) + 1
        values[what + (seen[what],)] = (v.label or v.name, v.sharding)
    return values


def _shardings(a: Program, b: Program) -> list[tuple[str, str, str]]:
    left, right = _keyed(a), _keyed(b)
    return [(name, sharding or "-", right[key][1] or "-")
            for key, (name, sharding) in left.items()
            if key in right and right[key][1] != sharding]


def _collectives(a: Simulation, b: Simulation) -> list[tuple[str, str, float, float]]:
    def by_line(simulation: Simulation) -> dict[tuple[str, str], float]:
        sums: dict[tuple[str, str], float] = {}
        for c in simulation.collectives:
            key = ("%s over %s" % (c.kind, c.axes), c.source)
            sums[key] = sums.get(key, 0) + c.bytes
        return sums
    left, right = by_line(a), by_line(b)
    return [(what, line, left.get((what, line), 0), right.get((what, line), 0))
            for what, line in dict.fromkeys([*left, *right])
            if left.get((what, line), 0) != right.get((what, line), 0)]
