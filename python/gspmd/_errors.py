"""What can go wrong, as exceptions."""

from __future__ import annotations

from typing import NamedTuple, Optional


class Location(NamedTuple):
    """A place in the user's source or in a program's text."""
    file: str
    line: int
    column: int


class GspmdError(Exception):
    """Something failed. `str` of it is all there is to say, with notes;
    `location` is where the first error is, or None."""

    def __init__(self, message: str, location: Optional[Location] = None):
        super().__init__(message)
        self.location = location


class InputError(GspmdError, ValueError):
    """The program, an option, a file or an argument is wrong."""


class MismatchError(GspmdError, AssertionError):
    """Results differ from what they should be, or a check of the program failed."""


class ExecutionError(GspmdError, RuntimeError):
    """The run failed: a deadlock, the memory of a device, devices that disagree."""


class GspmdWarning(UserWarning):
    """What the compiler warns of."""


OF_CODE = {1: MismatchError, 2: InputError, 3: ExecutionError}
