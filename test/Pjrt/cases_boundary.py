"""Arrays whose shardings no program of one mesh can say: devices in any order, and parts
that are still to be summed."""

import jax
import jax.numpy as jnp
import numpy as np
from jax.sharding import AxisType, Mesh, NamedSharding, PartitionSpec as P

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


def case_cut_by_whole_axes():
    """What comes of a reshape may be cut by parts of axes inside only."""
    x = jax.device_put(X[:8, :8], NamedSharding(meshes()[0], P("y")))
    return jax.jit(lambda a: a.reshape(2, 4, 8))(x), jax.jit(lambda a: a.reshape(2, 4, 8))(
        jax.device_put(X[:8, :8], NamedSharding(meshes()[0], P(("y", "x")))))


# Not in every version of JAX.
HAS_UNREDUCED = hasattr(P, "unreduced") and hasattr(jax, "reshard")
EXPLICIT = jax.make_mesh(SHAPE, AXES, axis_types=(AxisType.Explicit,) * 2)


def unreduced(axes):
    """A product whose sum over `axes` is not done, and what each device has of it."""
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
