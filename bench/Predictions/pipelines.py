#!/usr/bin/env python3
"""Compares predicted with published steps in pipeline stages, with all stages in one program and stage by stage.

usage: pipelines.py [--bin FOLDER] [--only REGEX]

Each row of models/gpu/pipelines.json is simulated as one program, in the stages and the schedule of the run. Where
models/gpu/programs.tar.xz has a program of one stage, its time is multiplied by the bubble of an interleaved schedule,
1 + (groups - 1) / (stages of a group * microbatches). `cpu` are the seconds of processor time of the simulation.
The exit code is 1 if the program of all stages is off by more than 15%, 2 if one cannot be simulated.
"""

import argparse
import json
import pathlib
import re
import resource
import subprocess
import sys
import tarfile
import tempfile

import predict

LIMIT = 0.15
GPU = predict.ROOT / "models/gpu"


def simulate(binary, program, row, options):
    """Returns the statistics of a step and the processor time of the simulation."""
    def cpu_seconds():
        usage = resource.getrusage(resource.RUSAGE_CHILDREN)
        return usage.ru_utime + usage.ru_stime

    before = cpu_seconds()
    with tempfile.NamedTemporaryFile(suffix=".json") as stats:
        done = subprocess.run([binary / "gspmd-simulate", program, "--overlap", "matmul", "--stats", stats.name] + options,
                              capture_output=True, text=True)
        if done.returncode not in (0, predict.OUT_OF_MEMORY):
            sys.stderr.write(f"{row['name']}: {done.stderr}")
            sys.exit(2)
        return json.loads(pathlib.Path(stats.name).read_text()), cpu_seconds() - before


def all_stages(binary, row):
    software = ["--software", "nemo"] if "h100" in row["topology"] else []
    return simulate(binary, predict.MODELS / "programs" / f"{row['model']}.mlir", row, [
        "--topology", row["topology"], "--pipeline-schedule", row["schedule"], "--stage-groups", str(row["groups"]),
        "--microbatches", str(row["microbatches"]), "--microbatch-dims", "batch=0"] + software)


def stage_by_stage(binary, row, stages, folder):
    """Returns the time of a stage's program, times the bubble."""
    with tarfile.open(GPU / "programs.tar.xz") as archive:
        member = next(m for m in archive.getmembers() if m.name.endswith(f"{row['stage']}.mlir"))
        archive.extract(member, folder, filter="data")
    nodes, rest = re.fullmatch(r"(\d+)x(.*)", row["topology"]).groups()
    stats, _ = simulate(binary, pathlib.Path(folder) / member.name, row, [
        "--topology", f"{int(nodes) // row['groups']}x{rest}", "--software", "nemo"])
    return stats["step_seconds"] * (1 + (row["groups"] - 1) / (stages / row["groups"] * row["microbatches"]))


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    predict.add_bin_option(parser)
    parser.add_argument("--only", default=".", help="rows, a regular expression")
    options = parser.parse_args()
    rows = [row for row in json.loads((GPU / "pipelines.json").read_text())["rows"] if re.search(options.only, row["name"])]
    print(f"{'row':54s} {'published':>10s} {'all':>8s} {'error':>7s} {'by stage':>9s} {'error':>7s} {'bubble':>7s} "
          f"{'peak GiB':>9s} {'cpu':>6s}")
    seconds, missed = {}, 0
    with tempfile.TemporaryDirectory() as folder:
        for row in rows:
            stats, cpu = all_stages(options.bin, row)
            seconds[row["model"]] = step = stats["step_seconds"]
            by_stage = stage_by_stage(options.bin, row, stats["stages"], folder) if "stage" in row else None
            published = row.get("published")
            error = lambda value: f"{100 * (value / published - 1):+.1f}%" if published and value else ""
            peak = max(group["peak_bytes"] for group in stats["groups"])
            print(f"{row['name']:54s} {published or '':>10} {step:8.3f} {error(step):>7s} "
                  f"{f'{by_stage:.3f}' if by_stage else '':>9s} {error(by_stage):>7s} {stats['bubble']:7.1%} "
                  f"{peak / 2**30:9.1f} {cpu:6.2f}", flush=True)
            missed += bool(published) and abs(step / published - 1) > LIMIT
    if {"nemotron_340b_staged", "nemotron_340b_8_stages"} <= set(seconds):
        gain = seconds["nemotron_340b_8_stages"] / seconds["nemotron_340b_staged"]
        print(f"gain of interleaving: {gain:.3f} predicted, {(1 + 7 / 16) / (1 + 7 / 192):.3f} by the formulas of the bubbles")
    print(f"{missed} rows off by more than {LIMIT:.0%}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
