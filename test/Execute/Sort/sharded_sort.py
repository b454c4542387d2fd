#!/usr/bin/env python3
"""Sorts along a sharded dimension and compares with NumPy's stable sort, ties and padding included.

usage: sharded_sort.py GSPMD_RUN [ARGUMENTS OF GSPMD_RUN...]

Prints the collectives, the bytes that a device sends, and those of gathering the operands.
"""

import json
import pathlib
import subprocess
import sys
import tempfile

import numpy as np

CASES = [
    # mesh, axes of the sorted dimension, lines, sorted size, type of the keys, number of values that are sorted with them
    ('"x"=2', '"x"', 1, 1200, "i32", 0),
    ('"x"=4', '"x"', 1, 4000, "i32", 0),
    ('"x"=8', '"x"', 1, 4000, "ui8", 0),
    ('"x"=8', '"x"', 1, 4000, "f32", 0),  # with indices, exchanges would send more than a gather
    ('"x"=8', '"x"', 1, 4000, "f32", 1),
    ('"x"=8', '"x"', 1, 3989, "f64", 2),
    ('"x"=2, "y"=4', '"y", "x"', 1, 3001, "f32", 1),
    ('"x"=16', '"x"', 1, 130, "i64", 1),
    ('"x"=13', '"x"', 1, 5000, "f32", 1),
    ('"x"=16', '"x"', 1, 17, "f64", 0),  # 7 shards of nothing but padding
    ('"x"=4', '"x"', 8, 12, "f32", 0),  # moves to the other dimension
]
TYPES = {"i32": np.int32, "ui8": np.uint8, "i64": np.int64, "f32": np.float32, "f64": np.float64}


def program(mesh, axes, lines, n, key, values):
    keys, payload = f"tensor<{lines}x{n}x{key}>", f"tensor<{lines}x{n}xi32>"
    sharded = f"{{sdy.sharding = #sdy.sharding<@mesh, [{{}}, {{{axes}}}]>}}"
    types, names = [keys] + [payload] * values, [f"%a{i}" for i in range(values + 1)]
    elements = [key] + ["i32"] * values
    arguments = ", ".join(f"%l{i}: tensor<{e}>, %r{i}: tensor<{e}>" for i, e in enumerate(elements))
    # As JAX compares floats: zeros are equal, and NaNs are equal and last.
    compare = f"    %c = stablehlo.compare LT, %l0, %r0 : (tensor<{key}>, tensor<{key}>) -> tensor<i1>"
    if key[0] == "f":
        lines_of = []
        for side in "lr":
            lines_of.append(f"""    %{side}isz = stablehlo.compare EQ, %{side}0, %zero : (tensor<{key}>, tensor<{key}>) -> tensor<i1>
    %{side}z = stablehlo.select %{side}isz, %zero, %{side}0 : tensor<i1>, tensor<{key}>
    %{side}isn = stablehlo.compare NE, %{side}0, %{side}0 : (tensor<{key}>, tensor<{key}>) -> tensor<i1>
    %{side}k = stablehlo.select %{side}isn, %nan, %{side}z : tensor<i1>, tensor<{key}>""")
        compare = "\n".join([f"    %zero = stablehlo.constant dense<0.0> : tensor<{key}>",
                             f"    %nan = stablehlo.constant dense<{'0x7FC00000' if key == 'f32' else '0x7FF8000000000000'}> : tensor<{key}>", *lines_of,
                             f"    %c = stablehlo.compare LT, %lk, %rk, TOTALORDER : (tensor<{key}>, tensor<{key}>) -> tensor<i1>"])
    results = ", ".join(f"%s#{i}" for i in range(len(types)))
    return f"""sdy.mesh @mesh = <[{mesh}]>
func.func public @main({", ".join(f"{name}: {t} {sharded}" for name, t in zip(names, types, strict=True))}) -> ({", ".join(f"{t} {sharded}" for t in types)}) {{
  %s:{len(types)} = "stablehlo.sort"({", ".join(names)}) <{{dimension = 1 : i64, is_stable = true}}> ({{
  ^bb0({arguments}):
{compare}
    stablehlo.return %c : tensor<i1>
  }}) : ({", ".join(types)}) -> ({", ".join(types)})
  return {results} : {", ".join(types)}
}}"""


def check(command, case, folder):
    _, _, lines, n, key, values = case
    rng = np.random.default_rng(n)
    keys = rng.integers(0, max(3, n // 4), (lines, n)).astype(TYPES[key])  # many ties
    if key[0] == "f":
        keys = np.where(rng.random(keys.shape) < 0.5, -keys, keys)
        keys[rng.random(keys.shape) < 0.1] = np.nan
        keys[rng.random(keys.shape) < 0.1] = -0.0
    arrays = [keys, *(rng.integers(-9, 9, (lines, n)).astype(np.int32) for _ in range(values))]
    (folder / "program.mlir").write_text(program(*case))
    np.savez(folder / "in.npz", **{f"a{i}": value for i, value in enumerate(arrays)})
    subprocess.run([*command, folder / "program.mlir", "--inputs", folder / "in.npz", "--outputs", folder / "out.npz", "--stats",
                    folder / "stats.json", "--poison"], check=True, stdout=subprocess.DEVNULL)
    order = np.argsort(keys, axis=-1, kind="stable")
    with np.load(folder / "out.npz") as file:
        for i, array in enumerate(arrays):
            expected = np.take_along_axis(array, order, -1)
            assert file[f"a{i}"].tobytes() == expected.tobytes(), (case, i)
    stats = json.loads((folder / "stats.json").read_text())
    return stats["collectives"], sum(array.nbytes for array in arrays)


def main():
    with tempfile.TemporaryDirectory() as folder:
        for case in CASES:
            collectives, gathered = check(sys.argv[1:], case, pathlib.Path(folder))
            sent = ", ".join(f"{kind} {each['count']}: {each['bytes']}" for kind, each in sorted(collectives.items()))
            print(f"{case}: {sent} bytes of {gathered}")


main()
