"""Functions of JAX in pipeline stages: an executable for each task, on its own devices."""

from __future__ import annotations

import collections
import dataclasses
import functools
from typing import Any, Callable, Optional, Sequence

import jax
import numpy as np

from gspmd import uneven
from gspmd._calls import Calls
from gspmd._support.errors import InputError
from gspmd.jax import from_lowered
from gspmd.jitted import (_ARRAYS, Partitions, _devices_of, _kind, _Placement, _trace_context,
                          _with_uneven_sharding, kept_arguments, kept_dtypes, reject_callbacks)
from gspmd.program import Program
from gspmd.stages import Stages


class StagedJitted:
    """A function that is lowered by `jax.jit` and divided into pipeline stages by gspmd.
    XLA compiles each task, and the tasks run on the devices of their groups."""

    def __init__(self, function: Callable[..., Any], stages: Stages,
                 devices: Optional[Sequence[Any]], **options: Any):
        self._jitted = function if hasattr(function, "lower") and not options \
            else jax.jit(function, **options)
        self._stages, self._devices = stages, devices
        self._calls = Calls(self._jitted)
        self._compiled: dict[Any, StagedCompiled] = {}
        functools.update_wrapper(self, function)

    def lower(self, *args: Any, **kwargs: Any) -> Program:
        """Returns the undivided program at these arguments."""
        return from_lowered(self._lower(*args, **kwargs), self._calls,
                            self._calls.parse(args, kwargs)[0])

    def _lower(self, *args: Any, **kwargs: Any) -> Any:
        with uneven.allowed():
            args, kwargs = self._calls.map(_abstract, args, kwargs)
            return self._jitted.lower(*args, **kwargs)

    def compile(self, *args: Any, **kwargs: Any) -> "StagedCompiled":
        """Returns the compiled programs for arguments of these shapes."""
        call, leaves = self._calls.parse(args, kwargs)
        key = (call, tuple(_shape_of(leaf) for leaf in leaves), _trace_context())
        if key not in self._compiled:
            lowered = self._lower(*args, **kwargs)
            self._compiled[key] = StagedCompiled(lowered, self._calls, call, self._stages,
                                                 self._devices)
        return self._compiled[key]

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        return self.compile(*args, **kwargs)(*args, **kwargs)


def _shape_of(value: Any) -> Any:
    """Returns what selects the program of a value, as `_kind` does, without the sharding."""
    kind = _kind(value)
    return kind[:3] if isinstance(value, _ARRAYS) else kind


def _abstract(value: Any) -> Any:
    """Returns an array's shape and its sharding on a mesh. Arrays of several groups of
    devices are arguments of one function, which JAX lowers for one mesh."""
    if not isinstance(value, jax.Array):
        return value
    with_sharding = _with_uneven_sharding(value)
    sharding = getattr(with_sharding, "sharding", None)
    if not isinstance(sharding, jax.sharding.NamedSharding):
        sharding = None
    return jax.ShapeDtypeStruct(value.shape, value.dtype, sharding=sharding,
                                weak_type=getattr(value, "weak_type", False))


class StagedCompiled:
    """The executables of the tasks of all stages.

    `stages` are the exported programs and their schedule, `devices` those of each group.
    """

    def __init__(self, lowered: Any, calls: Calls, call: Any, stages: Stages,
                 devices: Optional[Sequence[Any]]):
        if jax.process_count() > 1:
            raise InputError("error: pipeline stages run in one process of JAX; this is one of %d"
                             % jax.process_count())
        arguments = lowered._lowering.compile_args
        reject_callbacks(arguments)
        backend = arguments["backend"]
        source = from_lowered(lowered, calls, call)
        self._signature = source._signature
        self.stages = source.export_stages(stages)
        self._schedule = self.stages.schedule
        self.devices = _groups(self._schedule["group_devices"],
                               backend.local_devices() if devices is None else devices)
        mesh = None
        if arguments["num_devices"] > 1 and not stages.meshes:
            mesh = _devices_of(arguments)[1]
        self._dtypes = kept_dtypes(lowered, self._signature.kept)
        self._donated = [info.donated for info in kept_arguments(lowered, self._signature.kept)]
        self._programs = [
            Partitions(self.stages.programs[program["name"]], self.devices[program["group"]],
                       _mesh_of(self.devices[program["group"]], mesh), backend)
            for program in self._schedule["programs"]]

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        leaves = self._signature.flatten(args, kwargs, self._schedule["arguments"])
        results = _Step(self._schedule, self._programs, leaves, self._dtypes).run()
        returned = set(map(id, results))
        for leaf, is_donated in zip(leaves, self._donated):
            if is_donated and isinstance(leaf, jax.Array) and id(leaf) not in returned:
                leaf.delete()
        return self._signature.unflatten(results)


