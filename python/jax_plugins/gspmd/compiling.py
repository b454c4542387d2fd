"""Queries of XLA before the platform gets a program: the costs of the lowered program and
the validity of compiler options. JAX queries the library of the platform's client, which is
in its own process; the library of its CPUs answers for this platform.
"""

from __future__ import annotations

import copy
import functools
from typing import Any

from jax_plugins.gspmd.patching import replace


def install(platform: str) -> None:
    """Redirects the queries to JAX's CPUs. Idempotent."""
    _analyze_lowered(platform)
    _check_options(platform)


def _cpu() -> Any:
    import jax
    return jax.local_devices(backend="cpu")[0]


def _analyze_lowered(platform: str) -> None:
    """Redirects `Lowered.cost_analysis()`, which does not depend on the platform."""
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


# Options of other compilers, which the CPU library lacks, and of dumps.
_UNCHECKED = ("xla_tpu_", "xla_dump_")
# Limits of dumps, which by themselves request none.
_LIMITS = ("xla_dump_max_hlo_modules",)


@functools.lru_cache(maxsize=64)
def _check(options: tuple[tuple[str, Any], ...]) -> None:
    """Compiles an empty program with the options, which rejects invalid names and values."""
    from jax._src.lib import xla_client as xc
    cpu, settings = _cpu(), xc.CompileOptions()
    settings.env_option_overrides = list(options)
    cpu.client.compile_and_load(b"func.func public @main() -> () { return }",
                                xc.DeviceList((cpu,)), settings)


def _check_options(platform: str) -> None:
    """Validates the `compiler_options` of a compilation. Options of XLA have no effect here,
    but must be valid."""
    from jax._src import compiler

    def make(original: Any) -> Any:
        def get_compile_options(*args: Any, **kwargs: Any) -> Any:
            settings = original(*args, **kwargs)
            backend = kwargs.get("backend")
            options = tuple((name, value) for name, value in settings.env_option_overrides
                            if name in _LIMITS or
                            name.startswith("xla_") and not name.startswith(_UNCHECKED))
            if options and backend is not None and backend.platform == platform:
                _check(options)
            return settings
        return get_compile_options

    replace(compiler, "get_compile_options", make)
