"""Small computations with packages that are built on JAX: `python package_steps.py NAME` prints
the numbers of one as a list in JSON, such as the losses of a few training steps.
`packages.py` runs them on the platform gspmd and on JAX's CPUs.

Data are sharded over all devices where the package takes global arrays.
"""

import json
import os
import sys
import tempfile

import jax
import jax.numpy as jnp
import numpy as np
from jax.sharding import AxisType, NamedSharding, PartitionSpec as P

RANDOM = np.random.default_rng(0)
X = RANDOM.normal(size=(16, 8)).astype(np.float32)
Y = np.sin(X.sum(1, keepdims=True))


def sharded(*arrays):
    """Returns the arrays with their first dimension sharded over all devices."""
    mesh = jax.make_mesh((jax.device_count(),), ("data",), axis_types=(AxisType.Auto,))
    return [jax.device_put(array, NamedSharding(mesh, P("data"))) for array in arrays]


def train(loss, params, optimizer, *batch, steps=4):
    """Returns the losses of steps of an optax optimizer on one batch."""
    import optax

    @jax.jit
    def step(params, state, *batch):
        value, gradient = jax.value_and_grad(loss)(params, *batch)
        updates, state = optimizer.update(gradient, state, params)
        return optax.apply_updates(params, updates), state, value

    state, losses = optimizer.init(params), []
    for _ in range(steps):
        params, state, value = step(params, state, *batch)
        losses.append(value)
    return losses


def step_flax():
    """Trains a transformer layer with dropout by AdamW."""
    import optax
    from flax import nnx

    class Layer(nnx.Module):
        def __init__(self, rngs):
            self.attention = nnx.MultiHeadAttention(4, 32, decode=False, rngs=rngs)
            self.norm = nnx.LayerNorm(32, rngs=rngs)
            self.dense = nnx.Linear(32, 32, rngs=rngs)
            self.dropout = nnx.Dropout(0.1, rngs=rngs)

        def __call__(self, x):
            x = x + self.attention(self.norm(x))
            return x + self.dropout(nnx.gelu(self.dense(x)))

    model = Layer(nnx.Rngs(0))
    optimizer = nnx.Optimizer(model, optax.adamw(1e-2), wrt=nnx.Param)

    @nnx.jit
    def step(model, optimizer, x):
        value, gradient = nnx.value_and_grad(lambda m: ((m(x) - 1) ** 2).mean())(model)
        optimizer.update(model, gradient)
        return value
    x, = sharded(RANDOM.normal(size=(8, 6, 32)).astype(np.float32))
    return [step(model, optimizer, x) for _ in range(4)]


def step_optax():
    """Runs several optimizers on a regression, with schedules, clipping and accumulation."""
    import optax
    weights = {"w": jnp.ones((8, 1)) * 0.1, "b": jnp.zeros(1)}
    x, y = sharded(X, Y)

    def loss(params, x, y):
        return optax.huber_loss(x @ params["w"] + params["b"], y).mean()
    schedule = optax.warmup_cosine_decay_schedule(0, 0.1, 2, 10)
    return [train(loss, weights, optimizer, x, y) for optimizer in (
        optax.sgd(schedule, momentum=0.9, nesterov=True), optax.adafactor(0.1), optax.lion(0.01),
        optax.chain(optax.clip_by_global_norm(0.1), optax.lamb(0.1)),
        optax.MultiSteps(optax.rmsprop(0.1), 2).gradient_transformation())]


def step_orbax():
    """Writes a sharded checkpoint, and restores it with another sharding."""
    import orbax.checkpoint as ocp
    x, = sharded(X)
    folder = os.path.join(tempfile.mkdtemp(), "checkpoint")
    saver = ocp.StandardCheckpointer()
    saver.save(folder, {"x": x, "step": 3})
    saver.wait_until_finished()
    mesh = jax.make_mesh((1, jax.device_count()), ("a", "b"), axis_types=(AxisType.Auto,) * 2)
    to = jax.ShapeDtypeStruct(X.shape, X.dtype, sharding=NamedSharding(mesh, P("a", "b")))
    found = saver.restore(folder, {"x": to, "step": 0})
    assert found["x"].sharding == to.sharding
    return [found["x"], found["step"]]


def step_equinox():
    import equinox as eqx
    import optax
    model = eqx.nn.MLP(8, 1, 16, 2, key=jax.random.key(0))
    params, static = eqx.partition(model, eqx.is_array)

    def loss(params, x, y):
        return ((jax.vmap(eqx.combine(params, static))(x) - y) ** 2).mean()
    return train(loss, params, optax.adam(1e-2), *sharded(X, Y))


