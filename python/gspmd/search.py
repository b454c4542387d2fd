"""Annotations that are found by themselves."""

from __future__ import annotations

import json
from ctypes import byref
from typing import Any, Optional

from gspmd._errors import InputError
from gspmd._library import Handle, Sink, check, context, lib, texts_of
from gspmd.program import Program


class Search:
    """What a search found. `str` of it is the table that gspmd-search prints."""

    def __init__(self, program: Program, table: str, data: dict[str, Any]):
        #: The program with the annotations.
        self.program = program
        self._table = table
        #: Everything, as `gspmd-search --stats` writes it (docs/search.md).
        self.data = data

    @property
    def mesh(self) -> dict[str, int]:
        """Sizes of the mesh's axes by name, major to minor."""
        return dict(self.data["mesh"])

    @property
    def shardings(self) -> dict[str, list[Any]]:
        """For each annotated argument an entry per dimension of its shape: an axis, a
        list of axes, or None. `Program.annotate` takes them with `mesh`."""
        return dict(self.data["shardings"])

    @property
    def annotations(self) -> list[dict[str, Any]]:
        """One for all arguments, or values inside, that share it: `name` of the first,
        `num_arguments`, `inside`, `sharding` as in `shardings`, `step_without_seconds` (None
        where it was not simulated), `for_memory` (without it the program does not fit)."""
        return list(self.data["annotations"])

    @property
    def layouts(self) -> list[dict[str, Any]]:
        """What else was looked at: `name` ("data parallel", ...; "seen" for the front of
        time against memory, fastest first), `mesh`, `step_seconds`, `peak_bytes`,
        `fits`, `recomputes`."""
        return list(self.data["layouts"])

    @property
    def step_seconds(self) -> float:
        """Seconds that a step is predicted to take."""
        return float(self.data["step_seconds"])

    @property
    def peak_bytes(self) -> float:
        """Memory of one device at its peak, in bytes."""
        return float(self.data["peak_bytes"])

    def __str__(self) -> str:
        return self._table

    def __repr__(self) -> str:
        return "<gspmd.Search %s: %d annotations, %.4g s>" % (
            "x".join(str(size) for size in self.mesh.values()),
            len(self.data["annotations"]), self.step_seconds)


def search(program: Program, topology: str, *, mesh: Optional[dict[str, int]] = None,
           dim: Optional[dict[str, int]] = None, memory_limit: float = 0, time_limit: float = 60,
           keep_annotations: bool = False, recompute: bool = False, optimize: bool = False,
           overlap: str = "none", layout: str = "", kernel_costs: str = "", entry: str = "main",
           report: str = "", alternatives: int = 5) -> Search:
    """A mesh and shardings of a program's arguments that make its step short.

    program: what `lower`, `load` or `from_torch` gives; its annotations are dropped.
    topology: the chips, as of `Program.simulate`: "v4:4x4x4".
    mesh: sizes of axes by name, major to minor; default: up to three axes are chosen.
    dim: sizes of symbolic dimensions (jax.export): {"b": 64, "s": 2048}.
    memory_limit: bytes of one device; default: what the hardware has.
    time_limit: seconds after which the best so far is given.
    keep_annotations: what the program says stays as it is, on its own mesh.
    recompute: what does not fit is tried with values that are computed again, as
        `Program.optimize` does it: `data["recomputes"]` tells where that was needed.
    optimize: of the fastest found that is taken which is fastest when `Program.optimize`
        makes its collectives cheaper; the layout "found, optimized" tells its step.
    overlap, layout, kernel_costs, entry: as of `Program.simulate`.
    report: a file for a page of the found step, its annotations and other layouts.
    alternatives: rows in `str(found)` of other layouts: less memory for more time;
        `found.layouts` has all of them.

    Raises InputError, and ExecutionError where nothing that was found fits into the
    memory.
    """
    options = lib.SearchOptionsGetDefault()
    axes, sizes = (",".join("%s=%d" % each for each in (named or {}).items())
                   for named in (mesh, dim))
    if not 0 <= alternatives < 2**32:
        raise InputError("alternatives should be a number of rows that is not negative")
    texts = texts_of(entry=entry, topology=topology, layout=layout, overlap=overlap,
                     kernel_costs=kernel_costs, mesh=axes, dim=sizes, report=report)
    (options.simulate.entry, options.simulate.topology, options.simulate.axis_layout,
     options.simulate.overlap, options.simulate.kernel_costs,
     options.mesh, options.dims, options.report) = (t.ref for t in texts)
    options.memory_limit, options.time_limit = memory_limit, time_limit
    options.alternatives = alternatives
    options.keep_annotations, options.recompute, options.optimize = \
        keep_annotations, recompute, optimize
    result, table, data = Handle(), Sink(), Sink()
    with context:
        check(lib.ProgramSearch(program._handle, byref(options), byref(result),
                                table.callback, data.callback, None))
    return Search(Program(result, program._signature, program.name), table.text(),
                  json.loads(data.text()))
