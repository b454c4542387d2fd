"""Shardings in the notations of JAX, of sharding maps, and of the page."""

from __future__ import annotations

import json
import re
from fnmatch import fnmatchcase
from typing import Any, Sequence

from gspmd.explorer.messages import DimSharding, Edit, Tensor
from gspmd.explorer.results import Result


def display_name(tensor: Tensor) -> str:
    return tensor.label or "%s of %s" % (tensor.key.name, tensor.key.function)


def spec_text(dims: Sequence[Any]) -> str:
    """Returns a PartitionSpec: P(None, ('x', 'y')). A dimension may be a list of axes."""
    entries = [tuple(dim) if isinstance(dim, (list, tuple)) else dim for dim in dims]
    entries = [(entry[0] if len(entry) == 1 else entry or None) if isinstance(entry, tuple)
               else entry for entry in entries]
    while entries and entries[-1] is None:
        entries.pop()
    return "P(%s)" % ", ".join(repr(entry) if entry != "?" else "P.UNCONSTRAINED"
                               for entry in entries)


def edit_text(state: Result, edit: Edit) -> str:
    index = state.find(edit.tensor)
    tensor = None if index is None else state.tensors[index]
    name = display_name(tensor) if tensor else edit.tensor.name
    now = spec_text(tensor.dims) if tensor else "?"
    new = "no annotation" if edit.sharding is None else spec_text(edit.sharding)
    return "%s: %s instead of %s" % (name, new, now)


def _annotated(state: Result) -> list[Tensor]:
    return [tensor for tensor in state.tensors if tensor.annotated]


def partition_specs(state: Result) -> str:
    """Returns the annotations as source of JAX."""
    lines = ["from jax.sharding import PartitionSpec as P", "",
             "mesh = jax.make_mesh(%r, %r)" % (tuple(axis.size for axis in state.mesh),
                                               tuple(axis.name for axis in state.mesh))]
    for op, name in (("argument", "arguments"), ("result", "results")):
        lines += ["", "%s = {" % name]
        lines += ["    %r: %s," % (tensor.label or tensor.key.name, spec_text(tensor.dims))
                  for tensor in _annotated(state) if tensor.op == op]
        lines.append("}")
    inside = [tensor for tensor in _annotated(state) if tensor.op not in ("argument", "result")]
    if inside:
        lines += ["", "# jax.lax.with_sharding_constraint of these values:", "values = {"]
        lines += ["    %r: %s," % (display_name(tensor), spec_text(tensor.dims)) for tensor in inside]
        lines.append("}")
    return "\n".join(lines) + "\n"


def sharding_map(state: Result) -> str:
    """Returns the annotations of arguments and values for --sharding-map."""
    shardings: dict[str, list[DimSharding]] = {}
    for tensor in _annotated(state):
        if tensor.op != "result":
            name = tensor.label if tensor.op == "argument" and tensor.label else tensor.key.name
            shardings["@%s:%s" % (tensor.key.function, name.replace("%arg", "arg"))] = [
                list(dim) or None for dim in tensor.dims]
    return json.dumps({"mesh": {axis.name: axis.size for axis in state.mesh},
                       "shardings": shardings}, indent=1) + "\n"


def find(tensors: Sequence[Tensor], places: dict[str, list[int]], pattern: str) -> list[int]:
    """Returns the tensors that a name of a sharding map selects: arguments by name, else
    results of ops by location."""
    scope, name = re.fullmatch(r"(?:@([^:]*):)?(.*)", pattern, re.S).groups()  # type: ignore[union-attr]
    escaped = re.sub(r"[\[?]", lambda found: "[%s]" % found[0], name)

    def is_match(tensor: Tensor) -> bool:
        known = (tensor.label, tensor.key.name, tensor.key.name.removeprefix("%"))
        return (scope is None or scope == tensor.key.function) and \
            any(fnmatchcase(each, escaped) for each in known if each)

    found = [i for i, tensor in enumerate(tensors) if tensor.op == "argument" and is_match(tensor)]
    if found:
        return found
    at = [i for i in places.get(name, []) if tensors[i].op not in ("argument", "result", "block argument")
          and scope in (None, tensors[i].key.function)]
    return at or [i for i, tensor in enumerate(tensors) if is_match(tensor)]
