// RUN: gspmd-run %s --random-inputs 1

// Groups of one channel add their terms without patches; the same convolution with one group, whose kernel
// has zeros for the other groups' channels, is a product of patches.

func.func @main(%a: tensor<2x9x7x4xf32>, %k: tensor<3x2x1x8xf32>) {
  %mask = stablehlo.constant dense<[[1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
                                    [0.0, 0.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0],
                                    [0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0],
                                    [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 1.0]]> : tensor<4x8xf32>
  %m = stablehlo.broadcast_in_dim %mask, dims = [2, 3] : (tensor<4x8xf32>) -> tensor<3x2x4x8xf32>
  %r = stablehlo.reshape %k : (tensor<3x2x1x8xf32>) -> tensor<3x2x8xf32>
  %b = stablehlo.broadcast_in_dim %r, dims = [0, 1, 3] : (tensor<3x2x8xf32>) -> tensor<3x2x4x8xf32>
  %w = stablehlo.multiply %b, %m : tensor<3x2x4x8xf32>
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
    window = {stride = [2, 1], pad = [[2, 1], [-1, 3]], lhs_dilate = [1, 2], rhs_dilate = [2, 1], reverse = [1, 0]}
    {batch_group_count = 1 : i64, feature_group_count = 4 : i64} : (tensor<2x9x7x4xf32>, tensor<3x2x1x8xf32>) -> tensor<2x4x14x8xf32>
  %1 = stablehlo.convolution(%a, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
    window = {stride = [2, 1], pad = [[2, 1], [-1, 3]], lhs_dilate = [1, 2], rhs_dilate = [2, 1], reverse = [1, 0]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x9x7x4xf32>, tensor<3x2x4x8xf32>) -> tensor<2x4x14x8xf32>
  check.expect_close %0, %1, max_ulp_difference = 64 : tensor<2x4x14x8xf32>, tensor<2x4x14x8xf32>
  func.return
}
