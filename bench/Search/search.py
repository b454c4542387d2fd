"""Solves instances of the contest on intra-operator parallelism.

    python bench/Search/search.py FOLDER [--bin BUILD/bin] [--only A,B] [--share 1.0]

FOLDER has asplos-2025-iopddl-*.json.gz. Each is solved within its time limit (or
a share of it), the list of strategies is evaluated again here, and the cost stands
compared with the best published one: of the contest's teams, and of XLA's own solver.
Exits 1 where a result is wrong, late or more than 5 % above the best, or where
the geometric mean of all is above the best.
"""

import argparse
import gzip
import json
import math
import os
import re
import subprocess
import sys
import time

# Seconds; the best cost of a team; XLA's. From the contest's published results.
INSTANCES = {
    "A": (60, 6548641531, 13214846074),
    "B": (60, 532843, 990205),
    "D": (60, 313613524736, None),
    "G": (120, 217039, 1264777),
    "L": (180, 1970993742, None),
    "P": (240, 662197407330, 651833115436),
    "S": (240, 1534613444, None),
    "U": (300, 2569342178, None),
}


def evaluate(problem, choice):
    """Returns the cost and peak of a list of strategies, by definition."""
    nodes, edges = problem["nodes"], problem["edges"]
    cost = sum(costs[s] for costs, s in zip(nodes["costs"], choice))
    for ends, costs in zip(edges["nodes"], edges["costs"]):
        entry = 0
        for node in ends:
            entry = entry * len(nodes["costs"][node]) + choice[node]
        cost += costs[entry]
    steps = {}
    for (begin, end), usages, s in zip(nodes["intervals"], nodes["usages"], choice):
        if begin < end:
            steps[begin] = steps.get(begin, 0) + usages[s]
            steps[end] = steps.get(end, 0) - usages[s]
    peak = usage = 0
    for at in sorted(steps):
        usage += steps[at]
        peak = max(peak, usage)
    return cost, peak


def solve(tool, path, limit):
    begin = time.time()
    result = subprocess.run([tool, "--problem", path, "--time-limit", str(limit)],
                            capture_output=True, text=True)
    seconds = time.time() - begin
    if result.returncode != 0:
        sys.exit(result.stderr.strip())
    lines = result.stdout.strip().splitlines()
    bound = int(re.search(r"lower bound: (-?\d+)", lines[-2])[1])
    return (json.loads(lines[-1]), bound, seconds,
            any(line.startswith("stopped at the time limit") for line in lines))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("--bin", default="build/release/bin")
    parser.add_argument("--only", default=",".join(INSTANCES))
    parser.add_argument("--share", type=float, default=1.0)
    options = parser.parse_args()
    tool = os.path.join(options.bin, "gspmd-search")
    print("| instance | best team | XLA | found | to best | lower bound | gap | s of limit |")
    print("|---|---|---|---|---|---|---|---|")
    ratios, bad = [], False
    for name in options.only.split(","):
        limit, team, xla = INSTANCES[name]
        limit *= options.share
        path = os.path.join(options.folder, "asplos-2025-iopddl-%s.json.gz" % name)
        choice, bound, seconds, by_clock = solve(tool, path, limit)
        with gzip.open(path) as f:
            problem = json.load(f)["problem"]
        cost, peak = evaluate(problem, choice)
        best = min(team, xla or team)
        ratios.append(cost / best)
        wrong = peak > problem["usage_limit"] or cost < bound or seconds > limit
        bad |= wrong or ratios[-1] > 1.05
        print("| %s | %s | %s | %s | %.4f | %s | %.2f%% | %.0f of %g%s |%s" % (
            name, format(team, ","), format(xla, ",") if xla else "-",
            format(cost, ","), ratios[-1], format(bound, ","),
            100 * (cost - bound) / cost, seconds, limit,
            ", clock" if by_clock else "", " WRONG" if wrong else ""), flush=True)
    mean = math.exp(sum(map(math.log, ratios)) / len(ratios))
    print("geometric mean to the best: %.4f, largest %.4f" % (mean, max(ratios)))
    return 1 if bad or mean > 1 else 0


if __name__ == "__main__":
    sys.exit(main())
