#!/usr/bin/env python3
"""Writes OUTPUT/compile_commands.json with one command for each source of a build.

    tools/source_commands.py BUILD OUTPUT

A build with GSPMD_UNITY compiles several sources as one, and its own
compile_commands.json names only the generated files that include them. clang-tidy and
clangd need each source.
"""

import json
import pathlib
import re
import sys


def commands_of_sources(command):
    """Yields the command of each source that the file of `command` includes."""
    group = command["file"]
    if "/Unity/unity_" not in group:
        yield command
        return
    for source in re.findall(r'^#include "(.+)"$', pathlib.Path(group).read_text(), re.M):
        yield {
            "directory": command["directory"],
            "command": command["command"].replace(group, source),
            "file": source,
        }


def main(build, output):
    commands = json.loads((build / "compile_commands.json").read_text())
    expanded = [single for command in commands for single in commands_of_sources(command)]
    output.mkdir(parents=True, exist_ok=True)
    (output / "compile_commands.json").write_text(json.dumps(expanded, indent=1))


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: tools/source_commands.py BUILD OUTPUT")
    main(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]))
