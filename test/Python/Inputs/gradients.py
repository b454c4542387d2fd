"""Gradients on 6 and 8 devices: the first has zeros on one device, as XLA's partitioner of jaxlib 0.10.2 computes it, the
second NaNs of its own."""
import jax

jax.config.update("jax_num_cpu_devices", 8)
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.sharding import Mesh, NamedSharding, PartitionSpec as P


def sharded(x, count, *spec):
    return lax.with_sharding_constraint(x, NamedSharding(Mesh(jax.devices()[:count], ("x",)), P(*spec)))


def largest(x, factors):
    windows = lax.reduce_window(sharded(x, 6, None, "x"), -jnp.inf, lax.max, (2, 3), (1, 1), [(1, 2), (0, 0)])
    return (windows * factors).sum()


def norms(x):
    lengths = jnp.sqrt((sharded(x, 8, "x") ** 2).sum(1))
    return jnp.where(lengths > 0, lengths, 0).sum()


random = np.random.default_rng(0)
points = random.standard_normal((13, 4), np.float32)
points[3] = 0
jax.jit(jax.grad(largest))(random.standard_normal((5, 6), np.float32), random.standard_normal((7, 4), np.float32))
jax.jit(jax.grad(norms))(points)
