"""Programs with platform names: exported programs (`jax.export`) and branches by platform
(`lax.platform_dependent`).

Programs and branches are for this platform by its own name, `gspmd` or `tpu` (GSPMD_PLATFORM),
otherwise by another name whose programs run here: `gspmd` has the linear algebra of CPUs, so
its other names are `cpu` and `tpu` in this order; that of `tpu` is `gspmd`. If a program has no
branch for the platform and no default, the branch for the first of the other names is used.
"""

from __future__ import annotations

import dataclasses
from typing import Any, Callable, Iterable, Optional

_OTHERS = {"gspmd": ("cpu", "tpu"), "tpu": ("gspmd",)}


def install(platform: str) -> None:
    """Lowers these programs accordingly. Idempotent."""
    from jax._src.export import _export
    from jax._src.lax.control_flow import conditionals

    def other_name(names: Iterable[str]) -> Optional[str]:
        return next((name for name in _OTHERS.get(platform, ()) if name in names), None)

    def exported(params: dict[str, Any]) -> dict[str, Any]:
        program = params["exported"]
        other = other_name(program.platforms)
        if platform in program.platforms or other is None:
            return params
        names = tuple(platform if name == other else name for name in program.platforms)
        return {**params, "exported": dataclasses.replace(program, platforms=names)}

    def branches(key: str) -> Callable[[dict[str, Any]], dict[str, Any]]:
        def change(params: dict[str, Any]) -> dict[str, Any]:
            of = params.get(key)
            if of is None or any(names is None or platform in names for names in of):
                return params
            other = other_name({name for names in of for name in names})
            return {**params, key: tuple(names + (platform,) if other in names else names
                                         for names in of)}
        return change

    _lower_as(platform, _export.call_exported_p, exported)
    _lower_as(platform, conditionals.platform_index_p, branches("platforms"))
    _lower_as(platform, conditionals.cond_p, branches("branches_platforms"))


def _lower_as(platform: str, primitive: Any,
              change: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    """Lowers the primitive with changed parameters if it is lowered for the platform."""
    from jax._src.interpreters import mlir
    entry = mlir._lowerings[primitive]
    if getattr(entry.rule, "_gspmd", False):
        return

    def lower(ctx: Any, *operands: Any, **params: Any) -> Any:
        is_ours = platform in ctx.module_context.platforms
        return entry.rule(ctx, *operands, **(change(params) if is_ours else params))

    lower._gspmd = True  # type: ignore[attr-defined]
    mlir._lowerings[primitive] = dataclasses.replace(entry, rule=lower)
