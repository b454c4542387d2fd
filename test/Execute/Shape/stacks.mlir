// RUN: gspmd-run %s --no-partition
// RUN: %python %S/../shard_inputs.py %s 0 | gspmd-run -
// Columns of a matrix, stacked in another order; transposed concatenations.

func.func @main() {
  %a = stablehlo.constant dense<[[1.0, 2.0, -0.0], [4.0, 0x7FC00000, 6.0], [7.0, 8.0, 0x7F800000], [10.0, 11.0, 12.0]]> : tensor<4x3xf32>
  %0 = stablehlo.slice %a [0:4, 0:1] : (tensor<4x3xf32>) -> tensor<4x1xf32>
  %1 = stablehlo.reshape %0 : (tensor<4x1xf32>) -> tensor<4xf32>
  %2 = stablehlo.slice %a [0:4, 2:3] : (tensor<4x3xf32>) -> tensor<4x1xf32>
  %3 = stablehlo.reshape %2 : (tensor<4x1xf32>) -> tensor<4xf32>
  %4 = stablehlo.slice %a [1:4:2, 1:2] : (tensor<4x3xf32>) -> tensor<2x1xf32>
  %5 = stablehlo.reshape %4 : (tensor<2x1xf32>) -> tensor<2xf32>
  check.expect_eq_const %5, dense<[0x7FC00000, 11.0]> : tensor<2xf32>
  %6 = stablehlo.negate %3 : tensor<4xf32>
  %7 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
  %8 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
  %9 = stablehlo.concatenate %8, %7, dim = 0 : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<2x4xf32>
  %10 = stablehlo.transpose %9, dims = [1, 0] : (tensor<2x4xf32>) -> tensor<4x2xf32>
  check.expect_eq_const %10, dense<[[0.0, 1.0], [-6.0, 4.0], [0xFF800000, 7.0], [-12.0, 10.0]]> : tensor<4x2xf32>

  %u = stablehlo.constant dense<[[[1, 2]], [[3, 4]]]> : tensor<2x1x2xui8>
  %v = stablehlo.constant dense<[[[5, 6], [7, 8]], [[9, 10], [250, 255]]]> : tensor<2x2x2xui8>
  %11 = stablehlo.concatenate %u, %v, dim = 1 : (tensor<2x1x2xui8>, tensor<2x2x2xui8>) -> tensor<2x3x2xui8>
  %12 = stablehlo.transpose %11, dims = [2, 0, 1] : (tensor<2x3x2xui8>) -> tensor<2x2x3xui8>
  check.expect_eq_const %12, dense<[[[1, 5, 7], [3, 9, 250]], [[2, 6, 8], [4, 10, 255]]]> : tensor<2x2x3xui8>

  // A padded tensor, an operand without elements.
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %13 = stablehlo.pad %10, %zero, low = [0, 1], high = [0, 0], interior = [0, 0] : (tensor<4x2xf32>, tensor<f32>) -> tensor<4x3xf32>
  %14 = stablehlo.transpose %13, dims = [1, 0] : (tensor<4x3xf32>) -> tensor<3x4xf32>
  check.expect_eq_const %14, dense<[[0.0, 0.0, 0.0, 0.0], [0.0, -6.0, 0xFF800000, -12.0], [1.0, 4.0, 7.0, 10.0]]> : tensor<3x4xf32>
  %none = stablehlo.slice %13 [0:4, 0:0] : (tensor<4x3xf32>) -> tensor<4x0xf32>
  %15 = stablehlo.concatenate %none, %10, dim = 1 : (tensor<4x0xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
  %16 = stablehlo.transpose %15, dims = [1, 0] : (tensor<4x2xf32>) -> tensor<2x4xf32>
  check.expect_eq_const %16, dense<[[0.0, -6.0, 0xFF800000, -12.0], [1.0, 4.0, 7.0, 10.0]]> : tensor<2x4xf32>
  return
}
