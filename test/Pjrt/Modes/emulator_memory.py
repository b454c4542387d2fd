"""A program whose temporaries do not fit, on the emulator: 12 products of 256 KiB are live at once."""

import functools

import jax
import jax.numpy as jnp


@jax.jit
def step(x):
    products = [x]
    for _ in range(12):
        products.append(products[-1] @ x * 0.01)
    return functools.reduce(lambda a, b: b @ a, products)


try:
    step(jnp.ones((256, 256))).block_until_ready()
    raise AssertionError("it fits")
except jax.errors.JaxRuntimeError as error:
    print(error)
