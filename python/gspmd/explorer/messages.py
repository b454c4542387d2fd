"""What the explorer's page and its server send each other.

The classes are the only description of the messages: the server decodes and validates
requests by them, and the types of the page are generated from their JSON schema
(explorer/schema.json, which `python -m gspmd.explorer.messages` prints).
"""

from __future__ import annotations

import sys
from typing import Annotated, Any, Optional, Union

import msgspec

#: The sharding of a dimension: an axis, a list of axes, None (unsharded) or "?" (open).
DimSharding = Union[str, list[str], None]


_INDEX = msgspec.Meta(ge=0)
_LIMIT = msgspec.Meta(ge=0)
#: Rows of one response: more than a screen shows, and few enough for a response of 100 KB.
_COUNT = msgspec.Meta(ge=1, le=500)


class Message(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, gc=False):
    """An object of a message. No message contains itself, so the garbage collector need not
    look for that in 10^5 of them."""


class TensorKey(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, frozen=True, gc=False):
    """A tensor as explanations name it: "%5" or "result0" of a function, and how many tensors
    of the program before edits have this name before it."""
    function: str
    name: str
    occurrence: Annotated[int, _INDEX] = 0


class Edit(Message):
    """A changed annotation; `sharding` None removes it."""
    tensor: TensorKey
    sharding: Optional[list[DimSharding]] = None


class Axis(Message):
    """An axis of the mesh."""
    name: str
    size: int


class Settings(Message):
    """What a step is predicted for."""
    topology: str
    overlap: str = "none"
    layout: str = ""
    optimize: bool = False
    #: Bytes of one device; 0: the memory of the chip.
    memory_limit: Annotated[float, _LIMIT] = 0
    #: Major to minor; None: the mesh of the program.
    mesh: Optional[list[Axis]] = None


class Variant(Message):
    """The program with changes. It determines every result."""
    settings: Settings
    #: Remove the program's own annotations before the edits.
    clear: bool = False
    edits: list[Edit] = []


class SearchRequest(Message):
    """Search for at most `time_limit` seconds."""
    variant: Variant
    time_limit: Annotated[float, _LIMIT] = 20


class TensorRequest(Message):
    variant: Variant
    tensor: TensorKey


class ItemRequest(Message):
    """An item of the collectives or reshards, which are in the order of their times."""
    variant: Variant
    index: Annotated[int, _INDEX]


class PageRequest(Message):
    """The rows from `start` on, at most `count` of them."""
    variant: Variant
    start: Annotated[int, _INDEX] = 0
    count: Annotated[int, _COUNT] = 100


class TensorsRequest(PageRequest):
    """Rows of the table of tensors.

    scope: "argument", "result", "value", "annotated" or "all".
    text: a part of the label, the name or the op, in any case.
    order: "program", "local" (largest on a device first) or "moved" (most resharding time
        first).
    tensor: its position in this table is a part of the response.
    """
    scope: str = "all"
    text: str = ""
    order: str = "program"
    tensor: Optional[TensorKey] = None


class LayerRequest(PageRequest):
    """The layers in a layer and then its tensors; `path` are the scopes of the layer."""
    path: list[str] = []


class LinesRequest(PageRequest):
    """Lines of a source."""
    source: Annotated[int, _INDEX] = 0


class FindRequest(Message):
    """Find the next line with a text, in any case, after `line` (from 1)."""
    source: Annotated[int, _INDEX]
    text: str
    line: Annotated[int, _INDEX] = 0


class CompareRequest(Message):
    left: Variant
    right: Variant


class OpenRequest(Message):
    """The program is the one that the server has."""


class SuggestRequest(Message):
    """Try changes that could help with a problem or a collective.

    goal: "memory", "collective", or "tensor"; the collective is an index of the collectives.
    """
    variant: Variant
    goal: str
    tensor: Optional[TensorKey] = None
    collective: Optional[Annotated[int, _INDEX]] = None


class ExportRequest(Message):
    """form: "specs" (PartitionSpecs of JAX), "sdy" (the program's text) or "map" (for
    --sharding-map and Program.annotate)."""
    variant: Variant
    form: str


