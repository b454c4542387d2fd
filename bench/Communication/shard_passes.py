#!/usr/bin/env python3
"""Compares MLIR's own shard passes with ours on the same programs.

    shard_passes.py [--bin build/dev/bin] [--mlir-opt mlir-opt-22] [--ops 10000]

Each program is annotated in the shard dialect. Upstream's pipeline is `sharding-propagation,shard-partition`; its result is
read by `--gspmd-import-shard` and run by the emulator. Ours is `--gspmd-partition`. Both get the same arguments, and the result is
compared with that of the unpartitioned program on one device. Then the compile times of a long program (user time of the process).
"""
import argparse
import pathlib
import re
import resource
import subprocess
import sys
import tempfile
import json

import numpy

GRID = 4
HEAD = "shard.grid @grid(shape = %d)\n" % GRID


def split(name, value, axes, shape):
    """Returns the text of an annotated value, for its producer and its users."""
    text = ", ".join("[%s]" % ("0" if axis else "") for axis in axes)
    return ("  %%%s_s = shard.sharding @grid split_axes = [%s] : !shard.sharding\n"
            "  %%%s_0 = shard.shard %s to %%%s_s : %s\n"
            "  %%%s = shard.shard %%%s_0 to %%%s_s annotate_for_users : %s\n"
            % (name, text, name, value, name, shape, name, name, name, shape))


def matmul(name, a, b, ta, tb, tc):
    return ("  %%%s_z = arith.constant dense<0.0> : %s\n"
            "  %%%s = linalg.matmul ins(%%%s, %%%s : %s, %s) outs(%%%s_z : %s) -> %s\n"
            % (name, tc, name, a, b, ta, tb, name, tc, tc))


def tanh(name, a, t):
    """Uses tosa, because upstream's passes do not support math."""
    return "  %%%s = tosa.tanh %%%s : (%s) -> %s\n" % (name, a, t, t)


def function(arguments, body, result, value):
    return "%sfunc.func public @main(%s) -> %s {\n%s  return %%%s : %s\n}\n" % (
        HEAD, ", ".join("%%%s: %s" % a for a in arguments), result, body, value, result)


def tensor(*shape):
    return "tensor<%sxf32>" % "x".join(map(str, shape))


def programs():
    x, w, y = tensor(8, 16), tensor(16, 12), tensor(8, 12)
    v, z = tensor(12, 16), tensor(8, 16)
    yield "rows sharded", function(
        [("x", x), ("w", w)],
        split("a", "%x", (1, 0), x) + matmul("p", "a", "w", x, w, y) + split("r", "%p", (1, 0), y), y, "r")
    yield "columns sharded", function(
        [("x", x), ("w", w)],
        split("b", "%w", (0, 1), w) + matmul("p", "x", "b", x, w, y) + split("r", "%p", (0, 1), y), y, "r")
    yield "contracting dimension sharded", function(
        [("x", x), ("w", w)],
        split("a", "%x", (0, 1), x) + matmul("p", "a", "w", x, w, y) + split("r", "%p", (0, 0), y), y, "r")
    yield "two layers, Megatron's way", function(
        [("x", x), ("w", w), ("v", v)],
        split("b", "%w", (0, 1), w) + matmul("p", "x", "b", x, w, y) +
        tanh("t", "p", y) +
        matmul("q", "t", "v", y, v, z) + split("r", "%q", (0, 0), z), z, "r")
    yield "rows in, columns out", function(
        [("x", x)],
        split("a", "%x", (1, 0), x) + tanh("t", "a", x) + split("r", "%t", (0, 1), x), x, "r")
    u = tensor(6, 10)
    yield "6 rows on 4 devices", function(
        [("x", u)], split("a", "%x", (1, 0), u) + tanh("t", "a", u) + split("r", "%t", (1, 0), u),
        u, "r")


def long_program(count):
    x = tensor(64, 64)
    body = split("v0", "%x", (1, 0), x)
    for i in range(count):
        body += "  %%v%d = %s : %s\n" % (i + 1, "tosa.tanh %%v%d" % i if i % 2 else "tosa.add %%v%d, %%v%d" % (i, i),
                                       "(%s) -> %s" % (x if i % 2 else x + ", " + x, x))
    return function([("x", x)], body, x, "v%d" % count)


def run(command, text=None):
    return subprocess.run(command, input=text, text=True, capture_output=True)


UPSTREAM = "builtin.module(func.func(sharding-propagation,shard-partition))"


