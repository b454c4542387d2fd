"""Functions of JAX that gspmd partitions and JAX's own backend executes."""

from __future__ import annotations

import functools
import weakref
from typing import Any, Callable, Optional, Sequence

import jax
import numpy as np
from jax._src import config, sharding_impls
from jax._src import mesh as meshes
from jax._src.interpreters import mlir
from jax._src.lib import xla_client
from jax._src.lib.mlir import ir

from gspmd import uneven
from gspmd._calls import Calls
from gspmd._support.errors import InputError
from gspmd.jax import from_lowered
from gspmd.program import Program

if jax.__version_info__ < (0, 8):  # backends of older versions accept no module
    raise InputError("error: gspmd.jit needs JAX 0.8 or later; this is %s" % jax.__version__)


def jit(function: Callable[..., Any], **options: Any) -> "Jitted":
    """See `gspmd.jit`."""
    return Jitted(function, **options)


class Jitted:
    """A function that is lowered by `jax.jit`, partitioned by gspmd, compiled by XLA
    as a program of many partitions, and executed on the devices of JAX's arrays."""

    def __init__(self, function: Callable[..., Any], **options: Any):
        self._jitted = function if hasattr(function, "lower") and not options \
            else jax.jit(function, **options)
        self._calls = Calls(self._jitted)
        self._compiled: dict[Any, Compiled] = {}
        functools.update_wrapper(self, function)

    def lower(self, *args: Any, **kwargs: Any) -> Program:
        """Returns the unpartitioned program at these arguments."""
        return from_lowered(self._lower(*args, **kwargs), self._calls,
                            self._calls.parse(args, kwargs)[0])

    def _lower(self, *args: Any, **kwargs: Any) -> Any:
        with uneven.allowed():
            args, kwargs = self._calls.map(_with_uneven_sharding, args, kwargs)
            return self._jitted.lower(*args, **kwargs)

    def compile(self, *args: Any, **kwargs: Any) -> "Compiled":
        """Returns the compiled program for such arguments."""
        call, leaves = self._calls.parse(args, kwargs)
        key = (call, tuple(_kind(leaf) for leaf in leaves), _trace_context())
        if key not in self._compiled:
            self._compiled[key] = Compiled(self._lower(*args, **kwargs), self._calls, call)
        return self._compiled[key]

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        return self.compile(*args, **kwargs)(*args, **kwargs)


def _trace_context() -> Any:
    """Returns the settings of JAX that select a program: the precision of types and of
    multiplications, the meshes of `jax.set_mesh` and of `with mesh`, and others."""
    with uneven.allowed():  # one of these settings
        return (config.trace_context(), meshes.get_concrete_mesh(),
                meshes.thread_resources.env.physical_mesh, config.default_device.value)


_ARRAYS = (jax.Array, np.ndarray, np.generic)


def _kind(value: Any) -> Any:
    """Returns the properties of a value that select a program."""
    if isinstance(value, jax.core.Tracer):
        raise InputError("error: a function of gspmd.jit is called with values that JAX "
                         "traces; put gspmd.jit outside of jit, grad and vmap")
    if isinstance(value, (*_ARRAYS, jax.ShapeDtypeStruct)):
        sharding = _uneven_sharding(value) or getattr(value, "sharding", None)
        return (value.shape, str(value.dtype), getattr(value, "weak_type", False), sharding)
    try:
        return jax.api_util.shaped_abstractify(value)
    except (TypeError, OverflowError):
        return type(value)  # JAX rejects the value when it lowers the function


# Results whose shardings are uneven are replicated arrays for JAX. These are their shardings,
# by the arrays' ids; an entry lives as long as its array.
_uneven_results: dict[int, tuple[Any, Any]] = {}


def _remember_uneven(array: jax.Array, sharding: Any) -> None:
    key = id(array)
    reference = weakref.ref(array, lambda _: _uneven_results.pop(key, None))
    _uneven_results[key] = (reference, sharding)


def _uneven_sharding(value: Any) -> Any:
    """Returns the uneven sharding of a result; None for other values."""
    reference, sharding = _uneven_results.get(id(value), (None, None))
    return sharding if reference is not None and reference() is value else None


def _with_uneven_sharding(value: Any) -> Any:
    """Returns the shape and the uneven sharding of a result; other values themselves."""
    sharding = _uneven_sharding(value)
    if sharding is None:
        return value
    return jax.ShapeDtypeStruct(value.shape, value.dtype, sharding=sharding,
                                weak_type=getattr(value, "weak_type", False))


