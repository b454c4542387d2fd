"""tosa beside NumPy, see numpy_ops.py. The formulas are the TOSA specification's, version 1.0."""
import math

import numpy as np

from numpy_program import FLOATS, Program, convolve, each, ends, maximum, minimum, pairs, wide


def sigmoid(v):
    return 1 / (1 + np.exp(-v))


def tosa_floats():
    p = Program("tosa on f32")
    a, b = pairs(FLOATS)
    x, y = p.argument(a), p.argument(b)
    zero = p.constant(np.zeros(1, np.float32))
    shift = p.constant(np.zeros(1, np.int8))
    for op, expected in [("add", a + b), ("sub", a - b), ("maximum", maximum(a, b)), ("minimum", minimum(a, b)),
                     ("abs", np.abs(a)), ("ceil", np.ceil(a)), ("floor", np.floor(a)),
                     ("reciprocal", 1 / a)]:
        operands = [x] if op in ("abs", "ceil", "floor", "reciprocal") else [x, y]
        p.op("tosa." + op, operands, expected.astype(np.float32), signs=op not in ("maximum", "minimum"))
    p.op("tosa.mul", [x, y, shift], a * b, signs=True)
    p.op("tosa.negate", [x, zero, zero], -a)
    ignore = '<{nan_mode = #tosa.nan_mode<IGNORE>}>'
    p.op("tosa.maximum", [x, y], np.fmax(a, b), attributes=ignore)
    p.op("tosa.minimum", [x, y], np.fmin(a, b), attributes=ignore)
    p.op("tosa.pow", [x, y], wide(np.power)(a, b))
    for op, expected in [("equal", a == b), ("greater", a > b), ("greater_equal", a >= b)]:
        p.op("tosa." + op, [x, y], expected)
    p.op("tosa.select", [p.argument(a < b), x, y], np.where(a < b, a, b))
    clamped = maximum(minimum(a, np.full_like(a, 2)), np.full_like(a, -1))
    limits = "min_val = -1.0 : f32, max_val = 2.0 : f32"
    p.op("tosa.clamp", [x], clamped, attributes="<{%s}>" % limits)
    p.op("tosa.clamp", [x], np.where(np.isnan(a), np.float32(-1), clamped),
         attributes="<{%s, nan_mode = #tosa.nan_mode<IGNORE>}>" % limits)
    for op, function in [("exp", np.exp), ("log", np.log), ("rsqrt", lambda v: 1 / np.sqrt(v)), ("tanh", np.tanh),
                         ("erf", each(math.erf)), ("sigmoid", sigmoid)]:
        p.op("tosa." + op, [x], wide(function)(a))
    near = np.where(np.abs(a) > 1e6, np.float32(2.25), a)
    small = p.argument(near)
    p.op("tosa.sin", [small], wide(np.sin)(near))
    p.op("tosa.cos", [small], wide(np.cos)(near))
    p.op("tosa.identity", [x], a, signs=True)
    numbers = a[~np.isnan(a)]
    n = p.argument(numbers)
    for kind in ("int8", "int16", "int32"):
        info = np.iinfo(kind)
        p.op("tosa.cast", [n], np.clip(np.rint(numbers.astype(np.float64)), info.min, info.max).astype(kind))
    p.op("tosa.cast", [n], numbers != 0)
    p.op("tosa.cast", [n], numbers.astype(np.float16))
    reduces(p)
    return p


