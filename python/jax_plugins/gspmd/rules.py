"""Lowering rules of the platform for primitives without a rule for all platforms.

JAX has rules per platform and falls back to one for all. Linear algebra has rules for CPUs
that call LAPACK by name, with all results of LAPACK; the emulator has LAPACK and supports
these calls, so the rules of any version of JAX serve unchanged. Other primitives with rules
per platform only (callbacks, checks, prints) call `emit_python_callback`, see `callbacks`.
The remaining rules for CPUs work around limitations of XLA; the general rules are used
instead.

Devices that call themselves `tpu` (GSPMD_PLATFORM) have JAX's rules for TPUs.
"""

from __future__ import annotations

from typing import Any

from jax_plugins.gspmd import kernels

# Some have general rules, but users expect LAPACK's results: NaN for singular matrices,
# LAPACK's pivots, and no loops for small matrices.
_LAPACK = ["cholesky", "eig", "eigh", "geqp3", "geqrf", "hessenberg", "householder_product",
           "lu", "ormqr", "schur", "svd", "triangular_solve", "tridiagonal",
           "tridiagonal_solve"]


class _Rules(dict):  # type: ignore[type-arg]
    """The rules of a platform: those registered for it, and those of kernels (`kernels`)."""

    def __init__(self, platform: str, own_rules: Any):
        super().__init__(own_rules)
        self._platform = platform

    def _found(self, primitive: Any) -> Any:
        from jax._src.interpreters import mlir
        if primitive.name == "empty":  # TPUs have a call for memory without a value
            return mlir._lowerings[primitive]
        rule = kernels.rule(primitive, self._platform)
        return mlir.LoweringRuleEntry(rule, True) if rule else None

    def __contains__(self, primitive: Any) -> bool:
        return super().__contains__(primitive) or self._found(primitive) is not None

    def __getitem__(self, primitive: Any) -> Any:
        return self._found(primitive) or super().__getitem__(primitive)


class _RulesOfCpu(_Rules):
    """Also has CPU rules of linear algebra and of primitives without a general rule. These are
    looked up on each access, since modules that are imported later (sparse matrices, checks)
    register theirs then."""

    def __init__(self, platform: str, own_rules: Any, of_cpu: Any, of_all: Any,
                 linear_algebra: set[Any]):
        super().__init__(platform, own_rules)
        self._of_cpu, self._of_all = of_cpu, of_all
        self._linear_algebra = linear_algebra

    def _found(self, primitive: Any) -> Any:
        if dict.__contains__(self, primitive):
            return None
        found = super()._found(primitive)
        if found or primitive not in self._of_cpu:
            return found
        is_needed = primitive in self._linear_algebra or primitive not in self._of_all
        return self._of_cpu[primitive] if is_needed else None


def install(platform: str) -> None:
    """Registers the rules; the platform `tpu` has JAX's own. Idempotent."""
    from jax._src.interpreters import mlir
    if platform not in mlir._platforms_with_donation:
        mlir._platforms_with_donation.append(platform)
    tables = mlir._platform_specific_lowerings
    if isinstance(tables[platform], _Rules):
        return
    tables[platform] = _Rules(platform, tables[platform]) if platform == "tpu" else \
        _RulesOfCpu(platform, tables[platform], tables["cpu"], mlir._lowerings,
                    _linear_algebra())
    _widen(mlir, platform)


def _widen(mlir: Any, platform: str) -> None:
    """Lowers erf of one-byte floats through float32: jaxlib decomposes erf before a plugin
    gets it, and does not support these types, which XLA supports for CPUs."""
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
