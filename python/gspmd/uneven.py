"""Uneven shardings of the arguments and results of functions of JAX.

JAX rejects a sharding of 13 rows over 8 devices at the boundary of a function, since its
arrays have equal shards. gspmd pads such tensors itself, so the check does not apply to
functions that are lowered for gspmd.
"""

from __future__ import annotations

import contextlib
import threading
from typing import Any, Iterator

_state = threading.local()
_SHARD_SHAPE = "_common_shard_shape"
# A context that is part of the keys of JAX's caches: otherwise JAX's own call of a function
# would find what was lowered for gspmd, and its check would not run. One for the process.
_context: Any = None


@contextlib.contextmanager
def allowed() -> Iterator[None]:
    """Accepts uneven shardings in the functions that this thread lowers inside."""
    _install()
    before = getattr(_state, "allows", False)
    _state.allows = True
    try:
        with _context(True):
            yield
    finally:
        _state.allows = before


def _install() -> None:
    """Extends JAX's shape of shards, whose error is JAX's check. Idempotent; a version of
    JAX without that function keeps its own errors."""
    global _context
    import jax
    if _context is None:
        make = getattr(jax, "make_user_context", None)
        _context = make(False) if make is not None else lambda _: contextlib.nullcontext()
    from jax._src import op_shardings
    from jax._src import sharding as shardings
    shard_shape = getattr(shardings, _SHARD_SHAPE, None)
    if shard_shape is None or hasattr(shard_shape, "_gspmd_wraps"):
        return

    def wrapper(sharding: Any, shape: Any) -> Any:
        try:
            return shard_shape(sharding, shape)
        except ValueError:  # IndivisibleError, in later versions
            if not getattr(_state, "allows", False):
                raise
        tiles, _ = op_shardings.get_num_ways_dim_sharded(
            sharding._to_xla_hlo_sharding(len(shape)))
        return tuple(-(-size // tile) for size, tile in zip(shape, tiles))

    wrapper._gspmd_wraps = shard_shape  # type: ignore[attr-defined]
    setattr(shardings, _SHARD_SHAPE, wrapper)
