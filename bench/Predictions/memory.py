#!/usr/bin/env python3
"""Compares predicted memory with what the production TPU compiler assigns.

usage: memory.py FILE [--bin FOLDER] [--programs FOLDER]... [--only REGEX] [--tensors N]

FILE is a JSON array of objects with `name` (of a program NAME.mlir), `topology`, `total_bytes` (what the compiler assigns; null: unknown), and
`variant`: rows of other variants than `ours` are skipped. Programs are searched in each FOLDER, then in models/programs. The table gives
predicted and assigned GiB and their ratio; --tensors adds the N largest tensors at the peak. The compiler does not know the scope
`fused_kernel`, so it is renamed first. Where it makes gathers asynchronous by default (v5e), what is gathered ahead counts.
The exit code is 1 if a row is off by more than 5 percent, 2 if a program cannot be simulated.
"""

import argparse
import json
import pathlib
import re
import subprocess
import sys
import tempfile

import predict

TOLERANCE = 0.05
OUT_OF_MEMORY = 3  # the exit code of gspmd-simulate; the statistics are written all the same


def find(name, folders):
    for folder in folders:
        if (path := folder / f"{name}.mlir").exists():
            return path
    sys.exit(f"memory.py: no {name}.mlir in {', '.join(map(str, folders))}")


def simulate(simulator, program, topology):
    """Returns the statistics of one simulated step."""
    with tempfile.TemporaryDirectory() as folder:
        copy, stats = pathlib.Path(folder) / program.name, pathlib.Path(folder) / "stats.json"
        copy.write_text(program.read_text().replace("fused_kernel", "unfused_kernel"))
        done = subprocess.run([simulator, copy, "--topology", topology, "--compiler", "xla-2026", "--stats", stats],
                              capture_output=True, text=True)
        if done.returncode not in (0, OUT_OF_MEMORY):
            sys.stderr.write(done.stderr)
            sys.exit(2)
        return json.loads(stats.read_text())


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("file", type=pathlib.Path)
    predict.add_bin_option(parser)
    parser.add_argument("--programs", type=pathlib.Path, action="append", default=[])
    parser.add_argument("--only", default="")
    parser.add_argument("--tensors", type=int, default=0)
    options = parser.parse_args()
    folders = options.programs + [predict.ROOT / "models/programs"]
    missed = 0
    print(f"{'program':24s} {'topology':12s} {'predicted':>9s} {'compiler':>9s} {'ratio':>6s}  (GiB)")
    for row in json.loads(options.file.read_text()):
        if row.get("variant", "ours") != "ours" or not row["total_bytes"] or not re.search(options.only, row["name"]):
            continue
        stats = simulate(options.bin / "gspmd-simulate", find(row["name"], folders), row["topology"])
        predicted = stats["peak_bytes"] + stats["bytes_gathered_ahead"]
        ratio = predicted / row["total_bytes"]
        is_missed = abs(ratio - 1) > TOLERANCE
        missed += is_missed
        print(f"{row['name']:24s} {row['topology']:12s} {predicted / 2**30:9.3f} {row['total_bytes'] / 2**30:9.3f} "
              f"{ratio:6.2f}{'  MISSED' if is_missed else ''}", flush=True)
        for tensor in stats["alive_at_peak"][:options.tensors]:
            print(f"    {tensor['bytes'] / 2**20:9.1f} MiB  {tensor['role']:10s} {tensor['name']} {tensor['type']}")
    return missed > 0


if __name__ == "__main__":
    sys.exit(main())
