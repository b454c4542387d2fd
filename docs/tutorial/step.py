"""A training step of two layers, on 8 devices as a 4 x 2 mesh, without any device.

    python step.py > step.mlir
"""

import jax
import jax.numpy as jnp
from jax.sharding import AbstractMesh, AxisType, NamedSharding, PartitionSpec as P

# Messages name this file without its folder.
jax.config.update("jax_hlo_source_file_canonicalization_regex", ".*/")

mesh = AbstractMesh((4, 2), ("data", "model"), axis_types=(AxisType.Auto,) * 2)


def loss(params, x, y):
    hidden = jax.nn.relu(x @ params["w1"])
    return jnp.mean((hidden @ params["w2"] - y) ** 2)


def step(params, x, y):
    value, grads = jax.value_and_grad(loss)(params, x, y)
    new_params = jax.tree.map(lambda p, g: p - 0.1 * g, params, grads)
    return new_params, value


def array(shape, *axes):
    return jax.ShapeDtypeStruct(shape, jnp.float32,
                                sharding=NamedSharding(mesh, P(*axes)))


# The batch is sharded along `data`, the hidden layer along `model`. No other array
# has an annotation.
params = {"w1": array((512, 2048), None, "model"),
          "w2": jax.ShapeDtypeStruct((2048, 512), jnp.float32)}
x, y = array((256, 512), "data"), array((256, 512), "data")

if __name__ == "__main__":
    lowered = jax.jit(step).trace(params, x, y).lower(lowering_platforms=("tpu",))
    print(lowered.as_text(debug_info=True))
