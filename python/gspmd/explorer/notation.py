"""Shardings in the notations of JAX, of sharding maps, and of the page."""

from __future__ import annotations

import json
import re
from collections import Counter
from fnmatch import fnmatchcase
from typing import Any, Sequence

from gspmd._support.errors import InputError
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


def _describe(tensor: Tensor) -> str:
    """Returns a text that no other tensor has: "%5 of main", "%5 of main, occurrence 1"."""
    key = tensor.key
    return "%s of %s%s" % (key.name, key.function, ", occurrence %d" % key.occurrence if key.occurrence else "")


def _unique_names(tensors: Sequence[Tensor]) -> list[str]:
    """Returns the labels of tensors; a label that several of them share is followed by their keys."""
    names = [tensor.label or _describe(tensor) for tensor in tensors]
    counts = Counter(names)
    return [name if counts[name] == 1 else "%s (%s)" % (name, _describe(tensor))
            for name, tensor in zip(names, tensors)]


def _check_axes(tensors: Sequence[Tensor], form: str) -> None:
    """Raises InputError if a tensor is sharded along a sub-axis, which the form cannot state."""
    for tensor in tensors:
        for dim, axes in enumerate(tensor.dims):
            for axis in axes:
                if ":(" in axis:
                    raise InputError(
                        "error: %s is sharded along sub-axis %s in dimension %d, which %s cannot state; export "
                        "the program, or shard the tensor along axes" % (
                            display_name(tensor), axis, dim, form))


def partition_specs(state: Result) -> str:
    """Returns the annotations as source of JAX. Raises InputError for sub-axes."""
    annotated = _annotated(state)
    _check_axes(annotated, "a PartitionSpec")
    lines = ["from jax.sharding import PartitionSpec as P", "",
             "mesh = jax.make_mesh(%r, %r)" % (tuple(axis.size for axis in state.mesh),
                                               tuple(axis.name for axis in state.mesh))]
    for op, title in (("argument", "arguments"), ("result", "results")):
        tensors = [tensor for tensor in annotated if tensor.op == op]
        lines += ["", "%s = {" % title]
        lines += ["    %r: %s," % (name, spec_text(tensor.dims))
                  for name, tensor in zip(_unique_names(tensors), tensors)]
        lines.append("}")
    inside = [tensor for tensor in annotated if tensor.op not in ("argument", "result")]
    if inside:
        lines += ["", "# jax.lax.with_sharding_constraint of these values:", "values = {"]
        lines += ["    %r: %s," % (name, spec_text(tensor.dims))
                  for name, tensor in zip(_unique_names(inside), inside)]
        lines.append("}")
    return "\n".join(lines) + "\n"


def sharding_map(state: Result) -> str:
    """Returns the annotations of arguments and values for --sharding-map. Raises InputError for
    sub-axes and for values that such a map cannot name."""
    annotated = [tensor for tensor in _annotated(state) if tensor.op != "result"]
    _check_axes(annotated, "a sharding map")
    counts = Counter((tensor.key.function, tensor.key.name) for tensor in state.tensors)
    labels = Counter((tensor.key.function, tensor.label) for tensor in state.tensors
                     if tensor.op == "argument")
    shardings: dict[str, list[DimSharding]] = {}
    for tensor in annotated:
        function, name = tensor.key.function, tensor.key.name
        if tensor.op == "block argument" or counts[function, name] > 1:
            reason = "it is an argument of a block" if tensor.op == "block argument" else (
                "%d tensors have this name" % counts[function, name])
            raise InputError("error: a sharding map cannot name %s: %s; export the program" % (
                _describe(tensor), reason))
        if tensor.op == "argument" and tensor.label and labels[function, tensor.label] == 1:
            name = tensor.label
        shardings["@%s:%s" % (function, name)] = [list(dim) or None for dim in tensor.dims]
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
