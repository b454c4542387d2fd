#!/usr/bin/env python3
"""Compares factorizations and sorts of sharded tensors with gathering them: bytes, memory, and equal results on all engines.

usage: factorizations.py GSPMD_RUN [--pjrt PLUGIN] [--mpi] [--scalapack LIBRARY] [--size 512] [--devices 4 8] [--ops cholesky ...]

For each number of devices: bytes that a device sends, those of gathering the operand, the peak of a device's memory by that of one device that has
everything, and the processor time of the emulator, by that of the unpartitioned program. With a PJRT plugin of XLA's CPUs or MPI (mpirun in
the path), the same program runs there, and its results are compared with the emulator's. With ScaLAPACK's library (libscalapack-openmpi.so),
the results on MPI are compared with those of ScaLAPACK on as many ranks, in a row and in a grid of two rows, with its milliseconds
(see scalapack_ranks.py).
"""

import argparse
import json
import pathlib
import resource
import subprocess
import sys
import tempfile

import numpy as np


def program(name, devices, n):
    """Returns the text, the argument, and whether the ops are StableHLO's (XLA's plugins know no other calls)."""
    matrix, vector = f"tensor<{n}x{n}xf64>", f"tensor<{n}xf64>"
    config = "{mhlo.backend_config = {}}"
    rng = np.random.default_rng(0)
    a = rng.standard_normal((n, n))
    bodies = {
        "cholesky": (f"%r = stablehlo.cholesky %a, lower = true : {matrix}", a @ a.T + n * np.eye(n)),
        "triangular_solve": (
            f'%r = "stablehlo.triangular_solve"(%a, %a) <{{left_side = true, lower = true, unit_diagonal = false, '
            f"transpose_a = #stablehlo<transpose NO_TRANSPOSE>}}> : ({matrix}, {matrix}) -> {matrix}", a / n + 2 * np.eye(n)),
        "LU": (f"%f:3 = stablehlo.custom_call @lapack_dgetrf_ffi(%a) {config} : ({matrix}) -> ({matrix}, tensor<{n}xi32>, tensor<i32>)\n"
               f"  %r = stablehlo.add %f#0, %f#0 : {matrix}", a),
        "QR": (f"%f:2 = stablehlo.custom_call @lapack_dgeqrf_ffi(%a) {config} : ({matrix}) -> ({matrix}, {vector})\n"
               f"  %r = stablehlo.custom_call @lapack_dorgqr_ffi(%f#0, %f#1) {config} : ({matrix}, {vector}) -> {matrix}", a),
    }
    if name == "sort":
        matrix = f"tensor<{n * n}xi32>"
        body = f"""%r = "stablehlo.sort"(%a) <{{dimension = 0 : i64, is_stable = true}}> ({{
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %c = stablehlo.compare LT, %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }}) : ({matrix}) -> {matrix}"""
        sharding, argument = '{"x"}', rng.integers(0, n, n * n).astype(np.int32)
    else:
        sharding, (body, argument) = '{"x"}, {}', bodies[name]
    annotated = f"{matrix} {{sdy.sharding = #sdy.sharding<@mesh, [{sharding}]>}}"
    text = f'sdy.mesh @mesh = <["x"={devices}]>\nfunc.func public @main(%a: {annotated}) -> ({annotated}) {{\n  {body}\n  return %r : {matrix}\n}}\n'
    return text, argument, name not in ("LU", "QR")


def run(command):
    """Runs a command quietly; returns its processor time in seconds."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def measure(args, name, devices, folder):
    text, argument, is_stablehlo = program(name, devices, args.size)
    file, stats, expected = folder / "program.mlir", folder / "stats.json", folder / "out.npz"
    file.write_text(text)
    np.savez(folder / "in.npz", a0=argument)
    common = [args.gspmd_run, file, "--inputs", folder / "in.npz"]
    seconds, peaks, sent = [], [], 0
    for options in (["--no-partition"], ["--outputs", expected]):
        run([*common, *options])  # compiles
        seconds.append(run([*common, *options, "--repeat", "3", "--stats", stats]))
        result = json.loads(stats.read_text())
        peaks.append(result["peak_bytes"])
        sent = sum(each["bytes"] for each in result["collectives"].values())
    engines = []
    if args.pjrt and is_stablehlo:
        run([*common, "--expect", expected, "--engine", "pjrt", "--pjrt-plugin", args.pjrt, "--pjrt-option", f"cpu_device_count={devices}"])
        engines.append("XLA")
    if args.mpi:
        run(["mpirun", "-q", "--oversubscribe", "--allow-run-as-root", "-n", str(devices), *common, "--expect", expected, "--engine", "mpi"])
        engines.append("MPI")
    if args.scalapack and name in ("cholesky", "LU", "QR"):
        ranks = ["mpirun", "-q", "--oversubscribe", "--allow-run-as-root", "-n", str(devices)]
        script = pathlib.Path(__file__).with_name("scalapack_ranks.py")
        for rows in (1, 2):
            done = subprocess.run([*ranks, sys.executable, script, args.scalapack, folder, name, str(rows)], check=True, text=True, stdout=subprocess.PIPE)
            run([*ranks, *common, "--expect", folder / f"{name}.npz", "--engine", "mpi"])
            engines.append(f"ScaLAPACK ({rows} x {devices // rows}: {done.stdout.strip()} ms)")
    return (f"| {name} | {devices} | {sent:,} | {argument.nbytes * (devices - 1) // devices:,} | {peaks[1] / peaks[0]:.2f} | "
            f"{seconds[1] / seconds[0]:.2f} | {', '.join(engines)} |")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("gspmd_run")
    parser.add_argument("--pjrt", metavar="PLUGIN")
    parser.add_argument("--mpi", action="store_true")
    parser.add_argument("--scalapack", metavar="LIBRARY")
    parser.add_argument("--size", type=int, default=512)
    parser.add_argument("--devices", type=int, nargs="+", default=[4, 8])
    parser.add_argument("--ops", nargs="+", default=["cholesky", "triangular_solve", "LU", "QR", "sort"])
    args = parser.parse_args()
    print("| op | devices | bytes sent | bytes gathered | memory | processor time | equal on |\n|---|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        for name in args.ops:
            for devices in args.devices:
                print(measure(args, name, devices, pathlib.Path(folder)), flush=True)


if __name__ == "__main__":
    sys.exit(main())
