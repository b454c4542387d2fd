"""Replacement of JAX's functions for the platform."""

from __future__ import annotations

import functools
from typing import Any, Callable


def replace(owner: Any, name: str, make: Callable[[Any], Callable[..., Any]]) -> None:
    """Replaces the function `name` of the module or class `owner` by `make(original)`, which
    calls the original for other platforms. Idempotent; does nothing if this version of JAX has
    no such function."""
    original = getattr(owner, name, None)
    if original is None or getattr(original, "_gspmd", False):
        return
    made = functools.wraps(original)(make(original))
    made._gspmd = True  # type: ignore[attr-defined]
    setattr(owner, name, made)
