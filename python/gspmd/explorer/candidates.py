"""Changes of annotations that may help with a problem."""

from __future__ import annotations

import re
from typing import Iterable, Iterator, Optional

import msgspec

from gspmd.explorer.messages import (Change, Collective, DimSharding, Edit, Figures, Tensor,
                                     Variant)
from gspmd.explorer.results import Result
from gspmd.explorer.tables import shards

MOST_TENSORS = 6   # whose annotations are changed
_MAX_CHANGES = 32  # that are tried


def with_edit(variant: Variant, edit: Edit) -> Variant:
    """Returns the variant with one more change, in place of an earlier one of the tensor."""
    edits = [each for each in variant.edits if each.tensor != edit.tensor]
    return msgspec.structs.replace(variant, edits=[*edits, edit])


def _edit(tensor: Tensor, dims: list[list[str]]) -> Edit:
    sharding: list[DimSharding] = [list(dim) or None for dim in dims]
    return Edit(tensor=tensor.key, sharding=sharding)


def _full_axes(tensor: Tensor) -> list[list[str]]:
    """Returns the axes of each dimension without sub-axes, which an edit cannot state."""
    return [[axis for axis in dim if ":(" not in axis] for dim in tensor.dims]


def _moves(state: Result, tensor: Tensor, axes: Iterable[str]) -> Iterator[Edit]:
    """Yields the shardings of the tensor in which one axis is at another dimension, or at
    one at all, or at none."""
    sizes = {axis.name: axis.size for axis in state.mesh}
    for axis in axes:
        full = _full_axes(tensor)
        without = [[a for a in dim if a != axis] for dim in full]
        at = [i for i, dim in enumerate(full) if axis in dim]
        for target in range(len(tensor.shape)):
            if at == [target]:
                continue
            dims = [list(dim) for dim in without]
            dims[target].append(axis)
            moved = msgspec.structs.replace(tensor, dims=dims)
            if tensor.shape[target] % shards(moved.dims, sizes)[target] == 0:
                yield _edit(tensor, dims)
        if without != tensor.dims:
            yield _edit(tensor, without)


def _all_axes(state: Result, tensor: Tensor) -> Iterator[Edit]:
    """Yields the shardings along all axes that the tensor does not have, at one dimension."""
    sizes = {axis.name: axis.size for axis in state.mesh}
    used = {axis.split(":(")[0] for dim in tensor.dims for axis in dim}
    unused = [axis.name for axis in state.mesh if axis.name not in used and axis.size > 1]
    for target in range(len(tensor.shape)) if len(unused) > 1 else []:
        dims = _full_axes(tensor)
        dims[target] += unused
        if tensor.shape[target] % shards(dims, sizes)[target] == 0:
            yield _edit(tensor, dims)


def _names(state: Result) -> list[str]:
    return [axis.name for axis in state.mesh if axis.size > 1]


def _limited(edits: Iterable[Edit]) -> list[Edit]:
    found: dict[bytes, Edit] = {}
    for edit in edits:
        found.setdefault(msgspec.json.encode(edit), edit)
        if len(found) == _MAX_CHANGES:
            break
    return list(found.values())


def _interleaved(groups: list[Iterator[Edit]]) -> Iterator[Edit]:
    """Yields the first of each group, then the second of each, and so on."""
    while groups:
        left = []
        for group in groups:
            edit = next(group, None)
            if edit is not None:
                yield edit
                left.append(group)
        groups = left


def of_tensor(state: Result, index: int, origins: list[int]) -> list[Edit]:
    """Changes of the tensor itself, and of the annotations that it depends on."""
    tensors = [state.tensors[i] for i in [index, *(i for i in origins if i != index)]]
    return _limited(_interleaved([
        edits for tensor in tensors[:MOST_TENSORS]
        for edits in (_all_axes(state, tensor), _moves(state, tensor, _names(state)))]))


def of_memory(state: Result) -> list[Edit]:
    """Changes of the largest tensors that are live at the peak of memory."""
    indices: dict[int, None] = {}
    for _, index in sorted(zip(state.alive, state.alive_tensor), key=lambda each: -each[0].bytes):
        if index >= 0:
            indices.setdefault(index)
    tensors = [state.tensors[i] for i in list(indices)[:MOST_TENSORS]]
    return _limited(_interleaved([
        edits for tensor in tensors
        for edits in (_all_axes(state, tensor), _moves(state, tensor, _names(state)))]))


def of_collective(state: Result, collective: Collective, origins: list[int]) -> list[Edit]:
    """Returns changes, along the axes of the collective, of the tensors at its location and of the
    annotations that these depend on."""
    axes = [axis for axis in _names(state)
            if re.search(r'"%s"' % re.escape(axis), collective.axes)]
    largest = sorted(state.at_collective[collective.index], key=lambda i: -state.tensors[i].bytes)
    chosen: dict[tuple[str, str], Tensor] = {}
    for index in [*sorted(origins, key=lambda i: -state.tensors[i].bytes), *largest]:
        tensor = state.tensors[index]
        if tensor.op != "result":
            chosen.setdefault((tensor.label or tensor.key.name, tensor.type), tensor)
    return _limited(_interleaved([
        _moves(state, tensor, axes) for tensor in list(chosen.values())[:2 * MOST_TENSORS]]))


def ranked(changes: list[Change], goal: str, collective: Optional[Collective],
           now: Figures) -> list[Change]:
    """Returns the changes that help, the best first."""
    if goal == "memory":
        helping = [c for c in changes if c.peak_bytes < now.peak_bytes]
        if now.fits:
            return sorted(helping, key=lambda c: (c.peak_bytes, c.step_seconds))
        return sorted(helping, key=lambda c: (not c.fits, c.step_seconds if c.fits else c.peak_bytes))
    if collective is not None:
        helping = [c for c in changes if c.collective_seconds < 0.5 * collective.seconds]
    else:
        helping = [c for c in changes if c.step_seconds < now.step_seconds or
                   c.peak_bytes < now.peak_bytes]
    return sorted(helping, key=lambda c: (now.fits and not c.fits, c.step_seconds, c.peak_bytes))
