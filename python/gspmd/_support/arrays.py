"""NumPy arrays and tensors of the C API."""

from __future__ import annotations

import ctypes
import os
from typing import Any, Sequence

import numpy as np

from gspmd._support.conversion import convert
from gspmd._support.element_types import from_stored, kind_of, to_dtype
from gspmd._support.errors import InputError
from gspmd._support.library import Tensor, TensorInfo
from gspmd._support.text import displayed

# Indexed by GspmdElementType; dtype_of handles bfloat16.
_NAMES = ["bool", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64",
          "bfloat16", "float16", "float32", "float64", "complex64", "complex128"]
_BFLOAT16 = _NAMES.index("bfloat16")


def dtype_of(element_type: int) -> np.dtype:
    """Returns the dtype of a GspmdElementType. bfloat16 is a dtype of ml_dtypes, which
    JAX depends on; without it, its bits as uint16."""
    if element_type != _BFLOAT16:
        return np.dtype(_NAMES[element_type])
    try:
        import ml_dtypes
        found: np.dtype[Any] = np.dtype(ml_dtypes.bfloat16)
        return found
    except ImportError:
        return np.dtype(np.uint16)


class Slot:
    """An argument or a result: its name, dtype, global shape, and local shape
    (with padding)."""

    def __init__(self, info: TensorInfo, type_name: str):
        self.name = info.name.text()
        self.element_type = info.element_type
        self.dtype = dtype_of(info.element_type)
        #: The type of the program, of ml_dtypes where `dtype` is its storage in bytes; without
        #: ml_dtypes, and for a type that it lacks, `dtype`.
        self.value_dtype = self.dtype
        self._type = type_name
        if self.dtype in (np.int8, np.uint8):
            try:
                self.value_dtype = to_dtype(type_name)
            except (ImportError, TypeError):
                pass
        self.shape = tuple(info.shape[i] for i in range(info.rank))
        self.local_shape = tuple(info.local_shape[i] for i in range(info.rank))

    def to_value(self, array: np.ndarray) -> np.ndarray:
        """Returns an array of `dtype` as one of `value_dtype`."""
        return array if self.value_dtype == self.dtype else from_stored(array, self._type)

    def __repr__(self) -> str:
        return "%s%s: %s%s, %s on each device" % (
            displayed(self.name), "" if self.name else "?", self.dtype, list(self.shape),
            list(self.local_shape))

    def empty(self) -> np.ndarray:
        return np.empty(self.shape, self.dtype)

    def convert(self, value: Any, index: int) -> np.ndarray:
        """Converts `value` to an array of this dtype or raises InputError. Accepts
        Python scalars and arrays of a kind that converts without loss; floats round to
        floats. Small floats may be their bits."""
        label = "argument %d%s" % (index, " (%s)" % self.name if self.name else "")
        array = np.asarray(value)
        if array.shape != self.shape:
            raise InputError("error: %s: expected shape %s, found %s"
                             % (label, list(self.shape), list(array.shape)))
        try:
            converted = convert(value, array, self.value_dtype, self.dtype)
        except ValueError as number:
            raise InputError("error: %s: expected values that %s represents, found %s"
                             % (label, self.value_dtype, number)) from None
        if converted is None:
            raise InputError("error: %s: expected %s, found %s"
                             % (label, self.value_dtype, array.dtype))
        return np.ascontiguousarray(converted).reshape(self.shape)

    def tensor(self, array: np.ndarray) -> Tensor:
        """Returns a view of `array` for the C API; `array` must outlive it."""
        shape = (ctypes.c_int64 * max(len(self.shape), 1))(*self.shape)
        return Tensor(self.element_type, len(self.shape), shape,
                      array.ctypes.data_as(ctypes.c_void_p))


def tensors(slots: Sequence[Slot], arrays: Sequence[np.ndarray]) -> Any:
    """Returns a C array of views for the C API."""
    return (Tensor * max(len(slots), 1))(*(s.tensor(a) for s, a in zip(slots, arrays)))


def random_array(slot: Slot, generator: np.random.Generator) -> np.ndarray:
    """Returns random values: floats in (-2, 2), of a type without sign in (0, 2), small
    integers, booleans."""
    kind = kind_of(slot.value_dtype)
    if kind == "b":
        return generator.integers(0, 2, slot.shape).astype(bool)
    if kind in ("i", "u") and slot.element_type != _BFLOAT16:
        # Two signed bits have no 2.
        end = 2 if slot.value_dtype.name == "int2" else 4
        return generator.integers(0, end, slot.shape).astype(slot.value_dtype)
    values = np.clip(generator.standard_normal(slot.shape), -2, 2)
    if kind == "c":
        values = values + 1j * np.clip(generator.standard_normal(slot.shape), -2, 2)
    if slot.element_type == _BFLOAT16 and slot.dtype == np.uint16:
        return (values.astype(np.float32).view(np.uint32) >> 16).astype(np.uint16)
    if slot.value_dtype.name == "float8_e8m0fnu":
        values = np.maximum(np.abs(values), 2.0 ** -10)
    return values.astype(slot.value_dtype)


def path_of(source: Any) -> str | None:
    """Returns `source` if it is a path, else None."""
    if isinstance(source, os.PathLike):
        return str(os.fspath(source))
    # A program of one line has braces or an op; the path of a file may have them, too.
    if isinstance(source, str) and "\n" not in source and (
            not any(c in source for c in "{(=") or os.path.exists(source)):
        return source
    return None
