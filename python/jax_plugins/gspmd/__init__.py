"""gspmd as a backend of JAX: emulated devices of a TPU mesh.

    JAX_PLATFORMS=gspmd GSPMD_TOPOLOGY=v4:4x4x4 python train.py

JAX finds this module through the namespace `jax_plugins`, and the wheel lists it in the
entry points of that group. It imports nothing of gspmd, so a process without the backend
does not load the library.

The plugin is registered if `JAX_PLATFORMS` (or `jax.config.jax_platforms`) contains gspmd,
GSPMD_TOPOLOGY is set, or PJRT_NAMES_AND_LIBRARY_PATHS has it; in the second case alone CPUs remain
the default backend. The library is
that of GSPMD_PJRT_LIBRARY, of PJRT_NAMES_AND_LIBRARY_PATHS, or of the package.

With GSPMD_PLATFORM=tpu the devices call themselves `tpu`, for libraries that know the names of
platforms, and `JAX_PLATFORMS=tpu` selects them too.
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
# The names that GSPMD_PLATFORM may have; the library reports an invalid one.
_NAMES = (PLATFORM, "tpu")


def platform_name() -> str:
    """Returns the name that the devices have in JAX."""
    return os.environ.get("GSPMD_PLATFORM") or PLATFORM


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
    names = {PLATFORM, platform_name()} if platform_name() in _NAMES else {PLATFORM}
    if not names.intersection(requested) and "GSPMD_TOPOLOGY" not in os.environ and \
            _path_in_environment() is None:
        return
    path = library_path()
    if path is None:
        raise ImportError("the platform gspmd requires libgspmd_pjrt.so, which was not found: "
                          "set GSPMD_PJRT_LIBRARY to its path")
    _load_bundled_libraries(path)
    from jax._src import xla_bridge
    _attempt("names of platforms", lambda: _announce({PLATFORM, platform_name()}))
    if _path_in_environment() is None:
        # CPUs have priority 0: they remain the default unless JAX_PLATFORMS selects gspmd.
        xla_bridge.register_plugin(PLATFORM, library_path=path, priority=-100)
    for name in names.intersection(requested) - {PLATFORM}:
        xla_bridge._backend_factories.pop(name, None)  # that of chips
        xla_bridge.register_plugin(name, library_path=path)
    adopt(path)


def adopt(path: str) -> None:
    """Registers what JAX handles in Python for the platform, whose library is `path`."""
    platform = platform_name()
    for what, install in (
            ("CPU devices", lambda: _add_backends(platform)),
            ("lowering rules", lambda: rules.install(platform)),
            ("programs for several platforms", lambda: platform_names.install(platform)),
            ("Python callbacks", lambda: callbacks.install(platform, path)),
            ("partition functions", lambda: partitioning.install(path)),
            ("the compilation cache and DLPack", lambda: capabilities.install(platform)),
            ("cost_analysis and compiler options", lambda: compiling.install(platform)),
            ("jax.ffi", lambda: ffi_calls.install(platform))):
        _attempt(what, install)
    _library.append(path)


_library: list[str] = []


def predicted_seconds() -> float:
    """Returns the predicted time of all programs that this process has run on the devices, for
    GSPMD_SIMULATE=1 or GSPMD_REPORT: the difference of two calls is the time of what was
    dispatched between them. A script's own clock measures the emulation."""
    if os.environ.get("GSPMD_SIMULATE", "0") in ("", "0") and not os.environ.get("GSPMD_REPORT"):
        raise RuntimeError("the time of programs is predicted with GSPMD_SIMULATE=1 or "
                           "GSPMD_REPORT only; neither is set")
    if not _library:
        return 0.0
    function = ctypes.CDLL(_library[0]).gspmd_pjrt_predicted_seconds
    function.restype = ctypes.c_double
    return float(function())


def _attempt(what: str, install: Callable[[], None]) -> None:
    """Installs one part; an incompatible version of JAX only lacks this part."""
    try:
        install()
    except Exception as error:  # pylint: disable=broad-except
        import jax
        warnings.warn(f"JAX {jax.__version__} is not compatible with the platform {PLATFORM} in "
                      f"{what}, which may fail: {type(error).__name__}: {error}",
                      RuntimeWarning, stacklevel=2)


def _announce(names: set[str]) -> None:
    """Makes the names known to JAX: they are valid in `jax.devices(name)`, and JAX writes no
    warning about an experimental platform when it creates a backend that is registered later."""
    from jax._src import xla_bridge
    xla_bridge._nonexperimental_plugins.update(names)


def _add_backends(platform: str) -> None:
    """Creates CPU devices with the platform if it alone is requested, since JAX passes the
    arguments of Python callbacks on a CPU device. `jax_platforms`, which scripts may set and
    compare, does not change. The platform is found by both of its names."""
    import jax
    from jax._src import xla_bridge
    names = {PLATFORM, platform}
    _announce(names)

    def make(original: Any) -> Any:
        def _init_backend(name: str) -> Any:
            if name not in names:
                return original(name)
            if jax.config.jax_platforms not in names:
                backend = original(name)
            else:
                # The platform is first: among several processes it reports the missing ones,
                # for which the creation of CPU devices waits silently.
                backend, cpus = original(name), original("cpu")
                xla_bridge._backends["cpu"] = cpus
                # The platform itself must precede CPUs, the first being the default.
            for other in names:
                xla_bridge._backends.setdefault(other, backend)
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
