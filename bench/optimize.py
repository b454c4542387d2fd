"""What the optimizations gain on the published runs, by the simulator.

    python bench/optimize.py [--bin build/release/bin] [--models PATTERN ...]

Simulates each program of models/published.json on its topology as it is partitioned
(`gspmd-run --simulate`), with each optimization alone and with all (`--optimize`).
One row per program: step and peak memory, and by pass what is left of the step. Exits
1 where an optimized step is longer, or no longer fits. The last column is the time that
`--optimize` adds, in units of the time that partitioning takes.
"""

import argparse
import fnmatch
import json
import os
import subprocess
import sys
import tempfile

from compare_xla import ROOT, find_tool

PASSES = ("share-collectives", "defer-collectives", "hoist-collectives", "rematerialize",
          "combine-collectives", "schedule-collectives", "pipeline-collectives", "loop-collectives")


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


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bin")
    parser.add_argument("--models", nargs="*", default=["*"])
    args = parser.parse_args()
    gspmd_run = find_tool(args.bin, "gspmd-run")
    with open(os.path.join(ROOT, "models", "published.json")) as f:
        rows = json.load(f)["rows"]
    print("%-18s %-12s %9s %8s" % ("program", "topology", "step s", "GB") +
          "".join(" %19s" % name for name in PASSES) + "      all  GB     cost")
    seen, worse = set(), 0
    for row in rows:
        key = (row["model"], row["topology"], row.get("layout"), row.get("overlap"))
        if key in seen or not any(fnmatch.fnmatch(row["model"], p) for p in args.models):
            continue
        seen.add(key)
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
                                      after["compile_ms"] / before["compile_ms"] - 1), flush=True)
    print("%d programs, %d worse" % (len(seen), worse))
    return 1 if worse or not seen else 0


if __name__ == "__main__":
    sys.exit(main())
