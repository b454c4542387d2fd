// RUN: gspmd-opt %s --split-input-file --gspmd-number-runtime-calls --gspmd-lower-to-linalg --gspmd-bufferize | FileCheck %s

// A convolution of a dilated input has at most four phases, each of which has its own code. With
// strides of two in two dimensions no phase computes whether an index is that of a zero.
// CHECK-LABEL: func.func @two
// CHECK-NOT: arith.remui
// CHECK-COUNT-4: call @gspmd_rt_gemm_f32
// CHECK-NOT: arith.remui
// CHECK-NOT: call @gspmd_rt_gemm_f32
func.func @two(%a: tensor<1x4x4x6xf32>, %k: tensor<4x4x6x5xf32>) -> tensor<1x8x8x5xf32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
    window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [2, 2]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x4x6xf32>, tensor<4x4x6x5xf32>) -> tensor<1x8x8x5xf32>
  return %0 : tensor<1x8x8x5xf32>
}

// -----

// CHECK-LABEL: func.func @four
// CHECK-COUNT-4: call @gspmd_rt_gemm_f32
// CHECK-NOT: call @gspmd_rt_gemm_f32
func.func @four(%a: tensor<1x4x4x6xf32>, %k: tensor<4x4x6x5xf32>) -> tensor<1x14x14x5xf32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
    window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [4, 4]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x4x6xf32>, tensor<4x4x6x5xf32>) -> tensor<1x14x14x5xf32>
  return %0 : tensor<1x14x14x5xf32>
}
