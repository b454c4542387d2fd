"""Checks gspmd.bisect: a function that XLA's partitioner of jaxlib computes wrongly, a right one, and one with a callback."""
import jax

jax.config.update("jax_num_cpu_devices", 8)
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.sharding import Mesh, NamedSharding, PartitionSpec as P

import gspmd


def sharded(x, count, *spec):
    return lax.with_sharding_constraint(x, NamedSharding(Mesh(jax.devices()[:count], ("x",)), P(*spec)))


def largest(x, scale):
    return scale * lax.reduce_window(sharded(x, 6, None, "x"), -jnp.inf, lax.max, (2, 3), (1, 1), [(1, 2), (0, 0)]).sum()


def scaled(tree, *, scale):
    return sharded(tree["a"], 8, "x") @ tree["b"] * scale


def called(x):
    y = sharded(jnp.sin(x), 8, "x")
    return jax.pure_callback(lambda v: np.asarray(v) + 1, jax.ShapeDtypeStruct(x.shape, x.dtype), y).sum()


x = np.random.default_rng(0).standard_normal((16, 6), np.float32)
wrong = gspmd.bisect(jax.jit(jax.grad(largest)), x[:5], 2.0)
assert wrong.code == 1, wrong
assert wrong.finding["op"]["name"] == "stablehlo.select_and_scatter", wrong
assert "bisected.py:18:" in str(wrong), wrong
right = gspmd.bisect(scaled, {"a": x, "b": x[:6]}, scale=3.0)
assert right.code == 0 and right.finding is None and right.data["suspect"] == "xla", right
own = gspmd.bisect(called, x, options=["--suspect=gspmd"])
assert own.code == 0 and own.data["suspect"] == "gspmd", own
assert any("calls a function on the host" in each for each in own.data["other_causes"]), own
try:
    gspmd.bisect(scaled, {"a": x, "b": x[:6]}, scale=3.0, options=["--window=0"])
except gspmd.InputError as error:
    assert "expected at least 1, found 0" in str(error), error
else:
    raise AssertionError("no error")
print("gspmd.bisect found", wrong.finding["op"]["name"])
