"""Programs that JAX lowers for the platform gspmd compute what JAX's own CPU does.

Most of it is linear algebra and special functions, on square and rectangular matrices,
batches, empty ones, real and complex. What is unique only up to signs or order is held
against what it must satisfy.
"""

import os
import sys

os.environ["JAX_PLATFORMS"] = "cpu"
os.environ["JAX_ENABLE_X64"] = "1"

import jax  # noqa: E402
import jax.numpy as jnp  # noqa: E402
import jax.scipy as jsp  # noqa: E402
import numpy as np  # noqa: E402
from jax._src import xla_bridge  # noqa: E402

from gspmd.jax import from_lowered  # noqa: E402
from jax_plugins.gspmd import PLATFORM, rules  # noqa: E402

# Rules may be registered for what JAX has heard of; no client is made.
xla_bridge.register_backend_factory(PLATFORM, lambda: None, priority=-100)
rules.install(PLATFORM)

REAL, COMPLEX = [np.float32, np.float64], [np.complex64, np.complex128]
rng = np.random.default_rng(0)
count = 0


def matrix(shape, dtype):
    value = rng.standard_normal(shape)
    if np.issubdtype(dtype, np.complexfloating):
        value = value + 1j * rng.standard_normal(shape)
    return value.astype(dtype)


def run(function, *args):
    lowered = jax.jit(function).trace(*args).lower(lowering_platforms=(PLATFORM,))
    global count
    count += 1
    return from_lowered(lowered).run(*args)


def tolerance(*arrays):
    kinds = [np.finfo(a.dtype).eps for a in map(np.asarray, arrays)
             if np.issubdtype(a.dtype, np.inexact)]
    return float(max(kinds, default=0)) * 300


def close(got, expected, name):
    got, expected = jax.tree.leaves(got), jax.tree.leaves(expected)
    assert len(got) == len(expected), name
    for g, w in zip(got, map(np.asarray, expected)):
        assert g.shape == w.shape and g.dtype == w.dtype, (name, g.shape, w.shape, g.dtype)
        scale = max(1.0, float(np.max(np.abs(w[np.isfinite(w)]), initial=0)))
        np.testing.assert_allclose(g, w, rtol=tolerance(w), atol=tolerance(w) * scale,
                                   err_msg=name)


def like_cpu(name, function, *args):
    close(run(function, *args), jax.jit(function)(*args), name)


def product(*factors):
    result = factors[0]
    for factor in factors[1:]:
        result = np.matmul(result, factor)
    return result


def adjoint(a):
    return np.conj(np.swapaxes(a, -1, -2))


SQUARE = [(1, 1), (4, 4), (0, 0), (3, 5, 5), (2, 0, 3, 3), (17, 17)]
RECTANGULAR = [(4, 3), (3, 4), (0, 3), (3, 0), (2, 5, 3), (2, 3, 5), (1, 6)]


