"""Foreign functions that programs call by `jax.ffi.ffi_call`, and Python functions that get
buffers (`jax.experimental.buffer_callback`), which JAX calls in the same way.

They are compiled for CPUs and use XLA's calling convention. JAX's CPU backend has XLA in
this process, so functions registered for the platform are registered there, and a call
becomes a Python callback that runs it on JAX's CPU: once with global tensors, within
`shard_map` on each device with its shards.
"""

from __future__ import annotations

import functools
from typing import Any


def install(platform: str) -> None:
    """Handles registrations and calls for the platform. Idempotent."""
    from jax._src import ffi
    from jax._src.interpreters import mlir
    from jax._src.lib import xla_client as xc
    primitive = getattr(ffi, "ffi_call_p", None)
    rules = mlir._platform_specific_lowerings[platform]
    if primitive is None or primitive in dict(rules):
        return

    def register(name: str, target: Any, _: str, *rest: Any) -> None:
        xc._xla.register_custom_call_target(name, target, "Host", *rest)

    xc.register_custom_call_handler(platform, register)
    rules[primitive] = mlir.LoweringRuleEntry(_lower_call, True)
    try:
        from jax._src.buffer_callback import buffer_callback_p
    except ImportError:  # older versions of JAX
        return
    rules[buffer_callback_p] = mlir.LoweringRuleEntry(
        functools.partial(_lower_on_cpu, buffer_callback_p), True)


def _lower_call(ctx: Any, *operands: Any, **params: Any) -> Any:
    """Lowers a call to a Python callback if JAX's CPU has the target. Otherwise, or if the
    program is exported, the target is called by its name."""
    from jax._src import ffi
    from jax._src.interpreters import mlir
    from jax._src.lib import xla_client as xc
    _cpu()  # creating it registers its targets
    if ctx.module_context.lowering_parameters.for_export or \
            params["target_name"] not in xc._xla.custom_call_targets("Host"):
        return mlir._lowerings[ffi.ffi_call_p].rule(ctx, *operands, **params)
    return _lower_on_cpu(ffi.ffi_call_p, ctx, *operands, **params)


def _lower_on_cpu(primitive: Any, ctx: Any, *operands: Any, **params: Any) -> Any:
    """Lowers the primitive to a Python callback that runs it on JAX's CPU."""
    import jax
    from jax._src import callback
    call, cpu = jax.jit(lambda *values: primitive.bind(*values, **params)), _cpu()

    def run(*values: Any) -> Any:
        return call(*jax.device_put(values, cpu))

    results, _, _ = callback.emit_python_callback(
        ctx, run, None, list(operands), ctx.avals_in, ctx.avals_out,
        has_side_effect=params["has_side_effect"], returns_token=False)
    return results


def _cpu() -> Any:
    import jax
    return jax.local_devices(backend="cpu")[0]
