"""A training step, and a smaller program beside it.   python train.py [explore]"""

import sys

import jax
import jax.numpy as jnp
from jax.sharding import NamedSharding, PartitionSpec as P

mesh = jax.make_mesh((4, 2), ("data", "model"), axis_types=(jax.sharding.AxisType.Auto,) * 2)


def placed(shape, *axes):
    return jax.ShapeDtypeStruct(shape, jnp.float32, sharding=NamedSharding(mesh, P(*axes)))


def loss(params, batch):
    return jnp.mean(jnp.tanh(batch @ params["up"]) @ params["down"])


@jax.jit
def step(params, batch):
    return jax.tree.map(lambda p, g: p - 0.1 * g, params, jax.grad(loss)(params, batch))


@jax.jit
def evaluate(params, batch):
    return loss(params, batch)


PARAMS = {"up": placed((64, 256), None, "model"), "down": placed((256, 64), "model", None)}
BATCH = placed((32, 64), "data")

if len(sys.argv) > 1 and sys.argv[1] == "explore":
    import gspmd
    gspmd.explore(step, PARAMS, BATCH, topology="v4:2x2x2", open_browser=False)
else:
    step.lower(PARAMS, BATCH).compile()
    evaluate.lower(PARAMS, BATCH).compile()
