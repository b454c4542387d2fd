"""python device_subsets.py [COUNT]: programs of one device, and of COUNT of the devices."""

import sys

import jax
import jax.numpy as jnp
import numpy as np
from jax.sharding import Mesh, PartitionSpec as P

x = jnp.ones((512, 512))


@jax.jit
def alone(x):
    return jnp.tanh(x @ x)


def summed_over(count):
    mesh = Mesh(np.array(jax.devices())[:count], ("x",))
    return jax.shard_map(lambda x: jax.lax.psum(x @ x.T, "x"), mesh=mesh,
                         in_specs=P(None, "x"), out_specs=P())


@jax.jit
def over_one(x):
    return summed_over(1)(x)


@jax.jit
def over_many(x):
    return summed_over(int(sys.argv[1]))(x)


print(float(alone(x)[0, 0]))
print(over_one(x).shape)
if len(sys.argv) > 1:
    devices = jax.devices()[:int(sys.argv[1])]
    mesh = Mesh(np.array(devices), ("x",))
    wide = jax.device_put(np.ones((512, 512), np.float32),
                          jax.sharding.NamedSharding(mesh, P(None, "x")))
    print(over_many(wide).shape)
