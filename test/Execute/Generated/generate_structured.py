#!/usr/bin/env python3
"""Writes structured-ops-*.mlir: ops that move or combine elements, by type.

Expectations are computed by numpy with plain loops. Run after a change, with
numpy and ml_dtypes installed, and commit what it writes into its own folder, or
that which is named:

    python3 test/Execute/Generated/generate_structured.py [FOLDER]
"""
import itertools
import math

import numpy as np

from program_file import FLOATS, SMALL_FLOATS, SMALL_INTEGERS, TYPES, Program, kind, sample


def shapes():
    out = Program("structured-ops-shape", "moves of elements, all types.")
    for name, dtype in TYPES.items():
        x = sample((2, 3), name)
        v, t = out.tensor(x, name)
        zero, scalar = out.tensor(np.zeros((), dtype), name)
        out.run(f"stablehlo.transpose {v}, dims = [1, 0] : ({t}) -> "
                f"{kind((3, 2), name)}", [(x.T, name)])
        out.run(f"stablehlo.reshape {v} : ({t}) -> {kind((6,), name)}",
                [(x.reshape(6), name)])
        out.run(f"stablehlo.reverse {v}, dims = [1] : {t}",
                [(x[:, ::-1], name)])
        out.run(f"stablehlo.slice {v} [0:2, 0:3:2] : ({t}) -> "
                f"{kind((2, 2), name)}", [(x[:, ::2], name)])
        out.run(f"stablehlo.broadcast_in_dim {v}, dims = [2, 0] : ({t}) -> "
                f"{kind((3, 2, 2), name)}",
                [(np.broadcast_to(x.T[:, None, :], (3, 2, 2)), name)])
        out.run(f"stablehlo.concatenate {v}, {v}, dim = 0 : ({t}, {t}) -> "
                f"{kind((4, 3), name)}", [(np.concatenate([x, x]), name)])
        padded = np.zeros((3, 6), dtype)
        padded[1:3, 0:6:2] = x
        out.run(f"stablehlo.pad {v}, {zero}, low = [1, 0], high = [0, 1], "
                f"interior = [0, 1] : ({t}, {scalar}) -> "
                f"{kind((3, 6), name)}", [(padded, name)])
        out.run(f"stablehlo.pad {v}, {zero}, low = [0, -1], high = [-1, 0], "
                f"interior = [0, 0] : ({t}, {scalar}) -> "
                f"{kind((1, 2), name)}", [(x[:1, 1:], name)])
        for start in (-5, 1, 7):  # starts are clamped
            i, it = out.tensor(np.array(start), "i32")
            low = min(max(start, 0), 1)
            out.run(f"stablehlo.dynamic_slice {v}, {i}, {i}, sizes = [1, 2] : "
                    f"({t}, {it}, {it}) -> {kind((1, 2), name)}",
                    [(x[low:low + 1, low:low + 2], name)])
            u, ut = out.tensor(sample((1, 2), name, 3), name)
            y = x.copy()
            y[low:low + 1, low:low + 2] = sample((1, 2), name, 3)
            out.run(f"stablehlo.dynamic_update_slice {v}, {u}, {i}, {i} : "
                    f"({t}, {ut}, {it}, {it}) -> {t}", [(y, name)])
        p, pt = out.tensor(np.array([[True, False, True]] * 2), "i1")
        w, _ = out.tensor(sample((2, 3), name, 2), name)
        out.run(f"stablehlo.select {p}, {v}, {w} : {pt}, {t}",
                [(np.where([[True, False, True]] * 2, x,
                           sample((2, 3), name, 2)), name)])
        if name != "i1":
            count = min(3, 2 if name in ("i2",) else 3)
            out.run(f"stablehlo.iota dim = 1 : {kind((2, count), name)}",
                    [(np.broadcast_to(np.arange(count), (2, count))
                      .astype(dtype), name)])
        # Nothing in, nothing out.
        e, et = out.tensor(np.zeros((0, 3), dtype), name)
        out.run(f"stablehlo.transpose {e}, dims = [1, 0] : ({et}) -> "
                f"{kind((3, 0), name)}", [(np.zeros((3, 0), dtype), name)])
        out.run(f"stablehlo.concatenate {e}, {v}, dim = 0 : ({et}, {t}) -> "
                f"{t}", [(x, name)])
        out.run(f"stablehlo.pad {e}, {zero}, low = [1, 0], high = [1, 0], "
                f"interior = [2, 0] : ({et}, {scalar}) -> "
                f"{kind((2, 3), name)}", [(np.zeros((2, 3), dtype), name)])
    out.write()