def axes_of(local, unpartitioned):
    """Returns the sharding of a tensor from its local and its global type."""
    sizes = [[int(s) for s in re.findall(r"(\d+)x", t)] for t in (local, unpartitioned)]
    return "[%s]" % ", ".join('{"axis0"}' if a != b else "{}" for a, b in zip(*sizes))


def annotate(local, unpartitioned):
    """Returns the local program with the shardings of arguments and results, which upstream's passes drop."""
    pattern = r"func\.func public @main\((.*?)\) -> (tensor<[^>]*>)"
    signature = re.search(pattern, unpartitioned)
    locals_ = re.search(pattern, local)
    types = re.findall(r"tensor<[^>]*>", signature[1])

    def annotated_type(local_type, global_type):
        return "%s {sharding.sharding = #sharding.sharding<@grid, %s>, spmd.global_type = %s}" % (
            local_type, axes_of(local_type, global_type), global_type)

    arguments = ", ".join(
        name + ": " + annotated_type(own, global_type)
        for (name, own), global_type in zip(re.findall(r"(%\w+): (tensor<[^>]*>)", locals_[1]), types))
    return local.replace(locals_[0], "func.func public @main(%s) -> (%s)" % (arguments, annotated_type(locals_[2], signature[2])))


def collectives(stats):
    found = json.loads(pathlib.Path(stats).read_text(encoding="utf-8"))["collectives"]
    return ", ".join("%d %s (%d B)" % (v["count"], k, v["bytes"]) for k, v in sorted(found.items())) or "nothing"


def judge(gspmd_run, program, folder, extra):
    file, stats = folder / "p.mlir", folder / "stats.json"
    file.write_text(program, encoding="utf-8")
    result = run([gspmd_run, str(file), "--inputs", str(folder / "in.npz"), "--expect", str(folder / "out.npz"),
                  "--stats", str(stats)] + extra)
    if result.returncode == 0:
        return "right; " + collectives(stats)
    lines = [line for line in result.stderr.splitlines() if "error" in line]
    return "WRONG: " + (lines or result.stderr.splitlines() or ["?"])[0][:150]


def user_seconds(command, text):
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    result = run(command, text)
    seconds = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before
    return "%.2f s" % seconds if result.returncode == 0 else "fails: " + result.stderr.splitlines()[0][:100]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--bin", default="build/dev/bin")
    parser.add_argument("--mlir-opt", default="mlir-opt-22")
    parser.add_argument("--ops", type=int, default=10000)
    options = parser.parse_args()
    opt, runner = options.bin + "/gspmd-opt", options.bin + "/gspmd-run"
    for name, program in programs():
        with tempfile.TemporaryDirectory() as name_of_folder:
            folder = pathlib.Path(name_of_folder)
            (folder / "unpartitioned.mlir").write_text(program, encoding="utf-8")
            random = numpy.random.default_rng(1)
            signature = re.search(r"@main\((.*?)\) ->", program)[1]
            arrays = {}
            for i, shape in enumerate(re.findall(r"tensor<([\dx]+)xf32>", signature)):
                arrays["a%d" % i] = random.standard_normal([int(s) for s in shape.split("x")]).astype("f")
            numpy.savez(folder / "in.npz", **arrays)
            unpartitioned = run([runner, str(folder / "unpartitioned.mlir"), "--no-partition", "--inputs", str(folder / "in.npz"),
                         "--outputs", str(folder / "out.npz")])
            if unpartitioned.returncode:
                sys.exit(unpartitioned.stderr)
            print(name)
            print("  ours:     " + judge(runner, program, folder, []))
            theirs = run([options.mlir_opt, "--pass-pipeline=" + UPSTREAM], program)
            if theirs.returncode:
                print("  upstream: fails: " + theirs.stderr.splitlines()[0][:150])
                continue
            local = run([opt, "--gspmd-import-shard"], theirs.stdout)
            if local.returncode:
                print("  upstream: not read: " + local.stderr.splitlines()[0][:150])
                continue
            print("  upstream: " + judge(runner, annotate(local.stdout, program), folder, []))
    if options.ops:
        text = long_program(options.ops)
        print("%d ops: ours %s, upstream %s (user time)" % (
            options.ops, user_seconds([opt, "--gspmd-partition", "-", "-o", "/dev/null"], text),
            user_seconds([options.mlir_opt, "--pass-pipeline=" + UPSTREAM, "-o", "/dev/null"], text)))


if __name__ == "__main__":
    main()
