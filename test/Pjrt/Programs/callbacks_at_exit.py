"""Programs that call Python are queued when the script ends."""

import time

import jax
import numpy as np
from jax.sharding import Mesh, NamedSharding, PartitionSpec as P


def called(x):
    time.sleep(0.5)
    print("called", flush=True)
    return np.asarray(x)


shape = jax.ShapeDtypeStruct((600, 600), np.float32)
f = jax.jit(lambda x: jax.pure_callback(called, shape, x) + 1)
# The programs have several devices; those of one device call before they are dispatched.
rows = NamedSharding(Mesh(np.array(jax.devices()), ("x",)), P("x"))
y = f(f(jax.device_put(np.ones(shape.shape, np.float32), rows)))
print("end", flush=True)
