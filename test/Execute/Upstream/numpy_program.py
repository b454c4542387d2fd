"""Programs of single ops with the results of NumPy, which numpy_ops.py runs."""
import pathlib
import subprocess
import tempfile

import numpy as np

MLIR = {"float32": "f32", "float64": "f64", "float16": "f16", "int8": "i8", "int16": "i16", "int32": "i32",
        "int64": "i64", "bool": "i1"}


def type_of(array):
    return "tensor<%s>" % "x".join([str(size) for size in array.shape] + [MLIR[str(array.dtype)]])


class Program:
    """A function, the values of its arguments and its expected results."""

    def __init__(self, name):
        self.name, self.lines, self.arguments, self.results, self.names = name, [], [], [], []
        self.count = 0

    def argument(self, array, dim=0):
        self.arguments.append((array, dim))
        return "%%a%d" % (len(self.arguments) - 1), type_of(array)

    def replicated(self, array):
        """An argument that no axis shards."""
        return self.argument(array, None)

    def raw(self, op, operands, types, attributes=""):
        self.count += 1
        value = "%%v%d" % self.count
        many = "" if len(types) == 1 else ":%d" % len(types)
        self.lines.append('  %s%s = "%s"(%s) %s : (%s) -> (%s)' % (
            value, many, op, ", ".join(name for name, _ in operands), attributes,
            ", ".join(type for _, type in operands), ", ".join(types)))
        return [(value if not many else "%s#%d" % (value, i), type) for i, type in enumerate(types)]

    def expect(self, value, array, title):
        self.results.append((value, array))
        self.names.append(title)

    def op(self, op, operands, *expected, attributes="", title=None, signs=False):
        values = self.raw(op, operands, [type_of(array) for array in expected], attributes)
        for value, array in zip(values, expected):
            self.expect(value, array, title or "%s %s" % (op, attributes))
            if signs:
                self.expect_signs(value, array, title or op)

    def expect_signs(self, value, array, title):
        """1 or -1; 1 for NaN."""
        one = self.replicated(np.ones(array.shape, array.dtype))
        signed, = self.raw("math.copysign", [one, value], [value[1]])
        isnan, = self.raw("arith.cmpf", [value, value], [type_of(array == 0)], "{predicate = 14 : i64}")
        known, = self.raw("arith.select", [isnan, one, signed], [value[1]])
        self.expect(known, np.where(np.isnan(array), 1, np.copysign(1, array)).astype(array.dtype), title + ", sign")

    def named(self, op, inputs, expected, start, attributes=""):
        """A named op of linalg, its arguments sharded along their first dimension."""
        operands = [self.argument(array, 0 if array.ndim else None) for array in inputs + [start]]
        many = [", ".join(name for name, _ in part) + " : " + ", ".join(type for _, type in part)
                for part in (operands[:-1], operands[-1:])]
        self.count += 1
        value = "%%v%d" % self.count
        self.lines.append("  %s = linalg.%s %s ins(%s) outs(%s) -> %s" % (
            value, op, attributes, many[0], many[1], type_of(start)))
        self.expect((value, type_of(start)), expected.astype(start.dtype), "linalg.%s %s" % (op, attributes))

    def constant(self, array, op="tosa.const", key="values"):
        numbers = np.asarray(array)
        kind = "tensor<%s>" % "x".join([str(size) for size in numbers.shape] + [MLIR[str(numbers.dtype)]])
        return self.raw(op, [], [kind], "{%s = dense<%s> : %s}" % (key, numbers.tolist(), kind))[0]

    def shape(self, numbers):
        count = len(numbers)
        return self.raw("tosa.const_shape", [], ["!tosa.shape<%d>" % count],
                        "{values = dense<%s> : tensor<%dxindex>}" % (list(numbers), count))[0]

    def text(self):
        arguments = []
        for i, (array, dim) in enumerate(self.arguments):
            sharding = "" if dim is None else " {sharding.sharding = #sharding.sharding<@mesh, [%s]>}" % ", ".join(
                '{"x"}' if d == dim else "{}" for d in range(array.ndim))
            arguments.append("%%a%d: %s%s" % (i, type_of(array), sharding))
        types = ", ".join(type for (_, type), _ in self.results)
        return 'sharding.mesh @mesh = <["x"=3]>\nfunc.func @main(%s) -> (%s) {\n%s\n  return %s : %s\n}\n' % (
            ",\n    ".join(arguments), types, "\n".join(self.lines),
            ", ".join(name for (name, _), _ in self.results), types)

    def run(self, gspmd_run):
        """The fault, or an empty text."""
        with tempfile.TemporaryDirectory() as temporary:
            folder = pathlib.Path(temporary)
            (folder / "p.mlir").write_text(self.text(), encoding="utf-8")
            np.savez(folder / "in.npz", **{"a%d" % i: array for i, (array, _) in enumerate(self.arguments)})
            np.savez(folder / "out.npz", **{"a%d" % i: array for i, (_, array) in enumerate(self.results)})
            done = subprocess.run([gspmd_run, str(folder / "p.mlir"), "--inputs", str(folder / "in.npz"), "--expect",
                                   str(folder / "out.npz"), "--poison"], capture_output=True, text=True)
        if not done.returncode:
            return ""
        errors = [line for line in done.stderr.splitlines() if line.strip()]
        return "\n".join("  " + self.titled(line) for line in errors[:40]) or "  exit code %d" % done.returncode

    def titled(self, line):
        for i in reversed(range(len(self.names))):
            line = line.replace("result a%d differs" % i, "%s differs" % self.names[i])
        return line


