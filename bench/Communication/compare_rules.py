#!/usr/bin/env python3
"""Compares this project's sharding rules with those that Shardy printed.

usage: compare_rules.py GSPMD_OPT PEER_OUTPUT_FOLDER [--all] [--op NAME]

PEER_OUTPUT_FOLDER has files NAME.sdy.propagated.mlir.gz: modules in which every
op has the attribute `sdy.sharding_rule`, as Shardy's pass
`sdy-populate-op-sharding-rules` adds it:

    sdy_opt -sdy-populate-op-sharding-rules F.mlir | gzip > F.sdy.propagated.mlir.gz

`gspmd-opt --sharding-dump-rules` adds this project's rules to each module. The
script compares the two rules of each op and counts the differences by their
reasons. It prints those without a known reason, and then exits with 1. `--all`
prints every kind of difference.

Two rules are equal if they relate the same dimensions, regardless of the names
and the order of factors, and if the kinds of factors agree. Shardy's
need_replication and blocked_propagation both count as "unsharded".
"""

import argparse
import collections
import gzip
import pathlib
import re
import subprocess
import sys

RULE = re.compile(r"\((.*?)\)->\((.*?)\)(?: \{(.*?)\})?((?: \w+=\{[^}]*\})*)$")
FACTOR = re.compile(r"z_\d+|[i-z]")  # the names of factors
EXAMPLES_PER_DIFFERENCE = 6
MAX_LINE_COLUMNS, MAX_ERROR_COLUMNS = 160, 300
# Ops of a dialect that only XLA has.
UNSUPPORTED_OPS = ("mhlo.topk", "mhlo.erf")

# Intended differences: (op, difference) -> reason.
KNOWN = {
    ("broadcast_in_dim", "dims"): "size-1 operand dimensions have factors",
    ("concatenate", "kinds"): "a concatenated dimension is a permutation, not replicated",
    ("convolution", "dims"): "the factor spans the full spatial dimension, Shardy's the window",
    ("convolution", "sizes"): "a window's factor has the size of the result",
    ("select_and_scatter", "dims"): "the source is sharded like the operand",
    ("custom_call", "dims"): "no rule of this target is known",
}


def parse_rule(text):
    """Returns ([operands, results], sizes, kinds); a tensor is a tuple of dimensions, a
    dimension a tuple of factor names."""
    match = RULE.match(text.strip().removesuffix(", custom"))
    if not match:
        raise ValueError("no rule: " + text)
    sides = []
    for side in match.group(1, 2):
        tensors = []
        for tensor in re.findall(r"\[(.*?)\]", side):
            dims = [tuple(FACTOR.findall(d)) for d in tensor.split(",")]
            tensors.append(tuple(dims) if tensor.strip() else ())
        sides.append(tuple(tensors))
    sizes = dict(part.strip().split("=") for part in (match.group(3) or "").split(",") if part.strip())
    kinds = {}
    for name, factors in re.findall(r"(\w+)=\{([^}]*)\}", match.group(4) or ""):
        name = "unsharded" if name in ("need_replication", "blocked_propagation") else name
        for factor in FACTOR.findall(factors):
            kinds[factor] = name
    return sides, sizes, kinds


def canonical(rule):
    """Returns (dimensions, kinds, sizes) with factors numbered by their first
    occurrence. Drops factors that occur once and have size 1 or are unsharded,
    because they relate no dimensions."""
    sides, sizes, kinds = rule
    uses = collections.Counter(f for side in sides for t in side for d in t for f in d)
    drop = {f for f in uses if uses[f] == 1 and (sizes.get(f) == "1" or kinds.get(f) == "unsharded")}
    numbers = {}
    tensors = []
    for side in sides:
        for tensor in side:
            tensors.append(tuple(
                tuple(numbers.setdefault(f, len(numbers)) for f in dim if f not in drop)
                for dim in tensor))
    names = list(numbers)  # in the order of their numbers
    return (tuple(tensors),
            tuple(kinds.get(name, "pass") for name in names),
            tuple(sizes[name] for name in names))


