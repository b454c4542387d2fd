"""A script of JAX for `python -m gspmd bisect`: arguments of types that NumPy lacks.

    python small_types.py [BYTES | unreadable]
"""
import sys

import gspmd._capture
import jax

jax.config.update("jax_num_cpu_devices", 2)
import jax.numpy as jnp
from jax.sharding import NamedSharding, PartitionSpec as P

sharding = NamedSharding(jax.make_mesh((2,), ("x",)), P("x"))


def f(a, b, c, d):
    return a.astype(jnp.float32) * b.astype(jnp.float32) + c.astype(jnp.float32) - d.astype(jnp.float32)


f = jax.jit(f, in_shardings=(sharding,) * 4)
arguments = (jnp.arange(1, 5).astype(jnp.float8_e4m3fn), jnp.arange(-2, 2).astype(jnp.int4),
             jnp.arange(12, 16).astype(jnp.uint4), jnp.arange(4, dtype=jnp.bfloat16))

if __name__ == "__main__":
    if "unreadable" in sys.argv:
        def fail(value):
            raise RuntimeError("expected memory for a copy")
        gspmd._capture.to_host = fail
    elif sys.argv[1:]:
        gspmd._capture._MAX_BYTES = int(sys.argv[1])
    f(*arguments)