FLOATS = np.array([np.nan, np.inf, -np.inf, 0.0, -0.0, 1, -1, 0.5, -0.5, 1.5, -1.5, 2.5, -2.5, 3.25, -7.75, 1e-30,
                   -1e-30, 1e-40, 3.4e38, -3.4e38, 8388609, -8388609, 100, 0.1], np.float32)


def pairs(values):
    """All pairs; their number is no multiple of three."""
    left, right = np.meshgrid(values, values, indexing="ij")
    left, right = left.ravel(), right.ravel()
    count = len(left) - (1 if len(left) % 3 == 0 else 0)
    return left[:count].copy(), right[:count].copy()


def wide(function):
    """Computed in f64, rounded once."""
    return lambda *args: function(*[arg.astype(np.float64) for arg in args]).astype(np.float32)


def each(function):
    def one(*args):
        try:
            return function(*args)
        except (ValueError, OverflowError):
            return np.nan
    return np.vectorize(one, otypes=[np.float64])


def maximum(a, b):
    """NaN if one is; the zero with no sign is the greater."""
    return np.where((a == 0) & (b == 0), np.where(np.signbit(a), b, a), np.maximum(a, b)).astype(a.dtype)


def minimum(a, b):
    return np.where((a == 0) & (b == 0), np.where(np.signbit(a), a, b), np.minimum(a, b)).astype(a.dtype)


def away(a):
    rounded = np.floor(np.abs(a.astype(np.float64)) + 0.5)
    return np.copysign(rounded, a).astype(a.dtype)


def ends(bits):
    low, high = -2 ** (bits - 1), 2 ** (bits - 1) - 1
    return np.array([0, 1, -1, 2, -2, 3, 7, -7, 10, 85, -86, low, low + 1, high, high - 1, 64, -64], "int%d" % bits)


def convolve(a, w, bias, pad, stride, dilation):
    """Any number of spatial dimensions: a [n, ..., c], w [o, ..., c]."""
    rank = a.ndim - 2
    a = np.pad(a, [(0, 0)] + pad + [(0, 0)])
    sizes = [(a.shape[1 + d] - (w.shape[1 + d] - 1) * dilation[d] - 1) // stride[d] + 1 for d in range(rank)]
    out = np.zeros([a.shape[0]] + sizes + [w.shape[0]], a.dtype) + bias
    for tap in np.ndindex(*w.shape[1:-1]):
        at = tuple(slice(t * dilation[d], t * dilation[d] + (sizes[d] - 1) * stride[d] + 1, stride[d])
                   for d, t in enumerate(tap))
        out += np.einsum("...c,oc->...o", a[(slice(None),) + at], w[(slice(None),) + tap])
    return out
