#!/usr/bin/env python3
"""Runs LU and QR factorizations with matrices sharded by rows, columns or both, and compares them with NumPy.

usage: sharded_panels.py GSPMD_RUN [ARGUMENTS OF GSPMD_RUN...]

For each case: pivots (and the status of a matrix without one) are those of elimination on the global matrix, reflectors and R those
of LAPACK, |P A - L U|, |A - Q R| and |1 - Q^H Q| within LAPACK's bounds (residuals of 30 units of rounding are failures in its own
tests). Prints the peak of a device's memory as a fraction of that of one device, and the collectives.
"""

import json
import pathlib
import subprocess
import sys
import tempfile

import numpy as np

CASES = [
    # mesh, sharding of the matrix, batch, rows, columns, type; 109 columns on 8 devices leave padding.
    ('"x"=2', '{"x"}, {}', None, 96, 96, "f32"),
    ('"x"=8', '{}, {"x"}', None, 200, 109, "f64"),
    ('"x"=8', '{"x"}, {}', None, 128, 200, "f64"),
    ('"x"=4', '{}, {"x"}', 3, 140, 117, "f32"),
    ('"x"=2, "y"=4', '{"x"}, {"y"}', None, 160, 160, "complex<f32>"),
    ('"x"=20', '{}, {"x"}', None, 70, 50, "f64"),
    ('"x"=8', '{}, {"x"}', None, 5, 3, "f32"),
    ('"x"=1', '{}, {"x"}', None, 9, 7, "f32"),
]
TYPES = {"f32": np.float32, "f64": np.float64, "complex<f32>": np.complex64, "complex<f64>": np.complex128}
LETTERS = {"f32": "s", "f64": "d", "complex<f32>": "c", "complex<f64>": "z"}
MAX_RESIDUAL = 30  # of LAPACK's test programs


def adjoint(a):
    return np.conj(np.swapaxes(a, -1, -2))


def norm(a):
    return np.abs(a).sum(axis=-2).max()


def program(mesh, sharding, batch, m, n, element):
    """Returns the text of a program: LU as LAPACK's and as the TPU's call, QR with the first min(m, n) columns of Q, and with all m."""
    lead, prefix = (f"{batch}x", "{}, ") if batch else ("", "")
    k, letter, ints = min(m, n), LETTERS[element], "i32"
    product = "ungqr" if "complex" in element else "orgqr"

    def tensor(*sizes, of=element):
        return f"tensor<{lead}{''.join(f'{size}x' for size in sizes)}{of}>"

    a, thin, square, scales = tensor(m, n), tensor(m, k), tensor(m, m), tensor(k)
    annotation = f"{{sdy.sharding = #sdy.sharding<@mesh, [{prefix}{sharding}]>}}"
    sliced = ", ".join([f"0:{batch}"] * bool(batch) + [f"0:{m}", f"0:{k}"])
    zeros = ", ".join(["0"] * (2 + bool(batch)))
    high = ", ".join(["0"] * (1 + bool(batch)) + [str(m - k)])
    config = "{mhlo.backend_config = {}}"
    types = [a, tensor(k, of=ints), tensor(of=ints), a, tensor(k, of=ints), tensor(m, of=ints), a, scales, thin, square]
    shown = [f"{t} {annotation}" if t in (a, thin, square) else t for t in types]
    return f"""sdy.mesh @mesh = <[{mesh}]>
func.func public @main(%a: {a} {annotation}) -> ({", ".join(shown)}) {{
  %lu:3 = stablehlo.custom_call @lapack_{letter}getrf_ffi(%a) {config} : ({a}) -> ({", ".join(types[:3])})
  %lud:3 = stablehlo.custom_call @LuDecomposition(%a) : ({a}) -> ({", ".join(types[3:6])})
  %qr:2 = stablehlo.custom_call @lapack_{letter}geqrf_ffi(%a) {config} : ({a}) -> ({a}, {scales})
  %v = stablehlo.slice %qr#0 [{sliced}] : ({a}) -> {thin}
  %thin = stablehlo.custom_call @lapack_{letter}{product}_ffi(%v, %qr#1) {config} : ({thin}, {scales}) -> {thin}
  %zero = stablehlo.constant dense<{"(0.0, 0.0)" if "complex" in element else "0.0"}> : tensor<{element}>
  %wide = stablehlo.pad %v, %zero, low = [{zeros}], high = [{high}], interior = [{zeros}] : ({thin}, tensor<{element}>) -> {square}
  %q = stablehlo.custom_call @ProductOfElementaryHouseholderReflectors(%wide, %qr#1) : ({square}, {scales}) -> {square}
  return %lu#0, %lu#1, %lu#2, %lud#0, %lud#1, %lud#2, %qr#0, %qr#1, %thin, %q : {", ".join(types)}
}}"""


