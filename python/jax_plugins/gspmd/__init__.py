"""gspmd as a backend of JAX: emulated devices of a TPU mesh.

    JAX_PLATFORMS=gspmd GSPMD_TOPOLOGY=v4:4x4x4 python train.py

JAX finds this module by itself: it is in the namespace `jax_plugins`, and the wheel names
it in the entry points of that group. It imports nothing of gspmd, so a process that does
not ask for the backend does not load it.

The plugin is registered where `JAX_PLATFORMS` (or `jax.config.jax_platforms`) names
gspmd, or GSPMD_TOPOLOGY is set; it is the default backend only in the first case. The
library is GSPMD_PJRT_LIBRARY, or the one in the package, or the one that
PJRT_NAMES_AND_LIBRARY_PATHS names.
"""

from __future__ import annotations

import ctypes
import glob
import os
import warnings
from typing import Any, Callable, Optional

from jax_plugins.gspmd import (callbacks, compiling, foreign, grants, named, partitioning,
                               rules)
from jax_plugins.gspmd.replacing import replace

PLATFORM = "gspmd"


def library_path() -> Optional[str]:
    """Where libgspmd_pjrt.so is; None if nowhere."""
    given = os.environ.get("GSPMD_PJRT_LIBRARY") or _of_environment()
    if given:
        return given
    here = os.path.dirname(os.path.abspath(__file__))
    # In a wheel in the package gspmd; in a prefix, whose lib/python3/dist-packages this is.
    for pattern in ("../../gspmd/lib/libgspmd_pjrt.so*", "../../../../libgspmd_pjrt.so*"):
        found = sorted(glob.glob(os.path.join(here, pattern)))
        if found:
            return os.path.realpath(found[0])
    return None


def _of_environment() -> Optional[str]:
    """The library that JAX's own variable names for the platform."""
    for entry in os.environ.get("PJRT_NAMES_AND_LIBRARY_PATHS", "").split(","):
        name, _, path = entry.partition(os.pathsep)
        if name == PLATFORM and path and not path.endswith(".json"):
            return path
    return None


def initialize() -> None:
    """What JAX calls once, before it makes its first backend."""
    import jax
    asked = (jax.config.jax_platforms or "").split(",")
    if PLATFORM not in asked and "GSPMD_TOPOLOGY" not in os.environ:
        return
    path = library_path()
    if path is None:
        raise ImportError("the package gspmd is without libgspmd_pjrt.so, which the "
                          "platform gspmd needs: name it in GSPMD_PJRT_LIBRARY")
    _load_beside(path)
    if _of_environment() is None:
        from jax._src import xla_bridge
        # CPUs have priority 0: they stay the default unless JAX_PLATFORMS says otherwise.
        xla_bridge.register_plugin(PLATFORM, library_path=path, priority=-100)
    adopt(path)


def adopt(path: str) -> None:
    """Tells JAX of the platform, whose library is `path`, what it asks elsewhere."""
    for what, install in (
            ("CPUs beside it", _bring_cpus),
            ("how programs are lowered", lambda: rules.install(PLATFORM)),
            ("programs that name platforms", lambda: named.install(PLATFORM)),
            ("Python callbacks", lambda: callbacks.install(PLATFORM, path)),
            ("partition functions", lambda: partitioning.install(path)),
            ("the cache of programs, and DLPack", lambda: grants.install(PLATFORM)),
            ("cost_analysis, and options of the compiler", lambda: compiling.install(PLATFORM)),
            ("jax.ffi", lambda: foreign.install(PLATFORM))):
        _attempt(what, install)


def _attempt(what: str, install: Callable[[], None]) -> None:
    """A version of JAX that is made otherwise does without one part and has the others."""
    try:
        install()
    except Exception as error:  # pylint: disable=broad-except
        import jax
        warnings.warn(f"JAX {jax.__version__} is made otherwise than the versions that the "
                      f"platform {PLATFORM} is for; it cannot be told of {what}, which may "
                      f"fail: {type(error).__name__}: {error}", RuntimeWarning, stacklevel=2)


def _bring_cpus() -> None:
    """JAX gives the arguments of Python callbacks to them on a CPU device: CPUs come with the
    platform where it alone was asked for. What was asked for (`jax_platforms`) stays, which
    scripts may set and compare."""
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


def _load_beside(path: str) -> None:
    """What a wheel has beside the library, which opens it by name when it needs it: a
    name that is loaded already is found."""
    folder = os.path.dirname(path)
    if os.path.basename(os.path.dirname(folder)) == "gspmd":
        for other in sorted(glob.glob(os.path.join(folder, "lib*.so.*"))):
            ctypes.CDLL(other)
