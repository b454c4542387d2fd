"""Exceptions of the package."""

from __future__ import annotations

from typing import NamedTuple, Optional

from gspmd._support.text import displayed


class Location(NamedTuple):
    """A position in the user's source or in a program's text."""
    file: str
    line: int
    column: int


class GspmdError(Exception):
    """The base of all errors. `str` returns all messages with their notes;
    `location` is the location of the first error, or None."""

    def __init__(self, message: str, location: Optional[Location] = None):
        super().__init__(displayed(message))
        self.location = location


class InputError(GspmdError, ValueError):
    """A program, an option, a file or an argument is invalid."""


class MismatchError(GspmdError, AssertionError):
    """Results differ from the expected ones, or a check of the program failed."""


class ExecutionError(GspmdError, RuntimeError):
    """The run failed: a deadlock, exceeded device memory, inconsistent replicas."""


class GspmdWarning(UserWarning):
    """A warning of the compiler."""


OF_CODE = {1: MismatchError, 2: InputError, 3: ExecutionError}
