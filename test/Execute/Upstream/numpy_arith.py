"""arith, math and linalg against NumPy, see numpy_ops.py."""
import math

import numpy as np

from numpy_program import FLOATS, Program, away, convolve, each, ends, maximum, minimum, pairs, wide


def float_program():
    p = Program("arith and math on f32")
    a, b = pairs(FLOATS)
    x, y = p.argument(a), p.argument(b)
    for op, function in [("addf", np.add), ("subf", np.subtract), ("mulf", np.multiply), ("divf", np.divide),
                         ("remf", np.fmod), ("maximumf", maximum), ("minimumf", minimum)]:
        p.op("arith." + op, [x, y], function(a, b), signs=True)
    p.op("arith.maxnumf", [x, y], np.fmax(a, b))
    p.op("arith.minnumf", [x, y], np.fmin(a, b))
    p.op("arith.negf", [x], -a, signs=True)
    unordered = np.isnan(a) | np.isnan(b)
    ordered = [None, np.equal, np.greater, np.greater_equal, np.less, np.less_equal, np.not_equal]
    for number in range(16):
        if number in (0, 15):
            expected = np.full(a.shape, number == 15)
        elif number in (7, 14):
            expected = unordered if number == 14 else ~unordered
        else:
            expected = ordered[number if number < 7 else number - 7](a, b)
            expected = (expected & ~unordered) if number < 7 else (expected | unordered)
        p.op("arith.cmpf", [x, y], expected, attributes="{predicate = %d : i64}" % number)
    p.op("math.copysign", [x, y], np.copysign(a, b), signs=True)
    p.op("math.atan2", [x, y], wide(np.arctan2)(a, b), signs=True)
    p.op("math.powf", [x, y], wide(np.power)(a, b))
    p.op("math.fma", [x, y, x], (a.astype(np.longdouble) * b + a).astype(np.float32), signs=True)
    for op, function in [("absf", np.abs), ("ceil", np.ceil), ("floor", np.floor), ("trunc", np.trunc),
                         ("roundeven", np.rint), ("round", away), ("sqrt", np.sqrt)]:
        p.op("math." + op, [x], function(a).astype(np.float32), signs=True)
    for op, function in [
            ("exp", np.exp), ("exp2", np.exp2), ("expm1", np.expm1), ("log", np.log), ("log1p", np.log1p),
            ("log2", np.log2), ("log10", np.log10), ("rsqrt", lambda v: 1 / np.sqrt(v)), ("cbrt", np.cbrt),
            ("atan", np.arctan), ("asin", np.arcsin), ("acos", np.arccos), ("sinh", np.sinh), ("cosh", np.cosh),
            ("tanh", np.tanh), ("asinh", np.arcsinh), ("acosh", np.arccosh), ("atanh", np.arctanh),
            ("erf", each(math.erf)), ("erfc", each(math.erfc))]:
        p.op("math." + op, [x], wide(function)(a))
    near = np.where(np.abs(a) > 1e6, np.float32(2.25), a)
    small = p.argument(near)
    for op, function in [("sin", np.sin), ("cos", np.cos), ("tan", np.tan)]:
        p.op("math." + op, [small], wide(function)(near))
    p.op("math.sincos", [small], wide(np.sin)(near), wide(np.cos)(near))
    low, high = np.full_like(a, -1), np.full_like(a, 2)
    p.op("math.clampf", [x, p.argument(low), p.argument(high)], minimum(maximum(a, low), high))
    p.op("arith.select", [p.argument(a < b), x, y], np.where(a < b, a, b), signs=True)
    p.op("math.isnan", [x], np.isnan(a))
    p.op("math.isinf", [x], np.isinf(a))
    p.op("math.isfinite", [x], np.isfinite(a))
    p.op("math.isnormal", [x], np.isfinite(a) & (np.abs(a) >= np.finfo(np.float32).tiny))
    powers = np.resize(np.array([0, 1, 2, 3, -1, -2, 5], np.int32), a.shape)
    p.op("math.fpowi", [x, p.argument(powers)], (a.astype(np.float64) ** powers).astype(np.float32))
    return p


