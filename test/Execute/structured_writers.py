"""The writer of a program in linalg, tensor and scf, and its base class.

A writer has a method for each step of a model, which returns the name of its value;
`shapes` has the shape of each.
"""

import math


def tensor(shape, element="f32"):
    return "tensor<%s>" % "x".join([str(size) for size in shape] + [element])


class Writer:
    """What the two dialects share: a program of one function."""

    def __init__(self, mesh):
        self.mesh, self.arguments, self.body, self.count = mesh, [], [], 0
        self.results = []
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

    def region(self, line):
        self.body.append("  " + line)

    def values(self, name, count, shapes):
        """Names of an op's results."""
        names = ["%s#%d" % (name, i) for i in range(count)]
        self.shapes.update(zip(names, shapes))
        return names

    def logistic(self, a):
        ones = self.full(self.shapes[a], "1.0")
        return self.divide(ones, self.add(ones, self.exp(self.negate(a))))

    def relu_gradient(self, a, gradient):
        """`gradient` where `a` is above 0, else 0."""
        zeros = self.full(self.shapes[a], "0.0")
        return self.select(self.above(a, zeros), gradient, zeros)

    def also(self, result, dims):
        """A result before the last one."""
        self.results.append((result, dims))

    def text(self, result, dims):
        results = self.results + [(result, dims)]
        kinds = [tensor(self.shapes[v]) for v, _ in results]
        return "\n".join([
            "sharding.mesh @mesh = <[%s]>" % self.mesh,
            "func.func @main(%s) -> (%s) {" % (
                ", ".join(self.arguments),
                ", ".join(kind + self.sharding(dims)
                          for kind, (_, dims) in zip(kinds, results))),
            *self.body, "  return %s : %s" % (", ".join(v for v, _ in results),
                                              ", ".join(kinds)), "}", ""])


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

    def full(self, shape, number):
        return self.op(shape, "arith.constant dense<%s> : %s", number,
                       tensor(shape))

    def negate(self, a):
        return self.op(self.shapes[a], "arith.negf %s : %s", a,
                       tensor(self.shapes[a]))

    def multiply(self, a, b):
        return self.binary("mul", a, b)

    def above(self, a, b):
        return self.op(self.shapes[a], "arith.cmpf ogt, %s, %s : %s", a, b,
                       tensor(self.shapes[a]))

    def select(self, where, a, b):
        return self.op(self.shapes[a], "arith.select %s, %s, %s : %s, %s", where,
                       a, b, tensor(self.shapes[where], "i1"),
                       tensor(self.shapes[a]))

    def concatenate(self, a, b, dim):
        shape = list(self.shapes[a])
        shape[dim] += self.shapes[b][dim]
        return self.op(shape, "tensor.concat dim(%d) %s, %s : (%s, %s) -> %s", dim,
                       a, b, tensor(self.shapes[a]), tensor(self.shapes[b]),
                       tensor(shape))

    def collapse(self, a, groups):
        shape = [math.prod(self.shapes[a][d] for d in group) for group in groups]
        return self.op(shape, "tensor.collapse_shape %s %s : %s into %s", a, groups,
                       tensor(self.shapes[a]), tensor(shape))

    def generic(self, maps, iterators, a, b, shape):
        """A sum of products."""
        return self.op(
            shape, "linalg.generic {indexing_maps = [%s], iterator_types = [%s]} "
            "ins(%s, %s : %s, %s) outs(%s : %s) {\n  ^bb0(%%p: f32, %%q: f32, "
            "%%s: f32):\n    %%m = arith.mulf %%p, %%q : f32\n    %%t = "
            "arith.addf %%s, %%m : f32\n    linalg.yield %%t : f32\n  } -> %s",
            ", ".join("affine_map<(a, b, c, d, e, f, g) -> (%s)>" % m
                      for m in maps),
            ", ".join('"%s"' % kind for kind in iterators), a, b,
            tensor(self.shapes[a]), tensor(self.shapes[b]),
            self.filled(shape, "0.0"), tensor(shape), tensor(shape))

    def conv_to_input(self, gradient, k, pad):
        """What a convolution's input gets of its result's gradient."""
        g = self.pad(gradient, pad)
        kh, kw, channels, _ = self.shapes[k]
        n, h, width, _ = self.shapes[g]
        return self.generic(
            ["a, b + e, c + f, g", "e, f, d, g", "a, b, c, d"],
            ["parallel"] * 4 + ["reduction"] * 3, g, self.flipped(k),
            [n, h - kh + 1, width - kw + 1, channels])

    def flipped(self, k):
        """The first two dimensions in the other order."""
        shape = self.shapes[k]
        ends = [self.op([], "arith.constant %d : index", size - 1)
                for size in shape[:2]]
        empty = self.op(shape, "tensor.empty() : %s", tensor(shape))
        lines = ["%%i%d = linalg.index %d : index" % (d, d) for d in range(4)]
        lines += ["%%r%d = arith.subi %s, %%i%d : index" % (d, end, d)
                  for d, end in enumerate(ends)]
        lines += ["%%e = tensor.extract %s[%%r0, %%r1, %%i2, %%i3] : %s" % (
            k, tensor(shape)), "linalg.yield %e : f32"]
        return self.op(
            shape, "linalg.generic {indexing_maps = [affine_map<(a, b, c, d) -> "
            "(a, b, c, d)>], iterator_types = [%s]} outs(%s : %s) {\n  ^bb0(%%o: "
            "f32):\n%s\n  } -> %s", ", ".join(['"parallel"'] * 4), empty,
            tensor(shape), "\n".join("    " + line for line in lines),
            tensor(shape))

    def conv_to_kernel(self, a, gradient, pad):
        """What its kernel gets."""
        a = self.pad(a, pad)
        _, h, width, channels = self.shapes[a]
        _, rows, columns, features = self.shapes[gradient]
        return self.generic(
            ["e, a + f, b + g, c", "e, f, g, d", "a, b, c, d"],
            ["parallel"] * 4 + ["reduction"] * 3, a, gradient,
            [h - rows + 1, width - columns + 1, channels, features])

    def loop(self, count, starts, step):
        """Values that `step(position, values)` changes so often."""
        shapes = [self.shapes[v] for v in starts]
        bounds = [self.op([], "arith.constant %d : index", n)
                  for n in (0, count, 1)]
        self.count += 1
        name, inner = "%%v%d" % self.count, "%%c%d_" % self.count
        carried = [inner + str(i) for i in range(len(starts))]
        self.shapes.update(zip(carried, shapes))
        self.region("%s:%d = scf.for %si = %s to %s step %s iter_args(%s) -> (%s) {"
                    % (name, len(starts), inner, *bounds,
                       ", ".join("%s = %s" % pair for pair in zip(carried, starts)),
                       ", ".join(map(tensor, shapes))))
        self.region("scf.yield %s : %s\n  }" % (
            ", ".join(step(inner + "i", carried)), ", ".join(map(tensor, shapes))))
        return self.values(name, len(starts), shapes)

    def row(self, a, position):
        """One place of the first dimension, which goes."""
        shape = self.shapes[a][1:]
        return self.op(shape, "tensor.extract_slice %s[%s%s] %s %s : %s to %s", a,
                       position, ", 0" * len(shape), [1] + shape,
                       [1] * (len(shape) + 1), tensor(self.shapes[a]),
                       tensor(shape))

    def set_row(self, a, position, row):
        shape = self.shapes[row]
        return self.op(self.shapes[a],
                       "tensor.insert_slice %s into %s[%s%s] %s %s : %s into %s",
                       row, a, position, ", 0" * len(shape), [1] + shape,
                       [1] * (len(shape) + 1), tensor(shape),
                       tensor(self.shapes[a]))