class _Placement:
    """The sharding of a tensor of the program. Dimensions that the mesh axes do not divide
    are padded at the end: arrays of JAX have equal shards."""

    def __init__(self, local: tuple[int, ...], attributes: dict[str, Any],
                 devices: tuple[Any, ...], mesh: Any):
        shape = attributes.get("gspmd.global_type")
        self.shape = tuple(ir.RankedTensorType(shape.value).shape) if shape else local
        text = attributes.get("gspmd.sharding")
        hlo = xla_client.HloSharding.from_string(text.value if text else "{replicated}")
        tiles = hlo.tile_assignment_dimensions() if hlo.is_tiled() else []
        tiles = list(tiles[:len(local)]) + [1] * (len(local) - len(tiles[:len(local)]))
        self.padded = tuple(n * t for n, t in zip(local, tiles))
        self.sharding = _sharding(hlo, devices, mesh)
        self.replicated = sharding_impls.GSPMDSharding.get_replicated(devices)

    def place(self, value: Any, dtype: Any) -> jax.Array:
        """Returns `value` with this sharding; `value` itself if it has it."""
        if not isinstance(value, jax.Array) or value.dtype != dtype:
            value = np.asarray(value, dtype)
        if self.padded != self.shape:
            widths = tuple((0, p - n) for p, n in zip(self.padded, self.shape))
            if isinstance(value, jax.Array) and value.sharding.device_set != self.sharding.device_set:
                value = jax.device_put(value, self.replicated)
            return _pad(widths, self.sharding)(value)
        if isinstance(value, jax.Array) and \
                value.sharding.is_equivalent_to(self.sharding, value.ndim):
            return value
        return jax.device_put(value, self.sharding)

    def assemble(self, arrays: list[Any]) -> jax.Array:
        """Returns the array with these shards, without padding."""
        padded = jax.make_array_from_single_device_arrays(self.padded, self.sharding, arrays)
        if self.padded == self.shape:
            return padded
        result = _unpad(self.shape)(padded)
        _remember_uneven(result, self.sharding)
        return result


def _sharding(hlo: Any, devices: tuple[Any, ...], mesh: Any) -> Any:
    """Converts a sharding to one over the axes of `mesh`, if there is a mesh."""
    sharding = sharding_impls.GSPMDSharding(devices, hlo)
    if mesh is None:
        return sharding
    return sharding_impls._gspmd_to_named_sharding_via_mesh(sharding, mesh)


@functools.cache
def _pad(widths: tuple[tuple[int, int], ...], sharding: Any) -> Callable[..., Any]:
    return jax.jit(lambda x: jax.numpy.pad(x, widths), out_shardings=sharding)


@functools.cache
def _unpad(shape: tuple[int, ...]) -> Callable[..., Any]:
    return jax.jit(lambda x: x[tuple(slice(n) for n in shape)])


def _devices_of(arguments: dict[str, Any]) -> tuple[tuple[Any, ...], Any]:
    """Returns the devices in the order of the partitions, and the mesh or None: that of an
    argument, a result or a constraint, else that of `jax.set_mesh`."""
    count, found = arguments["num_devices"], None
    for sharding in (*arguments["in_shardings"], *arguments["out_shardings"],
                     *arguments["intermediate_shardings"]):
        if getattr(sharding, "num_devices", 0) != count:
            continue
        devices = sharding._device_assignment
        if isinstance(sharding, jax.sharding.NamedSharding):
            return tuple(devices), sharding.mesh
        found = found or tuple(devices)
    mesh = arguments.get("context_mesh")
    if isinstance(mesh, jax.sharding.Mesh) and mesh.size == count and \
            found in (None, tuple(mesh.devices.flat)):
        return tuple(mesh.devices.flat), mesh
    if found is not None:
        return found, None
    if count != 1:
        raise InputError("error: the function has %d devices, which are unknown: no argument, "
                         "result or constraint has a sharding, and no mesh of as many devices "
                         "is set" % count)
    default, backend = config.default_device.value, arguments["backend"]
    if isinstance(default, jax.Device) and default.client is backend:
        return (default,), None
    return (jax.local_devices(backend=backend.platform)[0],), None


