"""Checks who may include whom, and that per-op knowledge stays where it belongs.

    python check_layering.py ROOT

A folder may use only those above it:

    include/gspmd/ABI -> dialect/Algebra -> lib/CostModel -> dialect/*
      -> transforms/* -> lib/* with include/gspmd/* -> tools/*

dialect/Algebra, lib/CostModel and the ABI know no MLIR IR, and only OpModels,
Lowering, Import and Export may ask for one particular op.
"""

import os
import re
import sys

# From the bottom up; the first matching prefix is a file's layer.
LAYERS = [
    ["include/gspmd/ABI/"],
    ["dialect/Algebra/"],
    ["lib/CostModel/"],
    ["dialect/"],
    ["transforms/"],
    ["lib/", "include/gspmd/"],
    ["tools/"],
]
NO_MLIR = ("include/gspmd/ABI/", "dialect/Algebra/", "lib/CostModel/",
           "lib/Runtime/", "include/gspmd/Runtime/")
# What JIT-compiled code calls must be plain C and stand on nothing else.
PLAIN_C = "include/gspmd/ABI/"
KNOWS_OPS = ("dialect/", "transforms/OpModels/", "transforms/Lowering/",
             "transforms/Import/", "transforms/Export/")
SOURCES = ("dialect", "transforms", "lib", "include", "tools")

INCLUDE = re.compile(r'^\s*#\s*include\s+["<]([^">]+)[">]')
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


def layer_of(path):
    """The number of the layer of `path`, or None outside the layers."""
    best = None
    for number, prefixes in enumerate(LAYERS):
        for prefix in prefixes:
            if path.startswith(prefix) and (best is None
                                            or len(prefix) > len(best[1])):
                best = (number, prefix)
    return best[0] if best else None


def resolve(include):
    """The repository path of an include of ours, or None for a foreign one."""
    if include.startswith("gspmd/"):
        return "include/" + include
    if layer_of(include) is not None:
        return include
    return None


def check_file(path, lines):
    layer = layer_of(path)
    for number, line in enumerate(lines, 1):
        code = line.split("//")[0]
        match = INCLUDE.match(line)
        if match:
            yield from check_include(path, layer, number, match[1])
        elif not path.startswith(KNOWS_OPS):
            for op in CAST.findall(code):
                for name in re.split(r',\s*', op):
                    if FRONTEND.search(name):
                        yield number, ("asks for one op, %s: an interface "
                                       "should answer" % name)


def check_include(path, layer, number, include):
    if path.startswith(NO_MLIR) and include.startswith("mlir/"):
        yield number, "this folder knows no MLIR IR, but includes " + include
    target = resolve(include)
    if target is None:
        return
    if layer_of(target) > layer:
        yield number, "includes %s, which lies above" % include
    if path.startswith(PLAIN_C) and not target.startswith(PLAIN_C):
        yield number, "the ABI includes nothing of ours, but " + include


def check_tree(root):
    """Yields (path, line, message) for every fault under `root`."""
    missing = [top for top in SOURCES if not os.path.isdir(os.path.join(root, top))]
    if len(missing) == len(SOURCES):
        yield root, 0, "none of the folders %s is here" % ", ".join(SOURCES)
    for top in SOURCES:
        for folder, _, files in os.walk(os.path.join(root, top)):
            for name in sorted(files):
                if not name.endswith((".h", ".cpp", ".td")):
                    continue
                full = os.path.join(folder, name)
                path = os.path.relpath(full, root)
                with open(full, errors="replace") as f:
                    for number, message in check_file(path, f):
                        yield path, number, message


def main():
    faults = list(check_tree(sys.argv[1]))
    for path, number, message in faults:
        print("%s:%d: %s" % (path, number, message))
    print("%d layering faults" % len(faults))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
