"""A package whose documentation lacks a word here and there."""

import numpy as np
from gspmd import InputError


def nothing() -> None:
    pass


def unit() -> float:
    """The time."""
    return 0.0


class Reader:
    """Reads."""

    def read(self, path: str) -> None:
        """Reads a file."""
        self._open(path)

    def _open(self, path: str) -> None:
        raise InputError("no " + path)

    def sums(self) -> np.ndarray:
        """Sums of rows."""
        return np.zeros(3)


__all__ = ["Reader", "nothing", "unit"]
