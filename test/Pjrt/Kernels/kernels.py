"""python kernels.py [NAME]: kernels of Pallas in the styles of libraries for TPUs, compared with
numpy: grids, block specs, scratch memory, prefetched scalars, local and remote copies,
semaphores, batching and gradients."""

import functools
import sys

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.experimental import pallas as pl
from jax.experimental.pallas import tpu as pltpu
from jax.extend.core import Primitive
from jax.sharding import NamedSharding, PartitionSpec as P

shard_map = getattr(jax, "shard_map", None)
CompilerParams = getattr(pltpu, "CompilerParams", None) or pltpu.TPUCompilerParams
ANY = getattr(pltpu, "ANY", None) or pl.ANY
# Tuples are coordinates in the mesh; versions before 0.12 need that stated.
MESH_IDS = {"device_id_type": pltpu.DeviceIdType.MESH} if hasattr(pltpu, "DeviceIdType") else {}
RNG = np.random.default_rng(0)
AXIS = 4


def normal(*shape):
    return RNG.standard_normal(shape).astype(np.float32)


def check(got, expected, tolerance=2e-5):
    np.testing.assert_allclose(np.asarray(got), expected, rtol=tolerance, atol=tolerance)


def product_kernel(a, b, out, total):
    @pl.when(pl.program_id(2) == 0)
    def _():
        total[...] = jnp.zeros_like(total)

    total[...] += jnp.dot(a[...], b[...], preferred_element_type=jnp.float32)

    @pl.when(pl.program_id(2) == pl.num_programs(2) - 1)
    def _():
        out[...] = total[...].astype(out.dtype)


