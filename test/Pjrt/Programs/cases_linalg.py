"""Each function of jax.lax.linalg on arguments that are sharded in every way: along batch
dimensions, along rows and columns, and along both."""

import re

import jax
import jax.numpy as jnp
import numpy as np
from jax.lax import linalg
from jax.sharding import AxisType, NamedSharding, PartitionSpec as P

N = jax.device_count()
ROWS = 1 if N == 1 else 2
SHAPE = (ROWS, N // ROWS)
MESH = jax.make_mesh(SHAPE, ("x", "y"), axis_types=(AxisType.Auto,) * 2)
EXPLICIT = jax.make_mesh(SHAPE, ("x", "y"), axis_types=(AxisType.Explicit,) * 2)
BATCHES = (("x", "y"), (("x", "y"),))
MATRICES = ((None, None, "x", "y"), ("x", None, "y"))
COLLECTIVES = re.compile(r"\b(all[-_](gather|reduce|to[-_]all)|collective[-_]permute)\b")


def numbers(*shape, dtype=np.float32):
    """Returns the numbers of two batch dimensions."""
    random = np.random.default_rng(len(shape))
    values = random.normal(size=(8, 4) + shape)
    if dtype == np.complex64:
        values = values + 1j * random.normal(size=values.shape)
    return values.astype(dtype)


def sizes(factors):
    """Returns the magnitudes of factors whose signs depend on the library."""
    return [jnp.abs(f) for f in factors]


def schur(a):
    """Returns the eigenvalues, whose order depends on the library, and the product of the form."""
    t, z = linalg.schur(a)
    return jnp.sort(jnp.abs(jnp.diagonal(t, axis1=-2, axis2=-1))), z @ t @ z.conj().swapaxes(-1, -2)


def programs(dtype):
    """Returns each function with its arguments."""
    square, tall = numbers(8, 8, dtype=dtype), numbers(16, 8, dtype=dtype)
    definite = (square @ square.conj().swapaxes(-1, -2) + 8 * np.eye(8)).astype(dtype)
    taus, diagonal = numbers(8, dtype=dtype) / 4, numbers(8, dtype=dtype) + 8
    pivots = np.tile(np.array([3, 2, 7, 3, 4, 6, 6, 7], np.int32), (8, 4, 1))
    yield linalg.cholesky, definite
    yield lambda a: jnp.sort(jnp.abs(linalg.eig(a)[0])), square
    yield lambda a: sizes(linalg.eigh(a)), definite
    yield linalg.hessenberg, square
    yield linalg.householder_product, tall, taus
    yield linalg.lu, tall
    yield lambda p: linalg.lu_pivots_to_permutation(p, 16), pivots
    if hasattr(linalg, "ormqr"):
        yield linalg.ormqr, square, taus, tall.swapaxes(-1, -2)
    yield lambda a: linalg.qr(a, full_matrices=False), tall
    yield linalg.qr, tall
    yield lambda a: linalg.qr(a, pivoting=True), tall
    yield schur, definite
    yield lambda a: sizes(linalg.svd(a, full_matrices=False)), tall
    yield lambda a: linalg.svd(a, compute_uv=False), tall
    yield lambda a, b: linalg.triangular_solve(a, b, left_side=True, lower=True), definite, square
    yield lambda a, b: linalg.triangular_solve(
        a, b, transpose_a=True, unit_diagonal=True), definite / 64, tall
    yield linalg.tridiagonal, definite
    yield linalg.tridiagonal_solve, diagonal / 8, diagonal, diagonal / 9, square
    if dtype == np.float32:
        yield lambda a, c: linalg.symmetric_product(
            a, c, alpha=2, beta=3, symmetrize_output=True), square, definite
    yield jnp.linalg.solve, definite, square
    yield jnp.linalg.inv, definite
    yield jnp.linalg.slogdet, definite
    yield jnp.linalg.pinv, definite


def put(spec, *arguments, mesh=MESH):
    return [jax.device_put(a, NamedSharding(mesh, P(*spec[:a.ndim]))) for a in arguments]


def results_of(specs, dtype=np.float32, **options):
    """Returns the results for arguments of each sharding."""
    return [jax.jit(function, **options)(*put(spec, *arguments))
            for function, *arguments in programs(dtype) for spec in specs]


def compiled_without_collectives(function, *arguments):
    """Compiles, and checks on the platform gspmd that devices exchange nothing."""
    compiled = jax.jit(function).lower(*arguments).compile()
    if jax.default_backend() == "gspmd":
        assert not COLLECTIVES.search(compiled.as_text()), compiled.as_text()
    return compiled


def case_shards_of_batches():
    results = []
    for function, *arguments in programs(np.float32):
        for spec in BATCHES:
            shards = put(spec, *arguments)
            results.append(compiled_without_collectives(function, *shards)(*shards))
    return results


def case_derivatives_of_batches():
    square = numbers(8, 8)
    definite = square @ square.swapaxes(-1, -2) + 8 * np.eye(8, dtype=np.float32)
    shards = put(BATCHES[0], definite, square)
    return [compiled_without_collectives(lambda a, t: jax.jvp(f, (a,), (t,))[1], *shards)(*shards)
            for f in (linalg.cholesky, linalg.lu, linalg.qr, jnp.linalg.inv, jnp.linalg.slogdet,
                      lambda a: sizes(linalg.eigh(a)), lambda a: linalg.svd(a, compute_uv=False),
                      lambda a: linalg.triangular_solve(a, a, lower=True))]


def case_complex_batches():
    return results_of(BATCHES[:1], np.complex64)


def case_shards_of_matrices():
    return results_of(MATRICES, out_shardings=NamedSharding(MESH, P()))


def case_shards_of_complex_matrices():
    return results_of(MATRICES[:1], np.complex64, out_shardings=NamedSharding(MESH, P()))


def case_shards_of_results():
    """Results have the sharding that jit states, whatever that of the arguments."""
    def sharding(of, spec):
        even = all(s is None or size % N == 0 for size, s in zip(of.shape, spec))
        return NamedSharding(MESH, P(*spec[:of.ndim]) if even else P())

    results = []
    for function, *arguments in programs(np.float32):
        shapes = jax.eval_shape(function, *arguments)
        for spec, to in ((), MATRICES[0]), (MATRICES[1], BATCHES[0]):
            results.append(jax.jit(
                function, in_shardings=[sharding(a, spec) for a in arguments],
                out_shardings=jax.tree.map(lambda s: sharding(s, to), shapes))(*arguments))
    return results


def case_shards_in_shard_map():
    results = []
    for function, *arguments in programs(np.float32):
        results.append(jax.jit(jax.shard_map(
            function, mesh=MESH, in_specs=tuple(P("y", "x") for _ in arguments),
            out_specs=P("y", "x")))(*arguments))
    return results


def case_shards_in_types():
    """Types have shardings; those with sharded matrices are errors in some functions."""
    results = []
    with jax.set_mesh(EXPLICIT):
        for function, *arguments in programs(np.float32):
            for spec in BATCHES[0], MATRICES[1]:
                try:
                    results.append(jax.jit(function)(*put(spec, *arguments, mesh=EXPLICIT)))
                except Exception as error:  # pylint: disable=broad-except
                    results.append(type(error).__name__)
    return results

