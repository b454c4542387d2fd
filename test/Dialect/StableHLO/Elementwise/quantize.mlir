// RUN: gspmd-opt %s | gspmd-opt | FileCheck %s
// RUN: gspmd-opt --mlir-print-op-generic %s | gspmd-opt | FileCheck %s

// CHECK-LABEL: func @quantize
func.func @quantize(%arg0: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: stablehlo.uniform_quantize %arg0 : (tensor<4xf32>) -> tensor<4x!quant.uniform<i8:f32, 1.000000e+00:4>>
  %0 = stablehlo.uniform_quantize %arg0 : (tensor<4xf32>) -> tensor<4x!quant.uniform<i8:f32, 1.0:4>>
  // CHECK: stablehlo.uniform_quantize %{{.*}} : (tensor<4x!quant.uniform<i8:f32, 1.000000e+00:4>>) -> tensor<4x!quant.uniform<i8:f32, 2.000000e+00:4>>
  %1 = stablehlo.uniform_quantize %0 : (tensor<4x!quant.uniform<i8:f32, 1.0:4>>) -> tensor<4x!quant.uniform<i8:f32, 2.0:4>>
  // CHECK: stablehlo.uniform_dequantize %{{.*}} : (tensor<4x!quant.uniform<i8:f32, 2.000000e+00:4>>) -> tensor<4xf32>
  %2 = stablehlo.uniform_dequantize %1 : (tensor<4x!quant.uniform<i8:f32, 2.0:4>>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}