def decompositions(dtype, square, rectangular):
    for shape in square:
        a = matrix(shape, dtype)
        hermitian = (a + adjoint(a)) / 2
        positive = product(a, adjoint(a)) + np.eye(shape[-1], dtype=dtype)
        name = "%s %s" % (shape, dtype.__name__)
        like_cpu("cholesky " + name, jnp.linalg.cholesky, positive)
        w, v = run(jnp.linalg.eigh, hermitian)
        close(product(v * w[..., None, :], adjoint(v)), hermitian, "eigh " + name)
        close(w, np.linalg.eigvalsh(hermitian), "eigvalsh " + name)
        like_cpu("inv " + name, jnp.linalg.inv, positive)
        like_cpu("det " + name, jnp.linalg.det, positive)
        like_cpu("slogdet " + name, jnp.linalg.slogdet, positive)
        if 0 not in shape:
            w, v = run(jnp.linalg.eig, a)
            close(product(a.astype(v.dtype), v), v * w[..., None, :], "eig " + name)
        if len(shape) == 2 and shape[0]:
            t, z = run(jsp.linalg.schur, a)
            close(product(z, t, adjoint(z)), a, "schur " + name)
            close(run(jsp.linalg.hessenberg, a), jsp.linalg.hessenberg(a),
                  "hessenberg " + name)
            like_cpu("expm " + name, jsp.linalg.expm, a / 4)
            like_cpu("sqrtm " + name, jsp.linalg.sqrtm, positive)
        if shape[-1] > 1 and 0 not in shape:
            like_cpu("tridiagonal " + name, jax.lax.linalg.tridiagonal, hermitian)
    for shape in square + rectangular:
        a = matrix(shape, dtype)
        name = "%s %s" % (shape, dtype.__name__)
        for mode in ("reduced", "complete"):
            q, r = run(lambda x: jnp.linalg.qr(x, mode=mode), a)
            close(product(q, r), a, "qr " + name)
            close(product(adjoint(q), q), np.broadcast_to(
                np.eye(q.shape[-1], dtype=dtype), shape[:-2] + (q.shape[-1],) * 2),
                "qr's q " + name)
        if len(shape) == 2:
            p, l, u = run(jsp.linalg.lu, a)
            close(product(p, l, u).astype(dtype), a, "lu " + name)
        like_cpu("lu_factor " + name, jax.lax.linalg.lu, a)
        if 0 not in shape[-2:]:
            for full in (False, True):
                u, s, vt = run(lambda x: jnp.linalg.svd(x, full_matrices=full), a)
                k = s.shape[-1]
                close(product(u[..., :k] * s[..., None, :], vt[..., :k, :]).astype(dtype), a,
                      "svd " + name)
            close(s, np.linalg.svd(a, compute_uv=False), "singular values " + name)
            like_cpu("pinv " + name, jnp.linalg.pinv, a)
            like_cpu("geqp3 " + name,
                     lambda x: jsp.linalg.qr(x, mode="r", pivoting=True), a)


def solves(dtype):
    for shape in [(3, 3), (2, 4, 4), (0, 0), (1, 1)]:
        lower = np.tril(matrix(shape, dtype)) + 3 * np.eye(shape[-1], dtype=dtype)
        for left in (False, True):
            b = matrix(shape[:-2] + ((shape[-1], 5) if left else (5, shape[-1])), dtype)
            for transpose in (False, True):
                for unit in (left, not transpose):
                    like_cpu("triangular_solve", lambda x, y: jax.lax.linalg.triangular_solve(
                        x, y, left_side=left, lower=True, transpose_a=transpose,
                        conjugate_a=transpose, unit_diagonal=unit), lower, b)
        b = matrix(shape[:-1] + (2,), dtype)
        like_cpu("solve", jnp.linalg.solve, product(lower, adjoint(lower)), b)
    n = 6
    dl, d, du = (matrix((2, n), dtype) for _ in range(3))
    dl[:, 0] = du[:, -1] = 0
    like_cpu("tridiagonal_solve", jax.lax.linalg.tridiagonal_solve, dl, d + 4, du,
             matrix((2, n, 3), dtype))
    like_cpu("lstsq", lambda x, y: jnp.linalg.lstsq(x, y)[0], matrix((6, 3), dtype),
             matrix((6, 2), dtype))
    singular = np.zeros((3, 3), dtype)
    assert np.isnan(run(jnp.linalg.cholesky, singular - np.eye(3, dtype=dtype))).any()


def gradients():
    for name, function, arg in [
            ("eigh", lambda x: jnp.linalg.eigh(x)[0].sum(), matrix((4, 4), np.float64)),
            ("svd", lambda x: jnp.linalg.svd(x)[1].sum(), matrix((4, 4), np.float64)),
            ("qr", lambda x: jnp.abs(jnp.linalg.qr(x)[1]).sum(), matrix((5, 3), np.float64)),
            ("inv", lambda x: jnp.linalg.inv(x).sum(), matrix((3, 3), np.float64)),
            ("cholesky", lambda x: jnp.linalg.cholesky(x @ x.T + jnp.eye(3)).sum(),
             matrix((3, 3), np.float64))]:
        like_cpu("gradient of " + name, jax.grad(function), arg)


