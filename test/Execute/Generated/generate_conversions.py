#!/usr/bin/env python3
"""Writes elementwise-ops-convert-*.mlir: conversions of every type to every other.

Expectations are computed by numpy and ml_dtypes. Run after a change, with numpy,
scipy and ml_dtypes installed, and commit what it writes into its own folder, or
that which is named:

    python3 test/Execute/Generated/generate_conversions.py [FOLDER]
"""
import math

import numpy as np

from generate_elementwise import integer_cases, rounded, wide, wrap
from program_file import FLOATS, INTEGERS, SMALL_FLOATS, SMALL_INTEGERS, File


def conversions():
    out = File("elementwise-ops-convert",
               "every type to every other; out of range to the nearest end.")
    points = [0, 1, -1, 2, 3, -5, 0.5, 1.5, 2.5, -0.75, 100, -100, 1000, 70000,
              -3e9, 5e9, 1e20, math.inf, -math.inf, math.nan]
    all_floats = {**FLOATS, **SMALL_FLOATS}
    ranges = {n: (np.dtype(t).itemsize * 8, n[0] == "i")
              for n, t in INTEGERS.items()}
    ranges.update({n: (b, s) for n, (_, b, s) in SMALL_INTEGERS.items()})
    for name, dtype in all_floats.items():
        values = rounded(points, dtype)
        for other, to in all_floats.items():
            # ml_dtypes rounds twice from f64; the second time from f32.
            if name == "f64" and other != "f32":
                values64 = rounded([0, 1.5, -3, 100, math.nan], dtype)
                out.check("convert", [(values64, name)], rounded(values64, to),
                          other)
                continue
            with np.errstate(all="ignore"):
                result = wide(values).astype(to)
            if name != other:
                out.check("convert", [(values, name)], result, other)
        for other, (bits, signed) in ranges.items():
            low = -(1 << (bits - 1)) if signed else 0
            high = (1 << (bits - 1 if signed else bits)) - 1
            result = []
            for value in wide(values):
                if math.isnan(value):
                    result.append(0)
                elif math.isinf(value):
                    result.append(high if value > 0 else low)
                else:
                    result.append(min(max(math.trunc(value), low), high))
            out.check("convert", [(values, name)], result, other)
        out.check("convert", [(values, name)], wide(values) != 0, "i1")
    for name, (bits, signed) in ranges.items():
        values = integer_cases(bits, signed)
        for other, (to_bits, to_signed) in ranges.items():
            if name != other:
                out.check("convert", [(values, name)],
                          [wrap(v, to_bits, to_signed) for v in values], other)
        for other, to in all_floats.items():
            # Exact numbers only: those beyond are rounded by ml_dtypes twice.
            small = [v for v in values if abs(v) <= 256]
            out.check("convert", [(small, name)], rounded(small, to), other)
        out.check("convert", [(values, name)], [v != 0 for v in values], "i1")
        out.check("convert", [([0, 1], "i1")], [0, wrap(1, bits, signed)], name)
    out.write()


if __name__ == "__main__":
    conversions()
