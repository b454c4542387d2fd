#!/usr/bin/env python3
"""Writes linear-algebra-*.mlir: the custom calls of linear algebra that JAX emits for
CPUs and TPUs, with the results of numpy and JAX. Run after a change, with jax
installed, and commit what it writes into its own folder, or that which is named:

    python3 test/Execute/Generated/generate_linear_algebra.py [FOLDER]
"""

import jax
import numpy as np
from jax import lax
from jax._src.lax import linalg as jax_linalg

from program_file import FOLDER, generated_line

jax.config.update("jax_enable_x64", True)
BATCH, N, WIDE = 2, 3, 4
rng = np.random.default_rng(3)
LETTERS = {"float32": "s", "float64": "d", "complex64": "c", "complex128": "z"}
TYPES = {"float32": "f32", "float64": "f64", "complex64": "complex<f32>",
         "complex128": "complex<f64>", "int32": "i32"}
HEADER = generated_line("factors are compared with those of JAX where they are") + """
// unique, and multiplied together where they are not.
// RUN: gspmd-run %s --no-partition
// RUN: %python %S/../shard_inputs.py %s 1 | gspmd-run -
"""
FUNCTIONS = {}  # of each routine


def number(value):
    if isinstance(value, np.complexfloating):
        return f"({number(value.real)}, {number(value.imag)})"
    text = str(value)
    return text.replace("e", ".0e") if "e" in text and "." not in text else text


def dense(array):
    if array.ndim == 0:
        return number(array[()])
    return "[" + ", ".join(dense(each) for each in array) + "]"


def type_of(shape, dtype):
    return "tensor<" + "".join(f"{s}x" for s in shape) + TYPES[np.dtype(dtype).name] + ">"


def adjoint(a):
    return np.conj(np.swapaxes(a, -1, -2))


class Function:
    """One function of the test."""

    def __init__(self, name, dtype, routine):
        self.dtype = np.dtype(dtype)
        self.routine = routine
        self.lines = [f"func.func @{name}_{LETTERS[self.dtype.name]}() {{"]
        self.types = {}
        self.count = 0

    def value(self, text, kind):
        self.count += 1
        name = f"%{self.count}"
        self.lines.append(f"  {name} = {text}")
        self.types[name] = kind
        return name

    def constant(self, array):
        kind = (array.shape, array.dtype)
        return self.value(f"stablehlo.constant dense<{dense(array)}> : {type_of(*kind)}", kind)

    def call(self, target, operands, results, config=""):
        self.count += 1
        name = f"%{self.count}"
        ins = ", ".join(type_of(*self.types[o]) for o in operands)
        outs = ", ".join(type_of(*r) for r in results)
        names = f"{name}:{len(results)}" if len(results) > 1 else name
        self.lines.append(f"  {names} = stablehlo.custom_call @{target}({', '.join(operands)}) "
                          f"{config} : ({ins}) -> ({outs})")
        results_ = [f"{name}#{i}" for i in range(len(results))] if len(results) > 1 else [name]
        self.types.update(zip(results_, results))
        return results_

    def multiply(self, a, b):
        """Batched product of matrices."""
        (sa, dtype), (sb, _) = self.types[a], self.types[b]
        kind = ((*sa[:-1], sb[-1]), dtype)
        return self.value(
            f"stablehlo.dot_general {a}, {b}, batching_dims = [0] x [0], contracting_dims = "
            f"[2] x [1] : ({type_of(sa, dtype)}, {type_of(sb, dtype)}) -> {type_of(*kind)}", kind)

    def adjoint(self, a):
        shape, dtype = self.types[a]
        kind = ((shape[0], shape[2], shape[1]), dtype)
        turned = self.value(f"stablehlo.transpose {a}, dims = [0, 2, 1] : "
                            f"({type_of(shape, dtype)}) -> {type_of(*kind)}", kind)
        if not np.issubdtype(dtype, np.complexfloating):
            return turned
        return self.value(f"chlo.conj {turned} : {type_of(*kind)} -> {type_of(*kind)}", kind)

    def scale_columns(self, a, w):
        """a * w[:, None, :], w real or of a's type."""
        shape, dtype = self.types[a]
        wshape, wtype = self.types[w]
        if wtype != dtype:
            w = self.value(f"stablehlo.convert {w} : ({type_of(wshape, wtype)}) -> "
                           f"{type_of(wshape, dtype)}", (wshape, dtype))
        wide = self.value(f"stablehlo.broadcast_in_dim {w}, dims = [0, 2] : "
                          f"({type_of(wshape, dtype)}) -> {type_of(shape, dtype)}", (shape, dtype))
        return self.value(f"stablehlo.multiply {a}, {wide} : {type_of(shape, dtype)}",
                          (shape, dtype))

    def close(self, got, expected):
        """Within some units in the last place of the largest number."""
        shape, dtype = self.types[got]
        if isinstance(expected, np.ndarray):
            assert expected.shape == shape, (expected.shape, shape)
            expected = self.constant(expected.astype(dtype))
        if np.issubdtype(dtype, np.integer):
            self.lines.append(f"  check.expect_eq {got}, {expected} : {type_of(shape, dtype)}")
            return
        real = np.finfo(dtype).dtype
        apart = self.value(f"stablehlo.subtract {got}, {expected} : {type_of(shape, dtype)}",
                           (shape, dtype))
        far = self.value(f"stablehlo.abs {apart} : ({type_of(shape, dtype)}) -> "
                         f"{type_of(shape, real)}", (shape, real))
        bound = float(200 * np.finfo(dtype).eps)
        limit = self.value(f"stablehlo.constant dense<{bound!r}> : {type_of(shape, real)}",
                           (shape, real))
        flags = type_of(shape, real).replace(TYPES[real.name], "i1")
        near = self.value(f"stablehlo.compare LT, {far}, {limit}, FLOAT : "
                          f"({type_of(shape, real)}, {type_of(shape, real)}) -> {flags}", None)
        self.lines.append(f"  check.expect_eq_const {near}, dense<true> : {flags}")

    def finish(self):
        FUNCTIONS[self.routine].append("\n".join(self.lines + ["  return", "}", ""]))


