"""The address of a result that waits for a callback: the callback gets Python's lock, which JAX
holds while it calls the plugin for the address."""

import faulthandler
import time

import jax
import numpy as np
from jax.sharding import NamedSharding, PartitionSpec as P

LIMIT = 60  # seconds, after which the test fails
faulthandler.dump_traceback_later(LIMIT, exit=True)


def wait(a):
    for _ in range(20):
        time.sleep(0.01)
    return a


sharding = NamedSharding(jax.make_mesh((8,), ("x",)), P("x"))
f = jax.jit(lambda a: jax.pure_callback(wait, jax.ShapeDtypeStruct(a.shape, a.dtype), a) + 1,
            out_shardings=sharding)
x = jax.device_put(np.arange(8, dtype=np.float32), sharding)
for _ in range(3):
    y = f(x)
    assert y.addressable_shards[0].data.unsafe_buffer_pointer()
print(np.asarray(y))
