"""Arrays over all devices: every kind of sharding, shard_map with every collective."""

import functools

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.sharding import AxisType, NamedSharding, PartitionSpec as P

from cases_transforms import through_bytes

N = jax.device_count()
ROWS = 1 if N == 1 else 2 if N < 64 else 8
SHAPE = (ROWS, N // ROWS)
MESH = jax.make_mesh(SHAPE, ("x", "y"), axis_types=(AxisType.Auto,) * 2)
EXPLICIT = jax.make_mesh(SHAPE, ("x", "y"), axis_types=(AxisType.Explicit,) * 2)
LINE = jax.make_mesh((N,), ("i",), axis_types=(AxisType.Auto,))
X = np.sin(np.arange(64 * 128, dtype=np.float32)).reshape(64, 128)
W = np.cos(np.arange(128 * 64, dtype=np.float32)).reshape(128, 64)


def put(x, *spec, mesh=MESH):
    return jax.device_put(x, NamedSharding(mesh, P(*spec)))


def case_put():
    return [put(X, *spec) for spec in ((), ("x",), ("y",), ("x", "y"), (None, ("x", "y")),
                                       (("y", "x"), None))]


def case_matmul():
    results = []
    for a in ((), ("x",), (None, "y"), ("x", "y")):
        for b in ((), ("y",), (None, "x")):
            results.append(jax.jit(lambda p, q: p @ q, out_shardings=NamedSharding(
                MESH, P("x")))(put(X, *a), put(W, *b)))
    return results


def case_auto_result():
    return jax.jit(lambda p: jnp.tanh(p) * 2)(put(X, "x", "y"))


def case_constraint():
    f = jax.jit(lambda a, b: lax.with_sharding_constraint(a @ b, NamedSharding(MESH, P("y"))))
    return f(put(X, "x"), put(W, None, "y"))


def case_constraint_of_small_floats():
    f = jax.jit(lambda a: lax.with_sharding_constraint(a, NamedSharding(MESH, P("y"))) + a)
    return [f(put(X.astype(t), "x")).astype(jnp.float32)
            for t in (jnp.float8_e4m3fn, jnp.float8_e5m2, jnp.float8_e4m3b11fnuz)]


def case_reshard():
    x = put(X, "x", "y")
    return [jax.device_put(x, NamedSharding(MESH, P(*spec)))
            for spec in ((), ("y",), (None, "x"), ("y", "x"))]


def case_in_shardings():
    f = jax.jit(lambda a: a.sum(1), in_shardings=NamedSharding(MESH, P("y")),
                out_shardings=NamedSharding(MESH, P("x")))
    return f(X)


def case_gradient():
    loss = lambda w, x: (jax.nn.relu(x @ w) ** 2).mean()  # noqa: E731
    return jax.jit(jax.value_and_grad(loss))(put(W, "y", "x"), put(X, "x", "y"))


def case_uneven_constraint():
    x = np.arange(30, dtype=np.float32).reshape(10, 3)
    return jax.jit(lambda a: lax.with_sharding_constraint(
        jnp.pad(a, ((0, 6), (0, 0))), NamedSharding(MESH, P("x"))) * 2)(x)


def case_error_uneven_put():
    if N == 1:
        raise ValueError
    return put(np.ones((N + 1, 3), np.float32), ("x", "y"))


def case_donate():
    x = put(X, "x")
    y = jax.jit(lambda a: a + 1, donate_argnums=0)(x)
    return y, x.is_deleted()


def case_donated_as_text():
    """The text contains the result that reuses the argument, and names of ops."""
    text = jax.jit(lambda a: a + 1, donate_argnums=0).lower(put(X, "x")).compile().as_text()
    return "input_output_alias={ {}: (0, {}, may-alias) }" in text, "/add\"" in text


def case_donated_to_nothing():
    # An argument that no result can reuse is kept.
    x = put(X, "x")
    y = jax.jit(lambda a: jax.lax.with_sharding_constraint(a + 1, NamedSharding(MESH, P())),
                donate_argnums=0)(x)
    return y, x.is_deleted()


def case_shards():
    x = put(X, "x", "y")
    return [s.data for s in x.addressable_shards], [s.index == x.sharding.devices_indices_map(
        x.shape)[s.device] for s in x.addressable_shards]


def case_make_array():
    sharding = NamedSharding(MESH, P("x", "y"))
    a = jax.make_array_from_callback(X.shape, sharding, lambda i: X[i])
    b = jax.make_array_from_single_device_arrays(X.shape, sharding, [
        jax.device_put(X[i], d) for d, i in sharding.addressable_devices_indices_map(
            X.shape).items()])
    return a, b


def case_random_sharded():
    f = jax.jit(lambda k: jax.random.normal(k, (64, 16)),
                out_shardings=NamedSharding(MESH, P("x", "y") if N < 64 else P("x")))
    return f(jax.random.key(0))


def case_scan_sharded():
    def f(x, w):
        def step(c, _):
            return lax.with_sharding_constraint(jnp.tanh(c @ w), NamedSharding(
                MESH, P("x", "y"))), c.sum()
        return lax.scan(step, x, length=3)
    return jax.jit(f)(put(X[:, :64].copy(), "x", "y"), put(W[:64].copy(), "y"))


def case_sorted():
    return jax.jit(lambda a: jnp.sort(a, axis=0))(put(X, "x", "y")), \
        jax.jit(lambda a: jnp.argmax(a, axis=1))(put(X, "x", "y")), \
        jax.jit(lambda a: lax.top_k(a, 3))(put(X, "x", "y"))


def case_sliced():
    return jax.jit(lambda a: a[3:40:2, ::-1])(put(X, "x", "y")), put(X, "x", "y")[5], \
        jax.jit(lambda a, i: a[i])(put(X, "x"), np.array([3, 60, 7]))


def mapped(f, in_specs, out_specs, mesh=MESH, **kwargs):
    return jax.jit(jax.shard_map(f, mesh=mesh, in_specs=in_specs, out_specs=out_specs,
                                 **kwargs))


def case_psum():
    return mapped(lambda a: lax.psum(a, "x"), P("x", "y"), P(None, "y"))(X), \
        mapped(lambda a: lax.psum(a, ("x", "y")), P("x", "y"), P())(X), \
        mapped(lambda a: lax.pmean(a, "y"), P("x", "y"), P("x"))(X)


def case_pmax():
    return mapped(lambda a: lax.pmax(a, "x"), P("x", "y"), P(None, "y"))(X), \
        mapped(lambda a: lax.pmin(a, "y"), P("x", "y"), P("x"))(X)


def case_all_gather():
    return mapped(lambda a: lax.all_gather(a, "x", tiled=True), P("x", "y"), P(None, "y"),
                  check_vma=False)(X), \
        mapped(lambda a: lax.all_gather(a, "y", axis=1), P("x", "y"), P("x"),
               check_vma=False)(X)


def case_reduce_scatter():
    return mapped(lambda a: lax.psum_scatter(a, "x", tiled=True), P(None, "y"),
                  P("x", "y"))(X)


def case_all_to_all():
    return mapped(lambda a: lax.all_to_all(a, "i", 1, 0, tiled=True), P(None, "i"), P("i"),
                  mesh=LINE)(X)


def case_permute():
    n = SHAPE[1]
    return mapped(lambda a: lax.ppermute(a, "y", [(i, (i + 1) % n) for i in range(n)]),
                  P("x", "y"), P("x", "y"))(X), \
        mapped(lambda a: lax.ppermute(a, "y", [(0, n - 1)]), P("x", "y"), P("x", "y"))(X), \
        mapped(lambda a: lax.pshuffle(a, "i", list(range(N))[::-1]), P("i"), P("i"),
               mesh=LINE)(X)


def case_axis_index():
    return mapped(lambda: lax.axis_index("x").reshape(1, 1) * 100 +
                  lax.axis_index("y").reshape(1, 1), (), P("x", "y"))()


def case_error_groups():
    if N < 4:
        raise ValueError
    groups = [list(range(0, N // 2)), list(range(N // 2, N))]
    return mapped(lambda a: lax.psum(a, "i", axis_index_groups=groups), P("i"), P("i"),
                  mesh=LINE)(X)


def case_groups_of_no_axes():
    """Groups have any order and several sizes."""
    order = np.random.default_rng(3).permutation(N).tolist()
    half = max(1, N // 2)
    even = [order[i:i + half] for i in range(0, N, half)]
    results = [mapped(functools.partial(f, axis_name="i", axis_index_groups=even), P("i"), P("i"),
                      mesh=LINE)(np.tile(X, (N, 1)))
               for f in (functools.partial(lax.all_gather, tiled=True),
                         functools.partial(lax.psum_scatter, tiled=True),
                         functools.partial(lax.all_to_all, split_axis=0, concat_axis=1,
                                           tiled=True))]
    uneven = [order[:1], order[1:]] if N > 1 else [order]
    return results + [mapped(lambda a: f(a, "i", axis_index_groups=groups), P("i"), P("i"),
                             mesh=LINE)(X)
                      for groups in (even, uneven) for f in (lax.pmax, lax.pmin)] + [
        jax.jit(jax.shard_map(lambda a: lax.psum(a, "i", axis_index_groups=groups), mesh=LINE,
                              in_specs=P("i"), out_specs=P("i"), check_vma=False))(X)
        for groups in (even, uneven)]


def case_map_grad():
    f = mapped(lambda a, w: lax.psum(jnp.tanh(a @ w), "y"), (P("x", "y"), P("y")), P("x"))
    return jax.jit(jax.grad(lambda a, w: (f(a, w) ** 2).sum(), (0, 1)))(X, W)


def case_map_loop():
    def f(a):
        n = lax.axis_size("y")
        def step(i, c):
            return lax.ppermute(c, "y", [(j, (j + 1) % n) for j in range(n)]) + i
        return lax.fori_loop(0, 3, step, a)
    return mapped(f, P("x", "y"), P("x", "y"))(X)


def case_map_vmap():
    f = jax.shard_map(lambda a: lax.psum(a, "x"), mesh=MESH, in_specs=P("x"), out_specs=P())
    return jax.jit(jax.vmap(f))(np.stack([X, X + 1]))


def case_map_some_axes():
    f = jax.shard_map(lambda a: lax.psum(a * 2, "x"), mesh=MESH, in_specs=P("x"),
                      out_specs=P(), axis_names={"x"})
    return jax.jit(f)(put(X, "x", "y"))


def case_map_eager():
    return jax.shard_map(lambda a: lax.psum(a, "x"), mesh=MESH, in_specs=P("x"),
                         out_specs=P())(X)


def case_map_random():
    def f(seed):
        key = jax.random.fold_in(jax.random.key(seed[0]), lax.axis_index("i"))
        return jax.random.normal(key, (2, 3))
    return mapped(f, P(), P("i"), mesh=LINE)(np.array([5]))


def case_explicit():
    with jax.set_mesh(EXPLICIT):
        x = jax.device_put(X, P("x", "y"))
        y = jnp.sin(x) + x
        z = jax.jit(lambda a, b: jnp.einsum("ij,jk->ik", a, b, out_sharding=P("x", None)))(
            y, jax.device_put(W, P("y", None)))
        return y, str(jax.typeof(y).sharding.spec), z, jax.sharding.reshard(y, P("y", None)), \
            jax.jit(jax.grad(lambda a: (jnp.sin(a) ** 2).sum()))(x)


def case_error_explicit():
    if N == 1:
        raise ValueError
    with jax.set_mesh(EXPLICIT):
        return jax.device_put(X, P("x", None)) + jax.device_put(X, P("y", None))


def case_auto_axes():
    with jax.set_mesh(EXPLICIT):
        x = jax.device_put(X, P("x", "y"))
        f = jax.sharding.auto_axes(lambda a: jnp.sort(a) * 2)
        return jax.jit(lambda a: f(a, out_sharding=P("x", None)))(x)


def case_pmap():
    x = X.reshape(N, -1)
    return jax.pmap(lambda a: lax.psum(a, "i") + lax.axis_index("i"), axis_name="i")(x), \
        jax.pmap(lambda a, b: a * b, in_axes=(0, None))(x, 3.0)


def case_custom_partitioning():
    from jax.experimental.custom_partitioning import custom_partitioning

    @custom_partitioning
    def f(a):
        return jnp.sin(a) * 2

    def partition(mesh, arg_shapes, result_shape):
        return mesh, lambda a: jnp.sin(a) * 2, result_shape.sharding, \
            tuple(s.sharding for s in arg_shapes)
    f.def_partition(infer_sharding_from_operands=lambda mesh, args, out: args[0].sharding,
                    partition=partition, sharding_rule="... -> ...")
    return jax.jit(f)(put(X, "x", "y"))


def case_shard_alike():
    try:
        from jax.experimental.shard_alike import shard_alike
    except ImportError:  # JAX 0.12 has no public form
        return 0
    return jax.jit(lambda a: shard_alike(a, jnp.ones_like(a) * 3)[1])(put(X, "x", "y"))


def case_async_collectives():
    """Collectives that are started and completed; on CPUs the same ones without that."""
    from jax._src.lax import parallel
    if not hasattr(parallel, "psum_start"):
        return 0

    def run(name, *args, **kwargs):
        if jax.default_backend() == "cpu":
            return getattr(parallel, name)(*args, **kwargs)
        return getattr(parallel, name + "_start")(*args, **kwargs).done()

    size = MESH.shape["x"]

    @jax.jit
    @functools.partial(jax.shard_map, mesh=MESH, in_specs=P("x", "y"),
                       out_specs=P(None, ("x", "y")))
    def f(a):
        total = run("psum", a, "x")
        rows = run("all_gather", a, "x", tiled=True)
        columns = run("psum_scatter", rows, "x", scatter_dimension=0, tiled=True)
        turned = run("all_to_all", rows, "x", 0, 0, tiled=True)
        moved = run("ppermute", a, "x", [(i, (i + 1) % size) for i in range(size)])
        return jnp.stack([total + columns, turned[:a.shape[0]], moved])
    return f(put(X, "x", "y"))


def case_subset_of_devices():
    half = jax.make_mesh((max(N // 2, 1),), ("h",), axis_types=(AxisType.Auto,),
                         devices=jax.devices()[N - max(N // 2, 1):])
    x = jax.device_put(X, NamedSharding(half, P("h")))
    return jax.jit(lambda a: (a @ a.T).sum(0))(x)


def case_permuted_devices():
    mesh = jax.sharding.Mesh(np.array(jax.devices())[::-1].reshape(SHAPE), ("x", "y"))
    x = jax.device_put(X, NamedSharding(mesh, P("x", "y")))
    return jax.jit(lambda a: a @ a.T)(x), [s.data for s in x.addressable_shards]


def case_export_sharded():
    f = jax.jit(lambda a, b: jnp.tanh(a @ b), in_shardings=(
        NamedSharding(MESH, P("x")), NamedSharding(MESH, P(None, "y"))))
    exported = jax.export.export(f)(X, W)
    again = through_bytes(exported)
    return jax.jit(again.call)(put(X, "x"), put(W, None, "y"))


def case_linalg_batched():
    a = (X.reshape(64, 8, 16) @ np.swapaxes(X.reshape(64, 8, 16), 1, 2)
         + 8 * np.eye(8, dtype=np.float32))
    return jax.jit(jnp.linalg.cholesky)(put(a, "x")), jax.jit(jnp.linalg.inv)(put(a, "x")), \
        jax.jit(lambda b: jnp.linalg.eigh(b)[0])(put(a, "x"))


def case_convolution_sharded():
    x = X[:32].reshape(8, 2, 16, 16)
    w = W.ravel()[:4 * 2 * 9].reshape(4, 2, 3, 3)
    f = jax.jit(lambda a, b: lax.conv(a, b, (1, 1), "SAME"))
    return f(put(x, None, None, "x"), w)


def case_memory_kinds():
    kinds = {m.kind for m in jax.devices()[0].addressable_memories()}
    return len(kinds) > 0


def case_partial_reduce():
    return mapped(functools.partial(lax.psum, axis_name="x"), P("x"), P())(
        np.arange(64, dtype=np.int32)), mapped(lambda a: lax.psum(a, "x"), P("x"), P())(
            (X > 0).astype(np.complex64))
