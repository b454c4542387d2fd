"""Random programs in MLIR's own dialects, partitioned and not.

    python structured_ops.py GSPMD_RUN FOLDER [--programs N] [--seed S] [--keep]
    python structured_ops.py --print S

Each program holds a few ops of linalg, tensor, arith and math: every named op by
the labels of its name, generics with random maps (windows, strides, dilations,
reversals), bodies that read positions, reductions of each kind. Its arguments
and results have random shardings over the axes of a random mesh, unevenly if
sizes are. `gspmd-run --check --poison` compares the partitioned program with
the unpartitioned one, with NaN in all padding. Exits with 1 and the seed of each program
that fails.
"""

import argparse
import os
import random
import subprocess
import sys

from structured_tensor_ops import TensorOps

CONVOLUTIONS = [
    "conv_1d", "conv_2d", "conv_3d", "conv_1d_nwc_wcf", "conv_1d_ncw_fcw",
    "conv_2d_nhwc_hwcf", "conv_2d_nhwc_fhwc", "conv_2d_nchw_fchw",
    "conv_2d_ngchw_fgchw", "conv_2d_ngchw_gfchw", "conv_2d_nhwgc_gfhwc",
    "conv_3d_ndhwc_dhwcf", "conv_3d_ncdhw_fcdhw", "depthwise_conv_1d_nwc_wc",
    "depthwise_conv_1d_ncw_cw", "depthwise_conv_1d_nwc_wcm",
    "depthwise_conv_2d_nhwc_hwc", "depthwise_conv_2d_nchw_chw",
    "depthwise_conv_2d_nhwc_hwcm", "depthwise_conv_3d_ndhwc_dhwc",
    "depthwise_conv_3d_ncdhw_cdhw", "depthwise_conv_3d_ndhwc_dhwcm"]
POOLINGS = [
    "pooling_nhwc_sum", "pooling_nhwc_max", "pooling_nhwc_min",
    "pooling_nchw_sum", "pooling_nchw_max", "pooling_nwc_sum",
    "pooling_nwc_max", "pooling_ncw_sum", "pooling_ncw_max", "pooling_nwc_min",
    "pooling_ndhwc_sum", "pooling_ndhwc_max", "pooling_ndhwc_min"]
# Operands and result by the letters of their dimensions.
CONTRACTIONS = {
    "matmul": ("mk", "kn", "mn"), "batch_matmul": ("bmk", "bkn", "bmn"),
    "batch_reduce_matmul": ("bmk", "bkn", "mn"), "matvec": ("mk", "k", "m"),
    "vecmat": ("k", "kn", "n"), "batch_matvec": ("bmk", "bk", "bm"),
    "batch_vecmat": ("bk", "bkn", "bn"), "dot": ("k", "k", ""),
    "mmt4d": ("mkac", "nkbc", "mnab"),
    "batch_mmt4d": ("xmkac", "xnkbc", "xmnab")}
UNARY = ["exp", "abs", "negf", "tanh", "ceil", "floor", "square", "erf",
         "round", "copy"]
BINARY = ["add", "sub", "mul", "max", "min"]
SPATIAL = "dhw"


