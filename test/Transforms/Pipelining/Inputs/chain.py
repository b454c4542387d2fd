"""Prints a random training step in pipeline stages.   chain.py SEED STAGES BATCH

A chain of layers with skip connections, its loss, its gradients and an update. The first
product of each stage has the stage as an attribute, the other ops have none. Depending on
the seed, the first and the last stage share a weight, gradients are clipped by their
global norm, layers are masked by the position in the batch, and tensors are sharded on
a mesh <["x"=2, "y"=2]>.
"""

import random
import sys


class Step:
    def __init__(self, seed, stages, batch):
        self.random = random.Random(seed)
        self.stages, self.batch = stages, batch
        self.width = self.random.choice([4, 6, 8])
        self.lines, self.arguments, self.tape = [], [], []
        self.shapes, self.gradients = {}, {}
        self.is_sharded = self.random.random() < 0.7

    def argument(self, name, shape, marks=""):
        if self.is_sharded:
            dims = ["{}"] * len(shape)
            if "microbatch" in marks:
                dims[0] = '{"x"}'
            elif self.random.random() < 0.6:
                dims[self.random.randrange(2)] = '{"y"}'
            marks += (", " if marks else "") + "sharding.sharding = #sharding.sharding<@mesh, [%s]>" % (
                ", ".join(dims))
        self.shapes[name] = shape
        self.arguments.append("%%%s: %s {%s}" % (name, self.type(shape), marks))
        return name

    @staticmethod
    def type(shape, element="f32"):
        return "tensor<%s>" % "x".join([str(size) for size in shape] + [element])

    def emit(self, shape, text):
        name = "v%d" % len(self.shapes)
        self.shapes[name] = shape
        self.lines.append("  %%%s = %s" % (name, text))
        return name

    def elementwise(self, op, *operands):
        shape = self.shapes[operands[0]]
        return self.emit(shape, "stablehlo.%s %s : %s" % (
            op, ", ".join("%" + each for each in operands), self.type(shape)))

    def constant(self, value, shape):
        return self.emit(shape, "stablehlo.constant dense<%s> : %s" % (value, self.type(shape)))

    def dot(self, a, b, contracting, marks=""):
        i, j = contracting
        shape = [self.shapes[a][1 - i], self.shapes[b][1 - j]]
        return self.emit(shape, "stablehlo.dot_general %%%s, %%%s, contracting_dims = [%d] x [%d]%s : (%s, %s) -> %s" % (
            a, b, i, j, marks, self.type(self.shapes[a]), self.type(self.shapes[b]), self.type(shape)))

    def total(self, value):
        zero = self.constant("0.0", [])
        dims = ", ".join(str(d) for d in range(len(self.shapes[value])))
        return self.emit([], "stablehlo.reduce(%%%s init: %%%s) applies stablehlo.add across dimensions = [%s] : (%s, tensor<f32>) -> tensor<f32>" % (
            value, zero, dims, self.type(self.shapes[value])))

    # Ops of the forward pass, on the tape.
    def product(self, h, w, marks):
        result = self.dot(h, w, (1, 0), marks)
        self.tape.append(("dot", result, h, w))
        return result

    def tanh(self, h):
        result = self.elementwise("tanh", h)
        self.tape.append(("tanh", result, h))
        return result

    def add(self, a, b):
        result = self.elementwise("add", a, b)
        self.tape.append(("add", result, a, b))
        return result

    def mask(self, h):
        shape = self.type(self.shapes[h], "i32")
        rows = self.emit(self.shapes[h], "stablehlo.iota dim = 0 : " + shape)
        rows = self.emit(self.shapes[h], "stablehlo.convert %%%s : (%s) -> %s" % (
            rows, shape, self.type(self.shapes[h])))
        wave = self.elementwise("cosine", rows)
        result = self.elementwise("multiply", h, wave)
        self.tape.append(("scale", result, h, wave))
        return result

    def grow(self, value, gradient):
        before = self.gradients.get(value)
        self.gradients[value] = self.elementwise("add", before, gradient) if before else gradient

    def backward(self):
        for op, result, *operands in reversed(self.tape):
            d = self.gradients.get(result)
            if not d:
                continue
            if op == "dot":
                h, w = operands
                self.grow(w, self.dot(h, d, (0, 0)))
                if h != "x":
                    self.grow(h, self.dot(d, w, (1, 1)))
            elif op == "tanh":
                one = self.constant("1.0", self.shapes[result])
                slope = self.elementwise("subtract", one, self.elementwise("multiply", result, result))
                self.grow(operands[0], self.elementwise("multiply", d, slope))
            elif op == "add":
                self.grow(operands[0], d)
                self.grow(operands[1], d)
            elif op == "scale":
                self.grow(operands[0], self.elementwise("multiply", d, operands[1]))

    def text(self):
        n = self.width
        x = self.argument("x", [self.batch, n], "sharding.microbatch = 0 : i64")
        y = self.argument("y", [self.batch, n], "sharding.microbatch = 0 : i64")
        h, older, weights = x, [], []
        is_tied = self.random.random() < 0.3
        for stage in range(self.stages):
            for layer in range(self.random.choice([1, 1, 2, 3])):
                if is_tied and stage == self.stages - 1 and layer == 0:
                    w = weights[0]
                else:
                    w = self.argument("w%d" % len(weights), [n, n])
                    weights.append(w)
                marks = " {sharding.stage = %d : i64}" % stage if layer == 0 else ""
                h = self.tanh(self.product(h, w, marks))
                if self.random.random() < 0.3:
                    h = self.mask(h)
                if older and self.random.random() < 0.5:
                    h = self.add(h, self.random.choice(older))
                older.append(h)
        difference = self.elementwise("subtract", h, y)
        loss = self.total(self.elementwise("multiply", difference, difference))
        two = self.constant("2.0", self.shapes[h])
        self.gradients[h] = self.elementwise("multiply", two, difference)
        self.backward()
        rate = self.constant("0.01", [n, n])
        if self.random.random() < 0.4:
            norm = None
            for w in weights:
                d = self.gradients[w]
                square = self.total(self.elementwise("multiply", d, d))
                norm = self.elementwise("add", norm, square) if norm else square
            scale = self.elementwise("rsqrt", norm)
            rate = self.emit([n, n], "stablehlo.broadcast_in_dim %%%s, dims = [] : (tensor<f32>) -> %s" % (
                scale, self.type([n, n])))
        results = [loss]
        for w in weights:
            change = self.elementwise("multiply", rate, self.gradients[w])
            results.append(self.elementwise("subtract", w, change))
        types = ", ".join(self.type(self.shapes[result]) for result in results)
        mesh = 'sharding.mesh @mesh = <["x"=2, "y"=2]>\n' if self.is_sharded else ""
        return "%sfunc.func public @main(%s) -> (%s) {\n%s\n  return %s : %s\n}" % (
            mesh, ", ".join(self.arguments), types, "\n".join(self.lines),
            ", ".join("%" + result for result in results), types)


if __name__ == "__main__":
    print(Step(*(int(argument) for argument in sys.argv[1:4])).text())
