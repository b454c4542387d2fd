"""Runs loops that are split into chunks on several threads, and compares them with NumPy.

usage: split_kernels.py GSPMD_RUN

Sizes leave shorter chunks at the end. The values are small integers, so that sums are exact in every order; the others are
compared within a few units of rounding, and bit by bit for 1, 2 and 7 threads.
"""

import os
import subprocess
import sys
import tempfile

import numpy as np

PROGRAM = """
func.func @main(%v: tensor<1000003xf32>, %m: tensor<1009x1013xf32>, %i: tensor<700001xi32>, %w: tensor<3x300007xf64>, %picks: tensor<20011xi32>) -> (
    tensor<1000003xf32>, tensor<1000003xi1>, tensor<1009xf32>, tensor<1013xf32>, tensor<1013x1009xf32>, tensor<700001xi32>,
    tensor<3x300007xf64>, tensor<1009x1013xbf16>, tensor<20011x1013xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zeros = stablehlo.constant dense<0.0> : tensor<1000003xf32>
  %twice = stablehlo.add %v, %v : tensor<1000003xf32>
  %square = stablehlo.multiply %twice, %v : tensor<1000003xf32>
  %is_positive = stablehlo.compare GT, %v, %zeros : (tensor<1000003xf32>, tensor<1000003xf32>) -> tensor<1000003xi1>
  %rows = stablehlo.reduce(%m init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<1009x1013xf32>, tensor<f32>) -> tensor<1009xf32>
  %columns = stablehlo.reduce(%m init: %low) applies stablehlo.maximum across dimensions = [0] : (tensor<1009x1013xf32>, tensor<f32>) -> tensor<1013xf32>
  %turned = stablehlo.transpose %m, dims = [1, 0] : (tensor<1009x1013xf32>) -> tensor<1013x1009xf32>
  %begin = stablehlo.constant dense<0> : tensor<i32>
  %end = stablehlo.constant dense<5> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %loop:2 = stablehlo.while(%at = %begin, %x = %i) : tensor<i32>, tensor<700001xi32>
  cond {
    %go = stablehlo.compare LT, %at, %end : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %b = stablehlo.broadcast_in_dim %at, dims = [] : (tensor<i32>) -> tensor<700001xi32>
    %p = stablehlo.multiply %x, %x : tensor<700001xi32>
    %s = stablehlo.add %p, %b : tensor<700001xi32>
    %next = stablehlo.add %at, %one : tensor<i32>
    stablehlo.return %next, %s : tensor<i32>, tensor<700001xi32>
  }
  %tanh = stablehlo.tanh %w : tensor<3x300007xf64>
  %half = stablehlo.convert %m : (tensor<1009x1013xf32>) -> tensor<1009x1013xbf16>
  %gathered = "stablehlo.gather"(%m, %picks) {
      dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>,
      slice_sizes = array<i64: 1, 1013>} : (tensor<1009x1013xf32>, tensor<20011xi32>) -> tensor<20011x1013xf32>
  return %square, %is_positive, %rows, %columns, %turned, %loop#1, %tanh, %half, %gathered : tensor<1000003xf32>, tensor<1000003xi1>,
      tensor<1009xf32>, tensor<1013xf32>, tensor<1013x1009xf32>, tensor<700001xi32>, tensor<3x300007xf64>, tensor<1009x1013xbf16>,
      tensor<20011x1013xf32>
}
"""


def expected(v, m, i, w, picks):
    x = i.copy()
    for number in range(5):
        x = x * x + np.int32(number)
    return [2 * v * v, v > 0, m.sum(axis=1), m.max(axis=0), m.T, x, np.tanh(w), m, m[picks]]


def run(tool, folder, threads):
    path = os.path.join(folder, "out%d.npz" % threads)
    subprocess.run([tool, os.path.join(folder, "program.mlir"), "--no-cache", "--threads=%d" % threads,
                    "--inputs", os.path.join(folder, "in.npz"), "--outputs", path], check=True)
    with np.load(path) as results:
        return [results[name] for name in results.files]


def main():
    generator = np.random.default_rng(3)
    inputs = [generator.integers(-99, 99, 1000003).astype(np.float32),
              generator.integers(-99, 99, (1009, 1013)).astype(np.float32),
              generator.integers(-2**31, 2**31, 700001).astype(np.int32),
              generator.standard_normal((3, 300007)),
              generator.integers(0, 1009, 20011).astype(np.int32)]
    with tempfile.TemporaryDirectory() as folder:
        with open(os.path.join(folder, "program.mlir"), "w") as file:
            file.write(PROGRAM)
        np.savez(os.path.join(folder, "in.npz"), *inputs)
        by_threads = [run(sys.argv[1], folder, threads) for threads in (1, 2, 7)]
    with np.errstate(over="ignore"):
        references = expected(*inputs)
    for number, (found, reference) in enumerate(zip(by_threads[0], references, strict=True)):
        if found.dtype.kind == "V" or found.dtype != reference.dtype:  # bf16, which holds these integers
            found = (found.view(np.uint16).astype(np.uint32) << 16).view(np.float32)
        error = np.abs(found.astype(np.float64) - reference).max()
        bound = 1e-15 if reference.dtype == np.float64 else 0
        assert error <= bound, "result %d differs from NumPy's by %g" % (number, error)
    for others in by_threads[1:]:
        for number, (one, other) in enumerate(zip(by_threads[0], others, strict=True)):
            assert one.tobytes() == other.tobytes(), "result %d depends on the number of threads" % number
    print("%d results are equal" % len(references))


if __name__ == "__main__":
    main()
