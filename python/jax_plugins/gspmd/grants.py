"""What JAX grants to platforms that it knows by name: its cache of compiled programs, and
arrays that others read (DLPack). To others, emulated devices are what CPUs are: bytes of
theirs are in the host's memory.
"""

from __future__ import annotations

from typing import Any

from jax_plugins.gspmd.replacing import replace


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

    def make(original: Any) -> Any:
        def is_cache_used(backend: Any) -> Any:
            return original(_OfTheList(backend) if backend.platform == platform else backend)
        return is_cache_used

    replace(compilation_cache, "is_cache_used", make)


def _hand_over(platform: str) -> None:
    """An array of one device goes to others as that of a CPU, in the same place where JAX's
    CPU takes its bytes so; where it copies them, `copy=False` is a BufferError, as the
    protocol asks for.
    """
    import jax
    from jax._src import array

    def is_ours(given: Any) -> bool:
        devices = given.sharding.device_set
        return len(devices) == 1 and next(iter(devices)).platform == platform

    def make(original: Any) -> Any:
        def __dlpack__(self: Any, *args: Any, **kwargs: Any) -> Any:
            if not is_ours(self):
                return original(self, *args, **kwargs)
            values = self._value
            shown = jax.device_put(values, jax.local_devices(backend="cpu")[0])
            if kwargs.get("copy") is False and \
                    shown.unsafe_buffer_pointer() != values.ctypes.data:
                raise BufferError(f"this array of the platform {platform} can be read by "
                                  "others as a copy only; leave out copy=False")
            return original(shown, *args, **kwargs)
        return __dlpack__

    def make_device(original: Any) -> Any:
        # kDLCPU; asking copies nothing.
        return lambda self: (1, 0) if is_ours(self) else original(self)

    replace(array.ArrayImpl, "__dlpack__", make)
    replace(array.ArrayImpl, "__dlpack_device__", make_device)
