// RUN: gspmd-run %s --random-inputs 1 --check
// Buffers without elements are written by loops without iterations.

func.func @main(%b: tensor<2x0xf32>, %c: tensor<0x3xf32>) -> (tensor<2xf32>, tensor<2x0xf32>, tensor<2x3xf32>) {
  %a = stablehlo.constant dense<1.0> : tensor<2x0xf32>
  %s = stablehlo.add %a, %b : tensor<2x0xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %r = stablehlo.reduce(%s init: %z) applies stablehlo.add across dimensions = [1] : (tensor<2x0xf32>, tensor<f32>) -> tensor<2xf32>
  %m = stablehlo.dot_general %a, %c, contracting_dims = [1] x [0] : (tensor<2x0xf32>, tensor<0x3xf32>) -> tensor<2x3xf32>
  check.expect_eq_const %r, dense<0.0> : tensor<2xf32>
  check.expect_eq_const %m, dense<0.0> : tensor<2x3xf32>
  return %r, %a, %m : tensor<2xf32>, tensor<2x0xf32>, tensor<2x3xf32>
}
