"""gspmd as a backend of JAX: emulated devices of a TPU mesh.

    JAX_PLATFORMS=gspmd GSPMD_TOPOLOGY=v4:4x4x4 python train.py

JAX finds this module through the namespace `jax_plugins`, and the wheel lists it in the
entry points of that group. It imports nothing of gspmd, so a process without the backend
does not load the library.

The plugin is registered if `JAX_PLATFORMS` (or `jax.config.jax_platforms`) contains gspmd
or GSPMD_TOPOLOGY is set; it is the default backend only in the first case. The library is
that of GSPMD_PJRT_LIBRARY, of PJRT_NAMES_AND_LIBRARY_PATHS, or of the package.
"""

from __future__ import annotations

import ctypes
import glob
import os
import warnings
from typing import Any, Callable, Optional

from jax_plugins.gspmd import (callbacks, capabilities, compiling, ffi_calls,
                               partitioning, platform_names, rules)
from jax_plugins.gspmd.patching import replace

PLATFORM = "gspmd"


def library_path() -> Optional[str]:
    """Returns the path of libgspmd_pjrt.so, or None."""
    path = os.environ.get("GSPMD_PJRT_LIBRARY") or _path_in_environment()
    if path:
        return path
    here = os.path.dirname(os.path.abspath(__file__))
    # In a wheel: in the package gspmd. In a prefix: relative to lib/python3/dist-packages.
    for pattern in ("../../gspmd/lib/libgspmd_pjrt.so*", "../../../../libgspmd_pjrt.so*"):
        found = sorted(glob.glob(os.path.join(here, pattern)))
        if found:
            return os.path.realpath(found[0])
    return None


def _path_in_environment() -> Optional[str]:
    """Returns the path of the platform in JAX's own variable, or None."""
    for entry in os.environ.get("PJRT_NAMES_AND_LIBRARY_PATHS", "").split(","):
        name, _, path = entry.partition(os.pathsep)
        if name == PLATFORM and path and not path.endswith(".json"):
            return path
    return None


def initialize() -> None:
    """Registers the plugin; JAX calls this once, before it creates its first backend."""
    import jax
    requested = (jax.config.jax_platforms or "").split(",")
    if PLATFORM not in requested and "GSPMD_TOPOLOGY" not in os.environ:
        return
    path = library_path()
    if path is None:
        raise ImportError("the platform gspmd requires libgspmd_pjrt.so, which was not found: "
                          "set GSPMD_PJRT_LIBRARY to its path")
    _load_bundled_libraries(path)
    if _path_in_environment() is None:
        from jax._src import xla_bridge
        # CPUs have priority 0: they remain the default unless JAX_PLATFORMS selects gspmd.
        xla_bridge.register_plugin(PLATFORM, library_path=path, priority=-100)
    adopt(path)


def adopt(path: str) -> None:
    """Registers what JAX handles in Python for the platform, whose library is `path`."""
    for what, install in (
            ("CPU devices", _add_cpus),
            ("lowering rules", lambda: rules.install(PLATFORM)),
            ("programs for several platforms", lambda: platform_names.install(PLATFORM)),
            ("Python callbacks", lambda: callbacks.install(PLATFORM, path)),
            ("partition functions", lambda: partitioning.install(path)),
            ("the compilation cache and DLPack", lambda: capabilities.install(PLATFORM)),
            ("cost_analysis and compiler options", lambda: compiling.install(PLATFORM)),
            ("jax.ffi", lambda: ffi_calls.install(PLATFORM))):
        _attempt(what, install)


def _attempt(what: str, install: Callable[[], None]) -> None:
    """Installs one part; an incompatible version of JAX only lacks this part."""
    try:
        install()
    except Exception as error:  # pylint: disable=broad-except
        import jax
        warnings.warn(f"JAX {jax.__version__} is not compatible with the platform {PLATFORM} in "
                      f"{what}, which may fail: {type(error).__name__}: {error}",
                      RuntimeWarning, stacklevel=2)


def _add_cpus() -> None:
    """Creates CPU devices with the platform if it alone is requested, since JAX passes the
    arguments of Python callbacks on a CPU device. `jax_platforms`, which scripts may set and
    compare, does not change."""
    import jax
    from jax._src import xla_bridge

    def make(original: Any) -> Any:
        def _init_backend(name: str) -> Any:
            if name != PLATFORM or jax.config.jax_platforms != PLATFORM:
                return original(name)
            cpus, backend = original("cpu"), original(name)
            xla_bridge._backends.update({PLATFORM: backend, "cpu": cpus})
            return backend
        return _init_backend

    replace(xla_bridge, "_init_backend", make)


def _load_bundled_libraries(path: str) -> None:
    """Loads the other libraries of a wheel, which the library opens by name: dlopen finds
    names that are loaded."""
    folder = os.path.dirname(path)
    if os.path.basename(os.path.dirname(folder)) == "gspmd":
        for other in sorted(glob.glob(os.path.join(folder, "lib*.so.*"))):
            ctypes.CDLL(other)
