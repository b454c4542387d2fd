// RUN: gspmd-run %s --random-inputs 1 --poison

// The convolution of a dilated input is computed phase by phase. The reference is the convolution
// of the input with explicit zeros between its elements.
func.func @main(%a: tensor<2x6x5x3xf32>, %k: tensor<5x4x3x4xf32>, %small: tensor<1x1x3x4xf32>,
                %first: tensor<2x4x6x5xf32>, %groups: tensor<3x3x2x4xf32>, %single: tensor<3x2x1x4xf32>,
                %i: tensor<1x7x2xi32>, %ki: tensor<4x2x3xi32>,
                %point: tensor<1x1x1x3xf32>, %far: tensor<2x2x3x9xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %none = stablehlo.constant dense<0> : tensor<i32>

  // Two phases, of different sizes. The second dimension would make six.
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
    window = {stride = [1, 1], pad = [[3, 2], [-1, 4]], lhs_dilate = [2, 3]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x6x5x3xf32>, tensor<5x4x3x4xf32>) -> tensor<2x12x13x4xf32>
  %pad0 = stablehlo.pad %a, %zero, low = [0, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 1, 2, 0] : (tensor<2x6x5x3xf32>, tensor<f32>) -> tensor<2x11x13x3xf32>
  %1 = stablehlo.convolution(%pad0, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
    window = {stride = [1, 1], pad = [[3, 2], [-1, 4]]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x11x13x3xf32>, tensor<5x4x3x4xf32>) -> tensor<2x12x13x4xf32>
  check.expect_almost_eq %0, %1 : tensor<2x12x13x4xf32>

  // A reversed kernel.
  %2 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
    window = {stride = [1, 1], pad = [[3, 2], [-1, 4]], lhs_dilate = [2, 3], reverse = [true, true]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x6x5x3xf32>, tensor<5x4x3x4xf32>) -> tensor<2x12x13x4xf32>
  %3 = stablehlo.convolution(%pad0, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
    window = {stride = [1, 1], pad = [[3, 2], [-1, 4]], reverse = [true, true]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x11x13x3xf32>, tensor<5x4x3x4xf32>) -> tensor<2x12x13x4xf32>
  check.expect_almost_eq %2, %3 : tensor<2x12x13x4xf32>

  // Phases that use no kernel element are zero.
  %4 = stablehlo.convolution(%a, %small) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
    window = {stride = [1, 1], pad = [[1, 0], [0, 2]], lhs_dilate = [2, 3]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x6x5x3xf32>, tensor<1x1x3x4xf32>) -> tensor<2x12x15x4xf32>
  %5 = stablehlo.convolution(%pad0, %small) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
    window = {stride = [1, 1], pad = [[1, 0], [0, 2]]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x11x13x3xf32>, tensor<1x1x3x4xf32>) -> tensor<2x12x15x4xf32>
  check.expect_almost_eq %4, %5 : tensor<2x12x15x4xf32>

  // Channels that are not the last dimension, in groups.
  %pad1 = stablehlo.pad %first, %zero, low = [0, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 1, 1] : (tensor<2x4x6x5xf32>, tensor<f32>) -> tensor<2x4x11x9xf32>
  %6 = stablehlo.convolution(%first, %groups) dim_numbers = [b, f, 0, 1]x[0, 1, i, o]->[b, f, 0, 1],
    window = {stride = [1, 1], pad = [[1, 2], [1, 2]], lhs_dilate = [2, 2]}
    {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<2x4x6x5xf32>, tensor<3x3x2x4xf32>) -> tensor<2x4x12x10xf32>
  %7 = stablehlo.convolution(%pad1, %groups) dim_numbers = [b, f, 0, 1]x[0, 1, i, o]->[b, f, 0, 1],
    window = {stride = [1, 1], pad = [[1, 2], [1, 2]]}
    {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<2x4x11x9xf32>, tensor<3x3x2x4xf32>) -> tensor<2x4x12x10xf32>
  check.expect_almost_eq %6, %7 : tensor<2x4x12x10xf32>

  // One channel in each group.
  %8 = stablehlo.convolution(%first, %single) dim_numbers = [b, f, 0, 1]x[0, 1, i, o]->[b, f, 0, 1],
    window = {stride = [1, 1], pad = [[1, 2], [2, 1]], lhs_dilate = [2, 2]}
    {batch_group_count = 1 : i64, feature_group_count = 4 : i64} : (tensor<2x4x6x5xf32>, tensor<3x2x1x4xf32>) -> tensor<2x4x12x11xf32>
  %9 = stablehlo.convolution(%pad1, %single) dim_numbers = [b, f, 0, 1]x[0, 1, i, o]->[b, f, 0, 1],
    window = {stride = [1, 1], pad = [[1, 2], [2, 1]]}
    {batch_group_count = 1 : i64, feature_group_count = 4 : i64} : (tensor<2x4x11x9xf32>, tensor<3x2x1x4xf32>) -> tensor<2x4x12x11xf32>
  check.expect_almost_eq %8, %9 : tensor<2x4x12x11xf32>

  // Integers.
  %pad2 = stablehlo.pad %i, %none, low = [0, 0, 0], high = [0, 0, 0], interior = [0, 3, 0] : (tensor<1x7x2xi32>, tensor<i32>) -> tensor<1x25x2xi32>
  %10 = stablehlo.convolution(%i, %ki) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[5, 1]], lhs_dilate = [4]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x7x2xi32>, tensor<4x2x3xi32>) -> tensor<1x28x3xi32>
  %11 = stablehlo.convolution(%pad2, %ki) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[5, 1]]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x25x2xi32>, tensor<4x2x3xi32>) -> tensor<1x28x3xi32>
  check.expect_eq %10, %11 : tensor<1x28x3xi32>

  // The product of the dilations is 0 in 64 bits.
  %12 = stablehlo.convolution(%point, %far) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
    window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [4294967296, 4294967296]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x1x3xf32>, tensor<2x2x3x9xf32>) -> tensor<1x2x2x9xf32>
  %13 = stablehlo.convolution(%point, %far) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
    window = {stride = [1, 1], pad = [[1, 1], [1, 1]]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x1x3xf32>, tensor<2x2x3x9xf32>) -> tensor<1x2x2x9xf32>
  check.expect_almost_eq %12, %13 : tensor<1x2x2x9xf32>
  return
}