def data(shape, dtype):
    array = np.round(rng.normal(size=shape), 2)
    if np.issubdtype(dtype, np.complexfloating):
        array = array + 1j * np.round(rng.normal(size=shape), 2)
    return array.astype(dtype)


def config(**options):
    def text(value):
        if isinstance(value, bool):
            return str(value).lower()
        return f"{ord(value)} : ui8" if isinstance(value, str) else f"{value} : i32"
    return "{mhlo.backend_config = {" + ", ".join(
        f"{k} = {text(v)}" for k, v in options.items()) + "}}"


class Cases:
    """All routines for one element type."""

    def __init__(self, dtype):
        self.dtype = np.dtype(dtype)
        self.real = np.finfo(dtype).dtype
        self.complex = np.result_type(dtype, np.complex64)
        self.is_complex = self.dtype == self.complex
        self.square = data((BATCH, N, N), dtype)
        self.tall = data((BATCH, WIDE, N), dtype)
        self.hermitian = self.square + adjoint(self.square)
        self.positive = self.hermitian + 9 * np.eye(N, dtype=dtype)
        self.status = ((BATCH,), np.dtype(np.int32))

    def name(self, real, cplx=None):
        return f"lapack_{LETTERS[self.dtype.name]}{cplx if self.is_complex and cplx else real}_ffi"

    def kind(self, *shape, dtype=None):
        return ((BATCH, *shape), np.dtype(dtype or self.dtype))

    def run(self, routine):
        self.routine = routine.__name__.replace("_", "-")
        FUNCTIONS.setdefault(self.routine, [])
        routine()

    def start(self, name):
        return Function(name, self.dtype, self.routine)

    def lu(self):
        lu, pivots, permutation = map(np.asarray, lax.linalg.lu(self.tall))
        f = self.start("lu")
        a = f.constant(self.tall)
        indices = self.kind(N, dtype=np.int32)
        got = f.call(self.name("getrf"), [a], [self.kind(WIDE, N), indices, self.status],
                     config())
        f.close(got[0], lu)
        f.close(got[1], pivots + 1)
        f.close(got[2], np.zeros(BATCH, np.int32))
        tpu = f.call("LuDecomposition", [a], [self.kind(WIDE, N), indices,
                                              self.kind(WIDE, dtype=np.int32)])
        f.close(tpu[0], lu)
        f.close(tpu[1], pivots)
        f.close(tpu[2], permutation)
        f.finish()

    def qr(self):
        packed, taus = map(np.asarray, jax_linalg.geqrf(self.tall))
        q, _ = map(np.asarray, lax.linalg.qr(self.tall, full_matrices=False))
        for suffix, qr, product in (
                ("", self.name("geqrf"), self.name("orgqr", "ungqr")),
                ("_tpu", "Qr", "ProductOfElementaryHouseholderReflectors")):
            f = self.start("qr" + suffix)
            a = f.constant(self.tall)
            got = f.call(qr, [a], [self.kind(WIDE, N), self.kind(N)])
            f.close(got[0], packed)
            f.close(got[1], taus)
            f.close(f.call(product, got, [self.kind(WIDE, N)])[0], q)
            f.finish()
        f = self.start("qr_apply")
        right, left = data((BATCH, WIDE, 2), self.dtype), data((BATCH, 2, WIDE), self.dtype)
        a, t = f.constant(packed), f.constant(taus)
        for matrix, flag, transpose in ((right, True, True), (left, False, False)):
            got = f.call(self.name("ormqr", "unmqr"), [a, t, f.constant(matrix)],
                         [(matrix.shape, self.dtype)], config(left=flag, transpose=transpose))
            f.close(got[0], np.asarray(jax_linalg.ormqr(packed, taus, matrix, left=flag,
                                                         transpose=transpose)))
        f.finish()
        f = self.start("qr_pivoted")
        indices = self.kind(N, dtype=np.int32)
        got = f.call(self.name("geqp3"),
                     [f.constant(self.tall), f.constant(np.zeros((BATCH, N), np.int32))],
                     [self.kind(WIDE, N), indices, self.kind(N)], config())
        for result, expected in zip(got, jax_linalg.geqp3(self.tall, np.zeros((BATCH, N), np.int32))):
            f.close(result, np.asarray(expected))
        f.finish()

    def cholesky(self):
        f = self.start("cholesky")
        factor = np.linalg.cholesky(self.positive)
        keep = np.tril(np.ones((N, N), bool))
        got = f.call(self.name("potrf"), [f.constant(np.where(keep, self.positive, 0))],
                     [self.kind(N, N), self.status], config(uplo="L"))
        f.close(got[0], factor)
        got = f.call(self.name("potrf"), [f.constant(np.where(keep.T, self.positive, 0))],
                     [self.kind(N, N), self.status], config(uplo="U"))
        f.close(got[0], adjoint(factor))
        f.close(got[1], np.zeros(BATCH, np.int32))
        f.finish()

    def solve(self):
        f = self.start("triangular_solve")
        a = f.constant(self.positive)
        for side, uplo, trans in (("L", "L", "N"), ("L", "U", "T"), ("R", "L", "C"), ("R", "U", "N")):
            b = data((BATCH, N, 2) if side == "L" else (BATCH, 2, N), self.dtype)
            triangle = np.tril(self.positive) if uplo == "L" else np.triu(self.positive)
            op = {"N": triangle, "T": np.swapaxes(triangle, 1, 2), "C": adjoint(triangle)}[trans]
            x = (np.linalg.solve(op, b) if side == "L" else
                 np.swapaxes(np.linalg.solve(np.swapaxes(op, 1, 2), np.swapaxes(b, 1, 2)), 1, 2))
            got = f.call(self.name("trsm"), [a, f.constant(b)], [(b.shape, self.dtype)],
                         config(side=side, uplo=uplo, trans_x=trans, diag="N"))
            f.close(got[0], x)
        f.finish()

    def svd(self):
        for suffix, routine, mode, u, _ in (("", "gesdd", "S", N, N), ("_full", "gesdd", "A", WIDE, N),
                                            ("_by_qr", "gesvd", "S", N, N)):
            f = self.start("svd" + suffix)
            a = f.constant(self.tall)
            got = f.call(self.name(routine), [a],
                         [self.kind(WIDE, N), self.kind(N, dtype=self.real), self.kind(WIDE, u),
                          self.kind(N, N), self.status], config(mode=mode))
            f.close(got[1], np.linalg.svd(self.tall, compute_uv=False))
            f.close(f.multiply(f.adjoint(got[2]), got[2]),
                    np.broadcast_to(np.eye(u), (BATCH, u, u)))
            if u == N:
                f.close(f.multiply(f.scale_columns(got[2], got[1]), got[3]), a)
            f.finish()

    def eigh(self):
        f = self.start("eigh")
        values = np.linalg.eigvalsh(self.hermitian)
        results = [self.kind(N, N), self.kind(N, dtype=self.real)]
        full = f.constant(self.hermitian)
        lower, upper = f.constant(np.tril(self.hermitian)), f.constant(np.triu(self.hermitian))
        evd = self.name("syevd", "heevd")
        for got in (f.call(evd, [lower], results + [self.status], config(mode="V", uplo="L")),
                    f.call(evd, [upper], results + [self.status], config(mode="V", uplo="U")),
                    f.call("Eigh", [lower], results, '{backend_config = "1,1,100,1e-6"}'),
                    f.call("Eigh", [upper], results, '{backend_config = "0,1,100,1e-6"}')):
            f.close(got[1], values)
            f.close(f.multiply(f.scale_columns(got[0], got[1]), f.adjoint(got[0])), full)
        f.finish()

    def eig(self):
        f = self.start("eig")
        vectors = self.kind(N, N, dtype=self.complex)
        values = [self.kind(N)] * (1 if self.is_complex else 2)
        got = f.call(self.name("geev"), [f.constant(self.square)],
                     values + [vectors, vectors, self.status],
                     config(compute_left="V", compute_right="V"))
        wide = (self.kind(N)[0], self.complex)
        w = got[0] if self.is_complex else f.value(
            f"stablehlo.complex {got[0]}, {got[1]} : {type_of(*wide)}", wide)
        left, right = got[-3], got[-2]
        a = f.constant(self.square.astype(self.complex))
        f.close(f.multiply(a, right), f.scale_columns(right, w))
        f.close(f.multiply(f.adjoint(a), left), f.scale_columns(left, f.value(
            f"chlo.conj {w} : {type_of(*wide)} -> {type_of(*wide)}", wide)))
        f.finish()

    def schur(self):
        f = self.start("schur")
        values = [self.kind(N)] * (1 if self.is_complex else 2)
        a = f.constant(self.square)
        got = f.call(self.name("gees"), [a],
                     [self.kind(N, N)] * 2 + values + [self.status] * 2, config(mode="V", sort="N"))
        f.close(f.multiply(f.multiply(got[1], got[0]), f.adjoint(got[1])), a)
        f.finish()

    def reductions(self):
        f = self.start("hessenberg")
        got = f.call(self.name("gehrd"), [f.constant(self.square)],
                     [self.kind(N, N), self.kind(N - 1), self.status], config(low=1, high=N))
        for result, expected in zip(got, lax.linalg.hessenberg(self.square)):
            f.close(result, np.asarray(expected))
        f.finish()
        f = self.start("tridiagonal")
        side = self.kind(N - 1, dtype=self.real)
        got = f.call(self.name("sytrd", "hetrd"), [f.constant(self.hermitian)],
                     [self.kind(N, N), self.kind(N, dtype=self.real), side, self.kind(N - 1),
                      self.status], config(uplo="L"))
        for result, expected in zip(got, lax.linalg.tridiagonal(self.hermitian, lower=True)):
            f.close(result, np.asarray(expected))
        f.finish()

    def tridiagonal_solve(self):
        f = self.start("tridiagonal_solve")
        dl, d, du = (data((BATCH, WIDE), self.dtype) for _ in range(3))
        b = data((BATCH, WIDE, 2), self.dtype)
        dl[:, 0] = du[:, -1] = 0
        matrix = np.zeros((BATCH, WIDE, WIDE), self.dtype)
        for i in range(WIDE):
            matrix[:, i, i] = d[:, i]
            if i:
                matrix[:, i, i - 1], matrix[:, i - 1, i] = dl[:, i], du[:, i - 1]
        operands = [f.constant(array) for array in (dl, d, du, b)]
        line, sides = self.kind(WIDE), self.kind(WIDE, 2)
        expected = np.linalg.solve(matrix, b)
        got = f.call(self.name("gtsv"), operands, [line, line, line, sides, self.status], config())
        f.close(got[3], expected)
        got = f.call("tridiagonal_solve_perturbed_ffi", operands, [sides], config())
        f.close(got[0], expected)
        f.finish()


def main():
    for dtype in (np.float32, np.complex128):
        cases = Cases(dtype)
        for run in (cases.lu, cases.qr, cases.cholesky, cases.solve, cases.svd, cases.eigh,
                    cases.eig, cases.schur, cases.reductions, cases.tridiagonal_solve):
            cases.run(run)
    for dtype in (np.float64, np.complex64):
        cases = Cases(dtype)
        for run in (cases.lu, cases.cholesky, cases.solve, cases.eigh, cases.eig, cases.svd):
            cases.run(run)
    for routine, functions in FUNCTIONS.items():
        (FOLDER / f"linear-algebra-{routine}.mlir").write_text(
            "\n".join([HEADER, *functions]) + "\n")


main()
