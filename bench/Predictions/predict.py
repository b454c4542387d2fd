#!/usr/bin/env python3
"""Compares predictions with published figures: simulates every row of models/published.json.

usage: predict.py [--bin FOLDER] [--only REGEX] [--sensitivity] [--times] [--json FILE]

The table gives the published figure, the predicted one and the error; utilization with recomputation (HFU) and without
(MFU); which share of the step the matrix unit, other kernels and exposed communication take; the peak of memory.
A row is reached within the range of its source, or within 3% of its figure. What ran must have fit: a peak above a device's
memory is a miss too, unless the row's `why_memory` states what the real run did otherwise. --times adds, per row, the times by kind.

--sensitivity prints how much each prediction changes if one figure of the hardware were 10% larger.
The exit code is 1 if a row is missed, 2 if a program cannot be simulated.
"""

import argparse
import json
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
MODELS = ROOT / "models"
PRECISION = 0.03
OUT_OF_MEMORY = 3  # the exit code of gspmd-simulate; the statistics are written all the same


def run(command, allowed=(0,)):
    done = subprocess.run([str(c) for c in command], capture_output=True, text=True)
    if done.returncode not in allowed:
        sys.stderr.write(done.stderr)
        sys.exit(2)


def simulate(options, program, row, scale=None):
    """Returns the statistics of one simulated step."""
    with tempfile.NamedTemporaryFile(suffix=".json") as stats:
        command = [options.bin / "gspmd-simulate", program, "--topology", row["topology"],
                   "--overlap", row["overlap"], "--stats", stats.name]
        if row.get("layout"):
            command += ["--axis-layout", row["layout"]]
        if scale:
            command += ["--hardware-scale", scale]
        run(command, allowed=(0, OUT_OF_MEMORY))
        return json.loads(pathlib.Path(stats.name).read_text())


def figure(stats, unit, config):
    """Returns the predicted figure in the unit of the published one."""
    seconds = stats["step_seconds"]
    return {"s/step": seconds, "steps/s": 1 / seconds,
            "tokens/s": config.get("batch", 0) * config.get("sequence", 0) / seconds,
            "mfu": stats["mfu"], "hfu": stats["hfu"]}[unit]


def show(value):
    return f"{value:.4g}" if value < 1000 else f"{value:,.0f}"


def gate(row):
    """Returns what the source allows: its range, or its figure and the 3% by which runs of one recipe differ (of a figure with
    two digits that is the rounding). None for a row without a figure."""
    if "range" in row:
        return tuple(row["range"])
    return (row["published"] * (1 - PRECISION), row["published"] * (1 + PRECISION)) if "published" in row else None


def judge(row, predicted):
    """Returns the text of the error, of a range to its nearer end, and whether the source allows it (None: nothing to compare with)."""
    if not (bounds := gate(row)):
        return "", None
    low, high = bounds
    nearest = row.get("published", min(max(predicted, low), high))
    return f"{100 * (predicted / nearest - 1):+.1f}%", low <= predicted <= high


def times(stats):
    """Returns the fraction of the step by kind of work."""
    kinds = {k["kind"]: k["seconds"] for k in stats["time_by_kind"]}
    step = stats["step_seconds"]
    matmul = kinds.get("matmul", 0) + kinds.get("convolution", 0)
    return matmul / step, (stats["compute_seconds"] - matmul) / step, stats["exposed_seconds"] / step


def table(options, rows, models):
    print(f"{'row':22s} {'published':>10s} {'predicted':>10s} {'error':>7s} {'unit':9s} {'HFU':>5s} {'MFU':>5s} "
          f"{'matmul':>7s} {'other':>6s} {'comm.':>6s} {'peak/HBM GiB':>13s}")
    results, missed = {}, 0
    for row in rows:
        stats = simulate(options, MODELS / "programs" / f"{row['model']}.mlir", row)
        unit = row.get("unit", "s/step")
        predicted = figure(stats, unit, models[row["model"]]["config"])
        error, good = judge(row, predicted)
        if not stats["fits"] and "why_memory" not in row:
            good = False
        published = show(row["published"]) if "published" in row else "-".join(map(str, row.get("range", [])))
        matmul, other, exposed = times(stats)
        print(f"{row['name']:22s} {published:>10s} {show(predicted):>10s} {error:>7s} {unit:9s} {stats['hfu']:5.1%} "
              f"{stats['mfu']:5.1%} {matmul:7.1%} {other:6.1%} {exposed:6.1%} "
              f"{stats['peak_bytes'] / 2**30:6.1f}/{stats['capacity_bytes'] / 2**30:5.1f}  "
              f"{ {True: 'reached', False: 'MISSED', None: ''}[good] }{'' if stats['fits'] else ' DOES NOT FIT'}", flush=True)
        if options.times:
            show_times(stats)
        missed += good is False
        if "why" in row and good is False:
            print(f"    {row['why']}")
        if "why_memory" in row and not stats["fits"]:
            print(f"    {row['why_memory']}")
        results[row["name"]] = {"predicted": predicted, "unit": unit, "reached": good, "stats": stats}
    sum_up(rows, results)
    return results, missed


