"""Checks who may include whom, and that per-op knowledge stays where it belongs.

    python check_layering.py ROOT
    python check_layering.py --layers      # prints them, from the bottom up

LAYERS lists the rooms of the source tree from the bottom up. A file includes
its own room and those of lower layers: rooms of one layer, such as the arrows of
the flow, do not know each other. Every file stands in a room, and every room
exists. The table of folders in ROOT's README.md, if it has one, has a room below
those that it includes.

Rooms in NO_MLIR know no MLIR IR, and only OpModels, Lowering, Import and Export
may ask for one particular op.
"""

import os
import re
import sys

# A room is a folder under `dialect`, `transforms` or `lib`; for the last its
# public headers in include/gspmd are part of it.
LAYERS = [
    ["include/gspmd/ABI", "lib/Progress"],
    ["dialect/Algebra"],
    ["lib/CostModel", "lib/Runtime", "lib/Search"],
    ["lib/Report"],
    ["dialect/Sharding", "dialect/StableHLO"],
    ["dialect/Spmd", "dialect/Sdy", "dialect/VHLO"],
    ["transforms/Support", "lib/Formats"],
    ["transforms/OpModels"],
    ["transforms/Import", "transforms/Propagation", "transforms/Partition",
     "transforms/Export", "transforms/ExportStablehlo", "transforms/Lowering"],
    ["lib/Simulator", "lib/Compiler", "lib/Engines/Emulated",
     "lib/Engines/Mpi", "lib/Engines/Pjrt"],
    ["transforms/Optimize"],
    ["lib/Driver"],
    ["lib/AutoSharding"],
    ["lib/CAPI", "lib/Fuzz", "lib/LanguageServer", "pjrt"],
    ["tools"],
]
NO_MLIR = ["include/gspmd/ABI", "dialect/Algebra", "lib/CostModel",
           "lib/Runtime", "lib/Report", "lib/Search", "lib/Engines/Emulated",
           "lib/Engines/Mpi", "lib/Engines/Pjrt"]
# What JIT-compiled code calls must be plain C and stand on nothing else.
PLAIN_C = "include/gspmd/ABI"
KNOWS_OPS = ["dialect/StableHLO", "transforms/OpModels", "transforms/Lowering",
             "transforms/Import", "transforms/Export", "transforms/ExportStablehlo"]
SOURCES = ("dialect", "transforms", "lib", "include", "tools", "pjrt")
LAYER_OF = {room: number for number, rooms in enumerate(LAYERS)
            for room in rooms}

INCLUDE = re.compile(r'^\s*#?\s*include\s+["<]([^">]+)[">]')
# An op class in a cast or in a switch over types: `isa<stablehlo::AddOp>`,
# `dyn_cast_or_null<DotOp>`, `.Case<stablehlo::AddOp, stablehlo::MulOp>(...)`.
CAST = re.compile(r'\b(?:(?:isa|cast|dyn_cast)(?:_or_null|_if_present|_and_present)?'
                  r'|Case)<([^<>()]*?)>')
# Ops of the dialects that are partitioned; functions, modules and the project's
# own sharding and spmd ops are the framework around them.
FRONTEND = re.compile(
    r'\b(stablehlo|chlo|linalg|tosa)::\w+Op\b|'
    r'\b(DotGeneral|Dot|Reshape|Slice|DynamicSlice|Convolution|Gather|Scatter|'
    r'Reduce|ReduceWindow|Concatenate|Pad|Iota|Broadcast\w*|Transpose|Sort)Op\b')
# Named as ops are, but interfaces.
INTERFACES = {"linalg::LinalgOp"}


def room_of(path):
    """The room that `path` stands in, or None outside of all rooms."""
    for prefix, room in (("include/gspmd/", "lib/"),
                         ("include/gspmd-c/", "lib/CAPI/"), ("", "")):
        if not path.startswith(prefix):
            continue
        parts = (room + path[len(prefix):]).split("/")
        for count in range(len(parts) - 1, 0, -1):
            if "/".join(parts[:count]) in LAYER_OF:
                return "/".join(parts[:count])
        if path.startswith(PLAIN_C + "/"):
            return PLAIN_C
    return None


def target_of(include):
    """The repository path of an include of ours, or None for a foreign one (or
    one of the same folder)."""
    if include.startswith(("gspmd/", "gspmd-c/")):
        return "include/" + include
    return include if include.startswith(SOURCES) and "/" in include else None


