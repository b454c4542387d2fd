"""Comparison of results, and their sensitivity to rounding.

A number that is zero in exact arithmetic is rounding noise on a machine, and other
noise if sums are reordered. A division by its own magnitude amplifies it: the gradient
of an attention's key bias is zero (the softmax of a row does not change if all its
scores change equally), and Adam divides it by its norm. The sensitivity is measured:
the unpartitioned program runs again on arguments that are perturbed by one rounding.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Optional, Sequence

import numpy as np

from gspmd._support.errors import MismatchError

if TYPE_CHECKING:
    from gspmd.executable import Executable

_RUNS = 8     # noise of either sign keeps its sign in all runs with probability 1/256
_MARGIN = 4   # reordered sums round more often than the inputs


def _epsilon(dtype: np.dtype) -> float:
    """Returns the distance from 1 to the next number; 0 for exact types."""
    if dtype.kind in "fc":
        return float(np.finfo(dtype).eps)
    return 2.0 ** -7 if dtype.name == "bfloat16" else 0.0


def perturbed(array: np.ndarray, generator: np.random.Generator) -> np.ndarray:
    """Replaces each number by itself or one of its two adjacent numbers."""
    epsilon = _epsilon(array.dtype)
    if not epsilon:
        return array
    factor = 1 + epsilon * generator.integers(-1, 2, array.shape)
    wide = np.complex128 if array.dtype.kind == "c" else np.float64
    return (array.astype(wide) * factor).astype(array.dtype)


def movement(unpartitioned: "Executable", arguments: Sequence[np.ndarray],
             results: Sequence[np.ndarray]) -> list[np.ndarray]:
    """Returns the largest change of each element of `results`, the results of a program
    on one device, when `arguments` are perturbed by one rounding."""
    generator = np.random.default_rng(0)
    moved = [np.zeros(r.shape) for r in results]
    with np.errstate(invalid="ignore"):
        for _ in range(_RUNS):
            again = unpartitioned.run_flat([perturbed(a, generator) for a in arguments])
            for i, (a, b) in enumerate(zip(again, results)):
                moved[i] = np.fmax(moved[i], _difference(a, b))
    return moved


def without_noise(got: np.ndarray, expected: np.ndarray, moved: np.ndarray) -> np.ndarray:
    """Replaces numbers of `got` by the expected ones if rounding explains the difference."""
    with np.errstate(invalid="ignore"):
        noise = _difference(got, expected) <= _MARGIN * moved
    return np.ascontiguousarray(np.where(noise, expected, got))


def _difference(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    if a.dtype.kind in "biu":  # exact for small differences
        return np.abs(a.astype(np.float64) - b.astype(np.float64))
    wide = np.complex128 if a.dtype.kind == "c" else np.float64
    return np.abs(a.astype(wide) - b.astype(wide))


def compare(executable: "Executable", unpartitioned: "Executable",
            arguments: Sequence[np.ndarray],
            got: Sequence[np.ndarray], expected: Sequence[np.ndarray],
            rtol: Optional[float], atol: Optional[float], rounding: bool) -> None:
    """Raises MismatchError if the results of `executable` differ from those of
    `unpartitioned`. With `rounding`, differences that rounding explains are accepted;
    else the error notes them."""
    different = executable.differences(got, expected, rtol, atol)
    if not different:
        return
    moved = movement(unpartitioned, arguments, expected)
    left = executable.differences(
        [without_noise(*each) for each in zip(got, expected, moved)], expected, rtol, atol)
    lines = []
    for index, text in (left if rounding else different).items():
        lines.append("error: result %s differs: %s" % (executable.result_name(index), text))
        if index not in left:
            lines.append("note: rounding alone does this: on one device the result moves by up to "
                         "%.3g when the arguments do by one rounding; check='rounding' takes that "
                         "for equal" % np.nanmax(moved[index]))
    if lines:
        raise MismatchError("\n".join(lines))
