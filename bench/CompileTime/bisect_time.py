"""Measures the processor time, elapsed time and peak memory of gspmd-bisect on a random program.

    python bench/CompileTime/bisect_time.py [--ops 10000] [--bin build/dev/bin]
                                            [--pjrt-plugin FILE]

The program has products, reductions, transposes, slices, concatenations and element-wise ops of
values of up to 32x32 elements on 8 devices. `--live` is the share of operands that are values
without a use so far: 1 makes a program without dead ops, 0 one of which half are dead. Without a
plugin, gspmd is searched. With a plugin, XLA is searched, in the program and in one with a
reduction at 60% of the ops that XLA's partitioner computes wrongly. Exits 1 if another op or none
is found there, or if an op is accused otherwise.
"""

import argparse
import itertools
import os
import random
import resource
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Support"))
from repository import find_tool  # noqa: E402

SHAPES = list(itertools.product((16, 32), repeat=2))
SHARDINGS = ["[{}, {}]", '[{"x"}, {}]', '[{}, {"y"}]', '[{"x"}, {"y"}]', '[{"x", "y"}, {}]',
             '[{}, {"x", "y"}]']
UNARY = ["tanh", "negate", "abs", "cosine"]
BINARY = ["add", "subtract", "multiply", "maximum"]
RECENT = 8
WRONG_AT = 0.6


def tensor(*shape):
    return "tensor<%sf32>" % "".join("%dx" % size for size in shape)


