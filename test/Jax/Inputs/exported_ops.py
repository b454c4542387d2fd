"""Random ops of `spmd`, exported to XLA, must have the same results as on the emulator.

    python exported_ops.py --bin DIR --seed 1 --count 6 [--ops 40]

Each program has several ops over random axes and sub-axes of a mesh of 2 to 8
devices, in the order of their numbers or another one. Every device has different
values. Exits with 1 if a result differs in a bit.
"""

import argparse
import os
import random
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..",
                                "..", "tools"))
from run_on_xla import FORMS, XlaParts, export  # noqa: E402

MESHES = [[2], [4], [8], [3], [6], [2, 2], [4, 2], [2, 4], [2, 3], [2, 2, 2], [5]]
REDUCTIONS = ["add", "mul", "max", "min", "and", "or", "xor"]


def divisors(n):
    return [d for d in range(1, n + 1) if n % d == 0]


class Program:
    def __init__(self, rng, num_ops):
        self.rng = rng
        self.sizes = rng.choice(MESHES)
        self.names = ["a", "b", "c"][:len(self.sizes)]
        self.devices = 1
        for size in self.sizes:
            self.devices *= size
        order = list(range(self.devices))
        kind = rng.choice(["identity", "transposed", "any"])
        if kind == "any":
            rng.shuffle(order)
        elif kind == "transposed":
            # The last axis is major.
            order.sort(key=lambda d: (d % self.sizes[-1], d))
        self.order = order
        self.ops = []
        self.rings = {}  # axes and size of the ring of each halo exchange, by op
        while len(self.ops) < num_ops:
            self.ops.append(self.op())

    def axes(self):
        """Returns random axes and sub-axes, in any order, as text, and the number of their devices."""
        chosen, size = [], 1
        for name, full in zip(self.names, self.sizes):
            part = self.rng.choice(["none", "full", "full", "sub"])
            if part == "none":
                continue
            if part == "full":
                chosen.append('"%s"' % name)
                size *= full
                continue
            pre = self.rng.choice(divisors(full))
            length = self.rng.choice(divisors(full // pre))
            if length == 1 or length == full:
                continue
            chosen.append('"%s":(%d)%d' % (name, pre, length))
            size *= length
        self.rng.shuffle(chosen)
        return "<@mesh [%s]>" % ", ".join(chosen), size

    def op(self):
        """(text with %in and %out, argument's and result's local shape)"""
        rng = self.rng
        axes, n = self.axes()
        rows, columns = rng.choice([1, 2, 3]), rng.choice([1, 2])
        kind = rng.choice(["all_reduce", "all_gather", "reduce_scatter", "all_to_all",
                           "shift", "permute_pairs", "collective_permute", "all_slice",
                           "halo_exchange", "halo_exchange", "axis_index"])
        ends = "dim 0 over %s" % axes
        if kind == "all_reduce":
            shape = result = (rows, columns)
            text = "spmd.all_reduce %s %%in over %s" % (rng.choice(REDUCTIONS), axes)
        elif kind == "all_gather":
            shape, result = (rows, columns), (rows * n, columns)
            text = "spmd.all_gather %in " + ends
        elif kind == "reduce_scatter":
            shape, result = (rows * n, columns), (rows, columns)
            text = "spmd.reduce_scatter %s %%in %s" % (rng.choice(REDUCTIONS), ends)
        elif kind == "all_slice":
            shape, result = (rows * n, columns), (rows, columns)
            text = "spmd.all_slice %in " + ends
        elif kind == "all_to_all":
            shape, result = (rows * n, columns), (rows, columns * n)
            text = "spmd.all_to_all %%in split 0 concat 1 over %s" % axes
            if rng.random() < 0.3:
                result = shape
                text = "spmd.all_to_all %%in split 0 concat 0 over %s" % axes
        elif kind == "shift":
            shape = result = (rows, columns)
            text = "spmd.shift %%in by %d %s%sover %s" % (
                rng.randint(-n - 1, n + 1), rng.choice(["", "mirror "]),
                rng.choice(["", "wrap "]), axes)
        elif kind == "permute_pairs":
            shape = result = (rows, columns)
            count = rng.randint(1, n)
            pairs = zip(rng.sample(range(n), count), rng.sample(range(n), count))
            text = "spmd.permute_pairs %%in [%s] over %s" % (
                ", ".join("%d, %d" % pair for pair in pairs), axes)
        elif kind == "collective_permute":
            shape = result = (rows, columns)
            names = ['"%s"' % name for name in self.names]
            orders = [rng.sample(names, len(names)) for _ in range(2)]
            text = "spmd.collective_permute %%in from <@mesh [%s]> to <@mesh [%s]>" % (
                ", ".join(orders[0]), ", ".join(orders[1]))
        elif kind == "halo_exchange":
            shape = rows, columns
            text, result = self.halo_exchange(shape, axes, n)
        else:
            shape, result = (1, 1), ()
            return "spmd.axis_index %s" % axes, shape, result
        if shape != result or kind not in ("all_reduce", "shift", "permute_pairs",
                                           "collective_permute"):
            types = "tensor<%dx%dxi32> -> tensor<%dx%dxi32>" % (*shape, *result)
        else:
            types = "tensor<%dx%dxi32>" % shape
        return text + " : " + types, shape, result

    def halo_exchange(self, shape, axes, n):
        """Returns (text, local shape of the result) and records a ring."""
        rng = self.rng
        rows, columns = shape
        left, right = (rng.randint(-1, 2 * rows + 1) for _ in range(2))
        left, right = max(left, -rows), max(right, -rows)
        if rows + left + right < 1:
            left = right = 1
        wrap = rng.choice(["", "wrap ", "wrap ring "])
        if wrap == "wrap ring ":
            ring = rng.randint(1, n)
            self.rings[len(self.ops)] = axes, ring
            wrap += "%d " % ring
        text = "spmd.halo_exchange %%in dim 0 left %d right %d %sover %s" % (
            left, right, wrap, axes)
        return text, (rows + left + right, columns)

    def only_in_ring(self, i, tensor):
        """Replaces the undefined results outside of the ring by zeros."""
        axes, ring = self.rings[i]
        return [line.replace("#", str(i)) for line in (
            "  %%n# = spmd.axis_index %s : tensor<i32>" % axes,
            "  %%c# = stablehlo.constant dense<%d> : tensor<i32>" % ring,
            "  %p# = stablehlo.compare LT, %n#, %c# : "
            "(tensor<i32>, tensor<i32>) -> tensor<i1>",
            "  %%z# = stablehlo.constant dense<0> : %s" % tensor,
            "  %%r# = stablehlo.select %%p#, %%h#, %%z# : tensor<i1>, %s" % tensor)]

    def text(self):
        everywhere = ", ".join('"%s"' % name for name in self.names)
        place = ("{sharding.sharding = #sharding.sharding<@mesh, [{%s}, {}]>, "
                 "spmd.global_type = tensor<%%dx%%dxi32>}" % everywhere)
        arguments, results, body, returned = [], [], [], []
        for i, (text, shape, result) in enumerate(self.ops):
            arguments.append("%%a%d: tensor<%dx%dxi32> %s" % (
                i, *shape, place % (shape[0] * self.devices, shape[1])))
            if not result:
                # The index of the device is a tensor with one element.
                body.append("  %%i%d = %s : tensor<i32>" % (i, text))
                body.append("  %%r%d = stablehlo.reshape %%i%d : (tensor<i32>) -> "
                            "tensor<1x1xi32>" % (i, i))
                result = (1, 1)
            else:
                name = "%%h%d" % i if i in self.rings else "%%r%d" % i
                body.append("  %s = %s" % (name, text.replace("%in", "%%a%d" % i)))
                if i in self.rings:
                    body += self.only_in_ring(i, "tensor<%dx%dxi32>" % result)
            results.append("tensor<%dx%dxi32> %s" % (
                *result, place % (result[0] * self.devices, result[1])))
            returned.append(("%%r%d" % i, "tensor<%dx%dxi32>" % result))
        mesh = ", ".join('"%s"=%d' % axis for axis in zip(self.names, self.sizes))
        order = ("" if self.order == sorted(self.order) else
                 ", devices=[%s]" % ",".join(map(str, self.order)))
        return ("sharding.mesh @mesh = <[%s]%s>\nfunc.func public @main(%s)\n    -> (%s) "
                "{\n%s\n  return %s : %s\n}\n" % (
                    mesh, order, ",\n    ".join(arguments), ",\n     ".join(results),
                    "\n".join(body), ", ".join(r for r, _ in returned),
                    ", ".join(t for _, t in returned)))

    def arguments(self, numpy):
        random_numbers = numpy.random.default_rng(self.rng.randint(0, 2**31))
        return [random_numbers.integers(-9, 9, (s[0] * self.devices, s[1]), "int32")
                for _, s, _ in self.ops]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bin", required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=6)
    parser.add_argument("--ops", type=int, default=40)
    args = parser.parse_args()
    xla = XlaParts()
    numpy = xla.numpy
    bad = 0
    for seed in range(args.seed, args.seed + args.count):
        program = Program(random.Random(seed), args.ops)
        arguments = program.arguments(numpy)
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "program.mlir")
            with open(path, "w") as file:
                file.write(program.text())
            numpy.savez(os.path.join(folder, "in.npz"),
                        **{"a%d" % i: a for i, a in enumerate(arguments)})
            subprocess.run([os.path.join(args.bin, "gspmd-run"), path, "--inputs",
                            os.path.join(folder, "in.npz"), "--outputs",
                            os.path.join(folder, "out.npz"), "--no-cache"],
                           check=True, stdout=subprocess.DEVNULL)
            with numpy.load(os.path.join(folder, "out.npz")) as file:
                expected = [file["a%d" % i] for i in range(len(file.files))]
            for form in FORMS:
                text = export(os.path.join(args.bin, "gspmd-opt"), path, form)
                executable = xla.compile_parts(text, form, program.devices)
                got = xla.take(executable.execute_sharded(xla.give(arguments)),
                               [(a.dtype, a.shape) for a in expected])
                for (op, _, _), a, b in zip(program.ops, got, expected):
                    if not numpy.array_equal(a, b):
                        bad += 1
                        print("seed %d, %s, mesh %s %s: %s" % (
                            seed, form, program.sizes, program.order, op))
    print("%d programs, %d differ" % (args.count, bad))
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
