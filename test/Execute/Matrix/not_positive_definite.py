#!/usr/bin/env python3
"""Factors sharded matrices that are not positive definite, as JAX writes them for TPUs, and compares the results with JAX's on this CPU.

usage: not_positive_definite.py GSPMD_RUN [ARGUMENTS OF GSPMD_RUN...]
"""

import os
import pathlib
import subprocess
import sys
import tempfile

DEVICES, ROWS = 8, 40
os.environ["XLA_FLAGS"] = f"--xla_force_host_platform_device_count={DEVICES}"

import jax  # noqa: E402
import numpy as np  # noqa: E402
from jax.sharding import NamedSharding, PartitionSpec  # noqa: E402

random = np.random.default_rng(0).standard_normal((ROWS, ROWS)).astype(np.float32)
definite = random @ random.T + ROWS * np.eye(ROWS, dtype=np.float32)
rows = NamedSharding(jax.make_mesh((DEVICES,), ("x",)), PartitionSpec("x", None))
step = jax.jit(jax.numpy.linalg.cholesky, in_shardings=rows, out_shardings=rows)
text = step.trace(definite).lower(lowering_platforms=("tpu",)).as_text()
assert "stablehlo.cholesky" in text
with tempfile.TemporaryDirectory() as folder:
    folder = pathlib.Path(folder)
    (folder / "program.mlir").write_text(text)
    for row, value in ((0, -1), (17, 0), (ROWS - 1, -np.inf), (20, 50)):
        matrix = definite.copy()
        matrix[row, row] = value
        np.savez(folder / "in.npz", a0=matrix)
        np.savez(folder / "out.npz", a0=jax.jit(jax.numpy.linalg.cholesky)(matrix))
        subprocess.run([*sys.argv[1:], folder / "program.mlir", "--inputs", folder / "in.npz", "--expect", folder / "out.npz", "--poison"], check=True)
