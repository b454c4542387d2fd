"""Element types: their names in MLIR and in NumPy, and their storage in files of arrays."""

from __future__ import annotations

import re
from typing import Any

import numpy as np

#: The names of NumPy that do not follow a rule.
_NAMES = {"i1": "bool", "bf16": "bfloat16", "complex<f32>": "complex64", "complex<f64>": "complex128"}
#: How types are stored that NumPy itself lacks: small floats as their bits, integers of less
#: than a byte extended to one.
_STORED = (("bfloat16", "uint16", True), (r"float[468]_\w+", "uint8", True),
           (r"uint[24]", "uint8", False), (r"int[24]", "int8", False))


def numpy_name(name: str) -> str:
    """Returns the NumPy name of an MLIR element type: "float8_e4m3fn" of "f8E4M3FN"."""
    if name in _NAMES:
        return _NAMES[name]
    found = re.fullmatch(r"(u?i|f)(\d+)(\w*)", name)
    if not found:
        return name
    kind = {"i": "int", "ui": "uint", "f": "float"}[found[1]]
    return kind + found[2] + ("_" + found[3].lower() if found[3] else "")


def to_dtype(name: str) -> np.dtype[Any]:
    """Returns the NumPy type of an MLIR element type, of ml_dtypes if NumPy lacks it. Raises
    TypeError if there is none."""
    import ml_dtypes
    own = numpy_name(name)
    return np.dtype(getattr(ml_dtypes, own, own))


def argument_types(program: str) -> list[tuple[str, str]]:
    """Returns the dimensions ("8x16x") and MLIR element types of the arguments of "main" in a
    program in MLIR's text; those of the first public function if there is no "main"."""
    head = (re.search(r'func\.func (?:\w+ )?@"?main"?\((.*)$', program, re.M)
            or re.search(r'func\.func (?:public )?@[^(]*\((.*)$', program, re.M))
    tensors = re.findall(r"%\w+: tensor<((?:complex<\w+>|[^<>])*)>", head[1] if head else "")
    return [(dims, element.split(",")[0]) for dims, element in
            (re.match(r"((?:\d+x)*)(.*)", text).groups()  # type: ignore[union-attr]
             for text in tensors)]


def kind_of(dtype: np.dtype[Any]) -> str:
    """Returns the kind of a type as NumPy names it, "b", "i", "u", "f" or "c", also of the types
    of ml_dtypes; "" for types that are no numbers."""
    if dtype.kind in "biufc" and dtype.isbuiltin == 1:
        return dtype.kind
    found = re.match(r"(?:b?float|(u?)int)\d", dtype.name)
    return "" if not found else "f" if "float" in found[0] else found[1] or "i"


def to_stored(array: np.ndarray) -> np.ndarray:
    """Returns an array of the same shape in a type of NumPy, in which the tools read it."""
    for pattern, stored, is_bits in _STORED:
        if re.fullmatch(pattern, array.dtype.name):
            return array.view(stored) if is_bits else array.astype(stored)
    return array


def from_stored(array: np.ndarray, name: str) -> np.ndarray:
    """Returns an array of an MLIR element type from its storage; others as they are."""
    for pattern, stored, is_bits in _STORED:
        if array.dtype == stored and re.fullmatch(pattern, numpy_name(name)):
            return array.view(to_dtype(name)) if is_bits else array.astype(to_dtype(name))
    return array
