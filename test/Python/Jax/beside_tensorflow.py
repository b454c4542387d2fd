"""python beside_tensorflow.py WHEN: gspmd.lower in a process with TensorFlow, which is imported
`first`, before gspmd; `between`, before the first run; or `last`."""

import sys

when = sys.argv[1]
if when == "first":
    import tensorflow as tf
import gspmd
import jax
import jax.numpy as jnp
import numpy as np
from jax.sharding import NamedSharding, PartitionSpec as P

mesh = jax.make_mesh((4, 2), ("x", "y"), axis_types=(jax.sharding.AxisType.Auto,) * 2)
data = np.random.default_rng(0).normal(size=(16, 32)).astype(np.float32)
program = gspmd.lower(
    jax.jit(lambda a: jnp.tanh(a @ a.T)),
    jax.ShapeDtypeStruct(data.shape, data.dtype, sharding=NamedSharding(mesh, P("x", "y"))))
if when == "between":
    import tensorflow as tf
expected = np.tanh(data @ data.T)
assert program.simulate("v4:2x2x2").step_seconds > 0
np.testing.assert_allclose(program.run(data, check=True), expected, rtol=1e-4, atol=1e-5)
if when == "last":
    import tensorflow as tf
np.testing.assert_allclose(tf.math.tanh(tf.linalg.matmul(data, data, transpose_b=True)),
                           expected, rtol=1e-4, atol=1e-5)
other = gspmd.lower(
    jax.jit(lambda a: jnp.exp(a).sum(0)),
    jax.ShapeDtypeStruct(data.shape, data.dtype, sharding=NamedSharding(mesh, P("x", "y"))))
np.testing.assert_allclose(other.run(data, check=True), np.exp(data).sum(0), rtol=1e-4)
print(when, "ok")