def sum_up(rows, results):
    """Prints the mean absolute error and the worst row by group."""
    groups = {}
    for row in rows:
        if "published" in row:
            error = results[row["name"]]["predicted"] / row["published"] - 1
            groups.setdefault(row.get("group", "others"), []).append((abs(error), error, row["name"]))
    for name, errors in groups.items():
        _, worst, where = max(errors)
        print(f"{name}: {len(errors)} rows, mean absolute error {sum(e for e, *_ in errors) / len(errors):.1%}, "
              f"most {worst:+.1%} ({where})")
    every = [e for errors in groups.values() for e, *_ in errors]
    if every:
        print(f"all: {len(every)} rows, mean absolute error {sum(every) / len(every):.1%}, "
              f"{sum(e > 0.12 for e in every)} off by more than 12%")


def show_times(stats):
    for kind in sorted(stats["time_by_kind"], key=lambda k: -k["seconds"]):
        print(f"    {kind['kind']:22s} {kind['count']:8.0f} x {kind['seconds']:10.4f} s")
    for c in sorted(stats["collectives_by_axes"], key=lambda c: -c["seconds"])[:8]:
        print(f"    {c['kind']:18s} {c['axes']:14s} {c['count']:6.0f} x {c['seconds']:10.4f} s, exposed "
              f"{c['exposed_seconds']:.4f} s, {c['bytes'] / 2**30:.2f} GiB")
    for tensor in stats["alive_at_peak"][:5]:
        print(f"    at the peak: {tensor['bytes'] / 2**30:8.2f} GiB {tensor['role']:10s} {tensor['type']} "
              f"{tensor['location']}")


def seconds_of(stats, measure):
    """Returns the seconds of the step, or of a kind of work."""
    if measure == "step":
        return stats["step_seconds"]
    return sum(k["seconds"] for k in stats["time_by_kind"] if k["kind"] == measure)


def observe(observations, results):
    """Checks relations of two rows that the papers observed."""
    missed = 0
    for o in observations:
        if o["slow"] not in results or o["fast"] not in results:
            continue
        slow, fast = (seconds_of(results[o[k]]["stats"], o["measure"]) for k in ("slow", "fast"))
        ratio = slow / fast
        good = o["least"] <= ratio <= o["most"]
        missed += not good
        print(f"{o['what']}: {o['slow']} takes {ratio:.2f} x the {o['measure']} time of {o['fast']} "
              f"({o['least']} to {o['most']} expected)  {'reached' if good else 'MISSED'}")
    return missed


def sensitivity(options, rows):
    """Prints the change of the step time for +10% of each figure of the row's hardware."""
    with tempfile.TemporaryDirectory() as folder:
        for row in rows:
            program = pathlib.Path(folder) / f"{row['model']}.mlir"
            run([options.bin / "gspmd-opt", "--gspmd-partition", "--mlir-print-debuginfo",
                 MODELS / "programs" / f"{row['model']}.mlir", "-o", program])
            base = simulate(options, program, row)["step_seconds"]
            name = row["topology"].split(":")[0].split("x")[-1] if "x" in row["topology"].split(":")[0] else \
                row["topology"].split(":")[0]
            hardware = json.loads((ROOT / "lib/CostModel/hardware" / f"{name}.json").read_text())
            changes = []
            for key in hardware["figures"]:
                # Counts, flags, and shares that change what another figure does and may not exceed 1.
                if key in EXACT or hardware["figures"][key]["unit"] in ("fraction", "flag"):
                    continue
                changed = simulate(options, program, row, f"{key}=1.1")["step_seconds"]
                changes.append((changed / base - 1, key))
            changes.sort(key=lambda c: -abs(c[0]))
            print(f"{row['name']:22s} " + ", ".join(f"{key} {100 * c:+.2f}%" for c, key in changes if abs(c) >= 5e-5),
                  flush=True)


# Counts, which cannot be 10% larger.
EXACT = ("devices_per_chip", "torus_dims", "max_chips", "ring_multiple", "ring_least_dim", "matrix_tile", "matrix_rows",
         "tile_rows", "tile_columns", "least_tile_bytes", "packed_lanes")


def folder_of_tools(name):
    """Returns the folder `name`, which has gspmd-simulate: the type of an option of argparse."""
    folder = pathlib.Path(name)
    if not (folder / "gspmd-simulate").exists():
        raise argparse.ArgumentTypeError(f"no gspmd-simulate in {folder}; build it (bench/README.md) or name another folder")
    return folder


def add_bin_option(parser):
    # The default is a string, so that argparse examines it too.
    parser.add_argument("--bin", type=folder_of_tools, default=str(ROOT / "build/release/bin"), metavar="FOLDER")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    add_bin_option(parser)
    parser.add_argument("--only", default=".", help="rows, a regular expression")
    parser.add_argument("--times", action="store_true")
    parser.add_argument("--sensitivity", action="store_true")
    parser.add_argument("--json", type=pathlib.Path, help="write the predictions with all statistics here")
    options = parser.parse_args()
    published = json.loads((MODELS / "published.json").read_text())
    models = json.loads((MODELS / "models.json").read_text())
    rows = [r for r in published["rows"] if re.search(options.only, r["name"])]
    if options.sensitivity:
        sensitivity(options, rows)
        return 0
    results, missed = table(options, rows, models)
    missed += observe(published["observations"], results)
    if options.json:
        options.json.write_text(json.dumps(results, indent=1))
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