def step_haiku():
    import haiku as hk
    import optax
    net = hk.transform(lambda x: hk.Linear(1)(jnp.tanh(hk.LSTM(16)(
        x, hk.LSTM(16).initial_state(x.shape[0]))[0])))
    params = net.init(jax.random.key(0), X)
    return train(lambda p, x, y: ((net.apply(p, None, x) - y) ** 2).mean(), params,
                 optax.adam(1e-2), *sharded(X, Y))


def step_numpyro():
    """Samples of a regression by NUTS, and steps of variational inference."""
    import numpyro
    import numpyro.distributions as dist
    from numpyro.infer import MCMC, NUTS, SVI, Trace_ELBO
    from numpyro.infer.autoguide import AutoNormal

    def model(x, y):
        w = numpyro.sample("w", dist.Normal(0, 1).expand([8]).to_event(1))
        noise = numpyro.sample("noise", dist.HalfNormal(1))
        numpyro.sample("y", dist.Normal(x @ w, noise), obs=y[:, 0])
    mcmc = MCMC(NUTS(model), num_warmup=8, num_samples=4, progress_bar=False)
    mcmc.run(jax.random.PRNGKey(0), X, Y)
    svi = SVI(model, AutoNormal(model), numpyro.optim.Adam(0.1), Trace_ELBO())
    return [mcmc.get_samples()["w"][0],
            svi.run(jax.random.PRNGKey(1), 5, X, Y, progress_bar=False).losses]


def step_diffrax():
    """Gradients of a stiff equation through its solvers."""
    import diffrax

    def solve(rate, solver):
        return diffrax.diffeqsolve(
            diffrax.ODETerm(lambda t, y, args: -rate * y + jnp.sin(t)), solver, 0, 1, 0.1,
            jnp.ones(4), stepsize_controller=diffrax.PIDController(1e-4, 1e-4)).ys.sum()
    return [jax.value_and_grad(solve)(2.0, solver) for solver in
            (diffrax.Tsit5(), diffrax.Kvaerno5())]


def step_brax():
    """Computes a physics step of a pendulum and its gradient."""
    from brax import envs
    env = envs.get_environment("inverted_pendulum", backend="spring")
    state = jax.jit(env.reset)(jax.random.PRNGKey(0))

    def reward(action):
        return jax.jit(env.step)(state, action).obs.sum()
    return [jax.value_and_grad(reward)(jnp.ones(env.action_size) * 0.1)]


def step_mjx():
    """Steps of a body with contacts, and their gradient."""
    import mujoco
    from mujoco import mjx
    model = mjx.put_model(mujoco.MjModel.from_xml_string(
        '<mujoco><worldbody><geom type="plane" size="1 1 .1"/><body pos="0 0 .12"><freejoint/>'
        '<geom type="sphere" size=".1"/></body></worldbody></mujoco>'))
    data = mjx.make_data(model)

    @jax.jit
    def run(data):
        return jax.lax.fori_loop(0, 20, lambda _, d: mjx.step(model, d), data).qpos
    return [run(data), jax.jit(jax.jacfwd(
        lambda v: mjx.step(model, data.replace(qvel=v)).qpos))(jnp.ones(6))]


def step_tokamax():
    import tokamax
    q, k, v = (jnp.asarray(RANDOM.normal(size=(2, 16, 4, 64)), jnp.bfloat16) for _ in range(3))

    def f(q, k, v):
        return tokamax.dot_product_attention(q, k, v, is_causal=True, implementation="xla")
    x = jnp.asarray(RANDOM.normal(size=(16, 8)), jnp.float32)
    return [f(q, k, v), jax.grad(lambda q: f(q, k, v).astype(jnp.float32).sum())(q),
            tokamax.layer_norm(x, jnp.ones(8), jnp.zeros(8)),
            tokamax.ragged_dot(x, jnp.ones((2, 8, 4)), jnp.array([9, 7]), implementation="xla")]


