"""Comparison of results, and how far rounding alone moves them.

A number that is zero in exact arithmetic is noise of rounding on a machine, and
another noise when sums are taken in another order. What divides it by its own size
shows it large: the gradient of an attention's key bias is zero (the softmax of a row
does not change when all its scores do), and Adam makes a step of it. Whether a result
is of that kind is measured: the program on one device runs again, on arguments that
differ by one rounding.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Optional, Sequence

import numpy as np

from gspmd._errors import MismatchError

if TYPE_CHECKING:
    from gspmd.program import Executable

_RUNS = 8     # a result that is noise of either sign stays put in all with 1 in 256
_MARGIN = 4   # devices add in another order, whose rounding is not that of the inputs


def _epsilon(dtype: np.dtype) -> float:
    """From 1 to the next number of the type; 0 for those that are not rounded."""
    if dtype.kind in "fc":
        return float(np.finfo(dtype).eps)
    return 2.0 ** -7 if dtype.name == "bfloat16" else 0.0


def perturbed(array: np.ndarray, generator: np.random.Generator) -> np.ndarray:
    """Each number as it is, or its neighbour above or below."""
    epsilon = _epsilon(array.dtype)
    if not epsilon:
        return array
    factor = 1 + epsilon * generator.integers(-1, 2, array.shape)
    wide = np.complex128 if array.dtype.kind == "c" else np.float64
    return (array.astype(wide) * factor).astype(array.dtype)


def movement(whole: "Executable", arguments: Sequence[np.ndarray],
             results: Sequence[np.ndarray]) -> list[np.ndarray]:
    """By element, how far `results` of a program on one device move when `arguments`
    are changed by one rounding: the largest of some tries."""
    generator = np.random.default_rng(0)
    moved = [np.zeros(r.shape) for r in results]
    with np.errstate(invalid="ignore"):
        for _ in range(_RUNS):
            again = whole.run_flat([perturbed(a, generator) for a in arguments])
            for i, (a, b) in enumerate(zip(again, results)):
                moved[i] = np.fmax(moved[i], _difference(a, b))
    return moved


def without_noise(got: np.ndarray, expected: np.ndarray, moved: np.ndarray) -> np.ndarray:
    """`got`, with the expected number wherever rounding moves it as far."""
    with np.errstate(invalid="ignore"):
        noise = _difference(got, expected) <= _MARGIN * moved
    return np.ascontiguousarray(np.where(noise, expected, got))


def _difference(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    if a.dtype.kind in "biu":  # no less exact than f64 where numbers differ by little
        return np.abs(a.astype(np.float64) - b.astype(np.float64))
    wide = np.complex128 if a.dtype.kind == "c" else np.float64
    return np.abs(a.astype(wide) - b.astype(wide))


def compare(executable: "Executable", whole: "Executable", arguments: Sequence[np.ndarray],
            got: Sequence[np.ndarray], expected: Sequence[np.ndarray],
            rtol: Optional[float], atol: Optional[float], rounding: bool) -> None:
    """MismatchError for results of `executable` that are not those of `whole`. With
    `rounding`, as far as rounding moves those of `whole` is no difference; else the
    error tells where that is all."""
    different = executable.differences(got, expected, rtol, atol)
    if not different:
        return
    moved = movement(whole, arguments, expected)
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
