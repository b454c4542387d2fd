"""python beside_tensorflow.py WHEN: programs on the platform in a process with TensorFlow.

WHEN is when TensorFlow is imported: `first`, before JAX; `between`, when JAX has its devices
and no program; `last`, when programs have run. `global` is `first`, where the symbols of all
libraries are for all others (RTLD_GLOBAL). TensorFlow has programs compiled by its own LLVM.
"""

import os
import sys

when = sys.argv[1]
if when == "global":
    sys.setdlopenflags(os.RTLD_NOW | os.RTLD_GLOBAL)
if when in ("first", "global"):
    import tensorflow as tf
import jax
import jax.numpy as jnp
import numpy as np
from jax.sharding import NamedSharding, PartitionSpec as P

devices = jax.devices()
assert devices[0].platform == "gspmd" and len(devices) == 8
if when == "between":
    import tensorflow as tf

mesh = jax.make_mesh((4, 2), ("x", "y"), axis_types=(jax.sharding.AxisType.Auto,) * 2)
data = np.random.default_rng(0).normal(size=(64, 96)).astype(np.float32)


def programs():
    """Of one device, of all, with products of matrices and linear algebra of libraries that
    are opened by name."""
    np.testing.assert_allclose(jnp.asarray(data) + 1, data + 1)
    x = jax.device_put(data, NamedSharding(mesh, P("x", "y")))
    product = jax.jit(lambda x: jnp.tanh(x @ x.T))(x)
    np.testing.assert_allclose(product, np.tanh(data @ data.T), rtol=1e-4, atol=1e-5)
    values = jnp.linalg.svd(data, compute_uv=False)
    np.testing.assert_allclose(values, np.linalg.svd(data, compute_uv=False), rtol=1e-4)
    assert jax.random.normal(jax.random.key(0), (100,)).shape == (100,)
    assert jax.grad(lambda x: jnp.exp(x.astype(jnp.bfloat16)).sum())(data).shape == data.shape


programs()
if when == "last":
    import tensorflow as tf


@tf.function(jit_compile=True)
def of_tensorflow(x):
    return tf.math.tanh(tf.linalg.matmul(x, x, transpose_b=True))


np.testing.assert_allclose(of_tensorflow(data), np.tanh(data @ data.T), rtol=1e-4, atol=1e-5)
jax.clear_caches()
programs()
print(when, "ok")