def indexing():
    out = Program("structured-ops-index",
                  "gather clamps, scatter drops element by element.")
    for name in TYPES:
        x = sample((4, 3), name)
        v, t = out.tensor(x, name)
        for index_name in ("i32", "ui8", "i64"):
            positions = [2, 9, 0] if index_name[0] == "u" else [2, 9, -4]
            i, it = out.tensor(np.array(positions), index_name)
            clamped = [min(max(p, 0), 2) for p in positions]
            out.run(f'"stablehlo.gather"({v}, {i}) <{{dimension_numbers = '
                    '#stablehlo.gather<offset_dims = [1, 2], '
                    'start_index_map = [0], index_vector_dim = 1>, '
                    'slice_sizes = array<i64: 2, 3>}> : '
                    f'({t}, {it}) -> {kind((3, 2, 3), name)}',
                    [(np.stack([x[p:p + 2] for p in clamped]), name)])
        i, it = out.tensor(np.array([[0, 1], [3, -1], [2, 2], [-1, 0]]), "i32")
        u = sample((4, 2, 2), name, 2)
        uv, ut = out.tensor(u, name)
        y = x.copy()
        for n, (a, b) in enumerate([(0, 1), (3, -1), (2, 2), (-1, 0)]):
            for p, q in itertools.product(range(2), range(2)):
                if 0 <= a + p < 4 and 0 <= b + q < 3:
                    y[a + p, b + q] = u[n, p, q]
        out.run(f'"stablehlo.scatter"({v}, {i}, {uv}) <{{'
                'scatter_dimension_numbers = #stablehlo.scatter<'
                'update_window_dims = [1, 2], scatter_dims_to_operand_dims = '
                '[0, 1], index_vector_dim = 1>}> ({\n'
                f'  ^bb0(%a: tensor<{name}>, %b: tensor<{name}>):\n'
                f'    stablehlo.return %b : tensor<{name}>\n  }}) : '
                f'({t}, {it}, {ut}) -> {t}', [(y, name)])
        select, st = out.tensor(np.array([3, 0]), "i32")
        out.run(f'"stablehlo.torch_index_select"({v}, {select}) <{{batch_dims '
                f'= 0 : i64, dim = 0 : i64}}> : ({t}, {st}) -> '
                f'{kind((2, 3), name)}', [(x[[3, 0]], name)])
    out.write()


def reduce_text(op, x, zero, dims, name, types, result):
    return (f"stablehlo.reduce({x} init: {zero}) applies stablehlo.{op} across "
            f"dimensions = [{dims}] : {types} -> {result}")


def reductions():
    out = Program("structured-ops-reduce", "sums, products, extremes.")
    for name, dtype in TYPES.items():
        x = sample((2, 3), name) if name != "i1" else np.array(
            [[1, 0, 1], [0, 0, 0]], bool)
        v, t = out.tensor(x, name)
        zero, scalar = out.tensor(np.zeros((), dtype), name)
        e, et = out.tensor(np.zeros((2, 0), dtype), name)
        ops = {"add": lambda a, b: a + b, "multiply": lambda a, b: a * b}
        if not name.startswith("complex"):
            ops["maximum"] = max
        if name[0] in "iu":
            ops["or"] = lambda a, b: a | b
        for op, function in ops.items():
            start = np.array(1 if op == "multiply" else 0).astype(dtype)
            # Narrow floats are accumulated in f32 and rounded once.
            step = np.float32 if name in ("f16", "bf16", *SMALL_FLOATS) else dtype
            i, _ = out.tensor(start, name)
            rows = []
            for row in x.astype(step):
                total = start.astype(step)[()]
                for value in row:
                    with np.errstate(all="ignore"):
                        total = np.array(function(total, value)).astype(step)[()]
                rows.append(total)
            out.run(reduce_text(op, v, i, 1, name, f"({t}, {scalar})",
                                kind((2,), name)),
                    [(np.array(rows, dtype), name)])
            out.run(reduce_text(op, e, i, 1, name, f"({et}, {scalar})",
                                kind((2,), name)),
                    [(np.array([start] * 2, dtype), name)])
        if name.startswith("complex"):
            continue
        y = np.array([3, 1, 2, 1, 0]).astype(dtype) if name not in (
            "i1", "i2") else np.array([1, 0, 1, 0, 0]).astype(dtype)
        s, ts = out.tensor(y, name)
        n, tn = out.tensor(np.arange(5), "i32")
        order = np.argsort(y.astype(np.float64), kind="stable")
        out.run(f'"stablehlo.sort"({s}, {n}) <{{dimension = 0 : i64, is_stable '
                f'= true}}> ({{\n  ^bb0(%a: tensor<{name}>, %b: tensor<{name}>,'
                ' %p: tensor<i32>, %q: tensor<i32>):\n    %lt = '
                f'stablehlo.compare LT, %a, %b : (tensor<{name}>, '
                f'tensor<{name}>) -> tensor<i1>\n    stablehlo.return %lt : '
                f'tensor<i1>\n  }}) : ({ts}, {tn}) -> ({ts}, {tn})',
                [(y[order], name), (order, "i32")])
        if name == "i1":
            continue
        down = np.argsort(-y.astype(np.float64), kind="stable")[:2]
        out.run(f"chlo.top_k({s}, k = 2) : {ts} -> ({kind((2,), name)}, "
                "tensor<2xi32>)", [(y[down], name), (down, "i32")])
    # NaN is the largest, of whatever type.
    for name, dtype in FLOATS.items():
        y = np.array([1, math.nan, -math.inf, math.inf, -0.0, 0.0]).astype(dtype)
        s, ts = out.tensor(y, name)
        out.run(f"chlo.top_k({s}, k = 6) : {ts} -> ({kind((6,), name)}, "
                "tensor<6xi32>)", [(y[[1, 3, 0, 5, 4, 2]], name),
                                   ([1, 3, 0, 5, 4, 2], "i32")])
    out.write()


