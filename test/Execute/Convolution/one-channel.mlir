// RUN: gspmd-run %s --random-inputs 1
// RUN: gspmd-opt %s --gspmd-number-runtime-calls --gspmd-lower-to-linalg --gspmd-bufferize | FileCheck %s

// A convolution of few channels, one in each group, is computed line by line, without patches and
// without checks of bounds along the lines. The reference has two features, and so patches.
func.func @main(%a: tensor<2x1x9x11xf32>, %k: tensor<1x1x3x4xf32>, %l: tensor<1x1x3x4xf32>,
                %b: tensor<2x3x4x17xf32>, %m: tensor<3x1x2x3xf32>) {
  %both = stablehlo.concatenate %k, %l, dim = 0 : (tensor<1x1x3x4xf32>, tensor<1x1x3x4xf32>) -> tensor<2x1x3x4xf32>
  // CHECK: scf.for %{{.*}} = %[[BEGIN:.*]] to %[[END:.*]] step
  // CHECK-NOT: memref<{{.*}}x3x4x1xf32>
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1],
    window = {stride = [2, 3], pad = [[1, 2], [5, 4]], rhs_dilate = [1, 2], reverse = [false, true]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x1x9x11xf32>, tensor<1x1x3x4xf32>) -> tensor<2x1x5x5xf32>
  // CHECK: memref<{{.*}}x3x4x1xf32>
  %1 = stablehlo.convolution(%a, %both) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1],
    window = {stride = [2, 3], pad = [[1, 2], [5, 4]], rhs_dilate = [1, 2], reverse = [false, true]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x1x9x11xf32>, tensor<2x1x3x4xf32>) -> tensor<2x2x5x5xf32>
  %2 = stablehlo.slice %1 [0:2, 0:1, 0:5, 0:5] : (tensor<2x2x5x5xf32>) -> tensor<2x1x5x5xf32>
  check.expect_almost_eq %0, %2 : tensor<2x1x5x5xf32>

  // A window that is larger than the padded line at some kernel elements, in three groups.
  %3 = stablehlo.convolution(%b, %m) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1],
    window = {stride = [1, 1], pad = [[1, 0], [-6, 8]], rhs_dilate = [1, 9]}
    {batch_group_count = 1 : i64, feature_group_count = 3 : i64} : (tensor<2x3x4x17xf32>, tensor<3x1x2x3xf32>) -> tensor<2x3x4x1xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %padded = stablehlo.pad %b, %zero, low = [0, 0, 1, -6], high = [0, 0, 0, 8], interior = [0, 0, 0, 0] : (tensor<2x3x4x17xf32>, tensor<f32>) -> tensor<2x3x5x19xf32>
  %last = stablehlo.transpose %padded, dims = [0, 2, 3, 1] : (tensor<2x3x5x19xf32>) -> tensor<2x5x19x3xf32>
  %4 = stablehlo.convolution(%last, %m) dim_numbers = [b, 1, 0, f]x[o, i, 1, 0]->[b, f, 1, 0],
    window = {stride = [1, 1], rhs_dilate = [9, 1]}
    {batch_group_count = 1 : i64, feature_group_count = 3 : i64} : (tensor<2x5x19x3xf32>, tensor<3x1x2x3xf32>) -> tensor<2x3x4x1xf32>
  check.expect_almost_eq %3, %4 : tensor<2x3x4x1xf32>
  return
}
