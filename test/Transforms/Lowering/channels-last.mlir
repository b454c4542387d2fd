// RUN: gspmd-opt %s --gspmd-expand-ops | FileCheck %s
//
// Convolutions get their channels last; few channels and single taps are unchanged.

// CHECK-LABEL: func @channels_first
// CHECK: %[[IN:.*]] = stablehlo.transpose %arg0, dims = [0, 2, 3, 1]
// CHECK: %[[OUT:.*]] = stablehlo.convolution(%[[IN]], %arg1) dim_numbers = [b, 0, 1, f]x[o, i, 0, 1]->[b, 0, 1, f]
// CHECK-SAME: -> tensor<2x6x5x4xf32>
// CHECK: stablehlo.transpose %[[OUT]], dims = [0, 3, 1, 2]
func.func @channels_first(%a: tensor<2x8x8x7xf32>, %k: tensor<4x8x3x3xf32>) -> tensor<2x4x6x5xf32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1],
    window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<2x8x8x7xf32>, tensor<4x8x3x3xf32>) -> tensor<2x4x6x5xf32>
  return %0 : tensor<2x4x6x5xf32>
}

// CHECK-LABEL: func @others
// CHECK-NOT: stablehlo.transpose
func.func @others(%a: tensor<2x3x8x7xf32>, %k: tensor<4x3x3x3xf32>, %b: tensor<2x8x8x7xf32>,
                  %l: tensor<4x8x1x1xf32>) -> (tensor<2x4x6x5xf32>, tensor<2x4x8x7xf32>) {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1],
    window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<2x3x8x7xf32>, tensor<4x3x3x3xf32>) -> tensor<2x4x6x5xf32>
  %1 = stablehlo.convolution(%b, %l) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1],
    window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<2x8x8x7xf32>, tensor<4x8x1x1xf32>) -> tensor<2x4x8x7xf32>
  return %0, %1 : tensor<2x4x6x5xf32>, tensor<2x4x8x7xf32>
}
