"""What memory_stats tells while arrays come and go: a donated array's place is its result's,
what is alive counts against the chip, and constants do too. MODE is `run` or `simulate`."""

import sys

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


step = jax.jit(lambda x: x * 2 + 1, donate_argnums=0)
x = jax.device_put(np.ones(4 * MIB, np.float32), device)
for _ in range(5):
    x = step(x)
x.block_until_ready()
assert used() == (16 * MIB, before + 16 * MIB), used()
y = jax.jit(lambda x: x * 2 + 1)(x).block_until_ready()
assert used() == (32 * MIB, before + 32 * MIB), used()
# Temporaries are in the peak.
square = jax.jit(lambda x: jnp.tanh(x @ x.T) @ x)
z = square(x.reshape(2048, 2048)).block_until_ready()
assert used()[1] >= before + 64 * MIB, used()
del y, z
assert used()[0] == 16 * MIB, used()
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
big.append(make())
try:
    jax.device_put(np.zeros((1 << 30,), np.int64), device)
    raise AssertionError("and 8 GiB")
except (ValueError, jax.errors.JaxRuntimeError) as error:  # JAX has one or the other
    print(str(error).splitlines()[0])
