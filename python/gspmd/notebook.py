"""HTML of programs and simulations for notebooks, without scripts."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Optional, Sequence

from gspmd._support import html as _html
from gspmd._support.errors import GspmdError
from gspmd.simulation import Simulation, default_topology

if TYPE_CHECKING:
    from markupsafe import Markup

    from gspmd.program import Program
    from gspmd.shardings import ShardedValue, ShardingTable

_COLORS = ["#4e79a7", "#f28e2b", "#59a14f", "#e15759", "#76b7b2", "#edc948", "#b07aa1",
           "#9c755f"]
_MAX_TILES = 8      # along each dimension of a picture
_MAX_TENSORS = 8
_MAX_LINES = 12
_MAX_MESHES = 8
_MAX_AXES = 16


def bytes_text(count: float) -> str:
    for unit in ("B", "KiB", "MiB", "GiB"):
        if count < 1024:
            return "%.4g %s" % (count, unit)
        count /= 1024
    return "%.4g TiB" % count


def seconds_text(seconds: float) -> str:
    for limit, factor, unit in ((1e-3, 1e6, "us"), (1, 1e3, "ms")):
        if seconds < limit:
            return "%.4g %s" % (seconds * factor, unit)
    return "%.4g s" % seconds


def table_html(head: Sequence[str], rows: Sequence[Sequence[object]]) -> Markup:
    return _html.render("table", head=head, rows=rows)


def frame(page: str, height: int = 640) -> Markup:
    """Returns a page in a frame of its own."""
    return _html.render("frame", page=page, height=height)


def tiles_svg(value: ShardedValue, counts: tuple[int, ...]) -> Markup:
    """Returns a picture of the last two dimensions with one colored tile per shard.
    `counts` are the numbers of shards of all dimensions."""
    shape = ((1, 1) + value.shape)[-2:]
    shards = ((1, 1) + counts)[-2:]
    height, width = (max(1, s) for s in shape)
    scale = 110 / max(width, height)
    w, h = max(14, width * scale), max(14, height * scale)
    rows, columns = (min(p, _MAX_TILES) for p in shards)
    tiles = [{"x": c * w / columns, "y": r * h / rows, "width": w / columns, "height": h / rows,
              "color": _COLORS[(r * columns + c) % len(_COLORS)]}
             for r in range(rows) for c in range(columns)]
    more = "" if (rows, columns) == tuple(shards) else "%d x %d" % shards
    return _html.render("tiles", width=w, height=h + (14 if more else 0), tiles=tiles, more=more)


def _figures(table: ShardingTable) -> list[dict[str, Any]]:
    """Returns the largest tensors, one of each type and sharding."""
    seen, figures = set(), []
    for value in sorted(table, key=lambda v: -v.bytes):
        key = (value.type, value.sharding)
        if key in seen or not value.sharding:
            continue
        seen.add(key)
        counts = table.num_shards(value)
        figures.append({
            "tiles": tiles_svg(value, counts), "name": value.label or value.name,
            "type": value.type, "sharding": value.sharding, "bytes": bytes_text(value.bytes),
            "local_bytes": bytes_text(value.bytes / max(1, math.prod(counts)))})
        if len(figures) == _MAX_TENSORS:
            break
    return figures


def _meshes(table: ShardingTable) -> list[dict[str, Any]]:
    return [{"name": name, "axes": list(axes.items())[:_MAX_AXES],
             "num_hidden": max(0, len(axes) - _MAX_AXES), "devices": math.prod(axes.values())}
            for name, axes in list(table.meshes.items())[:_MAX_MESHES]]


def _memory(simulation: Simulation) -> dict[str, Any]:
    """Returns the peak as a bar of the tensors that are live there."""
    peak = simulation.peak_bytes or 1
    alive = simulation.data["alive_at_peak"][:_MAX_LINES]
    bars = [{"name": tensor["name"], "type": tensor["type"], "role": tensor["role"],
             "percent": 100 * tensor["bytes"] / peak, "color": _COLORS[i % len(_COLORS)]}
            for i, tensor in enumerate(alive)]
    shown = sum(tensor["bytes"] for tensor in alive)
    return {"peak": bytes_text(simulation.peak_bytes), "bars": bars,
            "rest_percent": max(0.0, 100 * (1 - shown / peak))}


def step_of(program: Program) -> Optional[Simulation]:
    """Simulates on as many chips as the program has devices: collectives and the
    peak of memory hardly depend on which. None where it cannot be simulated."""
    try:
        devices = program.compile().num_devices if program.is_partitioned else \
            math.prod(_largest_mesh(program).values())
        topology = default_topology(devices)
        return program.simulate(topology) if topology else None
    except GspmdError:
        return None


def _largest_mesh(program: Program) -> dict[str, int]:
    meshes = list(program.shardings().meshes.values())
    return max(meshes, key=lambda m: math.prod(m.values()), default={})


def program_html(program: Program) -> Markup:
    """Returns the mesh, the largest shardings as tiles, the collectives by source line, and a memory bar."""
    table = None if program.is_partitioned else program.shardings()
    simulation = step_of(program)
    rows = [] if simulation is None else [
        (c.source or "-", c.kind, c.axes, "%g" % c.count, bytes_text(c.bytes))
        for c in simulation.collectives[:_MAX_LINES]]
    return _html.render(
        "program", name=program.name, meshes=[] if table is None else _meshes(table),
        figures=[] if table is None else _figures(table),
        step=None if simulation is None else _memory(simulation),
        collectives=table_html(["source", "collective", "axes", "times", "bytes"], rows)
        if rows else None)
