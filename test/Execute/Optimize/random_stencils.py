#!/usr/bin/env python3
"""Runs random chains and loops of stencils with halos for several of them.

    random_stencils.py GSPMD_RUN [--seed 1] [--count 8]

Each program has stencils of one or two dimensions, sharded evenly or not: shifts with
zeros or around the tensor, sums and maxima over windows, convolutions, with fields of
coefficients, masks and scalars between them. Every possible change of
spmd-deepen-halos is made; the results are those of the program on one device, with
poisoned padding and memory. Exits 1 where one differs, or where no program is changed.
"""
import argparse
import os
import random
import subprocess
import sys
import tempfile


class Program:
    def __init__(self, rng):
        self.rng, self.ops, self.count = rng, [], 0
        self.shape = [rng.choice([15, 16, 21, 24, 31, 40]), rng.choice([12, 13, 18, 24])]
        self.mesh, dims = rng.choice([
            ('["x"=4]', ['{"x"}', '{}']), ('["x"=2]', ['{}', '{"x"}']),
            ('["x"=2, "y"=2]', ['{"x"}', '{"y"}']), ('["x"=4, "y"=2]', ['{"x"}', '{"y"}']),
            ('["x"=3]', ['{"x"}', '{}'])])
        if self.mesh == '["x"=4, "y"=2]':  # shards that are too small for deeper halos
            self.shape[0] = rng.choice([4, 7])
        self.type = "tensor<%dx%dxf32>" % tuple(self.shape)
        self.sharding = "{sdy.sharding = #sdy.sharding<@mesh, [%s, %s]>}" % tuple(dims)

    def add(self, text, result=None):
        self.count += 1
        name = "%%v%d" % self.count
        self.ops.append("    %s = %s : %s" % (name, text, result or self.type))
        return name

    def shift(self, value, dim, by):
        low = [by if d == dim else 0 for d in range(2)]
        return self.add("stablehlo.pad %s, %%zero, low = %s, high = %s, interior = [0, 0]"
                        % (value, low, [-x for x in low]),
                        "(%s, tensor<f32>) -> %s" % (self.type, self.type))

    def roll(self, value, dim, by):
        size = self.shape[dim]
        at = size - by if by > 0 else -by
        slices, types = [], []
        for begin, end in ((at, size), (0, at)):
            ranges = ["%d:%d" % ((begin, end) if d == dim else (0, n))
                      for d, n in enumerate(self.shape)]
            shape = [end - begin if d == dim else n for d, n in enumerate(self.shape)]
            types.append("tensor<%dx%dxf32>" % tuple(shape))
            slices.append(self.add("stablehlo.slice %s [%s]" % (value, ", ".join(ranges)),
                                  "(%s) -> %s" % (self.type, types[-1])))
        return self.add("stablehlo.concatenate %s, dim = %d" % (", ".join(slices), dim),
                        "(%s) -> %s" % (", ".join(types), self.type))

    def window(self, value, dims):
        low, high = self.rng.choice([(1, 1), (2, 0), (0, 1), (2, 2)])
        pads = [[low, high] if d in dims else [0, 0] for d in range(2)]
        size = [low + high + 1 if d in dims else 1 for d in range(2)]
        op = self.rng.choice(["add", "maximum"])
        self.count += 1
        name = "%%v%d" % self.count
        self.ops.append(
            '    %s = "stablehlo.reduce_window"(%s, %%zero) <{padding = dense<%s> : tensor<2x2xi64>, '
            "window_dimensions = array<i64: %d, %d>}> ({\n    ^bb0(%%p: tensor<f32>, %%q: "
            "tensor<f32>):\n      %%o = stablehlo.%s %%p, %%q : tensor<f32>\n      "
            "stablehlo.return %%o : tensor<f32>\n    }) : (%s, tensor<f32>) -> %s"
            % (name, value, pads, *size, op, self.type, self.type))
        return self.add("stablehlo.multiply %s, %%third" % name)

    def convolve(self, value, dim):
        four = "tensor<1x1x%dx%dxf32>" % tuple(self.shape)
        at = self.add("stablehlo.reshape %s" % value, "(%s) -> %s" % (self.type, four))
        pads = [[1, 1] if d == dim else [0, 0] for d in range(2)]
        kernel = "%%k%d" % dim
        kind = "tensor<3x1x1x1xf32>" if dim == 0 else "tensor<1x3x1x1xf32>"
        made = self.add(
            "stablehlo.convolution(%s, %s) dim_numbers = [b, f, 0, 1]x[0, 1, i, o]->[b, f, 0, 1], "
            "window = {pad = %s} {batch_group_count = 1 : i64, feature_group_count = 1 : i64}"
            % (at, kernel, pads), "(%s, %s) -> %s" % (four, kind, four))
        return self.add("stablehlo.reshape %s" % made, "(%s) -> %s" % (four, self.type))

    def mask(self, value):
        size = "tensor<%dx%dxi32>" % tuple(self.shape)
        at = self.add("stablehlo.iota dim = %d" % self.rng.randrange(2), size)
        limit = self.add("stablehlo.constant dense<%d>" % self.rng.randrange(12), size)
        flags = size.replace("i32", "i1")
        keep = self.add("stablehlo.compare GE, %s, %s" % (at, limit),
                        "(%s, %s) -> %s" % (size, size, flags))
        return self.add("stablehlo.select %s, %s, %%field" % (keep, value),
                        "%s, %s" % (flags, self.type))

    def step(self, value):
        made = value
        for _ in range(self.rng.randrange(1, 4)):
            dim, kind = self.rng.randrange(2), self.rng.randrange(10)
            if kind < 3:
                move = self.shift if kind < 2 else self.roll
                sides = [move(made, dim, self.rng.choice([1, -1, 2])) for _ in range(2)]
                made = self.add("stablehlo.multiply %s, %%third"
                                % self.add("stablehlo.add %s, %s" % tuple(sides)))
            elif kind == 3:
                made = self.window(made, [dim])
            elif kind >= 8:
                made = self.window(made, [0, 1])
            elif kind == 4:
                made = self.convolve(made, dim)
            elif kind == 5:
                made = self.mask(made)
            else:
                other = self.rng.choice(["%field", value, "%scale"])
                made = self.add("stablehlo.%s %s, %s"
                                % (self.rng.choice(["add", "subtract", "maximum"]), made, other))
        return made

    def text(self):
        head = ["sdy.mesh @mesh = <%s>" % self.mesh,
                "func.func @main(%%u0: %s %s, %%field: %s %s, %%k0: tensor<3x1x1x1xf32>, "
                "%%k1: tensor<1x3x1x1xf32>, %%s: tensor<f32>) -> (%s %s) {"
                % (self.type, self.sharding, self.type, self.sharding, self.type, self.sharding),
                "    %zero = stablehlo.constant dense<0.0> : tensor<f32>",
                "    %%third = stablehlo.constant dense<0.3> : %s" % self.type,
                "    %%scale = stablehlo.broadcast_in_dim %%s, dims = [] : (tensor<f32>) -> %s"
                % self.type]
        if self.rng.randrange(2):
            value = "%u0"
            for _ in range(self.rng.randrange(2, 6)):
                value = self.step(value)
            return "\n".join(head + self.ops + ["    return %s : %s" % (value, self.type), "}\n"])
        made = self.step("%u")
        return "\n".join(head + [
            "    %begin = stablehlo.constant dense<0> : tensor<i32>",
            "    %one = stablehlo.constant dense<1> : tensor<i32>",
            "    %%end = stablehlo.constant dense<%d> : tensor<i32>" % self.rng.randrange(2, 9),
            "    %%r:2 = stablehlo.while(%%i = %%begin, %%u = %%u0) : tensor<i32>, %s" % self.type,
            "    cond {", "    %c = stablehlo.compare LT, %i, %end : (tensor<i32>, tensor<i32>) "
            "-> tensor<i1>", "    stablehlo.return %c : tensor<i1>", "    } do {", *self.ops,
            "    %next = stablehlo.add %i, %one : tensor<i32>",
            "    stablehlo.return %%next, %s : tensor<i32>, %s" % (made, self.type), "    }",
            "    return %%r#1 : %s" % self.type, "}\n"])


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("gspmd_run")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=8)
    arguments = parser.parse_args()
    failures = changes = 0
    with tempfile.TemporaryDirectory() as folder:
        for seed in range(arguments.seed, arguments.seed + arguments.count):
            rng = random.Random(seed)
            file = os.path.join(folder, "stencils-%d.mlir" % seed)
            with open(file, "w", encoding="utf-8") as out:
                out.write(Program(rng).text())
            stats = os.path.join(folder, "stats.json")
            done = subprocess.run(
                [arguments.gspmd_run, file, "--random-inputs", "1", "--check", "--poison",
                 "--rtol", "1e-4", "--atol", "1e-5", "--stats", stats,
                 "--optimize=deepen-halos,force-variant:%d" % rng.randrange(1, 9)],
                capture_output=True, text=True, timeout=300, check=False)
            if done.returncode == 0:
                with open(stats, encoding="utf-8") as written:
                    changes += "exchange of wide halos" in written.read()
            else:
                failures += 1
                with open(file, encoding="utf-8") as source:
                    print("seed %d:\n%s\n%s" % (seed, done.stderr[-2000:], source.read()))
    print("%d programs, %d changed, %d failed" % (arguments.count, changes, failures))
    sys.exit(1 if failures or not changes else 0)


if __name__ == "__main__":
    main()
