"""Python callbacks and foreign functions of programs."""

import gc
import weakref

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.experimental import io_callback
from jax.experimental.buffer_callback import buffer_callback
from jax.sharding import AxisType, NamedSharding, PartitionSpec as P
from jaxlib.cpu import _lapack

N = jax.device_count()
X = np.arange(24, dtype=np.float32).reshape(8, 3)
MESH = jax.make_mesh((N,), ("i",), axis_types=(AxisType.Auto,))


def shape(x):
    return jax.ShapeDtypeStruct(x.shape, x.dtype)


def case_error_exported():
    f = jax.jit(lambda x: (jax.debug.print("{}", x), x)[1])
    return jax.export.export(f)(X).call(X)


def factored(name, x):
    """Calls LAPACK, as jaxlib registers it for CPUs."""
    batch, n = x.shape[:-2], x.shape[-1]
    return jax.ffi.ffi_call(name, (shape(x), jax.ShapeDtypeStruct((*batch, n), jnp.int32),
                                   jax.ShapeDtypeStruct(batch, jnp.int32)),
                            vmap_method="broadcast_all",
                            input_layouts=[(*range(len(batch)), x.ndim - 1, x.ndim - 2)[::-1]],
                            output_layouts=[(*range(len(batch)), x.ndim - 1, x.ndim - 2)[::-1],
                                            None, None], input_output_aliases={0: 0})(x)


def case_foreign():
    """Functions registered for the platform alone, and for CPUs."""
    _lapack.initialize()
    jax.ffi.register_ffi_target("factored_elsewhere",
                                _lapack.registrations()["lapack_sgetrf_ffi"],
                                platform=jax.default_backend())
    x = np.random.default_rng(3).normal(size=(8, 5, 5)).astype(np.float32)
    over = jax.shard_map(lambda a: factored("factored_elsewhere", a)[0], mesh=MESH,
                         in_specs=P("i"), out_specs=P("i"), check_vma=False)
    return [jax.jit(lambda a, name=name: factored(name, a))(x)
            for name in ("lapack_sgetrf_ffi", "factored_elsewhere")], over(x), \
        jax.vmap(lambda a: factored("factored_elsewhere", a)[1])(x)


def case_error_foreign_unknown():
    return jax.jit(lambda a: jax.ffi.ffi_call("nobody_knows_it", shape(a))(a))(X)


def case_error_array_of_many_bytes():
    return jnp.ones((10**9, 10**9))


def case_buffer_callback():
    """Functions that write the results, in a program of all devices, alone, and batched."""
    def double(context, out, a):
        del context
        np.asarray(out)[...] = np.asarray(a) * 2

    def f(a):
        return buffer_callback(double, shape(a), vmap_method="sequential")(a) + 1
    return jax.jit(f)(X), jax.jit(f)(jax.device_put(X, NamedSharding(MESH, P("i")))), \
        jax.vmap(f)(X)


def case_pure():
    f = jax.jit(lambda x: jax.pure_callback(lambda a: np.sin(a) + 1, shape(x), x) * 2)
    return f(X), f(X + 1)


def case_pure_eager():
    return jax.pure_callback(lambda a: np.cumsum(a, 0), shape(X), X)


def case_pure_tree():
    f = jax.jit(lambda x, n: jax.pure_callback(
        lambda a, b: {"s": np.float32(a.sum()), "t": (a.astype(np.int32) + b,)},
        {"s": jax.ShapeDtypeStruct((), np.float32),
         "t": (jax.ShapeDtypeStruct(x.shape, np.int32),)}, x, n))
    return f(X, 3)


def case_pure_vmap():
    f = lambda x: jax.pure_callback(np.square, shape(x), x, vmap_method="sequential")  # noqa: E731
    g = lambda x: jax.pure_callback(np.square, shape(x), x, vmap_method="expand_dims")  # noqa: E731
    return jax.jit(jax.vmap(f))(X), jax.vmap(g)(X)


def case_pure_in_loop():
    return jax.jit(lambda x: lax.fori_loop(0, 4, lambda i, c: jax.pure_callback(
        lambda a: a * 2, shape(c), c), x))(X)


