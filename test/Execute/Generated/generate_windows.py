#!/usr/bin/env python3
"""Writes structured-ops-{norm,window,matrix}*.mlir: ops over windows, batches and
matrices, by type.

Expectations are computed by numpy with plain loops. Run after a change, with
numpy and ml_dtypes installed, and commit what it writes into its own folder, or
that which is named:

    python3 test/Execute/Generated/generate_windows.py [FOLDER]
"""
import numpy as np

from program_file import TYPES, Program, kind


def norms():
    out = Program("structured-ops-norm", "batch normalizations.")
    for name in ("f16", "bf16", "f32", "f64"):
        dtype = TYPES[name]
        x = np.array([[1, 2, 5], [4, -1, 0.5]], np.float64).astype(dtype)
        g = np.array([[0.5, -1, 2], [1, 0.25, -0.5]], np.float64).astype(dtype)
        scale = np.array([1.5, 1, -2]).astype(dtype)
        offset = np.array([0, 1, 0.5]).astype(dtype)
        w = x.astype(np.float64)
        eps = 0.5
        mean, var = w.mean(0), w.var(0)
        s, o = scale.astype(np.float64), offset.astype(np.float64)
        result = s * (w - mean) / np.sqrt(var + eps) + o
        xv, t = out.tensor(x, name)
        sv, st = out.tensor(scale, name)
        ov, _ = out.tensor(offset, name)
        attributes = ("<{epsilon = 5.0e-1 : f32, feature_index = 1 : i64}>")
        ulps = 16
        out.run(f'"stablehlo.batch_norm_training"({xv}, {sv}, {ov}) '
                f"{attributes} : ({t}, {st}, {st}) -> ({t}, {st}, {st})",
                [(result.astype(dtype), name), (mean.astype(dtype), name),
                 (var.astype(dtype), name)], ulps)
        m, v = mean.astype(dtype), var.astype(dtype)
        mv, _ = out.tensor(m, name)
        vv, _ = out.tensor(v, name)
        m, v = m.astype(np.float64), v.astype(np.float64)
        inference = s * (w - m) / np.sqrt(v + eps) + o
        out.run(f'"stablehlo.batch_norm_inference"({xv}, {sv}, {ov}, {mv}, {vv})'
                f" {attributes} : ({t}, {st}, {st}, {st}, {st}) -> {t}",
                [(inference.astype(dtype), name)], ulps)
        gv, _ = out.tensor(g, name)
        gw = g.astype(np.float64)
        d = np.sqrt(v + eps)
        c = w - m
        grad = s / d * (gw - gw.mean(0) - c * (gw * c).mean(0) / d ** 2)
        out.run(f'"stablehlo.batch_norm_grad"({xv}, {sv}, {mv}, {vv}, {gv}) '
                f"{attributes} : ({t}, {st}, {st}, {st}, {t}) -> "
                f"({t}, {st}, {st})",
                [(grad.astype(dtype), name),
                 (((gw * c).sum(0) / d).astype(dtype), name),
                 (gw.sum(0).astype(dtype), name)], 4 * ulps)
    out.write()


