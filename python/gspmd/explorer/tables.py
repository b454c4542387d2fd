"""The tables of a state: tensors, collectives, reshards and problems."""

from __future__ import annotations

import math
import re
from typing import Any, Iterable, Optional

import msgspec

from gspmd.explorer.messages import (AliveTensor, Axis, Collective, Figures, LayerTime, Placement,
                                     Problem, Reshard, Tensor, TensorKey, TorusDim)
from gspmd.shardings import ShardedValue
from gspmd.simulation import Simulation

_MAX_PROBLEMS = 50  # of each kind
_MAX_TENSORS_AT_LOCATION = 100  # of a collective
#: A replicated tensor is a problem from this fraction of a device's memory on.
_MIN_REPLICATED_FRACTION = 1 / 512
#: Padding is a problem above this fraction of the padded tensor.
_MIN_PADDING_FRACTION = 0.01

_SUB_AXIS = re.compile(r".*:\(\d+\)(\d+)")
_DEFINITION = re.compile(r"\s*((?:%[\w$.-]+(?::\d+)?,?\s*)+)=")
_NAME = re.compile(r"%[\w$.-]+")
_FUNCTION = re.compile(r"\s*func\.func\s+(?:public\s+|private\s+|nested\s+)?@(\"[^\"]*\"|[\w$.-]+)")
_BINDINGS = re.compile(r"\(%[\w$.-]+ = %")  # of a loop: (%iterArg = %0, ...)
_BLOCK_ARGUMENT = re.compile(r"(%[\w$.-]+)\s*(?:=\s*%[\w$.#-]+\s*)?[,:)]")


class _Location(msgspec.Struct, gc=False):
    file: Optional[str]
    line: Optional[int]
    column: Optional[int]
    name: Optional[str]


class _Axes(msgspec.Struct, gc=False):
    dim: int
    axes: list[str]


class _RejectedAxes(msgspec.Struct, gc=False):
    reason: str


class _Value(msgspec.Struct, gc=False):
    added_by_edit: bool
    annotated: bool
    function: str
    name: str
    occurrence: int
    op: str
    type: str
    location: _Location
    axes: list[_Axes]
    lost: list[_RejectedAxes]


class Meshes(msgspec.Struct):
    """The sizes of the axes of each mesh of a summary."""
    meshes: dict[str, dict[str, int]]


class Summary(Meshes):
    """The values of the completed program, as EXPLAIN_SUMMARY returns them."""
    values: list[_Value]


class TextLines:
    """The lines at which a program's text defines its values."""

    def __init__(self, lines: Iterable[str]):
        self._lines: dict[tuple[str, str], list[int]] = {}
        self._functions: dict[str, int] = {}
        function = ""
        for number, line in enumerate(lines, 1):
            begun = _FUNCTION.match(line)
            if begun:
                function = begun[1].strip('"')
                self._functions[function] = number
                continue
            defined = _DEFINITION.match(line)
            if defined:
                for name in _NAME.findall(defined[1]):
                    self._lines.setdefault((function, name), []).append(number)
            if _BINDINGS.search(line) or line.lstrip().startswith("^"):
                rest = line[defined.end():] if defined else line
                for name in _BLOCK_ARGUMENT.findall(rest):
                    self._lines.setdefault((function, name), []).append(number)

    def of(self, key: TensorKey) -> int:
        """Returns the line of the tensor; 0 if it is unknown."""
        known = self._lines.get((key.function, key.name.split("#")[0]))
        if known:
            return known[min(key.occurrence, len(known) - 1)]
        # Arguments and results are in the signature.
        return self._functions.get(key.function, 0)


