"""Random ops of tensor, arith and math, see structured_ops.py."""


class TensorOps:
    """Adds ops to a structured_ops.Program."""

    def tensor(self):
        self.rng.choice([self.pad, self.extract_slice, self.insert_slice,
                         self.concat, self.reshape, self.arithmetic,
                         self.generate, self.gather, self.splat])()

    def pad(self):
        shape = self.shape()
        low = [self.rng.randint(0, 3) for _ in shape]
        high = [self.rng.randint(0, 3) for _ in shape]
        out = [l + s + h for l, s, h in zip(low, shape, high)]
        value = self.op(
            "tensor.pad %s low[%s] high[%s] {\n  ^bb0(%s):\n"
            "    tensor.yield %s : f32\n  } : %s to %s",
            self.argument(shape), ", ".join(map(str, low)),
            ", ".join(map(str, high)),
            ", ".join("%%p%d: index" % d for d in range(len(shape))),
            self.scalar(self.rng.choice(["0.0", "1.5", "0xFF800000"])),
            self.type(shape), self.type(out))
        self.result(value, out)

    def window(self, shape):
        """Offsets, sizes and strides of a slice."""
        dims = []
        for size in shape:
            stride = self.rng.randint(1, 3)
            most = (size - 1) // stride + 1
            count = self.rng.randint(1, most)
            dims.append((self.rng.randint(0, size - (count - 1) * stride - 1),
                          count, stride))
        return zip(*dims)

    def extract_slice(self):
        shape = self.shape()
        offsets, sizes, strides = map(list, self.window(shape))
        out = [s for s in sizes]
        if self.rng.random() < 0.3 and 1 in out:
            out.remove(1)
        value = self.op("tensor.extract_slice %s%s %s %s : %s to %s",
                        self.argument(shape), offsets, sizes, strides,
                        self.type(shape), self.type(out))
        self.result(value, out)

    def insert_slice(self):
        shape = self.shape()
        offsets, sizes, strides = map(list, self.window(shape))
        if self.rng.random() < 0.7:
            strides = [1] * len(shape)
        value = self.op("tensor.insert_slice %s into %s%s %s %s : %s into %s",
                        self.argument(sizes), self.argument(shape), offsets,
                        sizes, strides, self.type(sizes), self.type(shape))
        self.result(value, shape)

    def concat(self):
        shape = self.shape()
        dim = self.rng.randrange(len(shape))
        shapes = []
        for _ in range(self.rng.randint(1, 3)):
            shapes.append(shape[:dim] + [self.size()] + shape[dim + 1:])
        out = list(shape)
        out[dim] = sum(s[dim] for s in shapes)
        value = self.op("tensor.concat dim(%d) %s : (%s) -> %s", dim,
                        ", ".join(self.argument(s) for s in shapes),
                        ", ".join(self.type(s) for s in shapes), self.type(out))
        self.result(value, out)

    def reshape(self):
        shape = self.shape(2, 3)
        at = self.rng.randrange(len(shape) - 1)
        out = shape[:at] + [shape[at] * shape[at + 1]] + shape[at + 2:]
        groups, dim = [], 0
        for d in range(len(out)):
            groups.append([dim, dim + 1] if d == at else [dim])
            dim += len(groups[-1])
        if self.rng.random() < 0.5:
            value = self.op("tensor.collapse_shape %s %s : %s into %s",
                            self.argument(shape), groups, self.type(shape),
                            self.type(out))
            return self.result(value, out)
        value = self.op("tensor.expand_shape %s %s output_shape %s : %s into %s",
                        self.argument(out), groups, shape, self.type(out),
                        self.type(shape))
        self.result(value, shape)

    def arithmetic(self):
        shape = self.shape()
        kind = self.type(shape)
        value = self.op("arith.%s %s, %s : %s",
                        self.rng.choice(["addf", "mulf", "maximumf", "subf"]),
                        self.argument(shape), self.argument(shape), kind)
        value = self.op("math.%s %s : %s",
                        self.rng.choice(["exp", "tanh", "absf", "floor"]), value,
                        kind)
        self.result(value, shape)

    def generate(self):
        shape = self.shape()
        names = ["%%p%d" % d for d in range(len(shape))]
        value = self.op(
            "tensor.generate {\n  ^bb0(%s):\n    %%s = arith.addi %s, %s : index\n"
            "    %%i = arith.index_cast %%s : index to i32\n"
            "    %%f = arith.sitofp %%i : i32 to f32\n"
            "    tensor.yield %%f : f32\n  } : %s",
            ", ".join("%s: index" % name for name in names),
            self.rng.choice(names), self.rng.choice(names), self.type(shape))
        self.result(value, shape)

    def splat(self):
        shape = self.shape()
        value = self.op("tensor.splat %s : %s", self.scalar("2.5"),
                        self.type(shape))
        self.result(value, shape)

    def gather(self):
        rows, columns, count = self.size(), self.size(), self.size()
        table = self.argument([rows, columns])
        places = [[self.rng.randrange(rows)] for _ in range(count)]
        indices = self.op("arith.constant dense<%s> : tensor<%dx1xi32>", places,
                          count)
        out = [count, 1, columns]
        value = self.op("tensor.gather %s[%s] gather_dims([0]) : (%s, "
                        "tensor<%dx1xi32>) -> %s", table, indices,
                        self.type([rows, columns]), count, self.type(out))
        self.result(value, out)
