"""Whether NumPy computes what the compiler's run on one device does."""

from __future__ import annotations

from typing import Any, Optional, Sequence

import numpy as np

from gspmd._support.errors import GspmdError
from gspmd.program import Program

_SAMPLES = 4  # runs on perturbed arguments


def judge(source: Optional[str], program: Program, inputs: str) -> str:
    """Evaluates a program with NumPy on the arguments in the file `inputs` and returns a
    verdict: "right", "wrong: result 0", or "rejected: REASON".

    source: the program as StableHLO; None: `program` is exported.
    """
    try:
        from gspmd.numpy_evaluator import UnsupportedOp, evaluate
        import jax._src.interpreters.mlir  # noqa: F401, its bindings parse the program
    except ImportError:
        return "rejected: JAX is not installed, whose bindings parse the program"
    try:
        reference = program.compile(partition=False)
        with np.load(inputs) as stored:
            arguments = reference.convert([stored["a%d" % i] for i in range(len(stored.files))])
        expected = reference.run_flat(arguments)
        text = source or str(program.pipeline("gspmd-import,sharding-strip-annotations"))
        got = evaluate(text, arguments)
        spread = [np.zeros(np.shape(each)) for each in got]
        for seed in range(_SAMPLES):
            for i, each in enumerate(evaluate(text, _perturb(arguments, seed))):
                spread[i] = np.maximum(spread[i], _distance(each, got[i]))
    except UnsupportedOp as op:
        return "rejected: op %s" % op
    except (GspmdError, ValueError) as error:
        return "rejected: %s" % str(error).splitlines()[0]
    for i, (a, b, samples) in enumerate(zip(got, expected, spread)):
        # Of sums, all terms are rounded; samples that are equal by chance are wide enough.
        bound = 16 * samples + 64 * _unit(b.dtype) * np.abs(np.where(np.isfinite(b), b, 0))
        if np.any(_distance(a, b) > bound):
            return "wrong: result %d" % i
    return "right"


def _unit(dtype: Any) -> float:
    """Returns the unit roundoff of a type; 0 for integers."""
    if dtype.kind in "iub":
        return 0.0
    from jax.dtypes import finfo
    return float(finfo(dtype).eps) / 2


def _distance(a: Any, b: Any) -> Any:
    """Returns the distance of each element: 0 for two NaNs or equal infinities."""
    wide = complex if np.asarray(b).dtype.kind == "c" else np.longdouble
    a, b = np.asarray(a).astype(wide), np.asarray(b).astype(wide)
    with np.errstate(invalid="ignore"):
        distance = np.abs(a - b)
    distance = np.where(np.isnan(distance), np.inf, distance)
    return np.where((a == b) | (np.isnan(a) & np.isnan(b)), 0, distance)


def _perturb(arguments: Sequence[Any], seed: int) -> list[Any]:
    """Returns arguments whose floats are changed at random by a few units in the last
    place."""
    random = np.random.default_rng(seed)
    return [array if array.dtype.kind in "iub" else
            (array * (1 + 8 * _unit(array.dtype) * (random.random(array.shape) - 0.5))).astype(
                array.dtype) for array in arguments]
