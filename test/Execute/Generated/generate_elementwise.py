#!/usr/bin/env python3
"""Writes elementwise-ops-*.mlir: element-wise ops on edge values of every type.

Expectations are computed by numpy (and ml_dtypes for the types that numpy does
not have) in the widest type and rounded once. Needs numpy, scipy and
ml_dtypes. Writes into its own folder or into FOLDER; commit the result:

    python3 test/Execute/Generated/generate_elementwise.py [FOLDER]
"""
import math
import operator

import ml_dtypes
import numpy as np
import scipy.special

from program_file import COMPLEX, FLOATS, INTEGERS, SMALL_FLOATS, SMALL_INTEGERS, File


def wrap(value, bits, signed):
    value &= (1 << bits) - 1
    return value - (1 << bits) if signed and value >> (bits - 1) else value


def integer_cases(bits, signed):
    low = -(1 << (bits - 1)) if signed else 0
    high = (1 << (bits - 1)) - 1 if signed else (1 << bits) - 1
    values = [low, 0, 1, 2, 3, high]
    if signed:
        values += [-1]
    return sorted(v for v in set(values) if low <= v <= high)


def divide(a, b, signed):
    if b == 0:
        return -1
    quotient = abs(a) // abs(b)
    return quotient if (a < 0) == (b < 0) else -quotient


def remainder(a, b, signed):
    return a if b == 0 else a - b * divide(a, b, signed)


def power(a, b):
    if b >= 0:
        return a ** b if b < 200 else pow(a, b, 1 << 64)
    return {1: 1, -1: 1 if b % 2 == 0 else -1}.get(a, 0)


def integers():
    out = File("elementwise-ops-integer",
               "overflow wraps, n / 0 = -1, n % 0 = n, shifts beyond the width.")
    types = [(n, np.dtype(t).itemsize * 8, n[0] == "i")
             for n, t in INTEGERS.items()]
    types += [(n, b, s) for n, (_, b, s) in SMALL_INTEGERS.items()]
    for name, bits, signed in types:
        values = integer_cases(bits, signed)
        lhs = [a for a in values for _ in values]
        rhs = [b for _ in values for b in values]
        mask = (1 << bits) - 1

        def binary(op, function):
            out.check(op, [(lhs, name), (rhs, name)],
                      [wrap(function(a, b), bits, signed)
                       for a, b in zip(lhs, rhs)], name)
        binary("add", lambda a, b: a + b)
        binary("subtract", lambda a, b: a - b)
        binary("multiply", lambda a, b: a * b)
        binary("divide", lambda a, b: divide(a, b, signed))
        binary("remainder", lambda a, b: remainder(a, b, signed))
        binary("maximum", max)
        binary("minimum", min)
        binary("power", power)
        binary("and", lambda a, b: a & b)
        binary("or", lambda a, b: a | b)
        binary("xor", lambda a, b: a ^ b)
        binary("shift_left",
               lambda a, b: a << b if 0 <= b < bits else 0)
        binary("shift_right_logical",
               lambda a, b: (a & mask) >> b if 0 <= b < bits else 0)
        binary("shift_right_arithmetic",
               lambda a, b: wrap(a & mask, bits, True) >>
               (b if 0 <= b < bits else bits - 1))

        def unary(op, function):
            out.check(op, [(values, name)],
                      [wrap(function(a), bits, signed) for a in values], name)
        unary("negate", lambda a: -a)
        unary("not", lambda a: ~a)
        unary("popcnt", lambda a: bin(a & mask).count("1"))
        unary("count_leading_zeros",
              lambda a: bits - (a & mask).bit_length())
        if signed:
            unary("abs", abs)
            unary("sign", lambda a: (a > 0) - (a < 0))
        for direction, function in DIRECTIONS.items():
            out.check("compare", [(lhs, name), (rhs, name)],
                      [function(a, b) for a, b in zip(lhs, rhs)], "i1",
                      attributes=compare_attribute(direction))
    for op, function in {"and": operator.and_, "or": operator.or_, "xor": operator.xor,
                         "add": operator.or_, "multiply": operator.and_,
                         "maximum": operator.or_, "minimum": operator.and_}.items():
        a, b = [0, 0, 1, 1], [0, 1, 0, 1]
        out.check(op, [(a, "i1"), (b, "i1")],
                  [bool(function(x, y)) for x, y in zip(a, b)], "i1")
    out.check("not", [([0, 1], "i1")], [1, 0], "i1")
    out.write()