def conversions():
    p = Program("conversions")
    a = np.append(FLOATS, np.array([65504, 65519.9, 65520, 6e-8, 1 + 2 ** -11, 1 + 3 * 2 ** -11], np.float32))
    x = p.argument(a)
    p.op("arith.truncf", [x], a.astype(np.float16))
    p.op("arith.extf", [x], a.astype(np.float64))
    p.op("arith.bitcast", [x], a.view(np.int32))
    p.op("arith.truncf", [p.argument(a.astype(np.float64) * 1.0000001)],
         (a.astype(np.float64) * 1.0000001).astype(np.float32))
    inside = np.array([0, -0.0, 0.99, -0.99, 1.5, -1.5, 126.9, -127.9, 2147483520, -2147483648], np.float32)
    p.op("arith.fptosi", [p.argument(inside)], np.trunc(inside).astype(np.int32))
    positive = np.array([0, 0.99, 1.5, 2147483648, 4294967040, 3e9, 7], np.float32)
    p.op("arith.fptoui", [p.argument(positive)], positive.astype(np.uint32).view(np.int32))
    for bits in (8, 16, 32, 64):
        n = ends(bits)
        v = p.argument(n)
        unsigned = n.view("uint%d" % bits)
        p.op("arith.sitofp", [v], n.astype(np.float32))
        p.op("arith.uitofp", [v], unsigned.astype(np.float32))
        if bits < 64:
            p.op("arith.extsi", [v], n.astype(np.int64))
            p.op("arith.extui", [v], unsigned.astype(np.int64))
        if bits > 8:
            p.op("arith.trunci", [v], n.astype(np.int8))
            p.op("arith.trunci", [v], (n & 1).astype(bool), title="arith.trunci to i1")
        index = "tensor<%dxindex>" % len(n)
        for op, expected in [("index_cast", n), ("index_castui", unsigned)]:
            made, = p.raw("arith." + op, [v], [index])
            p.op("arith.index_cast", [made], expected.astype(np.int64), title="arith.%s of i%d" % (op, bits))
    bits = np.array([True, False, True, True, False])
    b = p.argument(bits)
    p.op("arith.extui", [b], bits.astype(np.int32))
    p.op("arith.extsi", [b], -bits.astype(np.int32))
    p.op("arith.sitofp", [b], -bits.astype(np.float32))
    p.op("arith.uitofp", [b], bits.astype(np.float32))
    return p


