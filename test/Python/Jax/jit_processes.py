"""gspmd.jit in several processes, under jax.distributed with gloo on the loopback.

    python jit_processes.py COUNT

Each process has its part of 8 devices; every part of every result is compared with
numpy's.
"""

import os
import socket
import subprocess
import sys

DEVICES = 8


def free_address() -> str:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return "127.0.0.1:%d" % free.getsockname()[1]


def start(index: int, count: int, address: str, **options: int) -> None:
    os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=%d" % (DEVICES // count)
    os.environ["JAX_PLATFORMS"] = "cpu"
    import jax
    jax.config.update("jax_cpu_collectives_implementation", "gloo")
    jax.distributed.initialize(address, count, index, **options)


def put(value, *spec):
    """On the devices of all processes, a mesh of 4 by 2."""
    import jax
    from jax.sharding import NamedSharding, PartitionSpec
    mesh = jax.make_mesh((4, 2), ("x", "y"), axis_types=(jax.sharding.AxisType.Auto,) * 2)
    return jax.make_array_from_callback(
        value.shape, NamedSharding(mesh, PartitionSpec(*spec)), lambda where: value[where])


def work(index: int, count: int, address: str) -> None:
    start(index, count, address)
    import gspmd
    import jax.numpy as jnp
    import numpy as np
    random = np.random.default_rng(7)
    a, b = (random.standard_normal(s, np.float32) for s in ((32, 16), (16, 8)))

    def f(a, b):
        c = jnp.tanh(a @ b)
        return c - c.mean(0), jnp.roll(c, 1, axis=0)
    c = np.tanh(a @ b)
    results = gspmd.jit(f)(put(a, "x", "y"), put(b, "y"))
    for got, expected in zip(results, (c - c.mean(0), np.roll(c, 1, axis=0))):
        assert len(got.addressable_shards) == DEVICES // count
        for shard in got.addressable_shards:
            np.testing.assert_allclose(shard.data, expected[shard.index], rtol=1e-4, atol=1e-5)
    print("process %d of %d: right" % (index, count), flush=True)


def main() -> int:
    count = int(sys.argv[1])
    if len(sys.argv) > 2:
        work(int(sys.argv[2]), count, sys.argv[3])
        return 0
    address = free_address()
    processes = [subprocess.Popen([sys.executable, __file__, str(count), str(i), address])
                 for i in range(count)]
    return max(process.wait(timeout=240) for process in processes)


if __name__ == "__main__":
    sys.exit(main())
