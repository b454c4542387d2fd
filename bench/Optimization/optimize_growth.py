"""Measures the time of the optimizations by the length of a program and by the number of devices.

    python bench/Optimization/optimize_growth.py [--bin build/release/bin] [--rounds 3]

Layers of two products each, with weights that are gathered, sums over devices and what an
unrolled backward pass reads again, for 1,000 to 100,000 ops on 64 devices, and of 10,000 on 8
to 512. Processor time of `gspmd-opt --gspmd-optimize` beyond that of `--gspmd-partition`, as
a part of what partitioning takes (beyond reading), and per op; least of the rounds.
"""

import argparse
import os
import resource
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Support"))
from repository import find_tool  # noqa: E402

OPS_PER_LAYER = 10
MODEL, HIDDEN, BATCH = 512, 2048, 512


def layer(number, name, wide, narrow):
    """Returns the forward pass of one layer, and what its gradient needs of it."""
    v = "%%l%d_" % number
    return """
  {v}0 = stablehlo.dot_general {name}, %w{k}, contracting_dims = [1] x [0] : (tensor<{b}x{m}xf32>, tensor<{m}x{h}xf32>) -> tensor<{b}x{h}xf32>
  {v}1 = stablehlo.tanh {v}0 : tensor<{b}x{h}xf32>
  {v}2 = stablehlo.dot_general {v}1, %u{k}, contracting_dims = [1] x [0] : (tensor<{b}x{h}xf32>, tensor<{h}x{m}xf32>) -> tensor<{b}x{m}xf32>
  {v}3 = stablehlo.add {v}2, {name} : tensor<{b}x{m}xf32>
  {v}4 = stablehlo.dot_general {v}3, {v}3, contracting_dims = [0] x [0] : (tensor<{b}x{m}xf32>, tensor<{b}x{m}xf32>) -> tensor<{m}x{m}xf32>
  {v}5 = stablehlo.dot_general {v}3, {v}4, contracting_dims = [1] x [0] : (tensor<{b}x{m}xf32>, tensor<{m}x{m}xf32>) -> tensor<{b}x{m}xf32>
  {v}6 = stablehlo.sine {v}5 : tensor<{b}x{m}xf32>
  {v}7 = stablehlo.multiply {v}6, {v}3 : tensor<{b}x{m}xf32>
  {v}8 = stablehlo.subtract {v}7, {v}2 : tensor<{b}x{m}xf32>
  {v}9 = stablehlo.tanh {v}8 : tensor<{b}x{m}xf32>""".format(
        v=v, name=name, k=number % 4, b=BATCH, m=narrow, h=wide)


def program(ops, devices):
    """Returns the text of an unrolled model with this number of ops and devices."""
    rows = devices // 4
    arguments = ["%%x: tensor<%dx%dxf32> {sdy.sharding = #sdy.sharding<@mesh, "
                 "[{\"data\"}, {}]>}" % (BATCH, MODEL)]
    for k in range(4):
        arguments.append("%%w%d: tensor<%dx%dxf32> {sdy.sharding = #sdy.sharding<@mesh, "
                         "[{\"data\"}, {\"model\"}]>}" % (k, MODEL, HIDDEN))
        arguments.append("%%u%d: tensor<%dx%dxf32> {sdy.sharding = #sdy.sharding<@mesh, "
                         "[{\"model\"}, {\"data\"}]>}" % (k, HIDDEN, MODEL))
    lines, name = [], "%x"
    for number in range(ops // OPS_PER_LAYER):
        lines.append(layer(number, name, HIDDEN, MODEL))
        name = "%%l%d_9" % number
    return ("sdy.mesh @mesh = <[\"data\"=%d, \"model\"=4]>\nfunc.func @main(\n    %s)\n"
            "    -> tensor<%dx%dxf32> {%s\n  return %s : tensor<%dx%dxf32>\n}\n" %
            (rows, ",\n    ".join(arguments), BATCH, MODEL, "".join(lines), name, BATCH, MODEL))


def processor_seconds(command):
    """Returns the user time of one run; exits if it fails."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        sys.exit("%s\n%s" % (" ".join(command), done.stderr[-1000:]))
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before


def stage_seconds(gspmd_opt, path, options, rounds):
    """Returns the seconds of partitioning, and of optimizing the result."""
    least = [float("inf")] * 3
    for _ in range(rounds):
        for i, passes in enumerate(([], ["--gspmd-partition"], ["--gspmd-optimize=" + options])):
            least[i] = min(least[i], processor_seconds(
                [gspmd_opt, path, "--mlir-disable-threading", "-o", os.devnull] + passes))
    read, partition, both = least
    return partition - read, both - partition


def measure(gspmd_opt, ops, devices, rounds):
    """Returns these seconds for a program with this number of ops and devices."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "program.mlir")
        with open(path, "w") as f:
            f.write(program(ops, devices))
        return stage_seconds(gspmd_opt, path, "", rounds)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bin")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--ops", type=int, nargs="*", default=[1000, 10000, 100000])
    parser.add_argument("--devices", type=int, nargs="*", default=[8, 64, 512])
    args = parser.parse_args()
    gspmd_opt = find_tool(args.bin, "gspmd-opt")
    print("%8s %8s %12s %12s %8s %12s" % ("ops", "devices", "partition s", "optimize s", "ratio",
                                          "us per op"))
    rows = [(ops, 64) for ops in args.ops] + [(10000, n) for n in args.devices if n != 64]
    for ops, devices in rows:
        partition, optimize = measure(gspmd_opt, ops, devices, args.rounds)
        print("%8d %8d %12.3f %12.3f %8.2f %12.1f" % (ops, devices, partition, optimize,
                                                      optimize / partition, optimize / ops * 1e6),
              flush=True)


if __name__ == "__main__":
    main()
