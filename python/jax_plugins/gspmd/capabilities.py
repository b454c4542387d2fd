"""Features that JAX enables for known platform names: the cache of compiled programs, and
arrays that other libraries read (DLPack). For DLPack emulated devices are CPUs, since their
memory is the host's.
"""

from __future__ import annotations

from typing import Any

from jax_plugins.gspmd.patching import replace


def install(platform: str) -> None:
    """Enables both for the platform. Idempotent."""
    _cache_programs(platform)
    _export_arrays(platform)


class _CachedBackend:
    """A backend with a name for which JAX caches programs."""
    platform = "tpu"

    def __init__(self, backend: Any):
        self._backend = backend

    def __getattr__(self, name: str) -> Any:
        return getattr(self._backend, name)


def _cache_programs(platform: str) -> None:
    """Caches programs in `jax_compilation_cache_dir`, which JAX does for a list of platforms."""
    from jax._src import compilation_cache

    def make(original: Any) -> Any:
        def is_cache_used(backend: Any) -> Any:
            return original(_CachedBackend(backend) if backend.platform == platform else backend)
        return is_cache_used

    replace(compilation_cache, "is_cache_used", make)


def _export_arrays(platform: str) -> None:
    """Exports an array of one device as a CPU array, in the same memory if JAX's CPU accepts
    it; if JAX copies it, `copy=False` raises a BufferError, as the protocol requires.
    """
    import jax
    from jax._src import array
    from jax._src.dlpack import DLDeviceType

    def is_ours(array: Any) -> bool:
        devices = array.sharding.device_set
        return len(devices) == 1 and next(iter(devices)).platform == platform

    def make(original: Any) -> Any:
        def __dlpack__(self: Any, *args: Any, **kwargs: Any) -> Any:
            if not is_ours(self):
                return original(self, *args, **kwargs)
            stream = kwargs.get("stream")
            if stream is not None:
                raise jax.errors.JaxRuntimeError(
                    "UNIMPLEMENTED: WaitUntilBufferReadyOnStream is only implemented for GPU: "
                    f"expected stream=None, found {stream!r}")
            values = self._value
            shown = jax.device_put(values, jax.local_devices(backend="cpu")[0])
            if kwargs.get("copy") is False and \
                    shown.unsafe_buffer_pointer() != values.ctypes.data:
                raise BufferError(f"this array of the platform {platform} can only be "
                                  "exported as a copy; omit copy=False")
            return original(shown, *args, **kwargs)
        return __dlpack__

    def make_device(original: Any) -> Any:
        # The query copies nothing.
        return lambda self: (DLDeviceType.kDLCPU, 0) if is_ours(self) else original(self)

    replace(array.ArrayImpl, "__dlpack__", make)
    replace(array.ArrayImpl, "__dlpack_device__", make_device)