def step_tunix():
    """Runs four steps of Tunix's trainer on a small language model."""
    import optax
    from flax import nnx
    from tunix.sft import peft_trainer

    class Model(nnx.Module):
        def __init__(self, rngs):
            self.embedding = nnx.Embed(32, 16, rngs=rngs)
            self.head = nnx.Linear(16, 32, rngs=rngs)

        def __call__(self, tokens):
            return self.head(jnp.tanh(self.embedding(tokens)))

    def loss(model, tokens, mask):
        losses = optax.softmax_cross_entropy_with_integer_labels(
            model(tokens)[:, :-1], tokens[:, 1:])
        return (losses * mask[:, 1:]).sum() / mask[:, 1:].sum()
    tokens = RANDOM.integers(0, 32, (16, 8))
    batch = peft_trainer.TrainingInput(input_tokens=tokens, input_mask=np.ones((16, 8)))
    model = Model(nnx.Rngs(0))
    mesh = jax.make_mesh((jax.device_count(),), ("fsdp",), axis_types=(AxisType.Auto,))
    trainer = peft_trainer.PeftTrainer(
        model, optax.adam(0.01), peft_trainer.TrainingConfig(eval_every_n_steps=100, max_steps=4))
    trainer = trainer.with_loss_fn(loss).with_gen_model_input_fn(
        lambda x: {"tokens": x.input_tokens, "mask": x.input_mask})
    with mesh:
        trainer.train([batch] * 4)
    return [loss(model, jnp.asarray(tokens), jnp.ones((16, 8)))] + jax.tree.leaves(
        jax.tree.map(jnp.sum, nnx.state(model, nnx.Param)))


def step_gemma():
    """Steps of Kauldron's trainer on a small Gemma 3 with fully sharded parameters."""
    import optax
    from gemma import gm
    from kauldron import kd
    local, full = (gm.nn.AttentionType.LOCAL_SLIDING, gm.nn.AttentionType.GLOBAL)

    class Small(gm.nn.Transformer):
        config: gm.nn.config.TransformerConfig = gm.nn.config.TransformerConfig(
            num_embed=64, embed_dim=32, hidden_dim=64, num_heads=4, head_dim=8, num_kv_heads=2,
            final_logit_softcap=None, use_post_attn_norm=True, use_post_ffw_norm=True,
            attention_types=(local, full), sliding_window_size=4, use_qk_norm=True)

    tokens = RANDOM.integers(1, 64, (16, 9)).astype(np.int32)
    batches = {"input": tokens[:, :-1], "target": tokens[:, 1:, None]}
    trainer = kd.train.Trainer(
        seed=0, train_ds=kd.data.InMemoryPipeline(
            loader=lambda: batches, batch_size=16, seed=0),
        model=Small(tokens="batch.input"), num_train_steps=4,
        sharding=kd.sharding.ShardingStrategy(params=kd.sharding.FSDPSharding()),
        train_losses={"xentropy": kd.losses.SoftmaxCrossEntropyWithIntLabels(
            logits="preds.logits", labels="batch.target")},
        optimizer=optax.adam(1e-2))
    batch, state, losses = next(iter(trainer.train_ds)), trainer.init_state(), []
    batch = kd.sharding.device_put(batch, trainer.sharding.batch)
    for _ in range(4):
        state, auxiliaries = trainer.trainstep.step(
            state=state, batch=batch, return_losses=True)
        losses.append(auxiliaries.compute().loss_values)
    return losses


def step_keras():
    """Fits a small model with its batches sharded over all devices."""
    os.environ["KERAS_BACKEND"] = "jax"
    import keras
    keras.utils.set_random_seed(0)
    keras.distribution.set_distribution(keras.distribution.DataParallel())
    model = keras.Sequential([keras.layers.Dense(16, activation="gelu"),
                              keras.layers.LayerNormalization(), keras.layers.Dense(1)])
    model.compile("adam", "mse")
    return model.fit(X, Y, batch_size=8, epochs=4, verbose=0, shuffle=False).history["loss"]


def step_penzai():
    """Computes a multilayer perceptron on a sharded named array."""
    from penzai import pz
    from penzai.models import simple_mlp
    model = simple_mlp.MLP.from_config(name="mlp", init_base_rng=jax.random.key(0),
                                       feature_sizes=[8, 16, 1])
    x, = sharded(X)
    return model(pz.nx.wrap(x, "batch", "features")).unwrap("batch", "features")


def step_blackjax():
    """Takes four steps of NUTS on the weights of a regression."""
    import blackjax

    def log_density(w):
        return -((X @ w - Y[:, 0]) ** 2).sum() / 2 - (w ** 2).sum() / 2
    kernel = blackjax.nuts(log_density, 0.1, jnp.ones(8))
    state, step = kernel.init(jnp.zeros(8)), jax.jit(kernel.step)
    for i in range(4):
        state, _ = step(jax.random.key(i), state)
    return state.position, state.logdensity


def step_flowjax():
    """Computes densities and samples of an autoregressive flow."""
    from flowjax.distributions import Normal
    from flowjax.flows import masked_autoregressive_flow
    flow = masked_autoregressive_flow(jax.random.key(0), base_dist=Normal(jnp.zeros(8)),
                                      flow_layers=2)
    return flow.log_prob(X), flow.sample(jax.random.key(1), (3,))


