"""Several processes of one script: results against numpy, and what happens
when one dies or runs something else.

    processes.py COUNT          starts COUNT processes that all run `work`
    processes.py COUNT lost     the last one dies while the others wait for it
    processes.py COUNT mixed    the last one runs another program
    processes.py COUNT calling  the same, where both have one name and call Python
    processes.py COUNT outside  a device of the last one sends rows that it does not have
    processes.py COUNT unexpected  it sends rows that no device expects
"""

import os
import socket
import subprocess
import sys
import time

import numpy as np

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "..", "Execute", "Manual"))
from ragged_numpy import exchange, random_slices  # noqa: E402 pylint: disable=C0413


def start(mode, count, me, port):
    import jax

    jax.distributed.initialize(f"127.0.0.1:{port}", count, me)
    assert jax.process_count() == count and jax.process_index() == me
    each = 8 // count
    assert [d.id for d in jax.local_devices()] == list(range(me * each, me * each + each))
    assert [d.process_index for d in jax.devices()] == [d // each for d in range(8)]
    return jax


def data(*shape, seed=0):
    return np.random.default_rng(seed).standard_normal(shape).astype(np.float32)


def check(got, expected, name):
    """Compares the shards of this process with those of `expected`, up to rounding."""
    for shard in got.addressable_shards:
        np.testing.assert_allclose(
            np.asarray(shard.data), expected[shard.index], rtol=2e-5, atol=2e-5, err_msg=name
        )


def place(jax, mesh, spec, value):
    sharding = jax.sharding.NamedSharding(mesh, spec)
    return jax.make_array_from_callback(value.shape, sharding, lambda index: value[index])


def jitted(jax, mesh):
    """Programs with inserted collectives: products, reductions, a transpose, a halo."""
    import jax.numpy as jnp

    P = jax.sharding.PartitionSpec
    a, b = data(16, 32), data(32, 24, seed=1)
    x, y = place(jax, mesh, P("x", "y"), a), place(jax, mesh, P("y", "x"), b)
    check(jax.jit(jnp.matmul)(x, y), a @ b, "matmul")
    check(jax.jit(lambda v: v.sum())(x), a.sum(), "sum")
    check(jax.jit(lambda v: v.max(axis=0))(x), a.max(axis=0), "max")
    across = jax.sharding.NamedSharding(mesh, P("y", "x"))
    check(jax.jit(lambda v: v.T, out_shardings=across)(x), a.T, "transpose")
    check(jax.jit(lambda v: v[:, 3:-2] - v[:, :-5])(x), a[:, 3:-2] - a[:, :-5], "slices")
    check(jax.jit(lambda v: jnp.roll(v, 5, 0))(x), np.roll(a, 5, 0), "roll")
    check(jax.jit(lambda v: jnp.sort(v, axis=0))(x), np.sort(a, axis=0), "sort")
    loss = jax.jit(jax.grad(lambda v, w: ((v @ w) ** 2).sum()))
    check(loss(x, y), 2 * (a @ b) @ b.T, "gradient")
    state = x
    step = jax.jit(lambda v: v - 0.1 * v.mean(), donate_argnums=0)
    expected = a
    for _ in range(20):
        state, expected = step(state), expected - 0.1 * expected.mean()
    check(state, expected, "steps")


def manual(jax, mesh):
    """Every collective over both axes, between processes and within them."""
    from jax import lax

    P = jax.sharding.PartitionSpec
    a = data(8, 16, 4)
    x = place(jax, mesh, P(("x", "y")), a)

    both = P(("x", "y"))

    def run(body, out=both):
        return jax.jit(
            jax.shard_map(body, mesh=mesh, in_specs=P(("x", "y")), out_specs=out, check_vma=False)
        )(x)

    n = 8
    both = ("x", "y")
    check(run(lambda v: lax.psum(v, both)), np.repeat(a.sum(0)[None], n, 0), "psum")
    check(run(lambda v: lax.pmax(v, both)), np.repeat(a.max(0)[None], n, 0), "pmax")
    sizes = dict(mesh.shape)
    grid = a.reshape(sizes["x"], sizes["y"], 16, 4)
    for number, axis in enumerate("xy"):
        expected = np.broadcast_to(grid.sum(number, keepdims=True), grid.shape).reshape(a.shape)
        check(run(lambda v: lax.psum(v, axis)), expected, "psum over " + axis)
    gathered = run(lambda v: lax.all_gather(v, both, tiled=True), P())
    check(gathered, a, "all_gather")
    check(
        run(lambda v: lax.psum_scatter(v[0], both, scatter_dimension=0, tiled=True)),
        a.sum(0),
        "psum_scatter",
    )
    check(
        run(lambda v: lax.all_to_all(v, both, split_axis=1, concat_axis=0, tiled=True)),
        np.concatenate([a[:, 2 * i : 2 * i + 2] for i in range(n)]),
        "all_to_all",
    )
    shift = [(i, (i + 3) % n) for i in range(n)]
    check(run(lambda v: lax.ppermute(v, both, shift)), np.roll(a, 3, 0), "ppermute")
    pairs = [(0, 7), (7, 2)]
    expected = np.zeros_like(a)
    for source, target in pairs:
        expected[target] = a[source]
    check(run(lambda v: lax.ppermute(v, both, pairs)), expected, "ppermute of some")


def ragged(jax, mesh, arguments, axis, **options):
    """Exchanges `arguments`, indexed by device in the order of the mesh."""
    P = jax.sharding.PartitionSpec
    put = [place(jax, mesh, P(("x", "y")), value) for value in arguments]

    def body(*shards):
        return jax.lax.ragged_all_to_all(*(shard[0] for shard in shards), axis_name=axis,
                                         **options)[None]

    return jax.jit(jax.shard_map(body, mesh=mesh, in_specs=P(("x", "y")),
                                 out_specs=P(("x", "y")), check_vma=False))(*put)


def slices(jax, mesh):
    """Ragged all-to-alls over both axes, over each, and in groups of any order."""
    rng = np.random.default_rng(7)
    grid = np.arange(8).reshape(mesh.shape["x"], mesh.shape["y"])
    turned = [[1, 0]] + [[i, i + 1] for i in range(2, mesh.shape["x"], 2)]
    cases = [(("x", "y"), [list(range(8))], {}), ("x", grid.T.tolist(), {}),
             ("y", grid.tolist(), {}),
             ("x", [[int(grid[i, y]) for i in each] for each in turned
                    for y in range(mesh.shape["y"])], {"axis_index_groups": turned})]
    for axis, groups, options in cases:
        arguments = [data(8, n, 3, seed=n) for n in (6, 7)]
        arguments += random_slices(rng, groups, 2, 6, 7, 3)
        got = ragged(jax, mesh, arguments, axis, **options)
        check(got, exchange(groups, *arguments[:5]), "ragged over %s" % (axis,))


def nested(jax):
    """A callback runs a program on all devices, which ends before the one that calls back."""
    P = jax.sharding.PartitionSpec
    mesh = jax.sharding.Mesh(np.array(jax.devices()), ("x",))
    a = data(8, 6)
    x = place(jax, mesh, P("x"), a)
    inner = jax.jit(lambda v: v.sum())

    def call_back(v):
        np.testing.assert_allclose(inner(x), a.sum(), rtol=2e-5, atol=2e-5)
        return v + 1

    def body(v):
        return jax.lax.psum(jax.pure_callback(call_back, jax.ShapeDtypeStruct(v.shape, v.dtype), v),
                            "x")

    got = jax.jit(jax.shard_map(body, mesh=mesh, in_specs=P("x"), out_specs=P()))(x)
    check(got, (a + 1).sum(0, keepdims=True), "nested")


def helpers(jax):
    from jax.experimental import multihost_utils

    me, count = jax.process_index(), jax.process_count()
    multihost_utils.sync_global_devices("here")
    got = multihost_utils.broadcast_one_to_all(np.arange(5) + 10 * me)
    np.testing.assert_array_equal(got, np.arange(5))
    got = multihost_utils.process_allgather(np.array([me, me * me]))
    np.testing.assert_array_equal(got, [[i, i * i] for i in range(count)])


def local(jax):
    """Programs of this process alone, different from those of other processes."""
    import jax.numpy as jnp

    me = jax.process_index()
    for i in range(10 * me + 3):
        assert float(jax.jit(lambda v: v * 2 + me)(jnp.float32(i))) == 2 * i + me
    mesh = jax.sharding.Mesh(np.array(jax.local_devices()), ("l",))
    a = data(8, 6, seed=me)
    x = jax.device_put(a, jax.sharding.NamedSharding(mesh, jax.sharding.PartitionSpec("l")))
    check(jax.jit(lambda v: v.sum(0) * (me + 1))(x), a.sum(0) * (me + 1), "local sum")


def work(jax):
    devices = np.array(jax.devices())
    local(jax)
    # Adjacent devices of a process, and distant ones.
    for order in (devices, devices[[5, 0, 3, 6, 1, 4, 7, 2]]):
        for shape in ((2, 4), (4, 2)):
            mesh = jax.sharding.Mesh(order.reshape(shape), ("x", "y"))
            jitted(jax, mesh)
            manual(jax, mesh)
            slices(jax, mesh)
    helpers(jax)
    nested(jax)
    local(jax)


def fail(jax, mode):
    """Runs a program in which the last process deviates."""
    P = jax.sharding.PartitionSpec
    mesh = jax.sharding.Mesh(np.array(jax.devices()), ("x",))
    x = place(jax, mesh, P("x"), data(8, 4))
    check(jax.jit(lambda v: v.sum(0))(x), data(8, 4).sum(0), "before")
    last = jax.process_index() == jax.process_count() - 1
    if last and mode == "lost":
        os.kill(os.getpid(), 9)

    def columns(v):
        return v.sum(0)

    def elements(v):
        return v.max()

    def calling(v):
        jax.debug.callback(lambda v: None, v)
        return elements(v) if last else columns(v)

    def wrong():
        sizes = np.ones((8, 8), np.int32)
        offsets, expected = sizes - 1, sizes.copy()
        if mode == "outside":
            offsets[7, 2] = 6
        else:
            expected[2, 7] = 0
        both = jax.sharding.Mesh(np.array(jax.devices()).reshape(4, 2), ("x", "y"))
        arguments = [data(8, 6), data(8, 6), offsets, sizes, np.zeros_like(sizes), expected]
        return ragged(jax, both, arguments, ("x", "y"))

    begin = time.time()
    try:
        jax.block_until_ready(wrong() if mode in ("outside", "unexpected") else
                              jax.jit(calling if mode == "calling" else
                                      elements if last else columns)(x))
    except Exception as error:
        print(f"process {jax.process_index()}: {error}".split("\n")[0], flush=True)
        assert time.time() - begin < 30
    else:
        raise AssertionError("no error")
    # A regular exit waits for all processes. The coordinator stays until stdin is closed.
    if jax.process_index() == 0:
        sys.stdin.read()
    os._exit(0)


def main():
    mode, count = (sys.argv + ["work"])[2], int(sys.argv[1])
    if len(sys.argv) > 3:
        jax = start(mode, count, int(sys.argv[3]), int(sys.argv[4]))
        return work(jax) if mode == "work" else fail(jax, mode)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    started = [
        subprocess.Popen(
            [sys.executable, __file__, str(count), mode, str(i), str(port)], stdin=subprocess.PIPE
        )
        for i in range(count)
    ]
    codes = [process.wait() for process in started[1:]]
    started[0].stdin.close()
    codes = [started[0].wait()] + codes
    killed = [0] * (count - 1) + [-9]
    assert codes == (killed if mode == "lost" else [0] * count), codes
    print(count, "processes end as they should")


main()
