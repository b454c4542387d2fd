"""Counts the files that name an op, because few files should depend on one op.

    python check_op_references.py ROOT            what is above the limit
    python check_op_references.py ROOT --files OP the files that name an op

A file names an op of StableHLO by its class (`stablehlo::SliceOp`, or `SliceOp` where
the namespace is in reach) or by its mnemonic: `stablehlo.slice`, or the string `slice` in
a folder that has tables of op names (TABLES). Comments and descriptions count: an example
there shows an op that few files name. Tests aside, an op is named by

  - its definition, in dialect/StableHLO,
  - the builder of ops that passes create (dialect/StableHLO/Builders/TensorOps.h),
  - its model, in transforms/OpModels,
  - its lowering, in transforms/Lowering,
  - import and export, where formats need it,
  - the makers of random programs, in compiler/Fuzz,

and by no more than LIMIT files in all. A reference with which results are compared
(REFERENCES) names all ops, as a test does, and does not count. No other folder names an op of StableHLO, CHLO or
check by its class. Ops of the project's own dialects (sharding, spmd, sdy) are the
vocabulary of passes and do not count.
"""

import os
import re
import sys
from collections import defaultdict

LIMIT = 8
FOLDERS = ("dialect/StableHLO/", "dialect/CHLO/", "dialect/Check/",
           "transforms/OpModels/", "transforms/Lowering/", "transforms/Import/",
           "transforms/Export/")
# Files that name ops by class although their folder has none to name, and why.
VOCABULARY = {
    "pjrt/Compile/BoundaryTokens.cpp": "the token that an argument becomes",
    "compiler/Codegen/ProgramTables.cpp": "the ops of checks, for the runtime",
}
# Evaluators that share no code with the compiler, as tests compare with.
REFERENCES = ("python/gspmd/numpy_evaluator.py",)
TABLES = ("dialect/StableHLO/Ops/", "dialect/VHLO/", "transforms/Lowering/")
SOURCES = ("dialect", "transforms", "compiler", "lib", "include", "pjrt", "tools", "python")
ENDINGS = (".h", ".cpp", ".td", ".py")

FRONTENDS = ("stablehlo", "chlo", "check")
DEFINITION = re.compile(r'^def \w+?_(\w+Op)\b[^"{]*?"([\w-]+)"', re.MULTILINE)
CLASS = re.compile(r"(?:\b(\w+)::)?\b(?:[A-Z]+_)?([A-Z]\w*Op)\b")
STRING = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
MNEMONIC = re.compile(r"\bstablehlo\.([\w-]*\w)")
USES_FRONTEND = re.compile(r"using namespace [\w:]*\b(?:%s);" % "|".join(FRONTENDS))
USES_STABLEHLO = re.compile(r"using namespace [\w:]*\bstablehlo;")


def sources(root):
    """{path in the project: text} of every source file."""
    files = {}
    for top in SOURCES:
        for folder, _, names in os.walk(os.path.join(root, top)):
            for name in sorted(names):
                if name.endswith(ENDINGS):
                    full = os.path.join(folder, name)
                    with open(full, errors="replace") as f:
                        files[os.path.relpath(full, root)] = f.read()
    return files


def definitions(files):
    """{mnemonic: class} of the ops of StableHLO."""
    return {mnemonic: op for path, text in files.items()
            if path.startswith("dialect/StableHLO/") and path.endswith(".td")
            for op, mnemonic in DEFINITION.findall(text)}


def classes(path, text, spaces, uses):
    """The ops that a file names by class, of the namespaces `spaces`."""
    in_reach = path.startswith("dialect/StableHLO/") or uses.search(text)
    return {name for space, name in CLASS.findall(text)
            if (space in spaces if space else in_reach)}


def mnemonics(path, text):
    """The ops that a file names by mnemonic."""
    found = set(MNEMONIC.findall(text))
    if path.startswith(TABLES) and (not path.startswith("dialect/") or path.endswith(".td")):
        found.update(STRING.findall(text))
    return found


def references(files):
    """{class: paths of the files that name the op}."""
    ops = definitions(files)
    named = defaultdict(set)
    for path, text in files.items():
        own = classes(path, text, ("stablehlo",), USES_STABLEHLO)
        own.update(ops[each] for each in mnemonics(path, text) if each in ops)
        for op in own:
            named[op].add(path)
    return {op: named[op] for op in ops.values()}


def check(root):
    """Yields a message for every op that too many files name."""
    files = sources(root)
    named = references(files)
    if not named:
        yield "no op is defined in dialect/StableHLO"
    for path, text in files.items():
        if not path.startswith(FOLDERS + tuple(VOCABULARY)):
            for op in sorted(classes(path, text, FRONTENDS, USES_FRONTEND) & set(named)):
                yield "%s: %s must not name an op" % (op, path)
    for op, paths in sorted(named.items()):
        counted = paths.difference(REFERENCES)
        if len(counted) > LIMIT:
            yield "%s: named by %d files, expected at most %d: %s" % (
                op, len(counted), LIMIT, " ".join(sorted(counted)))
    for path in sorted((*VOCABULARY, *REFERENCES)):
        if not any(each.startswith(path) for each in files):
            yield "%s: an exception for a file that does not exist" % path


def main(args):
    if args[1:2] == ["--files"]:
        for path in sorted(references(sources(args[0])).get(args[2], ())):
            print(path)
        return 0
    faults = list(check(args[0]))
    for fault in faults:
        print(fault)
    print("%d faults" % len(faults))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
