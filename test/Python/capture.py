"""The arguments that `python -m gspmd bisect` and `gspmd.bisect` keep: their types and limits."""

import os
import sys
import tempfile

import ml_dtypes
import numpy as np
from jax._src.interpreters import mlir

import gspmd
from gspmd import _capture
from gspmd._support.element_types import from_stored, numpy_name, to_dtype, to_stored

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "Inputs"))
import small_types


def check_element_types():
    """Names are those of JAX, and a stored array is read as it was."""
    own = [name for name in dir(ml_dtypes) if name.startswith(("bfloat", "float", "int", "uint")) and
           name not in ("int1", "uint1")]  # MLIR's i1 is NumPy's bool
    types = [np.dtype(getattr(ml_dtypes, name)) for name in own] + [
        np.dtype(name) for name in ("bool", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64",
                                    "float16", "float32", "float64", "complex64", "complex128")]
    seen = 0
    for dtype in types:
        try:
            with mlir.make_ir_context():
                name = str(mlir.dtype_to_ir_type(dtype))
        except TypeError:  # a type that this version of JAX lacks
            continue
        assert numpy_name(name) == dtype.name and to_dtype(name) == dtype, (name, dtype)
        array = np.arange(2).astype(dtype)
        stored = to_stored(array)
        assert stored.dtype.kind in "biufc" and stored.shape == array.shape, (name, stored.dtype)
        if dtype.name in own:
            back = from_stored(stored, name)
            assert back.dtype == dtype and back.tobytes() == array.tobytes(), name
        seen += 1
    assert seen > 20, seen
    assert to_stored(np.array([-2], ml_dtypes.int4))[0] == -2


def check_limits():
    """Calls are kept with what their arguments need, up to a limit for one and for all."""
    _capture._MAX_BYTES, _capture._MAX_ALL_BYTES = 100, 150
    array = np.arange(20, dtype=np.float32)
    with tempfile.TemporaryDirectory() as folder:
        recorder = _capture.CallRecorder(folder)
        recorder.keep("jit(f)", [array, np.float32(1)])
        recorder.keep("jit(g)", [array, array])
        recorder.keep("jit(h)", [array])
        recorder.keep("jit(f)", [array[:4]])
        calls = _capture.read_calls(folder)
        kept = [os.path.exists(call.file) for call in calls]
        with np.load(calls[0].file) as stored:
            assert stored["a0"].tolist() == array.tolist() and stored["a1"] == 1
    assert [call.types for call in calls] == [["20xfloat32", "float32"], ["20xfloat32"] * 2, ["20xfloat32"], ["4xfloat32"]]
    assert kept == [not call.reason for call in calls] == [True, False, False, True], calls
    assert calls[1].reason == "they have 160 bytes; expected at most 100", calls[1]
    assert calls[2].reason == "with those of earlier calls, they have 164 bytes; expected at most 150", calls[2]


check_element_types()
check_limits()
found = gspmd.bisect(small_types.f, *small_types.arguments)
assert found.code == 0, found
print("capture: passed")