def integers(bits):
    p = Program("arith and math on i%d" % bits)
    a, b = pairs(ends(bits))
    kind, unsigned = a.dtype, "uint%d" % bits
    ua, ub = a.view(unsigned), b.view(unsigned)
    big, bigger = a.astype(object), b.astype(object)
    ubig, ubigger = ua.astype(object), ub.astype(object)

    def fit(values):
        return np.array([int(v) % 2 ** bits for v in values], unsigned).view(kind)

    x, y = p.argument(a), p.argument(b)
    for op, expected in [("addi", big + bigger), ("subi", big - bigger), ("muli", big * bigger), ("andi", big & bigger),
                     ("ori", big | bigger), ("xori", big ^ bigger), ("maxsi", np.maximum(a, b)),
                     ("minsi", np.minimum(a, b)), ("maxui", np.maximum(ua, ub)), ("minui", np.minimum(ua, ub))]:
        p.op("arith." + op, [x, y], fit(expected))
    for number, expected in enumerate([a == b, a != b, a < b, a <= b, a > b, a >= b, ua < ub, ua <= ub, ua > ub, ua >= ub]):
        p.op("arith.cmpi", [x, y], expected, attributes="{predicate = %d : i64}" % number)
    # Divisors other than zero, and no quotient beyond the end.
    nonzero = np.where((b == 0) | ((b == -1) & (a == np.iinfo(kind).min)), 3, b).astype(kind)
    c, uc = nonzero.astype(object), nonzero.view(unsigned).astype(object)
    z = p.argument(nonzero)
    floor = big // c
    toward = np.array([abs(i) // abs(j) * (1 if (i < 0) == (j < 0) else -1) for i, j in zip(big, c)], object)
    for op, expected in [("divsi", toward), ("divui", ubig // uc), ("remsi", big - toward * c), ("remui", ubig % uc),
                     ("floordivsi", floor), ("ceildivsi", -(-big // c)), ("ceildivui", -(-ubig // uc))]:
        p.op("arith." + op, [x, z], fit(expected))
    amount = (np.arange(len(a)) % bits).astype(kind)
    s = p.argument(amount)
    p.op("arith.shli", [x, s], fit([v << int(n) for v, n in zip(ubig, amount)]))
    p.op("arith.shrui", [x, s], fit([v >> int(n) for v, n in zip(ubig, amount)]))
    p.op("arith.shrsi", [x, s], fit([v >> int(n) for v, n in zip(big, amount)]))
    p.op("arith.addui_extended", [x, y], fit(ubig + ubigger), (ubig + ubigger >= 2 ** bits).astype(bool))
    for op, product in [("mulsi_extended", big * bigger), ("mului_extended", ubig * ubigger)]:
        p.op("arith." + op, [x, y], fit(product), fit([v >> bits for v in product]))
    p.op("math.absi", [x], fit(abs(big)))
    p.op("math.ctpop", [x], fit([bin(v).count("1") for v in ubig]))
    p.op("math.ctlz", [x], fit([bits - int(v).bit_length() for v in ubig]))
    p.op("math.cttz", [x], fit([bits if v == 0 else (v & -v).bit_length() - 1 for v in ubig.tolist()]))
    power = (np.arange(len(a)) % 6).astype(kind)
    p.op("math.ipowi", [x, p.argument(power)], fit([int(v) ** int(n) for v, n in zip(big, power)]))
    return p


def structured():
    """linalg's named ops whose bodies hold more than one op, or read bytes without sign."""
    p = Program("linalg")
    random = np.random.default_rng(6)
    a, b = pairs(FLOATS)
    for op, expected in [("add", a + b), ("sub", a - b), ("mul", a * b), ("div", a / b), ("max", maximum(a, b)),
                     ("min", minimum(a, b)), ("powf", wide(np.power)(a, b)), ("exp", wide(np.exp)(a)),
                     ("log", wide(np.log)(a)), ("abs", np.abs(a)), ("ceil", np.ceil(a)), ("floor", np.floor(a)),
                     ("negf", -a), ("reciprocal", 1 / a), ("round", away(a)), ("sqrt", np.sqrt(a)),
                     ("rsqrt", wide(lambda v: 1 / np.sqrt(v))(a)), ("square", a * a), ("tanh", wide(np.tanh)(a)),
                     ("erf", wide(each(math.erf))(a))]:
        inputs = [a, b] if op in ("add", "sub", "mul", "div", "max", "min", "powf") else [a]
        p.named(op, inputs, expected, np.zeros_like(a))
    m, n = pairs(ends(32))
    n = np.where(n == 0, 3, n).astype(np.int32)
    wide_n = np.where((n == -1) & (m == -2 ** 31), 3, n).astype(np.int32)
    for op, expected in [("add", m + n), ("mul", m * n), ("max", np.maximum(m, n)), ("min", np.minimum(m, n))]:
        p.named(op, [m, n], expected, np.zeros_like(m))
    p.named("div", [m, wide_n], np.trunc(m / wide_n.astype(np.float64)).astype(np.int32), np.zeros_like(m))
    p.named("div_unsigned", [m, n], (m.view(np.uint32) // n.view(np.uint32)).view(np.int32), np.zeros_like(m))
    left, right = (random.integers(-128, 128, s).astype(np.int8) for s in ((5, 7), (7, 4)))
    start = random.integers(-9, 9, (5, 4)).astype(np.int32)
    i, j = left.astype(np.int32), right.astype(np.int32)
    p.named("matmul", [left, right], start + i @ j, start)
    p.named("matmul", [left, right], start + (i & 255) @ (j & 255), start, "{cast = #linalg.type_fn<cast_unsigned>}")
    points = [np.array(v, np.int32) for v in (3, -7)]
    p.named("quantized_matmul", [left, right] + points, start + (i - 3) @ (j + 7), start)
    p.named("quantized_batch_matmul", [left[None], right[None]] + points, (start + (i - 3) @ (j + 7))[None],
            start[None])
    byte_windows(p, random, points)
    rows = np.where(np.abs(FLOATS) > 1e6, np.float32(3), FLOATS)[:22].reshape(2, 11).repeat(2, 0)
    rows[0], rows[1, 3] = np.linspace(-90, 90, 11), -np.inf
    for dim in (0, 1):
        grown = np.exp(rows.astype(np.float64) - rows.max(1, keepdims=True))
        p.op("linalg.softmax", [p.argument(rows, dim), p.argument(np.zeros_like(rows))],
             (grown / grown.sum(1, keepdims=True)).astype(np.float32), attributes="{dimension = 1 : i64}")
    return p


def byte_windows(p, random, points):
    image = random.integers(-128, 128, (2, 8, 5, 3)).astype(np.int8)
    kernel = random.integers(-9, 9, (4, 3, 2, 3)).astype(np.int8)
    expected = convolve(image.astype(np.int32) - 3, kernel.astype(np.int32) + 7, np.zeros(4, np.int32), [(0, 0)] * 2,
                    (1, 1), (1, 1))
    p.named("conv_2d_nhwc_hwcf_q", [image, kernel.transpose(1, 2, 3, 0).copy()] + points, expected, np.zeros_like(expected))
    p.named("conv_2d_nchw_fchw_q", [image.transpose(0, 3, 1, 2).copy(), kernel.transpose(0, 3, 1, 2).copy()] + points,
            expected.transpose(0, 3, 1, 2).copy(), np.zeros((2, 4, 6, 4), np.int32))
    window = np.zeros((3, 2), np.int32)
    for kind in ("", "_unsigned"):
        seen = image.view(np.uint8) if kind else image
        views = np.lib.stride_tricks.sliding_window_view(seen, (3, 2), (1, 2)).astype(np.int32)
        lowest = np.full((2, 6, 4, 3), 0 if kind else -2 ** 31, np.int32)
        p.named("pooling_nhwc_max" + kind, [image, window], views.max((-1, -2)), lowest)
        p.named("pooling_nhwc_min" + kind, [image, window], views.min((-1, -2)), np.full_like(lowest, 2 ** 31 - 1))
