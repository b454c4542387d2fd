// RUN: gspmd-opt %s --split-input-file --verify-diagnostics --gspmd-emulator
// The size of a line of the padded operand has no 64-bit number of bytes.
func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  // expected-error @+1 {{'stablehlo.reduce_window' op has windows along dimension 0 that reach 2 times 4611686018427387904 elements, which exceeds the memory of a device}}
  %0 = "stablehlo.reduce_window"(%x, %z) <{window_dimensions = array<i64: 2>, window_dilations = array<i64: 4611686018427387904>, padding = dense<[[0, 4611686018427387904]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
