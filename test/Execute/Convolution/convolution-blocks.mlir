// Convolutions are computed block by block, the last of which may overlap the one before:
// window sums are unchanged, and the patches of all windows (600 KB) never exist at
// once.
// RUN: gspmd-run %s --entry sums --random-inputs 1 --poison --stats %t.json
// RUN: gspmd-run %s --entry grouped --random-inputs 1 --poison
// RUN: %python -c "import json; assert json.load(open(r'%t.json'))['peak_bytes'] < 100000"

// 37 rows in blocks of 8; one channel, all ones.
func.func @sums(%a: tensor<2x37x41x1xf32>) {
  %ones = stablehlo.constant dense<1.0> : tensor<5x5x1x1xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.convolution(%a, %ones) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [2, 2]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x37x41x1xf32>, tensor<5x5x1x1xf32>) -> tensor<2x37x41x1xf32>
  %1 = "stablehlo.reduce_window"(%a, %zero) <{window_dimensions = array<i64: 1, 5, 5, 1>, padding = dense<[[0, 0], [2, 2], [2, 2], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x37x41x1xf32>, tensor<f32>) -> tensor<2x37x41x1xf32>
  check.expect_almost_eq %0, %1 {tolerance = 1.0e-4 : f64} : tensor<2x37x41x1xf32>
  return
}

// Three groups of one channel, the result with its features first.
func.func @grouped(%a: tensor<1x23x29x3xf32>) {
  %ones = stablehlo.constant dense<1.0> : tensor<3x3x1x3xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.convolution(%a, %ones) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[f, 0, b, 1], window = {stride = [2, 1], pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 3 : i64} : (tensor<1x23x29x3xf32>, tensor<3x3x1x3xf32>) -> tensor<3x12x1x29xf32>
  %1 = "stablehlo.reduce_window"(%a, %zero) <{window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 1, 1>, padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<1x23x29x3xf32>, tensor<f32>) -> tensor<1x12x29x3xf32>
  %2 = stablehlo.transpose %1, dims = [3, 1, 0, 2] : (tensor<1x12x29x3xf32>) -> tensor<3x12x1x29xf32>
  check.expect_almost_eq %0, %2 {tolerance = 1.0e-4 : f64} : tensor<3x12x1x29xf32>
  return
}