DIRECTIONS = {"EQ": lambda a, b: a == b, "NE": lambda a, b: a != b,
              "GE": lambda a, b: a >= b, "GT": lambda a, b: a > b,
              "LE": lambda a, b: a <= b, "LT": lambda a, b: a < b}


def compare_attribute(direction):
    return (" <{comparison_direction = #stablehlo<comparison_direction "
            f"{direction}>}}>")


def float_cases(dtype):
    info = ml_dtypes.finfo(dtype)
    values = [0.0, -0.0, 1.5, -2.5, math.nan, math.inf, -math.inf,
              float(info.max), float(info.smallest_subnormal)]
    result = []
    for value in values:
        with np.errstate(all="ignore"):
            number = np.array(value).astype(dtype)
        if not any(number.tobytes() == r.tobytes() for r in result):
            result.append(number)
    return result


def rounded(values, dtype):
    with np.errstate(all="ignore"):
        return np.array(values, dtype=np.float64).astype(dtype)


def wide(values):
    with np.errstate(all="ignore"):
        return np.array([float(v) for v in values], dtype=np.float64)


def maximum(a, b):
    if math.isnan(a) or math.isnan(b):
        return math.nan
    if a == b == 0:
        return -0.0 if math.copysign(1, a) < 0 and math.copysign(1, b) < 0 \
            else 0.0
    return max(a, b)


def floats():
    for group, types in (("float", FLOATS), ("float8", SMALL_FLOATS)):
        out = File(f"elementwise-ops-{group}",
                   "NaN, infinities, signed zeros, subnormals, overflow.")
        for name, dtype in types.items():
            values = float_cases(dtype)
            if group == "float8":
                values = [v for v in values if v.tobytes() != b"\x80"]
            lhs = [a for a in values for _ in values]
            rhs = [b for _ in values for b in values]
            a, b = wide(lhs), wide(rhs)
            for op, function in BINARY.items():
                with np.errstate(all="ignore"):
                    result = rounded(function(a, b), dtype)
                out.check(op, [(lhs, name), (rhs, name)], result, name)
            x = wide(values)
            for op, function in UNARY.items():
                with np.errstate(all="ignore"):
                    result = rounded(function(x), dtype)
                out.check(op, [(values, name)], result, name)
            out.check("is_finite", [(values, name)], np.isfinite(x), "i1")
            for direction, function in DIRECTIONS.items():
                out.check("compare", [(lhs, name), (rhs, name)],
                          function(a, b), "i1",
                          attributes=compare_attribute(direction))
        out.write()


BINARY = {"add": np.add, "subtract": np.subtract, "multiply": np.multiply,
          "divide": np.divide,
          "maximum": lambda a, b: [maximum(x, y) for x, y in zip(a, b)],
          "minimum": lambda a, b: [-maximum(-x, -y) for x, y in zip(a, b)],
          "remainder": np.fmod}
UNARY = {"negate": np.negative, "abs": np.abs, "ceil": np.ceil,
         "floor": np.floor, "round_nearest_even": np.rint,
         "round_nearest_afz": lambda x: np.where(
             np.isfinite(x), np.copysign(
                 np.where(np.abs(x) < 2.0 ** 52,
                          np.floor(np.abs(x) + 0.5), np.abs(x)), x), x),
         "sign": lambda x: np.where((x == 0) | np.isnan(x), x, np.sign(x)),
         "sqrt": np.sqrt}


MATH = {"exponential": np.exp, "exponential_minus_one": np.expm1,
        "log": np.log, "log_plus_one": np.log1p, "sine": np.sin,
        "cosine": np.cos, "tan": np.tan, "tanh": np.tanh, "cbrt": np.cbrt,
        "rsqrt": lambda x: 1 / np.sqrt(x),
        "logistic": lambda x: 1 / (1 + np.exp(-x))}
CHLO = {"acos": np.arccos, "acosh": np.arccosh, "asin": np.arcsin,
        "asinh": np.arcsinh, "atan": np.arctan, "atanh": np.arctanh,
        "cosh": np.cosh, "sinh": np.sinh, "erf": scipy.special.erf,
        "erfc": scipy.special.erfc, "erf_inv": scipy.special.erfinv,
        "lgamma": scipy.special.gammaln, "digamma": scipy.special.digamma,
        "bessel_i1e": scipy.special.i1e, "square": np.square, "tan": np.tan,
        "is_inf": np.isinf, "is_pos_inf": np.isposinf,
        "is_neg_inf": np.isneginf}


