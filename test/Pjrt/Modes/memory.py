"""memory_stats while arrays are created and freed: a result reuses its donated argument,
live arrays and constants count against the chip. MODE is `run` or `simulate`."""

import sys
import time

import jax
import jax.numpy as jnp
import numpy as np

MIB = 1 << 20
simulates = sys.argv[1] == "simulate"
device = jax.devices()[0]
before = device.memory_stats()["bytes_in_use"]


def used():
    stats = device.memory_stats()
    return stats["bytes_in_use"] - before, stats["peak_bytes_in_use"]


def expect(in_use, peak=None):
    """Waits until JAX has freed unused arrays."""
    for _ in range(500):
        if used()[0] == in_use:
            break
        time.sleep(0.01)
    assert used()[0] == in_use and (peak is None or used()[1] == before + peak), used()


step = jax.jit(lambda x: x * 2 + 1, donate_argnums=0)
x = jax.device_put(np.ones(4 * MIB, np.float32), device)
for _ in range(5):
    x = step(x)
x.block_until_ready()
expect(16 * MIB, 16 * MIB)
y = jax.jit(lambda x: x * 2 + 1)(x).block_until_ready()
expect(32 * MIB, 32 * MIB)
# One array is two arguments and counts once.
del y
y = jax.jit(lambda a, b: a + b)(x, x).block_until_ready()
expect(32 * MIB, 32 * MIB)
# The peak includes temporaries.
square = jax.jit(lambda x: jnp.tanh(x @ x.T) @ x)
z = square(x.reshape(2048, 2048)).block_until_ready()
assert used()[1] >= before + 64 * MIB, used()
del y, z
expect(16 * MIB)
# Arrays that a loop has dropped do not count for later runs, even before the runs end.
slow = jax.jit(lambda x: jnp.tanh(x @ x * 1e-4))
y = x.reshape(2048, 2048)
for _ in range(8):
    y = slow(y)
assert used()[0] <= 4 * 16 * MIB, used()
del y
expect(16 * MIB)
if not simulates:
    np.testing.assert_array_equal(x[:3], [63] * 3)
    sys.exit()

# 12 GiB twice fit in 32 GiB, a third time they do not; without one of them they do.
make = jax.jit(lambda: jnp.zeros(12 << 30, jnp.int8))
big = [make(), make()]
try:
    big.append(make())
    raise AssertionError("three times 12 GiB")
except (ValueError, jax.errors.JaxRuntimeError) as error:  # JAX has one or the other
    print(error)
big[0] = None
expect(16 * MIB + (12 << 30))
big.append(make())
try:
    jax.device_put(np.zeros((1 << 30,), np.int64), device)
    raise AssertionError("and 8 GiB")
except (ValueError, jax.errors.JaxRuntimeError) as error:  # JAX has one or the other
    print(str(error).splitlines()[0])

# A program of two devices that does not fit on the second counts on neither.
other = jax.devices()[1]
del big
expect(16 * MIB)
peak = device.memory_stats()["peak_bytes_in_use"]
hold = jax.jit(lambda: jnp.zeros(14 << 30, jnp.int8), out_shardings=jax.sharding.SingleDeviceSharding(other))
there = [hold(), hold()]
mesh = jax.sharding.Mesh(np.array([device, other]), "x")
both = jax.sharding.NamedSharding(mesh, jax.sharding.PartitionSpec("x"))
try:
    jax.jit(lambda: jnp.zeros((60 << 10, 1 << 20), jnp.int8), out_shardings=both)()
    raise AssertionError("28 and 30 GiB")
except (ValueError, jax.errors.JaxRuntimeError) as error:
    print(str(error).splitlines()[0])
assert device.memory_stats()["peak_bytes_in_use"] == peak
