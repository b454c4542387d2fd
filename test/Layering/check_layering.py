"""Checks which component may include which, and that per-op knowledge stays in the op models.

    python check_layering.py ROOT
    python check_layering.py --layers      # prints the layers, from the bottom up

LAYERS lists the components of the source tree from the bottom up. A file includes
headers of its own component and of those in layers listed before it; components of one
layer are independent of each other. Every source file belongs to a component, and every
component exists. The layers of one top-level folder are consecutive, so that no two
top-level folders depend on each other. The table of folders in ROOT's README.md, if
it has one, lists a component below those that it includes.

Components in NO_MLIR do not include MLIR, and only those in KNOWS_OPS may cast to
one particular op. No file has code that depends on NDEBUG: a program that was tested
with assertions behaves the same without.
"""

import os
import re
import sys

LAYERS = [
    ["include/gspmd/ABI", "lib/Files", "lib/Progress"],
    ["lib/Algebra"],
    ["lib/CostModel", "lib/Runtime", "lib/Schedule", "lib/Search"],
    ["lib/Report", "lib/Engines/Emulated", "lib/Engines/Mpi", "lib/Engines/Pjrt"],
    ["dialect/Sharding", "dialect/StableHLO"],
    ["dialect/Spmd", "dialect/Sdy", "dialect/VHLO", "dialect/CHLO", "dialect/Check"],
    ["dialect/Mpmd"],
    ["transforms/Support", "transforms/ForeignDialects"],
    ["transforms/OpModels"],
    ["transforms/Import", "transforms/Propagation", "transforms/Partition",
     "transforms/Pipelining", "transforms/Export", "transforms/Lowering"],
    ["compiler/Formats", "compiler/CommandLine", "compiler/Arrays",
     "compiler/Simulator", "compiler/Codegen"],
    ["compiler/Optimize"],
    ["compiler/Registration"],
    ["compiler/Pipeline"],
    ["compiler/Engines"],
    ["compiler/Pipelining"],
    ["compiler/Run"],
    ["compiler/AutoSharding"],
    ["compiler/CAPI", "compiler/Fuzz", "compiler/LanguageServer"],
    ["compiler/Bisect"],
    ["pjrt"],
    ["tools"],
]
# The component of the public headers in include/gspmd/NAME.
PUBLIC_HEADERS = {
    "ABI": "include/gspmd/ABI",
    "Compiler": "compiler/Codegen",
    "CostModel": "lib/CostModel",
    "Engines/Emulated": "lib/Engines/Emulated",
    "Pipeline": "compiler/Pipeline",
    "Registration": "compiler/Registration",
    "Runtime": "lib/Runtime",
    "Simulator": "compiler/Simulator",
}
NO_MLIR = [component for layer in LAYERS for component in layer
           if component.startswith("lib/")] + ["include/gspmd/ABI"]
# What compiled programs call is plain C and depends on nothing else.
PLAIN_C = "include/gspmd/ABI"
KNOWS_OPS = ["dialect/StableHLO", "dialect/CHLO", "dialect/Check", "transforms/OpModels",
             "transforms/Lowering", "transforms/Import", "transforms/Export"]
SOURCES = ("lib", "dialect", "transforms", "compiler", "include", "tools", "pjrt")
LAYER_OF = {component: number for number, components in enumerate(LAYERS)
            for component in components}

INCLUDE = re.compile(r'^\s*#?\s*include\s+["<]([^">]+)[">]')
# An op class in a cast or in a switch over types: `isa<stablehlo::AddOp>`,
# `dyn_cast_or_null<DotOp>`, `.Case<stablehlo::AddOp, stablehlo::MulOp>(...)`.
CAST = re.compile(r'\b(?:(?:isa|cast|dyn_cast)(?:_or_null|_if_present|_and_present)?'
                  r'|Case)<([^<>()]*?)>')
# Ops of the dialects that are partitioned. Functions, modules and the project's
# own sharding and spmd ops are the framework around them.
FRONTEND = re.compile(
    r'\b(stablehlo|chlo|linalg|tosa)::\w+Op\b|'
    r'\b(DotGeneral|Dot|Reshape|Slice|DynamicSlice|Convolution|Gather|Scatter|'
    r'Reduce|ReduceWindow|Concatenate|Pad|Iota|Broadcast\w*|Transpose|Sort)Op\b')
# Interfaces that are named like ops.
INTERFACES = {"linalg::LinalgOp"}


def component_of(path):
    """The component that the file at `path` belongs to, or None if it belongs to none."""
    if path.startswith("include/gspmd-c/"):
        return "compiler/CAPI"
    if path.startswith("include/gspmd/"):
        folders = path.split("/")[2:]
        return PUBLIC_HEADERS.get("/".join(folders[:2])) or PUBLIC_HEADERS.get(folders[0])
    folders = path.split("/")
    for count in range(len(folders) - 1, 0, -1):
        if "/".join(folders[:count]) in LAYER_OF:
            return "/".join(folders[:count])
    return None


