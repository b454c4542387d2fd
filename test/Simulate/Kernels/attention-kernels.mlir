// On hardware with stream figures, attention is three kernels: the maximum of a row, its exponentials and their sum are one,
// which reads the scores once, and the second product divides. Without these figures they are four.

// RUN: gspmd-simulate %s --topology v5e:1x1 --software tpu-compiler | FileCheck %s --check-prefix=JOINED --implicit-check-not=" reduce "
// JOINED: time by kind
// JOINED-DAG: matmul {{.*}} x 2
// JOINED-DAG: elementwise {{.*}} x 1
// RUN: gspmd-simulate %s --topology v5e:1x1 | FileCheck %s --check-prefix=APART
// APART: time by kind
// APART-DAG: matmul {{.*}} x 2
// APART-DAG: elementwise {{.*}} x 1
// APART-DAG: reduce {{.*}} x 1

// A row that does not fit on the chip is read twice.
// RUN: gspmd-simulate %s --topology v5e:1x1 --software tpu-compiler --hardware-scale on_chip_bytes=1e-5 | FileCheck %s --check-prefix=APART

func.func @main(%q: tensor<2x512x8x128xbf16>, %k: tensor<2x512x8x128xbf16>, %v: tensor<2x512x8x128xbf16>) -> tensor<2x8x128x512xbf16> {
  %scores = stablehlo.dot_general %q, %k, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<2x512x8x128xbf16>, tensor<2x512x8x128xbf16>) -> tensor<2x8x512x512xf32>
  %least = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %top = stablehlo.reduce(%scores init: %least) applies stablehlo.maximum across dimensions = [3] : (tensor<2x8x512x512xf32>, tensor<f32>) -> tensor<2x8x512xf32>
  %tops = stablehlo.broadcast_in_dim %top, dims = [0, 1, 2] : (tensor<2x8x512xf32>) -> tensor<2x8x512x512xf32>
  %shifted = stablehlo.subtract %scores, %tops : tensor<2x8x512x512xf32>
  %powers = stablehlo.exponential %shifted : tensor<2x8x512x512xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %sum = stablehlo.reduce(%powers init: %zero) applies stablehlo.add across dimensions = [3] : (tensor<2x8x512x512xf32>, tensor<f32>) -> tensor<2x8x512xf32>
  %sums = stablehlo.broadcast_in_dim %sum, dims = [0, 1, 2] : (tensor<2x8x512xf32>) -> tensor<2x8x512x512xf32>
  %weights = stablehlo.divide %powers, %sums : tensor<2x8x512x512xf32>
  %narrow = stablehlo.convert %weights : (tensor<2x8x512x512xf32>) -> tensor<2x8x512x512xbf16>
  %mixed = stablehlo.dot_general %v, %narrow, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3] : (tensor<2x512x8x128xbf16>, tensor<2x8x512x512xbf16>) -> tensor<2x8x128x512xbf16>
  return %mixed : tensor<2x8x128x512xbf16>
}