def product(a, b, block=16, **options):
    (m, k), (_, n) = a.shape, b.shape
    return pl.pallas_call(
        product_kernel, grid=(m // block, n // block, k // block),
        in_specs=[pl.BlockSpec((block, block), lambda i, j, k: (i, k)),
                  pl.BlockSpec((block, block), lambda i, j, k: (k, j))],
        out_specs=pl.BlockSpec((block, block), lambda i, j, k: (i, j)),
        out_shape=jax.ShapeDtypeStruct((m, n), a.dtype),
        scratch_shapes=[pltpu.VMEM((block, block), jnp.float32)],
        compiler_params=CompilerParams(
            dimension_semantics=("parallel", "parallel", "arbitrary")), **options)(a, b)


def case_product():
    a, b = normal(64, 48), normal(48, 32)
    check(jax.jit(product)(a, b), a @ b, 1e-4)
    check(product(a, b), a @ b, 1e-4)


def case_uneven_blocks():
    def double(x, out):
        out[...] = 2 * x[...]

    x = normal(20, 13)
    call = pl.pallas_call(double, grid=(3, 2), in_specs=[pl.BlockSpec((8, 8), lambda i, j: (i, j))],
                          out_specs=pl.BlockSpec((8, 8), lambda i, j: (i, j)),
                          out_shape=jax.ShapeDtypeStruct(x.shape, x.dtype))
    check(jax.jit(call)(x), 2 * x)


def attention_kernel(q, k, v, out, largest, sums, total, *, block, scale):
    """Causal attention with a running softmax, as of splash attention; blocks above the
    diagonal are skipped."""
    row, column = pl.program_id(1), pl.program_id(2)

    @pl.when(column == 0)
    def _():
        largest[...] = jnp.full_like(largest, -jnp.inf)
        sums[...] = jnp.zeros_like(sums)
        total[...] = jnp.zeros_like(total)

    @pl.when(column <= row)
    def _():
        scores = lax.dot_general(q[...], k[...], (((1,), (1,)), ((), ())),
                                 preferred_element_type=jnp.float32) * scale
        rows = row * block + lax.broadcasted_iota(jnp.int32, scores.shape, 0)
        columns = column * block + lax.broadcasted_iota(jnp.int32, scores.shape, 1)
        scores = jnp.where(columns <= rows, scores, -jnp.inf)
        before = largest[...]
        largest[...] = jnp.maximum(before, scores.max(axis=1, keepdims=True))
        weights = jnp.exp(scores - largest[...])
        factor = jnp.exp(before - largest[...])
        sums[...] = factor * sums[...] + weights.sum(axis=1, keepdims=True)
        total[...] = factor * total[...] + jnp.dot(weights, v[...],
                                                   preferred_element_type=jnp.float32)

    @pl.when(column == row)
    def _():
        out[...] = total[...] / sums[...]


@jax.custom_vjp
def attention(q, k, v):
    heads, length, size = q.shape
    block = 16
    of_rows = pl.BlockSpec((None, block, size), lambda h, i, j: (h, i, 0))
    of_columns = pl.BlockSpec((None, block, size), lambda h, i, j: (h, jnp.minimum(i, j), 0))
    kernel = functools.partial(attention_kernel, block=block, scale=size ** -0.5)
    return pl.pallas_call(
        kernel, grid=(heads, length // block, length // block), name="causal_attention",
        in_specs=[of_rows, of_columns, of_columns], out_specs=of_rows,
        out_shape=jax.ShapeDtypeStruct(q.shape, q.dtype),
        scratch_shapes=[pltpu.VMEM((block, 1), jnp.float32)] * 2 +
        [pltpu.VMEM((block, size), jnp.float32)])(q, k, v)


def plain_attention(q, k, v):
    scores = jnp.einsum("hqd,hkd->hqk", q, k) * q.shape[-1] ** -0.5
    scores = jnp.where(jnp.tril(jnp.ones(scores.shape[1:], bool)), scores, -jnp.inf)
    return jnp.einsum("hqk,hkd->hqd", jax.nn.softmax(scores), v)


attention.defvjp(lambda q, k, v: (attention(q, k, v), (q, k, v)),
                 lambda saved, g: jax.vjp(plain_attention, *saved)[1](g))


def numpy_attention(q, k, v):
    scores = np.einsum("hqd,hkd->hqk", q, k) * q.shape[-1] ** -0.5
    scores = np.where(np.tril(np.ones(scores.shape[1:], bool)), scores, -np.inf)
    weights = np.exp(scores - scores.max(-1, keepdims=True))
    return np.einsum("hqk,hkd->hqd", weights / weights.sum(-1, keepdims=True), v)


def case_attention():
    q, k, v = (normal(2, 64, 8) for _ in range(3))
    check(jax.jit(attention)(q, k, v), numpy_attention(q, k, v))
    gradient = jax.jit(jax.grad(lambda q: attention(q, k, v).sum()))(q)
    check(gradient, jax.grad(lambda q: plain_attention(q, k, v).sum())(q))
    batched = jax.jit(jax.vmap(attention))(*(np.stack([x, x + 1]) for x in (q, k, v)))
    check(batched[1], numpy_attention(q + 1, k + 1, v + 1))


def mesh():
    return jax.sharding.Mesh(np.array(jax.devices()[:AXIS]), ("x",))


def over_devices(function, *, in_specs, out_specs):
    return jax.jit(shard_map(function, mesh=mesh(), in_specs=in_specs, out_specs=out_specs,
                             check_vma=False))


def case_attention_over_devices():
    q, k, v = (normal(8, 32, 8) for _ in range(3))
    call = over_devices(attention, in_specs=(P("x"),) * 3, out_specs=P("x"))
    result = call(q, k, v)
    check(result, numpy_attention(q, k, v))
    assert result.sharding.is_equivalent_to(NamedSharding(mesh(), P("x")), 3)


def grouped_kernel(groups, rows, weights, out):
    del groups
    out[...] = jnp.dot(rows[...], weights[...], preferred_element_type=jnp.float32)


def case_grouped_product():
    """Each block of rows has the weights of its group, which a prefetched scalar selects, as of
    megablox; the number of blocks is an argument."""
    rows, weights = normal(64, 16), normal(3, 16, 24)
    groups = np.array([0, 0, 2, 2, 2, 1, 1, 0], np.int32)

    def call(groups, rows, weights, count=None):
        spec = pltpu.PrefetchScalarGridSpec(
            num_scalar_prefetch=1, grid=(8 if count is None else count,),
            in_specs=[pl.BlockSpec((8, 16), lambda i, groups: (i, 0)),
                      pl.BlockSpec((None, 16, 24), lambda i, groups: (groups[i], 0, 0))],
            out_specs=pl.BlockSpec((8, 24), lambda i, groups: (i, 0)))
        return pl.pallas_call(
            grouped_kernel, grid_spec=spec, name="grouped_product",
            out_shape=jax.ShapeDtypeStruct((64, 24), jnp.float32),
            cost_estimate=pl.CostEstimate(flops=2 * 64 * 16 * 24, transcendentals=0,
                                          bytes_accessed=4 * (64 * 16 + 64 * 24)))(
                                              groups, rows, weights)

    expected = np.concatenate([rows[8 * i:8 * i + 8] @ weights[g] for i, g in enumerate(groups)])
    check(jax.jit(call)(groups, rows, weights), expected, 1e-4)
    some = jax.jit(call)(groups, rows, weights, jnp.int32(5))
    check(some[:40], expected[:40], 1e-4)


def case_ragged_attention():
    """Queries of several sequences, each with its own number of pages of keys, which the kernel
    copies from main memory into two buffers, as of ragged paged attention."""
    length, size, page = 4, 8, 4
    lengths = np.array([1, 3, 2], np.int32)
    pages = np.array([[5, 0, 0], [1, 4, 2], [3, 0, 0]], np.int32)
    pages[2, 1] = 6
    cache, queries = normal(8, page, size), normal(3, length, size)

    def kernel(lengths, pages, q, cache, out, buffers, arrived):
        sequence = pl.program_id(0)
        count = lengths[sequence]

        def copy(i, slot):
            return pltpu.make_async_copy(cache.at[pages[sequence, i]], buffers.at[slot],
                                         arrived.at[slot])

        copy(0, 0).start()

        def step(i, total):
            @pl.when(i + 1 < count)
            def _():
                copy(i + 1, (i + 1) % 2).start()

            copy(i, i % 2).wait()
            keys = buffers[i % 2]
            return total + jnp.dot(jnp.dot(q[...], keys.T), keys)

        out[...] = lax.fori_loop(0, count, step, jnp.zeros((length, size), jnp.float32))

    spec = pltpu.PrefetchScalarGridSpec(
        num_scalar_prefetch=2, grid=(3,),
        in_specs=[pl.BlockSpec((None, length, size), lambda i, *_: (i, 0, 0)),
                  pl.BlockSpec(memory_space=ANY)],
        out_specs=pl.BlockSpec((None, length, size), lambda i, *_: (i, 0, 0)),
        scratch_shapes=[pltpu.VMEM((2, page, size), jnp.float32),
                        pltpu.SemaphoreType.DMA((2,))])
    call = pl.pallas_call(kernel, grid_spec=spec, name="ragged_attention",
                          out_shape=jax.ShapeDtypeStruct(queries.shape, jnp.float32))
    expected = np.stack([sum(q @ cache[p].T @ cache[p] for p in row[:n])
                         for q, row, n in zip(queries, pages, lengths)])
    check(jax.jit(call)(lengths, pages, queries, cache), expected, 1e-4)


def right_kernel(x, out, sent, arrived):
    """Sends the shard to the next device."""
    to = lax.rem(lax.axis_index("x") + 1, AXIS)
    copy = pltpu.make_async_remote_copy(
        src_ref=x, dst_ref=out, send_sem=sent, recv_sem=arrived, device_id=(to,), **MESH_IDS)
    copy.start()
    copy.wait()


def gather_kernel(x, out, copied, sent, arrived, ready):
    """Gathers all shards along a ring, after a barrier with both neighbors."""
    me = lax.axis_index("x")
    left, right = lax.rem(me + AXIS - 1, AXIS), lax.rem(me + 1, AXIS)
    barrier = pltpu.get_barrier_semaphore()
    for neighbor in (left, right):
        pl_signal(barrier, inc=1, device_id=(neighbor,), **MESH_IDS)
    pl_wait(barrier, 2)
    local = pltpu.make_async_copy(x, out.at[me], copied)
    local.start()
    local.wait()
    del ready

    def step(i, _):
        slot = lax.rem(me + AXIS - i, AXIS)
        copy = pltpu.make_async_remote_copy(
            src_ref=out.at[slot], dst_ref=out.at[slot], send_sem=sent.at[i],
            recv_sem=arrived.at[i], device_id=(right,), **MESH_IDS)
        copy.start()
        copy.wait()
        return 0

    lax.fori_loop(0, AXIS - 1, step, 0)


pl_signal = getattr(pl, "semaphore_signal", None) or pltpu.semaphore_signal
pl_wait = getattr(pl, "semaphore_wait", None) or pltpu.semaphore_wait


def case_remote_copies():
    x = normal(AXIS * 8, 16)
    semaphore = pltpu.SemaphoreType.DMA

    def right(x):
        return pl.pallas_call(
            right_kernel, out_shape=jax.ShapeDtypeStruct(x.shape, x.dtype),
            in_specs=[pl.BlockSpec(memory_space=ANY)],
            out_specs=pl.BlockSpec(memory_space=ANY), name="right",
            scratch_shapes=[semaphore, semaphore])(x)

    def gather(x):
        return pl.pallas_call(
            gather_kernel, out_shape=jax.ShapeDtypeStruct((AXIS,) + x.shape, x.dtype),
            in_specs=[pl.BlockSpec(memory_space=ANY)],
            out_specs=pl.BlockSpec(memory_space=ANY), name="gather",
            scratch_shapes=[semaphore, semaphore((AXIS,)), semaphore((AXIS,)),
                            pltpu.SemaphoreType.REGULAR],
            compiler_params=CompilerParams(collective_id=0))(x)

    check(over_devices(right, in_specs=P("x"), out_specs=P("x"))(x), np.roll(x, 8, axis=0))
    both = over_devices(lambda x: gather(right(x)), in_specs=P("x"), out_specs=P("x"))(x)
    expected = np.roll(x, 8, axis=0).reshape(AXIS, 8, 16)
    check(np.asarray(both).reshape(AXIS, AXIS, 8, 16), np.stack([expected] * AXIS))


def case_pipeline():
    """A pipeline within a kernel, over blocks of main memory."""
    x = normal(64, 32)

    def kernel(x, out):
        def body(x, out):
            out[...] = jnp.sin(x[...])

        block = pl.BlockSpec((16, 32), lambda i: (i, 0))
        pltpu.emit_pipeline(body, grid=(4,), in_specs=[block], out_specs=[block])(x, out)

    call = pl.pallas_call(kernel, in_specs=[pl.BlockSpec(memory_space=ANY)],
                          out_specs=pl.BlockSpec(memory_space=ANY),
                          out_shape=jax.ShapeDtypeStruct(x.shape, x.dtype))
    check(jax.jit(call)(x), np.sin(x))


def case_in_loops():
    """Kernels in loops, branches and programs that run eagerly."""
    # As many blocks in the reduction as in case_product: JAX 0.11.1 traces a kernel once for all
    # grids, with a wrong result on CPUs too.
    a = normal(48, 48) / 8

    def step(x, _):
        return lax.cond(x[0, 0] < 1e6, lambda x: product(x, a), lambda x: x, x), None

    check(jax.jit(lambda x: lax.scan(step, x, None, length=3)[0])(a),
          a @ a @ a @ a, 1e-4)


def case_aliases():
    def add(x, y, out):
        out[...] = x[...] + y[...]

    x, y = normal(8, 16), normal(8, 16)
    call = pl.pallas_call(add, out_shape=jax.ShapeDtypeStruct(x.shape, x.dtype),
                          input_output_aliases={0: 0})
    check(jax.jit(call, donate_argnums=0)(jnp.array(x), y), x + y)


def case_outside_of_shard_map():
    x = jax.device_put(normal(16, 16), NamedSharding(mesh(), P("x")))
    try:
        jax.jit(product)(x, x)
    except NotImplementedError as error:
        assert "call it in jax.shard_map" in str(error), error
    else:
        raise AssertionError("a kernel was partitioned")


UNKNOWN = Primitive("unknown_to_interpreters")
UNKNOWN.def_abstract_eval(lambda x: x)


def case_unsupported():
    def kernel(x, out):
        out[...] = UNKNOWN.bind(x[...])

    x = normal(8, 16)
    call = pl.pallas_call(kernel, out_shape=jax.ShapeDtypeStruct(x.shape, x.dtype), name="unknown")
    try:
        jax.jit(call)(x)
    except NotImplementedError as error:
        for text in ("attention=dot_product", "'unknown'", "no rule for unknown_to_interpreters"):
            assert text in str(error), error
    else:
        raise AssertionError("an unsupported kernel ran")


def main():
    names = sys.argv[1:] or [name for name in globals() if name.startswith("case_")]
    for name in names:
        globals()[name]()
        print(name, "done", flush=True)
    print("all kernels as numpy has it")


if __name__ == "__main__":
    main()
