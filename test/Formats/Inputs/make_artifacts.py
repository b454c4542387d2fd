"""Writes the artifacts of this folder, with JAX 0.10.2.

    python make_artifacts.py FOLDER
"""
import os
import sys

import jax
import jax.numpy as jnp
from jax import export
from jax._src.lib import _jax
from jax.sharding import AxisType, NamedSharding, PartitionSpec as P

jax.config.update("jax_num_cpu_devices", 8)
folder = sys.argv[1]
mesh = jax.make_mesh((2, 4), ("x", "y"), axis_types=(AxisType.Auto,) * 2)


def step(a, b):
    c = jax.lax.with_sharding_constraint(
        jnp.exp(a) @ b, NamedSharding(mesh, P("x", "y")))
    d = jax.shard_map(lambda t: jax.lax.psum(t, "x"), mesh=mesh,
                      in_specs=P("x", "y"), out_specs=P(None, "y"))(c)
    return c, jnp.where(d > 1, d, 0).reshape(-1)


jitted = jax.jit(step, in_shardings=(NamedSharding(mesh, P("x", None)),
                                     NamedSharding(mesh, P(None, "y"))))
arguments = jnp.ones((8, 16)), jnp.ones((16, 8))


def write(name, data):
    with open(os.path.join(folder, name), "wb") as file:
        file.write(data)


write("exported.artifact",
      export.export(jitted)(*arguments).mlir_module_serialized)
module = jitted.lower(*arguments).compiler_ir()
for version in "0.9.0", "1.17.0":
    write("strings-%s.artifact" % version,
          _jax.mlir.serialize_portable_artifact(module, version, False))
