"""Conversion of arguments to the types of a program without loss."""

from __future__ import annotations

import operator
import re
from typing import Any, Mapping, Optional

import numpy as np

from gspmd._support.element_types import kind_of
from gspmd._support.errors import InputError

_KINDS = "buifc"  # a kind converts to itself and to later ones


def convert(value: Any, array: np.ndarray, dtype: np.dtype[Any],
            stored: np.dtype[Any]) -> Optional[np.ndarray]:
    """Converts an array to a type.

    value: the caller's value, of which `array` is the array: the value of a Python scalar
        decides, of other values the kind of their type as well.
    dtype: the type of the program, in ml_dtypes if NumPy lacks it.
    stored: the type of the result, which has the values of small integers and the bits of
        small floats.

    Returns None if the types do not convert. Raises ValueError for a number that the type does
    not represent; only floats round to floats.
    """
    target = kind_of(dtype)
    if target == "f" and dtype.isbuiltin != 1 and _is_bits(array.dtype, dtype):
        return array.view(stored)
    if array.dtype == dtype == stored:
        return array
    is_scalar = isinstance(value, (bool, int, float, complex))
    if is_scalar:
        array = _to_kind(value, target)
    source = kind_of(array.dtype)
    if not source:
        return None
    if _KINDS.index(source) > _KINDS.index(target) and not (is_scalar and source in "biu"):
        return None
    if target in "biu":
        _check_range(array, dtype)
        return array.astype(stored)
    with np.errstate(over="ignore", invalid="ignore"):
        converted = array.astype(dtype)
    _check_values(array, converted, source)
    return converted if dtype == stored else converted.view(stored)


def int64_of(name: str, value: Any) -> int:
    """Returns an option's value as a Python integer of 64 bits. Raises InputError for other
    values: ctypes would take them modulo 2**64."""
    try:
        number = operator.index(value)
    except TypeError:
        number = None
    if number is None or not -2**63 <= number < 2**63:
        raise InputError("error: %s: expected an integer of 64 bits, found %r" % (name, value))
    return number


def sizes_of(name: str, sizes: Mapping[str, Any]) -> dict[str, int]:
    """Returns sizes by name as Python integers. Raises InputError for other values."""
    return {key: int64_of("%s: '%s'" % (name, key), size) for key, size in sizes.items()}


def _is_bits(found: np.dtype[Any], dtype: np.dtype[Any]) -> bool:
    """Whether arrays of a type have the bits of a small float."""
    return found.itemsize == dtype.itemsize and (found.kind == "u" and found.isbuiltin == 1 or
                                                 found.type is np.void)


def _to_kind(value: Any, target: str) -> np.ndarray:
    """Returns a Python scalar as an array, of the kind `target` if that does not change it."""
    if isinstance(value, complex) and target != "c" and value.imag == 0:
        value = value.real
    if isinstance(value, float) and target in "biu":
        if not value.is_integer():
            raise ValueError(str(value))
        value = int(value)
    array = np.asarray(value)
    if array.dtype.kind == "O":  # beyond 64 bits
        raise ValueError(str(value))
    return array


def _check_range(array: np.ndarray, dtype: np.dtype[Any]) -> None:
    """Raises ValueError for integers that an integer type does not represent."""
    if not array.size or array.dtype.kind == "b":
        return
    if dtype.kind == "b":
        low, high = 0, 1
    elif re.match(r"u?int[24]$", dtype.name):
        import ml_dtypes
        info = ml_dtypes.iinfo(dtype)
        low, high = int(info.min), int(info.max)
    else:
        low, high = np.iinfo(dtype).min, np.iinfo(dtype).max
    wide = array if array.dtype.isbuiltin == 1 else array.astype(np.int64)
    for extreme in (int(wide.min()), int(wide.max())):
        if not low <= extreme <= high:
            raise ValueError(str(extreme))


def _check_values(array: np.ndarray, converted: np.ndarray, source: str) -> None:
    """Raises ValueError for integers that floats do not represent, and for finite floats that
    are too large."""
    if source in "biu":
        # A long double represents every integer of 64 bits.
        exact = array.astype(np.int64 if array.dtype.isbuiltin != 1 else array.dtype)
        found = converted if converted.dtype.kind == "c" else converted.astype(np.float64)
        wrong = exact.astype(np.longdouble) != found.real.astype(np.longdouble)
    else:
        wide: Any = np.complex128 if source == "c" or converted.dtype.kind == "c" else np.float64
        wrong = np.isfinite(array.astype(wide)) & ~np.isfinite(converted.astype(wide))
    if wrong.any():
        raise ValueError(str(array[wrong].flat[0]))
