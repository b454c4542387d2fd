#!/usr/bin/env python3
"""Runs gradients through factorizations of sharded matrices, as JAX writes them for CPUs, and compares them with JAX's results.

usage: jax_factors.py GSPMD_RUN [ARGUMENTS OF GSPMD_RUN...]

Prints the ops that run replicated, and the peak of a device's memory as a fraction of that of one device.
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile

import jax
import jax.numpy as jnp
import numpy as np
from jax.sharding import NamedSharding, PartitionSpec

DEVICES = 8


def solve(a, b):
    return jnp.sum(jnp.linalg.solve(a, b) ** 2)


def qr(a, b):
    q, r = jnp.linalg.qr(a)
    return jnp.sum(jnp.tanh(q @ r) * b) + jnp.sum(q * b)


def cholesky(a, b):
    factor = jax.scipy.linalg.cho_factor(a @ a.T, lower=True)
    return jnp.sum(jax.scipy.linalg.cho_solve(factor, b) ** 2)


def determinant(a, b):
    return jnp.linalg.slogdet(a)[1] + jnp.sum(a * b)


CASES = [(solve, (208, 208), (208, 8)), (qr, (256, 136), (256, 136)), (cholesky, (208, 208), (208, 8)), (determinant, (208, 208), (208, 208))]


def run(command, program, folder, *options):
    stats = folder / "stats.json"
    subprocess.run([*command, program, "--stats", stats, *options], check=True, stdout=subprocess.DEVNULL)
    return json.loads(stats.read_text())


def check(command, function, shapes, folder):
    rng = np.random.default_rng(0)
    a, b = (rng.standard_normal(shape).astype(np.float32) for shape in shapes)
    a += 3 * np.eye(*a.shape, dtype=np.float32) * np.sqrt(len(a)).astype(np.float32)
    rows = NamedSharding(jax.make_mesh((DEVICES,), ("x",)), PartitionSpec("x"))
    step = jax.jit(jax.value_and_grad(function, argnums=(0, 1)), in_shardings=rows, out_shardings=(None, (rows, rows)))
    program = folder / "program.mlir"
    program.write_text(step.lower(a, b).as_text())
    np.savez(folder / "in.npz", a0=a, a1=b)
    value, gradients = jax.jit(jax.value_and_grad(function, argnums=(0, 1)))(a, b)
    expected = [value, *gradients]
    inputs = ["--inputs", folder / "in.npz"]
    stats = run(command, program, folder, *inputs, "--outputs", folder / "out.npz", "--poison")
    with np.load(folder / "out.npz") as file:
        for i, each in enumerate(expected):
            np.testing.assert_allclose(file[f"a{i}"], each, rtol=1e-3, atol=1e-4 * np.abs(each).max())
    unsharded = run(command, program, folder, *inputs, "--no-partition")
    names = sorted({name for op in stats["replicated_ops"] for name in re.findall(r"'(\S+)' cannot", op)})
    return stats["peak_bytes"] / unsharded["peak_bytes"], names


def main():
    jax.config.update("jax_platforms", "cpu")
    jax.config.update("jax_num_cpu_devices", DEVICES)
    with tempfile.TemporaryDirectory() as folder:
        for function, *shapes in CASES:
            memory, names = check(sys.argv[1:], function, shapes, pathlib.Path(folder))
            print(f"{function.__name__}: memory {memory:.2f}, replicated: {' '.join(names)}")


main()
