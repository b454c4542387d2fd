// Elements that a device must not read hold the quantized zero. (uniform_quantize rounds
// to the nearest storage value, which is the zero point.)
// RUN: gspmd-opt %s --gspmd-partition | FileCheck %s

// CHECK-LABEL: func.func @main
// CHECK: %[[ZERO:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<f32>
// CHECK: stablehlo.uniform_quantize %[[ZERO]] : (tensor<f32>) -> tensor<!quant.uniform<i8:f32, 5.000000e-02:3>>
// CHECK: stablehlo.convolution
// CHECK: return
sdy.mesh @mesh = <["x"=4]>
func.func @main(
    %a: tensor<2x15x8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}, {}]>},
    %k: tensor<3x3x4x2xf32>) -> tensor<2x15x6x2xf32> {
  %qa = stablehlo.uniform_quantize %a
    : (tensor<2x15x8x4xf32>) -> tensor<2x15x8x4x!quant.uniform<i8:f32, 0.05:3>>
  %qk = stablehlo.uniform_quantize %k
    : (tensor<3x3x4x2xf32>) -> tensor<3x3x4x2x!quant.uniform<i8:f32, 0.04>>
  %d = stablehlo.convolution(%qa, %qk) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
    window = {pad = [[1, 1], [0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<2x15x8x4x!quant.uniform<i8:f32, 0.05:3>>,
       tensor<3x3x4x2x!quant.uniform<i8:f32, 0.04>>)
    -> tensor<2x15x6x2x!quant.uniform<i32:f32, 0.002>>
  %r = stablehlo.uniform_dequantize %d
    : (tensor<2x15x6x2x!quant.uniform<i32:f32, 0.002>>) -> tensor<2x15x6x2xf32>
  return %r : tensor<2x15x6x2xf32>
}
