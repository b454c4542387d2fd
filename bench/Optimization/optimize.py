"""Prints the gains of the optimizations on the published runs, by the simulator.

    python bench/Optimization/optimize.py [--bin build/release/bin] [--models PATTERN ...] [--corpus TOPOLOGY]

Simulates each program of models/published.json on its topology as it is partitioned
(`gspmd-simulate`), with each optimization alone and with all (`--optimize`).
One row per program: step and peak memory, and by pass what is left of the step. Exits
1 where an optimized step is longer, or no longer fits. The last column is the processor
time of the passes in units of that of partitioning, both by gspmd-opt beyond reading and
printing, on one thread, least of the rounds; with --cost there is nothing else. With
--corpus instead the programs of test/Models with a mesh of 8 devices, on that topology
(v5e:2x4), with all optimizations only; collectives are taken not to overlap.
"""

import argparse
import fnmatch
import json
import math
import os
import subprocess
import sys
import tempfile

from optimize_growth import stage_seconds

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Support"))
from corpus import programs_with_devices  # noqa: E402
from repository import ROOT, find_tool  # noqa: E402

PASSES = ("share-collectives", "defer-collectives", "deepen-halos", "hoist-collectives",
          "ring-attention", "rematerialize", "combine-collectives", "schedule-collectives", "split-collectives", "split-stencils", "pipeline-collectives", "loop-collectives")


def simulate(simulator, row, optimize):
    """Returns the statistics of one simulated step, or None."""
    with tempfile.TemporaryDirectory() as folder:
        stats = os.path.join(folder, "stats.json")
        command = [simulator, row["program"], "--topology", row["topology"], "--stats", stats,
                   "--overlap", row.get("overlap") or "none"]
        if row.get("layout"):
            command += ["--axis-layout", row["layout"]]
        if optimize is not None:
            command.append("--optimize=" + optimize)
        done = subprocess.run(command, capture_output=True, text=True)
        if not os.path.exists(stats):
            print("%s: %s" % (row["model"], done.stderr.strip()[-200:]))
            return None
        with open(stats) as f:
            return json.load(f)


def published(patterns):
    """Yields one published run of matching models for each program, topology and mode."""
    with open(os.path.join(ROOT, "models", "published.json")) as f:
        rows = json.load(f)["rows"]
    found = {(row["model"], row["topology"], row.get("layout"), row.get("overlap")):
             row | {"program": os.path.join(ROOT, "models", "programs", row["model"] + ".mlir")}
             for row in reversed(rows)
             if any(fnmatch.fnmatch(row["model"], p) for p in patterns)}
    return list(reversed(found.values()))


def corpus(patterns, topology):
    """Yields the matching programs of the corpus for 8 devices."""
    return [{"model": name, "program": path, "topology": topology}
            for name, path in programs_with_devices(devices=8)
            if any(fnmatch.fnmatch(name, p) for p in patterns)]


def fits(before, after):
    return after["peak_bytes"] <= max(before["capacity_bytes"], before["peak_bytes"])


def print_corpus(simulator, rows):
    """Prints a row for each program that the optimizations change, and returns how many steps are longer."""
    print("%-40s %12s %12s %8s" % ("program", "step us", "optimized", "ratio"))
    worse, left = 0, []
    for row in rows:
        before, after = simulate(simulator, row, None), simulate(simulator, row, "")
        if not before or not after:
            worse += 1
            continue
        left.append(after["step_seconds"] / before["step_seconds"])
        worse += left[-1] > 1 + 1e-6 or not fits(before, after)
        if left[-1] != 1:
            print("%-40s %12.2f %12.2f %8.4f" % (row["model"], before["step_seconds"] * 1e6,
                                                 after["step_seconds"] * 1e6, left[-1]), flush=True)
    mean = math.exp(sum(map(math.log, left)) / len(left)) if left else 1
    print("%d programs, %d shorter, %d worse, geometric mean %.4f" %
          (len(left), sum(each < 1 for each in left), worse, mean))
    return 1 if worse or not left else 0


def ratio(partition, optimize):
    return optimize / partition


def cost(gspmd_opt, row, rounds):
    """Returns the seconds of partitioning, and of optimizing the result."""
    options = "topology=%s overlap=%s" % (row["topology"], row.get("overlap") or "none")
    if row.get("layout"):
        options += " axis-layout=" + row["layout"]
    return stage_seconds(gspmd_opt, row["program"], options, rounds)


def print_costs(gspmd_opt, rows, rounds):
    """Prints one row per program: seconds of partitioning and of the passes."""
    print("%-34s %-12s %12s %12s %8s" % ("program", "topology", "partition s", "optimize s", "ratio"))
    together = [0, 0]
    for row in rows:
        partition, optimize = cost(gspmd_opt, row, rounds)
        together = [together[0] + partition, together[1] + optimize]
        print("%-34s %-12s %12.3f %12.3f %8.2f" % (row["model"], row["topology"], partition, optimize,
                                                  ratio(partition, optimize)), flush=True)
    print("%-47s %12.3f %12.3f %8.2f" % ("together", *together, ratio(*together)))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bin")
    parser.add_argument("--models", nargs="*", default=["*"])
    parser.add_argument("--corpus", metavar="TOPOLOGY", help="programs of the corpus, on these 8 devices")
    parser.add_argument("--rounds", type=int, default=2, help="of the measurement of costs")
    parser.add_argument("--cost", action="store_true", help="only what the passes take")
    args = parser.parse_args()
    simulator, gspmd_opt = find_tool(args.bin, "gspmd-simulate"), find_tool(args.bin, "gspmd-opt")
    rows = corpus(args.models, args.corpus) if args.corpus else published(args.models)
    if args.cost:
        return print_costs(gspmd_opt, rows, args.rounds)
    if args.corpus:
        return print_corpus(simulator, rows)
    print("%-18s %-12s %9s %8s" % ("program", "topology", "step s", "GB") +
          "".join(" %19s" % name for name in PASSES) + "      all  GB     cost")
    worse = 0
    for row in rows:
        runs = [simulate(simulator, row, each) for each in (None,) + PASSES + ("",)]
        if None in runs:
            worse += 1
            continue
        before, after = runs[0], runs[-1]
        left = [run["step_seconds"] / before["step_seconds"] for run in runs[1:]]
        worse += max(left) > 1 + 1e-6 or not fits(before, after)
        print("%-18s %-12s %9.3f %8.2f" % (row["model"], row["topology"], before["step_seconds"],
                                          before["peak_bytes"] / 1e9) +
              "".join(" %19.4f" % each for each in left[:-1]) +
              " %8.4f %5.2f %6.2f" % (left[-1], after["peak_bytes"] / 1e9,
                                      ratio(*cost(gspmd_opt, row, args.rounds))), flush=True)
    print("%d programs, %d worse" % (len(rows), worse))
    return 1 if worse or not rows else 0


if __name__ == "__main__":
    sys.exit(main())