class RandomProgram:
    """A function @main of random ops; its results are values without other uses."""

    def __init__(self, count, seed, live, wrong_at):
        self.random, self.live = random.Random(seed), live
        self.values = {shape: [] for shape in SHAPES}
        self.unused = {shape: [] for shape in SHAPES}
        self.lines, self.numbers = [], itertools.count()
        self.arguments = []
        for i, shape in enumerate(SHAPES * 4):
            self.arguments.append("%%a%d: %s {sdy.sharding = #sdy.sharding<@mesh, %s>}"
                                  % (i, tensor(*shape), self.random.choice(SHARDINGS)))
            self.values[shape].append("%%a%d" % i)
        makers = [self.add_product, self.add_reduction, self.add_transpose, self.add_slice,
                  self.add_rotation, *[self.add_element_wise] * 4]
        while len(self.lines) < count:
            if wrong_at is not None and len(self.lines) >= wrong_at:
                self.keep((16, 32), self.add_reduction((16, 32), wrong=True))
                wrong_at = None
            shape = self.random.choice(SHAPES)
            self.keep(shape, self.random.choice(makers)(shape))

    def keep(self, shape, name):
        self.values[shape].append(name)
        self.unused[shape].append(name)

    def text(self):
        results = [(self.values[shape][-1], tensor(*shape)) for shape in SHAPES]
        types = ", ".join(kind for _, kind in results)
        return "\n".join(['sdy.mesh @mesh = <["x"=4, "y"=2]>',
                          "func.func @main(%s) -> (%s) {" % (", ".join(self.arguments), types),
                          "  %zero = stablehlo.constant dense<0.0> : tensor<f32>",
                          "  %one = stablehlo.constant dense<1.0> : tensor<f32>", *self.lines,
                          "  return %s : %s" % (", ".join(name for name, _ in results), types),
                          "}", ""])

    def pick(self, shape):
        if self.unused[shape] and self.random.random() < self.live:
            return self.unused[shape].pop(0)
        name = self.random.choice(self.values[shape][-RECENT:])
        if name in self.unused[shape]:
            self.unused[shape].remove(name)
        return name

    def add(self, op, *operands):
        name = "%%v%d" % next(self.numbers)
        self.lines.append("  %s = %s" % (name, op % operands))
        return name

    def bound(self, name, shape):
        """Keeps numbers small, so that none becomes infinite."""
        return self.add("stablehlo.tanh %s : " + tensor(*shape), name)

    def add_product(self, shape):
        size = self.random.choice((16, 32))
        left, right = (shape[0], size), (size, shape[1])
        return self.bound(self.add(
            "stablehlo.dot_general %%s, %%s, contracting_dims = [1] x [0] : (%s, %s) -> %s"
            % (tensor(*left), tensor(*right), tensor(*shape)), self.pick(left), self.pick(right)),
            shape)

    def add_reduction(self, shape, wrong=False):
        dim, operand = self.random.randrange(2), self.pick(shape)
        if wrong:
            dim = 0
            operand = self.add('sdy.sharding_constraint %%s <@mesh, [{"x"}, {}]> : %s'
                               % tensor(*shape), operand)
        kind = tensor(shape[1 - dim])
        name = self.add("stablehlo.reduce(%%s init: %s) applies stablehlo.add across dimensions = "
                        "[%d] : (%s, tensor<f32>) -> %s" % ("%%one" if wrong else "%%zero", dim,
                                                          tensor(*shape), kind), operand)
        return self.bound(self.add("stablehlo.broadcast_in_dim %%s, dims = [%d] : (%s) -> %s"
                                   % (1 - dim, kind, tensor(*shape)), name), shape)

    def add_transpose(self, shape):
        return self.add("stablehlo.transpose %%s, dims = [1, 0] : (%s) -> %s"
                        % (tensor(*shape[::-1]), tensor(*shape)), self.pick(shape[::-1]))

    def slice(self, name, shape, starts, sizes):
        ranges = ", ".join("%d:%d" % (start, start + size) for start, size in zip(starts, sizes))
        return self.add("stablehlo.slice %%s [%s] : (%s) -> %s"
                        % (ranges, tensor(*shape), tensor(*sizes)), name)

    def add_slice(self, shape):
        starts = [self.random.randint(0, 32 - size) for size in shape]
        return self.slice(self.pick((32, 32)), (32, 32), starts, shape)

    def add_rotation(self, shape):
        """Two slices along a dimension, concatenated in the other order."""
        dim, name = self.random.randrange(2), self.pick(shape)
        middle = self.random.randint(1, shape[dim] - 1)
        shards = []
        for start, size in ((middle, shape[dim] - middle), (0, middle)):
            starts, sizes = [0, 0], list(shape)
            starts[dim], sizes[dim] = start, size
            shards.append((self.slice(name, shape, starts, sizes), tensor(*sizes)))
        return self.add("stablehlo.concatenate %%s, %%s, dim = %d : (%s) -> %s"
                        % (dim, ", ".join(kind for _, kind in shards), tensor(*shape)),
                        *[name for name, _ in shards])

    def add_element_wise(self, shape):
        if self.random.random() < 0.5:
            return self.add("stablehlo.%s %%s : %s" % (self.random.choice(UNARY), tensor(*shape)),
                            self.pick(shape))
        return self.bound(self.add("stablehlo.%s %%s, %%s : %s"
                                   % (self.random.choice(BINARY), tensor(*shape)),
                                   self.pick(shape), self.pick(shape)), shape)


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bin")
    parser.add_argument("--ops", type=int, default=10000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--live", type=float, default=1)
    parser.add_argument("--pjrt-plugin", help="search XLA's partitioner with Shardy")
    parser.add_argument("options", nargs="*", help="other options of gspmd-bisect, behind --")
    args = parser.parse_args()
    command = [find_tool(args.bin, "gspmd-bisect"), "--random-inputs", "1", *args.options]
    if args.pjrt_plugin:
        command += ["--suspect", "xla", "--pjrt-plugin", args.pjrt_plugin, "--pjrt-option",
                    "cpu_device_count=8"]
    failed = False
    print("%-8s %12s %12s %8s  %s" % ("program", "processor s", "elapsed s", "MiB", "report"))
    for name, wrong_at in (("right", None), ("wrong", int(args.ops * WRONG_AT))):
        if wrong_at is not None and not args.pjrt_plugin:
            continue
        with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
            file.write(RandomProgram(args.ops, args.seed, args.live, wrong_at).text())
            file.flush()
            before = resource.getrusage(resource.RUSAGE_CHILDREN)
            start = time.monotonic()
            done = subprocess.run([*command, file.name], capture_output=True, text=True)
            elapsed, after = time.monotonic() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
        report = done.stdout.splitlines() or done.stderr.splitlines() or [""]
        if wrong_at is None:
            failed |= report[0] != "no op is wrong"
        else:
            failed |= not report[0].startswith("wrong op: ") or "stablehlo.reduce" not in report[0]
        print("%-8s %12.1f %12.1f %8d  %s" % (
            name, sum(after[i] - before[i] for i in range(2)), elapsed, after.ru_maxrss >> 10,
            "; ".join(report[:2]).replace(file.name, "")))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
