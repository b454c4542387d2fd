"""Partition functions of `custom_partitioning`, which the plugin asks for while it compiles.

JAX lowers such a function to a call of `CustomSPMDPartitioning` with the key of what it
knows of it. When the plugin knows how operands and results are to lie, it calls `_ask`,
which gives it the program of one device and the shardings that go with it. Where Shardy is
off, it asks before for the shardings of results, which JAX's users have functions for.
"""

from __future__ import annotations

import ctypes
import functools
import json
import traceback
from ctypes import CFUNCTYPE, c_char_p, c_int, c_int64, c_void_p
from typing import Any

# The plugin copies what it is told at once.
_ANSWER = CFUNCTYPE(None, c_void_p, c_char_p, c_int64, c_int)
_ASK = CFUNCTYPE(None, c_void_p, c_int64, _ANSWER, c_void_p)


@functools.cache
def _dtypes() -> dict[str, Any]:
    """Element types by what MLIR calls them."""
    from jax._src.interpreters import mlir
    from jax._src.lib.mlir import ir
    with mlir.make_ir_context(), ir.Location.unknown():
        return {str(mlir.dtype_to_ir_type(dtype)): dtype
                for dtype in mlir._dtype_to_ir_type if dtype.name != "float0"}


def _sharded(tensor: Any, dtypes: dict[str, Any]) -> tuple[Any, Any]:
    """The shape and the sharding of a tensor of the question."""
    from jax._src.lib import xla_client as xc
    if tensor["type"] not in dtypes:
        raise TypeError("JAX has no arrays of " + tensor["type"])
    proto = xc.OpSharding()
    proto.ParseFromString(bytes.fromhex(tensor["sharding"]))
    return (xc.Shape.array_shape(dtypes[tensor["type"]], tensor["shape"]),
            xc.HloSharding.from_proto(proto))


def _text(sharding: Any) -> str:
    """As a tile assignment."""
    from jax._src.lib import xla_client as xc
    return str(xc.HloSharding.v3_to_v2_sharding(sharding)
               if hasattr(xc.HloSharding, "v3_to_v2_sharding") else sharding)


def _packed(results: Any, dtypes: dict[str, Any]) -> tuple[Any, Any]:
    """The shape and the sharding of all results: a tuple's, unless there is one."""
    from jax._src.lib import xla_client as xc
    wanted = [_sharded(tensor, dtypes) for tensor in results]
    if len(wanted) == 1:
        return wanted[0]
    shape = xc.Shape.tuple_shape([s for s, _ in wanted])
    return shape, xc.HloSharding.tuple_sharding(shape, [s for _, s in wanted])


def _unpacked(sharding: Any, results: Any) -> list[Any]:
    return sharding.tuple_elements() if len(results) != 1 else [sharding]


def _infer(key: str, operands: Any, results: Any) -> Any:
    """How results are to lie: as the function for what their users want (`results`) makes
    of that, and not otherwise then (`closed`); where that is whole or there is none, as the
    function for the operands makes of those. Null without one."""
    from jax._src import custom_partitioning
    told = key.encode()
    info = custom_partitioning._sharding_callbacks[told]
    if info.infer_sharding_from_operands is None:
        return {"results": None}
    dtypes = _dtypes()
    given = [_sharded(tensor, dtypes) for tensor in operands]
    shape, wanted = _packed(results, dtypes)
    out = _unpacked(custom_partitioning._custom_partitioning_infer_sharding_from_operands(
        [s for s, _ in given], [s for _, s in given], shape, told), results)
    asks_users = info.propagate_user_sharding is not None
    if asks_users and not all(s.is_replicated() for s in _unpacked(wanted, results)):
        users = _unpacked(custom_partitioning._custom_partitioning_propagate_user_sharding(
            wanted, shape, told), results)
        out = [s if u.is_replicated() else u for s, u in zip(out, users)]
    return {"results": [_text(s) for s in out], "closed": asks_users}


def _partition(key: str, operands: Any, results: Any) -> Any:
    """The text of the program of one device, and how its operands and results lie."""
    from jax._src import custom_partitioning
    from jax._src.interpreters import mlir
    from jax._src.lib.mlir import ir
    dtypes = _dtypes()
    given = [_sharded(tensor, dtypes) for tensor in operands]
    shape, sharding = _packed(results, dtypes)
    code, ins, out = custom_partitioning._custom_partitioning_partition(
        [s for s, _ in given], [s for _, s in given], shape, sharding, key.encode())
    with mlir.make_ir_context():
        text = ir.Module.parse(code).operation.get_asm(enable_debug_info=True)
    return {"module": text, "operands": [_text(s) for s in ins],
            "results": [_text(s) for s in _unpacked(out, results)]}


_STEPS = {"infer": _infer, "partition": _partition}


@_ASK
def _ask(data: int, size: int, answer: Any, state: int) -> None:
    """Called by the plugin from the thread that compiles. No answer at all is an error
    too: ctypes has then written on stderr what happened."""
    try:
        question = json.loads(ctypes.string_at(data, size))
        text, is_error = json.dumps(_STEPS[question.pop("step")](**question)), 0
    except BaseException:  # pylint: disable=broad-except
        text, is_error = traceback.format_exc(), 1
    told = text.encode("utf-8", "backslashreplace")
    answer(state, told, len(told), is_error)


def install(library: str) -> None:
    """Tells the plugin, which is `library`, whom to ask; again changes nothing."""
    dll = ctypes.CDLL(library)
    dll.gspmd_pjrt_set_partitioner.argtypes = [_ASK]
    dll.gspmd_pjrt_set_partitioner.restype = None
    dll.gspmd_pjrt_set_partitioner(_ask)