def transforms():
    for dtype in COMPLEX:
        for shape in [(8,), (3, 7), (2, 3, 4), (1,), (0, 4)]:
            x = matrix(shape, dtype)
            like_cpu("fft", jnp.fft.fft, x)
            like_cpu("ifft", jnp.fft.ifft, x)
            if len(shape) > 1:
                like_cpu("fft2", jnp.fft.fft2, x)
            like_cpu("rfft", jnp.fft.rfft, x.real)
            like_cpu("irfft", lambda y: jnp.fft.irfft(y, n=5), x)


def orders():
    for dtype in (np.float32, np.int32, np.complex64, np.bool_, np.uint8, jnp.bfloat16):
        x = (rng.standard_normal((4, 9)) * 3).astype(dtype)
        for axis in (0, 1):
            close_bits("sort", lambda y: jnp.sort(y, axis=axis), x)
            close_bits("argsort", lambda y: jnp.argsort(y, axis=axis, stable=True), x)
    x = rng.standard_normal((4, 64)).astype(np.float32)
    like_cpu("top_k", lambda y: jax.lax.top_k(y, 5), x)
    like_cpu("approx_max_k", lambda y: jax.lax.approx_max_k(y, 3), x)
    like_cpu("approx_min_k", lambda y: jax.lax.approx_min_k(y, 3, recall_target=0.9), x)
    like_cpu("unique", lambda y: jnp.unique(y, size=9), np.array([3, 1, 3, 2, 9, 1]))
    like_cpu("median", jnp.median, x)
    like_cpu("searchsorted", jnp.searchsorted, np.sort(x[0]), x[1])


def close_bits(name, function, *args):
    got, expected = run(function, *args), jax.jit(function)(*args)
    np.testing.assert_array_equal(np.asarray(got), np.asarray(expected), err_msg=name)


def random_numbers():
    for impl in ("threefry2x32", "rbg", "unsafe_rbg"):
        key = jax.random.key_data(jax.random.key(7, impl=impl))

        def with_key(sample):
            return lambda data: sample(jax.random.wrap_key_data(data, impl=impl))
        close_bits("bits " + impl, with_key(lambda k: jax.random.bits(k, (3, 5))), key)
        close_bits("split " + impl,
                   with_key(lambda k: jax.random.key_data(jax.random.split(k, 3))), key)
        for name, sample in [
                ("normal", lambda k: jax.random.normal(k, (7, 3))),
                ("uniform", lambda k: jax.random.uniform(k, (5,), jnp.float32)),
                ("gamma", lambda k: jax.random.gamma(k, 2.5, (6,), jnp.float32)),
                ("beta", lambda k: jax.random.beta(k, 2.0, 3.0, (4,), jnp.float32)),
                ("poisson", lambda k: jax.random.poisson(k, 4.0, (6,))),
                ("permutation", lambda k: jax.random.permutation(k, 13)),
                ("categorical", lambda k: jax.random.categorical(k, jnp.zeros((4, 6)))),
                ("truncated", lambda k: jax.random.truncated_normal(k, -1, 2, (5,))),
                ("randint", lambda k: jax.random.randint(k, (9,), 0, 100)),
                ("multivariate", lambda k: jax.random.multivariate_normal(
                    k, jnp.zeros(3), jnp.eye(3), (2,)))]:
            if name != "poisson" or impl == "threefry2x32":  # JAX has no other
                like_cpu("%s %s" % (name, impl), with_key(sample), key)


