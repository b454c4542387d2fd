#!/usr/bin/env python3
"""Factors matrices with a NaN, and singular ones, on one device and on several, and compares where the results have NaN.

usage: sharded_nan.py GSPMD_RUN [ARGUMENTS OF GSPMD_RUN...]

Prints for each case how many elements of each result are NaN.
"""

import json
import pathlib
import subprocess
import sys
import tempfile

import numpy as np

DEVICES, N = 8, 64  # of this size, LAPACK factors without blocks
CALLS = {
    "LU": ('%r:3 = stablehlo.custom_call @lapack_dgetrf_ffi(%a) {mhlo.backend_config = {}} : (tensor<MxMxf64>) -> '
           '(tensor<MxMxf64>, tensor<Mxi32>, tensor<i32>)', 1),
    "QR": ('%r:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%a) {mhlo.backend_config = {}} : (tensor<MxMxf64>) -> (tensor<MxMxf64>, tensor<Mxf64>)\n'
           '  %q:1 = stablehlo.custom_call @lapack_dorgqr_ffi(%r#0, %r#1) {mhlo.backend_config = {}} : (tensor<MxMxf64>, tensor<Mxf64>) -> tensor<MxMxf64>', 2),
}


def program(name):
    text, results = CALLS[name]
    matrix = f"tensor<{N}x{N}xf64>"
    sharded = f'{matrix} {{sdy.sharding = #sdy.sharding<@mesh, [{{"x"}}, {{}}]>}}'
    values = ["%r#0", "%q#0"][:results]
    return "\n".join([f'sdy.mesh @mesh = <["x"={DEVICES}]>', f"func.func public @main(%a: {sharded}) -> ({', '.join([sharded] * results)}) {{",
                      "  " + text.replace("M", str(N)), f"  return {', '.join(values)} : {', '.join([matrix] * results)}", "}"])


def matrices():
    """Yields names and matrices whose factors are finite up to some row or column."""
    random = np.random.default_rng(0).standard_normal((N, N))
    for row, column in ((32, 3), (32, 32), (0, 0), (63, 63), (3, 32)):
        matrix = random.copy()
        matrix[row, column] = np.nan
        yield f"NaN at ({row}, {column})", matrix
    matrix = random.copy()
    matrix[:, 20] = 0
    yield "a column of zeros", matrix
    yield "zeros", np.zeros_like(random)


def run(command, folder, *options):
    subprocess.run([*command, folder / "program.mlir", "--inputs", folder / "in.npz", "--outputs", folder / "out.npz",
                    "--stats", folder / "stats.json", *options], check=True, stdout=subprocess.DEVNULL)
    with np.load(folder / "out.npz") as file:
        return [np.isnan(file[f"a{i}"]) for i in range(len(file.files))]


def main():
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        for name in CALLS:
            (folder / "program.mlir").write_text(program(name))
            for label, matrix in matrices():
                np.savez(folder / "in.npz", a0=matrix)
                one = run(sys.argv[1:], folder, "--no-partition")
                several = run(sys.argv[1:], folder, "--poison")
                assert not json.loads((folder / "stats.json").read_text()).get("replicated_ops")
                for expected, found in zip(one, several):
                    np.testing.assert_array_equal(found, expected, f"{name}: {label}")
                print(f"{name}, {label}: {[int(each.sum()) for each in one]}")


main()
