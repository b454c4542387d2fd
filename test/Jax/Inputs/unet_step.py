"""Prints a training step of a U-Net in four stages, which name scopes state.

The encoder is stages 0 and 1, the decoder stages 2 and 3: the tensors that skip the stages
between them pass from stage 0 to 3 and from stage 1 to 2. Stages differ in shapes and
sizes, and stage 1 has dropout.
"""

import jax
import jax.numpy as jnp

BATCH, SIZE, CHANNELS = 8, 8, 4


def convolution(weights, x, stride=1):
    return jax.lax.conv_general_dilated(x, weights, (stride, stride), "SAME",
                                        dimension_numbers=("NHWC", "HWIO", "NHWC"))


def block(weights, x):
    x = convolution(weights, x)
    x = (x - x.mean((1, 2, 3), keepdims=True)) * jax.lax.rsqrt(x.var((1, 2, 3), keepdims=True) + 1e-5)
    return jax.nn.silu(x)


def upsample(x):
    return jnp.repeat(jnp.repeat(x, 2, axis=1), 2, axis=2)


def loss(params, images, targets, key):
    with jax.named_scope("stage0"):
        first = block(params["first"], images)
        h = convolution(params["down0"], first, stride=2)
    with jax.named_scope("stage1"):
        second = block(params["second"], h)
        h = convolution(params["down1"], second, stride=2)
        h = block(params["middle"], h)
        h = jnp.where(jax.random.bernoulli(key, 0.9, h.shape), h / 0.9, 0.0)
    with jax.named_scope("stage2"):
        h = block(params["up1"], jnp.concatenate([upsample(h), second], -1))
    with jax.named_scope("stage3"):
        h = block(params["up0"], jnp.concatenate([upsample(h), first], -1))
        h = convolution(params["last"], h)
        return jnp.mean((h - targets) ** 2)


def step(params, images, targets, key):
    value, gradients = jax.value_and_grad(loss)(params, images, targets, key)
    return value, jax.tree.map(lambda p, g: p - g, params, gradients)


def main():
    def array(*shape, dtype=jnp.float32):
        return jax.ShapeDtypeStruct(shape, dtype)

    c = CHANNELS
    params = {"first": array(3, 3, 3, c), "down0": array(3, 3, c, 2 * c),
              "second": array(3, 3, 2 * c, 2 * c), "down1": array(3, 3, 2 * c, 4 * c),
              "middle": array(3, 3, 4 * c, 4 * c), "up1": array(3, 3, 6 * c, 2 * c),
              "up0": array(3, 3, 3 * c, c), "last": array(1, 1, c, 3)}
    images = array(BATCH, SIZE, SIZE, 3)
    lowered = jax.jit(step).lower(params, images, images, array(2, dtype=jnp.uint32))
    print(lowered.compiler_ir("stablehlo").operation.get_asm(enable_debug_info=True))


if __name__ == "__main__":
    main()
