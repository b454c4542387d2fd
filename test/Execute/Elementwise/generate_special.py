#!/usr/bin/env python3
"""Writes special-functions.mlir: special functions where they are written out.

Expectations are SciPy's in f64, rounded once. Run after a change, with numpy and
scipy installed, and commit what it writes:

    python3 test/Execute/Elementwise/generate_special.py
"""
import pathlib

import numpy as np
import scipy.special

HERE = pathlib.Path(__file__).parent
TYPES = {"f32": np.float32, "f64": np.float64}
HEADER = """// Special functions over enough elements for vector code, beside SciPy's values (in f64,
// rounded): errors in units in the last place. Written by generate_special.py.
// RUN: gspmd-run %s --no-cache

func.func @main() {
"""
CASE = """  %a{n} = stablehlo.constant dense<{x}> : {type}
  %x{n} = stablehlo.optimization_barrier %a{n} : {type}
  %y{n} = chlo.{op} %x{n} : {type} -> {type}
  %e{n} = stablehlo.constant dense<{y}> : {type}
  check.expect_close %y{n}, %e{n}, max_ulp_difference = {ulp} : {type}, {type}
"""


def text(values, name):
    def one(value):
        if np.isfinite(value):
            return repr(float(value))
        bits = np.array(value).view("u4" if name == "f32" else "u8")
        return "0x%0*X" % (8 if name == "f32" else 16, int(bits))
    return "[" + ", ".join(one(v) for v in values) + "]"


def between(random, most_digits):
    """-1 to 1, also near 0 and near 1."""
    return np.concatenate([
        random.uniform(-1, 1, 40), 10 ** random.uniform(-30, 0, 15),
        1 - 10 ** random.uniform(-most_digits, 0, 30), [1, -1, 0, 1.5, np.nan]])


def around(random):
    return np.concatenate([
        random.uniform(-6, 12, 40), 10 ** random.uniform(-20, 20, 25),
        [1, 2, 0.5, 0, -1, -2, np.inf, -np.inf, np.nan, 1.0000001, 1.9999999]])


def lgamma(x):
    y = scipy.special.gammaln(x)
    y[np.isinf(x)] = np.inf
    return y


def digamma(x):
    y = scipy.special.digamma(x)
    y[(x < 0) & (x == np.floor(x))] = np.nan
    y[x == 0] = -np.inf
    return y


def main():
    random = np.random.default_rng(5)
    cases = [("erf_inv", "f32", 5, scipy.special.erfinv, between(random, 7)),
             ("erf_inv", "f64", 5, scipy.special.erfinv, between(random, 15.5)),
             ("lgamma", "f32", 1, lgamma, around(random)),
             ("digamma", "f32", 1, digamma, around(random))]
    out = HEADER
    for n, (op, name, ulp, function, values) in enumerate(cases):
        x = values.astype(TYPES[name])
        y = function(x.astype(np.float64)).astype(TYPES[name])
        out += CASE.format(n=n, op=op, ulp=ulp, x=text(x, name), y=text(y, name),
                           type="tensor<%dx%s>" % (len(x), name))
    (HERE / "special-functions.mlir").write_text(out + "  return\n}\n")


if __name__ == "__main__":
    main()
