"""python train_layers.py [FILE]: a language model as written by users of flax: scanned and
rematerialized decoder layers, logical axes with rules, AdamW, a state that is made sharded
and is donated in each step. With FILE, its step's program is written there."""

import sys

import flax.linen as nn
import jax
import jax.numpy as jnp
import optax
from flax.training import train_state
from jax.sharding import AxisType, NamedSharding, PartitionSpec as P

LAYERS, WIDTH, HEADS, HIDDEN, WORDS, LENGTH = 4, 256, 8, 1024, 2048, 128
RULES = (("batch", ("data", "fsdp")), ("embed", "fsdp"), ("mlp", "tensor"),
         ("heads", "tensor"), ("vocab", "tensor"), ("layers", None), ("length", None))
devices = jax.device_count()
mesh = jax.make_mesh((devices // 16, 8, 2) if devices > 16 else (2, devices // 4, 2),
                     ("data", "fsdp", "tensor"), axis_types=(AxisType.Auto,) * 3)


def dense(width, axes, name):
    init = nn.with_logical_partitioning(nn.initializers.lecun_normal(), axes)
    return nn.Dense(width, use_bias=False, dtype=jnp.bfloat16, kernel_init=init, name=name)


class Layer(nn.Module):
    @nn.compact
    def __call__(self, x, _):
        x = nn.with_logical_constraint(x, ("batch", "length", "embed"))
        y = nn.RMSNorm(dtype=jnp.bfloat16)(x)
        shape = x.shape[:2] + (HEADS, WIDTH // HEADS)
        q, k, v = (dense(WIDTH, ("embed", "heads"), name)(y).reshape(shape)
                   for name in ("query", "key", "value"))
        mask = nn.make_causal_mask(jnp.ones(x.shape[:2]))
        y = nn.dot_product_attention(q, k, v, mask=mask, dtype=jnp.bfloat16)
        x += dense(WIDTH, ("heads", "embed"), "out")(y.reshape(x.shape))
        y = nn.RMSNorm(dtype=jnp.bfloat16)(x)
        y = nn.silu(dense(HIDDEN, ("embed", "mlp"), "gate")(y)) * dense(
            HIDDEN, ("embed", "mlp"), "up")(y)
        return x + dense(WIDTH, ("mlp", "embed"), "down")(y), None


class Decoder(nn.Module):
    @nn.compact
    def __call__(self, tokens):
        init = nn.with_logical_partitioning(nn.initializers.normal(0.02), ("vocab", "embed"))
        x = nn.Embed(WORDS, WIDTH, dtype=jnp.bfloat16, embedding_init=init)(tokens)
        layers = nn.scan(nn.remat(Layer, prevent_cse=False), variable_axes={"params": 0},
                         split_rngs={"params": True}, length=LAYERS,
                         metadata_params={nn.PARTITION_NAME: "layers"})
        x, _ = layers(name="layers")(x, None)
        return dense(WORDS, ("embed", "vocab"), "logits")(nn.RMSNorm()(x))


def init(key):
    model = Decoder()
    params = model.init(key, jnp.zeros((2, LENGTH), jnp.int32))["params"]
    schedule = optax.warmup_cosine_decay_schedule(0.0, 1e-3, 10, 1000)
    return train_state.TrainState.create(apply_fn=model.apply, params=params,
                                         tx=optax.adamw(schedule, weight_decay=0.1))


def step(state, tokens):
    def loss(params):
        logits = state.apply_fn({"params": params}, tokens[:, :-1]).astype(jnp.float32)
        return optax.softmax_cross_entropy_with_integer_labels(logits, tokens[:, 1:]).mean()
    value, gradient = jax.value_and_grad(loss)(state.params)
    return state.apply_gradients(grads=gradient), value


with jax.set_mesh(mesh) if hasattr(jax, "set_mesh") else mesh, nn.logical_axis_rules(RULES):
    key = jax.random.key(0)
    specs = nn.get_partition_spec(jax.eval_shape(init, key))
    shardings = nn.logical_to_mesh_sharding(specs, mesh, RULES)
    state = jax.jit(init, out_shardings=shardings)(key)
    batch = NamedSharding(mesh, P(("data", "fsdp")))
    train = jax.jit(step, in_shardings=(shardings, batch), out_shardings=(shardings, None),
                    donate_argnums=0)
    tokens = jax.device_put(jnp.zeros((devices, LENGTH + 1), jnp.int32), batch)
    if len(sys.argv) > 1:
        with open(sys.argv[1], "w") as f:
            f.write(train.lower(state, tokens).as_text())
    for _ in range(3):
        state, value = train(state, tokens)
    print("step", int(state.step), "loss", float(value))