class Partitions:
    """An exported program that XLA has compiled, one partition for each device.

    `arguments` and `results` are the placements of its tensors, `types` the MLIR element
    types of its arguments, as text.
    """

    def __init__(self, text: str, devices: tuple[Any, ...], mesh: Any, backend: Any):
        with mlir.make_ir_context():
            module = ir.Module.parse(text)
            main = next(op for op in module.body.operations
                        if getattr(op, "name", None) and op.name.value == "main")
            partitions = module.operation.attributes["mhlo.num_partitions"].value
            if partitions not in (1, len(devices)):
                raise InputError("error: the program is for %d devices, JAX's arrays are on %d"
                                 % (partitions, len(devices)))
            self.devices = devices[:partitions]
            self.arguments, self.results = [
                [_Placement(tuple(ir.RankedTensorType(type).shape),
                            {a.name: a.attr for a in attributes}, self.devices,
                            mesh if partitions > 1 else None)
                 for attributes, type in zip(list(every) or [()] * len(types), types)]
                for every, types in ((main.arg_attrs, main.type.inputs),
                                     (main.result_attrs, main.type.results))]
            self.types = [str(ir.RankedTensorType(type).element_type)
                          for type in main.type.inputs]
            options = xla_client.CompileOptions()
            build = options.executable_build_options
            for target in (options, build):
                target.num_replicas, target.num_partitions = 1, partitions
                target.device_assignment = xla_client.DeviceAssignment.create(
                    np.array([[device.id for device in self.devices]]))
            build.use_spmd_partitioning = True
            self._executable = backend.compile_and_load(
                module, xla_client.DeviceList(self.devices), options)

    def as_text(self) -> str:
        """Returns the program that XLA optimized, as HLO."""
        return "\n".join(module.to_string() for module in self._executable.hlo_modules())

    def execute(self, arrays: list[jax.Array]) -> list[list[jax.Array]]:
        """Returns the shards of each result, by device."""
        return self._executable.execute_sharded(arrays).disassemble_into_single_device_arrays()


class Compiled:
    """A partitioned program that XLA has compiled.

    `program` is the exported StableHLO of one device, `as_text()` XLA's optimized HLO.
    """

    def __init__(self, lowered: Any, calls: Calls, call: Any):
        self._lowered = lowered
        arguments = lowered._lowering.compile_args
        reject_callbacks(arguments)
        self.devices, self._mesh = _devices_of(arguments)
        source = from_lowered(lowered, calls, call)
        self._signature = source._signature
        self.program = source.pipeline("gspmd-export-stablehlo{form=partitions}")
        self._partitions = Partitions(self.program.text(), self.devices, self._mesh,
                                      arguments["backend"])
        self._dtypes = kept_dtypes(lowered, self._signature.kept)

    def as_text(self) -> str:
        """Returns the program that XLA optimized, as HLO."""
        return self._partitions.as_text()

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        partitions = self._partitions
        leaves = self._signature.flatten(args, kwargs, partitions.arguments)
        placed = [placement.place(leaf, dtype) for placement, leaf, dtype in
                  zip(partitions.arguments, leaves, self._dtypes)]
        return self._signature.unflatten(
            [placement.assemble(arrays) for placement, arrays in
             zip(partitions.results, partitions.execute(placed))])


def reject_callbacks(arguments: dict[str, Any]) -> None:
    """Raises InputError if the arguments of a compilation have Python callbacks."""
    if arguments["ordered_effects"] or arguments["host_callbacks"]:
        raise InputError("error: the function has Python callbacks, which "
                         "gspmd.jit does not support")


def kept_arguments(lowered: Any, kept: Optional[Sequence[int]]) -> list[Any]:
    """Returns JAX's descriptions of the arguments that a program uses."""
    leaves = jax.tree.leaves(lowered.args_info, is_leaf=lambda x: hasattr(x, "_aval"))
    return leaves if kept is None else [leaves[i] for i in kept]


def kept_dtypes(lowered: Any, kept: Optional[Sequence[int]]) -> list[Any]:
    """Returns the types of the tensors of the arguments that a program uses."""
    return [_plain_dtype(info._aval) for info in kept_arguments(lowered, kept)]


def _plain_dtype(aval: Any) -> Any:
    if jax.dtypes.issubdtype(aval.dtype, jax.dtypes.prng_key):
        return np.dtype(np.uint32)
    return aval.dtype
