"""Programs with platform names: exported programs (`jax.export`) and branches by platform
(`lax.platform_dependent`).

Linear algebra is lowered for the platform as for CPUs, so programs for CPUs run here: if a
program has no branch for the platform and no default, its branch for `cpu` is used. Branches
for this platform and defaults have precedence.
"""

from __future__ import annotations

import dataclasses
from typing import Any, Callable


def install(platform: str) -> None:
    """Lowers these programs accordingly. Idempotent."""
    from jax._src.export import _export
    from jax._src.lax.control_flow import conditionals

    def exported(params: dict[str, Any]) -> dict[str, Any]:
        program = params["exported"]
        if platform in program.platforms:
            return params
        names = tuple(platform if name == "cpu" else name for name in program.platforms)
        return {**params, "exported": dataclasses.replace(program, platforms=names)}

    def branches(key: str) -> Callable[[dict[str, Any]], dict[str, Any]]:
        def change(params: dict[str, Any]) -> dict[str, Any]:
            of = params.get(key)
            if of is None or any(names is None or platform in names for names in of):
                return params
            return {**params, key: tuple(names + (platform,) if "cpu" in names else names
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
