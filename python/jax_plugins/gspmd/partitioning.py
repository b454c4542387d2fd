"""Partition functions of `custom_partitioning`, which the plugin calls while it compiles.

JAX lowers such a function to a call of `CustomSPMDPartitioning` with a key. When the
shardings of operands and results are known, the plugin calls `_query`, which returns the
program of one device and its shardings. Without Shardy the plugin first requests the
shardings of the results, which the user's functions infer.
"""

from __future__ import annotations

import ctypes
import functools
import json
import traceback
from ctypes import CFUNCTYPE, c_char_p, c_int, c_int64, c_void_p
from typing import Any

# The plugin copies the reply immediately.
_REPLY = CFUNCTYPE(None, c_void_p, c_char_p, c_int64, c_int)
_QUERY = CFUNCTYPE(None, c_void_p, c_int64, _REPLY, c_void_p)


@functools.cache
def _dtypes() -> dict[str, Any]:
    """Returns the element types by MLIR's names."""
    from jax._src.interpreters import mlir
    from jax._src.lib.mlir import ir
    with mlir.make_ir_context(), ir.Location.unknown():
        return {str(mlir.dtype_to_ir_type(dtype)): dtype
                for dtype in mlir._dtype_to_ir_type if dtype.name != "float0"}


def _sharded(tensor: Any, dtypes: dict[str, Any]) -> tuple[Any, Any]:
    """Returns the shape and the sharding of a tensor of the request."""
    from jax._src.lib import xla_client as xc
    if tensor["type"] not in dtypes:
        raise TypeError("JAX has no arrays of " + tensor["type"])
    proto = xc.OpSharding()
    proto.ParseFromString(bytes.fromhex(tensor["sharding"]))
    return (xc.Shape.array_shape(dtypes[tensor["type"]], tensor["shape"]),
            xc.HloSharding.from_proto(proto))


def _text(sharding: Any) -> str:
    """Returns a sharding as a tile assignment."""
    from jax._src.lib import xla_client as xc
    return str(xc.HloSharding.v3_to_v2_sharding(sharding)
               if hasattr(xc.HloSharding, "v3_to_v2_sharding") else sharding)


def _packed(results: Any, dtypes: dict[str, Any]) -> tuple[Any, Any]:
    """Returns the shape and the sharding of all results: a tuple's, unless there is one."""
    from jax._src.lib import xla_client as xc
    sharded = [_sharded(tensor, dtypes) for tensor in results]
    if len(sharded) == 1:
        return sharded[0]
    shape = xc.Shape.tuple_shape([s for s, _ in sharded])
    return shape, xc.HloSharding.tuple_sharding(shape, [s for _, s in sharded])


def _unpacked(sharding: Any, results: Any) -> list[Any]:
    return sharding.tuple_elements() if len(results) != 1 else [sharding]


def _infer(key: str, operands: Any, results: Any) -> Any:
    """Returns the shardings of the results: those that the function for user shardings derives
    from `results`, which then are `closed`; if these are replicated or there is no such
    function, those inferred from the operands. Null without functions."""
    from jax._src import custom_partitioning
    encoded = key.encode()
    info = custom_partitioning._sharding_callbacks[encoded]
    if info.infer_sharding_from_operands is None:
        return {"results": None}
    dtypes = _dtypes()
    inputs = [_sharded(tensor, dtypes) for tensor in operands]
    shape, required = _packed(results, dtypes)
    out = _unpacked(custom_partitioning._custom_partitioning_infer_sharding_from_operands(
        [s for s, _ in inputs], [s for _, s in inputs], shape, encoded), results)
    has_user_function = info.propagate_user_sharding is not None
    if has_user_function and not all(s.is_replicated() for s in _unpacked(required, results)):
        users = _unpacked(custom_partitioning._custom_partitioning_propagate_user_sharding(
            required, shape, encoded), results)
        out = [s if u.is_replicated() else u for s, u in zip(out, users)]
    return {"results": [_text(s) for s in out], "closed": has_user_function}


def _partition(key: str, operands: Any, results: Any) -> Any:
    """Returns the text of one device's program and the shardings of its operands and results."""
    from jax._src import custom_partitioning
    from jax._src.interpreters import mlir
    from jax._src.lib.mlir import ir
    dtypes = _dtypes()
    inputs = [_sharded(tensor, dtypes) for tensor in operands]
    shape, sharding = _packed(results, dtypes)
    code, ins, out = custom_partitioning._custom_partitioning_partition(
        [s for s, _ in inputs], [s for _, s in inputs], shape, sharding, key.encode())
    with mlir.make_ir_context():
        text = ir.Module.parse(code).operation.get_asm(enable_debug_info=True)
    return {"module": text, "operands": [_text(s) for s in ins],
            "results": [_text(s) for s in _unpacked(out, results)]}


_STEPS = {"infer": _infer, "partition": _partition}


@_QUERY
def _query(data: int, size: int, reply: Any, state: int) -> None:
    """Replies to a request; the plugin calls this on the thread that compiles. A missing reply
    is an error too, which ctypes has written to stderr."""
    try:
        request = json.loads(ctypes.string_at(data, size))
        text, is_error = json.dumps(_STEPS[request.pop("step")](**request)), 0
    except BaseException:  # pylint: disable=broad-except
        text, is_error = traceback.format_exc(), 1
    encoded = text.encode("utf-8", "backslashreplace")
    reply(state, encoded, len(encoded), is_error)


def install(library: str) -> None:
    """Registers `_query` with the plugin `library`. Idempotent."""
    dll = ctypes.CDLL(library)
    dll.gspmd_pjrt_set_partitioner.argtypes = [_QUERY]
    dll.gspmd_pjrt_set_partitioner.restype = None
    dll.gspmd_pjrt_set_partitioner(_query)
