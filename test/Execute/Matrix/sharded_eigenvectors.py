#!/usr/bin/env python3
"""Runs eigendecompositions of sharded Hermitian matrices and verifies residual, orthogonality and eigenvalues.

usage: sharded_eigenvectors.py GSPMD_RUN [ARGUMENTS OF GSPMD_RUN...]

Residuals are within LAPACK's bounds (30 units of rounding are failures in its own tests).
"""

import json
import pathlib
import subprocess
import sys
import tempfile

import numpy as np

CASES = [
    # mesh, sharding, batch, size, type, kind of matrix; of sizes that 2 blocks for each device do not divide, columns are appended.
    # Matrices of less than 64 MiB on fewer devices are gathered, as that takes less work.
    ('"x"=16', '{}, {"x"}', None, 160, "f32", "random"),
    ('"x"=25', '{"x"}, {}', None, 299, "f64", "random"),
    ('"x"=4, "y"=6', '{"x"}, {"y"}', None, 286, "complex<f32>", "opposite"),
    ('"x"=20', '{}, {"x"}', 2, 150, "f32", "clusters"),
    ('"x"=16', '{}, {"x"}', None, 160, "f32", "identity"),
    ('"x"=16', '{}, {"x"}', None, 157, "f32", "graded"),
    ('"x"=16', '{}, {"x"}', None, 160, "f32", "zero"),
    ('"x"=16', '{}, {"x"}', None, 157, "f32", "descending"),
]
TYPES = {"f32": np.float32, "f64": np.float64, "complex<f32>": np.complex64, "complex<f64>": np.complex128}
CALLS = {"f32": "ssyevd", "f64": "dsyevd", "complex<f32>": "cheevd", "complex<f64>": "zheevd"}
MAX_RESIDUAL = 30  # of LAPACK's test programs


def program(mesh, sharding, batch, n, element, lower):
    lead, prefix = (f"{batch}x", "{}, ") if batch else ("", "")
    matrix, values, status = f"tensor<{lead}{n}x{n}x{element}>", f"tensor<{lead}{n}x{element.strip('complex<>')}>", f"tensor<{lead}i32>"
    annotated = f"{matrix} {{sdy.sharding = #sdy.sharding<@mesh, [{prefix}{sharding}]>}}"
    options = f"{{mhlo.backend_config = {{mode = 86 : ui8, uplo = {ord('L' if lower else 'U')} : ui8}}}}"
    return f"""sdy.mesh @mesh = <[{mesh}]>
func.func public @main(%a: {annotated}) -> ({annotated}, {values}, {status}) {{
  %e:3 = stablehlo.custom_call @lapack_{CALLS[element]}_ffi(%a) {options} : ({matrix}) -> ({matrix}, {values}, {status})
  return %e#0, %e#1, %e#2 : {matrix}, {values}, {status}
}}"""


def hermitian(rng, shape, dtype, kind):
    """Returns a matrix with the eigenvalues that `kind` names."""
    n = shape[-1]
    a = rng.standard_normal(shape)
    if np.issubdtype(dtype, np.complexfloating):
        a = a + 1j * rng.standard_normal(shape)
    if kind == "random":
        return a + np.conj(np.swapaxes(a, -1, -2))
    values = {
        "clusters": np.arange(n) // 6 + 1e-9 * rng.standard_normal(n),
        "identity": np.ones(n),
        "graded": 10.0 ** -(np.arange(n) / 8),
        "zero": np.zeros(n),
        "descending": -np.arange(n),
        "opposite": np.repeat([-3.0, 3.0], n // 2),
    }[kind]
    q = np.linalg.qr(a)[0]
    if kind in ("identity", "zero", "descending"):
        q = np.broadcast_to(np.eye(n), shape)
    return (q * values) @ np.conj(np.swapaxes(q, -1, -2))


def norm(a):
    return np.abs(a).sum(axis=-2).max()


def check(command, case, lower, folder):
    mesh, sharding, batch, n, element, kind = case
    rng, dtype = np.random.default_rng(n), TYPES[element]
    a = hermitian(rng, (batch or 1, n, n), dtype, kind).astype(dtype)
    a = (a + np.conj(np.swapaxes(a, -1, -2))) / 2
    # The call reads one triangle only, and no imaginary part of the diagonal.
    junk = (np.triu(np.full_like(a, np.nan), 1) if lower else np.tril(np.full_like(a, np.nan), -1))
    partial = np.where(np.isnan(junk), junk, a)
    (folder / "program.mlir").write_text(program(*case[:5], lower))
    np.savez(folder / "in.npz", a0=partial if batch else partial[0])
    subprocess.run([*command, folder / "program.mlir", "--inputs", folder / "in.npz", "--outputs", folder / "out.npz", "--stats",
                    folder / "stats.json", "--poison"], check=True, stdout=subprocess.DEVNULL)
    with np.load(folder / "out.npz") as file:
        vectors, values, status = (file[f"a{i}"] if batch else file[f"a{i}"][None] for i in range(3))
    assert not status.any(), status
    epsilon, residuals = np.finfo(dtype).eps, []
    wide = np.complex128 if np.issubdtype(dtype, np.complexfloating) else np.float64
    for each, v, w in zip(a.astype(wide), vectors.astype(wide), values.astype(np.float64), strict=True):
        unit = n * max(norm(each), np.finfo(dtype).tiny) * epsilon
        residuals += [norm(each @ v - v * w) / unit, norm(np.conj(v.T) @ v - np.eye(n)) / (n * epsilon),
                      np.abs(w - np.linalg.eigvalsh(each)).max() / unit]
        assert (np.diff(w) >= -unit).all(), (case, np.diff(w).min())
    assert np.isfinite(residuals).all() and max(residuals) < MAX_RESIDUAL, (case, residuals)
    return max(residuals), json.loads((folder / "stats.json").read_text())


def main():
    with tempfile.TemporaryDirectory() as folder:
        for i, case in enumerate(CASES):
            residual, stats = check(sys.argv[1:], case, i % 2 == 0, pathlib.Path(folder))
            print(f"{case}: residual {residual:.2f}, peak {stats['peak_bytes']},", ", ".join(sorted(stats["collectives"])))


if __name__ == "__main__":
    main()
