"""python moe.py: a layer of mixed experts on 8 devices, two experts on each, as a TPU script
has it: tokens are routed to two experts each, sorted by expert, sent to where these are by
ragged_all_to_all, multiplied in groups by ragged_dot, sent back and added up. Held against
numpy, token by token; gradients against JAX's CPU with all experts on all tokens, and a few
steps of training against the same. With a FILE, it gets the program of such a step, which
runs once."""

import functools
import sys

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.sharding import AxisType, NamedSharding, PartitionSpec as P

N = jax.device_count()
LOCAL, TOP = 2, 2
EXPERTS, TOKENS, WIDTH, HIDDEN = N * LOCAL, 24, 8, 16
CAPACITY = N * TOKENS * TOP  # all tokens of all devices
MESH = jax.make_mesh((N,), ("e",), axis_types=(AxisType.Auto,))


def places(counts):
    """Returns, from the counts [device, expert] of all devices, the offsets at which each device
    writes its tokens for each expert, ordered by expert, then by sender."""
    by_expert = counts.reshape(N, N, LOCAL).transpose(1, 2, 0).reshape(N, LOCAL * N)
    starts = jnp.cumsum(by_expert, 1) - by_expert  # [owner, (expert, sender)]
    return starts.reshape(N, LOCAL, N).transpose(2, 0, 1).reshape(N, EXPERTS)


def route(x, router):
    """Returns the experts of each token and their weights, computed in f32."""
    scores = jax.nn.softmax(jnp.dot(x, router, preferred_element_type=jnp.float32))
    gates, chosen = lax.top_k(scores, TOP)
    return gates.astype(x.dtype), chosen


def experts(rows, sizes, w_in, w_out):
    hidden = jax.nn.silu(lax.ragged_dot(rows, w_in, sizes))
    return lax.ragged_dot(hidden, w_out, sizes)


def layer(x, router, w_in, w_out):
    """Computes one device's tokens [TOKENS, WIDTH] with the experts."""
    gates, chosen = route(x, router)
    flat = chosen.reshape(-1)
    order = jnp.argsort(flat, stable=True)
    tokens = x[order // TOP]
    own = jnp.zeros(EXPERTS, jnp.int32).at[flat].add(1)
    counts = lax.all_gather(own, "e")
    me = lax.axis_index("e")
    starts = jnp.cumsum(own) - own
    to = places(counts)[me]
    receive_sizes = lax.dynamic_slice(counts, (0, me * LOCAL), (N, LOCAL)).reshape(-1)
    arrived = lax.ragged_all_to_all(tokens, jnp.zeros((CAPACITY, WIDTH), x.dtype),
                                    starts, own, to, receive_sizes, axis_name="e")
    results = experts(arrived, receive_sizes.reshape(N, LOCAL).sum(0), w_in, w_out)
    # The results return to their senders: a slice for each sender and expert.
    result_offsets = lax.all_to_all(to, "e", 0, 0, tiled=True)
    return_offsets = lax.all_to_all(starts, "e", 0, 0, tiled=True)
    returned = lax.ragged_all_to_all(results, jnp.zeros_like(tokens), result_offsets,
                                     receive_sizes, return_offsets, own, axis_name="e")
    unsorted = jnp.zeros_like(returned).at[order].set(returned)
    return (unsorted.reshape(TOKENS, TOP, WIDTH) * gates[..., None]).sum(1)


SPECS = (P("e"), P(), P("e"), P("e"))
LAYER = jax.shard_map(layer, mesh=MESH, in_specs=SPECS, out_specs=P("e"), check_vma=False)


def dense(x, router, w_in, w_out):
    """Computes all experts on all tokens; most results are unused."""
    gates, chosen = route(x, router)
    weights = (jax.nn.one_hot(chosen, EXPERTS, dtype=x.dtype) * gates[..., None]).sum(1)
    hidden = jax.nn.silu(jnp.einsum("td,edf->tef", x, w_in))
    return jnp.einsum("tef,efd,te->td", hidden, w_out, weights)


def in_numpy(x, router, w_in, w_out):
    result = np.zeros_like(x)
    for t, token in enumerate(x):
        logits = np.exp(token @ router - (token @ router).max())
        gates = logits / logits.sum()
        for e in np.argsort(-gates, kind="stable")[:TOP]:
            hidden = token @ w_in[e]
            result[t] += gates[e] * ((hidden / (1 + np.exp(-hidden))) @ w_out[e])
    return result


def step(forward, arguments, target):
    """Computes a step of gradient descent."""
    def loss(x, *weights):
        return ((forward(x, *weights) - target) ** 2).mean()
    value, gradients = jax.value_and_grad(loss, argnums=(0, 1, 2, 3))(*arguments)
    return value, gradients, (arguments[0], *(
        w - 0.5 * g for w, g in zip(arguments[1:], gradients[1:])))


def check(name, got, expected, tolerance):
    np.testing.assert_allclose(np.asarray(got, np.float32), np.asarray(expected, np.float32),
                               rtol=tolerance, atol=tolerance, err_msg=name)
    print("ok", name)


def main():
    rng = np.random.default_rng(0)
    shapes = ((N * TOKENS, WIDTH), (WIDTH, EXPERTS), (EXPERTS, WIDTH, HIDDEN),
              (EXPERTS, HIDDEN, WIDTH))
    arguments = [rng.standard_normal(s).astype(np.float32) * 0.7 for s in shapes]
    target = rng.standard_normal(shapes[0]).astype(np.float32)
    # Some experts have no tokens.
    arguments[1][:, 3], arguments[1][:, 12] = 0, 0
    arguments[0][:, 0] = np.abs(arguments[0][:, 0]) + 1
    arguments[1][0, [3, 12]] = -20
    put = [jax.device_put(x, NamedSharding(MESH, s)) for x, s in zip(arguments, SPECS)]
    train = jax.jit(functools.partial(step, LAYER))
    if sys.argv[1:]:
        with open(sys.argv[1], "w", encoding="utf-8") as program:
            program.write(train.lower(tuple(put), target).as_text())
        jax.block_until_ready(train(tuple(put), target))
        return
    check("forward", jax.jit(LAYER)(*put), in_numpy(*arguments), 1e-4)

    narrow = [jnp.asarray(x, jnp.bfloat16) for x in put]
    check("forward in bfloat16", jax.jit(LAYER)(*narrow),
          in_numpy(*(np.asarray(x, np.float32) for x in narrow)), 6e-2)

    on_cpu = jax.jit(functools.partial(step, dense))
    ours, theirs = tuple(put), [jax.device_put(x, jax.devices("cpu")[0]) for x in arguments]
    cpu_target = jax.device_put(target, jax.devices("cpu")[0])
    for number in range(3):
        loss, gradients, ours = train(ours, target)
        cpu_loss, cpu_gradients, theirs = on_cpu(theirs, cpu_target)
        check("loss of step %d" % number, loss, cpu_loss, 1e-4)
        for name, got, expected in zip(("x", "router", "w_in", "w_out"), gradients,
                                       cpu_gradients):
            check("gradient of %s in step %d" % (name, number), got, expected, 1e-4)
    print("all as numpy and JAX's CPU have it")


if __name__ == "__main__":
    main()
