#!/usr/bin/env python3
"""Compares simulated kernels with the cycles that a compiler for the same chips expects.

usage: kernel_cycles.py ROWS.json [--bin FOLDER] [--only REGEX] [--worst N] [--all] [--times] [--software NAME]
       kernel_cycles.py STEPS.json --steps [--bin FOLDER] [--only REGEX] [--programs FOLDER]...

ROWS.json is a list of objects with `name`, `kind` ("matmul", "norm"), `gen` (a hardware file), `compiler_us`, and `nocyc` (instructions for
which the compiler states no cycles); the program is ops/NAME.mlir in the folder of the file. Rows of which the op itself has no cycles
(gathers, scatters, sorts) are listed with --all, but not counted.

For each kind and generation the table has the number of rows, the geometric mean of simulated over compiled time and the spread (the
exponential of the standard deviation of the logarithms). Then come the rows that are furthest off. --times adds the kernels of each.
With --steps, the rows are steps of models, which the figures are not fitted to: `name`, `topology` and `seconds` of all kernels, without
collectives (null: unknown); rows of other variants than `ours` are skipped. The programs are NAME.mlir in each FOLDER or in models/programs, of which
the scope `fused_kernel` is renamed, which the compiler does not know. The table has simulated and compiled seconds with the profile `tpu-compiler`; its last
line is the root mean square of the errors; that of steps without convolutions is the profile's `prediction_error`. The exit code is 1 if a step is off by more than 10 percent.

Otherwise the exit code is 1 if a mean is outside of 0.9 to 1.1, a spread above 1.25, or a row off by more than a factor of 2.
"""

import argparse
import collections
import json
import math
import pathlib
import re
import sys
import tempfile

import predict

WITHOUT_CYCLES = {"gather", "scatter", "sort"}  # kinds whose main op has no cycles
MEAN, SPREAD, FACTOR = 1.1, 1.25, 2
STEP = 0.1  # by which the kernels of a step may be off
NO_KERNELS = {"collective", "wait for slices", "ends of a loop"}
LEAST = 1e-2  # the ratio of what takes no time


def topology(generation, dims):
    return f"{generation}:" + "x".join(["1"] * dims)


def simulate(options, program, generations):
    """Returns the statistics of the program on one chip of each generation."""
    result = {}
    with tempfile.TemporaryDirectory() as folder:
        stats = pathlib.Path(folder) / "stats.json"
        for generation in generations:
            dims = 3 if generation in ("v4", "v5p", "v7x") else 2
            command = [options.bin / "gspmd-simulate", program, "--topology", topology(generation, dims), "--stats", stats]
            if options.software:
                command += ["--software", options.software]
            predict.run(command, allowed=(0, predict.OUT_OF_MEMORY))
            result[generation] = json.loads(stats.read_text())
    return result


def summary(ratios):
    """Returns the geometric mean and the spread."""
    logs = [math.log(r) for r in ratios]
    mean = sum(logs) / len(logs)
    return math.exp(mean), math.exp(math.sqrt(sum((x - mean) ** 2 for x in logs) / len(logs)))


def kernel_seconds(options, row, folder):
    """Returns the simulated seconds of the kernels of a step."""
    places = [place / f"{row['name']}.mlir" for place in [*options.programs, predict.ROOT / "models/programs"]]
    source = next((place for place in places if place.exists()), None)
    if not source:
        sys.exit(f"kernel_cycles.py: no {row['name']}.mlir in {', '.join(str(place.parent) for place in places)}")
    program, stats = folder / source.name, folder / "stats.json"
    program.write_text(source.read_text().replace("fused_kernel", "unfused_kernel"))
    predict.run([options.bin / "gspmd-simulate", program, "--topology", row["topology"], "--software", "tpu-compiler",
                 "--compiler", "xla-2026", "--stats", stats], allowed=(0, predict.OUT_OF_MEMORY))
    return sum(kind["seconds"] for kind in json.loads(stats.read_text())["time_by_kind"] if kind["kind"] not in NO_KERNELS)


def compare_steps(options, rows):
    """Prints the steps; returns whether one is off by more than STEP."""
    errors = []
    print(f"{'step':24} {'topology':12} {'simulated':>9} {'compiler':>9} {'ratio':>6}  (s)")
    with tempfile.TemporaryDirectory() as folder:
        for row in rows:
            if not row["seconds"] or row.get("variant", "ours") != "ours":
                continue
            seconds = kernel_seconds(options, row, pathlib.Path(folder))
            errors.append(seconds / row["seconds"] - 1)
            print(f"{row['name']:24} {row['topology']:12} {seconds:9.3f} {row['seconds']:9.3f} {1 + errors[-1]:6.2f}"
                  f"{'  MISSED' if abs(errors[-1]) > STEP else ''}", flush=True)
    if not errors:
        sys.exit("kernel_cycles.py: no step has seconds")
    print(f"root mean square of the errors of {len(errors)} steps: {math.sqrt(sum(e * e for e in errors) / len(errors)):.3f}")
    return max(map(abs, errors)) > STEP


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("rows", type=pathlib.Path)
    predict.add_bin_option(parser)
    parser.add_argument("--only", default="")
    parser.add_argument("--worst", type=int, default=20)
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--times", action="store_true")
    parser.add_argument("--software", default="", help="profile, such as tpu-compiler")
    parser.add_argument("--steps", action="store_true", help="rows are steps of models")
    parser.add_argument("--programs", type=pathlib.Path, action="append", default=[], help="folder of programs of steps")
    options = parser.parse_args()
    if options.steps:
        sys.exit(compare_steps(options, [r for r in json.loads(options.rows.read_text()) if re.search(options.only, r["name"])]))
    rows = [r for r in json.loads(options.rows.read_text())
            if re.search(options.only, r["name"]) and (options.all or r["kind"] not in WITHOUT_CYCLES)]
    programs = collections.defaultdict(list)
    for row in rows:
        programs[row["name"]].append(row)
    groups = collections.defaultdict(list)
    for name, same in programs.items():
        stats = simulate(options, options.rows.parent / "ops" / f"{name}.mlir", [r["gen"] for r in same])
        for row in same:
            kinds = {k["kind"]: 1e6 * k["seconds"] for k in stats[row["gen"]]["time_by_kind"]}
            row["simulated_us"] = sum(kinds.values())
            row["ratio"] = max(row["simulated_us"] / row["compiler_us"], LEAST)
            row["kinds"] = kinds
            if row["kind"] not in WITHOUT_CYCLES:
                groups[row["kind"], row["gen"]].append(row["ratio"])
    print(f"{'kind':12} {'generation':10} {'rows':>4} {'mean':>6} {'spread':>7}")
    missed = False
    for (kind, generation), ratios in sorted(groups.items()):
        mean, spread = summary(ratios)
        off = not 1 / MEAN <= mean <= MEAN or spread > SPREAD or max(max(ratios), 1 / min(ratios)) > FACTOR
        missed |= off
        print(f"{kind:12} {generation:10} {len(ratios):4} {mean:6.2f} {spread:7.2f}{'  MISSED' if off else ''}")
    print()
    for row in sorted(rows, key=lambda r: -abs(math.log(r["ratio"])))[:options.worst]:
        print(f"{row['kind']:12} {row['gen']:4} {row['name']:40} {row['simulated_us']:10.1f} us, compiler {row['compiler_us']:10.1f}: "
              f"{row['ratio']:.2f}" + (f"  {row['kinds']} {row['cycles_by_kind']}" if options.times else ""))
    sys.exit(1 if missed else 0)


if __name__ == "__main__":
    main()
