"""Functions of JAX over types, shapes and special values."""

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

INTEGERS = "int8", "uint8", "int16", "uint16", "int32", "uint32"
FLOATS = "float16", "bfloat16", "float32"
NARROW = ("float8_e3m4", "float8_e4m3", "float8_e4m3b11fnuz", "float8_e4m3fn",
          "float8_e4m3fnuz", "float8_e5m2", "float8_e5m2fnuz")


def numbers(dtype, shape):
    """Returns values of a type with its limits and, for floats, NaN, infinities and both zeros."""
    values = np.random.default_rng(7).normal(size=shape) * 20
    dtype = jnp.dtype(dtype)
    if jnp.issubdtype(dtype, jnp.integer):
        ends = jnp.iinfo(dtype)
        values = np.clip(np.round(values), ends.min, ends.max).astype(dtype)
        values.flat[:2] = ends.min, ends.max
        return values
    values = values.astype(dtype)
    values.flat[:6] = [np.nan, np.inf, -np.inf, -0.0, 0.0, np.nan]
    return values


def case_top_k():
    results = []
    for dtype in INTEGERS + FLOATS + ("bool",):
        x = numbers(dtype, (3, 50)) if dtype != "bool" else numbers("int8", (3, 50)) > 3
        results += [lax.top_k(x, k) for k in (0, 7, 50)]
    x = numbers("float32", (3, 50))[:, 6:]
    results += [jax.vmap(lambda r: lax.top_k(r, 3), 1)(x), lax.top_k(x[0], 2),
                jax.grad(lambda v: (lax.top_k(v, 4)[0] ** 2).sum())(x)]
    assert jax.jit(lambda v: lax.top_k(v, 3)).lower(x).compile().as_text()
    return results


def case_texts_of_compiled_programs():
    """Functions that are one CHLO op, of which XLA's parser supports few."""
    names = ("erf", "erf_inv", "lgamma", "asin", "acosh", "sinh", "tan", "bessel_i1e")
    x = jnp.ones((4,))
    return [bool(jax.jit(getattr(lax, name)).lower(x).compile().as_text()) for name in names]


def case_narrow_floats_of_all_numbers():
    """Compares all values and roundings with ml_dtypes: rounding depends on the upper half of
    an f32 and on whether a lower bit is set."""
    upper = np.arange(1 << 16, dtype=np.uint32) << 16
    wide = np.concatenate([upper, upper | 1, upper | 0x8000]).view(np.float32)
    results = []
    for dtype in NARROW + ("float4_e2m1fn",):
        dtype = jnp.dtype(dtype)
        bits = np.arange(16 if dtype == jnp.float4_e2m1fn else 256, dtype=np.uint8)
        got = np.asarray(jnp.asarray(bits.view(dtype)).astype(jnp.float32))
        expected = bits.view(dtype).astype(np.float32)
        np.testing.assert_array_equal(got, expected)
        assert np.all((np.signbit(got) == np.signbit(expected)) | np.isnan(expected))
        got = np.asarray(jnp.asarray(wide).astype(dtype))
        expected = wide.astype(dtype)
        if dtype != jnp.float4_e2m1fn:  # which has no NaN
            is_nan = np.isnan(expected)
            assert np.all(np.isnan(got) == is_nan)
            got, expected = got[~is_nan], expected[~is_nan]
        results.append(int((got.view(np.uint8) != expected.view(np.uint8)).sum()))
    return results


def case_integer_products():
    results = []
    for dtype in ("int8", "uint16", "int32", "bool"):
        a, b, c = (numbers("int8", shape).astype(dtype)
                   for shape in ((9, 33), (33, 20), (4, 5, 33)))
        results += [a @ b, b.T @ a.T, a @ b[:, :1], a[0] @ b, c @ b,
                    jnp.einsum("ij,kj->ki", a, c[0]), jnp.einsum("bij,bkj->bki", c, c)]
    results.append(lax.dot(numbers("int8", (5, 8)), numbers("int8", (8, 6)),
                           preferred_element_type=jnp.int32))
    return results


def case_narrow_floats():
    """Tests every value of each type, and roundings to it."""
    x = np.concatenate([numbers("float32", (400,)), np.linspace(-9, 9, 4000, dtype=np.float32),
                        2.0 ** np.arange(-40, 40, 0.25, dtype=np.float32)])
    results = []
    for dtype in NARROW:
        every = lax.bitcast_convert_type(jnp.arange(256, dtype=jnp.uint8), dtype)
        results += [every.astype(jnp.float32), jnp.asarray(x).astype(dtype).astype(jnp.float32)]
    return results


def case_narrow_floats_without_specials():
    """Types without NaN, infinities, zero or a sign replace them by other values."""
    specials = np.array([0, -0.0, 0.25, -0.25, 4, -4, 1e-40, -1e-40, 100, -100, 1.5, 3, 2.0 ** 127,
                         1.75 * 2.0 ** 127, np.inf, -np.inf, np.nan], np.float32)
    x = np.concatenate([specials, np.linspace(-9, 9, 4000, dtype=np.float32),
                        2.0 ** np.arange(-126, 128, 0.25, dtype=np.float32)])

    def bits(v):
        """Returns bits, which distinguish zeros and the smallest numbers."""
        v = v.astype(jnp.float32)
        return jnp.where(jnp.isnan(v), -1, lax.bitcast_convert_type(v, jnp.int32))

    results = []
    for dtype in "float8_e8m0fnu", "float4_e2m1fn":
        every = lax.bitcast_convert_type(jnp.arange(256, dtype=jnp.uint8), dtype)
        results += [bits(every.astype(wide)) for wide in ("float32", "bfloat16")]
        results += [bits(jax.jit(lambda v, dtype=dtype: v.astype(dtype))(v))
                    for v in (x, x.astype(jnp.bfloat16), specials.astype(jnp.float16))]
    return results