def contractions():
    out = Program("structured-ops-contract", "products of every type.")
    for name, dtype in TYPES.items():
        if name == "i1":
            continue
        small = name in SMALL_INTEGERS or name in SMALL_FLOATS
        a = sample((2, 3), name) if not small else (
            np.arange(6).reshape(2, 3) % 2).astype(dtype)
        b = sample((3, 2), name, 2) if not small else (
            (np.arange(6) + 1).reshape(3, 2) % 2).astype(dtype)
        v, t = out.tensor(a, name)
        w, u = out.tensor(b, name)
        compute = np.complex128 if name.startswith("complex") else (
            np.float64 if name in FLOATS or name in SMALL_FLOATS else np.int64)
        product = a.astype(compute) @ b.astype(compute)
        result = product.astype(dtype)
        if name in SMALL_INTEGERS:
            _, bits, signed = SMALL_INTEGERS[name]
            product = product % (1 << bits)
            if signed:
                product = np.where(product >> (bits - 1), product - (1 << bits),
                                   product)
            result = product.astype(dtype)
        r = kind((2, 2), name)
        out.run(f"stablehlo.dot_general {v}, {w}, contracting_dims = [1] x [0] "
                f": ({t}, {u}) -> {r}", [(result, name)])
        out.run(f"stablehlo.dot {v}, {w} : ({t}, {u}) -> {r}", [(result, name)])
        out.run(f'stablehlo.einsum {v}, {w}, config = "ij,jk->ki" : ({t}, {u}) '
                f"-> {r}", [(result.T, name)])
        if name in ("f16", "bf16", "f8E4M3FN", "f8E5M2", "i8", "i4"):
            to = "i32" if name[0] == "i" else "f32"
            wide = a.astype(compute) @ b.astype(compute)
            out.run(f"stablehlo.dot_general {v}, {w}, contracting_dims = [1] x "
                    f"[0] : ({t}, {u}) -> {kind((2, 2), to)}",
                    [(wide.astype(np.int32 if to == "i32" else np.float32), to)])
        x = a.reshape(1, 6, 1)
        k = b[:2, :1].reshape(2, 1, 1)
        cv, ct = out.tensor(x, name)
        kv, kt = out.tensor(k, name)
        flat = x.reshape(6).astype(compute)
        taps = k.reshape(2).astype(compute)
        conv = np.array([flat[i] * taps[0] + flat[i + 1] * taps[1]
                         for i in range(5)])
        if name in SMALL_INTEGERS:
            _, bits, signed = SMALL_INTEGERS[name]
            conv = conv % (1 << bits)
            if signed:
                conv = np.where(conv >> (bits - 1), conv - (1 << bits), conv)
        out.run(f"stablehlo.convolution({cv}, {kv}) dim_numbers = [b, 0, f]x"
                "[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : "
                f"i64, feature_group_count = 1 : i64}} : ({ct}, {kt}) -> "
                f"{kind((1, 5, 1), name)}",
                [(conv.astype(dtype).reshape(1, 5, 1), name)])
        ev, et = out.tensor(np.zeros((2, 0), dtype), name)
        fv, ft = out.tensor(np.zeros((0, 2), dtype), name)
        out.run(f"stablehlo.dot_general {ev}, {fv}, contracting_dims = [1] x "
                f"[0] : ({et}, {ft}) -> {r}", [(np.zeros((2, 2), dtype), name)])
    out.write()


if __name__ == "__main__":
    shapes()
    indexing()
    reductions()
    contractions()
