// Two layers and a gradient, within a smaller memory limit: the first layer's weights are gathered
// again, and its product is rematerialized.
// RUN: gspmd-run %s --random-inputs 1 --check --poison --optimize=rematerialize --memory-limit=50000 --stats=%t.json
// RUN: FileCheck %s < %t.json
// RUN: gspmd-run %s --random-inputs 1 --stats=- | FileCheck %s --check-prefix=BEFORE
// RUN: not gspmd-run %s --random-inputs 1 --memory-limit=50000 2>&1 | FileCheck %s --check-prefix=TOO-SMALL
// CHECK: "all-gather": {
// CHECK-NEXT: "bytes": 49152,
// CHECK-NEXT: "count": 3
// CHECK: "optimizations": [
// CHECK-NEXT: rematerialized.mlir\":[[#@LINE+16]]:8): spmd-rematerialize: dot_general is rematerialized after the memory peak, which drops from
// CHECK: all_gather is rematerialized after the memory peak, which drops from
// CHECK: "peak_bytes": 40960
// BEFORE: "all-gather": {
// BEFORE-NEXT: "bytes": 32768,
// BEFORE-NEXT: "count": 2
// BEFORE: "peak_bytes": 61440
// TOO-SMALL: 50000

sdy.mesh @mesh = <["x"=4]>
func.func @main(
    %x: tensor<64x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
    %w: tensor<64x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
    %v: tensor<64x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>})
    -> (tensor<64x64xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) {
  %w0 = sdy.sharding_constraint %w <@mesh, [{}, {}]> : tensor<64x64xf32>
  %1 = stablehlo.dot_general %x, %w0, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %2 = stablehlo.tanh %1 : tensor<64x64xf32>
  %v0 = sdy.sharding_constraint %v <@mesh, [{}, {}]> : tensor<64x64xf32>
  %3 = stablehlo.dot_general %2, %v0, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %4 = stablehlo.sine %3 : tensor<64x64xf32>
  %5 = stablehlo.dot_general %4, %v0, contracting_dims = [1] x [1] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %6 = stablehlo.multiply %5, %2 : tensor<64x64xf32>
  %7 = stablehlo.dot_general %6, %w0, contracting_dims = [1] x [1] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  return %7 : tensor<64x64xf32>
}
