"""A training step of flax and optax: attention, dropout, Adam, a shard_map; lowered,
explained, checked and simulated in five lines of gspmd, with the time of each.

    JAX_PLATFORMS=cpu JAX_NUM_CPU_DEVICES=8 python flax_step.py      # with flax and optax
"""

import time

import flax.linen as nn
import gspmd
import jax
import jax.numpy as jnp
import optax
from jax.sharding import NamedSharding, PartitionSpec as P

MESH = jax.make_mesh((4, 2), ("data", "model"), axis_types=(jax.sharding.AxisType.Auto,) * 2)


class Block(nn.Module):
    @nn.compact
    def __call__(self, x):
        y = nn.MultiHeadDotProductAttention(num_heads=4, dropout_rate=0.1, deterministic=False)(x)
        y = nn.LayerNorm()(x + nn.Dropout(0.1, deterministic=False)(y))
        return y + nn.Dense(64)(nn.gelu(nn.Dense(256)(y)))


model, optimizer = Block(), optax.adam(1e-3)


def neighbors(x):
    """Each device's part of the batch, from the device before it."""
    turn = [(i, (i + 1) % 4) for i in range(4)]
    return jax.shard_map(lambda part: jax.lax.ppermute(part, "data", turn), mesh=MESH,
                         in_specs=P("data"), out_specs=P("data"))(x)


@jax.jit
def train_step(params, state, x, key):
    def loss(params):
        return jnp.mean((model.apply(params, x, rngs={"dropout": key}) - neighbors(x)) ** 2)
    value, grads = jax.value_and_grad(loss)(params)
    updates, state = optimizer.update(grads, state)
    return optax.apply_updates(params, updates), state, value


def place(path, leaf):
    """Heads, and the width of the feed-forward layer, over "model"."""
    name = jax.tree_util.keystr(path)
    spec = P(None, "model") if any(n in name for n in ("query", "key", "value", "Dense_0")) \
        and leaf.ndim > 1 else P()
    return jax.device_put(leaf, NamedSharding(MESH, spec))


def timed(what, action):
    start = time.perf_counter()
    result = action()
    print("%-10s %6.2f s" % (what, time.perf_counter() - start))
    return result


def main():
    x = jax.device_put(jax.random.normal(jax.random.key(1), (16, 32, 64)),
                       NamedSharding(MESH, P("data")))
    params = model.init({"params": jax.random.key(0), "dropout": jax.random.key(2)}, x)
    params = jax.tree_util.tree_map_with_path(place, params)
    args = (params, optimizer.init(params), x, jax.random.key(3))

    step = timed("lower", lambda: gspmd.lower(train_step, *args))
    why = timed("explain", lambda: step.explain("params['params']['Dense_1']['kernel']"))
    result = timed("check", lambda: step.run(*args, check="rounding"))
    predicted = timed("simulate", lambda: step.simulate("v4:2x2x2", overlap="async"))
    timed("page", lambda: predicted.save("flax_step.html"))
    print(why)
    print("loss %.6f, JAX's %.6f" % (result[2], train_step(*args)[2]))
    print("step %.1f us" % (1e6 * predicted.step_seconds))


if __name__ == "__main__":
    main()
