"""How JAX lowers for the platform what it has no rule for that holds everywhere.

JAX keeps rules by platform and falls back to one for all. Linear algebra has rules for
CPUs that call LAPACK by name, with all results of LAPACK; the emulator has LAPACK and
reads these calls, so their rules serve here unchanged, and are JAX's own in each of its
versions. What else has rules only by platform (callbacks, checks, prints) calls
`emit_python_callback`, see `callbacks`. Other rules for CPUs go around what XLA cannot do
there, and the general ones are taken instead.
"""

from __future__ import annotations

from typing import Any

# General rules exist for some, but LAPACK's results are those that users know: of
# singular matrices they are NaN, pivots are LAPACK's, small matrices take no loops.
_LAPACK = ["cholesky", "eig", "eigh", "geqp3", "geqrf", "hessenberg", "householder_product",
           "lu", "ormqr", "schur", "svd", "triangular_solve", "tridiagonal",
           "tridiagonal_solve"]


class _Rules(dict):  # type: ignore[type-arg]
    """Rules of the platform: those registered for it, and those for CPUs of linear
    algebra and of what has no general rule. Modules that are imported later (sparse
    matrices, checks) register theirs then, so CPUs are asked at each look-up."""

    def __init__(self, given: Any, of_cpu: Any, of_all: Any, linear_algebra: set[Any]):
        super().__init__(given)
        self._of_cpu, self._of_all = of_cpu, of_all
        self._linear_algebra = linear_algebra

    def __contains__(self, primitive: Any) -> bool:
        return super().__contains__(primitive) or (
            primitive in self._of_cpu and
            (primitive in self._linear_algebra or primitive not in self._of_all))

    def __getitem__(self, primitive: Any) -> Any:
        own = super().__contains__(primitive)
        return super().__getitem__(primitive) if own else self._of_cpu[primitive]


def install(platform: str) -> None:
    """Registers the rules; again does nothing."""
    from jax._src.interpreters import mlir
    if platform not in mlir._platforms_with_donation:
        mlir._platforms_with_donation.append(platform)
    tables = mlir._platform_specific_lowerings
    if not isinstance(tables[platform], _Rules):
        tables[platform] = _Rules(tables[platform], tables["cpu"], mlir._lowerings,
                                  _linear_algebra())
        _widen(mlir, platform)


def _widen(mlir: Any, platform: str) -> None:
    """jaxlib takes erf apart before a plugin is given it, and does not know how for floats
    of one byte, which XLA takes for CPUs: they go through float32."""
    from jax._src.lax import lax, special

    def lower(ctx: Any, value: Any, **params: Any) -> Any:
        dtype = ctx.avals_in[0].dtype
        if dtype.itemsize > 1:
            return mlir._lowerings[special.erf_p].rule(ctx, value, **params)

        def wide(x: Any) -> Any:
            result = special.erf_p.bind(lax.convert_element_type(x, "float32"), **params)
            return lax.convert_element_type(result, dtype)
        return mlir.lower_fun(wide, multiple_results=False)(ctx, value)

    mlir._platform_specific_lowerings[platform][special.erf_p] = \
        mlir.LoweringRuleEntry(lower, True)


def _linear_algebra() -> set[Any]:
    from jax._src.lax import linalg
    found = (getattr(linalg, name + "_p", None) for name in _LAPACK)
    return {primitive for primitive in found if primitive is not None}
