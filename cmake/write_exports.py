"""Writes the version script of libGSPMD.so.

    python write_exports.py SOURCE BINARY NM OBJECTS TOOL_OBJECTS SCRIPT

OBJECTS and TOOL_OBJECTS are files that list the objects of the library and of the project's own
tools and plugins. The library exports a symbol of the project if a public header
(public_headers.py) names it and its scopes: the API, version GSPMD. What the tools need beyond
that has the version GSPMD_PRIVATE. All other symbols are local: internals, and copies of what
MLIR, LLVM and the standard library define in headers. TypeIDs count as their types.
"""

import re
import subprocess
import sys

from public_headers import public_headers

TYPE_ID = "_ZN4mlir6detail14TypeIDResolverI"
# Mangled: functions and variables in a scope, what is local to one or guards its
# initialization, thunks, and the tables of classes.
SCOPED = re.compile(r"_Z(?:GV|T[VIS]|Th[0-9n]+_)?Z?N[VKRO]*(?=4mlir5gspmd)")


def words_in(paths):
    """Returns the identifiers in files, without those in comments."""
    words = set()
    for path in paths:
        with open(path) as file:
            words.update(re.findall(r"[A-Za-z_]\w*", re.sub(r"//.*", "", file.read())))
    return words


def scopes_of(symbol):
    """Returns the names of a mangled symbol's scopes and its own: mlir, gspmd, Mesh, size. Empty for a
    symbol of another library."""
    if symbol.startswith("gspmd"):
        return [symbol]
    if symbol.startswith(TYPE_ID):
        position = len(TYPE_ID) + symbol[len(TYPE_ID):].startswith("N")
        names = []
    else:
        match = SCOPED.match(symbol)
        if not match:
            return []
        position = match.end()
        names = []
    while True:
        if symbol.startswith("S_", position):  # the first scope again
            names.append("mlir")
            position += 2
        elif length := re.compile(r"L?(B?)(\d+)").match(symbol, position):
            position = length.end() + int(length[2])
            if not length[1]:  # no tag of an ABI
                names.append(symbol[length.end():position])
        else:
            return names if names[:2] == ["mlir", "gspmd"] else []


def symbols_of(nm, objects, kind):
    """Returns the global symbols of `kind` in the objects that a file lists, and their types."""
    with open(objects) as file:
        paths = file.read().splitlines()
    lines = subprocess.run([nm, kind, "--extern-only", "--format=posix", *paths],
                           check=True, capture_output=True, text=True).stdout.splitlines()
    return {tuple(line.split()[:2]) for line in lines if " " in line}


def main():
    source, binary, nm, objects, tool_objects, script = sys.argv[1:]
    public = words_in(public_headers(source, binary).values())
    # Data in headers, such as static variables of inline functions, exists once in a process.
    needed = {symbol for symbol, _ in symbols_of(nm, tool_objects, "--undefined-only")} | {
        symbol for symbol, kind in symbols_of(nm, tool_objects, "--defined-only") if kind == "V"}
    api, private = [], []
    for symbol in sorted({symbol for symbol, _ in symbols_of(nm, objects, "--defined-only")}):
        names = scopes_of(symbol)
        if names and public.issuperset(names):
            api.append(symbol)
        elif names and symbol in needed:
            private.append(symbol)
    with open(script, "w") as file:
        for version, exported in (("GSPMD", api), ("GSPMD_PRIVATE", private)):
            file.write("%s {\n  global:\n%s" % (version, "".join("    %s;\n" % s for s in exported)))
            file.write("  local:\n    *;\n};\n" if version == "GSPMD" else "};\n")


if __name__ == "__main__":
    main()
