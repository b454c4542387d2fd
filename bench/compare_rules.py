#!/usr/bin/env python3
"""Compares this project's sharding rules with those that Shardy printed.

usage: compare_rules.py GSPMD_OPT PEER_OUTPUT_FOLDER [--all] [--op NAME]

PEER_OUTPUT_FOLDER holds NAME.sdy.propagated.mlir.gz files: modules in which
every op carries the attribute `sdy.sharding_rule`. Each is read by
`gspmd-opt --sharding-dump-rules`, op by op the two rules are compared, and the
differences are counted by the reason for them; those without a known reason
are printed, and make the exit code 1. `--all` prints every kind of difference.

Two rules are the same if they relate the same dimensions, whatever their
factors are called and however they are ordered, and the kinds agree, where
Shardy's need_replication and blocked_propagation both mean "unsharded, not
propagated" here.
"""

import argparse
import collections
import gzip
import pathlib
import re
import subprocess
import sys

RULE = re.compile(r"\((.*?)\)->\((.*?)\)(?: \{(.*?)\})?((?: \w+=\{[^}]*\})*)$")
FACTOR = re.compile(r"z_\d+|[i-z]")

# (op, what differs) -> why it is so on purpose.
KNOWN = {
    ("broadcast_in_dim", "dims"): "size-1 operand dimensions have factors",
    ("concatenate", "kinds"): "a joined dimension is a permutation, not replicated",
    ("convolution", "dims"): "windows relate full dimensions, patches are exact",
    ("convolution", "sizes"): "a window's factor has the size of the result",
    ("select_and_scatter", "dims"): "the source is sharded as the operand",
    ("custom_call", "dims"): "no rule of this target is known",
}


def parse_rule(text):
    """-> (tensors as tuples of dims as tuples of factors, sizes, kinds)."""
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
    """Factors renamed by where they occur first; factors of size 1 that occur
    in one place only relate nothing and are dropped."""
    sides, sizes, kinds = rule
    uses = collections.Counter(f for side in sides for t in side for d in t for f in d)
    drop = {f for f in uses if uses[f] == 1 and (sizes.get(f) == "1" or kinds.get(f) == "unsharded")}
    names = {}
    out = []
    for side in sides:
        for tensor in side:
            out.append(tuple(
                tuple(names.setdefault(f, len(names)) for f in dim if f not in drop)
                for dim in tensor))
    back = {new: old for old, new in names.items()}
    return (tuple(out),
            tuple(kinds.get(back[i], "pass") for i in range(len(back))),
            tuple(sizes[back[i]] for i in range(len(back))))


def difference(ours, theirs):
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


def rules_of(opt, path):
    """(op, our rule or None, Shardy's rule, line) of each op that has a Shardy
    rule."""
    text = gzip.open(path, "rt").read()
    if "mhlo.topk" in text or "mhlo.erf" in text:
        return  # ops of a dialect that only XLA has
    run = subprocess.run([opt, "--sharding-dump-rules", "--mlir-print-op-generic"],
                         input=text, capture_output=True, text=True)
    if run.returncode:
        raise RuntimeError(f"{path.name}: {run.stderr[:300]}")
    # Region ops print their attributes after the region: one op per attribute
    # dictionary that has a Shardy rule, named by the nearest op that lacks one.
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
    identical = 0
    for path in sorted(args.folder.glob("*.sdy.propagated.mlir.gz")):
        try:
            rules = list(rules_of(args.opt, path))
        except RuntimeError as error:
            failed_files.append(str(error))
            continue
        for op, ours, theirs, line in rules:
            op = op.split(".")[-1]
            if args.op and op != args.op:
                continue
            what = "missing" if ours is None else difference(parse_rule(ours), parse_rule(theirs))
            counts[op, what] += 1
            identical += ours == theirs
            if what:
                examples.setdefault((op, what), {}).setdefault((ours, theirs), (path.name, line))

    unknown = 0
    total = sum(counts.values())
    same = sum(n for (_, what), n in counts.items() if what is None)
    print(f"{total} rules, {same} the same ({identical} in every letter), "
          f"{len(failed_files)} files not read")
    for (op, what), number in sorted(counts.items(), key=str):
        if what is None:
            continue
        reason = KNOWN.get((op, what))
        unknown += 0 if reason else number
        print(f"{number:5} {op}: {what}: {reason or 'UNEXPECTED'}")
        if reason and not args.all:
            continue
        for (ours, theirs), (name, line) in list(examples[op, what].items())[:6]:
            print(f"        ours   {ours}\n        theirs {theirs}\n        {name}: {line[:160]}")
    for error in failed_files:
        print("not read:", error)
    return 1 if unknown or failed_files else 0


if __name__ == "__main__":
    sys.exit(main())
