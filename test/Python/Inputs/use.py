"""A user's program, which mypy takes apart."""

from typing import Any, assert_type

import gspmd
import numpy as np

program = gspmd.load("program.mlir")
assert_type(program, gspmd.Program)
assert_type(str(program.partition()), str)
assert_type(program.run(np.ones(3), check=True, rtol=1e-3), Any)
assert_type(program.run(check="rounding"), Any)
assert_type(program.random_arguments(), list[np.ndarray])
assert_type(program.artifact("1.4.0"), bytes)
annotated = program.annotate({"x": 4}, {"*.weight": ["x", None, ("x", "y"), "?"]})

step = annotated.simulate("v4:2x2x2", overlap="async")
assert_type(step, gspmd.Simulation)
assert_type(step.step_seconds, float)
assert_type(step.fits, bool)
for collective in step.collectives:
    assert_type(collective, gspmd.Collective)
    assert_type(collective.bytes, float)

value = program.shardings()["params['w']"]
assert_type(value, gspmd.ShardedValue)
assert_type(value.shape, tuple[int, ...])
assert_type(gspmd.diff(program, annotated), gspmd.Diff)
assert_type(gspmd.lower(lambda x: x, 1), gspmd.Program)
assert_type(gspmd.from_torch(object(), (1,), mesh={"x": 2}), gspmd.Program)

try:
    gspmd.load(b"")
except gspmd.InputError as error:
    if error.location:
        assert_type(error.location.line, int)
