"""python named_tpu.py: devices that call themselves `tpu` (GSPMD_PLATFORM): what JAX and
libraries with a table of platforms find, compared with numpy."""

import jax
import jax.numpy as jnp
import numpy as np
from jax import export, lax
from jax.sharding import Mesh, NamedSharding, PartitionSpec as P

RNG = np.random.default_rng(0)
X = RNG.standard_normal((6, 6)).astype(np.float32)


def check(got, expected):
    np.testing.assert_allclose(np.asarray(got), expected, rtol=2e-4, atol=2e-4)


def case_names():
    device = jax.devices()[0]
    assert jax.default_backend() == device.platform == "tpu", device.platform
    assert jax.devices("tpu") == jax.devices("gspmd") == jax.devices()
    assert jax.devices("cpu")[0].platform == "cpu"
    # A library's table, such as that of mjx or tokamax.
    assert {"cpu": 0, "gpu": 1, "tpu": 2}[device.platform] == 2
    check(jax.device_put(X, jax.devices("tpu")[1]) + 1, X + 1)


def case_branches():
    assert int(jax.jit(lambda: lax.platform_dependent(
        cpu=lambda: 1, tpu=lambda: 2, default=lambda: 3))()) == 2
    assert int(jax.jit(lambda: lax.platform_dependent(
        cpu=lambda: 1, gspmd=lambda: 2, cuda=lambda: 3))()) == 2


def case_exported():
    for platforms in (["tpu"], ["gspmd"], ["cpu", "gspmd"], ["cuda", "tpu"]):
        program = export.export(jax.jit(lambda x: jnp.sin(x) + 1), platforms=platforms)(X)
        read = export.deserialize(program.serialize())
        check(jax.jit(read.call)(X), np.sin(X) + 1)


def case_linear_algebra():
    symmetric = X + X.T
    values, vectors = jax.jit(jnp.linalg.eigh)(symmetric)
    check(values, np.linalg.eigvalsh(symmetric))
    check(vectors @ jnp.diag(values) @ vectors.T, symmetric)
    q, r = jax.jit(jnp.linalg.qr)(X)
    check(q @ r, X)
    check(jax.jit(jnp.linalg.solve)(X, X[:, :2]), np.linalg.solve(X, X[:, :2]))
    check(jax.jit(lambda x: jnp.linalg.svd(x, compute_uv=False))(X),
          np.linalg.svd(X, compute_uv=False))
    check(jax.jit(jnp.linalg.cholesky)(X @ X.T + np.eye(6)), np.linalg.cholesky(X @ X.T + np.eye(6)))
    check(jax.jit(jnp.linalg.det)(X), np.linalg.det(X))


def case_functions():
    check(jax.jit(lambda x: jax.nn.sigmoid(x))(X), 1 / (1 + np.exp(-X)))
    check(jax.jit(lambda x: lax.approx_max_k(x, 2)[0])(X), -np.sort(-X, axis=1)[:, :2])
    check(jax.jit(lambda x: lax.top_k(x, 2)[0])(X), -np.sort(-X, axis=1)[:, :2])
    check(jax.jit(lambda x: jnp.cumsum(x, axis=1))(X), np.cumsum(X, axis=1))
    check(jax.jit(lambda: jax.random.uniform(jax.random.key(0), (4,)))(),
          jax.random.uniform(jax.device_put(jax.random.key(0), jax.devices("cpu")[0]), (4,)))
    if hasattr(lax, "empty"):
        assert jax.jit(lambda: lax.empty((3,), np.float32))().shape == (3,)


def case_callbacks():
    seen = []
    call = jax.jit(lambda x: jax.pure_callback(np.sin, jax.ShapeDtypeStruct(x.shape, x.dtype), x))
    check(call(X), np.sin(X))
    jax.jit(lambda x: jax.debug.callback(seen.append, x.sum()))(X)
    jax.effects_barrier()
    check(seen[0], X.sum())


def case_devices():
    mesh = Mesh(np.array(jax.devices()), ("x",))
    x = jax.device_put(np.arange(16, dtype=np.float32), NamedSharding(mesh, P("x")))
    check(jax.jit(lambda x: x.sum())(x), 120)
    both = jax.jit(jax.shard_map(
        lambda x: (lax.psum(x, "x"), lax.all_gather(x, "x", tiled=True),
                   lax.all_to_all(jnp.tile(x, 4), "x", 0, 0, tiled=True)),
        mesh=mesh, in_specs=P("x"), out_specs=(P(), P(), P("x")), check_vma=False))(x)
    check(both[1], np.arange(16))
    check(np.from_dlpack(jnp.ones(3)), np.ones(3))
    host = jax.device_put(X, jax.sharding.SingleDeviceSharding(jax.devices()[0],
                                                               memory_kind="pinned_host"))
    check(jax.device_put(host, jax.memory.Space.Device) if hasattr(jax, "memory") else host, X)
    assert jax.devices()[0].memory_stats()["bytes_in_use"] > 0


for name in [name for name in globals() if name.startswith("case_")]:
    globals()[name]()
    print(name, "done", flush=True)
print("all as numpy has it")
