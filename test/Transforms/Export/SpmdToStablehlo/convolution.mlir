// RUN: gspmd-opt %s --spmd-to-stablehlo | FileCheck %s

// XLA for CPUs may read beyond a dimension with negative padding (random program 700140):
// such a dimension is padded and dilated by an op of its own. The other dimension stays.
// CHECK-LABEL: func.func @negative(
func.func @negative(%a: tensor<1x8x4x2xf32>, %k: tensor<2x3x3x2xf32>) -> tensor<8x6x3x1xf32> {
  // CHECK: %[[ZERO:.*]] = stablehlo.constant dense<0.0{{.*}}> : tensor<f32>
  // CHECK: %[[A:.*]] = stablehlo.pad %arg0, %[[ZERO]], low = [0, -1, 0, 0], high = [0, 2, 0, 0], interior = [0, 1, 0, 0] : (tensor<1x8x4x2xf32>, tensor<f32>) -> tensor<1x16x4x2xf32>
  // CHECK: %[[R:.*]] = stablehlo.convolution(%[[A]], %arg1)
  // CHECK-SAME: pad = {{\[}}[0, 0], [1, 0]], lhs_dilate = [1, 2]
  // CHECK: return %[[R]]
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[0, 1, f, b], window = {stride = [2, 1], pad = [[-1, 2], [1, 0]], lhs_dilate = [2, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x4x2xf32>, tensor<2x3x3x2xf32>) -> tensor<8x6x3x1xf32>
  return %0 : tensor<8x6x3x1xf32>
}

// CHECK-LABEL: func.func @positive(
func.func @positive(%a: tensor<1x8x2xf32>, %k: tensor<2x3x2xf32>) -> tensor<10x3x1xf32> {
  // CHECK-NOT: stablehlo.pad
  // CHECK: stablehlo.convolution(%arg0, %arg1)
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, f]x[0, o, i]->[0, f, b], window = {pad = [[1, 2]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x2xf32>, tensor<2x3x2xf32>) -> tensor<10x3x1xf32>
  return %0 : tensor<10x3x1xf32>
}

// CHECK-LABEL: func.func @dynamic(
func.func @dynamic(%a: tensor<1x8x2xf32>, %k: tensor<2x3x2xf32>) -> tensor<4x3x1xf32> {
  // CHECK: %[[A:.*]] = stablehlo.pad %arg0, %{{.*}}, low = [0, -1, 0], high = [0, 2, 0], interior = [0, 0, 0]
  // CHECK: stablehlo.convolution(%[[A]], %arg1)
  %p = stablehlo.constant dense<[[-1, 2]]> : tensor<1x2xi64>
  %0 = stablehlo.dynamic_conv(%a, %k, %p) dim_numbers = [b, 0, f]x[0, o, i]->[0, f, b], window = {stride = [2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x2xf32>, tensor<2x3x2xf32>, tensor<1x2xi64>) -> tensor<4x3x1xf32>
  return %0 : tensor<4x3x1xf32>
}
