"""python kernel_costs.py: prints the predicted time of two kernels of Pallas, whose costs
product.mlir and estimated.mlir state as counted by hand."""

import jax
import jax.numpy as jnp
from jax.experimental import pallas as pl
from jax_plugins import gspmd

M, N, K, BLOCK = 256, 512, 256, 128


def call(name, estimate=None):
    def kernel(a, b, out):
        out[...] += jnp.dot(a[...], b[...], preferred_element_type=jnp.float32)

    return pl.pallas_call(
        kernel, grid=(M // BLOCK, N // BLOCK, K // BLOCK), name=name, cost_estimate=estimate,
        in_specs=[pl.BlockSpec((BLOCK, BLOCK), lambda i, j, k: (i, k)),
                  pl.BlockSpec((BLOCK, BLOCK), lambda i, j, k: (k, j))],
        out_specs=pl.BlockSpec((BLOCK, BLOCK), lambda i, j, k: (i, j)),
        out_shape=jax.ShapeDtypeStruct((M, N), jnp.float32))


def product(a, b):
    return call("block_product")(a, b)


def estimated(a, b):
    figures = dict(flops=10**12, transcendentals=10**6, bytes_accessed=10**9)
    return call("estimated_product", pl.CostEstimate(**figures))(a, b)


a, b = jnp.ones((M, K), jnp.float32), jnp.ones((K, N), jnp.float32)
for function in (product, estimated):
    compiled = jax.jit(function).lower(a, b).compile()
    one = compiled.cost_analysis()["optimal_seconds"]
    before = gspmd.predicted_seconds()
    for _ in range(3):
        compiled(a, b)
    runs = (gspmd.predicted_seconds() - before) / one
    print("%s: %.4g s, %.3f runs" % (function.__name__, one, runs))