def check_file(path, lines):
    room = room_of(path)
    if room is None:
        yield 1, "stands in no room; LAYERS of this check says which there are"
        return
    for number, line in enumerate(lines, 1):
        code = line.split("//")[0]
        match = INCLUDE.match(line)
        if match:
            for message in check_include(room, match[1]):
                yield number, message
        elif room not in KNOWS_OPS:
            for op in CAST.findall(code):
                for name in re.split(r',\s*', op):
                    if FRONTEND.search(name) and name.strip() not in INTERFACES:
                        yield number, ("asks for one op, %s: an interface "
                                       "should answer" % name)


def check_include(room, include):
    if room in NO_MLIR and include.startswith("mlir/"):
        yield "this room knows no MLIR IR, but includes " + include
    target = target_of(include)
    if target is None:
        return
    other = room_of(target)
    if other is None:
        yield "includes %s, which is in no room" % include
        return
    if other == room:
        return
    if room == PLAIN_C:
        yield "the ABI includes nothing of ours, but " + include
    if LAYER_OF[other] > LAYER_OF[room]:
        yield "includes %s, which lies above" % include
    elif LAYER_OF[other] == LAYER_OF[room]:
        yield "includes %s: %s and %s must not know each other" % (
            include, room, other)
    elif room in NO_MLIR and other not in NO_MLIR:
        yield "this room knows no MLIR IR, but includes %s of %s, which may" % (
            include, other)


def readme_rows(root):
    """{room: line of README.md's table of folders that has it}."""
    path, rows, globs = os.path.join(root, "README.md"), {}, {}
    if not os.path.exists(path):
        return {}
    with open(path) as f:
        for number, line in enumerate(f, 1):
            if not line.startswith("| `"):
                continue
            for name in re.findall(r"`([^`]+)`", line.split("|")[1]):
                (globs if name.endswith("/*") else rows)[name] = number
    for room in LAYER_OF:
        parent = room.rsplit("/", 1)[0] + "/*"
        if room not in rows and (parent in globs or room + "/*" in globs):
            rows[room] = globs.get(parent, globs.get(room + "/*"))
    return rows


def check_readme(root, used):
    """`used`: pairs of a room and one that it includes."""
    rows = readme_rows(root)
    if not rows:
        return
    for room in LAYER_OF:
        if room not in rows:
            yield "README.md", 0, "lacks %s in its table of folders" % room
    for room, other in sorted(used):
        if rows.get(other, 0) > rows.get(room, sys.maxsize):
            yield "README.md", rows[other], (
                "has %s below %s, which uses it" % (other, room))


def used_room(room, line):
    """The other room that `line` of a file in `room` includes, or None."""
    match = INCLUDE.match(line)
    target = match and target_of(match[1])
    other = target and room_of(target)
    return other if other != room else None


def check_tree(root):
    """Yields (path, line, message) for every fault under `root`."""
    used = set()
    missing = [top for top in SOURCES if not os.path.isdir(os.path.join(root, top))]
    if len(missing) == len(SOURCES):
        yield root, 0, "none of the folders %s is here" % ", ".join(SOURCES)
        return
    for room in sorted({*LAYER_OF, *NO_MLIR, *KNOWS_OPS}):
        if not os.path.isdir(os.path.join(root, room)):
            yield room, 0, "a room that this check lists, but no folder"
    for top in SOURCES:
        for folder, _, files in os.walk(os.path.join(root, top)):
            for name in sorted(files):
                if not name.endswith((".h", ".cpp", ".td")):
                    continue
                full = os.path.join(folder, name)
                path = os.path.relpath(full, root)
                with open(full, errors="replace") as f:
                    lines = f.readlines()
                for number, message in check_file(path, lines):
                    yield path, number, message
                room = room_of(path)
                used.update((room, other) for other in
                            (used_room(room, line) for line in lines) if room and other)
    yield from check_readme(root, used)


def main():
    if sys.argv[1] == "--layers":
        for number, rooms in enumerate(LAYERS, 1):
            print("%2d  %s" % (number, "  ".join(rooms)))
        return 0
    faults = list(check_tree(sys.argv[1]))
    for path, number, message in faults:
        print("%s:%d: %s" % (path, number, message))
    print("%d layering faults" % len(faults))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
