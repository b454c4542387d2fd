"""Operations of every script: transfers of arrays, programs on one device and on many with
the requested sharding."""

import ctypes

import jax
import jax.numpy as jnp
import numpy as np
from jax.experimental.layout import Format, Layout
from jax.extend.backend import clear_backends
from jax.sharding import Mesh, NamedSharding, PartitionSpec as P, SingleDeviceSharding
import ml_dtypes

devices = jax.devices()
assert len(devices) == 8 and devices[0].platform == "gspmd"
assert devices[5].coords == [1, 0, 1] and devices[5].device_kind == "TPU v4"
assert {m.kind for m in devices[0].addressable_memories()} == {
    "device", "pinned_host", "unpinned_host"}
# The platform includes CPUs; the requested platforms do not change.
assert jax.config.jax_platforms == "gspmd" and jax.devices("cpu")[0].platform == "cpu"
assert jax.default_backend() == "gspmd"
mesh = Mesh(np.array(devices).reshape(4, 2), ("x", "y"))


def put(value, *spec):
    return jax.device_put(value, NamedSharding(mesh, P(*spec)))


def check_transfers():
    """Transfers every type, and host arrays that are not row-major."""
    base = np.arange(24).reshape(2, 3, 4)
    for name in ("bool", "int8", "int16", "int32", "uint8", "uint16", "uint32", "float16",
                 "float32", "complex64", "bfloat16", "int4", "uint4", "float8_e4m3fn",
                 "float8_e5m2", "float8_e4m3b11fnuz"):
        values = (base % 8).astype(getattr(ml_dtypes, name, name))
        for array in (values, values.T, values[::-1, :, ::2], np.asfortranarray(values),
                      values[:0], values[0, 0, 0]):
            back = np.asarray(jax.device_put(array, devices[3]))
            assert back.dtype == array.dtype and back.shape == array.shape
            np.testing.assert_array_equal(back, array)
        moved = jax.device_put(jax.device_put(values, devices[1]), devices[2])
        assert moved.devices() == {devices[2]}
        np.testing.assert_array_equal(np.asarray(moved), values)
    # The upper bits of host bytes of narrow numbers are arbitrary.
    for name in ("int2", "int4"):
        values = np.array([1, -1, 0, -2, 1], getattr(ml_dtypes, name))
        largest, indices = jax.lax.top_k(jax.device_put(values, devices[1]), 4)
        np.testing.assert_array_equal(np.asarray(largest).astype(int), [1, 1, 0, -1])
        np.testing.assert_array_equal(indices, [0, 4, 2, 1])


def check_programs():
    rng = np.random.default_rng(0)
    a = rng.standard_normal((8, 16)).astype(np.float32)
    b = rng.standard_normal((16, 4)).astype(np.float32)
    # Near -1 the sum has few significant bits: it is correct within an ulp of tanh, whose
    # double value does not depend on the machine's tanh.
    np.testing.assert_allclose(jnp.tanh(a) + 1, np.tanh(a.astype(np.float64)) + 1,
                               rtol=1e-7, atol=np.finfo(np.float32).eps)
    np.testing.assert_allclose(jax.jit(lambda a, b: a @ b)(a, b), a @ b, atol=1e-5)
    x, w = put(a, "x", "y"), put(b, "y")
    product = jax.jit(lambda x, w: x @ w)(x, w)
    assert product.sharding.is_equivalent_to(NamedSharding(mesh, P("x")), 2)
    np.testing.assert_allclose(product, a @ b, atol=1e-5)
    rows = jax.jit(lambda x, w: x @ w,
                   out_shardings=NamedSharding(mesh, P(("x", "y"))))(x, w)
    assert [s.data.shape for s in rows.addressable_shards] == [(1, 4)] * 8
    np.testing.assert_allclose(rows, a @ b, atol=1e-5)
    manual = jax.jit(jax.shard_map(
        lambda x, w: jax.lax.psum(x @ w, "y"), mesh=mesh,
        in_specs=(P("x", "y"), P("y")), out_specs=P("x")))(x, w)
    np.testing.assert_allclose(manual, a @ b, atol=1e-5)
    per_device = jax.pmap(lambda x: jax.lax.psum(x, "i") + jax.lax.axis_index("i"),
                          axis_name="i")(np.arange(8.0))
    np.testing.assert_array_equal(per_device, np.arange(8.0) + 28)


