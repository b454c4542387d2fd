"""Runs programs that JAX exports with symbolic shapes by gspmd-run --dim: the results are those that JAX computes for
these sizes. A step over layers (a loop), attention with a mask, padding, gathers and scatters, sorts, and sizes such as 2 b and
b + 1, on a mesh of four devices.

usage: symbolic_shapes.py BIN FOLDER
"""
import json
import os
import subprocess
import sys

os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=4"
import jax
import jax.numpy as jnp
import numpy as np
from jax import export
from jax.sharding import NamedSharding, PartitionSpec as P

BIN, FOLDER = sys.argv[1:]
MESH = jax.make_mesh((2, 2), ("x", "y"), axis_types=(jax.sharding.AxisType.Auto,) * 2)


def shard(value, *spec):
    return jax.lax.with_sharding_constraint(value, NamedSharding(MESH, P(*spec)))


def layers(x, w, m):
    def layer(carry, weight):
        carry = shard(jnp.tanh(carry @ weight), "x", "y")
        return carry, carry.sum()

    y, sums = jax.lax.scan(layer, shard(x, "x"), w)
    pairs = jax.nn.softmax(y.reshape(x.shape[0] // 2, 2, -1), axis=-1)
    return pairs, jnp.concatenate([y, m], axis=0), jnp.sort(y, axis=0), sums


def attention(x, w):
    heads = shard(jnp.einsum("bsm,mnd->bsnd", x, w), "x", None, "y")
    scores = jnp.einsum("bsnd,btnd->bnst", heads, heads)
    n = x.shape[1]
    scores = jnp.where(jnp.tril(jnp.ones((n, n), bool)), scores, -1e9)
    out = jnp.einsum("bnst,btnd->bsnd", jax.nn.softmax(scores), heads)
    rows = jnp.pad(out.reshape(x.shape[0] * n, -1), ((0, n), (0, 0)))
    position = jnp.arange(x.shape[0])
    return rows, rows[position], jnp.zeros((n + 1,)).at[position].add(1.0), jnp.mean(rows)


def check(name, function, symbols, shapes, sizes):
    dims = dict(zip(symbols.split(","), export.symbolic_shape(symbols)))
    symbolic = [jax.ShapeDtypeStruct(eval(s, dict(dims)), jnp.float32) for s in shapes]
    path = os.path.join(FOLDER, name)
    with open(path + ".mlir", "w") as file:
        file.write(export.export(jax.jit(function))(*symbolic).mlir_module())
    for chosen in sizes:
        rng = np.random.default_rng(1)
        arguments = [rng.standard_normal(eval(s, dict(chosen)), dtype=np.float32) for s in shapes]
        results = jax.tree.leaves(jax.jit(function)(*arguments))
        np.savez(path + ".in.npz", **{f"a{i}": a for i, a in enumerate(arguments)})
        np.savez(path + ".out.npz", **{f"a{i}": np.asarray(r) for i, r in enumerate(results)})
        text = ",".join(f"{k}={v}" for k, v in chosen.items())
        subprocess.run([f"{BIN}/gspmd-run", path + ".mlir", "--dim", text, "--inputs", path + ".in.npz", "--expect", path + ".out.npz",
                        "--check", "--stats", path + ".json"], check=True, stdout=subprocess.DEVNULL)
        print(f"{name} with {text}: right on {json.load(open(path + '.json'))['devices']} devices")


check("layers", layers, "b,s", ["(2 * b, s)", "(3, s, s)", "(b + 1, s)"], [{"b": 4, "s": 8}, {"b": 3, "s": 5}])
check("attention", attention, "b,s", ["(b, s, 16)", "(16, 4, 8)"], [{"b": 4, "s": 8}, {"b": 2, "s": 7}])
