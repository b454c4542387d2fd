"""Prints a training step of a JAX model in four stages, which name scopes state.

The embedding is also the last layer. Each stage has two layers with calls of other functions.
"""

import jax
import jax.numpy as jnp

STAGES, BATCH, LENGTH, MODEL, HIDDEN, VOCABULARY = 4, 16, 4, 16, 32, 64


def layer(weights, x):
    y = jax.nn.gelu(x @ weights["in"] + weights["bias"]) @ weights["out"]
    return x + (y - y.mean(-1, keepdims=True)) * jax.lax.rsqrt(y.var(-1, keepdims=True) + 1e-6)


def loss(params, tokens, targets):
    h = params["embedding"][tokens]
    for stage in range(STAGES):
        with jax.named_scope("stage%d" % stage):
            for weights in params["layers"][2 * stage:2 * stage + 2]:
                h = layer(weights, h)
            if stage == STAGES - 1:
                logits = jax.nn.log_softmax(h @ params["embedding"].T)
                return -jnp.mean(jnp.take_along_axis(logits, targets[..., None], -1))


def step(params, tokens, targets):
    value, gradients = jax.value_and_grad(loss)(params, tokens, targets)
    return value, jax.tree.map(lambda p, g: p - 0.1 * g, params, gradients)


def main():
    def array(*shape, dtype=jnp.float32):
        return jax.ShapeDtypeStruct(shape, dtype)

    params = {"embedding": array(VOCABULARY, MODEL),
              "layers": [{"in": array(MODEL, HIDDEN), "bias": array(HIDDEN), "out": array(HIDDEN, MODEL)}
                         for _ in range(2 * STAGES)]}
    tokens = array(BATCH, LENGTH, dtype=jnp.int32)
    lowered = jax.jit(step).lower(params, tokens, tokens)
    print(lowered.compiler_ir("stablehlo").operation.get_asm(enable_debug_info=True))


if __name__ == "__main__":
    main()
