"""Counts the files that name an op, because few files should depend on one op.

    python check_op_references.py ROOT

An op of a frontend (StableHLO, CHLO, check) may be named by

  - its definition, in its dialect's folder,
  - its model, in its family's folder of transforms/OpModels (and the models of
    ops whose partition uses it),
  - its lowering, in transforms/Lowering,
  - import and export, where formats need it,

and by no more than LIMIT files in all. Passes create constants, arithmetic and data movement
by dialect/StableHLO/Builders/TensorOps.h. Ops of the
project's own dialects (sharding, spmd, sdy) are the vocabulary of passes and do not
count.
"""

import os
import re
import sys
from collections import defaultdict

LIMIT = 8
FOLDERS = ("dialect/StableHLO/", "dialect/CHLO/", "dialect/Check/",
           "transforms/OpModels/", "transforms/Lowering/", "transforms/Import/",
           "transforms/Export/")
SOURCES = ("dialect", "transforms", "compiler", "lib", "include", "tools")
# Files that may name any op, and why.
VOCABULARY = {
    "transforms/OpModels/Tosa/TosaIndex.cpp": "equivalent ops, whose StableHLO models are queried",
    "compiler/Codegen/ProgramTables.cpp": "the ops of checks, for the runtime",
    "dialect/StableHLO/Builders/TensorOps.cpp": "the ops that passes write",
    "transforms/Partition/Support/LocalBuilder.cpp":
        "masks, in terms of the same ops",
    "transforms/OpModels/Support/NeutralElements.cpp": "the constants that they need",
    "transforms/Lowering/EvaluateManual/DeviceIdOps.cpp": "lookups in tables of devices, likewise",
    "transforms/Lowering/EvaluateManual/ManualCollectives.cpp":
        "every collective, as the reference evaluates it",
    "transforms/Export/SpmdToStablehlo/ProcessOps.cpp":
        "every collective, as XLA takes it",
    "transforms/Export/SpmdToStablehlo/ProcessReductions.cpp":
        "those of them that combine",
    "transforms/OpModels/Upstream/UpstreamForm.cpp":
        "the ops that passes write, in linalg, tensor and arith",
    "transforms/OpModels/FuseMoves/FuseMoves.cpp":
        "a pattern over several ops of the family Shape",
}
# Ops that more files name: how many, and why.
EXCEPTIONS = {
    "ConvertOp": (9, "what constants are seen through, and expansions write"),
    "ConstantOp": (17, "what expansions in import and lowering start from"),
    "CompareOp": (9, "what expansions, loops' conditions and selections compare with"),
    "CustomCallOp": (11, "many ops in one: each program that writes them has its own"),
    "ReduceOp": (11, "what the partition of other reductions is made of too"),
    "ScatterOp": (10, "what older forms, wider types and tensor.scatter are of too"),
    "ReduceWindowOp": (10, "what the partition of select_and_scatter is made of too"),
}

FRONTENDS = ("stablehlo", "chlo", "check")
DEFINITION = re.compile(r"^def \w+?_(\w+Op)\b", re.MULTILINE)
NAME = re.compile(r"(?:\b(\w+)::)?\b(?:[A-Z]+_)?([A-Z]\w*Op)\b")
USES_FRONTEND = re.compile(r"using namespace [\w:]*\b(?:%s);" % "|".join(FRONTENDS))


def sources(root):
    """(path in the project, text) of every source file."""
    for top in SOURCES:
        for folder, _, files in os.walk(os.path.join(root, top)):
            for name in sorted(files):
                if name.endswith((".h", ".cpp", ".td")):
                    full = os.path.join(folder, name)
                    with open(full, errors="replace") as f:
                        yield os.path.relpath(full, root), f.read()


def named_ops(path, text):
    """The ops that a file names: `stablehlo::AddOp`, or `AddOp` alone where the
    frontends' names are in reach."""
    code = re.sub(r"//[^\n]*", "", text)
    in_reach = path.startswith("dialect/StableHLO/") or USES_FRONTEND.search(code)
    return {name for space, name in NAME.findall(code)
            if (space in FRONTENDS if space else in_reach)}


def check(root):
    """Yields a message for every op that too many files name."""
    files = dict(sources(root))
    references = defaultdict(set)
    for path, text in files.items():
        if path not in VOCABULARY:
            for op in named_ops(path, text):
                references[op].add(path)
    ops = sorted({op for path, text in files.items()
                  if path.startswith("dialect/StableHLO/") and path.endswith(".td")
                  for op in DEFINITION.findall(text)})
    if not ops:
        yield "no op is defined in dialect/StableHLO"
    for op in ops:
        paths = sorted(references[op])
        for path in paths:
            if not path.startswith(FOLDERS):
                yield "%s: %s must not name an op" % (op, path)
        limit = EXCEPTIONS[op][0] if op in EXCEPTIONS else LIMIT
        if len(paths) > limit:
            yield "%s: named by %d files, expected at most %d: %s" % (
                op, len(paths), limit, " ".join(paths))
    for op in sorted(set(EXCEPTIONS) - set(ops)):
        yield "%s: an exception for an op that does not exist" % op
    for path in sorted(set(VOCABULARY) - set(files)):
        yield "%s: an exception for a file that does not exist" % path


def main():
    faults = list(check(sys.argv[1]))
    for fault in faults:
        print(fault)
    print("%d faults" % len(faults))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
