"""Functions of JAX's own that are others for the platform."""

from __future__ import annotations

import functools
from typing import Any, Callable


def replace(owner: Any, name: str, make: Callable[[Any], Callable[..., Any]]) -> None:
    """Puts `make(original)` where the module or class `owner` has the function `name`: it is
    for all platforms, and calls the original for others. Again does nothing, and neither where
    this version of JAX has no such function."""
    original = getattr(owner, name, None)
    if original is None or getattr(original, "_gspmd", False):
        return
    made = functools.wraps(original)(make(original))
    made._gspmd = True  # type: ignore[attr-defined]
    setattr(owner, name, made)
