"""Processes that run modules of this package."""

from __future__ import annotations

import sys


def module_command(module: str, *arguments: str) -> list[str]:
    """Returns the command of a process that calls `main` of a module, which imports from where
    this process does. `python -m` would import from the working directory first, whose files
    may be a stranger's, and would not find a package that only this process finds."""
    start = "import sys; sys.path[:] = %r; from %s import main; sys.exit(main())" % (
        sys.path, module)
    return [sys.executable, "-c", start, *arguments]