def case_pure_that_runs():
    """The callback runs a program on the device that waits for it, with a ready array."""
    w = jax.device_put(np.ones((300, 300), np.float32), jax.devices()[0])
    product = jax.jit(lambda a: (a @ a).sum(1))
    f = jax.jit(lambda x: jax.pure_callback(
        lambda a: np.asarray(product(w))[:3] + a, shape(x), x))
    return f(X), f(X[0])


def case_pure_types():
    out = []
    for dtype in (np.bool_, np.int8, np.uint16, np.float16, jnp.bfloat16, np.complex64):
        x = X.astype(dtype)
        out.append(jax.jit(lambda a: jax.pure_callback(lambda b: b, shape(a), a))(x))
    empty = np.zeros((0, 2), np.float32)
    return out + [jax.jit(lambda a: jax.pure_callback(lambda b: b + 1, shape(a), a))(empty)]


def case_error_pure():
    def fail(x):
        raise ValueError("this is wrong")
    return jax.block_until_ready(jax.jit(lambda x: jax.pure_callback(fail, shape(x), x))(X))


def case_error_pure_shape():
    return jax.block_until_ready(jax.jit(
        lambda x: jax.pure_callback(lambda a: a[:2], shape(x), x))(X))


def case_custom_gradient():
    @jax.custom_vjp
    def f(x):
        return jax.pure_callback(np.sin, shape(x), x)
    f.defvjp(lambda x: (f(x), x), lambda x, g: (g * jax.pure_callback(np.cos, shape(x), x),))
    return jax.jit(jax.grad(lambda x: f(x).sum()))(X)


def case_io_ordered():
    seen = []
    def body(i, c):
        io_callback(lambda n: seen.append(int(n)), None, i, ordered=True)
        return c + 1
    y = jax.jit(lambda x: lax.fori_loop(0, 5, body, x))(X)
    jax.block_until_ready(y)
    jax.effects_barrier()
    return y, np.array(seen)


def case_io_result():
    count = iter(range(100))
    f = jax.jit(lambda x: io_callback(lambda a: np.float32(next(count)) + a, shape(x), x,
                                      ordered=True))
    return f(X), f(X)


def case_io_unordered():
    seen = []
    jax.jit(lambda x: io_callback(lambda a: seen.append(a.sum()), None, x))(X)
    jax.effects_barrier()
    return np.array(seen)


def case_debug_callback():
    seen = []
    y = jax.jit(lambda x: (jax.debug.callback(lambda a: seen.append(np.array(a)), x), x * 2)[1])(X)
    jax.effects_barrier()
    return y, seen[0]


def case_debug_print():
    import contextlib
    import io
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        def f(x):
            jax.debug.print("x is {} and {y}", x[0, 1], y=x.sum(), ordered=True)
            return lax.cond(x[0, 0] == 0, lambda: (jax.debug.print("zero", ordered=True), 1)[1],
                            lambda: 2)
        z = jax.jit(f)(X)
        jax.effects_barrier()
    return z, out.getvalue()


def case_debug_in_scan():
    seen = []
    def step(c, a):
        jax.debug.callback(lambda v: seen.append(float(v)), a.sum(), ordered=True)
        return c + a, None
    y, _ = jax.jit(lambda x: lax.scan(step, x[0], x))(X)
    jax.effects_barrier()
    return y, np.array(seen)


def case_sharded():
    calls = []
    x = jax.device_put(np.arange(N * 4, dtype=np.float32), NamedSharding(MESH, P("i")))
    f = jax.jit(lambda a: jax.pure_callback(lambda b: (calls.append(b.shape), b * 3)[1],
                                            shape(a), a) + a,
                out_shardings=NamedSharding(MESH, P("i")))
    y = jax.block_until_ready(f(x))
    return y, np.array(calls)


def case_sharded_without_zero():
    """A type with powers of two only."""
    x = jax.device_put((2.0 ** np.arange(N * 2)).astype(jnp.float8_e8m0fnu),
                       NamedSharding(MESH, P("i")))
    return jax.jit(lambda a: jax.pure_callback(lambda b: b[::-1], shape(a), a))(x)


