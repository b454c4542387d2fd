"""Kernels of Pallas (`pallas_call`, `pl.kernel`), which Pallas's interpreters run.

JAX compiles kernels for chips. Here they are lowered as with `interpret=`: by the interpreter
that evaluates the body in a loop over the grid, as ops of the program, or, for kernels that
communicate with other devices or wait for semaphores, by the one that keeps the memories of
chips on the host and is called for each access.

The interpreted kernel is the decomposition of a composite `gspmd.kernel`, which states the
kernel's name and cost: predictions are those of the kernel and not of its interpretation.
Where nothing is computed (GSPMD_SIMULATE=1) the decomposition is zeros.
"""

from __future__ import annotations

import functools
import os
from typing import Any, Callable, Iterator, Optional, Sequence

from jax_plugins.gspmd import kernel_costs
from jax_plugins.gspmd.patching import replace

COMPOSITE = "gspmd.kernel"

# Primitives of kernels that only the interpreter with memories on the host supports. Copies
# and signals to other devices are found by their operands.
_COMMUNICATION = {"get_barrier_semaphore", "semaphore_wait", "semaphore_read"}


def rule(primitive: Any, platform: str) -> Optional[Callable[..., Any]]:
    """Returns the lowering rule of a primitive of Pallas for the platform; None for others.
    Primitives are recognized by their names, so that Pallas is imported by its users only."""
    lower = {"pallas_call": _lower_call, "mpmd_map": _lower_meshes}.get(primitive.name)
    return lower and functools.partial(lower, platform)


def _lower_meshes(platform: str, ctx: Any, *operands: Any, **params: Any) -> Any:
    """Lowers functions over meshes of cores as calls over grids of their sizes."""
    from jax._src.pallas import mpmd, pallas_call

    def make(original: Any) -> Any:
        def lower(ctx: Any, *operands: Any, **params: Any) -> Any:
            if list(ctx.module_context.platforms) != [platform]:
                return original(ctx, *operands, **params)
            return _lower(original, platform, ctx, *operands, **params)
        return lower

    replace(pallas_call, "_pallas_call_lowering", make)
    return mpmd._mpmd_map_fallback_lowering(ctx, *operands, **params)


def _lower_call(platform: str, ctx: Any, *operands: Any, **params: Any) -> Any:
    from jax._src.pallas import pallas_call
    original = pallas_call._pallas_call_lowering
    original = getattr(original, "__wrapped__", original)
    return _lower(original, platform, ctx, *operands, **params)


def _lower(original: Any, platform: str, ctx: Any, *operands: Any, interpret: Any,
           **params: Any) -> Any:
    """Lowers a call; `original` is JAX's rule, which serves calls with `interpret=`."""
    if interpret:
        return original(ctx, *operands, interpret=interpret, **params)
    from jax._src.interpreters import mlir
    _check_partitioning(ctx, params)
    name = kernel_costs.kernel_name(params)
    simulates = os.environ.get("GSPMD_SIMULATE") == "1"
    implementation = functools.partial(_zeros, ctx.avals_out) if simulates else \
        functools.partial(_interpret, platform, name, params)

    def call(*values: Any) -> Any:
        from jax import lax
        figures = kernel_costs.cost_attributes(params)
        # The attributes are those of the composite only.
        return lax.composite(lambda *values, **_: implementation(*values), COMPOSITE)(
            *values, kernel_name=name, **figures)

    return mlir.lower_fun(call, multiple_results=True)(ctx, *operands)


def _zeros(avals: Sequence[Any], *_: Any) -> list[Any]:
    import jax.numpy as jnp
    return [jnp.zeros(aval.shape, aval.dtype) for aval in avals]


def _check_partitioning(ctx: Any, params: Any) -> None:
    """Rejects kernels in programs of several devices outside of `shard_map`, as chips do: the
    grid of a kernel is that of one device's tensors."""
    from jax._src import sharding_impls
    context = ctx.module_context.axis_context
    is_manual = True
    if isinstance(context, sharding_impls.SPMDAxisContext):
        manual = set(context.manual_axes) | set(getattr(context.mesh, "manual_axes", ()))
        is_manual = not context.manual_axes or manual == set(context.mesh.axis_names)
        is_manual = is_manual and (bool(manual) or context.mesh.size == 1)
    elif isinstance(context, sharding_impls.ShardingContext):
        is_manual = context.num_devices == 1
    if not is_manual:
        raise NotImplementedError(
            f"the Pallas kernel {kernel_costs.kernel_name(params)!r} is in a program of several "
            "devices, and kernels are not partitioned automatically, on TPUs neither: call it "
            "in jax.shard_map over all axes of the mesh")


