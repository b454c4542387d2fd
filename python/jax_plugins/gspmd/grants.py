"""What JAX grants to platforms that it knows by name: its cache of compiled programs, and
arrays that others read in place (DLPack). Emulated devices have their memory in this
process, so they are to others what CPUs are.
"""

from __future__ import annotations

import types
from typing import Any


def install(platform: str) -> None:
    """Grants both to the platform; again does nothing."""
    _cache_programs(platform)
    _hand_over(platform)


def _cache_programs(platform: str) -> None:
    """JAX keeps programs in `jax_compilation_cache_dir` for platforms of its list."""
    from jax._src import compilation_cache
    original = getattr(compilation_cache, "is_cache_used", None)
    if original is None or getattr(original, "_gspmd", False):
        return

    def is_cache_used(backend: Any) -> bool:
        if backend.platform == platform:
            # One of the list, whose programs can be serialized as ours can.
            backend = types.SimpleNamespace(platform="tpu",
                                            supports_executable_serialization=True)
        return original(backend)

    is_cache_used._gspmd = True  # type: ignore[attr-defined]
    compilation_cache.is_cache_used = is_cache_used


def _hand_over(platform: str) -> None:
    """An array of one device goes to others as that of a CPU which has its values."""
    import jax
    from jax._src import array
    kind = array.ArrayImpl
    if getattr(kind.__dlpack__, "_gspmd", False):
        return

    def instead(name: str) -> Any:
        original = getattr(kind, name)

        def method(self: Any, *args: Any, **kwargs: Any) -> Any:
            devices = self.sharding.device_set
            if len(devices) == 1 and next(iter(devices)).platform == platform:
                cpu = jax.local_devices(backend="cpu")[0]
                self = jax.device_put(self._value, cpu)
            return original(self, *args, **kwargs)

        method._gspmd = True  # type: ignore[attr-defined]
        method.__name__ = name
        return method

    for name in ("__dlpack__", "__dlpack_device__"):
        setattr(kind, name, instead(name))