def _groups(counts: Sequence[int], devices: Sequence[Any]) -> list[tuple[Any, ...]]:
    """Divides devices among the groups, in order."""
    if len(devices) < sum(counts):
        raise InputError("error: the groups of stages have %s devices, but %d devices are "
                         "available" % (" + ".join(map(str, counts)), len(devices)))
    ends = np.cumsum(counts)
    return [tuple(devices[end - count:end]) for count, end in zip(counts, ends)]


def _mesh_of(devices: tuple[Any, ...], mesh: Any) -> Any:
    """Returns a mesh of a group's devices with the axes of `mesh`, if there is a mesh."""
    if mesh is None:
        return None
    return jax.sharding.Mesh(np.array(devices).reshape(mesh.devices.shape), mesh.axis_names,
                             axis_types=mesh.axis_types)


@dataclasses.dataclass
class _Value:
    """A tensor on the devices of a group: its shards by device, padded."""

    placement: _Placement
    shards: list[Any]

    def assemble(self) -> jax.Array:
        return self.placement.assemble(self.shards)


class _Step:
    """One step: executes the tasks in order. JAX queues them on their devices, so that
    groups work at the same time, each in the order of the schedule."""

    def __init__(self, schedule: dict[str, Any], programs: list[Partitions],
                 arguments: list[Any], dtypes: list[Any]):
        self._schedule, self._programs = schedule, programs
        self._arguments, self._dtypes = arguments, dtypes
        self._values: list[dict[str, Any]] = schedule["values"]
        # By value and microbatch; None for values of the update.
        self._stored: dict[tuple[int, Any], _Value] = {}
        self._sums: dict[int, _Value] = {}
        self._is_own_sum: set[int] = set()
        # What tasks read, by value and microbatch and by the layout in which they read it.
        self._placed: dict[tuple[int, Any], dict[Any, jax.Array]] = collections.defaultdict(dict)
        self._slices: dict[int, list[Any]] = {}
        self._summed = {self._source(value["value"]) for value in self._values
                        if value["kind"] == "sum"}
        self._returned = {self._source(value) for result in schedule["results"]
                          for value in self._values[result["value"]].get("values", [result["value"]])}
        self._readers = collections.Counter(
            (value, task["microbatch"]) for task in schedule["tasks"]
            for value in schedule["programs"][task["program"]]["inputs"])
        self._unread = collections.Counter[tuple[int, Any]]()
        for (value, microbatch), count in self._readers.items():
            self._unread[self._source(value), microbatch] += count

    def run(self) -> list[Any]:
        for task in self._schedule["tasks"]:
            self._execute(task["program"], task["microbatch"])
        return [self._result(result) for result in self._schedule["results"]]

    def _source(self, value: int) -> int:
        """Returns the value that a transfer sends, else `value`."""
        while self._values[value]["kind"] == "transfer":
            value = self._values[value]["value"]
        return value

    def _execute(self, number: int, microbatch: Any) -> None:
        program, partitions = self._schedule["programs"][number], self._programs[number]
        arrays = [self._read(value, microbatch, placement, type)
                  for value, placement, type in
                  zip(program["inputs"], partitions.arguments, partitions.types)]
        results = partitions.execute(arrays)
        for value in program["inputs"]:
            self._release(value, microbatch)
        for value, placement, shards in zip(program["outputs"], partitions.results, results):
            stored = _Value(placement, shards)
            if value in self._summed:
                self._accumulate(value, stored)
            if self._unread[value, microbatch] or value in self._returned:
                self._stored[value, microbatch] = stored

    def _read(self, value: int, microbatch: Any, placement: _Placement, type: str) -> jax.Array:
        """Returns a value in the layout of a program's argument."""
        described = self._values[self._source(value)]
        if described["kind"] == "layers" or described["kind"] == "argument" and \
                self._schedule["arguments"][described["argument"]]["microbatch_dim"] is None:
            microbatch = None  # the same for all
        placed, layout = self._placed[value, microbatch], (placement.sharding, placement.padded)
        if layout not in placed:
            placed[layout] = self._place(self._source(value), microbatch, placement, type)
        return placed[layout]

    def _place(self, source: int, microbatch: Any, placement: _Placement,
               type: str) -> jax.Array:
        described = self._values[source]
        kind = described["kind"]
        if kind == "argument":
            number = described["argument"]
            dim = self._schedule["arguments"][number]["microbatch_dim"]
            leaf = self._arguments[number] if dim is None else \
                self._slice(number, dim)[microbatch]
            return placement.place(leaf, self._dtypes[number])
        if kind == "layers":
            return placement.place(self._layers(described), self._dtypes[described["argument"]])
        if kind == "microbatch":
            dtype = np.dtype({"i32": "int32", "i64": "int64", "ui32": "uint32",
                              "ui64": "uint64"}[type])
            return placement.place(np.asarray(microbatch, dtype), dtype)
        stored = self._sums[self._source(described["value"])] if kind == "sum" else \
            self._stored[source, microbatch]
        return _move(stored, placement)

    def _slice(self, number: int, dim: int) -> list[Any]:
        """Returns the slices of an argument for the microbatches."""
        if number not in self._slices:
            count, leaf = self._schedule["microbatches"], self._arguments[number]
            self._slices[number] = _split(dim, count)(leaf) if isinstance(leaf, jax.Array) \
                else np.split(np.asarray(leaf), count, dim)
        return self._slices[number]

    def _layers(self, described: dict[str, Any]) -> Any:
        """Returns the layers of a stage in an argument, a stack of all layers."""
        leaf = self._arguments[described["argument"]]
        return (leaf if isinstance(leaf, jax.Array) else np.asarray(leaf))[
            described["first"]:described["end"]]

    def _accumulate(self, value: int, stored: _Value) -> None:
        """Adds up the shards of each device, which may be partial sums of the device."""
        if value not in self._sums:
            self._sums[value] = stored
            return
        add = _add_in_place if value in self._is_own_sum else _add
        total = self._sums[value]
        self._sums[value] = _Value(total.placement, list(map(add, total.shards, stored.shards)))
        self._is_own_sum.add(value)

    def _release(self, value: int, microbatch: Any) -> None:
        """Drops a value that no other task of the microbatch reads."""
        self._readers[value, microbatch] -= 1
        if not self._readers[value, microbatch]:
            self._placed.pop((value, microbatch), None)
        source = self._source(value)
        self._unread[source, microbatch] -= 1
        if not self._unread[source, microbatch] and source not in self._returned:
            self._stored.pop((source, microbatch), None)

    def _result(self, result: dict[str, Any]) -> Any:
        source = self._source(result["value"])
        described = self._values[source]
        if described["kind"] == "stack":
            return _stack([self._result({**result, "value": value})
                           for value in described["values"]])
        if described["kind"] == "argument":
            number = described["argument"]
            return _to_array(self._arguments[number], self._dtypes[number])
        if described["kind"] == "layers":
            return _to_array(self._layers(described), self._dtypes[described["argument"]])
        if described["kind"] == "sum":
            return self._sums[self._source(described["value"])].assemble()
        if self._schedule["programs"][described["program"]]["task"] == "update":
            return self._stored[source, None].assemble()
        dim = result["microbatch_dim"]
        if dim is None:
            return self._stored[source, 0].assemble()
        return _join(dim, result["shape"][dim])(
            [self._stored[source, m].assemble() for m in range(self._schedule["microbatches"])])


