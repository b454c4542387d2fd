"""Programs from functions of JAX."""

from __future__ import annotations

from typing import Any, Callable, Optional

from gspmd import uneven
from gspmd.program import Program, _parse
from gspmd.signature import FunctionSignature


def lower(function: Callable[..., Any], *args: Any, **kwargs: Any) -> Program:
    """See `gspmd.lower`."""
    import jax
    from gspmd._calls import Calls
    if not hasattr(function, "lower"):
        function = jax.jit(function)
    with uneven.allowed():
        lowered = function.lower(*args, **kwargs)  # type: ignore[attr-defined]
    calls = Calls(function)
    return from_lowered(lowered, calls, calls.parse(args, kwargs)[0])


def from_lowered(lowered: Any, calls: Any = None, call: Any = None) -> Program:
    """Returns the program of a `jax.stages.Lowered`.

    calls, call: the `Calls` of its function and the signature of the call for which it was
        lowered. Without them, `run` takes no static arguments.
    """
    import jax
    if calls is None:
        from gspmd._calls import Calls
        calls = Calls(None)
    module = lowered.compiler_ir("stablehlo").operation
    name = getattr(lowered, "fun_name", None) or \
        str(module.attributes["sym_name"]).strip('"') or "jax"
    count = lowered.in_tree.num_leaves

    def flatten(args: tuple[Any, ...], kwargs: dict[str, Any]) -> list[Any]:
        return [_plain(value) for value in calls.flatten(args, kwargs, lowered, call)]

    out_info = jax.tree.leaves(lowered.out_info)
    results = ["result" + jax.tree_util.keystr(path)
               for path, _ in jax.tree_util.tree_leaves_with_path(lowered.out_info)]

    def unflatten(results: list[Any]) -> Any:
        wrapped = [_wrap(value, info) for value, info in zip(results, out_info)]
        return jax.tree.unflatten(lowered.out_tree, wrapped)

    signature = FunctionSignature(flatten, unflatten, _kept(lowered), count,
                                  results)
    return _parse(module.get_asm(enable_debug_info=True), name, signature)


def _kept(lowered: Any) -> Optional[list[int]]:
    """Returns the indices of the leaves that the program uses; None for all."""
    arguments = getattr(getattr(lowered, "_lowering", None), "compile_args", None) or {}
    kept = arguments.get("kept_var_idx")
    return None if kept is None else sorted(kept)


def _plain(value: Any) -> Any:
    """Converts random keys to their integers."""
    import jax
    if hasattr(value, "dtype") and jax.dtypes.issubdtype(value.dtype, jax.dtypes.prng_key):
        return jax.random.key_data(value)
    return value


def _wrap(value: Any, info: Any) -> Any:
    import jax
    if jax.dtypes.issubdtype(info.dtype, jax.dtypes.prng_key):
        return jax.random.wrap_key_data(value, impl=info.dtype._impl.name)
    return value