def case_erf_of_narrow_floats():
    return [lax.erf(jnp.asarray([-3, -1, -0.5, 0, 0.25, 1, 2.5], dtype)).astype(jnp.float32)
            for dtype in NARROW]


def case_integer_division():
    """Division by zero and of the minimum by -1 have XLA's results."""
    results = []
    for dtype in ("int8", "uint16", "int32"):
        x = numbers(dtype, (5, 6))
        ends = jnp.iinfo(dtype)
        y = np.array([0, 1, 3, 7, ends.max, ends.min], dtype)
        results += [lax.div(x, jnp.broadcast_to(y, x.shape)),
                    lax.rem(x, jnp.broadcast_to(y, x.shape)), jnp.floor_divide(x, y),
                    jnp.left_shift(x, y), jnp.right_shift(x, y)]
    return results


def case_factors_of_nan():
    """Results that depend on a NaN are NaN; the other elements depend on the LAPACK library."""
    results = []
    for dtype in "float32", "complex64":
        x = np.random.default_rng(3).normal(size=(2, 5, 5)).astype(dtype)
        x = x @ x.swapaxes(-1, -2).conj()
        for place in ((0, 0, 0), (1, 3, 3), (0, 2, 1), (..., 0)):
            with_nan = x.copy()
            with_nan[place] = np.nan
            factors = lax.linalg.lu(with_nan)[0], jnp.linalg.cholesky(with_nan)
            results += [jnp.linalg.det(with_nan)] + [jnp.isnan(f).any((1, 2)) for f in factors]
        results += [lax.linalg.lu(x * np.nan)[0], jnp.linalg.cholesky(x * np.nan)]
    return results


def case_reflectors_of_nan():
    """Orthogonal factors are NaN from the column of the first NaN on."""
    results = []
    for dtype in "float32", "complex64":
        for shape in (3, 3), (5, 3), (3, 5):
            x = np.random.default_rng(3).normal(size=shape).astype(dtype)
            for place in ((1, 0), (0, 1), (-1, -1), (..., 1), ...):
                with_nan = x.copy()
                with_nan[place] = np.nan
                for mode in ("reduced", "complete"):
                    results += list(jnp.linalg.qr(with_nan, mode=mode))
                results += list(jax.scipy.linalg.qr(with_nan, pivoting=True))[:2]
            # The norm of a column with an infinity is infinite.
            with_infinity = x.copy()
            with_infinity[1, 0] = np.inf
            if dtype == "float32":  # complex numbers too, but the CPU has fewer NaNs
                results.append(jnp.linalg.qr(with_infinity, mode="r"))
        for taus in ([np.nan, 1, 0.5], [0, np.nan, 0.5], [0.5, 0, np.nan]):
            for columns in (3, 4):
                results.append(lax.linalg.householder_product(
                    np.random.default_rng(3).normal(size=(4, columns)).astype(dtype),
                    np.array(taus, dtype)))
    return results


def case_factors_without_elements():
    """Factors of matrices without rows or columns, and of batches without matrices."""
    squares = (jnp.linalg.eigvals, jnp.linalg.eigvalsh, jnp.linalg.cholesky, jnp.linalg.inv,
               jnp.linalg.det, lambda x: jnp.linalg.eig(x)[1], jax.scipy.linalg.schur)
    others = (lax.linalg.lu, jnp.linalg.qr, lambda x: jnp.linalg.svd(x, full_matrices=False))
    return [f(np.zeros(shape, dtype)) for dtype in ("float32", "complex64") for f, shapes in
            [(f, ((0, 0), (2, 0, 0), (0, 3, 3))) for f in squares[:-1]] + [(squares[-1], ((0, 0),))]
            + [(f, ((0, 3), (3, 0), (0, 3, 2), (2, 3, 0))) for f in others] for shape in shapes]


def case_cumulative_logarithms_of_sums():
    """Padding of a window is no element: for complex numbers its combination with itself would
    be NaN."""
    results = []
    for dtype in "float32", "complex64":
        x = np.random.default_rng(3).normal(size=(2, 90)).astype(dtype)
        if dtype == "complex64":
            x = x + 1j * np.random.default_rng(4).normal(size=x.shape).astype(np.float32)
        for size in (1, 2, 3, 17, 40, 90):
            for reverse in (False, True):
                results += [lax.cumlogsumexp(x[:, :size], axis=1, reverse=reverse)]
        results += [jax.jit(lambda v: lax.cumlogsumexp(v, axis=1))(x)]
    return results


def case_windows_of_any_function():
    x = np.random.default_rng(3).normal(size=(5, 40)).astype(np.float32)

    def larger(a, b):
        return jnp.where(jnp.abs(a) > jnp.abs(b), a, b)
    return [lax.reduce_window(x, np.float32(0), larger, window, strides, "SAME")
            for window in ((2, 3), (3, 20), (1, 40)) for strides in ((1, 1), (2, 3))]
