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


@contextlib.contextmanager
def shardy_off():
    """Without Shardy, functions of the user infer the shardings of results."""
    jax.config.update("jax_use_shardy_partitioner", False)
    try:
        yield
    finally:
        jax.config.update("jax_use_shardy_partitioner", True)


def inferred(body, lowered, infer=lambda mesh, args, _: args[0].sharding, requests=None, **options):
    """Returns `body` with the partition function `lowered(mesh)`, which accepts the proposed
    shardings; `requests` records the arguments of `infer`."""
    def shardings(mesh, args, out):
        if requests is not None:
            requests.append([str(s.sharding.spec) for s in jax.tree.leaves(args)])
        return infer(mesh, args, out)
    return partitioned(body, lowered, None, infer_sharding_from_operands=shardings, **options)


def specs(result):
    return result, [str(r.sharding.spec) for r in jax.tree.leaves(result)]


def times(k):
    return lambda mesh: lambda a: jnp.sin(a) * k


def case_inferred():
    seen, requests = [], []
    with shardy_off():
        f = inferred(jnp.sin, times(10), seen=seen, requests=requests)
        return specs(jax.jit(f)(put(X, "x", "y"))), seen, requests[:1]


def case_inferred_of_other_rank():
    seen = []
    with shardy_off():
        f = inferred(lambda a: a.sum(1), lambda mesh: lambda a: lax.psum(a.sum(1), "y") + 1,
                     lambda mesh, args, _: NamedSharding(mesh, P("x")), seen=seen)
        return specs(jax.jit(f)(put(X, "x", "y"))), seen


def case_inferred_tuple():
    seen = []

    def infer(mesh, args, _):
        return args[0].sharding, NamedSharding(mesh, P(args[0].sharding.spec[0]))
    with shardy_off():
        f = inferred(lambda a: (a, a[:, 0]), lambda mesh: lambda a: (a * 3, a[:, 0] * 0 + 7),
                     infer, seen=seen)
        return specs(jax.jit(f)(put(X, "x"))), specs(
            jax.jit(lambda a: f(a)[1] * 2)(put(X, "x"))), seen


def case_inferred_tuple_half_constrained():
    seen = []

    def infer(mesh, args, _):
        return args[0].sharding, args[0].sharding
    with shardy_off():
        f = inferred(lambda a: (a, a), lambda mesh: lambda a: (a * 3, a * 5), infer, seen=seen)

        def g(a):
            b, c = f(a)
            return lax.with_sharding_constraint(b, NamedSharding(MESH, P("x", None))), c
        return specs(jax.jit(g)(put(X, "x"))), seen


def case_inferred_of_several():
    with shardy_off():
        f = inferred(lambda a, b: a @ b, lambda mesh: lambda a, b: (a @ b) * 3,
                     lambda mesh, args, _: NamedSharding(
                         mesh, P(args[0].sharding.spec[0], args[1].sharding.spec[1])))
        return specs(jax.jit(lambda a, b: f(a + 1, b))(put(X, "x"), put(W, None, "y")))


def case_inferred_chain():
    seen, requests = [], []
    with shardy_off():
        f = inferred(jnp.sin, times(10), seen=seen, requests=requests)
        g = inferred(jnp.sin, times(3), seen=seen, requests=requests)
        result = specs(jax.jit(lambda a: g(f(a).T * 2))(put(X, "x", "y")))
        return result, seen


def case_inferred_by_what_follows():
    """The second call's sharding depends on its operand, the first call and later ops."""
    seen = []
    with shardy_off():
        f = inferred(jnp.sin, times(10), result=lambda mesh, _: NamedSharding(mesh, P("x")))
        g = inferred(jnp.sin, times(3), seen=seen)

        def h(a, b):
            c = f(a) + b
            return g(c) + c
        return specs(jax.jit(h)(put(X, "x"), put(X, None, "y"))), seen


def case_inferred_nested_jit_twice():
    with shardy_off():
        f = inferred(jnp.tanh, lambda mesh: lambda a: jnp.tanh(a) * 10 + a.shape[0])
        inner = jax.jit(lambda a: f(a) + 1)
        return specs(jax.jit(lambda a: (inner(a), inner(a.T)))(put(X, "x", "y")))


def case_inferred_in_loop():
    with shardy_off():
        f = inferred(jnp.sin, times(2))
        return specs(jax.jit(lambda a: lax.scan(
            lambda c, _: (f(c), c.sum()), a, None, length=3))(put(X, "x", "y")))


def case_inferred_gradient():
    with shardy_off():
        f = inferred(lambda a: jnp.sin(a) * 2, times(20))
        df = jax.custom_vjp(f)
        df.defvjp(lambda a: (f(a), a), lambda a, g: (f(a) * g,))
        return specs(jax.jit(jax.grad(lambda a: df(a).sum()))(put(X, "x", "y")))


def case_inferred_static_arguments():
    with shardy_off():
        function = custom_partitioning(lambda a, k: a * k, static_argnums=(1,))
        function.def_partition(
            partition=lambda k, mesh, args, out: (
                mesh, lambda a: a * k * 100, out.sharding, tuple(s.sharding for s in args)),
            infer_sharding_from_operands=lambda k, mesh, args, out: args[0].sharding)
        return [specs(jax.jit(lambda a: function(a, k))(put(X, "x", "y"))) for k in (2, 3)]


def case_inferred_and_constrained():
    """An annotation of the result has precedence, and nothing is inferred."""
    seen, requests = [], []
    with shardy_off():
        f = inferred(jnp.sin, times(10), seen=seen, requests=requests,
                     result=lambda mesh, _: NamedSharding(mesh, P("x")))
        return specs(jax.jit(lambda a: lax.with_sharding_constraint(
            f(a), NamedSharding(MESH, P("x", "y"))))(put(X, "x"))), seen, requests


def case_inferred_against_what_follows():
    with shardy_off():
        f = inferred(jnp.sin, times(10), result=lambda mesh, _: NamedSharding(mesh, P("x")))
        return specs(jax.jit(lambda a: lax.with_sharding_constraint(
            f(a) * 2, NamedSharding(MESH, P("y"))))(put(X, "x")))


def case_inferred_replicated_for_sharded_users():
    with shardy_off():
        f = inferred(jnp.sin, times(10))
        return specs(jax.jit(lambda a, b: f(a * 2) + b)(put(X), put(X, "x", "y")))


def case_inferred_all_replicated():
    seen = []
    with shardy_off():
        f = inferred(jnp.sin, times(10), seen=seen)
        return specs(jax.jit(f)(put(X))), seen


def case_inferred_from_users():
    results, seen = [], []
    with shardy_off():
        for spec in ((), ("x",)):
            f = inferred(jnp.sin, times(10), seen=seen, args=lambda mesh, _: NamedSharding(
                             mesh, P("x")), propagate_user_sharding=lambda mesh, user:
                         NamedSharding(mesh, P(user.sharding.spec[0])))
            results.append(specs(jax.jit(lambda a, b, f=f: f(a) * b)(
                put(X, *spec), put(X, "x", "y"))))
    return results, seen


def case_error_inferred_otherwise():
    """The program requires another sharding of the result than the partition function."""
    if N == 1:
        raise jax.errors.JaxRuntimeError
    with shardy_off():
        f = inferred(jnp.sin, times(10))
        return jax.jit(lambda a: lax.with_sharding_constraint(
            f(a), NamedSharding(MESH, P(None, ("x", "y")))))(put(X, "x"))


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