def windows():
    out = Program("structured-ops-window",
                  "windows over edges, selected elements, loops and branches.")
    for name, dtype in TYPES.items():
        if name.startswith("complex") or name in ("i1", "i2", "ui2"):
            continue
        x = np.array([3, 1, 2, 0, 3, 1]).astype(dtype)
        v, t = out.tensor(x, name)
        zero, scalar = out.tensor(np.zeros((), dtype), name)
        one = np.array(1).astype(dtype)
        r = np.concatenate([[0], x.astype(np.float64), [0]])
        best = np.array([max(r[i:i + 3]) for i in range(0, 6, 2)])
        body = (f"({{\n  ^bb0(%a: tensor<{name}>, %b: tensor<{name}>):\n    %m "
                f"= stablehlo.maximum %a, %b : tensor<{name}>\n    "
                f"stablehlo.return %m : tensor<{name}>\n  }})")
        out.run(f'"stablehlo.reduce_window"({v}, {zero}) <{{window_dimensions = '
                "array<i64: 3>, window_strides = array<i64: 2>, padding = "
                f"dense<[[1, 1]]> : tensor<1x2xi64>}}> {body} : ({t}, {scalar})"
                f" -> {kind((3,), name)}", [(best.astype(dtype), name)])
        source, ts = out.tensor(np.array([1, 2, 1]).astype(dtype), name)
        chosen = np.zeros(6)
        for i, value in enumerate([1, 2, 1]):
            chosen[2 * i + int(np.argmax(x[2 * i:2 * i + 2]
                                         .astype(np.float64)))] += value
        out.run(f'"stablehlo.select_and_scatter"({v}, {source}, {zero}) <{{'
                "window_dimensions = array<i64: 2>, window_strides = "
                "array<i64: 2>, padding = dense<0> : tensor<1x2xi64>}> ({\n"
                f"  ^bb0(%a: tensor<{name}>, %b: tensor<{name}>):\n"
                f"    %ge = stablehlo.compare GE, %a, %b : (tensor<{name}>, "
                f"tensor<{name}>) -> tensor<i1>\n    stablehlo.return %ge : "
                "tensor<i1>\n  }, {\n"
                f"  ^bb0(%a: tensor<{name}>, %b: tensor<{name}>):\n"
                f"    %s = stablehlo.add %a, %b : tensor<{name}>\n"
                f"    stablehlo.return %s : tensor<{name}>\n  }}) : "
                f"({t}, {ts}, {scalar}) -> {t}", [(chosen.astype(dtype), name)])
        step, st = out.tensor(one, name)
        limit, _ = out.tensor(np.array(3).astype(dtype), name)
        out.run(f"stablehlo.while(%i = {zero}) : {st}\n    cond {{\n"
                f"    %lt = stablehlo.compare LT, %i, {limit} : ({st}, {st}) -> "
                "tensor<i1>\n    stablehlo.return %lt : tensor<i1>\n  } do {\n"
                f"    %n = stablehlo.add %i, {step} : {st}\n    "
                f"stablehlo.return %n : {st}\n  }}",
                [(np.array(3).astype(dtype), name)])
        flag, _ = out.tensor(np.array(True), "i1")
        out.run(f'"stablehlo.if"({flag}) ({{\n    stablehlo.return {v} : {t}\n'
                f"  }}, {{\n    %n = stablehlo.add {v}, {v} : {t}\n    "
                f"stablehlo.return %n : {t}\n  }}) : (tensor<i1>) -> {t}",
                [(x, name)])
        for index, expected in ((0, x), (1, x[::-1]), (7, x[::-1]),
                                (-1, x[::-1])):
            i, _ = out.tensor(np.array(index), "i32")
            out.run(f'"stablehlo.case"({i}) ({{\n    stablehlo.return {v} : {t}'
                    f"\n  }}, {{\n    %n = stablehlo.reverse {v}, dims = [0] : "
                    f"{t}\n    stablehlo.return %n : {t}\n  }}) : "
                    f"(tensor<i32>) -> {t}", [(expected, name)])
    out.write()


def matrices():
    out = Program("structured-ops-matrix",
                  "decompositions, triangular systems, transforms.")
    for name in ("f16", "bf16", "f32", "f64", "complex<f32>", "complex<f64>"):
        dtype = TYPES[name]
        is_complex = name.startswith("complex")
        a = np.array([[4, 2, -2], [2, 10, 2], [-2, 2, 6]], np.complex128)
        if is_complex:
            a = a + np.array([[0, -1j, 0], [1j, 0, 2j], [0, -2j, 0]])
        factor = np.linalg.cholesky(a if is_complex else a.real)
        v, t = out.tensor((a if is_complex else a.real).astype(dtype), name)
        ulps = 24
        # Zeros in the other triangle are exact.
        out.run(f'"stablehlo.cholesky"({v}) <{{lower = true}}> : ({t}) -> {t}',
                [(factor.astype(dtype), name)], ulps)
        b = np.array([[2, 1], [4, -3], [1, 8]]).astype(factor.dtype)
        w, u = out.tensor(b.astype(dtype), name)
        exact = np.array([[2, 0, 0], [1, 4, 0], [-1, 2, 1]], factor.dtype)
        if is_complex:
            exact = exact * (1 + 1j)
        m, mt = out.tensor(exact.astype(dtype), name)
        for mode, matrix in (("NO_TRANSPOSE", exact), ("TRANSPOSE", exact.T),
                             ("ADJOINT", exact.conj().T)):
            solution = np.linalg.solve(matrix, b)
            out.run(f'"stablehlo.triangular_solve"({m}, {w}) <{{left_side = '
                    "true, lower = true, transpose_a = #stablehlo<transpose "
                    f"{mode}>, unit_diagonal = false}}> : ({mt}, {u}) -> {u}",
                    [(solution.astype(dtype), name)], ulps)
    out.write()


if __name__ == "__main__":
    windows()
    matrices()
    norms()