def check_lives():
    x = put(np.arange(64, dtype=np.float32), "x")
    y = jax.jit(lambda x: x * 2, donate_argnums=0)(x)
    assert x.is_deleted() and not y.is_deleted()
    np.testing.assert_array_equal(y, np.arange(64) * 2)
    used = devices[0].memory_stats()["bytes_in_use"]
    y.delete()
    assert devices[0].memory_stats()["bytes_in_use"] == used - 64
    seen = jax.device_put(np.ones(64, np.float32), devices[0])
    view = np.asarray(seen)
    used = devices[0].memory_stats()["bytes_in_use"]
    seen.delete()
    assert devices[0].memory_stats()["bytes_in_use"] == used - 256 and view.sum() == 64
    try:
        np.asarray(y)
    except RuntimeError as error:
        assert "deleted" in str(error)
    else:
        raise AssertionError("a deleted array was read")


def check_tiles():
    """Tests the bytes of an array with a tiled layout, whose tiles are padded."""
    x = np.arange(60, dtype=np.float32).reshape(3, 4, 5)
    wide = np.zeros((3, 4, 8), np.float32)
    wide[..., :5] = x
    tiled = {((2, 4),): wide.reshape(3, 2, 2, 2, 4).transpose(0, 1, 3, 2, 4),
             ((4, 4), (2, 1)): wide.reshape(3, 2, 2, 2, 4).transpose(0, 3, 1, 4, 2)}
    for tiles, expected in tiled.items():
        form = Format(Layout((0, 1, 2), tiling=tiles), SingleDeviceSharding(devices[0]))
        y = jax.device_put(x, form)
        z = jax.jit(lambda a: 2 * a, in_shardings=form, out_shardings=form)(y)
        for array, times in ((y, 1), (z, 2)):
            assert array.on_device_size_in_bytes() == expected.nbytes
            np.testing.assert_array_equal(array, times * x)
            memory = (ctypes.c_float * expected.size).from_address(array.unsafe_buffer_pointer())
            np.testing.assert_array_equal(memory, times * expected.ravel())
    column = Format(Layout((0,), tiling=((2, 2),)), SingleDeviceSharding(devices[0]))
    assert jax.device_put(x[0, 0], column).on_device_size_in_bytes() == 4 * 2 * 6


def check_answers():
    compiled = jax.jit(lambda x, w: x @ w).lower(
        put(np.ones((8, 16), np.float32), "x", "y"),
        put(np.ones((16, 4), np.float32), "y")).compile()
    assert "all-reduce" in compiled.as_text()
    costs = compiled.cost_analysis()
    read = sum(costs["bytes accessed%d{}" % i] for i in range(2))
    assert costs["flops"] > 0 and costs["optimal_seconds"] > 0
    assert costs["bytes accessed"] == read + costs["bytes accessedout{}"] > read > 0
    memory = compiled.memory_analysis()
    assert memory.argument_size_in_bytes == 4 * (2 * 8 + 8 * 4)
    assert memory.output_size_in_bytes == 4 * 2 * 4
    # All together are the predicted peak, of tensors in tiles of 512 bytes or more.
    total = (memory.argument_size_in_bytes + memory.output_size_in_bytes + memory.temp_size_in_bytes
             - memory.alias_size_in_bytes)
    assert total % 512 == 0 and total >= 3 * 512, memory


def check_again():
    """Tests that new clients have the programs of the first one."""
    clear_backends()
    assert jax.devices()[0].platform == "gspmd" and jax.devices("cpu")[0].platform == "cpu"
    assert jax.config.jax_platforms == "gspmd"
    doubled = jax.jit(lambda x: jax.pure_callback(lambda x: np.asarray(x) * 2, x, x))(
        jnp.arange(4))
    np.testing.assert_array_equal(doubled, np.arange(4) * 2)


check_transfers()
check_programs()
check_lives()
check_answers()
check_tiles()
check_again()
