"""Search for annotations."""

from __future__ import annotations

import json
from ctypes import byref
from typing import Any, Optional

from gspmd._support.conversion import sizes_of
from gspmd._support.errors import InputError
from gspmd._support.library import Handle, Sink, check, context, lib, texts_of
from gspmd._support.text import displayed
from gspmd.program import Program


class Search:
    """The result of a search. `str` returns the table of gspmd-search."""

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
        """One entry per annotation of arguments or intermediate values that share it: `name`
        of the first, `num_arguments`, `inside`, `sharding` as in `shardings`,
        `step_without_seconds` (None if not simulated), `for_memory` (the program does not
        fit without it)."""
        return list(self.data["annotations"])

    @property
    def layouts(self) -> list[dict[str, Any]]:
        """The other layouts: `name` ("data parallel", ...; "pareto" for the Pareto front of
        time and memory, fastest first), `mesh`, `step_seconds`, `peak_bytes`, `fits`,
        `recomputes`."""
        return list(self.data["layouts"])

    @property
    def step_seconds(self) -> float:
        """The predicted time of a step in seconds."""
        return float(self.data["step_seconds"])

    @property
    def peak_bytes(self) -> float:
        """Memory of one device at its peak, in bytes."""
        return float(self.data["peak_bytes"])

    def __str__(self) -> str:
        return displayed(self._table)

    def __repr__(self) -> str:
        return "<gspmd.Search %s: %d annotations, %.4g s>" % (
            "x".join(str(size) for size in self.mesh.values()),
            len(self.data["annotations"]), self.step_seconds)


def search(program: Program, topology: str, *, mesh: Optional[dict[str, int]] = None,
           dim: Optional[dict[str, int]] = None, memory_limit: float = 0, time_limit: float = 60,
           keep_annotations: bool = False, recompute: bool = False, optimize: bool = False,
           overlap: str = "none", layout: str = "", kernel_costs: str = "", entry: str = "main",
           report: str = "", alternatives: int = 5) -> Search:
    """Searches for a mesh and shardings of arguments that minimize the step time.

    program: a result of `lower`, `load` or `from_torch`; its annotations are dropped.
    topology: the chips, as of `Program.simulate`: "v4:4x4x4".
    mesh: sizes of axes by name, major to minor; default: the search chooses up to three.
    dim: sizes of symbolic dimensions (jax.export): {"b": 64, "s": 2048}.
    memory_limit: bytes of memory of one device; default: that of the hardware.
    time_limit: seconds after which the best result so far is returned.
    keep_annotations: keep the program's annotations and its mesh.
    recompute: try rematerialization for programs that do not fit, as `Program.optimize`
        does; `data["recomputes"]` reports it.
    optimize: of the fastest results, select the one that is fastest after
        `Program.optimize`; the layout "found, optimized" has its step.
    overlap, layout, kernel_costs, entry: as of `Program.simulate`.
    report: a file for the report of the step, its annotations and other layouts.
    alternatives: rows in `str(found)` of layouts with less memory and more time;
        `found.layouts` has all of them.

    Raises InputError, and ExecutionError if no result fits into memory.
    """
    options = lib.SearchOptionsGetDefault()
    axes, sizes = (",".join("%s=%d" % each for each in sizes_of(option, named or {}).items())
                   for option, named in (("mesh", mesh), ("dim", dim)))
    if not 0 <= alternatives < 2**32:
        raise InputError("error: alternatives: expected a number of rows from 0 to 2**32 - 1, found %r"
                         % (alternatives,))
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