def reduces(p):
    rows = np.array([[1, 2, 3, -4, 5], [np.nan, 1, 2, 0, -1], [-0.0, 0, -0.0, 0, 0], [np.inf, 1, 2, 3, 4],
                     [np.nan] * 5, [-np.inf, -5, -6, -7, -8], [3, 3, 1, 3, 0]], np.float32)
    for axis in (0, 1):
        r = p.argument(rows, 1 - axis)
        sharded = p.argument(rows, axis)
        for operand in (r, sharded):
            for op, function in [("sum", np.sum), ("product", np.prod), ("max", np.max), ("min", np.min)]:
                p.op("tosa.reduce_" + op, [operand], function(rows, axis, keepdims=True),
                     attributes="<{axis = %d : i32}>" % axis)
            for op, function in [("max", np.fmax), ("min", np.fmin)]:
                p.op("tosa.reduce_" + op, [operand], function.reduce(rows, axis, keepdims=True),
                     attributes="<{axis = %d : i32, nan_mode = #tosa.nan_mode<IGNORE>}>" % axis)
            p.op("tosa.argmax", [operand], np.argmax(rows, axis).astype(np.int32),
                 attributes="<{axis = %d : i32}>" % axis)
            without_nan = np.where(np.isnan(rows), -np.inf, rows)
            p.op("tosa.argmax", [operand], np.argmax(without_nan, axis).astype(np.int32),
                 attributes="<{axis = %d : i32, nan_mode = #tosa.nan_mode<IGNORE>}>" % axis)
            truth = rows > 0
            flags = p.argument(truth, axis)
            p.op("tosa.reduce_any", [flags], truth.any(axis, keepdims=True), attributes="<{axis = %d : i32}>" % axis)
            p.op("tosa.reduce_all", [flags], truth.all(axis, keepdims=True), attributes="<{axis = %d : i32}>" % axis)


def tosa_integers():
    p = Program("tosa on i32 and i8")
    # Sums and products stay within i32, as the specification requires.
    a, b = pairs(np.array([0, 1, -1, 2, -2, 7, -7, 100, -100, 12345, -12345, 46340, -46340], np.int32))
    x, y = p.argument(a), p.argument(b)
    for op, expected in [("add", a + b), ("sub", a - b), ("maximum", np.maximum(a, b)), ("minimum", np.minimum(a, b)),
                     ("bitwise_and", a & b), ("bitwise_or", a | b), ("bitwise_xor", a ^ b)]:
        p.op("tosa." + op, [x, y], expected)
    for op, expected in [("equal", a == b), ("greater", a > b), ("greater_equal", a >= b)]:
        p.op("tosa." + op, [x, y], expected)
    for shift in (0, 1, 5):
        product = a.astype(np.int64) * b
        product = (product + (1 << shift >> 1)) >> shift
        p.op("tosa.mul", [x, y, p.constant(np.array([shift], np.int8))], product.astype(np.int32),
             title="tosa.mul shift %d" % shift)
    divisor = np.where(b == 0, 3, b).astype(np.int32)
    p.op("tosa.intdiv", [x, p.argument(divisor)], np.trunc(a / divisor).astype(np.int32))
    e = ends(32)
    v = p.argument(e)
    amounts = np.resize(np.array([0, 1, 5, 30, 31], np.int32), e.shape)
    s = p.argument(amounts)
    p.op("tosa.logical_left_shift", [v, s], (e.view(np.uint32) << amounts.view(np.uint32)).view(np.int32))
    p.op("tosa.logical_right_shift", [v, s], (e.view(np.uint32) >> amounts.view(np.uint32)).view(np.int32))
    for rounds in (False, True):
        shifted = e.astype(np.int64) >> amounts
        if rounds:
            shifted += np.where(amounts > 0, (e.astype(np.int64) >> np.maximum(amounts - 1, 0)) & 1, 0)
        p.op("tosa.arithmetic_right_shift", [v, s], shifted.astype(np.int32),
             attributes="<{round = %s}>" % str(rounds).lower())
    p.op("tosa.bitwise_not", [v], ~e)
    p.op("tosa.clz", [v], np.array([32 - int(n).bit_length() for n in e.view(np.uint32)], np.int32))
    inside = np.maximum(e, -np.iinfo(np.int32).max)
    i = p.argument(inside)
    zero = p.constant(np.zeros(1, np.int32))
    p.op("tosa.abs", [i], np.abs(inside))
    p.op("tosa.negate", [i, zero, zero], -inside)
    p.op("tosa.clamp", [v], np.clip(e, -5, 70), attributes="<{min_val = -5 : i32, max_val = 70 : i32}>")
    bytes_and_tables(p)
    left, right = np.array([0, 0, 1, 1], bool), np.array([0, 1, 0, 1], bool)
    c, d = p.argument(left), p.argument(right)
    for op, expected in [("and", left & right), ("or", left | right), ("xor", left ^ right)]:
        p.op("tosa.logical_" + op, [c, d], expected)
    p.op("tosa.logical_not", [c], ~left)
    for kind in ("int8", "int16"):
        p.op("tosa.cast", [v], e.astype(kind))
    p.op("tosa.cast", [v], e != 0)
    p.op("tosa.cast", [v], e.astype(np.float32))
    p.op("tosa.cast", [c], left.astype(np.int32))
    for op, function in [("sum", np.sum), ("max", np.max), ("min", np.min)]:
        table = a[:168].reshape(8, 21)
        p.op("tosa.reduce_" + op, [p.argument(table)], function(table, 0, keepdims=True).astype(np.int32),
             attributes="<{axis = 0 : i32}>")
    rescales(p)
    return p


