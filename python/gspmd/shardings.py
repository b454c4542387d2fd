"""Shardings of the tensors of a program."""

from __future__ import annotations

import json
import math
import re
from dataclasses import dataclass
from typing import Any, Iterator, Optional

from gspmd._support.text import displayed


@dataclass(frozen=True)
class ShardedValue:
    """A tensor and its sharding after completion."""
    name: str        #: "%5", "%arg0"; "result0"
    label: str       #: the user's name: "params['w']", "jit(f)/dot_general"
    kind: str        #: "argument", "result", or the defining op
    function: str    #: the function of the value: "main"
    type: str        #: the global type: "tensor<16x32xf32>"
    sharding: str    #: as printed: '[{"x"}, {}]'
    file: Optional[str]
    line: Optional[int]
    dims: tuple[tuple[str, ...], ...]  #: axes of each dimension: (("x",), ())
    mesh: str        #: the name of its mesh; "" if unknown

    @property
    def shape(self) -> tuple[int, ...]:
        """The global shape; dynamic sizes are -1."""
        sizes = re.match(r"tensor<((?:[\d?]+x)*)", self.type)
        return tuple(-1 if s == "?" else int(s) for s in sizes[1].split("x")[:-1]) \
            if sizes else ()

    @property
    def element_type(self) -> str:
        """The element type: "f32", "bf16", "complex<f32>"."""
        found = re.match(r"tensor<(?:[\d?]+x)*([^,<>]+(?:<[^>]*>)?)", self.type)
        return found[1] if found else self.type

    @property
    def bytes(self) -> int:
        """Bytes of the global tensor; dynamic sizes count as 1."""
        bits = re.findall(r"\d+", self.element_type.replace("complex<", ""))
        size = max(1, int(bits[0]) // 8) if bits else 4
        size *= 2 if self.element_type.startswith("complex") else 1
        return math.prod(1 if s < 0 else s for s in self.shape) * size


class ShardingTable:
    """All sharded values of a program in its order. `table["params['w']"]` looks up a
    value by label, name or a suffix of its label; `str` returns a table of arguments and
    results, `_repr_html_` one for notebooks."""

    def __init__(self, values: list[ShardedValue], meshes: dict[str, dict[str, int]]):
        self.values = values
        self.meshes = meshes  #: sizes of axes by mesh name and axis name

    @classmethod
    def from_json(cls, text: str, labels: dict[str, str]) -> "ShardingTable":
        """Reads explanations in JSON `text`; `labels` has the labels of results by name."""
        data = json.loads(text or '{"values": []}')  # no annotations
        return cls([_value_of(v, labels) for v in data["values"]], data.get("meshes") or {})

    @property
    def entry(self) -> str:
        """The entry function: "main", or else the first."""
        functions = [v.function for v in self.values]
        return "main" if "main" in functions or not functions else functions[0]

    @property
    def arguments(self) -> list[ShardedValue]:
        """The arguments of the entry function, in order."""
        return [v for v in self.values
                if v.kind == "argument" and v.function == self.entry]

    @property
    def results(self) -> list[ShardedValue]:
        """The results of the entry function, in order."""
        return [v for v in self.values if v.kind == "result" and v.function == self.entry]

    def __iter__(self) -> Iterator[ShardedValue]:
        return iter(self.values)

    def __len__(self) -> int:
        return len(self.values)

    def __getitem__(self, name: str) -> ShardedValue:
        for test in (lambda v: name in (v.label, v.name, "%s:%s" % (v.function, v.name)),
                     lambda v: v.label.endswith(name)):
            for value in self.values:
                if test(value):
                    return value
        raise KeyError("no value '%s'; found %s, ..." % (
            name, ", ".join(v.label or v.name for v in self.values[:8])))

    def num_shards(self, value: ShardedValue) -> tuple[int, ...]:
        """Returns the number of shards of each dimension of `value`."""
        axes = self.meshes.get(value.mesh, {})
        return tuple(math.prod(_size(a, axes) for a in dim) for dim in value.dims)

    locals()["parts"] = num_shards  # the former name

    def rows(self, everything: bool = False) -> list[tuple[str, str, str]]:
        """Returns (label or name, type, sharding) of arguments and results, or of all
        values with `everything`."""
        values = self.values if everything else self.arguments + self.results
        return [(v.label or v.name, v.type, v.sharding) for v in values]

    def __str__(self) -> str:
        rows = [[displayed(text) for text in row] for row in self.rows()]
        widths = [max([len(r[i]) for r in rows] or [0]) for i in range(2)]
        return "\n".join("%-*s  %-*s  %s" % (widths[0], a, widths[1], t, s or "-")
                         for a, t, s in rows)

    __repr__ = __str__

    def _repr_html_(self) -> str:
        from gspmd.notebook import table_html
        return table_html(["value", "type", "sharding"], self.rows())


def _size(axis: str, axes: dict[str, int]) -> int:
    """Returns the size of axis "x", or of sub-axis "x:(1)2"."""
    sub_axis = re.fullmatch(r".*:\(\d+\)(\d+)", axis)
    return int(sub_axis[1]) if sub_axis else axes.get(axis, 1)


def _value_of(data: dict[str, Any], labels: dict[str, str]) -> ShardedValue:
    location = data.get("location") or {}
    op = data.get("op")
    kind = op["name"] if isinstance(op, dict) else op or ""
    rank = len(ShardedValue("", "", "", "", data["type"], "", None, None, (), "").shape)
    dims: list[tuple[str, ...]] = [() for _ in range(rank)]
    for entry in data.get("axes") or []:
        if entry["dim"] is not None and 0 <= entry["dim"] < rank:
            dims[entry["dim"]] = dims[entry["dim"]] + tuple(entry["axes"])
    # Completion closes open dimensions and replicates values without a sharding.
    sharding = re.sub(r",? ?\?", "", data.get("sharding") or "") or \
        "[%s]" % ", ".join("{}" for _ in dims)
    return ShardedValue(
        name=data["name"], kind=kind,
        label=labels.get("%s:%s" % (data.get("function"), data["name"]),
                         location.get("name") or ""),
        function=data.get("function") or "", type=data["type"],
        sharding=sharding, file=location.get("file"),
        line=location.get("line"), dims=tuple(dims), mesh=data.get("mesh") or "")