# ------------------------------------------------------------------------------------------
# The interpreters
# ------------------------------------------------------------------------------------------


def _interpret(platform: str, name: str, params: Any, *values: Any) -> Any:
    """Evaluates the kernel by the first interpreter that supports all of it."""
    import jax
    from jax._src import core
    reasons, cause = [], None
    for what, interpreter in _interpreters(params):
        try:
            closed = jax.make_jaxpr(interpreter)(*values)
            missing = sorted(_without_rule(closed.jaxpr, platform))
            if missing:
                raise NotImplementedError("no rule for " + ", ".join(missing))
        except Exception as error:  # pylint: disable=broad-except
            reasons.append("%s: %s" % (what, str(error).split("\n", maxsplit=1)[0] or
                                       type(error).__name__))
            cause = error
            continue
        return core.jaxpr_as_fun(_unordered(closed))(*values)
    raise NotImplementedError(
        f"the Pallas kernel {name!r} cannot run on the platform {platform}, since Pallas's "
        f"interpreters do not support it ({'; '.join(reasons)}). Select an implementation "
        "without Pallas, such as attention=dot_product in MaxText or implementation=\"xla\" in "
        "tokamax, or GSPMD_SIMULATE=1, which predicts kernels without running them"
    ) from cause


def _interpreters(params: Any) -> Iterator[tuple[str, Callable[..., Any]]]:
    """Yields the interpreters in the order in which they are tried."""
    from jax._src.pallas import hlo_interpreter
    if not _communicates(params["jaxpr"]):
        yield "as ops", functools.partial(hlo_interpreter.pallas_call_hlo_interpret, **params)
    try:
        from jax._src.pallas.mosaic.interpret import interpret_pallas_call as on_host
        from jax._src.pallas.mosaic.interpret.params import InterpretParams
    except ImportError:  # of another version
        try:
            from jax._src.pallas.mosaic import interpret as on_host  # type: ignore[no-redef]
            from jax._src.pallas.mosaic.interpret import InterpretParams
        except ImportError:
            return
    yield "with memories on the host", functools.partial(
        on_host.interpret_pallas_call, **params,
        interpret_params=InterpretParams())


def equations(jaxpr: Any) -> Iterator[Any]:
    """Yields the equations of a jaxpr and of those in its parameters."""
    from jax._src import core
    for eqn in getattr(jaxpr, "jaxpr", jaxpr).eqns:
        yield eqn
        for inner in core.jaxprs_in_params(eqn.params):
            yield from equations(inner)


def _communicates(jaxpr: Any) -> bool:
    return any(eqn.primitive.name in _COMMUNICATION or _has_target_device(eqn)
               for eqn in equations(jaxpr))


def _has_target_device(eqn: Any) -> bool:
    """Returns whether the equation copies or signals to a device that it names."""
    import jax
    operand = {"dma_start": -1, "semaphore_signal": 3}.get(eqn.primitive.name)
    if operand is None:
        return False
    tree = eqn.params.get("tree", eqn.params.get("args_tree"))
    arguments = jax.tree_util.tree_unflatten(tree, eqn.invars)
    return bool(jax.tree_util.tree_leaves(arguments[operand]))


def _without_rule(jaxpr: Any, platform: str) -> set[str]:
    """Returns the names of primitives that the platform cannot lower."""
    from jax._src.interpreters import mlir
    of_platform = mlir._platform_specific_lowerings[platform]
    return {eqn.primitive.name for eqn in equations(jaxpr)
            if eqn.primitive not in mlir._lowerings and eqn.primitive not in of_platform}


def _unordered(closed: Any) -> Any:
    """Removes the order among callbacks: the interpreter's own values order those of one
    kernel, and calls of the host keep the program's order."""
    eqns = [eqn.replace(params={**eqn.params, "ordered": False})
            if eqn.params.get("ordered") else eqn for eqn in closed.jaxpr.eqns]
    return closed.replace(jaxpr=closed.jaxpr.replace(eqns=eqns))
