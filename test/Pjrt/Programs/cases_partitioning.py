"""Functions that JAX's users partition themselves, and shardings that are inspected while
a program is compiled. Partition functions compute something else than the body, so that
values show which of them ran."""

import contextlib
import io

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.experimental.custom_partitioning import custom_partitioning
from jax.sharding import AxisType, Mesh, NamedSharding, PartitionSpec as P

N = len(jax.devices())
SHAPE = (max(N // 2, 1), min(N, 2))
MESH = jax.make_mesh(SHAPE, ("x", "y"), axis_types=(AxisType.Auto,) * 2)
X = np.arange(512, dtype=np.float32).reshape(16, 32) / 100
W = np.cos(np.arange(512, dtype=np.float32)).reshape(32, 16)


def put(value, *spec, mesh=MESH):
    return jax.device_put(value, NamedSharding(mesh, P(*spec)))


def partitioned(body, lowered, rule, args=None, result=None, seen=None, **options):
    """Returns `body` with the partition function `lowered(mesh)`; `args` and `result` compute the
    required shardings from the proposed ones, which `seen` records."""
    function = custom_partitioning(body)

    def partition(mesh, arg_shapes, result_shape):
        offered = [s.sharding for s in jax.tree.leaves(arg_shapes)]
        out = jax.tree.map(lambda s: s.sharding, result_shape)
        if seen is not None:
            seen.append([str(s.spec) for s in offered + jax.tree.leaves(out)])
        ins = [args(mesh, s) for s in offered] if args else offered
        outs = jax.tree.map(lambda s: result(mesh, s), out) if result else out
        ins = jax.tree.unflatten(jax.tree.structure(arg_shapes), ins)
        return mesh, lowered(mesh), outs, ins
    function.def_partition(partition=partition, sharding_rule=rule, **options)
    return function


def replicated(mesh, _):
    return NamedSharding(mesh, P())


def case_another_function():
    seen = []
    f = partitioned(jnp.sin, lambda mesh: lambda a: jnp.sin(a) * 10, "... -> ...", seen=seen)
    return jax.jit(f)(put(X, "x", "y")), seen


def case_rule_moves_shardings():
    seen = []
    f = partitioned(lambda a, b: a @ b, lambda mesh: lambda a, b: (a @ b) * 3,
                    "i k, k j -> i j", seen=seen, need_replication_factors=("k",))
    return jax.jit(f)(put(X, "x"), put(W, None, "y")), seen


def case_collective():
    def lowered(mesh):
        return lambda a, b: lax.psum(a @ b, "y") + 1
    function = custom_partitioning(lambda a, b: a @ b)

    def partition(mesh, arg_shapes, result_shape):
        return mesh, lowered(mesh), NamedSharding(mesh, P("x", None)), (
            NamedSharding(mesh, P("x", "y")), NamedSharding(mesh, P("y", None)))
    function.def_partition(partition=partition, sharding_rule="i k, k j -> i j",
                           reduction_factors=("k",))
    return jax.jit(lambda a, b: function(a * 2, b) - 1)(put(X, "x", "y"), put(W))


def case_index_of_device():
    f = partitioned(lambda a: a, lambda mesh: lambda a: a + 100 * lax.axis_index("x") +
                    1000 * lax.axis_index("y"), "... -> ...")
    return jax.jit(f)(put(X, "x", "y")), jax.jit(f)(put(X, None, "y"))


def case_requires_replication():
    f = partitioned(lambda a: a, lambda mesh: lambda a: jnp.sort(a, axis=0) * 2, "i j -> i j",
                    args=replicated, result=replicated)
    return jax.jit(f, out_shardings=NamedSharding(MESH, P("y")))(put(X, "x", "y"))


def case_no_rule():
    f = partitioned(jnp.cos, lambda mesh: lambda a: jnp.cos(a) * 4, None, args=replicated,
                    result=replicated)
    return jax.jit(f)(put(X, "x", "y"))


def case_tuples():
    def both(a, b):
        return a + b["b"], a - b["b"]
    f = partitioned(both, lambda mesh: lambda a, b: tuple(10 * v for v in both(a, b)),
                    "i j, i j -> i j, i j")
    return jax.jit(f)(put(X, "x", "y"), {"b": put(X.T.copy().reshape(16, 32), "x", "y")})


def case_types():
    f = partitioned(lambda a, b: (a, b), lambda mesh: lambda a, b: (a + 7, ~b),
                    "i, i -> i, i")
    results = []
    for dtype in (jnp.int8, jnp.uint16, jnp.int32, jnp.bfloat16, jnp.float16, jnp.complex64):
        results.append(jax.jit(f)(put(np.arange(16).astype(dtype), "x"),
                                  put(np.arange(16) % 2 == 0, "x")))
    return results


def case_nested_jit_twice():
    f = partitioned(jnp.tanh, lambda mesh: lambda a: jnp.tanh(a) * 10 + a.shape[0],
                    "... -> ...")
    inner = jax.jit(lambda a: f(a) + 1)
    return jax.jit(lambda a: (inner(a), inner(a.T)))(put(X, "x", "y"))


def case_in_loop():
    f = partitioned(jnp.sin, lambda mesh: lambda a: jnp.sin(a) + 2, "... -> ...")
    return jax.jit(lambda a: lax.scan(lambda c, _: (f(c), c.sum()), a, None, length=3))(
        put(X, "x", "y"))


def case_several_calls():
    f = partitioned(jnp.sin, lambda mesh: lambda a: jnp.sin(a) + 2, "... -> ...")
    g = partitioned(jnp.cos, lambda mesh: jax.jit(lambda a: jnp.sort(a * 3, axis=1)),
                    "i j -> i j", args=replicated, result=replicated)
    return jax.jit(lambda a: g(f(g(f(a)))))(put(X, "x", "y"))


def case_static_arguments():
    function = custom_partitioning(lambda a, k: a * k, static_argnums=(1,))
    function.def_partition(
        partition=lambda k, mesh, args, out: (
            mesh, lambda a: a * k * 100, out.sharding, tuple(s.sharding for s in args)),
        sharding_rule=lambda k, mesh, args, outs: "... -> ...")
    return [jax.jit(lambda a: function(a, k))(put(X, "x")) for k in (2, 3)]


def case_within_shard_map():
    """JAX uses the body if all axes are manual."""
    f = partitioned(jnp.sin, lambda mesh: lambda a: jnp.sin(a) * 10, "... -> ...")
    return jax.jit(jax.shard_map(f, mesh=MESH, in_specs=P("x", "y"), out_specs=P("x", "y")))(
        put(X, "x", "y"))


def case_gradient():
    f = partitioned(lambda a: jnp.sin(a) * 2, lambda mesh: lambda a: jnp.sin(a) * 20,
                    "... -> ...")
    df = jax.custom_vjp(f)
    df.defvjp(lambda a: (f(a), a), lambda a, g: (f(a) * g,))
    return jax.jit(jax.grad(lambda a: df(a).sum()))(put(X, "x", "y"))


def case_uneven_value():
    f = partitioned(jnp.sin, lambda mesh: lambda a: jnp.sin(a) * 10, "... -> ...")
    return jax.jit(lambda a: f(a[:13]).sum(1), out_shardings=NamedSharding(MESH, P()))(put(X))


def case_devices_in_another_order():
    mesh = Mesh(np.array(jax.devices())[::-1].reshape(SHAPE[::-1]), ("p", "q"))
    f = partitioned(lambda a: a, lambda mesh: lambda a: a + 100 * lax.axis_index("p"),
                    "... -> ...")
    return jax.jit(f)(put(X, "p", "q", mesh=mesh)), jax.jit(f)(put(X, "q", "p", mesh=mesh))


def case_properties_of_program():
    f = partitioned(jnp.sin, lambda mesh: lambda a: lax.psum(jnp.sin(a), "y"), "i j -> i j")
    compiled = jax.jit(f).lower(put(X, "x")).compile()
    text = compiled.as_text()
    return compiled(put(X, "x")), N == 1 or "all-reduce" in text or "all_reduce" in text


def case_keys_used_again():
    """Python reuses the key of a deleted function."""
    results = []
    for k in range(8):
        f = partitioned(jnp.sin, lambda mesh, k=k: lambda a: jnp.sin(a) * k, "... -> ...")
        results.append(jax.jit(lambda a, f=f: f(a))(put(X, "x")))
        del f
        jax.clear_caches()
    return results


def case_error_partition_function():
    def lowered(mesh):
        raise ValueError("no such partition")
    f = partitioned(jnp.sin, lowered, "... -> ...")
    if N == 1:
        raise jax.errors.JaxRuntimeError
    return jax.jit(f)(put(X, "x"))


def case_error_other_shapes():
    f = partitioned(jnp.sin, lambda mesh: lambda a: a[:1], "... -> ...")
    if N == 1:
        raise jax.errors.JaxRuntimeError
    return jax.jit(f)(put(X, "x"))


def inspected(function, *args):
    """Returns the shardings that `function(look, *args)` inspects."""
    seen = []

    def look(value):
        jax.debug.inspect_array_sharding(
            value, callback=lambda s: seen.append(str(getattr(s, "spec", type(s).__name__))))
    result = jax.jit(lambda *a: function(look, *a))(*args)
    jax.block_until_ready(result)
    return seen, result


def case_inspect():
    def f(look, a, b):
        look(a)
        c = a @ b
        look(c)
        look((c.sum(), c.T))
        return c
    return inspected(f, put(X, "x", "y"), put(W, "y"))


def case_inspect_constraint():
    def f(look, a):
        b = lax.with_sharding_constraint(a * 2, NamedSharding(MESH, P(("y", "x"))))
        look(b)
        return b
    return inspected(f, put(X, "x"))


def case_inspect_in_loop():
    def f(look, a):
        def step(c, _):
            look(c)
            return c * 2, None
        return lax.scan(step, a, None, length=2)[0]
    return inspected(f, put(X, "x", "y"))


def case_inspect_within_shard_map():
    def on(**axes):
        def f(look, a):
            def body(b):
                look(b)
                return b + 1
            return jax.shard_map(body, mesh=MESH, in_specs=P("x"), out_specs=P("x"),
                                 **axes)(a)
        return inspected(f, put(X, "x", "y"))
    return on(), on(axis_names={"x"})


def case_error_inspect_within_partition():
    seen = []
    if N == 1:
        raise jax.errors.JaxRuntimeError

    def body(a):
        jax.debug.inspect_array_sharding(a, callback=lambda s: seen.append(str(s.spec)))
        return a * 2
    f = partitioned(jnp.sin, lambda mesh: body, "... -> ...")
    return jax.jit(f)(put(X, "x", "y")), seen


def case_inspect_what_was_partitioned():
    f = partitioned(jnp.sin, lambda mesh: lambda a: jnp.sin(a) * 10, "... -> ...")

    def g(look, a):
        b = f(a.T)
        look(b)
        return b
    return inspected(g, put(X, "x", "y"))


def case_visualize():
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        jax.block_until_ready(jax.jit(
            lambda a: (jax.debug.visualize_array_sharding(a), a * 2)[1])(put(X, "x", "y")))
    return out.getvalue().replace("GSPMD", " CPU ").replace(" ", "")


def case_error_inspect():
    def bad(_):
        raise ValueError("no")
    if N == 1:
        raise jax.errors.JaxRuntimeError

    def f(a):
        jax.debug.inspect_array_sharding(a, callback=bad)
        return a
    return jax.jit(f)(put(X, "x"))
