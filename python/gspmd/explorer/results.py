"""The result of a variant: its tables in full, of which the page gets the visible rows."""

from __future__ import annotations

import dataclasses
from typing import Callable, Iterable, Optional, TypeVar

from gspmd._support.errors import InputError
from gspmd.explorer.messages import (AliveTensor, Axis, Collective, CollectiveDetails, CollectivePage, Difference,
                                     Figures, KindTime, Layer, LayerPage, LayerRequest, LayerTime, PageRequest,
                                     Placement, Problem, Reshard, ReshardDetails, ReshardPage, State, Tensor,
                                     TensorDetails, TensorKey, TensorPage, TensorsRequest, TorusDim, Variant)

_SHOWN_ALIVE = 25         # of a state
_SHOWN_LAYER_TIMES = 12
_SHOWN_TENSORS = 30       # of a collective
_SHOWN_OF_RESHARD = 5
_SHOWN_AT_TENSOR = 12     # collectives, and reshards
_SHOWN_DIFFERENCES = 100
_MAX_SCOPES = 12         # of a layer

Item = TypeVar("Item")

_SCOPES: dict[str, Callable[[Tensor], bool]] = {
    "all": lambda tensor: True,
    "annotated": lambda tensor: tensor.annotated,
    "argument": lambda tensor: tensor.op == "argument",
    "result": lambda tensor: tensor.op == "result",
    "value": lambda tensor: tensor.op not in ("argument", "result"),
}
_ORDERS: dict[str, Optional[Callable[[Tensor], float]]] = {
    "program": None,
    "local": lambda tensor: -tensor.local_bytes,
    "moved": lambda tensor: -tensor.moved_seconds,
}


class _Scope:
    """The tensors and the scopes in a scope of names."""

    def __init__(self) -> None:
        self.children: dict[str, _Scope] = {}
        self.tensors: list[Tensor] = []
        self.count, self.moved_seconds = 0, 0.0
        self.problems: dict[str, None] = {}


def _choice(choices: dict[str, Item], name: str, what: str) -> Item:
    if name not in choices:
        raise InputError("error: unknown %s '%s'; expected %s" % (what, name, ", ".join(choices)))
    return choices[name]


def _scopes_of(tensor: Tensor) -> list[str]:
    """Returns the layers that a tensor is in, the outermost first."""
    if tensor.op == "argument":
        return [tensor.key.function, "arguments"]
    scopes = tensor.label.split("/") if tensor.label else ["(no name)"]
    return [tensor.key.function, *(scopes[:-1] if len(scopes) > 1 else scopes)][:_MAX_SCOPES]