class Tensor(Message):
    """A row of the table of tensors."""
    key: TensorKey
    #: The user's name: "params['w']"; empty if there is none.
    label: str
    #: "argument", "result", "block argument" or the name of the defining op.
    op: str
    type: str
    shape: list[int]
    dims: list[list[str]]
    bytes: float
    local_bytes: float
    #: Index of the source, and its line from 1; 0 if unknown.
    source: int = 0
    line: int = 0
    #: The line of the program's text, from 1; 0 if unknown.
    text_line: int = 0
    #: Kinds of problems, as in Problem.kind.
    problems: list[str] = []
    annotated: bool = False
    #: Bytes, seconds and number of the collectives of its reshards.
    moved_bytes: float = 0
    moved_seconds: float = 0


class TensorPage(Message):
    """Rows, the number of all rows of the table, and the number of all tensors."""
    rows: list[Tensor]
    total: int
    of: int
    #: The position of the tensor of the request; -1 if the table does not have it.
    position: int = -1


class Collective(Message):
    """All collectives of one kind, axes and location."""
    index: int
    kind: str
    axes: str
    location: str
    count: float
    bytes: float
    seconds: float
    exposed_seconds: float


class CollectivePage(Message):
    rows: list[Collective]
    total: int


class Reshard(Message):
    """A change of the sharding of a tensor and its collectives."""
    index: int
    value: str
    type: str
    before: str
    after: str
    steps: list[str]
    count: float
    bytes: float
    seconds: float
    reason: list[str]
    location: str


class ReshardPage(Message):
    rows: list[Reshard]
    total: int


class TensorDetails(Message):
    """A tensor, its reshards, and the collectives at its location: the longest of each. The
    tensor is None if the variant has none with this key."""
    tensor: Optional[Tensor]
    reshards: list[Reshard]
    collectives: list[Collective]


class CollectiveDetails(Message):
    """A collective, and the first tensors and reshards at its location."""
    collective: Collective
    tensors: list[Tensor]
    reshards: list[Reshard]


class ReshardDetails(Message):
    reshard: Reshard
    tensors: list[Tensor]


class Layer(Message):
    """The tensors whose names begin with the same scopes."""
    name: str
    tensors: int
    moved_seconds: float
    problems: list[str]


class LayerPage(Message):
    """The layers and then the tensors of the page; `total` is the number of both."""
    layers: list[Layer]
    tensors: list[Tensor]
    total: int


class Line(Message):
    """A line, and the tensor that it defines last. A long line has its beginning and end."""
    text: str
    tensor: Optional[Tensor] = None


class LinePage(Message):
    rows: list[Line]
    total: int


class Found(Message):
    """A line from 1; 0 if none has the text."""
    line: int


class GraphValue(Message):
    """A result of a node; None has no dimensions."""
    tensor: Optional[TensorKey]
    type: str


class GraphOperand(Message):
    """A result of a node that another node uses."""
    node: str
    result: int


class GraphNode(Message):
    """An op or an argument of a function.

    scopes: the layers around it, the outermost first.
    calls: the functions that it calls.
    """
    id: str
    label: str
    scopes: list[str]
    operands: list[GraphOperand] = []
    calls: list[str] = []
    results: list[GraphValue] = []


class GraphFunction(Message):
    name: str
    nodes: list[GraphNode]


class NodeData(Message):
    """Values of the nodes of each function, in Model Explorer's format of node data."""
    name: str
    graphs: dict[str, Any]


class Graph(Message):
    """The functions of the program, of which the entry is the first."""
    functions: list[GraphFunction]
    node_data: list[NodeData]


class Problem(Message):
    """kind: "conflict", "replicated", "padding" or "memory"."""
    kind: str
    text: str
    #: None if the problem is the program's.
    tensor: Optional[Tensor] = None


class Figures(Message):
    """Predictions for one device."""
    step_seconds: float
    step_error: float
    compute_seconds: float
    network_seconds: float
    exposed_seconds: float
    peak_bytes: float
    capacity_bytes: float
    fits: bool
    hfu: float
    mfu: float
    devices: int


class AliveTensor(Message):
    """A tensor that is live at the peak of memory."""
    name: str
    type: str
    role: str
    bytes: float
    tensor: Optional[Tensor] = None


class Placement(Message):
    """The dimensions of the network along which an axis of the mesh is laid out."""
    axis: str
    size: int
    dims: list[str]


class TorusDim(Message):
    name: str
    size: int
    wraps: bool


class LayerTime(Message):
    layer: str
    direction: str
    seconds: float
    exposed_seconds: float


class KindTime(Message):
    """All collectives of one kind."""
    kind: str
    bytes: float
    seconds: float