def case_sharded_debug():
    seen = []
    x = jax.device_put(np.arange(N * 4, dtype=np.float32), NamedSharding(MESH, P("i")))
    y = jax.jit(lambda a: (jax.debug.callback(lambda b: seen.append(float(b.sum())), a), a)[1])(x)
    jax.effects_barrier()
    return y, np.array(seen)


def case_in_shard_map():
    seen = []
    def f(a):
        jax.debug.callback(lambda b: seen.append(float(b[0])), a)
        return jax.pure_callback(lambda b: b + 1, shape(a), a)
    y = jax.jit(jax.shard_map(f, mesh=MESH, in_specs=P("i"), out_specs=P("i")))(
        np.arange(N * 2, dtype=np.float32))
    jax.block_until_ready(y)
    jax.effects_barrier()
    return y, np.sort(np.array(seen))


def case_calls_jax():
    return jax.jit(lambda x: jax.pure_callback(lambda a: jnp.sort(a, 0) + 1, shape(x), x))(X)


def case_runs_programs_of_the_platform():
    """The callback runs and awaits programs that are too large for the calling thread."""
    big = np.ones((512, 512), np.float32)
    def f(a):
        y = jax.device_put(big, NamedSharding(MESH, P("i")))
        return np.asarray(a) + np.asarray(jax.jit(lambda y: (y @ y.T).sum())(y))
    return jax.jit(lambda x: jax.pure_callback(f, shape(x), x))(X)


def case_reads_what_is_computed():
    """The callback reads an array of an earlier program, which may still be running."""
    rows = jax.device_put(np.ones((512, 512), np.float32), NamedSharding(MESH, P("i")))
    y = jax.jit(lambda a: jax.lax.fori_loop(0, 50, lambda _, b: jnp.tanh(b @ b.T), a))(rows)
    f = lambda a: np.asarray(a) + np.asarray(y).sum()
    return jax.jit(lambda x: jax.pure_callback(f, shape(x), x))(X)


def case_fails_and_is_over():
    """The caller gets the error; later programs are not affected."""
    def bad(_):
        raise ValueError("wrong")
    seen, reported = [], []
    for f in (lambda x: io_callback(bad, shape(x), x, ordered=True),
              lambda x: io_callback(bad, shape(x), x), lambda x: jax.debug.callback(bad, x),
              lambda x: jax.debug.callback(bad, x, ordered=True)):
        try:
            jax.jit(f)(jnp.float32(1))
        except jax.errors.JaxRuntimeError as error:
            reported.append("wrong" in str(error))
        jax.effects_barrier()
        jax.jit(lambda x: jax.debug.callback(lambda y: seen.append(float(y)), x,
                                             ordered=True))(jnp.float32(2))
        jax.effects_barrier()
    return reported, seen


class Held:
    pass


def case_let_go():
    """The objects of a callback live as long as the last program that calls it."""
    over = NamedSharding(MESH, P("i"))
    refs, seen = [], []
    for x in (jnp.float32(1), jax.device_put(X, over) if N == 8 else X):
        held = Held()
        refs.append(weakref.ref(held))
        f = jax.jit(lambda x, held=held: (jax.debug.callback(
            lambda y, held=held: seen.append(float(y)), (x * 2).sum()), x + 1)[1])
        f(x)
        del f, held
        jax.clear_caches()
        gc.collect()
    jax.effects_barrier()
    jax.clear_caches()
    gc.collect()
    return seen, [r() is None for r in refs]


def case_random_keys():
    seen = []
    keys = jax.random.split(jax.random.key(3), 4)
    f = jax.jit(lambda k: jax.debug.callback(lambda k, v: seen.append((k, v)), k, k[0]))
    f(keys)
    jax.effects_barrier()
    return seen


def case_of_64_bits():
    with jax.enable_x64(True):
        x = np.arange(3.0)
        return jax.jit(lambda a: jax.pure_callback(lambda b: jnp.sin(b) * 2, shape(a), a))(x)


def case_check():
    from jax.experimental import checkify
    def f(x):
        checkify.check(x.sum() > 0, "sum is {}", x.sum())
        return x
    error, y = checkify.checkify(jax.jit(f))(X - 100)
    return error.get(), y