class Program(TensorOps):
    def __init__(self, seed):
        self.rng = random.Random(seed)
        axes = self.rng.choice([[("x", 4)], [("x", 3)], [("x", 2), ("y", 3)],
                                [("x", 4), ("y", 2)], [("x", 2), ("y", 2), ("z", 2)]])
        self.axes = axes
        self.arguments, self.body, self.results = [], [], []
        self.maps = {}
        self.count = 0
        for _ in range(self.rng.randint(2, 4)):
            self.rng.choice([self.convolution, self.convolution, self.pooling,
                             self.contraction, self.elementwise, self.generic,
                             self.generic, self.generic, self.reduce,
                             self.moves, self.softmax, self.tensor,
                             self.tensor])()

    def name(self):
        self.count += 1
        return "%%v%d" % self.count

    def size(self):
        return self.rng.choice([1, 2, 3, 4, 5, 6, 7, 8, 9])

    def sharding(self, rank):
        """As an attribute, or "" for none."""
        if rank == 0 or self.rng.random() < 0.25:
            return ""
        axes = [axis for axis, _ in self.axes]
        self.rng.shuffle(axes)
        dims = [[] for _ in range(rank)]
        for axis in axes:
            if self.rng.random() < 0.8:
                self.rng.choice(dims).append(axis)
        text = ", ".join("{%s}" % ", ".join('"%s"' % axis for axis in dim)
                         for dim in dims)
        return " {sharding.sharding = #sharding.sharding<@mesh, [%s]>}" % text

    def type(self, shape, element="f32"):
        return "tensor<%s>" % "x".join([str(size) for size in shape] + [element])

    def argument(self, shape, element="f32"):
        value = "%%a%d" % len(self.arguments)
        self.arguments.append("%s: %s%s" % (value, self.type(shape, element),
                                            self.sharding(len(shape))))
        return value

    def result(self, value, shape, element="f32"):
        self.results.append((value, self.type(shape, element),
                             self.sharding(len(shape))))

    def op(self, text, *args):
        value = self.name()
        self.body.append("  %s = %s" % (value, text % args))
        return value

    def scalar(self, text):
        return self.op("arith.constant %s : f32", text)

    def start(self, shape, number):
        """What an op's result starts from: a fill, or an argument."""
        if number is None or self.rng.random() < 0.3:
            return self.argument(shape)
        empty = self.op("tensor.empty() : %s", self.type(shape))
        return self.op("linalg.fill ins(%s : f32) outs(%s : %s) -> %s",
                       self.scalar(number), empty, self.type(shape),
                       self.type(shape))

    def named(self, op, operands, shapes, out, start, attributes=""):
        init = self.start(out, start)
        value = self.op("linalg.%s%s ins(%s : %s) outs(%s : %s) -> %s", op,
                        attributes, ", ".join(operands),
                        ", ".join(self.type(s) for s in shapes), init,
                        self.type(out), self.type(out))
        self.result(value, out)
        return value

    # ---- windows ----

    def windowed(self, op, letters, kernel, out, start):
        """An op whose spatial letters are read by windows."""
        sizes = {}
        for letter in set(letters + kernel + out):
            sizes[letter] = self.size()
        spatial = [c for c in letters if c in SPATIAL]
        window, stride, dilation, extent = {}, [], [], {}
        for letter in spatial:
            window[letter] = self.rng.randint(1, 4)
            stride.append(self.rng.randint(1, 3))
            dilation.append(self.rng.randint(1, 2))
            extent[letter] = ((sizes[letter] - 1) * stride[-1] +
                             (window[letter] - 1) * dilation[-1] + 1 +
                             self.rng.choice([0, 0, 1, 2]))
        shape = [extent.get(c, sizes[c]) for c in letters]
        taps = [window.get(c, sizes[c]) for c in kernel]
        result = [sizes[c] for c in out]
        rank = len(spatial)
        attributes = ""
        if "_n" in op:
            attributes = (" {strides = dense<[%s]> : vector<%dxi64>, "
                          "dilations = dense<[%s]> : vector<%dxi64>}" %
                          (", ".join(map(str, stride)), rank,
                           ", ".join(map(str, dilation)), rank))
        else:
            shape = [sizes[c] + window[c] - 1 for c in letters]
        self.named(op, [self.argument(shape), self.argument(taps)],
                   [shape, taps], result, start, attributes)

    def convolution(self):
        op = self.rng.choice(CONVOLUTIONS)
        words = op.split("_")
        if words[-1].endswith("d") and words[-1][0].isdigit():
            letters = {"1d": "w", "2d": "hw", "3d": "dhw"}[words[-1]]
            return self.windowed(op, letters, letters, letters, "0.0")
        letters, kernel = words[-2], words[-1]
        if op.startswith("depthwise"):
            out = letters + "m" if "m" in kernel else letters
        elif "g" in letters:
            out = letters.replace("c", "f")
        else:
            out = letters.replace("c", "f")
        self.windowed(op, letters, kernel, out, "0.0")

    def pooling(self):
        op = self.rng.choice(POOLINGS)
        letters, kind = op.split("_")[1:3]
        kernel = "".join(c for c in letters if c in SPATIAL)
        self.windowed(op, letters, kernel, letters,
                      {"sum": "0.0", "max": "0xFF800000",
                       "min": "0x7F800000"}[kind])

    # ---- other named ops ----

    def contraction(self):
        op, (a, b, out) = self.rng.choice(sorted(CONTRACTIONS.items()))
        sizes = {letter: self.size() for letter in set(a + b + out)}
        shapes = [[sizes[c] for c in letters] for letters in (a, b, out)]
        self.named(op, [self.argument(shapes[0]), self.argument(shapes[1])],
                   shapes[:2], shapes[2], "0.0")

    def shape(self, low=1, high=3):
        return [self.size() for _ in range(self.rng.randint(low, high))]

    def elementwise(self):
        shape = self.shape()
        if self.rng.random() < 0.5:
            op = self.rng.choice(UNARY)
            return self.named(op, [self.argument(shape)], [shape], shape, "0.0")
        op = self.rng.choice(BINARY)
        self.named(op, [self.argument(shape), self.argument(shape)],
                   [shape, shape], shape, "0.0")

    def softmax(self):
        shape = self.shape()
        dim = self.rng.randrange(len(shape))
        source, init = self.argument(shape), self.op(
            "tensor.empty() : %s", self.type(shape))
        value = self.op("linalg.softmax dimension(%d) ins(%s : %s) outs(%s : %s)"
                        " -> %s", dim, source, self.type(shape), init,
                        self.type(shape), self.type(shape))
        self.result(value, shape)

    def reduce(self):
        shape = self.shape(2, 3)
        dims = sorted(self.rng.sample(range(len(shape)),
                                      self.rng.randint(1, len(shape))))
        out = [size for d, size in enumerate(shape) if d not in dims]
        combiner, start = self.rng.choice([
            ("addf", "0.0"), ("mulf", "1.0"), ("maximumf", "0xFF800000"),
            ("minimumf", "0x7F800000")])
        source, init = self.argument(shape), self.start(out, start)
        value = self.op(
            "linalg.reduce { arith.%s } ins(%s : %s) outs(%s : %s) "
            "dimensions = [%s]", combiner, source, self.type(shape), init,
            self.type(out), ", ".join(map(str, dims)))
        self.result(value, out)

    def moves(self):
        shape = self.shape()
        source = self.argument(shape)
        if self.rng.random() < 0.5:
            order = list(range(len(shape)))
            self.rng.shuffle(order)
            out = [shape[d] for d in order]
            init = self.op("tensor.empty() : %s", self.type(out))
            value = self.op(
                "linalg.transpose ins(%s : %s) outs(%s : %s) permutation = [%s]",
                source, self.type(shape), init, self.type(out),
                ", ".join(map(str, order)))
        else:
            at = self.rng.randint(0, len(shape))
            out = shape[:at] + [self.size()] + shape[at:]
            init = self.op("tensor.empty() : %s", self.type(out))
            value = self.op(
                "linalg.broadcast ins(%s : %s) outs(%s : %s) dimensions = [%d]",
                source, self.type(shape), init, self.type(out), at)
        self.result(value, out)

    # ---- generics ----

    def generic(self):
        loops = self.rng.randint(1, 4)
        ranges = [self.size() for _ in range(loops)]
        kept = sorted(self.rng.sample(range(loops), self.rng.randint(0, loops)))
        self.rng.shuffle(kept)
        plain = set(kept)
        inputs = []
        for _ in range(self.rng.randint(1, 2)):
            inputs.append(self.reads(ranges, plain))
        missing = [d for d in range(loops) if d not in plain]
        if missing:
            inputs.append(([("d%d" % d, ranges[d]) for d in missing]))
        domain = ", ".join("d%d" % d for d in range(loops))
        maps, operands, types = [], [], []
        for dims in inputs:
            shape = [size for _, size in dims]
            maps.append("affine_map<(%s) -> (%s)>" %
                        (domain, ", ".join(expr for expr, _ in dims)))
            operands.append(self.argument(shape))
            types.append(self.type(shape))
        out = [ranges[d] for d in kept]
        maps.append("affine_map<(%s) -> (%s)>" %
                    (domain, ", ".join("d%d" % d for d in kept)))
        kinds = ["parallel" if d in kept else "reduction" for d in range(loops)]
        combiner, start = self.rng.choice([
            ("arith.addf", "0.0"), ("arith.addf", "0.0"),
            ("arith.maximumf", "0xFF800000"), ("arith.minimumf", "0x7F800000")])
        init = self.start(out, start)
        names = ["%%e%d" % i for i in range(len(inputs))]
        body = self.payload(names, loops, combiner,
                            any(kind == "reduction" for kind in kinds))
        value = self.op(
            "linalg.generic {indexing_maps = [%s], iterator_types = [%s]}\n"
            "      ins(%s : %s) outs(%s : %s) {\n  ^bb0(%s, %%out: f32):\n%s"
            "  } -> %s", ", ".join(maps),
            ", ".join('"%s"' % kind for kind in kinds), ", ".join(operands),
            ", ".join(types), init, self.type(out),
            ", ".join("%s: f32" % name for name in names), body, self.type(out))
        self.result(value, out)

    def reads(self, ranges, plain):
        """Dimensions of an input: loops, or windows of several."""
        free = list(range(len(ranges)))
        self.rng.shuffle(free)
        dims = []
        while free and len(dims) < 3:
            first = free.pop()
            if self.rng.random() < 0.5 or not free:
                dims.append(("d%d" % first, ranges[first]))
                plain.add(first)
                continue
            other = free.pop()
            stride, dilation = self.rng.randint(1, 3), self.rng.randint(1, 2)
            shift = self.rng.choice([0, 0, 1])
            text = "d%d * %d" % (first, stride)
            most = (ranges[first] - 1) * stride
            if self.rng.random() < 0.25:
                shift += (ranges[other] - 1) * dilation
                text += " - d%d * %d + %d" % (other, dilation, shift)
                most += shift
            else:
                text += " + d%d * %d + %d" % (other, dilation, shift)
                most += (ranges[other] - 1) * dilation + shift
            dims.append((text, most + 1 + self.rng.choice([0, 0, 2])))
        return dims

    def payload(self, names, loops, combiner, reduces):
        lines, value = [], names[0]
        def add(text):
            lines.append("    %%t%d = %s" % (len(lines), text))
            return "%%t%d" % (len(lines) - 1)
        for name in names[1:]:
            value = add("arith.%s %s, %s : f32" %
                        (self.rng.choice(["mulf", "addf", "maximumf"]), value,
                         name))
        if self.rng.random() < 0.25:
            value = add("math.%s %s : f32" %
                        (self.rng.choice(["exp", "tanh", "cos"]), value))
        if self.rng.random() < 0.3:
            index = add("linalg.index %d : index" % self.rng.randrange(loops))
            number = add("arith.index_cast %s : index to i32" % index)
            number = add("arith.sitofp %s : i32 to f32" % number)
            value = add("arith.mulf %s, %s : f32" % (value, number))
        if reduces:
            pair = [value, "%out"]
            self.rng.shuffle(pair)
            value = add("%s %s, %s : f32" % (combiner, *pair))
        lines.append("    linalg.yield %s : f32" % value)
        return "\n".join(lines) + "\n"

    def text(self):
        mesh = ", ".join('"%s"=%d' % axis for axis in self.axes)
        return "\n".join([
            "sharding.mesh @mesh = <[%s]>" % mesh,
            "func.func @main(%s)\n    -> (%s) {" % (
                ",\n    ".join(self.arguments),
                ",\n    ".join(kind + how for _, kind, how in self.results)),
            *self.body,
            "  return %s : %s" % (
                ", ".join(value for value, _, _ in self.results),
                ", ".join(kind for _, kind, _ in self.results)),
            "}", ""])


def run(gspmd_run, folder, seed, keep):
    path = os.path.join(folder, "structured-%d.mlir" % seed)
    with open(path, "w") as f:
        f.write(Program(seed).text())
    done = subprocess.run(
        [gspmd_run, path, "--check", "--poison", "--random-inputs", "1",
         "--no-cache"], capture_output=True, text=True, timeout=300)
    if done.returncode == 0 and not keep:
        os.remove(path)
    return done.returncode, done.stderr


def main():
    if sys.argv[1] == "--print":
        print(Program(int(sys.argv[2])).text(), end="")
        return 0
    parser = argparse.ArgumentParser()
    parser.add_argument("gspmd_run")
    parser.add_argument("folder")
    parser.add_argument("--programs", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", action="store_true")
    options = parser.parse_args()
    os.makedirs(options.folder, exist_ok=True)
    failed = 0
    for seed in range(options.seed, options.seed + options.programs):
        code, errors = run(options.gspmd_run, options.folder, seed, options.keep)
        if code != 0:
            failed += 1
            print("seed %d: exit code %d\n%s" % (seed, code, errors[-600:]))
    print("%d programs, %d failed" % (options.programs, failed))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
