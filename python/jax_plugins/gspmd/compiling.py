"""What JAX asks XLA of a program before the platform is given it: what the program costs
as it was lowered, and whether options of the compiler are some. It asks the library of a
client that is in its own process, and that of its CPUs is.
"""

from __future__ import annotations

import copy
import functools
from typing import Any

from jax_plugins.gspmd.replacing import replace


def install(platform: str) -> None:
    """Has JAX's CPUs asked for the platform; again does nothing."""
    _price_lowered(platform)
    _check_options(platform)


def _cpu() -> Any:
    import jax
    return jax.local_devices(backend="cpu")[0]


def _price_lowered(platform: str) -> None:
    """`Lowered.cost_analysis()`: of the program, no matter where it is to run."""
    from jax._src.interpreters import pxla

    def make(original: Any) -> Any:
        def cost_analysis(self: Any) -> Any:
            if self.compile_args["backend"].platform != platform:
                return original(self)
            twin = copy.copy(self)
            twin.compile_args = {**self.compile_args, "backend": _cpu().client}
            return original(twin)
        return cost_analysis

    replace(getattr(pxla, "MeshComputation", None), "cost_analysis", make)


# Of other chips' compilers, which this library has not; where to write what XLA does.
_UNCHECKED = ("xla_tpu_", "xla_dump_")


@functools.lru_cache(maxsize=64)
def _check(options: tuple[tuple[str, Any], ...]) -> None:
    """Compiles a program of nothing with them: names and values that are none are errors."""
    from jax._src.lib import xla_client as xc
    cpu, settings = _cpu(), xc.CompileOptions()
    settings.env_option_overrides = list(options)
    cpu.client.compile_and_load(b"func.func public @main() -> () { return }",
                                xc.DeviceList((cpu,)), settings)


def _check_options(platform: str) -> None:
    """`compiler_options` of a compilation. Those of XLA's choose nothing here, and are to be
    written as XLA wants them."""
    from jax._src import compiler

    def make(original: Any) -> Any:
        def get_compile_options(*args: Any, **kwargs: Any) -> Any:
            settings = original(*args, **kwargs)
            backend = kwargs.get("backend")
            options = tuple((name, value) for name, value in settings.env_option_overrides
                            if name.startswith("xla_") and not name.startswith(_UNCHECKED))
            if options and backend is not None and backend.platform == platform:
                _check(options)
            return settings
        return get_compile_options

    replace(compiler, "get_compile_options", make)