def target_of(include):
    """The repository path of an include of this project, or None for another
    project's header (or one of the same folder)."""
    if include.startswith(("gspmd/", "gspmd-c/")):
        return None if include == "gspmd/Version.h" else "include/" + include
    return include if include.startswith(SOURCES) and "/" in include else None


def check_file(path, lines):
    component = component_of(path)
    if component is None:
        yield 1, "belongs to no component; LAYERS of this check lists them"
        return
    for number, line in enumerate(lines, 1):
        code = line.split("//")[0]
        if re.search(r"\bNDEBUG\b", code):
            yield number, "depends on NDEBUG; use an option"
        match = INCLUDE.match(line)
        if match:
            for message in check_include(component, match[1]):
                yield number, message
        elif component not in KNOWS_OPS:
            for op in CAST.findall(code):
                for name in re.split(r',\s*', op):
                    if FRONTEND.search(name) and name.strip() not in INTERFACES:
                        yield number, ("casts to one op, %s; use an interface of "
                                       "transforms/OpModels instead" % name)


def check_include(component, include):
    if component in NO_MLIR and include.startswith("mlir/"):
        yield "this component does not use MLIR, but includes " + include
    target = target_of(include)
    if target is None:
        return
    other = component_of(target)
    if component == PLAIN_C and other != component:
        yield "the ABI includes no other header of the project, but includes " + target
    if other is None:
        yield "includes %s, which belongs to no component" % target
    elif other == component:
        return
    elif LAYER_OF[other] > LAYER_OF[component]:
        yield "includes %s of the higher layer %s" % (target, other)
    elif LAYER_OF[other] == LAYER_OF[component]:
        yield "includes %s: %s and %s are of one layer and independent of each other" % (
            target, component, other)
    elif component in NO_MLIR and other not in NO_MLIR:
        yield "this component does not use MLIR, but includes %s of %s, which does" % (
            target, other)


def readme_rows(root):
    """{folder: line number} of the table of folders in README.md. `dialect/*`
    stands for all folders of `dialect`."""
    path = os.path.join(root, "README.md")
    rows = {}
    if not os.path.exists(path):
        return rows
    with open(path) as f:
        lines = f.readlines()
    for number, line in enumerate(lines, 1):
        if not line.startswith("| `"):
            continue
        for name in re.findall(r"`([^`]+)`", line.split("|")[1]):
            for component in LAYER_OF:
                folder = name.removesuffix("/*")
                if component == folder or component.startswith(folder + "/"):
                    rows.setdefault(component, number)
    return rows


def check_readme(root, used):
    """Checks the order of the README's table of folders. `used` has pairs of a
    component and one that it includes."""
    rows = readme_rows(root)
    if not rows:
        return
    for component in LAYER_OF:
        if component not in rows:
            yield "README.md", 0, "lacks %s in its table of folders" % component
    for component, other in sorted(used):
        if rows.get(other, 0) > rows.get(component, sys.maxsize):
            yield "README.md", rows[other], (
                "lists %s below %s, which includes it" % (other, component))


def check_order():
    """Checks that the layers of one top-level folder are consecutive."""
    order = []
    for components in LAYERS:
        tops = {component.split("/")[0] for component in components} - {"include"}
        if len(tops) > 1:
            yield "LAYERS", 0, "a layer has components of %s" % " and ".join(sorted(tops))
        order += [top for top in sorted(tops) if order[-1:] != [top]]
    for top in sorted({top for top in order if order.count(top) > 1}):
        yield top, 0, "its layers are not consecutive"


def used_component(component, line):
    """The other component that `line` of a file in `component` includes, or None."""
    match = INCLUDE.match(line)
    target = match and target_of(match[1])
    other = target and component_of(target)
    return other if other != component else None


def check_tree(root):
    """Yields (path, line, message) for every finding under `root`."""
    used = set()
    missing = [top for top in SOURCES if not os.path.isdir(os.path.join(root, top))]
    if len(missing) == len(SOURCES):
        yield root, 0, "none of the folders %s is here" % ", ".join(SOURCES)
        return
    yield from check_order()
    for component in sorted({*LAYER_OF, *NO_MLIR, *KNOWS_OPS}):
        if not os.path.isdir(os.path.join(root, component)):
            yield component, 0, "a component that this check lists, but no folder"
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
                component = component_of(path)
                used.update((component, other) for other in
                            (used_component(component, line) for line in lines)
                            if component and other)
    yield from check_readme(root, used)


def main():
    if sys.argv[1] == "--layers":
        for number, components in enumerate(LAYERS, 1):
            print("%2d  %s" % (number, "  ".join(components)))
        return 0
    findings = list(check_tree(sys.argv[1]))
    for path, number, message in findings:
        print("%s:%d: %s" % (path, number, message))
    print("%d layering findings" % len(findings))
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
