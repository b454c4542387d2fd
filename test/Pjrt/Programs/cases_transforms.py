"""JAX's transformations and control flow."""

import functools
import importlib.util

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

X = np.linspace(-2, 3, 24, dtype=np.float32).reshape(4, 6)
W = np.cos(np.arange(42, dtype=np.float32)).reshape(6, 7)


def case_jit():
    return jax.jit(lambda x, w: jnp.tanh(x @ w).sum(0))(X, W)


def case_eager():
    x = jnp.asarray(X)
    return [x + 1, x @ W, x[1:, ::2], x.at[2, 3].set(9), jnp.where(x > 0, x, -x), x.T.ravel(),
            jnp.concatenate([x, x]), jnp.argmax(x, axis=1), x.astype(jnp.int32) // 2]


def case_grad():
    return jax.jit(jax.value_and_grad(lambda w: (jax.nn.gelu(X @ w) ** 2).sum()))(W)


def case_hessian():
    return jax.hessian(lambda v: jnp.prod(jnp.sin(v)))(X[0])


def case_jvp_vjp():
    y, t = jax.jvp(jnp.sinh, (X,), (X + 1,))
    z, back = jax.vjp(lambda a: a ** 3, jnp.asarray(X))
    return y, t, z, back(jnp.ones_like(z))


def case_vmap():
    return jax.vmap(jax.vmap(lambda a, b: a * b.sum(), (None, 0)), (0, None))(X, W)


def case_scan():
    return jax.jit(lambda x: lax.scan(lambda c, a: (c * 0.5 + a, c.sum()), x[0], x))(X)


def case_scan_grad():
    def f(w):
        c, ys = lax.scan(lambda c, a: (jnp.tanh(c @ w.T @ w + a), c[0]), jnp.zeros(6), X)
        return c.sum() + ys.sum()
    return jax.jit(jax.grad(f))(np.ascontiguousarray(W.T))


def case_associative_scan():
    return lax.associative_scan(jnp.multiply, X, axis=1), jnp.cumsum(X, 1), lax.cummax(X, 0), \
        lax.cumlogsumexp(X, axis=1, reverse=True)


def case_while():
    return jax.jit(lambda x: lax.while_loop(lambda c: c[0] < 10,
                                            lambda c: (c[0] + 2, c[1] * 1.1), (0, x)))(X)


def case_fori():
    return lax.fori_loop(0, 7, lambda i, a: a + i, X), \
        jax.jit(lambda n: lax.fori_loop(0, n, lambda i, a: a * 2, 1))(5)


def case_cond():
    f = jax.jit(lambda p, x: lax.cond(p, jnp.sin, jnp.cos, x))
    return f(True, X), f(False, X), jax.vmap(lambda p: lax.cond(
        p, lambda: 1.0, lambda: 2.0))(np.array([True, False]))


def case_switch():
    f = jax.jit(lambda i: lax.switch(i, [lambda: 1, lambda: 2, lambda: 3]))
    return f(0), f(2), f(9), f(-4)


def case_map():
    return lax.map(lambda r: r[::-1] * 2, X, batch_size=3)


def case_remat():
    f = jax.checkpoint(lambda w: jnp.sin(jnp.sin(X @ w)))
    return jax.jit(jax.grad(lambda w: f(w).sum()))(W)


def case_custom_jvp_vjp():
    @jax.custom_vjp
    def clip(x):
        return x
    clip.defvjp(lambda x: (x, None), lambda _, g: (jnp.clip(g, -0.1, 0.1),))
    return jax.grad(lambda x: (clip(x) ** 2).sum())(X)


def case_donation():
    f = jax.jit(lambda x, y: (x + y, y * 2), donate_argnums=0)
    x = jnp.asarray(X)
    result = f(x, X)
    return result, x.is_deleted()


def case_error_deleted_argument():
    f = jax.jit(lambda x: x + 1, donate_argnums=0)
    x = jnp.asarray(X)
    f(x)
    return f(x)


def case_types():
    results = []
    for dtype in ("bool", "int4", "uint4", "int8", "uint8", "int16", "uint16", "int32",
                  "uint32", "float16", "bfloat16", "float32", "complex64", "float8_e4m3fn",
                  "float8_e5m2"):
        value = jnp.asarray(np.arange(6).reshape(2, 3) % 3, dtype)
        results += [value, value.T, jnp.ravel(value)[1:]]
        if dtype not in ("bool", "int4", "uint4"):
            results.append(jax.jit(lambda v: v + v)(value))
    return [r.astype("int8") if str(r.dtype) in ("int4", "uint4") else r for r in results]


def case_wide_types():
    with jax.enable_x64(True):
        return [jnp.asarray(X, "float64") * 2, jnp.arange(5) ** 3, jnp.asarray([1 + 2j]) ** 2,
                jnp.asarray([2 ** 60], "uint64") // 3]


def case_empty():
    e = jnp.zeros((0, 3))
    return e + 1, e.sum(), e @ jnp.ones((3, 2)), jnp.concatenate([e, X[:, :3]]), jnp.sort(e)


def case_scalars():
    return jnp.float32(3) + 1, jax.jit(lambda: 7)(), jax.jit(lambda a: a)(2.5), jnp.array(True)


def case_index():
    x = jnp.asarray(X)
    i = np.array([3, 0, 2, 2])
    return x[i], x[:, i], x.at[i].add(1.0), x.at[i, i].max(5.0), lax.dynamic_slice(
        x, (jnp.int32(9), 2), (2, 3)), lax.dynamic_update_slice(x, jnp.ones((2, 2)), (1, 4)), \
        jnp.take_along_axis(x, jnp.argsort(x, 1)[:, :2], 1), x.at[9].get(mode="fill"), \
        jnp.nonzero(x > 0, size=5)


def case_windows():
    """XLA drops windows that are partly outside, and moves those that are clamped."""
    at = np.array([[-1, 0], [0, 1], [2, 4], [1, 5], [3, 0], [-2, -2], [9, 2]])
    updates = np.arange(42, dtype=np.float32).reshape(7, 2, 3)
    dims = lax.ScatterDimensionNumbers((1, 2), (), (0, 1))
    rows = lax.ScatterDimensionNumbers((1,), (0,), (0, 1))
    x, wide = jnp.asarray(X), jnp.asarray(updates[:, 0])
    put = lax.scatter_add, lax.scatter, lax.scatter_max
    modes = None, "clip", "drop", "promise_in_bounds"
    found = [f(x, at.astype(t), updates, dims, mode=mode)
             for f in put for mode in modes for t in ("int32", "uint8", "int8")]
    found += [f(x, at, wide, rows, mode=mode) for f in put for mode in modes]
    moved = jax.grad(lambda x, u: (lax.scatter_add(x, at, u, dims) ** 2).sum(), (0, 1))
    return found, moved(x, updates)


def case_reductions():
    x = jnp.asarray(X)
    return [f(x, axis=a) for f in (jnp.sum, jnp.prod, jnp.max, jnp.min, jnp.mean, jnp.var,
                                   jnp.argmin, jnp.any, jnp.all) for a in (None, 0, 1)]


def case_convolution():
    x = np.sin(np.arange(2 * 3 * 8 * 8, dtype=np.float32)).reshape(2, 3, 8, 8)
    w = np.cos(np.arange(4 * 3 * 9, dtype=np.float32)).reshape(4, 3, 3, 3)
    f = lambda a, b: lax.conv_general_dilated(a, b, (2, 1), "SAME", rhs_dilation=(1, 2))  # noqa: E731
    return f(x, w), jax.jit(jax.grad(lambda a, b: f(a, b).sum(), (0, 1)))(x, w)


def case_einsum():
    return jnp.einsum("ij,jk,ik->i", X, W, X @ W), jnp.tensordot(X, W, 1), jnp.outer(X[0], X[1])


def case_random():
    key = jax.random.key(3)
    a, b = jax.random.split(key)
    return jax.random.normal(a, (3, 4)), jax.random.uniform(b, (5,)), \
        jax.random.permutation(a, 9), jax.random.bernoulli(b, 0.3, (8,)), \
        jax.random.gamma(a, 2.0, (3,)), jax.random.fold_in(key, 7), \
        jax.random.categorical(a, jnp.zeros((3, 5))), \
        jax.random.bits(jax.random.key(1, impl="rbg"), (4,))


def case_random_of_unpartitionable_keys():
    """The rounds of threefry are fused with the computation of their counters, which must not
    take a time that is exponential in the number of fused loops."""
    with jax.threefry_partitionable(False):
        return jax.random.gamma(jax.random.key(0), abs(X) + 1), \
            jax.random.permutation(jax.random.key(1), 9)


def case_linalg():
    # No eigenvalue is twofold: its eigenvectors would depend on roundings.
    a = X[:, :4] @ X[:, :4].T + np.diag(np.arange(4, 8, dtype=np.float32))
    w, v = jnp.linalg.eigh(a)
    u, s, vt = jnp.linalg.svd(X, full_matrices=False)
    q, r = jnp.linalg.qr(X.T)
    return w, jnp.abs(v), s, (u * s) @ vt, q @ r, jnp.linalg.inv(a), jnp.linalg.cholesky(a), \
        jnp.linalg.solve(a, X), jnp.linalg.det(a), jnp.linalg.matrix_rank(a), \
        jnp.linalg.norm(X), jnp.linalg.lstsq(X.T, X.T[:, :2])[0]


def case_fft():
    return jnp.fft.fft(X), jnp.fft.rfft2(X), jnp.fft.irfft(jnp.fft.rfft(X)), jnp.fft.fftn(X)


def case_sort():
    return jnp.sort(X, axis=0), jnp.argsort(-X), lax.top_k(X, 2), jnp.unique(
        jnp.round(X), size=4), lax.sort((X, -X), num_keys=2)


def case_nan_and_infinity():
    x = jnp.array([np.nan, np.inf, -np.inf, -0.0, 1e-30, 3e38])
    return x * 10, jnp.sqrt(x), jnp.sort(x), jnp.maximum(x, 0), jnp.sign(x), jnp.isfinite(x)


def case_static_arguments():
    f = jax.jit(lambda x, n: x * n, static_argnums=1)
    return f(X, 2), f(X, 3)


def case_unused_arguments():
    return jax.jit(lambda a, b, c: b * 2, keep_unused=False)(X, W, X), \
        jax.jit(lambda a, b, c: b * 2, keep_unused=True)(X, W, X)


def case_constants():
    table = np.arange(1000, dtype=np.float32).reshape(10, 100)
    return jax.jit(lambda i: jnp.asarray(table)[i])(3)


def case_error_shape():
    return jax.jit(lambda a, b: a @ b)(X, X)


def case_lowered():
    compiled = jax.jit(lambda a: jnp.sin(a) @ a.T).lower(X).compile()
    assert compiled.cost_analysis() is not None
    assert compiled.as_text()
    return compiled(X)


def through_bytes(exported):
    """Returns the program after serialization, if flatbuffers, which JAX uses, is installed."""
    if importlib.util.find_spec("flatbuffers") is None:
        return exported
    return jax.export.deserialize(bytearray(exported.serialize()))


def case_export():
    exported = jax.export.export(jax.jit(lambda a: jnp.sin(a) * 2))(X)
    again = through_bytes(exported)
    return again.call(X), jax.jit(lambda a: again.call(a) + 1)(X)


def by_platform(x, **others):
    return jax.lax.platform_dependent(x, cpu=lambda x: x + 1, tpu=lambda x: x + 2, **others)


def case_exported_for_cpus():
    """Programs for CPUs run here, also those for several platforms."""
    n, m = jax.export.symbolic_shape("n, m")
    results = []
    for platforms in (("cpu",), ("tpu", "cpu")):
        def exported(f, *args):
            return through_bytes(jax.export.export(jax.jit(f), platforms=platforms)(*args))

        plain, named = exported(jnp.sin, X), exported(by_platform, X)
        shaped = exported(lambda x: x.reshape(-1), jax.ShapeDtypeStruct((n, m), np.float32))
        results += [plain.call(X), named.call(X), jax.jit(lambda x: named.call(x) * 2)(X),
                    exported(plain.call, X).call(X), shaped.call(X), shaped.call(X[:2])]
    return results + [jax.export.export(jax.jit(
        lambda x: jnp.linalg.eigvalsh(x @ x.T)), platforms=("cpu",))(X).call(X)]


def case_error_exported_for_others():
    return jax.export.export(jax.jit(jnp.sin), platforms=("rocm", "cuda"))(X).call(X)


def case_branches_by_platform():
    return by_platform(X), jax.jit(by_platform)(X), jax.vmap(by_platform)(X), \
        jax.grad(lambda x: (by_platform(x) ** 2).sum())(X)


def case_error_branches_by_other_platforms():
    return jax.lax.platform_dependent(X, cuda=jnp.sin, rocm=jnp.cos)


def case_export_polymorphic():
    n, = jax.export.symbolic_shape("n")
    exported = jax.export.export(jax.jit(lambda a: a.sum(0) * a.shape[0]))(
        jax.ShapeDtypeStruct((n, 6), np.float32))
    return exported.call(X), exported.call(X[:2])


def case_transfer():
    d = jax.devices()
    x = jax.device_put(X, d[-1])
    y = jax.device_put(x, d[0])
    return x, y, x.devices() == {d[-1]}, jax.device_get(y + 1)


def case_uncommitted():
    x = jax.device_put(X, jax.devices()[-1])
    y = jax.jit(lambda a, b: a + b)(x, X)
    return y, y.devices() == x.devices()


def case_error_incompatible_devices():
    if jax.device_count() == 1:
        raise ValueError
    d = jax.devices()
    return jax.jit(lambda a, b: a + b)(jax.device_put(X, d[0]), jax.device_put(X, d[-1]))


def case_pickle_and_copy():
    import copy
    import pickle
    x = jnp.asarray(X)
    return pickle.loads(pickle.dumps(x)), copy.deepcopy(x), np.array(x), memoryview(
        np.asarray(x)).shape


def case_threads():
    from concurrent.futures import ThreadPoolExecutor
    f = jax.jit(lambda a, n: (a * n).sum())
    with ThreadPoolExecutor(8) as pool:
        return list(pool.map(lambda n: f(X, n), range(40)))


def case_checkify():
    from jax.experimental import checkify
    f = checkify.checkify(jax.jit(lambda x: jnp.log(x)), errors=checkify.float_checks)
    error, _ = f(jnp.float32(-1))
    return error.get() is not None


def case_numpy_functions():
    x = jnp.asarray(X)
    return [jnp.histogram(x)[0], jnp.interp(x, x[0], x[1]), jnp.percentile(x, 30), jnp.cov(x),
            jnp.convolve(x[0], x[1]), jnp.roll(x, 2), jnp.kron(x[:2, :2], x[:2, :2]),
            jnp.polyfit(jnp.arange(6.0), x[0], 2), jnp.tri(4), jnp.digitize(x, x[0]),
            jnp.bincount(jnp.array([1, 2, 2, 5])), jnp.gradient(x), jnp.trapezoid(x),
            jnp.nanmedian(x), jnp.packbits(x > 0), jnp.linspace(0, 1, 7), jnp.triu(x),
            jnp.repeat(x, 2, 0), jnp.tile(x, (2, 1)), jnp.flip(x), jnp.meshgrid(x[0], x[1])]


def case_partial_and_tree():
    f = jax.jit(functools.partial(lambda a, t: {"s": t["x"] * a, "l": [t["y"]]}, 3))
    return f({"x": X, "y": (W, None)})
