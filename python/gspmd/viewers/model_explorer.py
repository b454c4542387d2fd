"""Node data for Model Explorer: shardings and predictions as colors of a program's graph."""

from __future__ import annotations

import json
import math
import os
import re
from collections import defaultdict
from typing import Any, Iterable, Union

from gspmd._support.text import displayed, shortened
from gspmd.program import Program
from gspmd.shardings import ShardedValue, ShardingTable
from gspmd.viewers import timeline
from gspmd.viewers.operations import MARK, Operation, line_of, with_line_locations

_COLORS = ["#a6cee3", "#fdbf6f", "#b2df8a", "#fb9a99", "#cab2d6", "#ffff99", "#8dd3c7", "#fccde5",
           "#d9d9d9", "#bebada"]
_GRADIENT = [{"stop": 0, "bgColor": "#ffffff", "textColor": "#000000"},
             {"stop": 1, "bgColor": "#e15759", "textColor": "#000000"}]
_OTHER_COLOR = "#eeeeee"
_MAX_SHARDING = 1000  # characters of the shardings of a node

#: Results of a function's nodes, by node id.
_Results = dict[str, dict[str, Any]]


def node_data(program: Program, topology: str, **options: Any) -> dict[str, dict[str, Any]]:
    """Returns node data by name, each an object for one JSON file of Model Explorer:
    "sharding" (of the results, as text), "time" (predicted seconds of a step), "bytes" (that
    its collectives deliver to a device) and "memory" (bytes of the results on a device).

    program: an unpartitioned program. Its graph in Model Explorer is that of the file from
        which it was loaded, or that `Program.write` wrote.
    topology, options: as of `Program.simulate`.

    Nodes are those that Model Explorer makes of an MLIR file: the arguments, and the ops of
    each function in order. The time of a kernel of several ops is that of its main op. Raises
    InputError, as `simulate` does.
    """
    marked, ops = with_line_locations(program)
    table = marked.shardings()
    simulation = marked.simulate(topology, **options)
    seconds: dict[str, float] = defaultdict(float)
    for event in timeline.read(simulation).events:
        if event.track != timeline.CONTROL:
            seconds[event.source] += event.duration * event.executions * 1e-6
    delivered: dict[str, float] = defaultdict(float)
    for collective in simulation.collectives:
        delivered[collective.source] += collective.bytes
    values = _values_by_node(table, ops)
    sharding, memory = _shardings(values), _memory(table, values)
    return {
        "sharding": _graphs(sharding, showExpandedSummaryOnGroupNode=True),
        "time": _graphs(_numbers(table, ops, seconds), gradient=_GRADIENT),
        "bytes": _graphs(_numbers(table, ops, delivered), gradient=_GRADIENT),
        "memory": _graphs(memory, gradient=_GRADIENT),
    }


def save_node_data(program: Program, topology: str, prefix: Union[str, "os.PathLike[str]"],
                   **options: Any) -> list[str]:
    """Writes node data to PREFIX.sharding.json, PREFIX.time.json, PREFIX.bytes.json and
    PREFIX.memory.json, and returns these paths. Raises OSError if that fails.

    prefix: the beginning of the files' paths.
    program, topology, options: as of `node_data`.
    """
    paths = []
    for name, data in node_data(program, topology, **options).items():
        paths.append("%s.%s.json" % (os.fspath(prefix), name))
        with open(paths[-1], "w") as f:
            json.dump(data, f, indent=1)
    return paths


def _graphs(results: dict[str, _Results], **options: Any) -> dict[str, Any]:
    return {function: {"results": nodes, **options} for function, nodes in results.items() if nodes}


def _numbers(table: ShardingTable, ops: list[Operation],
             of_source: dict[str, float]) -> dict[str, _Results]:
    """Returns numbers of sources by node. The source of what arguments cause is their name."""
    nodes = {value.label: (table.entry, node)
             for node, value in _argument_nodes(table) if value.label}
    by_line = {op.line: (op.function, str(op.index)) for op in ops}
    results: dict[str, _Results] = defaultdict(dict)
    for source, number in of_source.items():
        node = by_line.get(line_of(source)) or nodes.get(source)
        if node is not None:
            result = results[node[0]].setdefault(node[1], {"value": 0.0})
            result["value"] += number
    return results


def _argument_nodes(table: ShardingTable) -> Iterable[tuple[str, ShardedValue]]:
    """Yields the node ids of the arguments: "arg0". Arguments without a sharding are not in
    the table; their names have their numbers."""
    for value in table.arguments:
        if re.fullmatch(r"%arg\d+", value.name):
            yield value.name[1:], value


def _values_by_node(table: ShardingTable,
                    ops: list[Operation]) -> dict[tuple[str, str], list[ShardedValue]]:
    """Returns the results of each node, by its function and id. A function that is called
    several times has several copies, of which the first one counts."""
    by_line = {op.line: op for op in ops}
    found: dict[tuple[str, str], dict[str, ShardedValue]] = defaultdict(dict)
    copies: dict[tuple[str, str], str] = {}
    for node, argument in _argument_nodes(table):
        found[(table.entry, node)][argument.name] = argument
    for value in table:
        op = by_line.get(value.line or 0) if value.file == MARK else None
        if op is None or value.kind in ("argument", "result", "block argument"):
            continue
        key = (op.function, str(op.index))
        if copies.setdefault(key, value.function) == value.function:
            found[key][value.name] = value
    return {key: list(values.values()) for key, values in found.items()}


def _shardings(values: dict[tuple[str, str], list[ShardedValue]]) -> dict[str, _Results]:
    results: dict[str, _Results] = defaultdict(dict)
    counts: dict[str, int] = defaultdict(int)
    texts = {key: displayed(shortened(" ".join(dict.fromkeys(value.sharding for value in of_node)),
                                      _MAX_SHARDING))
             for key, of_node in values.items()}
    for text in texts.values():
        counts[text] += 1
    ranked = sorted(counts, key=lambda text: (-counts[text], text))
    colors = dict(zip(ranked, _COLORS))
    for (function, node), text in texts.items():
        results[function][node] = {"value": text, "bgColor": colors.get(text, _OTHER_COLOR),
                                   "textColor": "#000000"}
    return results


def _memory(table: ShardingTable,
            values: dict[tuple[str, str], list[ShardedValue]]) -> dict[str, _Results]:
    results: dict[str, _Results] = defaultdict(dict)
    for (function, node), of_node in values.items():
        results[function][node] = {"value": sum(_local_bytes(table, value) for value in of_node)}
    return results


def _local_bytes(table: ShardingTable, value: ShardedValue) -> float:
    shape = [max(size, 1) for size in value.shape]
    local = math.prod(-(-size // count) for size, count in zip(shape, table.num_shards(value)))
    return value.bytes / math.prod(shape) * local