def functions_of_two(out, name, dtype, ulps):
    a = rounded([1, 1.5, 2, 3.5, 4, 1, 2, 8], dtype)
    q = rounded([2, 0.5, 1, 2.5, 10, 0.5, -1.5, 1], dtype)
    with np.errstate(all="ignore"):
        zeta = scipy.special.zeta(wide(a), wide(q))
    zeta[6] = math.pi ** 2 / 2 + 4 / 9 + 4  # q = -1.5: terms from -1.5 up
    out.check("zeta", [(a, name), (q, name)], rounded(zeta, dtype), name,
              ulps, dialect="chlo")
    n = rounded([0, 1, 2, 3, 5, 1.5, -1], dtype)
    p = rounded([2, 0.5, 1, 2.5, 10, 0.5, 1], dtype)
    poly = [scipy.special.digamma(float(y)) if x == 0 else
            scipy.special.polygamma(int(x), float(y))
            if x >= 0 and x == int(x) else math.nan
            for x, y in zip(wide(n), wide(p))]
    out.check("polygamma", [(n, name), (p, name)], rounded(poly, dtype),
              name, ulps, dialect="chlo")
    y = [1.0, -1.0, 0.0, -0.0, 0.0, math.inf, 2.5, math.nan]
    x = [2.0, -0.0, -1.0, -1.0, 0.0, -math.inf, -3.0, 1.0]
    out.check("atan2", [(rounded(y, dtype), name), (rounded(x, dtype), name)],
              rounded(np.arctan2(wide(rounded(y, dtype)),
                                 wide(rounded(x, dtype))), dtype), name, ulps)
    base = [2.0, 0.0, -2.0, 0.0, 2.0, math.inf, -0.0, 1.0, -8.0]
    power = [3.0, 0.0, 3.0, -1.0, -0.5, 0.0, -3.0, math.nan, 0.5]
    with np.errstate(all="ignore"):
        result = np.power(wide(rounded(base, dtype)), wide(rounded(power, dtype)))
    out.check("power", [(rounded(base, dtype), name),
                        (rounded(power, dtype), name)],
              rounded(result, dtype), name, ulps)


def functions():
    points = [0.0, -0.0, 0.25, -0.25, 0.5, -0.75, 0.96875, 1.0, -1.0, 1.5,
              -2.25, 3.0, 7.5, 12.0, -20.0, 40.0, 1e-3, -1e-3, math.inf,
              -math.inf, math.nan]
    out = File("elementwise-ops-function",
               "mathematical functions to the accuracy of the type.")
    for name, dtype in FLOATS.items():
        values = rounded(points, dtype)
        x = wide(values)
        ulps = 24 if name == "f64" else 3
        for dialect, table in (("stablehlo", MATH), ("chlo", CHLO)):
            for op, function in table.items():
                with np.errstate(all="ignore"):
                    exact = np.asarray(function(x))
                    keep = np.ones(len(x), bool)
                    if op == "digamma":  # At poles, libraries return NaN or infinity.
                        keep = (x > 0) | (x % 1 != 0)
                    if op in ("lgamma", "digamma"):
                        keep &= ~((x < 0) & np.isfinite(x) & (x < -3))
                        keep &= x != -math.inf
                    if name == "f64" and op == "erf_inv":
                        keep &= np.abs(x) < 1
                    if exact.dtype == bool:
                        out.check(op, [(values, name)], exact, "i1",
                                  dialect=dialect)
                        continue
                    # Libraries differ in the sign of a result that is NaN.
                    result = rounded(np.where(np.isnan(exact), np.nan, exact),
                                     dtype)
                out.check(op, [(values[keep], name)], result[keep], name, ulps,
                          dialect=dialect)
        functions_of_two(out, name, dtype, ulps)
    for name, dtype in {**FLOATS, **SMALL_FLOATS}.items():
        x = rounded([1, 1, -1, -1, 0, 0, 2, 0.5, 1], dtype)
        y = rounded([2, 0, -2, 0, 1, -1, 2, math.nan, 1], dtype)
        out.check("next_after", [(x, name), (y, name)], np.nextafter(x, y),
                  name, dialect="chlo")
    out.write()


