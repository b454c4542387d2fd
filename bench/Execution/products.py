"""Measures GFLOP/s of matrix products by shape, compared with the best of a tuned library.

    python bench/Execution/products.py [--bin build/release/bin] [--repeat 10]

Each product is a program of one dot_general, run by `gspmd-run --repeat`; the fastest
run counts, from the call until the result is there. The library is oneDNN's
dnnl_sgemm, called from as many threads as there are cores, each with a product of
its own: the best sum over some shapes is what the machine gives. Both are timed in
turns, so that other work on the machine affects both. Exits 1 where a product of float is
below --least of that.
"""

import argparse
import ctypes
import json
import os
import subprocess
import sys
import tempfile
import threading
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Support"))
from repository import find_tool  # noqa: E402

# name, type of each operand, contracting dimensions, batching dimensions (each of both operands)
PRODUCTS = [
    ("512x512x512", "512x512xf32", "512x512xf32", ([1], [0]), ([], [])),
    ("1024x1024x1024", "1024x1024xf32", "1024x1024xf32", ([1], [0]), ([], [])),
    ("2048x2048x2048", "2048x2048xf32", "2048x2048xf32", ([1], [0]), ([], [])),
    ("left transposed", "1024x2048xf32", "1024x1024xf32", ([0], [0]), ([], [])),
    ("right transposed", "2048x1024xf32", "1024x1024xf32", ([1], [1]), ([], [])),
    ("tokens by weights", "8x512x1024xf32", "1024x4096xf32", ([2], [0]), ([], [])),
    ("gradient of weights", "8x512x1024xf32", "8x512x4096xf32", ([0, 1], [0, 1]), ([], [])),
    ("few rows", "32x2048xf32", "2048x8192xf32", ([1], [0]), ([], [])),
    ("attention scores", "8x512x16x64xf32", "8x512x16x64xf32", ([3], [3]), ([0, 2], [0, 2])),
    ("attention values", "8x16x512x512xf32", "8x512x16x64xf32", ([3], [1]), ([0, 1], [0, 2])),
    ("batch of small ones", "4096x64x64xf32", "4096x64x64xf32", ([2], [1]), ([0], [0])),
    ("contraction of 2^20", "128x1048576xf32", "1048576x128xf32", ([1], [0]), ([], [])),
    ("bf16", "2048x2048xbf16", "2048x2048xbf16", ([1], [0]), ([], [])),
    ("f16", "2048x2048xf16", "2048x2048xf16", ([1], [0]), ([], [])),
    ("f64", "1024x1024xf64", "1024x1024xf64", ([1], [0]), ([], [])),
    ("complex<f32>", "1024x1024xcomplex<f32>", "1024x1024xcomplex<f32>", ([1], [0]), ([], [])),
]
LIBRARY_SHAPES = [(512, 512, 512), (1024, 1024, 1024), (2048, 2048, 2048), (256, 512, 2048)]


def sizes_of(text):
    fields = text.split("x")
    return [int(p) for p in fields if p.isdigit()]


def element_of(text):
    return text[len("x".join(map(str, sizes_of(text)))) + 1:]


def program(lhs, rhs, contract, batch):
    """Returns the text of the product and its number of operations."""
    left, right, element = sizes_of(lhs), sizes_of(rhs), element_of(lhs)
    out = [left[d] for d in batch[0]]
    out += [s for d, s in enumerate(left) if d not in contract[0] + batch[0]]
    out += [s for d, s in enumerate(right) if d not in contract[1] + batch[1]]
    result = "x".join(map(str, out)) + "x" + element
    batching = f"batching_dims = {batch[0]} x {batch[1]}, " if batch[0] else ""
    text = f"""func.func @main(%a: tensor<{lhs}>, %b: tensor<{rhs}>) -> tensor<{result}> {{
  %0 = stablehlo.dot_general %a, %b, {batching}contracting_dims = {contract[0]} x {contract[1]}
    : (tensor<{lhs}>, tensor<{rhs}>) -> tensor<{result}>
  return %0 : tensor<{result}>
}}
"""
    operations = 2 * (4 if "complex" in element else 1)
    for size in out + [left[d] for d in contract[0]]:
        operations *= size
    return text, operations


class Library:
    """dnnl_sgemm on all cores."""

    def __init__(self):
        self.dnnl = ctypes.CDLL("libdnnl.so.2")
        self.threads = len(os.sched_getaffinity(0))

    def multiply(self, m, n, k, seconds, rates):
        self.dnnl.omp_set_num_threads(1)
        a, b, c = ((ctypes.c_float * size)(*([1.0] * size)) for size in (m * k, k * n, m * n))
        long, real = ctypes.c_int64, ctypes.c_float
        count, begin = 0, time.perf_counter()
        while time.perf_counter() < begin + seconds:
            self.dnnl.dnnl_sgemm(ctypes.c_char(b"N"), ctypes.c_char(b"N"), long(m), long(n),
                                 long(k), real(1), a, long(k), b, long(n), real(0), c, long(n))
            count += 1
        rates.append(2e-9 * m * n * k * count / (time.perf_counter() - begin))

    def best(self, seconds):
        """Returns GFLOP/s of all cores together on the best shape."""
        sums = []
        for shape in LIBRARY_SHAPES:
            rates = []
            threads = [threading.Thread(target=self.multiply, args=(*shape, seconds, rates))
                       for _ in range(self.threads)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            sums.append(sum(rates))
        return max(sums)


def measure(tool, text, repeat):
    """Returns the seconds of the fastest run."""
    with tempfile.TemporaryDirectory() as folder:
        path, stats = os.path.join(folder, "a.mlir"), os.path.join(folder, "stats.json")
        with open(path, "w") as f:
            f.write(text)
        subprocess.run([tool, path, "--no-partition", "--random-inputs", "1", "--repeat",
                        str(repeat), "--stats", stats], check=True, capture_output=True)
        with open(stats) as f:
            return json.load(f)["step_ms"] / 1e3


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bin")
    parser.add_argument("--repeat", type=int, default=10)
    parser.add_argument("--least", type=float, default=0.5)
    args = parser.parse_args()
    tool, library = find_tool(args.bin, "gspmd-run"), Library()
    print(f"{'product':24}{'GFLOP/s':>9}{'library':>9}{'ratio':>7}")
    missed = False
    for name, lhs, rhs, contract, batch in PRODUCTS:
        text, operations = program(lhs, rhs, contract, batch)
        best = library.best(0.2)
        rate = operations / measure(tool, text, args.repeat) / 1e9
        best = max(best, library.best(0.2))
        print(f"{name:24}{rate:9.1f}{best:9.1f}{rate / best:7.2f}", flush=True)
        missed |= element_of(lhs) == "f32" and rate < args.least * best
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
