"""Arrays that this machine has no memory for are errors with the size, in every way to make one;
the process and its other arrays stay."""

import gc
import resource
import time

import jax
import jax.numpy as jnp
import numpy as np
from jax.experimental.layout import Format, Layout
from jax.sharding import NamedSharding, PartitionSpec as P, SingleDeviceSharding

DEVICE = jax.devices()[0]
COUNT = 2**27  # elements of 4 bytes
columns = Format(Layout((1, 0)), SingleDeviceSharding(DEVICE))
mesh = jax.make_mesh((4,), ("x",))

small = jax.device_put(np.arange(4, dtype=np.float32), DEVICE)
large = np.zeros(COUNT, np.float32)  # has no pages
make = jax.jit(lambda a: jnp.broadcast_to(a.sum(), (COUNT,))).lower(small).compile()
spread = jax.jit(lambda a: jnp.broadcast_to(a.sum(), (4, COUNT)), out_shardings=NamedSharding(
    mesh, P("x"))).lower(np.ones(4, np.float32)).compile()
there = jax.device_put(large.reshape(2, -1), columns)
kept = jax.device_put(large, DEVICE)
copy = jax.jit(jnp.copy).lower(kept).compile()


def memory_in_use():
    with open("/proc/self/statm", encoding="ascii") as statm:
        return int(statm.read().split()[0]) * resource.getpagesize()


def memory_at_rest():
    """Waits until other threads have freed what the arrays were made from."""
    jax.block_until_ready((there, kept))
    before = None
    while before != memory_in_use():
        before = memory_in_use()
        time.sleep(0.5)
    return before


resource.setrlimit(resource.RLIMIT_AS,
                   (memory_at_rest() + 3 * COUNT, resource.RLIM_INFINITY))
WAYS = {"transfer": lambda: jax.device_put(large, DEVICE),
        "result": lambda: make(small), "results": lambda: spread(np.ones(4, np.float32)),
        "copy": lambda: jax.block_until_ready(copy(kept)),
        "device_put": lambda: jax.block_until_ready(
            jax.device_put(kept, DEVICE, may_alias=False)),
        "layout": there.unsafe_buffer_pointer}
for name, way in WAYS.items():
    used = DEVICE.memory_stats()["bytes_in_use"]
    try:
        jax.block_until_ready(way())
    except jax.errors.JaxRuntimeError as error:
        print(name + ":", str(error).splitlines()[0])
        del error
    gc.collect()
    assert DEVICE.memory_stats()["bytes_in_use"] == used, name
    np.testing.assert_array_equal(small + 1, np.arange(4) + 1)
print("the process is alive")