@dataclasses.dataclass
class Result:
    """The tables of one variant. Numbers of tensors are indices of `tensors`; the tensors of
    a collective, a reshard or a row of `alive` are at the same index of the corresponding list."""

    variant: Variant
    mesh: list[Axis]
    topology: str
    figures: Figures
    tensors: list[Tensor]
    places: dict[str, list[int]]
    collectives: list[Collective]
    at_collective: list[list[int]]
    reshards: list[Reshard]
    of_reshard: list[list[int]]
    alive: list[AliveTensor]
    alive_tensor: list[int]
    problems: list[Problem]
    placement: list[Placement]
    torus: list[TorusDim]
    layers: list[LayerTime]
    notes: list[str]

    def __post_init__(self) -> None:
        self._index = {tensor.key: i for i, tensor in enumerate(self.tensors)}
        self._reshards_of = _inverted(self.of_reshard)
        self._collectives_of = _inverted(self.at_collective)
        self._rows: tuple[tuple[str, str, str], list[int], dict[int, int]] = (("", "", ""), [], {})
        self._tree: Optional[_Scope] = None
        self._lines: dict[int, dict[int, int]] = {}

    # ---- Items ---------------------------------------------------------------------

    def find(self, key: TensorKey) -> Optional[int]:
        return self._index.get(key)

    def index(self, key: TensorKey) -> int:
        """Returns the index of the tensor; raises InputError if the program has none."""
        index = self._index.get(key)
        if index is None:
            raise InputError("error: the program has no tensor %s:%s" % (key.function, key.name))
        return index

    def tensor_details(self, key: TensorKey) -> TensorDetails:
        index = self._index.get(key)
        if index is None:
            return TensorDetails(tensor=None, reshards=[], collectives=[])
        return TensorDetails(
            tensor=self.tensors[index],
            reshards=[self.reshards[i] for i in self._reshards_of.get(index, [])[:_SHOWN_AT_TENSOR]],
            collectives=[self.collectives[i] for i in self._collectives_of.get(index, [])[:_SHOWN_AT_TENSOR]])

    def collective_details(self, index: int) -> CollectiveDetails:
        if index >= len(self.collectives):
            raise InputError("error: the state has no such collective")
        collective = self.collectives[index]
        there = (r for r in self.reshards if r.location == collective.location and
                 any(step.startswith(collective.kind) for step in r.steps))
        return CollectiveDetails(
            collective=collective, reshards=[r for r, _ in zip(there, range(_SHOWN_AT_TENSOR))],
            tensors=[self.tensors[i] for i in self.at_collective[index][:_SHOWN_TENSORS]])

    def reshard_details(self, index: int) -> ReshardDetails:
        if index >= len(self.reshards):
            raise InputError("error: the state has no such reshard")
        return ReshardDetails(reshard=self.reshards[index], tensors=[
            self.tensors[i] for i in self.of_reshard[index][:_SHOWN_OF_RESHARD]])

    # ---- Rows ----------------------------------------------------------------------

    def tensor_page(self, request: TensorsRequest) -> TensorPage:
        rows, positions = self._select(request.scope, request.text.lower(), request.order)
        position = -1
        if request.tensor is not None and request.tensor in self._index:
            position = positions.get(self._index[request.tensor], -1)
        return TensorPage(rows=[self.tensors[i] for i in _window(rows, request)], total=len(rows),
                          of=len(self.tensors), position=position)

    def _select(self, scope: str, text: str, order: str) -> tuple[list[int], dict[int, int]]:
        """Returns the rows of the last requested table, and their positions."""
        if self._rows[0] != (scope, text, order) or not self._rows[1]:
            is_in, key = _choice(_SCOPES, scope, "scope"), _choice(_ORDERS, order, "order")
            tensors = self.tensors
            rows = [i for i, tensor in enumerate(tensors) if is_in(tensor) and (
                not text or text in tensor.label.lower() or text in tensor.key.name.lower() or
                text in tensor.op)]
            if key is not None:
                rows.sort(key=lambda i: key(tensors[i]))
            self._rows = (scope, text, order), rows, {row: at for at, row in enumerate(rows)}
        return self._rows[1:]

    def collective_page(self, request: PageRequest) -> CollectivePage:
        return CollectivePage(rows=_window(self.collectives, request), total=len(self.collectives))

    def reshard_page(self, request: PageRequest) -> ReshardPage:
        return ReshardPage(rows=_window(self.reshards, request), total=len(self.reshards))

    def layer_page(self, request: LayerRequest) -> LayerPage:
        if self._tree is None:
            self._tree = self._make_tree()
        scope = self._tree
        for name in request.path:
            if name not in scope.children:
                raise InputError("error: the program has no layer %s" % "/".join(request.path))
            scope = scope.children[name]
        rows: list[object] = [
            Layer(name=name, tensors=child.count, moved_seconds=child.moved_seconds,
                  problems=list(child.problems)) for name, child in scope.children.items()]
        shown = _window([*rows, *scope.tensors], request)
        return LayerPage(layers=[row for row in shown if isinstance(row, Layer)],
                         tensors=[row for row in shown if isinstance(row, Tensor)],
                         total=len(rows) + len(scope.tensors))

    def _make_tree(self) -> _Scope:
        root = _Scope()
        for tensor in self.tensors:
            if tensor.op == "result":
                continue
            scope = root
            for name in _scopes_of(tensor):
                scope = scope.children.setdefault(name, _Scope())
                scope.count += 1
                scope.moved_seconds += tensor.moved_seconds
                scope.problems.update(dict.fromkeys(tensor.problems))
            scope.tensors.append(tensor)
        return root

    def at_lines(self, source: int, text: int) -> dict[int, int]:
        """Returns the last tensor of each line of a source; `text` is the program's text."""
        if source not in self._lines:
            self._lines[source] = {}
            for index, tensor in enumerate(self.tensors):
                line = tensor.text_line if source == text else tensor.line if tensor.source == source else 0
                if line and tensor.op not in ("argument", "result"):
                    self._lines[source][line] = index
        return self._lines[source]

    # ---- States --------------------------------------------------------------------

    def state(self, seconds: float) -> State:
        kinds: dict[str, KindTime] = {}
        for each in self.collectives:
            kind = kinds.setdefault(each.kind, KindTime(kind=each.kind, bytes=0, seconds=0))
            kind.bytes += each.bytes
            kind.seconds += each.seconds
        return State(
            variant=self.variant, mesh=self.mesh, topology=self.topology, figures=self.figures,
            kinds=list(kinds.values()), problems=self.problems, alive=self.alive[:_SHOWN_ALIVE],
            placement=self.placement, torus=self.torus, layers=self.layers[:_SHOWN_LAYER_TIMES],
            notes=self.notes, seconds=seconds)

    def differences(self, other: "Result") -> tuple[list[Difference], int]:
        """Returns the largest tensors whose shardings differ, and the number of all."""
        found = []
        for tensor in self.tensors:
            index = other.find(tensor.key)
            if index is not None and other.tensors[index].dims != tensor.dims and tensor.op != "result":
                found.append(Difference(tensor=tensor, left=tensor.dims, right=other.tensors[index].dims))
        found.sort(key=lambda each: -each.tensor.bytes)
        return found[:_SHOWN_DIFFERENCES], len(found)


def _window(rows: list[Item], request: PageRequest) -> list[Item]:
    return rows[request.start:request.start + request.count]


def _inverted(lists: Iterable[list[int]]) -> dict[int, list[int]]:
    """Returns the positions of the lists that have each number."""
    found: dict[int, list[int]] = {}
    for position, numbers in enumerate(lists):
        for number in numbers:
            found.setdefault(number, []).append(position)
    return found
