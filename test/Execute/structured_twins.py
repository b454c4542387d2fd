"""Models in linalg and tensor beside their twins in StableHLO.

    python structured_twins.py GSPMD_RUN GSPMD_OPT FOLDER [MODEL...]

Each model is said once and written in both dialects. Both are partitioned and run
on the same random inputs: the results agree with the unpartitioned program's
(`--check`) and with each other's, the same collectives move the same bytes, and
no op of StableHLO is in the partitioned linalg program. Prints a line for each
model.

Pads are ops of their own in both, as linalg's windows have no padding. StableHLO's
convolutions, which have, move fewer bytes where they pad themselves.
"""

import json
import os
import subprocess
import sys

import numpy


def tensor(shape, element="f32"):
    return "tensor<%s>" % "x".join([str(size) for size in shape] + [element])


class Writer:
    """What the two dialects share: a program of one function."""

    def __init__(self, mesh):
        self.mesh, self.arguments, self.body, self.count = mesh, [], [], 0
        self.shapes = {}

    def argument(self, shape, dims=None):
        name = "%%a%d" % len(self.arguments)
        self.shapes[name] = shape
        self.arguments.append("%s: %s%s" % (name, tensor(shape),
                                            self.sharding(dims)))
        return name

    def sharding(self, dims):
        if dims is None:
            return ""
        return (" {sharding.sharding = #sharding.sharding<@mesh, [%s]>}" %
                ", ".join("{%s}" % ('"%s"' % dim if dim else "") for dim in dims))

    def op(self, shape, text, *args):
        self.count += 1
        name = "%%v%d" % self.count
        self.body.append("  %s = %s" % (name, text % args))
        self.shapes[name] = shape
        return name

    def text(self, result, dims):
        kind = tensor(self.shapes[result])
        return "\n".join([
            "sharding.mesh @mesh = <[%s]>" % self.mesh,
            "func.func @main(%s) -> (%s%s) {" % (", ".join(self.arguments), kind,
                                                 self.sharding(dims)),
            *self.body, "  return %s : %s" % (result, kind), "}", ""])


