"""The public headers: what is installed, and what a shared library may export.

    python public_headers.py SOURCE BINARY install INCLUDE   installs them below INCLUDE
    python public_headers.py SOURCE BINARY list              prints them

The public headers are those of include/, of the dialects, of the passes of each phase and of
what models of ops share, and each header that one of these includes.
BINARY is the build folder, which has the headers that TableGen generates.
"""

import glob
import os
import re
import shutil
import sys

ROOTS = (
    "include/**/*.h",
    "dialect/Sharding/**/*.h", "dialect/Sharding/**/*.td",
    "dialect/*/*.h", "dialect/*/*.td",
    "transforms/*/Passes.h",
    "transforms/OpModels/OpModels.h", "transforms/OpModels/Support/*.h",
)
INCLUDE = re.compile(r'^\s*#?\s*include\s+"([^"]+)"', re.M)


def public_headers(source, binary):
    """Returns the paths of the public headers below `source` and `binary`, by the path that an
    include of them has."""
    folders = (os.path.join(source, "include"), binary, source)  # binary may be in source
    found = {"gspmd/Version.h": os.path.join(binary, "gspmd/Version.h")}
    added = [os.path.join(source, path) for pattern in ROOTS
             for path in glob.glob(pattern, root_dir=source, recursive=True)]
    while added:
        path = os.path.normpath(added.pop())
        folder = next(f for f in folders if path.startswith(f + os.sep))
        name = os.path.relpath(path, folder)
        if name in found:
            continue
        found[name] = path
        with open(path) as header:
            for target in INCLUDE.findall(header.read()):
                choices = (os.path.join(f, target) for f in (os.path.dirname(path), *folders))
                added.extend(filter(os.path.exists, choices))  # none: a header of MLIR
    return found


def install(source, binary, include):
    """Copies headers to `include`, those of other folders than include/ to `include`/gspmd, where
    none replaces another."""
    for name, path in sorted(public_headers(source, binary).items()):
        is_root = path.startswith(os.path.join(source, "include")) or name == "gspmd/Version.h"
        target = os.path.join(include, name if is_root else os.path.join("gspmd", name))
        os.makedirs(os.path.dirname(target), exist_ok=True)
        shutil.copyfile(path, target)
        shutil.copystat(path, target)
        os.chmod(target, 0o644)
        print("-- Installing:", target)


def main():
    source, binary = map(os.path.abspath, sys.argv[1:3])
    command = sys.argv[3]
    if command == "install":
        install(source, binary, sys.argv[4])
    else:
        print("\n".join(sorted(public_headers(source, binary))))


if __name__ == "__main__":
    main()