def special_functions():
    x = np.linspace(0.05, 6, 40).astype(np.float32)
    a = np.linspace(0.3, 9, 40).astype(np.float32)
    unit = np.linspace(-0.99, 0.99, 40).astype(np.float32)
    for dtype in REAL:
        y, b, u = x.astype(dtype), a.astype(dtype), unit.astype(dtype)
        for name, function, args in [
                ("erf", jax.lax.erf, (y,)), ("erfc", jax.lax.erfc, (y,)),
                ("erf_inv", jax.lax.erf_inv, (u,)), ("lgamma", jax.lax.lgamma, (y,)),
                ("digamma", jax.lax.digamma, (y,)), ("igamma", jax.lax.igamma, (b, y)),
                ("igammac", jax.lax.igammac, (b, y)),
                ("igamma_grad_a", jax.lax.igamma_grad_a, (b, y)),
                ("random_gamma_grad", jax.lax.random_gamma_grad, (b, y)),
                ("betainc", jsp.special.betainc, (b, b[::-1].copy(), (u + 1) / 2)),
                ("i0e", jax.lax.bessel_i0e, (y,)), ("i1e", jax.lax.bessel_i1e, (y,)),
                ("bessel_jn", lambda z: jsp.special.bessel_jn(z, v=3), (y,)),
                ("zeta", jax.lax.zeta, (b + 1, y)),
                ("polygamma", jax.lax.polygamma, (np.full_like(y, 2), y)),
                ("ndtri", jsp.special.ndtri, ((u + 1) / 2,)),
                ("expi", jsp.special.expi, (y,)), ("spence", jsp.special.spence, (y,)),
                ("logsumexp", jsp.special.logsumexp, (y,)),
                ("sph_harm", lambda z: jsp.special.exp1(z), (y,)),
                ("nextafter", jnp.nextafter, (y, b))]:
            like_cpu("%s %s" % (name, dtype.__name__), function, *args)


def contractions():
    for dtype in (np.int8, np.int32, np.float16, jnp.bfloat16, np.float32, np.complex64):
        x, y = ((rng.standard_normal((4, 4)) * 2).astype(dtype) for _ in range(2))
        got, expected = run(jnp.matmul, x, y), jnp.matmul(x, y)
        np.testing.assert_allclose(np.asarray(got).astype(np.complex128),
                                   np.asarray(expected).astype(np.complex128), rtol=0.07,
                                   atol=0.2, err_msg=str(dtype))
    for dtype in REAL:
        for shapes in [((3, 0), (0, 4)), ((0, 3), (3, 2)), ((2, 0, 3), (2, 3, 1)),
                       ((2, 3, 0), (2, 0, 5)), ((0,), (0,))]:
            like_cpu("empty product", jnp.matmul, *(matrix(s, dtype) for s in shapes))
    x, w = matrix((2, 3, 8, 8), np.complex64), matrix((4, 3, 3, 3), np.complex64)
    like_cpu("complex convolution", lambda a, b: jax.lax.conv(a, b, (1, 1), "SAME"), x, w)
    like_cpu("mixed", lambda a, b: jax.lax.dot(a, b, preferred_element_type=jnp.float32),
             matrix((3, 3), np.float32).astype(jnp.bfloat16), matrix((3, 3), np.float32))
    z = matrix((1, 8, 8, 2), np.float32)
    pool = lambda a: jax.lax.reduce_window(a, -jnp.inf, jax.lax.max, (1, 3, 3, 1),  # noqa: E731
                                           (1, 2, 2, 1), "SAME")
    like_cpu("gradient of a pool", jax.grad(lambda a: (pool(a) ** 2).sum()), z)
    sizes = np.array([2, 0, 3], np.int32)
    like_cpu("ragged_dot", jax.lax.ragged_dot, matrix((5, 4), np.float32),
             matrix((3, 4, 2), np.float32), sizes)


def linear_algebra():
    decompositions(np.float32, SQUARE, RECTANGULAR)
    solves(np.float32)
    solves(np.complex128)
    decompositions(np.complex128, SQUARE[1:3], RECTANGULAR[3:6:2])
    for dtype in (np.float64, np.complex64):
        decompositions(dtype, SQUARE[3:4], RECTANGULAR[4:5])
    gradients()


def the_rest():
    for part in (transforms, orders, random_numbers, special_functions, contractions):
        part()


if __name__ == "__main__":
    {"linear_algebra": linear_algebra, "the_rest": the_rest}[sys.argv[1]]()
    print("%d programs are right" % count)
