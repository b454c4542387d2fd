#!/usr/bin/env python3
"""Measures the time to start MPI processes: python bench/Execution/mpi_start.py [--bin build/release/bin] [--ranks 1 2 4 8 16]

Runs a program of 16 devices with one all-reduce on each number of processes of Open MPI's mpirun. Columns: MPI_Init,
creating the communicators, and mpirun from start to end, in seconds; the fastest of --repeat runs of the compiled program.
"""
import argparse
import json
import os
import subprocess
import tempfile
import time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PROGRAM = """sdy.mesh @mesh = <["x"=16]>
func.func @main(%a: tensor<64x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> tensor<8xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %sum = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [0]
      : (tensor<64x8xf32>, tensor<f32>) -> tensor<8xf32>
  return %sum : tensor<8xf32>
}
"""


def measure(command, stats, ranks):
    root = ["--allow-run-as-root"] if os.geteuid() == 0 else []
    begin = time.monotonic()
    subprocess.run(["mpirun", "-q", "--oversubscribe", "--bind-to", "none", *root, "-n", str(ranks), *command,
                    "--devices-per-rank", str(16 // ranks)], check=True, stdout=subprocess.DEVNULL)
    seconds = time.monotonic() - begin
    with open(stats) as f:
        mpi = json.load(f)["mpi"]
    return mpi["start_ms"] / 1e3, mpi["connect_ms"] / 1e3, seconds


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--bin", default=os.path.join(ROOT, "build/release/bin"))
    parser.add_argument("--ranks", nargs="*", type=int, default=[1, 2, 4, 8, 16])
    parser.add_argument("--repeat", type=int, default=3)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        program, stats = (os.path.join(folder, name) for name in ("sum.mlir", "stats.json"))
        with open(program, "w") as f:
            f.write(PROGRAM)
        command = [os.path.join(args.bin, "gspmd-run"), program, "--random-inputs", "1", "--engine", "mpi",
                   "--cache-dir", os.path.join(folder, "cache"), "--stats", stats]
        measure(command, stats, 1)
        print("| ranks | MPI_Init | communicators | mpirun from start to end |\n|---|---|---|---|")
        for ranks in args.ranks:
            row = [min(column) for column in zip(*(measure(command, stats, ranks) for _ in range(args.repeat)))]
            print("| %d | %s |" % (ranks, " | ".join("%.2f s" % seconds for seconds in row)), flush=True)


if __name__ == "__main__":
    main()
