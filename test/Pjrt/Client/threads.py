"""Eight threads of Python dispatch at once: operations, programs that they compile at the
same time (some of them the same), programs of eight devices, donation, transfers. All get
what numpy computes."""

import threading

import jax
import jax.numpy as jnp
import numpy as np
from jax.sharding import AxisType, NamedSharding, PartitionSpec as P

THREADS, ROUNDS = 8, 12
mesh = jax.make_mesh((4, 2), ("x", "y"), axis_types=(AxisType.Auto,) * 2)
sharded = NamedSharding(mesh, P("x", "y"))
shared = jax.jit(lambda x, y: jnp.sin(x) @ y)
donating = jax.jit(lambda x: x + 1, donate_argnums=0)
total = jax.jit(jax.shard_map(lambda x: jax.lax.psum(x, ("x", "y")), mesh=mesh,
                              in_specs=P("x", "y"), out_specs=P()))
start, errors = threading.Barrier(THREADS), []


def work(number):
    for i in range(ROUNDS):
        x = np.random.default_rng(100 * number + i).uniform(-1, 1, (8, 4)).astype(np.float32)
        device = jax.devices()[(number + i) % len(jax.devices())]
        here = jax.device_put(x, device)
        np.testing.assert_allclose(shared(here, here.T), np.sin(x) @ x.T, rtol=1e-5, atol=1e-5)
        own = jax.jit(lambda x: x * (2 + number) - i)  # compiled in each round
        np.testing.assert_allclose(own(here), x * (2 + number) - i, rtol=1e-6)
        wide = jax.device_put(x, sharded)
        np.testing.assert_allclose(total(wide), x.reshape(4, 2, 2, 2).sum((0, 2)), rtol=1e-5,
                                   atol=1e-5)
        values = jax.device_put(x, sharded)
        np.testing.assert_allclose(donating(values), x + 1, rtol=1e-6)
        assert values.is_deleted()
        np.testing.assert_array_equal(jax.device_put(wide, device), x)


def guarded(number):
    try:
        start.wait()
        work(number)
    except BaseException as error:  # reported by the main thread
        errors.append((number, error))


threads = [threading.Thread(target=guarded, args=(number,)) for number in range(THREADS)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
for number, error in errors:
    print("thread", number, type(error).__name__, error)
assert not errors
print("all threads agree with numpy")
