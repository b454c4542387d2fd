"""Measures how the time and memory of every tool grow with the number of ops.

    python bench/CompileTime/large_programs.py [--bin build/release/bin] [--counts 100000,1000000]

One function of each number of ops on 64 devices: layers of ten with a product, sums,
a reduction, slices and a transposition, whose shardings are those of two weights. Each
tool reads the same text, in a process of its own: `gspmd-opt` alone, with completion, with
partitioning, with optimizations, with the conversion to StableHLO of one process per device,
the simulator, and a run of the partitioned and the unpartitioned program (`--run-counts`;
machine code takes more time and memory per op than the rest).
Reported are the seconds of processor time, the largest memory, and the ratio to the number
of ops before it. Exits 1 where ten times the ops take more than eleven times as long.
1,000 nested loops and tensors of rank 64 follow, which have no series.
"""

import argparse
import os
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Support"))
from repository import ROOT, find_tool  # noqa: E402
sys.path.insert(0, os.path.join(ROOT, "test", "Robustness"))
from growth import layers, rank_64  # noqa: E402 pylint: disable=C0413
from nesting import loops  # noqa: E402 pylint: disable=C0413

MOST_FOR_TEN_TIMES = 11
SIMULATE = ["gspmd-run", "--simulate", "--topology", "v4:4x4x4"]
RUN = ["gspmd-run", "--random-inputs", "1", "--no-cache"]
TOOLS = {
    "read": ["gspmd-opt"],
    "complete": ["gspmd-opt", "--gspmd-complete"],
    "partition": ["gspmd-opt", "--gspmd-partition"],
    "optimize": ["gspmd-opt", "--gspmd-partition", "--gspmd-optimize"],
    "export": ["gspmd-opt", "--gspmd-partition", "--gspmd-export-stablehlo"],
    "simulate": SIMULATE,
}
RUNS = {"run": RUN, "run on one": RUN + ["--no-partition"]}


def measure(command):
    """Returns the seconds of processor time and the megabytes of a command."""
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE) as process:
        errors = process.stderr.read()
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise SystemExit("%s ended with %d: %s" % (
            " ".join(command), process.returncode, errors.decode(errors="replace")[-500:]))
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def table(options, folder, names, counts):
    """Prints a row for each tool; returns whether all grow as slowly as they should."""
    files = {}
    for count in counts:
        files[count] = os.path.join(folder, "%d.mlir" % count)
        with open(files[count], "w", encoding="utf-8") as file:
            file.write(layers(count))
    is_linear = True
    print("%-12s" % "tool" + "".join("%12s ops" % format(count, ",") + "          ratio"
                                     for count in counts))
    for name, command in names.items():
        row, before = "%-12s" % name, None
        for count in counts:
            extra = options.extra if command[0] == "gspmd-opt" else []
            seconds, megabytes = measure([find_tool(options.bin, command[0]), files[count],
                                          *command[1:], *extra])
            ratio = seconds / before[1] if before else 0
            row += "%9.2f s %6.0f MB %6s" % (seconds, megabytes,
                                             "%.1f" % ratio if before else "")
            if before and ratio > MOST_FOR_TEN_TIMES * (count / before[0]) / 10:
                is_linear = False
                row += " *"
            before = count, seconds
            print(row if count == counts[-1] else "", end="\n" if count == counts[-1] else "",
                  flush=True)
    return is_linear


def others(options, folder):
    print("%-12s%16s%16s" % ("tool", "1,000 loops", "rank 64"))
    texts = {"loops": loops(1000), "rank": rank_64()}
    for name, text in texts.items():
        with open(os.path.join(folder, name + ".mlir"), "w", encoding="utf-8") as file:
            file.write(text)
    for name, command in {**TOOLS, **RUNS}.items():
        row = "%-12s" % name
        for file in texts:
            words = [command[0]] + [
                {"loops": "v4:1x1x1", "rank": "v4:2x1x1"}[file] if word.startswith("v4:")
                else word for word in command[1:]]
            seconds, megabytes = measure([find_tool(options.bin, words[0]),
                                          os.path.join(folder, file + ".mlir"),
                                          *words[1:]])
            row += "%6.2f s %5.0f MB" % (seconds, megabytes)
        print(row, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bin", default=os.path.join(ROOT, "build", "release", "bin"))
    parser.add_argument("--counts", default="100000,1000000")
    parser.add_argument("--tools", default=",".join([*TOOLS, *RUNS]))
    parser.add_argument("--run-counts", default="10000,100000")
    parser.add_argument("--extra", nargs="*", default=["--verify-each=false"],
                        help="options of gspmd-opt (--verify-each=false)")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        is_linear = True
        for names, counts in ((TOOLS, options.counts), (RUNS, options.run_counts)):
            numbers = [int(count) for count in counts.split(",") if count]
            chosen = {name: names[name] for name in names if name in options.tools.split(",")}
            if numbers and chosen:
                is_linear &= table(options, folder, chosen, numbers)
        others(options, folder)
    return 0 if is_linear else 1


if __name__ == "__main__":
    sys.exit(main())