def difference(ours, theirs):
    """Returns what differs: "dims", "kinds", "sizes" or None."""
    a, b = canonical(ours), canonical(theirs)
    if a[0] != b[0]:
        return "dims"
    if a[1] != b[1]:
        # Dimensions of size 1 cannot be sharded: their kind does not matter.
        if any(x != y and s != "1" for x, y, s in zip(a[1], b[1], a[2])):
            return "kinds"
    if a[2] != b[2]:
        return "sizes"
    return None


class Skipped(Exception):
    """The program has ops that gspmd-opt does not parse."""


def rules_of(opt, path):
    """Yields (op, this project's rule or None, Shardy's rule, line) of each op that has
    a rule of Shardy."""
    with gzip.open(path, "rt") as source:
        text = source.read()
    if any(op in text for op in UNSUPPORTED_OPS):
        raise Skipped
    run = subprocess.run([opt, "--sharding-dump-rules", "--mlir-print-op-generic"],
                         input=text, capture_output=True, text=True)
    if run.returncode:
        raise RuntimeError(f"{path.name}: {run.stderr[:MAX_ERROR_COLUMNS]}")
    # A region op prints its attributes after its region, on a line that starts with
    # `})`; the op is the last one opened at that indentation.
    open_ops = []
    for line in run.stdout.splitlines():
        name = re.search(r'^\s*(?:%\S+(?:, %\S+)* = )?"([\w.]+)"\(', line)
        if name:
            op = name.group(1)
            indent = len(line) - len(line.lstrip())
            if line.rstrip().endswith("({"):
                open_ops.append((indent, op))
        elif re.match(r"\s*\}\)", line):
            indent = len(line) - len(line.lstrip())
            op = next((o for i, o in reversed(open_ops) if i == indent), None)
        else:
            continue
        if not op.startswith(("stablehlo.", "chlo.")):
            continue
        theirs = re.search(r"sdy\.sharding_rule = #sdy\.op_sharding_rule<((?:->|[^<>])*)>", line)
        if not theirs:
            continue
        ours = re.search(r"sharding\.rule = #sharding\.rule<((?:->|[^<>])*)>", line)
        yield op, ours and ours.group(1), theirs.group(1), line.strip()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("opt")
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--op", help="only this op")
    args = parser.parse_args()

    counts = collections.Counter()
    examples = {}
    failed_files = []
    identical = num_skipped = 0
    for path in sorted(args.folder.glob("*.sdy.propagated.mlir.gz")):
        try:
            rules = list(rules_of(args.opt, path))
        except Skipped:
            num_skipped += 1
            continue
        except RuntimeError as error:
            failed_files.append(str(error))
            continue
        for op, ours, theirs, line in rules:
            op = op.split(".")[-1]
            if args.op and op != args.op:
                continue
            kind = "missing" if ours is None else difference(parse_rule(ours), parse_rule(theirs))
            counts[op, kind] += 1
            identical += ours == theirs
            if kind:
                examples.setdefault((op, kind), {}).setdefault((ours, theirs), (path.name, line))

    unknown = 0
    total = sum(counts.values())
    same = sum(n for (_, kind), n in counts.items() if kind is None)
    print(f"{total} rules, {same} equal ({identical} identical as text); "
          f"{num_skipped} files skipped, {len(failed_files)} not read")
    for (op, kind), number in sorted(counts.items(), key=str):
        if kind is None:
            continue
        reason = KNOWN.get((op, kind))
        unknown += 0 if reason else number
        print(f"{number:5} {op}: {kind}: {reason or 'UNEXPECTED'}")
        if reason and not args.all:
            continue
        for (ours, theirs), (name, line) in list(examples[op, kind].items())[:EXAMPLES_PER_DIFFERENCE]:
            print(f"        ours   {ours}\n        theirs {theirs}\n        {name}: {line[:MAX_LINE_COLUMNS]}")
    for error in failed_files:
        print("not read:", error)
    return 1 if unknown or failed_files else 0


if __name__ == "__main__":
    sys.exit(main())
