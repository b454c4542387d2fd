#!/usr/bin/env python3
"""Prints a program of checks with its constants sharded over a mesh of 2 x 3 devices.

    shard_inputs.py PROGRAM.mlir TURN | gspmd-run -

Every tensor constant of a function body, input or expectation, gets a
`sdy.sharding_constraint`; sizes are mostly no multiples of 2 and 3, so shards are
uneven. TURN (0, 1, ...) selects which dimensions get which axes: dimension
(TURN + n) % rank of the n-th constant is sharded by the first axis, the next one by
the second, and every fourth constant is replicated. Values that must be constants
(the sizes of dynamic ops with static types) are unchanged.
"""
import re
import sys

MESH = 'sdy.mesh @shard_inputs = <["x"=2, "y"=3]>\n'
CONSTANT = re.compile(
    r"^(\s*)(%[\w#]+) = (?:stablehlo|chlo)\.constant .*: "
    r"(tensor<((?:\d+x)+)(?:[^<>]|<[^<>]*>)+>)\s*$")
NEEDS_CONSTANT = re.compile(
    r"stablehlo\.(?:dynamic_(?!slice|update)|real_dynamic|set_dimension|rng[ \"])")


def sharding(sizes, turn):
    """The text of a sharding; no dimension of size 0 is sharded."""
    dims = ["{}"] * len(sizes)
    axes = ['{"x"}', '{"y"}']
    for step in range(len(sizes)):
        dim = (turn + step) % len(sizes)
        if sizes[dim] > 0 and axes:
            dims[dim] = axes.pop(0)
    return "[" + ", ".join(dims) + "]"


def shard(text, turn):
    """The program `text` with sharded constants."""
    pinned = {name for line in text.splitlines() if NEEDS_CONSTANT.search(line)
              for name in re.findall(r"%\w+", line)}
    lines, count = [], 0
    for line in text.splitlines():
        found = CONSTANT.match(line)
        # Two spaces: the body of a function, not a region inside.
        if not found or found[1] != "  " or found[2] in pinned:
            lines.append(line)
            continue
        name, type_, shape = found[2], found[3], found[4]
        count += 1
        if count % 4 == 0:
            lines.append(line)
            continue
        sizes = [int(size) for size in shape.split("x")[:-1]]
        unsharded = "%unsharded_" + name[1:]
        lines.append(line.replace(name + " =", unsharded + " =", 1))
        lines.append(f"  {name} = sdy.sharding_constraint {unsharded} "
                     f"<@shard_inputs, {sharding(sizes, turn + count)}> : {type_}")
    head = next(i for i, line in enumerate(lines)
                if re.match(r"\s*(func\.func|module)", line))
    inside = head + 1 if "module" in lines[head] else head
    return "\n".join(lines[:inside]) + "\n" + MESH + "\n".join(lines[inside:]) + "\n"


if __name__ == "__main__":
    sys.stdout.write(shard(open(sys.argv[1], encoding="utf-8").read(),
                           int(sys.argv[2])))