def step_optimistix():
    """Solves a least-squares problem and a root."""
    import optimistix
    fit = optimistix.least_squares(
        lambda w, _: jnp.tanh(X @ w) - Y[:, 0], optimistix.LevenbergMarquardt(1e-5, 1e-5),
        jnp.zeros(8), max_steps=64)
    root = optimistix.root_find(lambda v, _: v ** 3 - Y[:, 0] * 0.1 - 1,
                                optimistix.Newton(1e-5, 1e-5), jnp.ones(16))
    return fit.value, root.value


def step_jaxopt():
    """Minimizes by L-BFGS over sharded data, and projects to a simplex."""
    import jaxopt
    solver = jaxopt.LBFGS(lambda w, x, y: ((x @ w - y) ** 2).mean() + 0.1 * (w ** 2).sum(),
                          maxiter=5)
    return (solver.run(jnp.zeros(8), *sharded(X, Y[:, 0])).params,
            jaxopt.projection.projection_simplex(jnp.asarray(Y[:, 0])))


def step_rlax():
    """Computes returns and off-policy corrections."""
    import rlax
    reward, value, discount = jnp.asarray(Y[:, 0]), jnp.asarray(X[:, 0]), jnp.full(16, 0.9)
    return (rlax.lambda_returns(reward, discount, value, 0.8),
            rlax.vtrace_td_error_and_advantage(value, value, reward, discount,
                                               jnp.exp(value)).errors)


def step_torchax():
    """Trains a transformer layer of PyTorch, with sharded weights, by AdamW."""
    import optax
    import torch
    from torchax import default_env, interop, train as steps

    class Model(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.words = torch.nn.Embedding(64, 32)
            self.layer = torch.nn.TransformerEncoderLayer(32, 4, 64, batch_first=True, dropout=0.0)
            self.head = torch.nn.Linear(32, 64)

        def forward(self, ids):
            return self.head(self.layer(self.words(ids)))

    mesh = jax.make_mesh((4, 2), ("data", "model"), axis_types=(AxisType.Auto,) * 2)
    torch.manual_seed(0)
    model, optimizer = Model(), optax.adamw(1e-2)
    specs = {"layer.linear1.weight": P("model"), "layer.linear2.weight": P(None, "model")}

    def put(array, spec):
        return interop.torch_view(jax.device_put(array, NamedSharding(mesh, spec)))

    def apply(weights, buffers, ids):
        return torch.func.functional_call(model, {**weights, **buffers}, (ids,))

    def loss(logits, labels):
        return torch.nn.functional.cross_entropy(logits.reshape(-1, 64), labels.reshape(-1).long())

    with default_env():
        weights = {name: put(weight.detach().numpy(), specs.get(name, P()))
                   for name, weight in model.named_parameters()}
        ids, labels = (put(RANDOM.integers(0, 64, (16, 12)).astype(np.int32), P("data"))
                       for _ in range(2))
        step = interop.jax_jit(steps.make_train_step(apply, loss, optimizer))
        state, losses = interop.call_jax(optimizer.init, weights), []
        for _ in range(4):
            value, weights, state = step(weights, {}, state, ids, labels)
            losses.append(interop.jax_view(value))
    return losses


def step_easydel():
    """Trains a small Llama of EasyDeL, sharded over its mesh, by AdamW."""
    import easydel
    import optax
    from flax import nnx
    config = easydel.LlamaConfig(vocab_size=128, hidden_size=64, intermediate_size=128, num_hidden_layers=2,
                                 num_attention_heads=4, num_key_value_heads=2, max_position_embeddings=64,
                                 sharding_axis_dims=(1, 4, 1, 2, 1))
    model = easydel.LlamaForCausalLM(config=config, dtype=jnp.float32, param_dtype=jnp.float32,
                                     rngs=nnx.Rngs(0)).shard_model()
    graph, params, rest = nnx.split(model, nnx.Param, ...)

    def loss(params, ids):
        logits = nnx.merge(graph, params, rest)(input_ids=ids).logits
        return optax.softmax_cross_entropy_with_integer_labels(logits[:, :-1], ids[:, 1:]).mean()

    with model.mesh:
        return train(loss, params, optax.adamw(1e-2),
                     jnp.asarray(RANDOM.integers(0, 128, (8, 32)), jnp.int32))


def main():
    numbers = jax.tree.leaves(globals()["step_" + sys.argv[1]]())
    print(json.dumps([float(v) for n in numbers for v in np.asarray(n, np.float64).ravel()]))


if __name__ == "__main__":
    main()