def _move(stored: _Value, placement: _Placement) -> jax.Array:
    """Returns a value in another layout or on other devices."""
    at = stored.placement
    if (at.shape, at.padded) == (placement.shape, placement.padded) and \
            at.sharding.is_equivalent_to(placement.sharding, len(at.padded)):
        return jax.make_array_from_single_device_arrays(placement.padded, placement.sharding,
                                                        stored.shards)
    array = stored.assemble()
    return placement.place(array, array.dtype)


def _to_array(value: Any, dtype: Any) -> jax.Array:
    """Returns an argument as a result: an array of JAX of the type of the lowered function."""
    if isinstance(value, jax.Array) and value.dtype == dtype:
        return value
    return jax.numpy.asarray(value, dtype)


def _stack(slices: list[jax.Array]) -> jax.Array:
    """Concatenates the layers of all stages on the devices of the first ones."""
    first = slices[0]
    return _concatenate([first] + [jax.device_put(each, first.sharding) for each in slices[1:]])


_concatenate = jax.jit(jax.numpy.concatenate)


@functools.cache
def _split(dim: int, count: int) -> Callable[..., Any]:
    split: Callable[..., Any] = jax.jit(lambda x: jax.numpy.split(x, count, dim))
    return split


@functools.cache
def _join(dim: int, size: int) -> Callable[..., Any]:
    """Concatenates microbatches, the last of which may be padded."""
    join: Callable[..., Any] = jax.jit(lambda slices: jax.lax.slice_in_dim(
        jax.numpy.concatenate(slices, dim), 0, size, axis=dim))
    return join


_add = jax.jit(jax.numpy.add)
_add_in_place = jax.jit(jax.numpy.add, donate_argnums=0)
