"""HTML of programs and simulations for notebooks, without scripts."""

from __future__ import annotations

import html
import math
from typing import TYPE_CHECKING, Optional, Sequence

from gspmd._errors import GspmdError
from gspmd.simulation import Simulation, default_topology

if TYPE_CHECKING:
    from gspmd.program import Program
    from gspmd.shardings import ShardedValue, ShardingTable

_COLORS = ["#4e79a7", "#f28e2b", "#59a14f", "#e15759", "#76b7b2", "#edc948", "#b07aa1",
           "#9c755f"]
_MOST_TILES = 8      # along each dimension of a picture
_MOST_TENSORS = 8
_MOST_LINES = 12


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


def table_html(head: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    def cells(tag: str, values: Sequence[object]) -> str:
        return "".join("<%s style='text-align:left'>%s</%s>" % (tag, html.escape(str(v)), tag)
                       for v in values)
    # On a narrow screen the table scrolls instead of the page.
    return "<div style='overflow-x:auto;overflow-wrap:normal'><table><tr>%s</tr>%s</table></div>" % (
        cells("th", head), "".join("<tr>%s</tr>" % cells("td", row) for row in rows))


def frame(page: str, height: int = 640) -> str:
    """Returns a page in an iframe."""
    return ('<iframe srcdoc="%s" style="width:100%%;height:%dpx;border:1px solid #ccc">'
            "</iframe>" % (html.escape(page, quote=True), height))


def tiles_svg(value: "ShardedValue", counts: tuple[int, ...]) -> str:
    """Returns a picture of the last two dimensions with one colored tile per shard.
    `counts` are the numbers of shards of all dimensions."""
    shape = ((1, 1) + value.shape)[-2:]
    shards = ((1, 1) + counts)[-2:]
    height, width = (max(1, s) for s in shape)
    scale = 110 / max(width, height)
    w, h = max(14, width * scale), max(14, height * scale)
    rows, columns = (min(p, _MOST_TILES) for p in shards)
    rects = "".join(
        '<rect x="%.1f" y="%.1f" width="%.1f" height="%.1f" fill="%s" stroke="white"/>'
        % (c * w / columns, r * h / rows, w / columns, h / rows,
           _COLORS[(r * columns + c) % len(_COLORS)])
        for r in range(rows) for c in range(columns))
    more = "" if (rows, columns) == tuple(shards) else \
        '<text x="2" y="%.1f" font-size="10">%d x %d</text>' % (h + 11, *shards)
    return '<svg width="%.0f" height="%.0f">%s%s</svg>' % (w, h + (14 if more else 0), rects, more)


def _tensors_html(table: "ShardingTable") -> str:
    seen, figures = set(), []
    for value in sorted(table, key=lambda v: -v.bytes):
        key = (value.type, value.sharding)
        if key in seen or not value.sharding:
            continue
        seen.add(key)
        counts = table.num_shards(value)
        figures.append(
            "<div style='display:inline-block;margin:6px;vertical-align:top;max-width:190px;"
            "font-size:11px'>%s<br><b>%s</b><br>%s<br><code>%s</code><br>%s, %s each</div>"
            % (tiles_svg(value, counts), html.escape(value.label or value.name),
               html.escape(value.type), html.escape(value.sharding), bytes_text(value.bytes),
               bytes_text(value.bytes / max(1, math.prod(counts)))))
        if len(figures) == _MOST_TENSORS:
            break
    return "".join(figures)


def _memory_html(simulation: Simulation) -> str:
    """Returns peak memory as a bar of the tensors that are alive at the peak."""
    peak = simulation.peak_bytes or 1
    alive = simulation.data["alive_at_peak"]
    bars, shown = "", 0.0
    for i, tensor in enumerate(alive[:_MOST_LINES]):
        shown += tensor["bytes"]
        bars += ("<div title='%s' style='display:inline-block;height:18px;width:%.2f%%;"
                 "background:%s'></div>" % (
                     html.escape("%(name)s : %(type)s, %(role)s" % tensor, quote=True),
                     100 * tensor["bytes"] / peak, _COLORS[i % len(_COLORS)]))
    rest = max(0.0, 100 * (1 - shown / peak))
    return ("<div style='width:480px;max-width:100%%;box-sizing:border-box;white-space:nowrap;"
            "font-size:0;border:1px solid #999'>%s"
            "<div style='display:inline-block;height:18px;width:%.2f%%;background:#ddd'></div>"
            "</div>" % (bars, rest))


def step_of(program: "Program") -> Optional[Simulation]:
    """Simulates a step on as many chips as the program has devices: collectives and
    peak memory hardly depend on the chip. Returns None if that fails."""
    try:
        devices = program.compile().num_devices if program.is_partitioned else \
            math.prod(_largest_mesh(program).values())
        topology = default_topology(devices)
        return program.simulate(topology) if topology else None
    except GspmdError:
        return None


def _largest_mesh(program: "Program") -> dict[str, int]:
    meshes = list(program.shardings().meshes.values())
    return max(meshes, key=lambda m: math.prod(m.values()), default={})


def program_html(program: "Program") -> str:
    """Returns the mesh, the largest tensors, collectives by source line, and peak memory."""
    blocks = ["<b>%s</b>" % html.escape(program.name)]
    if not program.is_partitioned:
        table = program.shardings()
        for name, axes in table.meshes.items():
            blocks.append("mesh <code>@%s</code>: %s, %d devices" % (
                html.escape(name), ", ".join("%s=%d" % a for a in axes.items()) or "no axes",
                math.prod(axes.values())))
        blocks.append(_tensors_html(table))
    simulation = step_of(program)
    if simulation is not None:
        rows = [(c.source or "-", c.kind, c.axes, "%g" % c.count, bytes_text(c.bytes))
                for c in simulation.collectives[:_MOST_LINES]]
        if rows:
            blocks.append(table_html(["source", "collective", "axes", "times", "bytes"], rows))
        blocks.append("peak memory of a device: %s" % bytes_text(simulation.peak_bytes))
        blocks.append(_memory_html(simulation))
    return "".join("<div style='margin:4px 0;overflow-wrap:anywhere'>%s</div>" % b for b in blocks)
