#!/usr/bin/env python3
"""Lists ops with dimensions that cannot be sharded, by their models.

    unsharded_dimensions.py GSPMD_OPT                 a line per op: the op, a rule
    unsharded_dimensions.py GSPMD_OPT --check PAGE    fails if an op is missing from
                                                      PAGE's first table, or one there
                                                      has no such dimension

The rules are those by which ops are partitioned in the programs of test/Execute and
test/Transforms. Factors of one element do not count, nor tensors whose shapes are
unknown or that have per-axis quantization (whose dimension is never sharded). Of the rules of an op the shortest is shown.
"""
import collections
import concurrent.futures
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
RULE = re.compile(r"#sharding\.rule<(\(.*?\)->\(.*?\)) \{([^}]*)\}([^>]*)>")
NAME = re.compile(r'(?:= |^\s*)"?((?:stablehlo|chlo|sharding)\.[\w-]+)"?')


def programs():
    for folder in ("Execute", "Transforms/OpModels", "Transforms/Partition"):
        yield from sorted((ROOT / "test" / folder).rglob("*.mlir"))


def rules_of(gspmd_opt, path):
    """(op, rule) of each op with a factor of more than one element that is unsharded."""
    done = subprocess.run(
        [gspmd_opt, path, "--split-input-file", "--sharding-dump-rules=partition"],
        text=True, capture_output=True)
    found, names = [], []
    for line in done.stdout.splitlines():
        name = NAME.search(line)
        if name and line.rstrip().endswith("({"):
            names.append(name[1])  # the rule stands behind the region
        rule = None if "!quant" in line or "?x" in line or "x?" in line else RULE.search(line)
        op = name[1] if name else names.pop() if names and "})" in line else None
        if not rule or not op:
            continue
        sizes = dict(part.split("=") for part in rule[2].split(", ") if part)
        unsharded = re.search(r"need_replication=\{([^}]*)\}", rule[3])
        factors = [f for f in unsharded[1].split(", ") if sizes[f] not in ("0", "1")] if unsharded else []
        if factors:
            found.append((op, "`%s` %s" % (rule[1], ", ".join(factors))))
    return found


def collect(gspmd_opt):
    shortest = collections.defaultdict(lambda: None)
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for found in pool.map(lambda path: rules_of(gspmd_opt, path), programs()):
            for op, rule in found:
                best = shortest[op]
                if best is None or (len(rule), rule) < (len(best), best):
                    shortest[op] = rule
    return dict(shortest)


def listed_ops(page):
    """The ops in the first column of the page's first table."""
    ops = set()
    for line in page.read_text(encoding="utf-8").splitlines():
        if line.startswith("| `"):
            ops.update(re.findall(r"`([\w.-]+)`", line.split("|")[1]))
        elif ops:
            break
    return {op if "." in op else "stablehlo." + op for op in ops}


def main():
    rules = collect(sys.argv[1])
    if "--check" not in sys.argv:
        for op, rule in sorted(rules.items()):
            print("%s  %s" % (op, rule))
        return 0
    listed = listed_ops(pathlib.Path(sys.argv[-1]))
    for op in sorted(set(rules) - listed):
        print("%s has unsharded dimensions (%s), but is not listed" % (op, rules[op]))
    for op in sorted(listed - set(rules)):
        print("%s is listed, but no program's rule has an unsharded dimension" % op)
    return 1 if set(rules) != listed else 0


if __name__ == "__main__":
    sys.exit(main())
