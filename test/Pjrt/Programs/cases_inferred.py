"""Functions with custom partitioning whose results' shardings a function of the user infers.
Partition functions compute something else than the body, so that values show which ran."""

import contextlib

import jax
import jax.numpy as jnp
from jax import lax
from jax.experimental.custom_partitioning import custom_partitioning
from jax.sharding import NamedSharding, PartitionSpec as P

from cases_partitioning import MESH, N, W, X, partitioned, put

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
