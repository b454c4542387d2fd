// RUN: not gspmd-run %s --no-partition --random-inputs 1 2>&1 | FileCheck %s
// The emulator does not know what a callee computes with quantized elements.

// CHECK: error: 'stablehlo.custom_call' op uses the type 'tensor<2x!quant.uniform<i8:f32, 5.000000e-01>>': the callee of quantized elements is unknown to the emulator
func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.uniform_quantize %a : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  %1 = stablehlo.custom_call @own(%0) : (tensor<2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  %2 = stablehlo.uniform_dequantize %1 : (tensor<2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2xf32>
  return %2 : tensor<2xf32>
}
