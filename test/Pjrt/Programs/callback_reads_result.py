"""A callback that reads the address of a result of its own program, which waits for it, gets an
error. The address is available when the program has ended."""

import faulthandler
import threading

import jax
import numpy as np
from jax.sharding import NamedSharding, PartitionSpec as P

LIMIT = 60  # seconds, after which the test fails
faulthandler.dump_traceback_later(LIMIT, exit=True)
results, errors = [], []
is_called, has_result = threading.Event(), threading.Event()


def read(a):
    has_result.wait()
    try:
        results[0].unsafe_buffer_pointer()
    except jax.errors.JaxRuntimeError as error:
        errors.append(str(error))
    is_called.set()
    return a


sharding = NamedSharding(jax.make_mesh((8,), ("x",)), P("x"))
f = jax.jit(lambda a: jax.pure_callback(read, jax.ShapeDtypeStruct(a.shape, a.dtype), a) + 1,
            out_shardings=sharding)
y = f(jax.device_put(np.arange(8, dtype=np.float32), sharding))
results.append(y.addressable_shards[0].data)
has_result.set()
is_called.wait()  # other waits of JAX for the array have no limit
print(*errors)
print(np.asarray(y), results[0].unsafe_buffer_pointer() != 0)
