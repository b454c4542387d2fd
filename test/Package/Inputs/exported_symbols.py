"""python exported_symbols.py NM LIBRARY ROOT: LIBRARY exports GetPjrtApi, the functions that
the headers in ROOT/include/gspmd-c declare and those that ROOT/pjrt defines for Python, nothing
else, and imports nothing of MLIR, LLVM and the project."""

import glob
import os
import re
import subprocess
import sys

nm, library, root = sys.argv[1:]


def symbols(which):
    """The names of the dynamic symbol table, and their types as nm prints them."""
    lines = subprocess.run([nm, "-D", "--format=posix", which, library], check=True,
                           capture_output=True, text=True).stdout.splitlines()
    return {line.split()[0].split("@")[0]: line.split()[1] for line in lines}


declared = {"GetPjrtApi"}
for path in glob.glob(os.path.join(root, "include/gspmd-c/*.h")):
    if os.path.basename(path) == "Mlir.h":  # contexts of another MLIR than the library's
        continue
    with open(path) as header:
        for name in re.findall(r"GSPMD_CAPI_EXPORTED\s[^;(]*?\b(gspmd\w+)\(", header.read()):
            declared.add(name)
for path in glob.glob(os.path.join(root, "pjrt/**/*.cpp"), recursive=True):
    with open(path) as source:
        declared.update(re.findall(r"^(gspmd_pjrt_\w+)\(", source.read(), re.M))
exported = symbols("--defined-only")
print("exported and not declared:", sorted(exported.keys() - declared))
print("declared and not exported:", sorted(declared - exported.keys()))
print("not functions:", sorted(name for name in exported if exported[name] != "T"))
# What other libraries of a process could define: all other names are those of C libraries.
print("imported:", sorted(name for name in symbols("--undefined-only")
                          if re.match(r"_Z.*(4llvm|4mlir|5gspmd)", name)))
