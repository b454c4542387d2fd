#!/usr/bin/env python3
"""Runs singular value decompositions of sharded matrices and verifies residual, orthogonality and values.

usage: sharded_singular.py GSPMD_RUN [ARGUMENTS OF GSPMD_RUN...]

All gathers of a run together receive less than half of a matrix. Residuals are within LAPACK's bounds (30 units of rounding are failures in its own tests).
"""

import json
import pathlib
import subprocess
import sys
import tempfile

import numpy as np

CASES = [
    # mesh, sharding, batch, rows, columns, type, routine, mode, kind of matrix
    ('"x"=40', '{}, {"x"}', None, 170, 150, "f32", "gesdd", "S", "random"),
    ('"x"=40', '{"x"}, {}', None, 157, 157, "f64", "gesdd", "A", "deficient"),
    ('"x"=5, "y"=8', '{"x"}, {"y"}', None, 160, 199, "complex<f32>", "gesvd", "S", "clusters"),
    ('"x"=32', '{"x"}, {}', 2, 64, 75, "f32", "gesdd", "S", "graded"),
    ('"x"=56', '{"x"}, {}', None, 448, 448, "f32", "gesdd", "N", "random"),
    ('"x"=40', '{}, {"x"}', None, 151, 150, "f32", "gesdd", "S", "zero"),
    ('"x"=40', '{}, {"x"}', None, 151, 150, "f64", "gesdd", "S", "ascending"),
]
TYPES = {"f32": np.float32, "f64": np.float64, "complex<f32>": np.complex64, "complex<f64>": np.complex128}
LETTERS = {"f32": "s", "f64": "d", "complex<f32>": "c", "complex<f64>": "z"}
MAX_RESIDUAL = 30  # of LAPACK's test programs


def program(case):
    mesh, sharding, batch, m, n, element, routine, mode, _ = case
    lead, prefix = (f"{batch}x", "{}, ") if batch else ("", "")
    k, real = min(m, n), element.strip("complex<>")
    a, u, v = (f"tensor<{lead}{rows}x{columns}x{element}>" for rows, columns in ((m, n), (m, k), (k, n)))
    types = [a, f"tensor<{lead}{k}x{real}>", u, v, f"tensor<{lead}i32>"]
    annotated = f"{{sdy.sharding = #sdy.sharding<@mesh, [{prefix}{sharding}]>}}"
    shard_columns, shard_rows = ("{sdy.sharding = #sdy.sharding<@mesh, [%s%s]>}" % (prefix, dims)
                                 for dims in ('{}, {"x"}', '{"x"}, {}'))
    returned = f"{types[1]}, {u} {shard_columns}, {v} {shard_rows}, {types[4]}"
    matrix, vector, number = ("dense<[1, 2, 0]>", "dense<[1, 0]>", "dense<0>") if batch else ("dense<[0, 1]>", "dense<0>", "dense<>")
    ranks = [3, 2, 1] if batch else [2, 1, 0]
    matrix, vector, number = (f"{text} : tensor<{rank}xindex>" for text, rank in zip((matrix, vector, number), ranks, strict=True))
    layouts = f"operand_layouts = [{matrix}], result_layouts = [{matrix}, {vector}, {matrix}, {matrix}, {number}]"
    return f"""sdy.mesh @mesh = <[{mesh}]>
func.func public @main(%a: {a} {annotated}) -> ({returned}) {{
  %e:5 = stablehlo.custom_call @lapack_{LETTERS[element]}{routine}_ffi(%a) {{{layouts}, mhlo.backend_config = {{mode = {ord(mode)} : ui8}}}}
    : ({a}) -> ({", ".join(types)})
  return %e#1, %e#2, %e#3, %e#4 : {", ".join(types[1:])}
}}"""


def matrix(rng, shape, dtype, kind):
    """Returns a matrix with the singular values that `kind` names."""
    m, n = shape[-2:]
    k = min(m, n)
    if kind == "ascending":
        return np.broadcast_to(np.eye(m, n) * np.arange(1, n + 1), shape)

    def orthogonal(size):
        a = rng.standard_normal((*shape[:-2], size, size))
        if np.issubdtype(dtype, np.complexfloating):
            a = a + 1j * rng.standard_normal(a.shape)
        return np.linalg.qr(a)[0]

    values = {
        "random": rng.random(k) * 5,
        "clusters": 1.0 + np.arange(k) // 6 + 1e-9 * rng.standard_normal(k),
        "deficient": np.where(np.arange(k) < k - 9, 1.0 + np.arange(k), 0),
        "graded": 10.0 ** -(np.arange(k) / 6),
        "zero": np.zeros(k),
    }[kind]
    return (orthogonal(m)[..., :k] * values) @ orthogonal(n)[..., :k, :]


def norm(a):
    return np.abs(a).sum(axis=-2).max()


def residuals_of(a, values, u, v, dtype, mode):
    (m, n), epsilon = a.shape, np.finfo(dtype).eps
    unit = max(m, n) * max(norm(a), np.finfo(dtype).tiny) * epsilon
    residuals = [np.abs(values - np.linalg.svd(a, compute_uv=False)).max() / unit]
    assert (np.diff(values) <= unit).all() and (values >= 0).all(), values
    if mode == "N":
        return residuals
    eye = np.eye(min(m, n))
    return [*residuals, norm(a - (u * values) @ v) / unit, norm(np.conj(u.T) @ u - eye) / (m * epsilon),
            norm(v @ np.conj(v.T) - eye) / (n * epsilon)]


def check(command, case, folder):
    batch, m, n, element, mode, kind = *case[2:6], *case[7:]
    dtype = TYPES[element]
    a = matrix(np.random.default_rng(n), (batch or 1, m, n), dtype, kind).astype(dtype)
    (folder / "program.mlir").write_text(program(case))
    np.savez(folder / "in.npz", a0=a if batch else a[0])
    subprocess.run([*command, folder / "program.mlir", "--inputs", folder / "in.npz", "--outputs", folder / "out.npz", "--stats",
                    folder / "stats.json", "--poison"], check=True, stdout=subprocess.DEVNULL)
    with np.load(folder / "out.npz") as file:
        values, u, v, status = (file[f"a{i}"] if batch else file[f"a{i}"][None] for i in range(4))
    assert not status.any(), status
    wide = np.complex128 if np.issubdtype(dtype, np.complexfloating) else np.float64
    residuals = []
    for each, w, left, right in zip(a.astype(wide), values.astype(np.float64), u.astype(wide), v.astype(wide), strict=True):
        residuals += residuals_of(each, w, left, right, dtype, mode)
    assert np.isfinite(residuals).all() and max(residuals) < MAX_RESIDUAL, (case, residuals)
    return max(residuals), json.loads((folder / "stats.json").read_text())


def main():
    with tempfile.TemporaryDirectory() as folder:
        for case in CASES:
            residual, stats = check(sys.argv[1:], case, pathlib.Path(folder))
            matrix_bytes = case[3] * case[4] * np.dtype(TYPES[case[5]]).itemsize
            gathered = stats["collectives"]["all-gather"]["bytes"]
            assert gathered < matrix_bytes / 2, (case, gathered, matrix_bytes)
            print(f"{case}: residual {residual:.2f}, peak {stats['peak_bytes']},", ", ".join(sorted(stats["collectives"])))


if __name__ == "__main__":
    main()
