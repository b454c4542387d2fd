"""python ragged.py: lax.ragged_all_to_all on 8 devices, over axes and groups of all
kinds, of all types, batched, differentiated and within loops, compared with numpy slice by
slice: XLA for CPUs has no such collective."""

import functools
import os
import sys

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.sharding import AxisType, Mesh, PartitionSpec as P

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "..", "Execute", "Manual"))
from cases_transforms import through_bytes  # noqa: E402 pylint: disable=C0413
from ragged_numpy import exchange, random_slices, received  # noqa: E402 pylint: disable=C0413

N = jax.device_count()
LINE = jax.make_mesh((N,), ("i",), axis_types=(AxisType.Auto,))
MESH = jax.make_mesh((N // 2, 2), ("x", "y"), axis_types=(AxisType.Auto,) * 2)
TURNED = Mesh(np.array(jax.devices())[::-1].reshape(2, N // 2).T, ("x", "y"))
ALL = [list(range(N))]
ALONG_X = [list(range(0, N, 2)), list(range(1, N, 2))]
ALONG_Y = [[d, d + 1] for d in range(0, N, 2)]


def check(name, got, expected, tolerance=0.0):
    got, expected = np.asarray(got), np.asarray(expected)
    assert got.shape == expected.shape and got.dtype == expected.dtype, (
        name, got.shape, got.dtype, expected.shape, expected.dtype)
    if tolerance:
        np.testing.assert_allclose(got, expected, rtol=tolerance, atol=tolerance, err_msg=name)
    else:
        # Bits are compared: some of these types have NaN for values that others round.
        assert got.tobytes() == expected.tobytes(), "%s: got\n%s, expected\n%s" % (
            name, got, expected)
    print("ok", name)


def mapped(body, mesh, **options):
    """Maps `body` over the shards, without the dimension of devices."""
    rows = P(mesh.axis_names)
    return jax.jit(jax.shard_map(lambda *a: body(*(x[0] for x in a))[None], mesh=mesh,
                                 in_specs=rows, out_specs=rows, check_vma=False, **options))


def arrays(seed, groups, each=1, row=(3,), rows=7, output_rows=9, most=4, dtype=np.float32,
           numbers=(np.int32,) * 4):
    rng = np.random.default_rng(seed)
    data = [rng.integers(0, 2 if dtype == np.bool_ else 8, (N, n, *row)).astype(dtype)
            for n in (rows, output_rows)]
    return data + list(random_slices(rng, groups, each, rows, output_rows, most, numbers))


def check_exchange(name, mesh, axis, groups, index_groups=None, **options):
    arguments = arrays(len(name), groups, **options)
    call = functools.partial(lax.ragged_all_to_all, axis_name=axis,
                             axis_index_groups=index_groups)
    check(name, mapped(call, mesh)(*arguments), exchange(groups, *arguments[:5]))


def check_axes():
    check_exchange("one axis", LINE, "i", ALL)
    check_exchange("two slices each", LINE, "i", ALL, each=2)
    check_exchange("both axes", MESH, ("x", "y"), ALL)
    check_exchange("both in the other order", MESH, ("y", "x"),
                   [ALONG_X[0] + ALONG_X[1]], each=3)
    check_exchange("along x", MESH, "x", ALONG_X, each=2)
    check_exchange("along y", MESH, "y", ALONG_Y)
    check_exchange("devices in another order", TURNED, "y", ALONG_Y)
    check_exchange("devices in another order, all", TURNED, ("x", "y"), ALL)
    lists = [[3, 0], [1, 6], [2, 4], [7, 5]]
    check_exchange("index groups", LINE, "i", lists, lists, each=2)
    lists = [[4, 1, 7, 0], [2, 3, 6, 5]]
    check_exchange("index groups of four", LINE, "i", lists, lists)
    lists = [[3, 0], [1, 2]]
    check_exchange("index groups along x", MESH, "x",
                   [[2 * i + y for i in each] for each in lists for y in range(2)], lists)
    lists = [[i] for i in range(N)]
    check_exchange("index groups of one", LINE, "i", lists, lists, each=2)


def check_types():
    for dtype in (np.bool_, np.int8, np.uint16, np.int32, np.float16, jnp.bfloat16,
                  np.complex64, jnp.float8_e4m3fn, jnp.float8_e8m0fnu, jnp.int4):
        check_exchange("rows of %s" % np.dtype(dtype).name, LINE, "i", ALL, dtype=dtype)
    for row in ((), (2, 3), (2, 1, 3), (0,)):
        check_exchange("rows of shape %s" % (row,), LINE, "i", ALL, row=row)
    for numbers in (np.uint8, np.int16, np.uint32):
        check_exchange("numbers of %s" % numbers.__name__, LINE, "i", ALL,
                       numbers=(numbers,) * 4)
    check_exchange("numbers of several types", LINE, "i", ALL,
                   numbers=(np.int32, np.uint8, np.int32, np.int16))
    with jax.enable_x64(True):
        check_exchange("numbers of 64 bits", LINE, "i", ALL, numbers=(np.int64,) * 4)
        check_exchange("rows of float64", LINE, "i", ALL, dtype=np.float64)
    check_exchange("no rows", LINE, "i", ALL, rows=0, most=0)


def check_partly_manual():
    """The exchange is along x; the elements of a row are sharded along y."""
    arguments = arrays(1, [list(range(N // 2))], row=(4,))
    arguments = [x[:N // 2] for x in arguments]
    call = jax.shard_map(
        lambda *a: lax.ragged_all_to_all(*(x[0] for x in a), axis_name="x")[None], mesh=MESH,
        in_specs=P("x"), out_specs=P("x"), axis_names={"x"}, check_vma=False)
    sharded = jax.sharding.NamedSharding(MESH, P("x", None, "y"))
    put = [jax.device_put(x, sharded) for x in arguments[:2]]
    lowered = jax.jit(call, out_shardings=sharded).lower(*put, *arguments[2:])
    check("partly manual", lowered.compile()(*put, *arguments[2:]),
          exchange([list(range(N // 2))], *arguments[:5]))
    text = lowered.compile().as_text()
    assert " = f32[9,2]{1,0} ragged-all-to-all(" in text, text


def check_batches():
    """vmap over tensors and offsets; JAX requires the latter in the batch."""
    first, second = (arrays(seed, ALL, most=3) for seed in (5, 6))
    both = [np.stack(pair, 1) for pair in zip(first, second)]
    call = functools.partial(lax.ragged_all_to_all, axis_name="i")
    expected = np.stack([exchange(ALL, *arguments[:5]) for arguments in (first, second)], 1)
    check("batched", mapped(jax.vmap(call), LINE)(*both), expected)
    expected = np.stack([exchange(ALL, arguments[0], first[1], *arguments[2:5])
                         for arguments in (first, second)], 1)
    check("batched into one", mapped(jax.vmap(call, in_axes=(0, None, 0, 0, 0, 0)), LINE)(
        both[0], first[1], *both[2:]), expected)


def check_loop():
    """Three rounds, each with the result of the one before."""
    arguments = arrays(9, ALL, rows=6, output_rows=6, most=3)

    def body(operand, output, *numbers):
        def round_(carry, _):
            made = lax.ragged_all_to_all(carry[0], carry[1], *numbers, axis_name="i")
            return (made + 1, carry[0]), made.sum()
        (last, _), sums = lax.scan(round_, (operand, output), None, length=3)
        return last + sums.sum()

    operand, output, sums = arguments[0], arguments[1], 0
    for _ in range(3):
        made = exchange(ALL, operand, output, *arguments[2:5])
        sums = sums + made.sum((1, 2), keepdims=True)
        operand, output = made + 1, operand
    check("in a loop", mapped(body, LINE)(*arguments), operand + sums)


def apart(seed, dtype):
    """Slices of one and two rows that do not overlap on either side."""
    rng = np.random.default_rng(seed)
    sizes = rng.integers(1, 3, (N, N)).astype(np.int32)
    come = received(ALL, sizes)
    offsets = (np.cumsum(sizes, 1) - sizes).astype(np.int32)
    places = received(ALL, (np.cumsum(come, 1) - come).astype(np.int32))
    data = [rng.integers(-8, 8, (N, 2 * N, 3)).astype(dtype) for _ in range(2)]
    return data + [offsets, sizes, places, come]


def check_gradient(dtype):
    operand, output, *numbers = apart(3, dtype)
    weights = np.random.default_rng(4).integers(-4, 4, output.shape).astype(dtype)

    def body(operand, output, weights, *numbers):
        def loss(operand, output):
            made = lax.ragged_all_to_all(operand, output, *numbers, axis_name="i")
            return (made * weights).astype(jnp.float32).sum()
        return jnp.concatenate(jax.grad(loss, argnums=(0, 1))(operand, output))

    expected = np.zeros_like(operand), weights.copy()
    offsets, sizes, places, _ = numbers
    for source in range(N):
        for target in range(N):
            a, n, b = (x[source, target] for x in (offsets, sizes, places))
            expected[0][source, a:a + n] = weights[target, b:b + n]
            expected[1][target, b:b + n] = 0
    check("gradient of %s" % np.dtype(dtype).name,
          mapped(body, LINE)(operand, output, weights, *numbers), np.concatenate(expected, 1))


def check_export():
    arguments = arrays(2, ALL)
    call = mapped(functools.partial(lax.ragged_all_to_all, axis_name="i"), LINE)
    # JAX does not guarantee compatibility with later releases.
    allowed = jax.export.DisabledSafetyCheck.custom_call("ragged_all_to_all")
    exported = jax.export.export(call, platforms=["gspmd"], disabled_checks=[allowed])(*arguments)
    again = through_bytes(exported)
    sharding = jax.sharding.NamedSharding(LINE, P("i"))
    put = [jax.device_put(x, sharding) for x in arguments]
    check("exported", jax.jit(again.call)(*put), exchange(ALL, *arguments[:5]))


def check_error(name, expected, change):
    arguments = arrays(11, ALL, most=2)
    arguments[3][:], arguments[5][:] = 1, 1
    arguments[2][:], arguments[4][:] = 0, 0
    change(*arguments[2:])
    call = mapped(functools.partial(lax.ragged_all_to_all, axis_name="i"), LINE)
    try:
        jax.block_until_ready(call(*arguments))
    except jax.errors.JaxRuntimeError as error:
        assert expected in str(error) and "INVALID_ARGUMENT" in str(error), error
        assert "ragged.py" in str(error), error
        print("ok", name)
        return
    raise AssertionError(name + " is no error")


def check_errors():
    def far(offsets, sizes, *_):
        offsets[3, 5], sizes[3, 5] = 6, 2
    check_error("outside of the operand", "device 3 in 'spmd.ragged_all_to_all' (", far)
    check_error("outside of the operand, numbers",
                "): input_offsets[5] = 6 with send_sizes[5] = 2 is outside of its operand, "
                "which has 7 rows", far)

    def beyond(_, sizes, places, come):
        places[2, 4], sizes[2, 4], come[4, 2] = 9, 1, 1
    check_error("outside of the output",
                "output_offsets[4] = 9 with send_sizes[4] = 1 is outside of the output of "
                "device 4, which has 9 rows", beyond)

    def unexpected(_, __, ___, come):
        come[6, 1] = 0
    check_error("not expected", "device 1 sends send_sizes[6] = 1 rows to device 6, which "
                "expects recv_sizes[1] = 0", unexpected)


def main():
    check_axes()
    check_types()
    check_partly_manual()
    check_batches()
    check_loop()
    for dtype in (np.float32, jnp.bfloat16):
        check_gradient(dtype)
    check_export()
    check_errors()
    print("all as numpy has it")


if __name__ == "__main__":
    main()
