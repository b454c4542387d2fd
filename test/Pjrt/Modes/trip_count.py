"""Compares the predicted time of a loop whose trip count is an argument with that of a loop
of a hundred iterations."""

import jax
import jax.numpy as jnp
from jax import lax

x = jnp.ones((512, 512), jnp.bfloat16) / 512


def seconds(function, *arguments):
    return jax.jit(function).lower(*arguments).compile().cost_analysis()["optimal_seconds"]


def loop(n, x):
    return lax.fori_loop(0, n, lambda _, y: y @ y, x)


predicted, known = seconds(loop, 3, x), seconds(lambda x: loop(100, x), x)
same = abs(predicted / known - 1) < 0.01
print("the same time as a trip count of 100" if same else "%g, known %g" % (predicted, known))
