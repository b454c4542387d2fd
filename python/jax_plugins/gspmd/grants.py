"""What JAX grants to platforms that it knows by name: its cache of compiled programs, and
arrays that others read (DLPack). To others, emulated devices are what CPUs are: what they
get is a copy in the host's memory.
"""

from __future__ import annotations

from typing import Any


def install(platform: str) -> None:
    """Grants both to the platform; again does nothing."""
    _cache_programs(platform)
    _hand_over(platform)


class _OfTheList:
    """A backend under a name of JAX's list, whose programs are kept."""
    platform = "tpu"

    def __init__(self, backend: Any):
        self._backend = backend

    def __getattr__(self, name: str) -> Any:
        return getattr(self._backend, name)


def _cache_programs(platform: str) -> None:
    """JAX keeps programs in `jax_compilation_cache_dir` for platforms of its list."""
    from jax._src import compilation_cache
    original = getattr(compilation_cache, "is_cache_used", None)
    if original is None or getattr(original, "_gspmd", False):
        return

    def is_cache_used(backend: Any) -> bool:
        if backend.platform == platform:
            backend = _OfTheList(backend)
        return original(backend)

    is_cache_used._gspmd = True  # type: ignore[attr-defined]
    compilation_cache.is_cache_used = is_cache_used


def _hand_over(platform: str) -> None:
    """An array of one device goes to others as that of a CPU which has a copy of its values;
    `copy=False` is a BufferError, as the protocol asks for.
    """
    import jax
    from jax._src import array
    kind = array.ArrayImpl
    if getattr(kind.__dlpack__, "_gspmd", False):
        return
    original, original_device = kind.__dlpack__, kind.__dlpack_device__

    def is_ours(given: Any) -> bool:
        devices = given.sharding.device_set
        return len(devices) == 1 and next(iter(devices)).platform == platform

    def __dlpack__(self: Any, *args: Any, **kwargs: Any) -> Any:
        if is_ours(self):
            if kwargs.get("copy") is False:
                raise BufferError(f"an array of the platform {platform} can be read by others "
                                  "as a copy only; leave out copy=False")
            self = jax.device_put(self._value, jax.local_devices(backend="cpu")[0])
        return original(self, *args, **kwargs)

    def __dlpack_device__(self: Any) -> tuple[int, int]:
        # kDLCPU; asking copies nothing.
        return (1, 0) if is_ours(self) else original_device(self)

    __dlpack__._gspmd = True  # type: ignore[attr-defined]
    kind.__dlpack__ = __dlpack__
    kind.__dlpack_device__ = __dlpack_device__
