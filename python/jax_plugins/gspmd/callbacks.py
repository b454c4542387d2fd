"""Python functions that programs call while they run: `pure_callback`, `io_callback`,
`debug.callback` and `debug.print`, checks.

JAX lowers all of them through one function, which supports its own platforms only; this
module lowers them for the platform. The program gets a call of `gspmd_host_callback` with a
number that identifies the function in this process. The plugin calls `_dispatch` with the
number and the tensors.

A call outside of manual regions gets global tensors, once for all devices; within them each
device calls with its shards.
"""

from __future__ import annotations

import atexit
import ctypes
import secrets
import traceback
import weakref
from ctypes import CFUNCTYPE, POINTER, Structure, c_char, c_int, c_int64, c_void_p
from typing import Any, Callable, Optional, Sequence

from jax_plugins.gspmd.patching import replace

TARGET = "gspmd_host_callback"


class _Tensor(Structure):
    """A contiguous row-major tensor, as HostTensorRecord in the plugin."""
    _fields_ = [("data", c_void_p), ("rank", c_int64), ("shape", POINTER(c_int64))]


# The result is _DONE, or the length of the error text (see _encode). It is not 0,
# which ctypes returns if the Python function itself fails.
_DONE = -1
_DISPATCH = CFUNCTYPE(c_int64, c_int64, POINTER(_Tensor), c_int64, POINTER(_Tensor), c_int64,
                      c_void_p, c_int64)


class _Function:
    """The function of a call, the types of its arguments and results, and whether JAX had
    64-bit types enabled when it was lowered, since another thread calls it."""

    def __init__(self, function: Callable[..., Any], arguments: Sequence[Any],
                 results: Sequence[Any]):
        from jax._src import config, core
        self.function = function
        self.wide = bool(config.enable_x64.value)
        # The call has the physical types of random keys.
        self.arguments = [core.physical_aval(aval).dtype for aval in arguments]
        self.results = [(aval.shape, aval.dtype) for aval in results]

    def __call__(self, ins: Any, outs: Any) -> None:
        """Calls the function with copies of the tensors, which it may keep."""
        from jax._src import config
        with config.enable_x64(self.wide):
            self._call(ins, outs)

    def _call(self, ins: Any, outs: Any) -> None:
        arguments = [_array(ins[i], dtype).copy()
                     for i, dtype in enumerate(self.arguments)]
        values = self.function(*arguments)
        if len(values) != len(self.results):
            raise RuntimeError("Mismatched number of outputs from callback. "
                               "Expected: %d, Actual: %d" % (len(self.results), len(values)))
        for i, (value, (shape, dtype)) in enumerate(zip(values, self.results)):
            _array(outs[i], dtype)[...] = self._checked(i, value, shape, dtype)

    @staticmethod
    def _checked(i: int, value: Any, shape: Any, dtype: Any) -> Any:
        import numpy as np
        from jax._src import dtypes
        array = dtypes.canonicalize_value(np.asarray(value))
        for what, found, expected in (("shape", array.shape, shape), ("dtype", array.dtype, dtype)):
            if found != expected:
                raise RuntimeError("Incorrect output %s for return value #%d: "
                                   "Expected: %s, Actual: %s" % (what, i, expected, found))
        return array


def _array(tensor: Any, dtype: Any) -> Any:
    """Returns a numpy array of the tensor's memory."""
    import numpy as np
    shape = tuple(tensor.shape[d] for d in range(tensor.rank))
    size = int(np.prod(shape, dtype=np.int64)) * dtype.itemsize
    if size == 0:
        return np.zeros(shape, dtype)
    memory = (c_char * size).from_address(tensor.data)
    return np.frombuffer(memory, np.uint8).view(dtype).reshape(shape)


def _encode(text: str, capacity: int) -> bytes:
    """Returns the text in UTF-8, or its end from the beginning of a character, with an
    ellipsis."""
    encoded = text.encode("utf-8", "backslashreplace")
    if len(encoded) <= capacity:
        return encoded
    ellipsis = b"..."
    end = encoded[len(encoded) - capacity + len(ellipsis):]
    return ellipsis + end.decode("utf-8", "ignore").encode("utf-8")


