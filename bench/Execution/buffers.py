"""Compares gspmd-bufferize with MLIR's one-shot-bufferize.

    python bench/Execution/buffers.py [--bin build/release/bin] [--programs 'mlp_*'] [--heavy]

Runs gspmd-bench-buffers on the programs of run_time.py: every corpus program, or with
--heavy those of heavy_programs.py (jax lowers them, so it has to be there). Each is
compiled both ways, with all other passes the same, and run on the same arguments.
Prints one row a program and the geometric means of the ratios (ours by one-shot's);
exits 1 where results differ in a bit or one of them fails. `buffers` are the
allocations in the text of one device's program, `MB` their sizes together; `peak` is
what a device held at a time, arguments and results with it.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile

from run_time import corpus_programs, geometric_mean, heavy_programs_in

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Support"))
from repository import find_tool  # noqa: E402

FIGURES = [("step_ms", "step ms", 1), ("bufferize_ms", "pass ms", 1),
           ("compile_ms", "compile ms", 1), ("peak_bytes", "peak MB", 1e6),
           ("allocated_bytes", "MB", 1e6), ("allocations", "buffers", 1)]


def measure(tool, path, repeat):
    """Returns both measurements, or the reason why there are none."""
    try:
        done = subprocess.run([tool, path, "--repeat=%d" % repeat], timeout=600,
                              capture_output=True, text=True)
    except subprocess.TimeoutExpired:
        return None, "takes more than 10 minutes"
    numbers = json.loads(done.stdout) if done.stdout else {}
    if numbers.get("equal"):
        return numbers, None
    return None, (done.stderr.strip().splitlines() or ["results differ"])[0][:160]


def row(label, numbers):
    cells = ["%-36s" % label]
    for key, _, unit in FIGURES:
        cells += ["%10.3f %10.3f" % (numbers["gspmd"][key] / unit,
                                    numbers["one_shot"][key] / unit)]
    print(" ".join(cells), flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bin", help="folder of gspmd-bench-buffers (default: the"
                        " build that is there, release first)")
    parser.add_argument("--programs", nargs="*", default=["*"], metavar="PATTERN")
    parser.add_argument("--repeat", type=int, default=5)
    parser.add_argument("--heavy", action="store_true",
                        help="the programs of heavy_programs.py")
    args = parser.parse_args()
    tool = find_tool(args.bin, "gspmd-bench-buffers")
    print("%-36s" % "program: ours, one-shot's" +
          " ".join("%21s" % name for _, name, _ in FIGURES))
    all_numbers, failed = [], 0
    with tempfile.TemporaryDirectory() as folder:
        for program in (heavy_programs_in(folder, args.programs) if args.heavy
                        else corpus_programs(args.programs, ["sdy"])):
            numbers, fault = measure(tool, program.path, args.repeat)
            if fault:
                print("%-36s %s" % (program.label, fault))
                failed += 1
                continue
            row(program.label, numbers)
            all_numbers.append(numbers)
    for key, name, _ in FIGURES:
        ratios = [n["gspmd"][key] / n["one_shot"][key] for n in all_numbers
                  if n["gspmd"][key] and n["one_shot"][key]]
        print("%s: geometric mean of ratios %.3f over %d programs; %d above 1, %d below" % (
            name, geometric_mean(ratios), len(ratios), sum(r > 1 for r in ratios),
            sum(r < 1 for r in ratios)))
    print("copies: %d, of one-shot-bufferize %d" % tuple(
        sum(n[side]["copies"] for n in all_numbers) for side in ("gspmd", "one_shot")))
    print("%d programs equal in every bit, %d failed" % (len(all_numbers), failed))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
