#!/usr/bin/env python3
"""Runs random attentions whose keys and values go round in a ring.

    random_attention.py GSPMD_RUN [--seed 1] [--count 8] [--rings 1]

The sequences of queries and of keys are sharded, evenly or not, by the same one or two
axes; batch or heads may be sharded by another one. Heads may share keys (grouped queries).
Scores may be scaled, capped, biased, and masked by positions (causal, so that rows or blocks
may have no key at all), by segments of the sequence or by an operand; the maximum may be
guarded against infinity, or by a finite number. Exponentials of rows without keys may be
replaced by zeros, others multiplied by an operand (dropout); their rows may be reversed or
rotated, which a ring rejects. The exponentials are divided before or after they are multiplied
by the values, and the logarithm of their sum may be a second result. The results are those of
the program on one device, with poisoned padding and memory. Exits 1 where one differs, where a
program whose rows move becomes a ring, or where fewer than `--rings` programs become one.
"""
import argparse
import os
import random
import subprocess
import sys
import tempfile


class Attention:
    def __init__(self, rng):
        self.rng, self.ops, self.arguments, self.count = rng, [], [], 0
        self.batch, self.groups = rng.choice([1, 2]), rng.choice([1, 2])
        self.heads, self.depth = rng.choice([1, 2, 4]), rng.choice([4, 8])
        self.queries = rng.choice([8, 12, 13, 16, 21])
        self.keys = rng.choice([self.queries, self.queries, 9, 16, 30])
        self.element = rng.choice(["f32", "f32", "bf16", "f16"])
        self.mesh = rng.choice(['"x"=2', '"x"=3', '"x"=4', '"x"=5', '"x"=6', '"x"=3, "y"=2',
                                '"x"=2, "z"=2'])
        self.sequence = '{"x", "z"}' if "z" in self.mesh else '{"x"}'
        self.other = rng.choice(["batch", "heads"]) if "y" in self.mesh else None
        self.scores = (self.batch, self.heads, self.groups, self.queries, self.keys)
        self.rows = self.scores[:-1]

    def add(self, text, result):
        self.count += 1
        name = "%%v%d" % self.count
        self.ops.append("    %s = %s : %s" % (name, text, result))
        return name

    @staticmethod
    def tensor(shape, element="f32"):
        return "tensor<%s>" % "x".join([*map(str, shape), element])

    def argument(self, name, shape, element, dims):
        """`dims` names each dimension."""
        axes = {"queries": self.sequence, "keys": self.sequence, self.other: '{"y"}'}
        sharding = ", ".join(axes.get(d, "{}") for d in dims)
        self.arguments.append("%%%s: %s {sdy.sharding = #sdy.sharding<@mesh, [%s]>}"
                              % (name, self.tensor(shape, element), sharding))
        return "%" + name

    def unary(self, op, value, shape):
        return self.add("stablehlo.%s %s" % (op, value), self.tensor(shape))

    def binary(self, op, a, b, shape, element="f32"):
        return self.add("stablehlo.%s %s, %s" % (op, a, b), self.tensor(shape, element))

    def splat(self, value, shape, element="f32"):
        return self.add("stablehlo.constant dense<%s>" % value, self.tensor(shape, element))

    def spread(self, value, shape, to, dims, element="f32"):
        return self.add("stablehlo.broadcast_in_dim %s, dims = %s" % (value, list(dims)),
                        "(%s) -> %s" % (self.tensor(shape, element), self.tensor(to, element)))

    def compare(self, how, a, b, shape, element):
        kind = self.tensor(shape, element)
        return self.add("stablehlo.compare %s, %s, %s" % (how, a, b),
                        "(%s, %s) -> %s" % (kind, kind, self.tensor(shape, "i1")))

    def convert(self, value, shape, source, target):
        if source == target:
            return value
        return self.add("stablehlo.convert %s" % value,
                        "(%s) -> %s" % (self.tensor(shape, source), self.tensor(shape, target)))

    def mask(self):
        """Returns which keys each query sees; None for all."""
        square = (self.queries, self.keys)
        kind = self.rng.choice(["none", "causal", "causal", "operand", "segments"])
        if kind == "causal":
            row, column = (self.add("stablehlo.iota dim = %d" % d, self.tensor(square, "i32"))
                           for d in range(2))
            shift = self.splat(self.rng.choice([0, 0, 3, -3, -8]), square, "i32")
            row = self.binary("add", row, shift, square, "i32")
            seen = self.compare("GE", row, column, square, "i32")
            return self.spread(seen, square, self.scores, (3, 4), "i1")
        if kind == "operand":
            mask = self.argument("mask", square, "i1", ("queries", ""))
            return self.spread(mask, square, self.scores, (3, 4), "i1")
        if kind == "segments":
            line = {"queries": (self.batch, self.queries), "keys": (self.batch, self.keys)}
            two = {}
            for name, shape in line.items():
                ids = self.argument("s" + name, shape, "i8", ("batch", name))
                one = self.splat(1, shape, "i8")
                ids = self.binary("and", ids, one, shape, "i8")
                two[name] = self.spread(ids, shape, self.scores,
                                        (0, 3 if name == "queries" else 4), "i8")
            return self.compare("EQ", two["queries"], two["keys"], self.scores, "i8")
        return None

    def changed_scores(self, scores):
        shape = self.scores
        scores = self.binary("multiply", scores, self.splat(0.4, shape), shape)
        if self.rng.randrange(4) == 0:
            scores = self.unary("tanh", scores, shape)
        if self.rng.randrange(3) == 0:
            size = (self.heads, self.keys)
            bias = (self.argument("bias", size, "f32", ("heads", "")) if self.rng.randrange(2)
                    else self.splat([[self.rng.randrange(-8, 8) / 8 for _ in range(self.keys)]
                                     for _ in range(self.heads)], size))
            bias = self.spread(bias, (self.heads, self.keys), shape, (1, 4))
            scores = self.binary("add", scores, bias, shape)
        mask = self.mask()
        if not mask:
            return scores
        low = self.splat(self.rng.choice(["0xFF800000", "0xFF800000", "-2.38e38"]), shape)
        return self.add("stablehlo.select %s, %s, %s" % (mask, scores, low), "%s, %s"
                        % (self.tensor(shape, "i1"), self.tensor(shape)))

    def reduce(self, value, op, init):
        init = self.splat(init, ())
        return self.add("stablehlo.reduce(%s init: %s) applies stablehlo.%s across dimensions = "
                        "[4]" % (value, init, op), "(%s, tensor<f32>) -> %s"
                        % (self.tensor(self.scores), self.tensor(self.rows)))

    def maximum(self, scores):
        found = self.reduce(scores, "maximum", "0xFF800000")
        guard = self.rng.randrange(4)
        if guard == 0:
            return self.binary("maximum", found, self.splat("0xFF800000", self.rows), self.rows)
        if guard == 1:
            finite = self.add("stablehlo.is_finite %s" % found, "(%s) -> %s" % (
                self.tensor(self.rows), self.tensor(self.rows, "i1")))
            return self.add("stablehlo.select %s, %s, %s" % (
                finite, found, self.splat("0.0", self.rows)), "%s, %s"
                % (self.tensor(self.rows, "i1"), self.tensor(self.rows)))
        if guard == 2:
            return self.binary("maximum", found, self.splat("-1.0e30", self.rows), self.rows)
        return found

    def guarded(self, weights, total):
        """Zeros in rows without keys."""
        seen = self.compare("GT", total, self.splat("0.0", self.rows), self.rows, "f32")
        seen = self.spread(seen, self.rows, self.scores, range(4), "i1")
        return self.add("stablehlo.select %s, %s, %s" % (
            seen, weights, self.splat("0.0", self.scores)), "%s, %s"
            % (self.tensor(self.scores, "i1"), self.tensor(self.scores)))

    def dropped(self, weights):
        """Some weights are zero, others larger."""
        kept = self.argument("kept", self.scores[-2:], "i1", ("queries", ""))
        kept = self.convert(kept, self.scores[-2:], "i1", "f32")
        kept = self.spread(kept, self.scores[-2:], self.scores, (3, 4))
        weights = self.binary("multiply", weights, kept, self.scores)
        return self.binary("multiply", weights, self.splat("1.25", self.scores), self.scores)

    def moved(self, weights):
        """Returns the weights with other rows: of a dimension that each device has, if any."""
        sharded = {"batch": 0, "heads": 1}.get(self.other)
        dims = [d for d in range(3) if self.scores[d] > 1 and d != sharded]
        dim = self.rng.choice(dims or [3])
        if self.rng.randrange(2):
            return self.add("stablehlo.reverse %s, dims = [%d]" % (weights, dim),
                            self.tensor(self.scores))
        slices, kinds = [], []
        for start, limit in ((1, self.scores[dim]), (0, 1)):
            ranges = [(0, size) for size in self.scores]
            ranges[dim] = (start, limit)
            kinds.append(self.tensor([end - begin for begin, end in ranges]))
            slices.append(self.add("stablehlo.slice %s [%s]" % (
                weights, ", ".join("%d:%d" % one for one in ranges)), "(%s) -> %s" % (
                    self.tensor(self.scores), kinds[-1])))
        return self.add("stablehlo.concatenate %s, dim = %d" % (", ".join(slices), dim),
                        "(%s) -> %s" % (", ".join(kinds), self.tensor(self.scores)))

    def text(self):
        query = (self.batch, self.queries, self.heads, self.groups, self.depth)
        key = (self.batch, self.keys, self.heads, self.depth)
        q = self.argument("q", query, self.element, ("batch", "queries", "heads", "", ""))
        k, v = (self.argument(n, key, self.element, ("batch", "keys", "heads", "")) for n in "kv")
        scores = self.add(
            "stablehlo.dot_general %s, %s, batching_dims = [0, 2] x [0, 2], contracting_dims = "
            "[4] x [3]" % (q, k), "(%s, %s) -> %s" % (
                self.tensor(query, self.element), self.tensor(key, self.element),
                self.tensor((self.batch, self.heads, self.queries, self.groups, self.keys))))
        scores = self.add("stablehlo.transpose %s, dims = [0, 1, 3, 2, 4]" % scores, "(%s) -> %s"
                          % (self.tensor((self.batch, self.heads, self.queries, self.groups,
                                          self.keys)), self.tensor(self.scores)))
        scores = self.changed_scores(scores)
        maximum = self.maximum(scores)
        exponentials = self.unary("exponential", self.binary(
            "subtract", scores, self.spread(maximum, self.rows, self.scores, range(4)),
            self.scores), self.scores)
        total = self.reduce(exponentials, "add", "0.0")
        when = self.rng.choice(["divide", "divide", "multiply", "after"])
        weights = exponentials
        if when == "multiply":
            inverse = self.binary("divide", self.splat("1.0", self.rows), total, self.rows)
            weights = self.binary("multiply", self.spread(inverse, self.rows, self.scores,
                                                          range(4)), weights, self.scores)
        elif when == "divide":
            weights = self.binary("divide", weights, self.spread(total, self.rows, self.scores,
                                                                 range(4)), self.scores)
        if self.rng.randrange(3) == 0:
            weights = self.guarded(weights, total)
        if self.rng.randrange(4) == 0:
            weights = self.dropped(weights)
        self.moves = self.rng.randrange(8) == 0
        if self.moves:
            weights = self.moved(weights)
        weights = self.convert(weights, self.scores, "f32", self.element)
        result = (self.batch, self.heads, self.groups, self.queries, self.depth)
        out = self.add(
            "stablehlo.dot_general %s, %s, batching_dims = [0, 1] x [0, 2], contracting_dims = "
            "[4] x [1]" % (weights, v), "(%s, %s) -> %s" % (
                self.tensor(self.scores, self.element), self.tensor(key, self.element),
                self.tensor(result, self.element)))
        if when == "after":
            total = self.convert(total, self.rows, "f32", self.element)
            out = self.binary("divide", out, self.spread(
                total, self.rows, result, range(4), self.element), result, self.element)
        values, kinds = [out], [self.tensor(result, self.element)]
        if self.rng.randrange(2):
            values.append(self.binary("add", self.unary("log", total, self.rows), maximum,
                                      self.rows) if when != "after" else maximum)
            kinds.append(self.tensor(self.rows))
        return "\n".join([
            "sdy.mesh @mesh = <[%s]>" % self.mesh,
            "func.func @main(%s) -> (%s) {" % (", ".join(self.arguments), ", ".join(
                '%s {sdy.sharding = #sdy.sharding<@mesh, [{%s}, {%s}, {}, %s%s]>}' % (
                    kind, '"y"' if self.other == "batch" else "",
                    '"y"' if self.other == "heads" else "", self.sequence,
                    ", {}" if i == 0 else "")
                for i, kind in enumerate(kinds))),
            *self.ops, "    return %s : %s" % (", ".join(values), ", ".join(kinds)), "}\n"])


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("gspmd_run")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=8)
    parser.add_argument("--rings", type=int, default=1,
                        help="the least number of programs that become a ring")
    arguments = parser.parse_args()
    failures = changes = 0
    with tempfile.TemporaryDirectory() as folder:
        for seed in range(arguments.seed, arguments.seed + arguments.count):
            rng = random.Random(seed)
            attention = Attention(rng)
            file = os.path.join(folder, "attention-%d.mlir" % seed)
            with open(file, "w", encoding="utf-8") as out:
                out.write(attention.text())
            stats = os.path.join(folder, "stats.json")
            tolerance = {"f32": "1e-5", "f16": "4e-3", "bf16": "3e-2"}[attention.element]
            done = subprocess.run(
                [arguments.gspmd_run, file, "--random-inputs", "1", "--check", "--poison",
                 "--rtol", tolerance, "--atol", tolerance, "--stats", stats,
                 "--optimize=ring-attention,force-variant:%d" % rng.randrange(1, 9)],
                capture_output=True, text=True, timeout=300, check=False)
            if done.returncode == 0:
                with open(stats, encoding="utf-8") as written:
                    is_ring = "attention runs as a ring" in written.read()
                changes += is_ring
                if is_ring and attention.moves:
                    failures += 1
                    print("seed %d: the rows of a ring move" % seed)
            else:
                failures += 1
                with open(file, encoding="utf-8") as source:
                    print("seed %d:\n%s\n%s" % (seed, done.stderr[-2000:], source.read()))
    print("%d programs, %d changed, %d failed" % (arguments.count, changes, failures))
    sys.exit(1 if failures or changes < arguments.rings else 0)


if __name__ == "__main__":
    main()
