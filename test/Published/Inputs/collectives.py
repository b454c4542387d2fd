"""Prints the collectives of a partitioned module (stdin), one line for each kind, mesh axes and loop depth: the number of
ops and the bytes of the largest result. Results below LIMIT bytes (default 0) are omitted."""

import collections
import math
import re
import sys

LIMIT = int(sys.argv[1]) if len(sys.argv) > 1 else 0
BYTES = {"f32": 4, "i32": 4, "bf16": 2, "i1": 1}
COLLECTIVE = re.compile(r"(?:spmd|sharding)\.(all_gather|all_reduce|reduce_scatter|all_to_all|collective_permute|halo_exchange)\b(.*)")
RESULT = re.compile(r"tensor<([0-9x]*?)x?([a-z]+[0-9]+)>")

found = collections.defaultdict(lambda: [0, 0])
indent_of_loops = []
for line in sys.stdin:
    indent = len(line) - len(line.lstrip())
    while indent_of_loops and indent <= indent_of_loops[-1] and not line.lstrip().startswith(("cond", "} do")):
        indent_of_loops.pop()
    if "stablehlo.while" in line:
        indent_of_loops.append(indent)
    match = COLLECTIVE.search(line)
    if not match:
        continue
    shape, kind = RESULT.findall(match.group(2))[-1]
    size = math.prod(int(n) for n in shape.split("x") if n) * BYTES[kind]
    axes = re.findall(r"\[([^\]]*)\]>", match.group(2))
    if size >= LIMIT:
        entry = found[(len(indent_of_loops), match.group(1), axes[0].replace('"', "").replace(" ", "") if axes else "")]
        entry[0] += 1
        entry[1] = max(entry[1], size)
for (depth, kind, axes), (count, size) in sorted(found.items()):
    print(f"depth {depth} {kind} over {axes}: {count}, largest {size}")