def bytes_and_tables(p):
    small = ends(8)
    t = p.argument(small)
    low, three = p.constant(np.array([-3], np.int8)), p.constant(np.array([5], np.int8))
    p.op("tosa.negate", [t, low, three], np.clip(5 - (small.astype(np.int32) + 3), -128, 127).astype(np.int8),
         title="tosa.negate with zero points")
    entries = np.arange(256, dtype=np.int64) * 37 % 256 - 128
    p.op("tosa.table", [t, p.constant(entries.astype(np.int8))], entries[small.astype(int) + 128].astype(np.int8))
    entries = (np.arange(513, dtype=np.int64) ** 2 // 9 - 12000).astype(np.int16)
    middle = ends(16)
    at = middle.astype(np.int64) + 32768
    base, slope = entries.astype(np.int64)[at >> 7], np.diff(entries.astype(np.int64))[at >> 7]
    p.op("tosa.table", [p.argument(middle), p.constant(entries)], ((base << 7) + slope * (at & 127)).astype(np.int32),
         title="tosa.table of i16")


def rescales(p):
    """RESCALE of the specification: (value - zero) * multiplier, rounded as it shifts, into the type's ends."""
    values = np.array([[0, 1, -1], [127, -128, 64], [5, -5, 33], [100, -100, 2]], np.int8)
    multipliers, shifts = np.array([1 << 30, 1518500250, 2 ** 31 - 1]), np.array([30, 33, 31])
    for rounding in ("SINGLE_ROUND", "DOUBLE_ROUND"):
        product = (values.astype(np.int64) - 4) * multipliers
        half = np.int64(1) << (shifts - 1)
        if rounding == "DOUBLE_ROUND":
            half = half + np.where(shifts > 31, np.where(values.astype(np.int64) - 4 >= 0, 1 << 30, -(1 << 30)), 0)
        expected = np.clip(((product + half) >> shifts) - 9, -128, 127).astype(np.int8)
        p.op("tosa.rescale", [p.argument(values), p.constant(multipliers.astype(np.int32)),
                              p.constant(shifts.astype(np.int8)), p.constant(np.array([4], np.int8)),
                              p.constant(np.array([-9], np.int8))], expected,
             attributes="<{scale32 = true, rounding_mode = #tosa.rounding_mode<%s>, per_channel = true, "
                        "input_unsigned = false, output_unsigned = false}>" % rounding)


def moves():
    p = Program("tosa's moves")
    a = np.arange(5 * 4 * 3, dtype=np.float32).reshape(5, 4, 3)
    for dim in range(3):
        x = p.argument(a, dim)
        p.op("tosa.transpose", [x], a.transpose(2, 0, 1), attributes="<{perms = array<i32: 2, 0, 1>}>")
        p.op("tosa.reverse", [x], a[:, ::-1], attributes="<{axis = 1 : i32}>")
        p.op("tosa.concat", [x, x], np.concatenate([a, a], dim), attributes="<{axis = %d : i32}>" % dim)
        p.op("tosa.reshape", [x, p.shape([10, 6])], a.reshape(10, 6))
        p.op("tosa.tile", [x, p.shape([2, 1, 3])], np.tile(a, (2, 1, 3)))
        p.op("tosa.slice", [x, p.shape([1, 0, 1]), p.shape([3, 4, 2])], a[1:4, :, 1:])
        p.op("tosa.pad", [x, p.shape([1, 0, 0, 2, 1, 1]), p.constant(np.array([9], np.float32))],
             np.pad(a, [(1, 0), (0, 2), (1, 1)], constant_values=9))
        at = np.array([[3, 0, 1], [0, 0, 2], [1, 1, 1], [3, 2, 1], [2, 2, 2]], np.int32)
        p.op("tosa.gather", [x, p.argument(at)], np.take_along_axis(a, at[:, :, None], 1))
        new = -np.ones((5, 2, 3), np.float32)
        places = np.array([[3, 0], [0, 2], [1, 2], [3, 2], [2, 0]], np.int32)
        expected = a.copy()
        np.put_along_axis(expected, places[:, :, None], new, 1)
        p.op("tosa.scatter", [x, p.argument(places), p.argument(new)], expected)
    re, im = np.random.default_rng(1).standard_normal((2, 3, 4, 8)).astype(np.float32)
    for dim in range(3):
        x, y = p.argument(re, dim), p.argument(im, dim)
        f = np.fft.fft2(re + 1j * im)
        p.op("tosa.fft2d", [x, y], f.real.astype(np.float32), f.imag.astype(np.float32),
             attributes="<{inverse = false}>")
        f = np.fft.ifft2(re + 1j * im) * 32
        p.op("tosa.fft2d", [x, y], f.real.astype(np.float32), f.imag.astype(np.float32),
             attributes="<{inverse = true}>")
        f = np.fft.rfft2(re)
        p.op("tosa.rfft2d", [x], f.real.astype(np.float32), f.imag.astype(np.float32))
    return p


def windows():
    """Convolutions and pools; of bytes with zero points: what is padded stands for nothing."""
    p = Program("tosa's windows")
    random = np.random.default_rng(3)
    for kind, acc in ((np.float32, "f32"), (np.int8, "i32")):
        sums = np.float32 if kind == np.float32 else np.int32
        def make(*shape):
            return random.integers(-9, 10, shape).astype(kind)
        zeros = (0, 0) if kind == np.float32 else (3, -2)
        points = [p.constant(np.array([z], kind)) for z in zeros]
        a, w = make(2, 9, 7, 4), make(6, 3, 2, 4)
        bias = make(6).astype(sums)
        deep, depth, d_bias = make(2, 5, 4, 5, 2), make(3, 2, 3, 2, 2), make(3).astype(sums)
        shift = lambda v, i: v.astype(sums) - sums(zeros[i])
        for dim in range(4):
            x = p.argument(a, dim)
            name = " of %s, dimension %d sharded" % (acc, dim)
            p.op("tosa.conv2d", [x, p.replicated(w), p.replicated(bias)] + points,
                 convolve(shift(a, 0), shift(w, 1), bias, [(1, 1), (0, 1)], (2, 1), (1, 2)),
                 attributes="<{acc_type = %s, pad = array<i64: 1, 1, 0, 1>, stride = array<i64: 2, 1>, "
                            "dilation = array<i64: 1, 2>}>" % acc, title="tosa.conv2d" + name)
            each_w, many = make(3, 2, 4, 2), make(8).astype(sums)
            expected = np.stack([convolve(shift(a, 0)[..., c:c + 1], shift(each_w, 1)[:, :, c, m][None, :, :, None],
                                      many[2 * c + m:2 * c + m + 1], [(1, 1), (1, 0)], (1, 2), (1, 1))[..., 0]
                             for c in range(4) for m in range(2)], -1)
            p.op("tosa.depthwise_conv2d", [x, p.replicated(each_w), p.replicated(many)] + points, expected,
                 attributes="<{acc_type = %s, pad = array<i64: 1, 1, 1, 0>, stride = array<i64: 1, 2>, "
                            "dilation = array<i64: 1, 1>}>" % acc, title="tosa.depthwise_conv2d" + name)
            expected = np.zeros((2, 19, 8, 6), sums) + bias
            for y, z, i, j in np.ndindex(9, 7, 3, 2):
                expected[:, 2 * y + i, z + j] += np.einsum("nc,oc->no", shift(a, 0)[:, y, z], shift(w, 1)[:, i, j])
            p.op("tosa.transpose_conv2d", [x, p.replicated(w), p.replicated(bias)] + points, expected,
                 attributes="<{acc_type = %s, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 1>}>" % acc,
                 title="tosa.transpose_conv2d" + name)
            pools(p, x, a, kind, points, zeros, acc, name)
        for dim in range(5):
            p.op("tosa.conv3d", [p.argument(deep, dim), p.replicated(depth), p.replicated(d_bias)] + points,
                 convolve(shift(deep, 0), shift(depth, 1), d_bias, [(1, 1), (0, 0), (1, 0)], (1, 1, 2), (1, 1, 1)),
                 attributes="<{acc_type = %s, pad = array<i64: 1, 1, 0, 0, 1, 0>, stride = array<i64: 1, 1, 2>, "
                            "dilation = array<i64: 1, 1, 1>}>" % acc, title="tosa.conv3d %s, %d sharded" % (acc, dim))
        left, right = make(2, 5, 7), make(2, 7, 4)
        for dim in range(3):
            p.op("tosa.matmul", [p.argument(left, dim), p.replicated(right)] + points,
                 shift(left, 0) @ shift(right, 1), title="tosa.matmul %s, dimension %d sharded" % (acc, dim))
    return p


def pools(p, x, a, kind, points, zeros, acc, name):
    padded = np.pad(a.astype(np.float64), [(0, 0), (1, 1), (0, 1), (0, 0)], constant_values=-np.inf)
    views = np.lib.stride_tricks.sliding_window_view(padded, (3, 2), (1, 2))[:, ::2]
    sizes = "kernel = array<i64: 3, 2>, pad = array<i64: 1, 1, 0, 1>, stride = array<i64: 2, 1>"
    p.op("tosa.max_pool2d", [x], views.max((-1, -2)).astype(kind), attributes="<{%s}>" % sizes,
         title="tosa.max_pool2d" + name)
    count = np.isfinite(views).sum((-1, -2))
    total = np.where(np.isfinite(views), views - zeros[0], 0).sum((-1, -2))
    mean = total / count
    if kind == np.int8:
        # The specification's reciprocal: 30 bits beyond the count's own, halves away from nothing.
        bits = np.array([32 - (32 - int(n - 1).bit_length()) for n in count.ravel()]).reshape(count.shape)
        multiplier = (((1 << 30) + 1) << bits) // count
        shift = 30 + bits
        mean = (total.astype(np.int64) * multiplier + (np.int64(1) << (shift - 1))) >> shift
        mean = np.clip(mean + zeros[1], -128, 127)
    p.op("tosa.avg_pool2d", [x] + points, mean.astype(kind), attributes="<{%s, acc_type = %s}>" % (sizes, acc),
         title="tosa.avg_pool2d" + name)


def resizes():
    """RESIZE of the specification: positions are fractions of the scale."""
    p = Program("tosa.resize")
    random = np.random.default_rng(4)
    for kind in (np.float32, np.int8):
        a = random.integers(-9, 10, (2, 5, 4, 3)).astype(kind)
        for (n, d), offset, border in [((4, 2), 0, 2), ((3, 1), -1, 1), ((2, 3), 1, 0)]:
            sizes = [((s - 1) * n - offset + border) // d + 1 for s in a.shape[1:3]]
            if any(((s - 1) * n - offset + border) % d for s in a.shape[1:3]):
                continue
            for mode in ("NEAREST_NEIGHBOR", "BILINEAR"):
                expected = np.zeros((2, sizes[0], sizes[1], 3), kind if mode[0] == "N" or kind == np.float32 else np.int32)
                for y, x in np.ndindex(*sizes):
                    expected[:, y, x] = resized(a, (y, x), n, d, offset, mode, expected.dtype)
                for dim in range(4):
                    p.op("tosa.resize", [p.argument(a, dim), p.shape([n, d, n, d]), p.shape([offset, offset]),
                                         p.shape([border, border])], expected,
                         attributes="<{mode = #tosa.resize_mode<%s>}>" % mode,
                         title="tosa.resize %s %s by %d/%d, dimension %d sharded" % (mode, kind.__name__, n, d, dim))
    return p


def resized(a, place, n, d, offset, mode, kind):
    low, high, part = [], [], []
    for size, at in zip(a.shape[1:3], place):
        position = at * d + offset
        index = position // n
        part.append(position - index * n)
        low.append(min(max(index, 0), size - 1))
        high.append(min(max(index + 1, 0), size - 1))
    if mode[0] == "N":
        pick = [h if 2 * f >= n else l for l, h, f in zip(low, high, part)]
        return a[:, pick[0], pick[1]]
    total = 0
    for i, j in np.ndindex(2, 2):
        weight = (part[0] if i else n - part[0]) * (part[1] if j else n - part[1])
        total = total + weight * a[:, (high if i else low)[0], (high if j else low)[1]].astype(np.int64)
    return total.astype(kind) if kind != np.float32 else (total / (n * n)).astype(kind)
