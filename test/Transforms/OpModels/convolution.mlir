// RUN: gspmd-opt %s --sharding-dump-rules=partition | FileCheck %s

// CHECK-LABEL: func @sliding
func.func @sliding(%x: tensor<2x16x12x3xf32>, %k: tensor<3x1x3x4xf32>) -> tensor<2x16x12x4xf32> {
  // A window of one element passes through, one of three needs a halo.
  // CHECK: convolution{{.*}}<([i, j, l, o], [k, m, o, n])->([i, j, l, n]) {i=2, j=16, k=3, l=12, m=1, n=4, o=3} reduction={o} need_replication={k, m} permutation={j}>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x16x12x3xf32>, tensor<3x1x3x4xf32>) -> tensor<2x16x12x4xf32>
  return %0 : tensor<2x16x12x4xf32>
}

// Adjacent windows: an einsum, as is the gradient of the kernel.
// Windows on a boundary of an uneven sharding need a halo.
// CHECK-LABEL: func @patches
func.func @patches(%x: tensor<2x8x3xf32>, %k: tensor<4x3x16xf32>) -> tensor<2x2x16xf32> {
  // CHECK: convolution{{.*}}<([i, jk, m], [k, m, l])->([i, j, l]) {i=2, j=2, k=4, l=16, m=3} reduction={k, m} permutation={j}>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [4]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x8x3xf32>, tensor<4x3x16xf32>) -> tensor<2x2x16xf32>
  return %0 : tensor<2x2x16xf32>
}

// CHECK-LABEL: func @patches_kernel_gradient
func.func @patches_kernel_gradient(%x: tensor<5x8x3xf32>, %g: tensor<5x2x16xf32>) -> tensor<4x3x16xf32> {
  // CHECK: convolution{{.*}}<([m, jk, i], [m, j, l])->([k, i, l]) {i=3, j=2, k=4, l=16, m=5} reduction={j, m}>
  %0 = stablehlo.convolution(%x, %g) dim_numbers = [f, 0, b]x[i, 0, o]->[0, b, f], window = {rhs_dilate = [4]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<5x8x3xf32>, tensor<5x2x16xf32>) -> tensor<4x3x16xf32>
  return %0 : tensor<4x3x16xf32>
}

// CHECK-LABEL: func @patches_input_gradient
func.func @patches_input_gradient(%g: tensor<2x2x16xf32>, %k: tensor<4x3x16xf32>) -> tensor<2x8x3xf32> {
  // CHECK: convolution{{.*}}<([i, j, m], [k, l, m])->([i, j, l]) {i=2, j=8, k=4, l=3, m=16} reduction={m} need_replication={k} permutation={j}>
  %0 = stablehlo.convolution(%g, %k) dim_numbers = [b, 0, f]x[0, o, i]->[b, 0, f], window = {pad = [[3, 3]], lhs_dilate = [4]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x2x16xf32>, tensor<4x3x16xf32>) -> tensor<2x8x3xf32>
  return %0 : tensor<2x8x3xf32>
}

// In the gradient of a kernel the image is the window.
// CHECK-LABEL: func @kernel_gradient
func.func @kernel_gradient(%x: tensor<2x16x3xf32>, %g: tensor<2x16x4xf32>) -> tensor<3x3x4xf32> {
  // CHECK: convolution{{.*}}<([m, j, i], [m, j, l])->([k, i, l]) {i=3, j=16, k=3, l=4, m=2} reduction={j, m} need_replication={k}>
  %0 = stablehlo.convolution(%x, %g) dim_numbers = [f, 0, b]x[i, 0, o]->[0, b, f], window = {pad = [[1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x16x3xf32>, tensor<2x16x4xf32>) -> tensor<3x3x4xf32>
  return %0 : tensor<3x3x4xf32>
}

// CHECK-LABEL: func @feature_groups
func.func @feature_groups(%x: tensor<4x8x16xf32>, %k: tensor<3x2x24xf32>, %y: tensor<4x8x8xf32>, %d: tensor<3x1x8xf32>)
    -> (tensor<4x8x24xf32>, tensor<4x8x8xf32>) {
  // CHECK: convolution{{.*}}<([i, j, ln], [k, n, lm])->([i, j, lm]) {i=4, j=8, k=3, l=8, m=3, n=2} reduction={n} need_replication={k} permutation={j}>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 8 : i64} : (tensor<4x8x16xf32>, tensor<3x2x24xf32>) -> tensor<4x8x24xf32>
  // A depth-wise convolution.
  // CHECK: convolution{{.*}}<([i, j, l], [k, m, l])->([i, j, l]) {i=4, j=8, k=3, l=8, m=1} reduction={m} need_replication={k} permutation={j}>
  %1 = stablehlo.convolution(%y, %d) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 8 : i64} : (tensor<4x8x8xf32>, tensor<3x1x8xf32>) -> tensor<4x8x8xf32>
  return %0, %1 : tensor<4x8x24xf32>, tensor<4x8x8xf32>
}

// CHECK-LABEL: func @batch_groups
func.func @batch_groups(%x: tensor<8x6x4xf32>, %k: tensor<3x4x8xf32>) -> tensor<2x6x8xf32> {
  // CHECK: convolution{{.*}}<([ij, k, n], [l, n, im])->([j, k, im]) {i=4, j=2, k=6, l=3, m=2, n=4} reduction={n} need_replication={l} permutation={k}>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[1, 1]]} {batch_group_count = 4 : i64, feature_group_count = 1 : i64} : (tensor<8x6x4xf32>, tensor<3x4x8xf32>) -> tensor<2x6x8xf32>
  return %0 : tensor<2x6x8xf32>
}
