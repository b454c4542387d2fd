"""The program as a graph, with what Model Explorer shows at its nodes."""

from __future__ import annotations

from typing import Optional

import msgspec

from gspmd.explorer.messages import Graph, GraphFunction, GraphNode, GraphOperand, GraphValue, NodeData, Settings, TensorKey
from gspmd.program import Program
from gspmd.viewers.model_explorer import node_data

#: Model Explorer lays out the graph in the browser, and its memory is in proportion to the nodes.
MAX_NODES = 20_000
ENTRY = "main"
_MAX_SCOPES = 12  # around a node


class _Node(msgspec.Struct, gc=False):
    calls: list[str]
    id: int
    name: str
    op: str
    operands: list[tuple[str, int]]
    parent: Optional[int]
    results: list[GraphValue]


class _Argument(msgspec.Struct, gc=False):
    name: str
    tensor: Optional[TensorKey]
    type: str


class _Function(msgspec.Struct, gc=False):
    arguments: list[_Argument]
    name: str
    nodes: list[_Node]


class _Program(msgspec.Struct, gc=False):
    functions: list[_Function]


def graph(program: Program, settings: Settings) -> Graph:
    """Returns the functions of a program, and node data of its predicted step: shardings, memory
    and, unless the settings optimize the program, times and bytes of collectives. Raises
    InputError for a program of more than MAX_NODES ops and arguments."""
    found = msgspec.json.decode(program._graph(MAX_NODES), type=_Program)
    data = node_data(program, settings.topology, overlap=settings.overlap, layout=settings.layout)
    # The last one colors the nodes at first.
    names = ["sharding", "memory"] if settings.optimize else ["sharding", "memory", "bytes", "time"]
    functions = sorted(found.functions, key=lambda each: each.name != ENTRY)
    return Graph(functions=[_function(each) for each in functions],
                 node_data=[NodeData(name=name, graphs=data[name]) for name in names])


def _function(function: _Function) -> GraphFunction:
    nodes = [GraphNode(id="arg%d" % number, label=each.name or "%%arg%d" % number, scopes=["arguments"],
                       results=[GraphValue(tensor=each.tensor, type=each.type)])
             for number, each in enumerate(function.arguments)]
    inside: dict[int, list[str]] = {}  # the scopes of the ops in the regions of an op
    for node in function.nodes:
        scopes = node.name.split("/")[:-1][:_MAX_SCOPES]
        if not scopes and node.parent is not None:
            scopes = inside[node.parent]
        inside[node.id] = [*scopes, "%s %d" % (node.op, node.id)][:_MAX_SCOPES]
        nodes.append(GraphNode(id=str(node.id), label=node.op, scopes=scopes, calls=node.calls, results=node.results,
                               operands=[GraphOperand(node=id, result=result) for id, result in node.operands]))
    return GraphFunction(name=function.name, nodes=nodes)
