"""ragged.py FOLDER: writes ragged.mlir, in.npz and out.npz there: manual computations on
8 devices that exchange slices of any sizes, in groups of all forms, of tensors of several
ranks and types; and what numpy makes of them."""

import pathlib
import sys

import numpy as np

from ragged_numpy import exchange, random_slices

DEVICES = 8
ROWS = [[0, 1], [2, 3], [4, 5], [6, 7]]
#         groups                        each  row     rows        element  numbers
CASES = [
    (ROWS, 1, (2,), 5, 6, "f32", ("i32",) * 4),
    ([[0, 2, 4, 6], [1, 3, 5, 7]], 2, (3, 2), 8, 9, "f64", ("i64",) * 4),
    ([list(range(8))], 1, (), 40, 40, "i32", ("i32",) * 4),
    ([list(range(8))], 3, (4,), 6, 7, "i8", ("ui32", "i64", "i16", "ui8")),
    # From the last to the first, and a part of an axis.
    ([[6, 4, 2, 0], [7, 5, 3, 1]], 1, (2, 1, 3), 4, 5, "complex<f32>", ("i32",) * 4),
    ([[0, 1, 2, 3], [4, 5, 6, 7]], 2, (2,), 6, 6, "i1", ("i32", "i32", "i64", "i32")),
    # None of axes.
    ([[5, 0], [1, 4], [2, 3], [7, 6]], 2, (3,), 7, 4, "f32", ("i64",) * 4),
    ([[3, 0, 5, 1], [2, 7, 4, 6]], 1, (), 9, 9, "ui16", ("i32",) * 4),
    # The same on both sides of "x", so along "y" and a part of "x" alone.
    ([[1, 2], [0, 3], [5, 6], [4, 7]], 1, (2,), 3, 8, "f32", ("i32",) * 4),
    # A device and itself; no rows at all; rows of nothing.
    ([[d] for d in range(8)], 3, (2,), 4, 5, "f32", ("i32",) * 4),
    (ROWS, 1, (2,), 0, 3, "f32", ("i32",) * 4),
    (ROWS, 1, (0,), 3, 3, "f32", ("i32",) * 4),
]
NUMPY = {"f32": np.float32, "f64": np.float64, "i1": np.bool_, "i8": np.int8, "i16": np.int16,
         "i32": np.int32, "i64": np.int64, "ui8": np.uint8, "ui16": np.uint16,
         "ui32": np.uint32, "complex<f32>": np.complex64}


def tensor(shape, element):
    return "tensor<%s>" % "x".join([*map(str, shape), element])


def sharding(rank):
    return "<@mesh, [%s]>" % ", ".join(['{"x", "y"}'] + ["{}"] * (rank - 1))


def manual(number, arguments, types, global_types, local, groups):
    rows = ", ".join("[%s]" % ", ".join(map(str, group)) for group in groups)
    shape = "tensor<%dx%dxi64>" % (len(groups), len(groups[0]))
    names = ["%%p%d" % i for i in range(6)]
    return """  %%r%d = sharding.manual_computation(%s)
      in <[%s]> out <[%s]> manual <@mesh ["x", "y"]> {
  ^bb0(%s):
    %%r = stablehlo.custom_call @ragged_all_to_all(%s) {api_version = 4 : i32,
      backend_config = {channel_id = 1 : i64, replica_groups = dense<[%s]> : %s}}
      : (%s) -> %s
    sharding.return %%r : %s
  } : (%s) -> %s
""" % (number, ", ".join(arguments), ", ".join(sharding(len(t[0])) for t in global_types),
       sharding(len(global_types[1][0])), ", ".join(map("%s: %s".__mod__, zip(names, local))),
       ", ".join(names), rows, shape, ", ".join(local), local[1], local[1],
       ", ".join(types), types[1])


def values(rng, shape, dtype):
    if np.issubdtype(dtype, np.integer) or dtype == np.bool_:
        return rng.integers(0, 2 if dtype == np.bool_ else 100, shape).astype(dtype)
    return rng.standard_normal(shape).astype(dtype)


def main():
    folder = pathlib.Path(sys.argv[1])
    rng = np.random.default_rng(1)
    inputs, outputs, body, parameters, result_types = {}, {}, "", [], []
    for number, (groups, each, row, rows, output_rows, element, kinds) in enumerate(CASES):
        most = min(rows, output_rows, 3)
        arrays = [values(rng, (DEVICES, n, *row), NUMPY[element]) for n in (rows, output_rows)]
        arrays += random_slices(rng, groups, each, rows, output_rows, most,
                                [NUMPY[kind] for kind in kinds])
        outputs["a%d" % number] = exchange(groups, *arrays[:5]).reshape(
            DEVICES * output_rows, *row)
        elements = [element, element, *kinds]
        global_types = [((a.shape[0] * a.shape[1], *a.shape[2:]), e)
                 for a, e in zip(arrays, elements)]
        local = [tensor(a.shape[1:], e) for a, e in zip(arrays, elements)]
        types = [tensor(*t) for t in global_types]
        names = ["%%a%d" % (len(inputs) + i) for i in range(6)]
        for name, array, (shape, _) in zip(names, arrays, global_types):
            inputs[name[1:]] = array.reshape(shape)
        parameters += map("%s: %s".__mod__, zip(names, types))
        result_types.append(types[1])
        body += manual(number, names, types, global_types, local, groups)
    results = ", ".join("%%r%d" % i for i in range(len(CASES)))
    (folder / "ragged.mlir").write_text(
        'sharding.mesh @mesh = <["x"=4, "y"=2]>\n\nfunc.func @main(%s) -> (%s) {\n%s'
        "  return %s : %s\n}\n" % (", ".join(parameters), ", ".join(result_types), body, results,
                                   ", ".join(result_types)), encoding="utf-8")
    np.savez(folder / "in.npz", **inputs)
    np.savez(folder / "out.npz", **outputs)


if __name__ == "__main__":
    main()