# The functions of live programs. The numbers are random, so that a program serialized in
# another process finds none of this one.
_functions: Any = weakref.WeakValueDictionary()


@_DISPATCH
def _dispatch(number: int, ins: Any, num_ins: int, outs: Any, num_outs: int, text: int,
              capacity: int) -> int:
    """Calls a function; the plugin calls this on a separate thread."""
    try:
        function = _functions.get(number)
        if function is None:
            raise RuntimeError("the program calls back to Python function %d of another "
                               "process" % number)
        function(ins, outs)
        return _DONE
    except BaseException:  # pylint: disable=broad-except
        message = _encode(traceback.format_exc(), capacity)
        ctypes.memmove(text, message, len(message))
        return len(message)


def install(platform: str, library: str) -> None:
    """Lowers JAX's callbacks for the platform, whose plugin is `library`."""
    from jax._src import callback as jax_callback
    import jax.interpreters.mlir as public

    def make(original: Any) -> Any:
        def emit(ctx: Any, callback: Callable[..., Any], token: Optional[Any],
                 operands: Sequence[Any], operand_avals: Sequence[Any],
                 result_avals: Sequence[Any], **options: Any) -> Any:
            if list(ctx.module_context.platforms) != [platform]:
                return original(ctx, callback, token, operands, operand_avals, result_avals,
                                **options)
            _connect(library)
            return _emit(ctx, callback, token, operands, operand_avals, result_avals,
                         **options)
        return emit

    replace(jax_callback, "emit_python_callback", make)
    public.emit_python_callback = jax_callback.emit_python_callback


def _emit(ctx: Any, callback: Callable[..., Any], token: Optional[Any],
          operands: Sequence[Any], operand_avals: Sequence[Any], result_avals: Sequence[Any],
          *, has_side_effect: bool, returns_token: bool = True, partitioned: bool = False,
          sharding: Any = None) -> Any:
    """Lowers a callback and returns the results, the token after the call, and an object that
    keeps the callback alive. Calls with effects are executed in program order, as tokens
    require; the calling device (`sharding`) does not matter to a host function."""
    from jax._src import core
    from jax._src.interpreters import mlir
    from jax._src.lib.mlir import ir
    if partitioned and result_avals:
        raise ValueError("Partitioned callback not supported with return values.")
    function = _Function(callback, operand_avals, result_avals)
    number = secrets.randbits(63)
    _functions[number] = function
    config = {"callback": mlir.i64_attr(number),
              "partitioned": ir.BoolAttr.get(bool(partitioned))}
    call = mlir.custom_call(
        TARGET,
        result_types=[_type(core.physical_aval(aval)) for aval in result_avals],
        operands=list(operands), backend_config=config, has_side_effect=has_side_effect,
        api_version=4)
    # Programs and their runs own the function, and exporting a program checks for it, since
    # another process would not find it.
    ctx.module_context.add_host_callback(function)
    return list(call.results), token, function


def _type(aval: Any) -> Any:
    """Returns the MLIR type; JAX's own function has other arguments in each version."""
    from jax._src.interpreters import mlir
    from jax._src.lib.mlir import ir
    return ir.RankedTensorType.get(aval.shape, mlir.dtype_to_ir_type(aval.dtype))


_connected: list[Any] = []


def _connect(library: str) -> None:
    """Registers `_dispatch` with the plugin."""
    if not _connected:
        dll = ctypes.CDLL(library)
        dll.gspmd_pjrt_set_host_callback.argtypes = [_DISPATCH]
        dll.gspmd_pjrt_set_host_callback.restype = None
        dll.gspmd_pjrt_set_host_callback(_dispatch)
        dll.gspmd_pjrt_end_host_callbacks.argtypes = [c_int64]
        dll.gspmd_pjrt_end_host_callbacks.restype = c_int
        atexit.register(_await_runs, dll)
        _connected.append(dll)


def _await_runs(dll: Any) -> None:
    """Waits for programs that call Python before Python ends, as JAX does for CPUs. The waits
    are short, so that a user can interrupt them."""
    while not dll.gspmd_pjrt_end_host_callbacks(100):
        pass
