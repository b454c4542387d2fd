"""Reads files that may be anything, within a limit."""

from __future__ import annotations

import os
import stat
from typing import Union

from gspmd._support.errors import InputError

#: As of the tools (lib/Files/ReadFile.h).
_MAX_PROGRAM_BYTES = 16 << 30
_CHUNK_BYTES = 1 << 24


def read_program(path: Union[str, "os.PathLike[str]"]) -> bytes:
    """Returns the contents of the file of a program: a regular file or a pipe. Raises InputError
    for a device, such as /dev/zero, and for a larger file, OSError if it cannot be read."""
    _check_kind(path, os.stat(path))  # opening a device may have effects
    with open(os.open(path, os.O_RDONLY | os.O_CLOEXEC | os.O_NOCTTY), "rb") as file:
        status = os.fstat(file.fileno())
        _check_kind(path, status)
        _check_size(path, status.st_size)
        chunks, size = [], 0
        while chunk := file.read(_CHUNK_BYTES):
            size += len(chunk)
            _check_size(path, size)
            chunks.append(chunk)
        return b"".join(chunks)


def _check_kind(path: Union[str, "os.PathLike[str]"], status: os.stat_result) -> None:
    is_null = status.st_rdev == os.makedev(1, 3)
    if stat.S_ISBLK(status.st_mode) or stat.S_ISCHR(status.st_mode) and not is_null:
        raise InputError("error: '%s' is a device; expected a regular file or a pipe" % path)


def _check_size(path: Union[str, "os.PathLike[str]"], size: int) -> None:
    if size > _MAX_PROGRAM_BYTES:
        raise InputError("error: '%s' has more than %d bytes, the limit of programs"
                         % (path, _MAX_PROGRAM_BYTES))