def eliminate(a):
    """Returns the rows that elimination with the largest pivots swaps: i with pivots[i]. JAX's and LAPACK's absolute value of
    a complex number is the sum of those of its components."""
    a, pivots = a.copy(), []
    size = (lambda x: np.abs(x.real) + np.abs(x.imag)) if np.iscomplexobj(a) else np.abs
    for i in range(min(a.shape)):
        pivot = i + int(np.argmax(size(a[i:, i])))
        a[[i, pivot]] = a[[pivot, i]]
        if a[i, i] != 0:
            a[i + 1:] -= np.outer(a[i + 1:, i] / a[i, i], a[i]) * (np.arange(a.shape[1]) > i)
        pivots.append(pivot)
    return pivots


def check_lu(a, factors, pivots, order):
    """Returns the residual; verifies pivots (from 0 on) and the permutation, unless that is None."""
    k, expected = min(a.shape), eliminate(a)
    np.testing.assert_array_equal(pivots, expected)
    rows = np.arange(len(a))
    for i, pivot in enumerate(expected):
        rows[[i, pivot]] = rows[[pivot, i]]
    if order is not None:
        np.testing.assert_array_equal(order, rows)
    wide = factors.astype(a.dtype)
    lower = np.tril(wide[:, :k], -1) + np.eye(len(a), k)
    return norm(lower @ np.triu(wide[:k]) - a[rows]) / (max(a.shape) * norm(a) * np.finfo(factors.dtype).eps)


def check_qr(a, factors, scales, thin, square):
    k, epsilon = min(a.shape), np.finfo(factors.dtype).eps
    reflectors, expected = np.linalg.qr(a, mode="raw")
    tolerance = 1e3 * epsilon
    np.testing.assert_allclose(factors, reflectors.T, rtol=tolerance, atol=tolerance * np.abs(a).sum(axis=0).max())
    np.testing.assert_allclose(scales, expected, rtol=tolerance, atol=tolerance)
    q, thin, r = square.astype(a.dtype), thin.astype(a.dtype), np.triu(factors.astype(a.dtype))
    np.testing.assert_allclose(q[:, :k], thin, rtol=tolerance, atol=tolerance)
    return [norm(thin @ r[:k] - a) / (max(a.shape) * norm(a) * epsilon),
            norm(adjoint(q) @ q - np.eye(len(a))) / (len(a) * epsilon)]


def run(command, text, a, folder):
    (folder / "program.mlir").write_text(text)
    np.savez(folder / "in.npz", a0=a)
    subprocess.run([*command, folder / "program.mlir", "--inputs", folder / "in.npz", "--outputs", folder / "out.npz", "--stats",
                    folder / "stats.json", "--poison"], check=True, stdout=subprocess.DEVNULL)
    with np.load(folder / "out.npz") as file:
        return [file[f"a{i}"] for i in range(len(file.files))], json.loads((folder / "stats.json").read_text())


def memory_of_one(command, text, folder):
    (folder / "program.mlir").write_text(text)
    subprocess.run([*command, folder / "program.mlir", "--random-inputs", "1", "--no-partition", "--stats", folder / "stats.json"],
                   check=True, stdout=subprocess.DEVNULL)
    return json.loads((folder / "stats.json").read_text())["peak_bytes"]


def check(command, case, folder):
    _, _, batch, m, n, element = case
    rng, dtype = np.random.default_rng(n), TYPES[element]
    a = rng.standard_normal((batch or 1, m, n))
    if np.issubdtype(dtype, np.complexfloating):
        a = a + 1j * rng.standard_normal(a.shape)
    a = a.astype(dtype)
    statuses = np.zeros(len(a), np.int32)
    if batch:  # a column without a pivot in one of the matrices
        a[1, :, n // 2] = 0
        statuses[1] = n // 2 + 1
    results, stats = run(command, program(*case), a if batch else a[0], folder)
    results = [each if batch else each[None] for each in results]
    wide = a.astype(np.complex128 if np.iscomplexobj(a) else np.float64)
    residuals = []
    np.testing.assert_array_equal(results[2], statuses)
    for each, *of in zip(wide, *results, strict=True):
        residuals += [check_lu(each, of[0], of[1] - 1, None), check_lu(each, *of[3:6]), *check_qr(each, *of[6:])]
    assert np.isfinite(residuals).all() and max(residuals) < MAX_RESIDUAL, (case, residuals)
    unsharded = memory_of_one(command, program('"x"=1, "y"=1', *case[1:]), folder)
    return max(residuals), stats["peak_bytes"] / unsharded, stats["collectives"]


def main():
    with tempfile.TemporaryDirectory() as folder:
        for case in CASES:
            residual, memory, collectives = check(sys.argv[1:], case, pathlib.Path(folder))
            print(f"{case}: residual {residual:.2f}, memory {memory:.2f},", ", ".join(sorted(collectives)))


main()
