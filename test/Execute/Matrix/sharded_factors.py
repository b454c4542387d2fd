#!/usr/bin/env python3
"""Runs Cholesky factorizations and triangular solves with matrices sharded by rows, columns or both, and compares them with LAPACK.

usage: sharded_factors.py [--grid] GSPMD_RUN [ARGUMENTS OF GSPMD_RUN...]

For each case: |L L^H - A| and |op(L) X - B| are within LAPACK's bound (residuals of 30 units of rounding are failures in its own
tests), the factor equals NumPy's, which LAPACK computes, and no device has more than a few shards of the matrix: 1 / devices of
the memory of one device that has everything, plus the panels of a step. With --grid, matrices are so large that a grid of devices
takes less time than blocks in one dimension, which have all-reduces.
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile

import numpy as np

# Of one matrix: rows of 37 and 10 leave padding, and 3 rows blocks of nothing else.
CASES = [
    # mesh, matrix sharding, right-hand side sharding, batch, rows, right-hand sides, type
    ('"x"=2', '{"x"}, {}', '{"x"}, {}', None, 64, 8, "f32"),
    ('"x"=4', '{"x"}, {}', '{}, {"x"}', None, 64, 64, "f32"),
    ('"x"=8', '{"x"}, {}', '{"x"}, {}', None, 37, 5, "f64"),
    ('"x"=8', '{}, {"x"}', '{}, {"x"}', None, 37, 40, "f64"),
    ('"x"=4', '{}, {"x"}', '{"x"}, {}', None, 10, 3, "complex<f64>"),
    ('"x"=2, "y"=2', '{"x"}, {"y"}', '{"x"}, {"y"}', None, 32, 32, "complex<f32>"),
    ('"x"=2, "y"=4', '{"y"}, {}', '{"y"}, {}', 4, 24, 6, "f32"),
    ('"x"=20', '{"x"}, {}', '{"x"}, {}', None, 80, 7, "f32"),
    ('"x"=20', '{"x"}, {}', '{}, {"x"}', None, 70, 70, "f64"),
    ('"x"=8', '{"x"}, {}', '{"x"}, {}', None, 3, 2, "f32"),
]
# Rows of 500 and 1000 leave padding at the end of each shard, a batch of 3 one on a device of "x".
GRID_CASES = [
    ('"x"=8, "y"=8', '{"x"}, {"y"}', '{"x", "y"}, {}', None, 1000, 600, "f64"),
    ('"x"=32', '{"x"}, {}', '{"x"}, {}', None, 500, 501, "complex<f64>"),
    ('"x"=2, "y"=16', '{}, {"x", "y"}', '{"y", "x"}, {}', None, 1024, 400, "f64"),
    ('"x"=3, "y"=8', '{"y"}, {"x"}', '{"x", "y"}, {}', None, 576, 700, "complex<f64>"),
    ('"x"=2, "y"=32', '{"y"}, {}', '{"y"}, {}', 3, 512, 200, "complex<f32>"),
]
# left side, transpose, unit diagonal: each with a lower and an upper triangle.
SOLVES = [(left, transpose, unit) for left in (True, False) for transpose in ("NO_TRANSPOSE", "TRANSPOSE", "ADJOINT")
          for unit in (False, True)]
if sys.argv[1] == "--grid":
    SOLVES = SOLVES[::3]
TYPES = {"f32": np.float32, "f64": np.float64, "complex<f32>": np.complex64, "complex<f64>": np.complex128}
MAX_RESIDUAL = 30  # of LAPACK's test programs


def adjoint(a):
    return np.conj(np.swapaxes(a, -1, -2))


def apply(a, transpose):
    return {"NO_TRANSPOSE": a, "TRANSPOSE": np.swapaxes(a, -1, -2), "ADJOINT": adjoint(a)}[transpose]


def norm(a):
    return np.abs(a).sum(axis=-2).max()


def program(mesh, matrix, rhs, batch, n, m, element):
    """Returns the text of a program: both factors of argument 0, then the solves with right-hand sides 1 (left) and 2 (right).

    Each solve has a matrix of its own, as those of one matrix would share what they gather. LAPACK's calls have the last arguments:
    factors of both triangles, the status of a matrix that is not positive definite, and a solve.
    """
    lead, prefix = (f"{batch}x", '{"x"}, ') if batch else ("", "")
    a, b, c = (f"tensor<{lead}{s}x{element}>" for s in (f"{n}x{n}", f"{n}x{m}", f"{m}x{n}"))
    swapped = ", ".join(reversed(re.split(r"(?<=}), ", rhs)))
    shardings = {a: matrix, b: rhs, c: swapped}

    def annotated(type_, sharding=None):
        return f'{type_} {{sdy.sharding = #sdy.sharding<@mesh, [{prefix}{sharding or shardings[type_]}]>}}'

    arguments = ", ".join(f"%{name}: {annotated(t, s)}" for name, t, s in
                          [("a", a, matrix), ("b", b, rhs), ("c", c, swapped)]
                          + [(f"t{i}", a, matrix) for i in range(2, 2 + 2 * len(SOLVES))]
                          + [(name, a, matrix) for name in ("p", "q", "r", "s")])
    lines, results, types = [], ["%l", "%u"], [annotated(a, matrix)] * 2
    lines.append(f"  %l = stablehlo.cholesky %a, lower = true : {a}")
    lines.append(f"  %u = stablehlo.cholesky %a, lower = false : {a}")
    for lower in (True, False):
        for left, transpose, unit in SOLVES:
            name, operand, type_ = f"%x{len(results)}", "%b" if left else "%c", b if left else c
            lines.append(
                f'  {name} = "stablehlo.triangular_solve"(%t{len(results)}, {operand}) <{{left_side = {str(left).lower()}, lower = {str(lower).lower()}, '
                f"unit_diagonal = {str(unit).lower()}, transpose_a = #stablehlo<transpose {transpose}>}}> : ({a}, {type_}) -> {type_}")
            results.append(name)
            types.append(annotated(type_, rhs if left else swapped))
    letter = {"f32": "s", "f64": "d", "complex<f32>": "c", "complex<f64>": "z"}[element]
    status = f"tensor<{lead}i32>"
    for name, uplo in (("p", "L"), ("q", "U"), ("r", "L")):
        lines.append(f"  %{name}f:2 = stablehlo.custom_call @lapack_{letter}potrf_ffi(%{name}) {{mhlo.backend_config = {{uplo = {ord(uplo)} : ui8}}}} "
                     f": ({a}) -> ({a}, {status})")
    options = ", ".join(f"{key} = {ord(value)} : ui8" for key, value in (("diag", "N"), ("side", "L"), ("trans_x", "C"), ("uplo", "U")))
    lines.append(f"  %sx = stablehlo.custom_call @lapack_{letter}trsm_ffi(%s, %b) {{mhlo.backend_config = {{{options}}}}} : ({a}, {b}) -> {b}")
    results += ["%pf#0", "%qf#0", "%pf#1", "%qf#1", "%rf#1", "%sx"]
    types += [annotated(a, matrix)] * 2 + [status] * 3 + [annotated(b, rhs)]
    return "\n".join([f"sdy.mesh @mesh = <[{mesh}]>", f"func.func public @main({arguments}) -> ({', '.join(types)}) {{", *lines,
                      f"  return {', '.join(results)} : {', '.join(t.split(' {')[0] for t in types)}", "}"])


def random(rng, shape, dtype):
    value = rng.standard_normal(shape)
    if np.issubdtype(dtype, np.complexfloating):
        value = value + 1j * rng.standard_normal(shape)
    return value.astype(dtype)


def run(command, text, inputs, folder):
    (folder / "program.mlir").write_text(text)
    np.savez(folder / "in.npz", **{f"a{i}": value for i, value in enumerate(inputs)})
    subprocess.run([*command, folder / "program.mlir", "--inputs", folder / "in.npz", "--outputs", folder / "out.npz", "--stats",
                    folder / "stats.json", "--poison"], check=True, stdout=subprocess.DEVNULL)
    with np.load(folder / "out.npz") as file:
        return [file[f"a{i}"] for i in range(len(file.files))], json.loads((folder / "stats.json").read_text())


def check_calls(a, t, b, lower, upper, results):
    """Verifies LAPACK's calls: factors that keep the other triangle, and statuses; returns the residual of the solve."""
    *factors, good, too, bad, x = results
    tolerance = 1e3 * np.finfo(a.dtype).eps * norm(a)
    np.testing.assert_allclose(factors[0], lower + np.triu(a, 1), atol=tolerance)
    np.testing.assert_allclose(factors[1], upper + np.tril(a, -1), atol=tolerance)
    assert not good.any() and not too.any() and (bad == a.shape[-1] // 2 + 1).all(), (good, too, bad)
    op = adjoint(np.triu(t))
    return norm(op @ x - b) / (norm(op) * norm(x) * np.finfo(a.dtype).eps)


def check(command, case, folder):
    _, _, _, batch, n, m, element = case
    rng, dtype = np.random.default_rng(n), TYPES[element]
    lead = (batch,) if batch else ()
    square = random(rng, (*lead, n, n), dtype)
    a = square @ adjoint(square) + n * np.eye(n, dtype=dtype)
    # Both triangles are well conditioned, with ones that are not on the diagonal, too.
    t = (random(rng, (*lead, n, n), dtype) / n + 2 * np.eye(n)).astype(dtype)
    b, c = random(rng, (*lead, n, m), dtype), random(rng, (*lead, m, n), dtype)
    indefinite = a.copy()
    indefinite[..., n // 2, n // 2] = -1
    lower, upper = (np.where(triangle(np.ones((n, n), bool)), t, np.nan) for triangle in (np.tril, np.triu))
    systems = [lower] * len(SOLVES) + [upper] * len(SOLVES)
    results, stats = run(command, program(*case), [a, b, c, *systems, a, a, indefinite, upper], folder)
    epsilon = np.finfo(dtype).eps
    lower, upper = np.tril(results[0]), np.triu(results[1])
    wide = np.complex128 if np.issubdtype(dtype, np.complexfloating) else np.float64
    expected = np.linalg.cholesky(a.astype(wide))
    residuals = [norm(lower.astype(wide) @ adjoint(lower) - a) / (n * norm(a) * epsilon),
                 norm(adjoint(upper).astype(wide) @ upper - a) / (n * norm(a) * epsilon)]
    for factor in (lower, adjoint(upper)):
        np.testing.assert_allclose(factor, expected, rtol=1e3 * epsilon, atol=1e3 * epsilon * norm(expected))
    residuals.append(check_calls(a, t, b, lower, upper, results[-6:]))
    solutions = iter(results[2:-6])
    for is_lower in (True, False):
        for left, transpose, unit in SOLVES:
            triangle = np.tril(t) if is_lower else np.triu(t)
            if unit:
                triangle = triangle - triangle * np.eye(n) + np.eye(n)
            op, x = apply(triangle.astype(wide), transpose), next(solutions)
            rest = op @ x - b if left else x @ op - c
            residuals.append(norm(rest) / (norm(op) * norm(x) * epsilon))
    assert np.isfinite(residuals).all() and max(residuals) < MAX_RESIDUAL, (case, residuals)
    return max(residuals), stats


def main():
    on_grid = sys.argv[1] == "--grid"
    with tempfile.TemporaryDirectory() as folder:
        for case in GRID_CASES if on_grid else CASES:
            residual, stats = check(sys.argv[2:] if on_grid else sys.argv[1:], case, pathlib.Path(folder))
            sent = {kind: each["bytes"] for kind, each in stats["collectives"].items()}
            assert not on_grid or "all-reduce" not in sent, (case, sent)
            print(f"{case}: residual {residual:.2f}, {sent}, replicated {len(stats.get('replicated_ops', []))}")


main()