def log1p(z):
    """Returns log(1 + z); np.log1p is inaccurate for complex z near 0."""
    small = 0.5 * np.log1p(z.real * (z.real + 2) + z.imag * z.imag)
    real = np.where(np.abs(z) < 0.5, small, np.log(np.abs(1 + z)))
    return real + 1j * np.arctan2(z.imag, 1 + z.real)


def complex_of_two(out, name, dtype, values, ulps):
    lhs = np.repeat(values, len(values))
    rhs = np.tile(values, len(values))
    a, b = lhs.astype(np.complex128), rhs.astype(np.complex128)
    for op, function in {"add": np.add, "subtract": np.subtract}.items():
        out.check(op, [(lhs, name), (rhs, name)],
                  function(a, b).astype(dtype), name, 1)
    finite = rhs != 0
    simple = np.array([1, 2 + 1j, -3j, 0.5 - 4j], dtype=dtype)
    factor = np.array([2 - 1j, 4, 1 + 1j, -2j], dtype=dtype)
    out.check("multiply", [(simple, name), (factor, name)],
              (simple * factor).astype(dtype), name, 1)
    out.check("divide", [(lhs[finite], name), (rhs[finite], name)],
              (a[finite] / b[finite]).astype(dtype), name, ulps)
    for direction in ("EQ", "NE"):
        out.check("compare", [(lhs, name), (rhs, name)],
                  DIRECTIONS[direction](a, b), "i1",
                  attributes=compare_attribute(direction))
    base = np.array([2 + 1j, 0, -1j, 3, 0], dtype=dtype)
    exponent = np.array([2, 0, 1j, -0.5, 2], dtype=dtype)
    result = [complex(x) ** complex(y) for x, y in zip(base, exponent)]
    out.check("power", [(base, name), (exponent, name)],
              np.array(result, dtype=dtype), name, ulps)


def complexes():
    points = [0, 1, -1, 1j, -1j, 0.5 + 0.25j, -0.75 + 1.5j, 2 - 3j, -1.5 - 0.5j,
              1e-3 + 1e-3j, 3 + 4j]
    out = File("elementwise-ops-complex", "complex arithmetic, functions.")
    for name, dtype in COMPLEX.items():
        part = "f32" if name == "complex<f32>" else "f64"
        real = FLOATS[part]
        values = np.array(points, dtype=dtype)
        z = values.astype(np.complex128)
        ulps = 3 if part == "f32" else 40
        for op, function in {
                "exponential": np.exp, "exponential_minus_one": np.expm1,
                "sine": np.sin, "cosine": np.cos, "tan": np.tan,
                "tanh": np.tanh, "sqrt": np.sqrt, "negate": np.negative,
                "logistic": lambda v: 1 / (1 + np.exp(-v)),
                "sign": lambda v: np.where(v == 0, v, v / np.where(
                    v == 0, 1, np.abs(v)))}.items():
            out.check(op, [(values, name)], function(z).astype(dtype), name, ulps)
        away = z[z != 0]
        for op, function in {
                "log": np.log, "rsqrt": lambda v: 1 / np.sqrt(v),
                "cbrt": lambda v: v ** (1 / 3)}.items():
            out.check(op, [(away.astype(dtype), name)],
                      function(away).astype(dtype), name, ulps)
        shifted = z[z != -1]
        out.check("log_plus_one", [(shifted.astype(dtype), name)],
                  log1p(shifted).astype(dtype), name, ulps)
        for op, function in {"sinh": np.sinh, "cosh": np.cosh,
                             "asinh": np.arcsinh, "acosh": np.arccosh}.items():
            inner = z[np.abs(z.imag) != 1]
            out.check(op, [(inner.astype(dtype), name)],
                      function(inner).astype(dtype), name, ulps, dialect="chlo")
        out.check("conj", [(values, name)], np.conj(values), name,
                  dialect="chlo")
        out.check("abs", [(values, name)], np.abs(z).astype(real), part, 1)
        out.check("real", [(values, name)], values.real, part)
        out.check("imag", [(values, name)], values.imag, part)
        out.check("complex", [(values.real, part), (values.imag, part)], values,
                  name)
        complex_of_two(out, name, dtype, values, ulps)
    out.write()


if __name__ == "__main__":
    integers()
    floats()
    functions()
    complexes()
