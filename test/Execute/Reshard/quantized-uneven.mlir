// RUN: gspmd-run %s --random-inputs 1 --check --poison | FileCheck %s
// CHECK: largest error 0
// Rows of which each has a scale are sharded along another dimension, unevenly.
sdy.mesh @mesh = <["x"=3]>
!q = !quant.uniform<i4:f32:0, {1.5:-1, 0.25:0, 0.5:3, 0.0625:0}>
func.func @main(%a: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>})
    -> (tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, tensor<4x8xf32>) {
  %0 = stablehlo.uniform_quantize %a : (tensor<4x8xf32>) -> tensor<4x8x!q>
  %1 = stablehlo.negate %0 : tensor<4x8x!q>
  %2 = stablehlo.uniform_dequantize %1 : (tensor<4x8x!q>) -> tensor<4x8xf32>
  %3 = stablehlo.uniform_dequantize %0 : (tensor<4x8x!q>) -> tensor<4x8xf32>
  return %2, %3 : tensor<4x8xf32>, tensor<4x8xf32>
}