class Types:
    """The shapes and the bytes of an element of types, each parsed once."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[list[int], float]] = {}

    def of(self, type: str) -> tuple[list[int], float]:
        if type not in self._known:
            value = ShardedValue("", "", "", "", type, "", None, None, (), "")
            shape = [max(size, 1) for size in value.shape]
            self._known[type] = shape, value.bytes / math.prod(shape)
        return self._known[type]


def axis_size(axis: str, sizes: dict[str, int]) -> int:
    """Returns the size of axis "x" or of sub-axis "x:(1)2"."""
    if axis in sizes:
        return sizes[axis]
    sub_axis = _SUB_AXIS.fullmatch(axis)
    return int(sub_axis[1]) if sub_axis else 1


def shards(dims: list[list[str]], sizes: dict[str, int]) -> list[int]:
    """Returns the number of shards of each dimension."""
    return [math.prod(axis_size(axis, sizes) for axis in dim) for dim in dims]


class Tables:
    """Makes the tables of the states of one program."""

    def __init__(self, text_lines: TextLines, source_of: dict[str, int], labels: dict[str, str]):
        self._text_lines, self._source_of, self._labels = text_lines, source_of, labels
        self._types = Types()

    def text_line(self, key: TensorKey) -> int:
        """Returns the line of the program's text at which a tensor is defined; 0 if unknown."""
        return self._text_lines.of(key)

    def place(self, file: Optional[str], line: Optional[int]) -> tuple[int, int]:
        """Returns the index of the source and the line of a location; line 0 if it is not
        shown."""
        if file is None or file not in self._source_of:
            return 0, 0
        return self._source_of[file], line or 0

    def tensors(self, summary: Summary,
                sizes: dict[str, int]) -> tuple[list[Tensor], dict[str, list[int]]]:
        """Returns the tensors, and a map from each spelling of a location ("a.py:3:5", "a.py:3",
        a name) to the indices of the tensors at that location. An annotation that an edit added
        to a tensor is no other tensor: it states the sharding that every use of the tensor
        gets."""
        places: dict[str, list[int]] = {}
        tensors: list[Tensor] = []
        # Tensors of one type and sharding share its lists.
        known: dict[tuple[str, tuple[tuple[str, ...], ...]], tuple[list[list[str]], float]] = {}
        added: list[Tensor] = []
        for value in summary.values:
            name = (value.function, value.name)
            shape, element = self._types.of(value.type)
            axes_of: list[tuple[str, ...]] = [()] * len(shape)
            for axes in value.axes:
                if axes.dim < len(shape):
                    axes_of[axes.dim] += tuple(axes.axes)
            dims_key = (value.type, tuple(axes_of))
            if dims_key not in known:
                dims = [list(axes) for axes in axes_of]
                local = [-(-size // count) for size, count in zip(shape, shards(dims, sizes))]
                known[dims_key] = dims, element * math.prod(local)
            dims, local_bytes = known[dims_key]
            key = TensorKey(function=value.function, name=value.name, occurrence=value.occurrence)
            location = value.location
            source, line = self.place(location.file, location.line)
            tensor = Tensor(
                key=key, op=value.op, type=value.type, shape=shape, dims=dims,
                label=self._labels.get("%s:%s" % name) or location.name or "",
                bytes=element * math.prod(shape), local_bytes=local_bytes, source=source, line=line,
                text_line=self._text_lines.of(key), annotated=value.annotated)
            if any(lost.reason == "conflict" for lost in value.lost):
                tensor.problems.append("conflict")
            if value.added_by_edit:
                added.append(tensor)
                continue
            for place in _location_keys(location):
                places.setdefault(place, []).append(len(tensors))
            tensors.append(tensor)
        if added:
            index = {tensor.key: i for i, tensor in enumerate(tensors)}
            for split in added:
                edited = tensors[index[split.key]]
                edited.dims, edited.local_bytes = split.dims, split.local_bytes
                edited.annotated |= split.annotated
                edited.problems += [each for each in split.problems if each not in edited.problems]
        return tensors, places


def _location_keys(location: _Location) -> list[str]:
    found = [location.name] if location.name else []
    if location.file:
        found += ["%s:%s:%s" % (location.file, location.line, location.column),
                  "%s:%s" % (location.file, location.line)]
    return found


def indices_at(places: dict[str, list[int]], location: str) -> list[int]:
    """Returns the tensors at the location of a collective, as the simulator prints it."""
    found = places.get(location)
    if found is None:
        line = re.match(r"(.*:\d+:\d+)", location)
        found = places.get(line[1]) if line else None
    return (found or [])[:_MAX_TENSORS_AT_LOCATION]


def collectives(data: dict[str, Any],
                places: dict[str, list[int]]) -> tuple[list[Collective], list[list[int]]]:
    """Returns the collectives, and the tensors at the location of each."""
    by_line = data["collectives_by_line"]
    return [Collective(index=i, kind=c["kind"], axes=c["axes"], location=c.get("location") or "",
                       count=c["count"], bytes=c["bytes"], seconds=c["seconds"],
                       exposed_seconds=c["exposed_seconds"])
            for i, c in enumerate(by_line)], \
        [indices_at(places, c.get("location") or "") for c in by_line]


def reshards(data: dict[str, Any], tensors: list[Tensor]) -> tuple[list[Reshard], list[list[int]]]:
    """Returns the reshards and the tensors of each, and adds their figures to the tensors."""
    named: dict[tuple[str, str], list[int]] = {}
    for index, tensor in enumerate(tensors):
        named.setdefault((tensor.key.name, tensor.type), []).append(index)
    made, all_indices = [], []
    for number, r in enumerate(data.get("reshards", [])):
        indices = [i for name in r["value"].split(", ") for i in named.get((name, r["type"]), [])]
        for index in indices[:1]:
            tensors[index].moved_bytes += r["bytes"]
            tensors[index].moved_seconds += r["seconds"]
        all_indices.append(indices)
        made.append(Reshard(
            index=number, value=r["value"], type=r["type"], before=r["from"], after=r["to"], steps=r["steps"],
            count=r["count"], bytes=r["bytes"], seconds=r["seconds"], reason=r["reason"],
            location=r["location"] or ""))
    return made, all_indices


def live_tensors(data: dict[str, Any],
                 tensors: list[Tensor]) -> tuple[list[AliveTensor], list[int]]:
    """Returns the tensors that are live at the peak, and the index in `tensors` of each; -1 for a
    tensor that the table does not have."""
    named: dict[str, int] = {}
    for index, tensor in enumerate(tensors):
        named.setdefault(tensor.key.name, index)
    indices = [named.get(each["name"].split(", ")[0], -1) for each in data["alive_at_peak"]]
    return [AliveTensor(name=each["name"], type=each["type"], role=each["role"],
                        bytes=each["bytes"], tensor=tensors[index] if index >= 0 else None)
            for each, index in zip(data["alive_at_peak"], indices)], indices


def figures(simulation: Simulation, memory_limit: float) -> Figures:
    data = simulation.data
    capacity = memory_limit or simulation.capacity_bytes
    return Figures(
        step_seconds=simulation.step_seconds, step_error=data.get("step_error") or 0,
        compute_seconds=data["compute_seconds"], network_seconds=data["network_seconds"],
        exposed_seconds=data["exposed_seconds"], peak_bytes=simulation.peak_bytes,
        capacity_bytes=capacity, fits=simulation.peak_bytes <= capacity, hfu=simulation.hfu,
        mfu=simulation.mfu, devices=data["devices"])


def machine_tables(
        data: dict[str, Any]) -> tuple[list[Placement], list[TorusDim], list[LayerTime]]:
    """Returns the placement of mesh axes, the dimensions of the torus and the time of each layer."""
    return ([Placement(axis=p["axis"], size=p["size"], dims=p["pieces"])
             for p in data["placement"]],
            [TorusDim(name=d["name"], size=d["size"], wraps=d["wraps"]) for d in data["physical"]],
            [LayerTime(layer=each["layer"], direction=each["pass"], seconds=each["seconds"],
                       exposed_seconds=each["exposed_seconds"]) for each in data["time_by_layer"]])


def problems(tensors: list[Tensor], mesh: list[Axis], step: Figures) -> list[Problem]:
    """Returns the problems of the state, and adds their kinds to the tensors."""
    sizes = {axis.name: axis.size for axis in mesh}
    found: dict[str, list[Problem]] = {"memory": [], "conflict": [], "replicated": [], "padding": []}
    if not step.fits:
        found["memory"].append(Problem(kind="memory", text="a device needs %.3g times its memory" % (
            step.peak_bytes / step.capacity_bytes)))
    seen = set()
    padding: dict[tuple[str, str], tuple[list[int], float]] = {}  # by type and dimensions
    for index in sorted(range(len(tensors)), key=lambda i: -tensors[i].local_bytes):
        tensor = tensors[index]
        same = (tensor.label or tensor.key.name, tensor.type, str(tensor.dims))
        if tensor.op == "result" or same in seen:
            continue
        seen.add(same)
        if "conflict" in tensor.problems:
            found["conflict"].append(Problem(
                kind="conflict", tensor=tensor, text="two annotations propose different shardings"))
        if step.devices > 1 and not any(tensor.dims) and \
                tensor.bytes >= _MIN_REPLICATED_FRACTION * step.capacity_bytes:
            tensor.problems.append("replicated")
            found["replicated"].append(Problem(
                kind="replicated", tensor=tensor, text="every device has all of this tensor"))
        if same[1:] not in padding:
            counts = shards(tensor.dims, sizes)
            padded = math.prod(-(-n // c) * c for n, c in zip(tensor.shape, counts))
            padding[same[1:]] = counts, 1 - math.prod(tensor.shape) / padded
        counts, share = padding[same[1:]]
        if share > _MIN_PADDING_FRACTION:
            tensor.problems.append("padding")
            dim = next(i for i, c in enumerate(counts) if tensor.shape[i] % c)
            found["padding"].append(Problem(kind="padding", tensor=tensor, text=(
                "%d shards do not divide dimension %d (%d): %.0f %% of the tensor is padding" % (
                    counts[dim], dim, tensor.shape[dim], 100 * share))))
    return [problem for kind in found.values() for problem in kind[:_MAX_PROBLEMS]]