class State(Message):
    """The figures of one variant, and the first rows of short tables. The tables whose length
    depends on the program have calls of their own."""
    variant: Variant
    mesh: list[Axis]
    topology: str
    figures: Figures
    kinds: list[KindTime]
    problems: list[Problem]
    alive: list[AliveTensor]
    placement: list[Placement]
    torus: list[TorusDim]
    layers: list[LayerTime]
    notes: list[str]
    #: Seconds that the compiler and the simulator took.
    seconds: float


class Difference(Message):
    """A tensor whose shardings differ in two variants."""
    tensor: Tensor
    left: list[list[str]]
    right: list[list[str]]


class Comparison(Message):
    """Two states, and the largest tensors with different shardings; `total` is the number of
    all such tensors."""
    left: State
    right: State
    tensors: list[Difference]
    total: int


class Source(Message):
    """A file that is shown."""
    name: str
    lines: int


class Opened(Message):
    """The program, once."""
    name: str
    version: str
    sources: list[Source]
    #: Index of the source that is the program's text.
    text: int
    variant: Variant
    topologies: list[str]


class Step(Message):
    """A step of propagation: axes went from a dimension of one tensor to another's. A tensor
    without a key is a view of an operand."""
    op: str
    location: str
    before: str
    before_tensor: Optional[TensorKey]
    before_dim: int
    after: str
    after_tensor: Optional[TensorKey]
    after_dim: int
    source: int = 0
    line: int = 0


class Chain(Message):
    """Where the axes of a dimension come from."""
    dim: int
    axes: list[str]
    origin: str
    steps: list[Step]
    #: The number of steps that are omitted in the middle of `steps`.
    omitted: int = 0
    source: int = 0
    line: int = 0


class Lost(Message):
    """A proposal that the tensor did not take."""
    dim: int
    axes: list[str]
    reason: str
    text: str
    proposed: str
    winner: str


class Explanation(Message):
    sharding: str
    chains: list[Chain]
    lost: list[Lost]


class Change(Message):
    """A variant that was tried, and what it gives."""
    text: str
    variant: Variant
    step_seconds: float
    peak_bytes: float
    fits: bool
    #: Seconds of the collective of the request that are left.
    collective_seconds: float = 0


class Suggestions(Message):
    """The best first; `tried` is the number of all."""
    changes: list[Change]
    tried: int


class FrontPoint(Message):
    name: str
    mesh: list[Axis]
    step_seconds: float
    peak_bytes: float
    fits: bool


class SearchResult(Message):
    points: list[FrontPoint]
    #: The variant of the fastest result that fits.
    variant: Variant
    annotations: int
    step_seconds: float
    peak_bytes: float


class Exported(Message):
    text: str


class Progress(Message):
    """A line of a response that is not the last."""
    progress: str
    #: 0 to 1; None if unknown.
    done: Optional[float] = None


class Failure(Message):
    """The last line of a response that has no result."""
    error: str


#: The request of each address, and the last line of its response.
CALLS: dict[str, tuple[type[Message], type[Message]]] = {
    "open": (OpenRequest, Opened),
    "state": (Variant, State),
    "tensors": (TensorsRequest, TensorPage),
    "collectives": (PageRequest, CollectivePage),
    "reshards": (PageRequest, ReshardPage),
    "layer": (LayerRequest, LayerPage),
    "lines": (LinesRequest, LinePage),
    "find": (FindRequest, Found),
    "tensor": (TensorRequest, TensorDetails),
    "collective": (ItemRequest, CollectiveDetails),
    "reshard": (ItemRequest, ReshardDetails),
    "compare": (CompareRequest, Comparison),
    "explain": (TensorRequest, Explanation),
    "suggest": (SuggestRequest, Suggestions),
    "search": (SearchRequest, SearchResult),
    "export": (ExportRequest, Exported),
    "graph": (Variant, Graph),
}


def schema() -> dict[str, Any]:
    """Returns the JSON schema of all messages."""
    roots = [Progress, Failure] + [each for pair in CALLS.values() for each in pair]
    references, definitions = msgspec.json.schema_components(roots, ref_template="#/definitions/{name}")
    names = [reference["$ref"].rsplit("/", 1)[1] for reference in references]
    for definition in definitions.values():  # responses state every field
        if "properties" in definition:
            definition["required"] = list(definition["properties"])
            definition["additionalProperties"] = False
    return {"title": "Messages", "type": "object", "additionalProperties": False,
            "properties": {name: {"$ref": "#/definitions/" + name} for name in names},
            "definitions": definitions}


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(schema(), order="sorted"), indent=1))
    print()
