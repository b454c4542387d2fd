"""Arrays whose shardings no program of one mesh supports: devices in any order, and partial
sums. Exported and donated arrays."""

import jax
import jax.numpy as jnp
import numpy as np
from jax.experimental.layout import Format, Layout
from jax.sharding import AxisType, Mesh, NamedSharding, PartitionSpec as P, \
    SingleDeviceSharding

N = jax.device_count()
ROWS = 1 if N == 1 else 2 if N < 64 else 8
SHAPE = (ROWS, N // ROWS)
AXES = ("x", "y")
X = np.arange(64 * 64, dtype=np.float32).reshape(64, 64) / 64


def meshes():
    devices = np.array(jax.devices())
    mixed = np.random.default_rng(1).permutation(N)
    return [Mesh(devices[order].reshape(SHAPE), AXES)
            for order in (np.arange(N), np.arange(N)[::-1], mixed)]


def case_put_between_orders():
    results = []
    for source in meshes():
        for target in meshes():
            for a, b in ((P("x", "y"), P("x", "y")), (P("x"), P(None, "x")),
                         (P(("y", "x")), P()), (P(), P("y"))):
                x = jax.device_put(X, NamedSharding(source, a))
                y = jax.device_put(x, NamedSharding(target, b))
                results += [y] + [(s.device.id, s.data) for s in y.addressable_shards]
    return results


def case_donated_between_orders():
    source, target, _ = meshes()
    x = jax.device_put(X, NamedSharding(source, P("x")))
    y = jax.device_put(x, NamedSharding(target, P("y")), donate=True)
    return y, y + 1


def case_sharded_by_full_axes():
    """Sub-axes of a reshape's result may only be used inside the program."""
    x = jax.device_put(X[:8, :8], NamedSharding(meshes()[0], P("y")))
    return jax.jit(lambda a: a.reshape(2, 4, 8))(x), jax.jit(lambda a: a.reshape(2, 4, 8))(
        jax.device_put(X[:8, :8], NamedSharding(meshes()[0], P(("y", "x")))))


# Some versions of JAX lack it.
HAS_UNREDUCED = hasattr(P, "unreduced") and hasattr(jax, "reshard")
EXPLICIT = jax.make_mesh(SHAPE, AXES, axis_types=(AxisType.Explicit,) * 2)


def unreduced(axes):
    """Returns a product that is unreduced over `axes`, and its shards."""
    with jax.set_mesh(EXPLICIT):
        a = jax.device_put(X, P(None, axes))
        b = jax.device_put(X, P(axes))
        f = jax.jit(lambda p, q: jnp.einsum("ij,jk->ik", p, q,
                                            out_sharding=P(unreduced=set(axes))))
        return f(a, b)


def case_unreduced():
    if not HAS_UNREDUCED:
        return 0
    results = []
    with jax.set_mesh(EXPLICIT):
        for axes in (("x",), ("y",), ("x", "y")):
            u = unreduced(axes)
            results += [np.asarray(part) for part in u._arrays]
            results += [jax.reshard(v, s) for v in (u, u + u)
                        for s in (P(), P("x"), P("y", "x"))]
    return results


def case_unreduced_kinds():
    """Partial maxima and minima keep their kind in the sharding of an array."""
    if not hasattr(jax.sharding, "UnreducedKind"):
        return 0
    results = []
    with jax.set_mesh(EXPLICIT):
        for kind in (jax.sharding.UnreducedKind.max, jax.sharding.UnreducedKind.min):
            reduce = jax.lax.reduce_max if kind.name == "max" else jax.lax.reduce_min
            for axes, rest in (("x", None), ("y", "x")):
                spec = P(rest, unreduced={axes}, unreduced_kind=kind)
                f = jax.jit(lambda v: reduce(v, axes=(0,), out_sharding=spec))
                u = f(jax.device_put(X, P(axes, rest)))
                results += [np.asarray(part) for part in u._arrays]
                results += [jax.reshard(u, P()), jax.reshard(u, P("y"))]
                assert u.sharding.spec.unreduced_kind == kind, u.sharding
    return results


def case_taken_apart():
    if not HAS_UNREDUCED:
        return 0
    results = []
    with jax.set_mesh(EXPLICIT):
        apart = jax.jit(lambda v: jax.reshard(v, P(unreduced={"x"})))
        for x in (X, np.arange(8), np.float32(3), X.astype(jnp.bfloat16)):
            u = apart(jax.device_put(x, P()))
            results += [np.asarray(part).astype(np.float32) for part in u._arrays]
            results.append(jax.reshard(u, P()))
    return results


def case_read_by_others():
    x = jnp.arange(10, dtype=jnp.float32)
    return np.from_dlpack(x), np.from_dlpack(x).flags.writeable, \
        np.from_dlpack(jnp.ones((2, 3), jnp.int8)), repr(x.__dlpack_device__())


def case_error_read_on_a_stream():
    return jnp.arange(10.0).__dlpack__(stream=1)


def case_read_by_others_in_place():
    x = jnp.arange(10, dtype=jnp.float32)
    return np.from_dlpack(x, copy=False), \
        np.from_dlpack(x, copy=False).ctypes.data == x.unsafe_buffer_pointer()


def case_views():
    """A host view of an array has its memory, and outlives it."""
    results = []
    for x in (X, np.arange(8), X[:0], np.float32(3), X.astype(jnp.bfloat16), X > 3):
        x = jax.device_put(x)
        view, shown = np.asarray(x), memoryview(x) if x.dtype != jnp.bfloat16 else None
        results += [view.flags.writeable, view.flags.owndata, view.strides,
                    x.size == 0 or view.ctypes.data == x.unsafe_buffer_pointer()]
        if shown is not None:
            results += [shown.format, shown.shape, shown.readonly, shown.tobytes()]
        jax.jit(lambda x: ~x if x.dtype == bool else x + 1, donate_argnums=0)(x)
        results.append(view.astype(np.float32))
    return results


def case_error_view_of_several():
    """An array of one device would have a view."""
    if N == 1:
        raise BufferError
    return memoryview(jax.device_put(X, NamedSharding(meshes()[0], P("x"))))


def case_views_that_are_copies():
    """Arrays of sub-byte elements and with other layouts are copied."""
    flipped = jax.device_put(X, Format(Layout((1, 0)), SingleDeviceSharding(jax.devices()[0])))
    return np.asarray(jnp.arange(5).astype(jnp.int4)).astype(np.int32), np.asarray(flipped)


def case_error_donated_twice():
    x = jnp.arange(8.0)
    return jax.jit(lambda a, b: (a + b, a - b), donate_argnums=(0, 1))(x, x)


def case_error_used_and_donated():
    x = jnp.arange(8.0)
    return jax.jit(lambda a, b: (a + b, a - b), donate_argnums=0)(x, x)


def case_messages_of_donations():
    """Scripts search for XLA's messages; ours then have the program's name."""
    def messages(*donated):
        x = jnp.arange(8.0)
        try:
            jax.jit(lambda a, b: (a + b, a - b), donate_argnums=donated)(x, x)
        except jax.errors.JaxRuntimeError as error:
            return str(error).partition("`.")[0]
        return "nothing"
    return messages(0), messages(1), messages(0, 1)


def case_error_donated_twice_on_one_device():
    """Two arrays share a buffer on the second device only."""
    # JAX's CPU (0.10.2) rejects it too, and then may end the process.
    if jax.default_backend() == "cpu" or len(jax.devices()) < 2:
        return case_error_donated_twice()
    devices = jax.devices()[:2]
    sharding = jax.sharding.NamedSharding(jax.sharding.Mesh(devices, "x"), P("x"))
    first, second, shared = (jax.device_put(jnp.arange(4.0), devices[i]) for i in (0, 0, 1))
    a, b = (jax.make_array_from_single_device_arrays((8,), sharding, [part, shared])
            for part in (first, second))
    return jax.jit(lambda a, b: (a + b, a - b), donate_argnums=(0, 1))(a, b)


def case_donated_before():
    """Scripts search for XLA's message."""
    x = jax.device_put(jnp.arange(8.0), jax.devices()[0])
    f = jax.jit(lambda a: a + 1, donate_argnums=0)
    f(x)
    try:
        f(x)
    except (RuntimeError, ValueError) as error:
        return "Invalid buffer passed to Execute() as argument 0 to replica 0" in str(error)
    return None


def case_copy_that_shares_nothing():
    """A copy that must not alias its source is a copy even on the same device."""
    x = jnp.arange(8.0)
    copied = x.unsafe_buffer_pointer()
    return [jax.device_put(x, may_alias=may).unsafe_buffer_pointer() == copied
            for may in (True, False, None)], jax.device_put(x, may_alias=False)


def case_kept_programs():
    """JAX loads a compiled program from its cache folder."""
    import tempfile
    from jax import monitoring
    from jax.experimental.compilation_cache import compilation_cache
    copied = jnp.asarray(X)
    hits = []

    def listen(event, **_):
        if event == "/jax/compilation_cache/cache_hits":
            hits.append(event)

    monitoring.register_event_listener(listen)
    with tempfile.TemporaryDirectory() as folder:
        jax.config.update("jax_compilation_cache_dir", folder)
        jax.config.update("jax_persistent_cache_min_compile_time_secs", 0)
        jax.config.update("jax_persistent_cache_min_entry_size_bytes", -1)
        compilation_cache.reset_cache()
        try:
            results = []
            for _ in range(2):
                jax.clear_caches()
                hits.clear()
                results.append(jax.jit(lambda a: a * 17 + 1)(copied))
                results.append(len(hits))
            assert results[1] == 0 and results[3] == 1, results
            return results
        finally:
            jax.config.update("jax_compilation_cache_dir", None)
            compilation_cache.reset_cache()
