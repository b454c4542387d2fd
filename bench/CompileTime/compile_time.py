"""Measures compile time and text size by the number of devices.

    python bench/CompileTime/compile_time.py [--bin build/release/bin] [--rounds 7]

Partitions one training step (64 layers, scanned) for 8, 128 and 2048 devices.
The three are timed in turn within each round, so that other work on the
machine affects all three; the ratios to 8 devices within a round are compared. The
partitioned modules may differ in numbers only. Exits 1 where the text differs
otherwise or the median ratio is further from 1 than the noise between rounds.
"""

import argparse
import os
import re
import statistics
import subprocess
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Support"))
from repository import MODELS, find_tool  # noqa: E402

DEVICES = (8, 128, 2048)
# A ratio within this of 1 counts as the same time, however quiet the machine.
NOISE_FLOOR = 0.10


def partition(gspmd_opt, program):
    """Returns (seconds, text) of one run of the partitioner."""
    start = time.perf_counter()
    done = subprocess.run([gspmd_opt, "--gspmd-partition", program],
                          capture_output=True, text=True)
    seconds = time.perf_counter() - start
    if done.returncode:
        sys.exit("gspmd-opt failed on %s:\n%s" % (program, done.stderr[-2000:]))
    return seconds, done.stdout


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bin")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--form", default="sdy")
    args = parser.parse_args()
    gspmd_opt = find_tool(args.bin, "gspmd-opt")
    programs = [os.path.join(MODELS, "big_lm_train_dense_scan64_d%d.%s.mlir"
                             % (n, args.form)) for n in DEVICES]

    texts = [partition(gspmd_opt, p)[1] for p in programs]  # warms the caches
    rounds = [[partition(gspmd_opt, p)[0] for p in programs]
              for _ in range(args.rounds)]

    shapes = [re.sub(r"\d+", "N", text) for text in texts]
    bad = False
    print("%8s %10s %10s %18s %s" % ("devices", "median ms", "bytes",
                                     "time ratio (range)", "text"))
    for i, devices in enumerate(DEVICES):
        ratios = [r[i] / r[0] for r in rounds]
        ratio = statistics.median(ratios)
        same = shapes[i] == shapes[0]
        spread = max(NOISE_FLOOR, (max(ratios) - min(ratios)) / 2)
        bad |= not same or abs(ratio - 1) > spread
        print("%8d %10.1f %10d %7.3f (%.2f-%.2f) %s" % (
            devices, 1000 * statistics.median(r[i] for r in rounds),
            len(texts[i]), ratio, min(ratios), max(ratios),
            "differs only in numbers" if same else "DIFFERS"))
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