class Linalg(Writer):
    def filled(self, shape, number):
        scalar = self.op([], "arith.constant %s : f32", number)
        empty = self.op(shape, "tensor.empty() : %s", tensor(shape))
        return self.op(shape, "linalg.fill ins(%s : f32) outs(%s : %s) -> %s",
                       scalar, empty, tensor(shape), tensor(shape))

    def named(self, op, operands, shape, start="0.0", attributes=""):
        return self.op(shape, "linalg.%s%s ins(%s : %s) outs(%s : %s) -> %s", op,
                       attributes, ", ".join(operands),
                       ", ".join(tensor(self.shapes[v]) for v in operands),
                       self.filled(shape, start), tensor(shape), tensor(shape))

    def matmul(self, a, b):
        rows, columns = self.shapes[a][-2], self.shapes[b][-1]
        batch = self.shapes[a][:-2]
        return self.named("batch_matmul" if batch else "matmul", [a, b],
                          batch + [rows, columns])

    def add(self, a, b):
        return self.op(self.shapes[a], "arith.addf %s, %s : %s", a, b,
                       tensor(self.shapes[a]))

    def relu(self, a):
        zero = self.op(self.shapes[a], "arith.constant dense<0.0> : %s",
                       tensor(self.shapes[a]))
        return self.op(self.shapes[a], "arith.maximumf %s, %s : %s", a, zero,
                       tensor(self.shapes[a]))

    def tanh(self, a):
        return self.op(self.shapes[a], "math.tanh %s : %s", a,
                       tensor(self.shapes[a]))

    def exp(self, a):
        return self.op(self.shapes[a], "math.exp %s : %s", a,
                       tensor(self.shapes[a]))

    def binary(self, op, a, b):
        return self.op(self.shapes[a], "arith.%sf %s, %s : %s", op, a, b,
                       tensor(self.shapes[a]))

    def subtract(self, a, b):
        return self.binary("sub", a, b)

    def divide(self, a, b):
        return self.binary("div", a, b)

    def reduce(self, a, dim, kind):
        shape = self.shapes[a][:dim] + self.shapes[a][dim + 1:]
        combiner, start = {"add": ("addf", "0.0"),
                           "maximum": ("maximumf", "0xFF800000")}[kind]
        return self.op(
            shape, "linalg.reduce { arith.%s } ins(%s : %s) outs(%s : %s) "
            "dimensions = [%d]", combiner, a, tensor(self.shapes[a]),
            self.filled(shape, start), tensor(shape), dim)

    def repeat(self, a, dim, size):
        shape = self.shapes[a][:dim] + [size] + self.shapes[a][dim:]
        empty = self.op(shape, "tensor.empty() : %s", tensor(shape))
        return self.op(
            shape, "linalg.broadcast ins(%s : %s) outs(%s : %s) dimensions = [%d]",
            a, tensor(self.shapes[a]), empty, tensor(shape), dim)

    def transpose(self, a, order):
        shape = [self.shapes[a][d] for d in order]
        empty = self.op(shape, "tensor.empty() : %s", tensor(shape))
        return self.op(
            shape, "linalg.transpose ins(%s : %s) outs(%s : %s) permutation = %s",
            a, tensor(self.shapes[a]), empty, tensor(shape), order)

    def pad(self, a, by):
        low = [0, by, by, 0]
        shape = [s + 2 * p for s, p in zip(self.shapes[a], low)]
        scalar = self.op([], "arith.constant 0.0 : f32")
        return self.op(
            shape, "tensor.pad %s low%s high%s {\n  ^bb0(%%i: index, %%j: index, "
            "%%k: index, %%l: index):\n    tensor.yield %s : f32\n  } : %s to %s",
            a, low, low, scalar, tensor(self.shapes[a]), tensor(shape))

    def windows(self, op, a, k, features, stride, start="0.0"):
        n, h, w, _ = self.shapes[a]
        kh, kw = self.shapes[k][:2]
        shape = [n, (h - kh) // stride + 1, (w - kw) // stride + 1, features]
        return self.named(op, [a, k], shape, start,
                          " {strides = dense<%d> : vector<2xi64>}" % stride)

    def conv(self, a, k, pad, stride=1):
        return self.windows("conv_2d_nhwc_hwcf", self.pad(a, pad) if pad else a,
                            k, self.shapes[k][3], stride)

    def depthwise(self, a, k, pad, stride=1):
        return self.windows("depthwise_conv_2d_nhwc_hwc", self.pad(a, pad), k,
                            self.shapes[k][2], stride)

    def maxpool(self, a, size, stride):
        window = self.op([size, size], "tensor.empty() : %s",
                         tensor([size, size]))
        return self.windows("pooling_nhwc_max", a, window, self.shapes[a][3],
                            stride, "0xFF800000")


class Stablehlo(Writer):
    def matmul(self, a, b):
        rows, columns = self.shapes[a][-2], self.shapes[b][-1]
        batch = self.shapes[a][:-2]
        text = "stablehlo.dot_general %s, %s, "
        if batch:
            dims = list(range(len(batch)))
            text += "batching_dims = %s x %s, " % (dims, dims)
        text += "contracting_dims = [%d] x [%d]" % (len(batch) + 1, len(batch))
        shape = batch + [rows, columns]
        return self.op(shape, text + " : (%s, %s) -> %s", a, b,
                       tensor(self.shapes[a]), tensor(self.shapes[b]),
                       tensor(shape))

    def elementwise(self, op, *operands):
        shape = self.shapes[operands[0]]
        return self.op(shape, "stablehlo.%s %s : %s", op, ", ".join(operands),
                       tensor(shape))

    def add(self, a, b):
        return self.elementwise("add", a, b)

    def subtract(self, a, b):
        return self.elementwise("subtract", a, b)

    def divide(self, a, b):
        return self.elementwise("divide", a, b)

    def tanh(self, a):
        return self.elementwise("tanh", a)

    def exp(self, a):
        return self.elementwise("exponential", a)

    def relu(self, a):
        zero = self.op(self.shapes[a], "stablehlo.constant dense<0.0> : %s",
                       tensor(self.shapes[a]))
        return self.elementwise("maximum", a, zero)

    def constant(self, number):
        return self.op([], "stablehlo.constant dense<%s> : tensor<f32>", number)

    def reduce(self, a, dim, kind):
        shape = self.shapes[a][:dim] + self.shapes[a][dim + 1:]
        start = self.constant({"add": "0.0", "maximum": "0xFF800000"}[kind])
        return self.op(
            shape, "stablehlo.reduce(%s init: %s) applies stablehlo.%s across "
            "dimensions = [%d] : (%s, tensor<f32>) -> %s", a, start, kind, dim,
            tensor(self.shapes[a]), tensor(shape))

    def repeat(self, a, dim, size):
        shape = self.shapes[a][:dim] + [size] + self.shapes[a][dim:]
        dims = [d for d in range(len(shape)) if d != dim]
        return self.op(shape, "stablehlo.broadcast_in_dim %s, dims = %s : (%s) -> "
                       "%s", a, dims, tensor(self.shapes[a]), tensor(shape))

    def transpose(self, a, order):
        shape = [self.shapes[a][d] for d in order]
        return self.op(shape, "stablehlo.transpose %s, dims = %s : (%s) -> %s", a,
                       order, tensor(self.shapes[a]), tensor(shape))

    def pad(self, a, by):
        low = [0, by, by, 0]
        shape = [s + 2 * p for s, p in zip(self.shapes[a], low)]
        return self.op(
            shape, "stablehlo.pad %s, %s, low = %s, high = %s, interior = "
            "[0, 0, 0, 0] : (%s, tensor<f32>) -> %s", a, self.constant("0.0"), low,
            low, tensor(self.shapes[a]), tensor(shape))

    def conv(self, a, k, pad, stride=1, groups=1):
        if pad:
            a = self.pad(a, pad)
        n, h, w, _ = self.shapes[a]
        kh, kw, _, features = self.shapes[k]
        shape = [n, (h - kh) // stride + 1, (w - kw) // stride + 1, features]
        return self.op(
            shape, "stablehlo.convolution(%s, %s) dim_numbers = [b, 0, 1, f]x"
            "[0, 1, i, o]->[b, 0, 1, f], window = {stride = [%d, %d]} "
            "{batch_group_count = 1 : i64, "
            "feature_group_count = %d : i64} : (%s, %s) -> %s", a, k, stride,
            stride, groups, tensor(self.shapes[a]),
            tensor(self.shapes[k]), tensor(shape))

    def depthwise(self, a, k, pad, stride=1):
        kh, kw, c = self.shapes[k]
        kernel = self.op([kh, kw, 1, c], "stablehlo.reshape %s : (%s) -> %s", k,
                         tensor(self.shapes[k]), tensor([kh, kw, 1, c]))
        return self.conv(a, kernel, pad, stride, groups=c)

    def maxpool(self, a, size, stride):
        n, h, w, c = self.shapes[a]
        shape = [n, (h - size) // stride + 1, (w - size) // stride + 1, c]
        return self.op(
            shape, '"stablehlo.reduce_window"(%s, %s) <{window_dimensions = '
            "array<i64: 1, %d, %d, 1>, window_strides = array<i64: 1, %d, %d, 1>}>"
            " ({\n    ^bb0(%%p: tensor<f32>, %%q: tensor<f32>):\n      %%m = "
            "stablehlo.maximum %%p, %%q : tensor<f32>\n      stablehlo.return %%m "
            ": tensor<f32>\n    }) : (%s, tensor<f32>) -> %s", a,
            self.constant("0xFF800000"), size, size, stride, stride,
            tensor(self.shapes[a]), tensor(shape))


def mlp(w):
    """Batches along x, features along y: one all-reduce a layer."""
    x = w.argument([16, 32], ["x", ""])
    for _ in range(2):
        up = w.argument([32, 64], ["", "y"])
        down = w.argument([64, 32], ["y", ""])
        x = w.add(x, w.matmul(w.relu(w.matmul(x, up)), down))
    return x, ["x", ""]


def attention(w):
    """Heads along y."""
    q, k, v = [w.argument([4, 12, 8], ["y", "x", ""]) for _ in range(3)]
    scores = w.matmul(q, w.transpose(k, [0, 2, 1]))
    most = w.repeat(w.reduce(scores, 2, "maximum"), 2, 12)
    weights = w.exp(w.subtract(scores, most))
    total = w.repeat(w.reduce(weights, 2, "add"), 2, 12)
    return w.matmul(w.divide(weights, total), v), ["y", "x", ""]


def resnet_block(w):
    """Rows of the images along x: borders move."""
    x = w.argument([2, 16, 10, 4], ["y", "x", "", ""])
    first = w.conv(x, w.argument([3, 3, 4, 4]), pad=1)
    second = w.conv(w.relu(first), w.argument([3, 3, 4, 4]), pad=1)
    return w.relu(w.add(x, second)), ["y", "x", "", ""]


def depthwise_network(w):
    x = w.argument([2, 16, 8, 6], ["y", "x", "", ""])
    for _ in range(2):
        x = w.relu(w.depthwise(x, w.argument([3, 3, 6]), pad=1))
        x = w.relu(w.conv(x, w.argument([1, 1, 6, 6]), pad=0))
    return x, ["y", "x", "", ""]


def pooled_network(w):
    """Uneven: 13 rows in four parts, windows that step over two."""
    x = w.argument([2, 13, 9, 3], ["y", "x", "", ""])
    x = w.relu(w.conv(x, w.argument([2, 2, 3, 5]), pad=0))
    return w.maxpool(x, 3, 2), ["y", "x", "", ""]


MODELS = {model.__name__: model for model in (
    mlp, attention, resnet_block, depthwise_network, pooled_network)}


def run(gspmd_run, folder, name, text):
    path = os.path.join(folder, name)
    with open(path + ".mlir", "w") as f:
        f.write(text)
    subprocess.run([gspmd_run, path + ".mlir", "--check", "--random-inputs", "1",
                    "--stats", path + ".json", "--outputs", path + ".npz"],
                   check=True, capture_output=True, text=True)
    with open(path + ".json") as f:
        return json.load(f)["collectives"], numpy.load(path + ".npz")


def compare(gspmd_run, gspmd_opt, folder, name):
    stats, outputs = [], []
    for writer in (Linalg, Stablehlo):
        w = writer('"x"=4, "y"=2')
        text = w.text(*MODELS[name](w))
        own, values = run(gspmd_run, folder,
                          "%s.%s" % (name, writer.__name__.lower()), text)
        stats.append(own)
        outputs.append(values)
    for key in outputs[0].files:
        # Sums of large numbers that cancel are as exact as these are.
        most = numpy.abs(outputs[1][key]).max()
        numpy.testing.assert_allclose(outputs[0][key], outputs[1][key], rtol=0,
                                      atol=1e-6 * most)
    partitioned = subprocess.run(
        [gspmd_opt, "--gspmd-partition",
         os.path.join(folder, name + ".linalg.mlir")], check=True,
        capture_output=True, text=True).stdout
    faults = []
    if stats[0] != stats[1]:
        faults.append("collectives differ: %s and %s" % tuple(stats))
    if "stablehlo." in partitioned:
        faults.append("StableHLO is in the partitioned program")
    total = sum(kind["bytes"] for kind in stats[0].values()
                if isinstance(kind, dict))
    print("%s: %s, %d bytes%s" % (name, ", ".join(sorted(stats[0])), total,
                                  "".join("; " + fault for fault in faults)))
    return not faults


def main():
    gspmd_run, gspmd_opt, folder = sys.argv[1:4]
    os.makedirs(folder, exist_ok=True)
    right = [compare(gspmd_run, gspmd_opt, folder, name)
             for name in sys.argv[4:] or MODELS]
    print("%d models, %d differ" % (len(right), right.count(False)))
    return 0 if all(right) else 1


if __name__ == "__main__":
    sys.exit(main())
