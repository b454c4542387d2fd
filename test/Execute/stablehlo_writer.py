"""The writer of a program in StableHLO, see structured_writers.py."""

import math

from structured_writers import Writer, tensor


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
        return self.convolution(a, k, "[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]",
                                shape, stride, groups)

    def convolution(self, a, k, dims, shape, stride=1, groups=1):
        return self.op(
            shape, "stablehlo.convolution(%s, %s) dim_numbers = %s, window = "
            "{stride = [%d, %d]} {batch_group_count = 1 : i64, "
            "feature_group_count = %d : i64} : (%s, %s) -> %s", a, k, dims, stride,
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

    def full(self, shape, number):
        return self.op(shape, "stablehlo.constant dense<%s> : %s", number,
                       tensor(shape))

    def negate(self, a):
        return self.elementwise("negate", a)

    def multiply(self, a, b):
        return self.elementwise("multiply", a, b)

    def above(self, a, b):
        shape = self.shapes[a]
        return self.op(shape, "stablehlo.compare GT, %s, %s, FLOAT : (%s, %s) -> "
                       "%s", a, b, tensor(shape), tensor(shape),
                       tensor(shape, "i1"))

    def select(self, where, a, b):
        return self.op(self.shapes[a], "stablehlo.select %s, %s, %s : %s, %s",
                       where, a, b, tensor(self.shapes[where], "i1"),
                       tensor(self.shapes[a]))

    def concatenate(self, a, b, dim):
        shape = list(self.shapes[a])
        shape[dim] += self.shapes[b][dim]
        return self.op(shape, "stablehlo.concatenate %s, %s, dim = %d : (%s, %s) "
                       "-> %s", a, b, dim, tensor(self.shapes[a]),
                       tensor(self.shapes[b]), tensor(shape))

    def collapse(self, a, groups):
        shape = [math.prod(self.shapes[a][d] for d in group) for group in groups]
        return self.op(shape, "stablehlo.reshape %s : (%s) -> %s", a,
                       tensor(self.shapes[a]), tensor(shape))

    def conv_to_input(self, gradient, k, pad):
        g = self.pad(gradient, pad)
        kh, kw, channels, _ = self.shapes[k]
        n, h, width, _ = self.shapes[g]
        flipped = self.op(self.shapes[k], "stablehlo.reverse %s, dims = [0, 1] : %s",
                          k, tensor(self.shapes[k]))
        return self.convolution(g, flipped, "[b, 0, 1, f]x[0, 1, o, i]->"
                                "[b, 0, 1, f]",
                                [n, h - kh + 1, width - kw + 1, channels])

    def conv_to_kernel(self, a, gradient, pad):
        a = self.pad(a, pad)
        _, h, width, channels = self.shapes[a]
        _, rows, columns, features = self.shapes[gradient]
        return self.convolution(a, gradient, "[f, 0, 1, b]x[i, 0, 1, o]->"
                                "[0, 1, b, f]",
                                [h - rows + 1, width - columns + 1, channels,
                                 features])

    def loop(self, count, starts, step):
        zero, one, bound = [self.op([], "stablehlo.constant dense<%d> : "
                                    "tensor<i32>", n) for n in (0, 1, count)]
        starts = [zero] + list(starts)
        shapes = [self.shapes[v] for v in starts]
        types = ["tensor<i32>"] + [tensor(shape) for shape in shapes[1:]]
        self.count += 1
        name, inner = "%%v%d" % self.count, "%%c%d_" % self.count
        carried = [inner + str(i) for i in range(len(starts))]
        self.shapes.update(zip(carried, shapes))
        self.region("%s:%d = stablehlo.while(%s) : %s cond {" % (
            name, len(starts),
            ", ".join("%s = %s" % pair for pair in zip(carried, starts)),
            ", ".join(types)))
        self.region("%sgo = stablehlo.compare LT, %s, %s : (tensor<i32>, "
                    "tensor<i32>) -> tensor<i1>" % (inner, carried[0], bound))
        self.region("stablehlo.return %sgo : tensor<i1>\n  } do {" % inner)
        changed = step(carried[0], carried[1:])
        after = self.op([], "stablehlo.add %s, %s : tensor<i32>", carried[0], one)
        self.region("stablehlo.return %s : %s\n  }" % (
            ", ".join([after] + list(changed)), ", ".join(types)))
        return self.values(name, len(starts), shapes)[1:]

    def start(self, position, shape):
        zero = self.op([], "stablehlo.constant dense<0> : tensor<i32>")
        return ", ".join([position] + [zero] * len(shape))

    def row(self, a, position):
        shape = self.shapes[a][1:]
        row = self.op(
            [1] + shape, "stablehlo.dynamic_slice %s, %s, sizes = %s : (%s%s) -> "
            "%s", a, self.start(position, shape), [1] + shape,
            tensor(self.shapes[a]), ", tensor<i32>" * (len(shape) + 1),
            tensor([1] + shape))
        return self.op(shape, "stablehlo.reshape %s : (%s) -> %s", row,
                       tensor([1] + shape), tensor(shape))

    def set_row(self, a, position, row):
        shape = self.shapes[row]
        update = self.op([1] + shape, "stablehlo.reshape %s : (%s) -> %s", row,
                         tensor(shape), tensor([1] + shape))
        return self.op(
            self.shapes[a], "stablehlo.dynamic_update_slice %s, %s, %s : (%s, %s%s)"
            " -> %s", a, update, self.start(position, shape),
            tensor(self.shapes[a]), tensor([1] + shape),
            ", tensor<i32>" * (len(shape) + 1), tensor(self.shapes[a]))
