"""What the optimizations gain on the published runs, by the simulator.

    python bench/optimize.py [--bin build/release/bin] [--models PATTERN ...]

Simulates each program of models/published.json on its topology as it is partitioned
(`gspmd-run --simulate`), with each optimization alone and with all (`--optimize`).
One row per program: step and peak memory, and by pass what is left of the step. Exits
1 where an optimized step is longer, or no longer fits. The last column is the processor
time of the passes in units of that of partitioning, both by gspmd-opt beyond reading and
printing, on one thread, least of the rounds; with --cost there is nothing else.
"""

import argparse
import fnmatch
import json
import os
import subprocess
import sys
import tempfile

from compare_xla import ROOT, find_tool
from optimize_growth import stage_seconds

PASSES = ("share-collectives", "defer-collectives", "hoist-collectives", "rematerialize",
          "combine-collectives", "schedule-collectives", "split-collectives", "split-stencils", "pipeline-collectives", "loop-collectives")


def simulate(gspmd_run, row, optimize):
    """The statistics of one simulated step, or None."""
    with tempfile.TemporaryDirectory() as folder:
        stats = os.path.join(folder, "stats.json")
        command = [gspmd_run, os.path.join(ROOT, "models", "programs", row["model"] + ".mlir"),
                   "--simulate", "--topology", row["topology"], "--stats", stats,
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


def distinct(rows, patterns):
    """Of the rows whose models match, one for each program, topology and mode."""
    found = {(row["model"], row["topology"], row.get("layout"), row.get("overlap")): row
             for row in reversed(rows)
             if any(fnmatch.fnmatch(row["model"], p) for p in patterns)}
    return list(reversed(found.values()))


def ratio(partition, optimize):
    return optimize / partition


def cost(gspmd_opt, row, rounds):
    """Seconds of partitioning, and of optimizing what comes out."""
    options = "topology=%s overlap=%s" % (row["topology"], row.get("overlap") or "none")
    if row.get("layout"):
        options += " axis-layout=" + row["layout"]
    return stage_seconds(gspmd_opt, os.path.join(ROOT, "models", "programs", row["model"] + ".mlir"),
                         options, rounds)


def print_costs(gspmd_opt, rows, rounds):
    """One row per program: seconds of partitioning and of the passes."""
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
    parser.add_argument("--rounds", type=int, default=2, help="of the measurement of costs")
    parser.add_argument("--cost", action="store_true", help="only what the passes take")
    args = parser.parse_args()
    gspmd_run, gspmd_opt = find_tool(args.bin, "gspmd-run"), find_tool(args.bin, "gspmd-opt")
    with open(os.path.join(ROOT, "models", "published.json")) as f:
        rows = distinct(json.load(f)["rows"], args.models)
    if args.cost:
        return print_costs(gspmd_opt, rows, args.rounds)
    print("%-18s %-12s %9s %8s" % ("program", "topology", "step s", "GB") +
          "".join(" %19s" % name for name in PASSES) + "      all  GB     cost")
    worse = 0
    for row in rows:
        runs = [simulate(gspmd_run, row, each) for each in (None,) + PASSES + ("",)]
        if None in runs:
            worse += 1
            continue
        before, after = runs[0], runs[-1]
        left = [run["step_seconds"] / before["step_seconds"] for run in runs[1:]]
        fits = after["peak_bytes"] <= max(before["capacity_bytes"], before["peak_bytes"])
        worse += max(left) > 1 + 1e-6 or not fits
        print("%-18s %-12s %9.3f %8.2f" % (row["model"], row["topology"], before["step_seconds"],
                                          before["peak_bytes"] / 1e9) +
              "".join(" %19.4f" % each for each in left[:-1]) +
              " %8.4f %5.2f %6.2f" % (left[-1], after["peak_bytes"] / 1e9,
                                      ratio(*cost(gspmd_opt, row, args.rounds))), flush=True)
    print("%d programs, %d worse" % (len(rows), worse))
    return 1 if worse or not rows else 0


if __name__ == "__main__":
    sys.exit(main())
