// RUN: gspmd-opt %s --sharding-dump-rules=partition | FileCheck %s
// RUN: gspmd-run %s --no-partition --random-inputs 1 | FileCheck %s --check-prefix=FLOPS

// Each row is multiplied with the matrix of one group, for any
// number of groups: 2 * 128 * 16 * 32 in each of the three.
// FLOPS: flops per device{{ +}}393216
func.func public @main(%x: tensor<128x16xf32>, %w: tensor<64x16x32xf32>, %y: tensor<128x32xf32>, %b: tensor<128x16x32xf32>)
    -> (tensor<128x32xf32>, tensor<64x16x32xf32>, tensor<128x32xf32>) {
  %sizes = stablehlo.constant dense<2> : tensor<64xi32>
  // CHECK: ragged_dot{{.*}}<([i, k], [l, k, j], [m])->([i, j]) {i=128, j=32, k=16, l=64, m=64} reduction={k, l} need_replication={m}>
  %0 = "chlo.ragged_dot"(%x, %w, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<128x16xf32>, tensor<64x16x32xf32>, tensor<64xi32>) -> tensor<128x32xf32>
  // CHECK: ragged_dot{{.*}}<([k, i], [k, j], [m])->([l, i, j]) {i=16, j=32, k=128, l=64, m=64} reduction={k} need_replication={m}>
  %1 = "chlo.ragged_dot"(%x, %y, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [0]>}> : (tensor<128x16xf32>, tensor<128x32xf32>, tensor<64xi32>) -> tensor<64x16x32xf32>
  // CHECK: ragged_dot{{.*}}<([i, k], [i, k, j], [l])->([i, j]) {i=128, j=32, k=16, l=64} reduction={k} need_replication={l}>
  %2 = "chlo.ragged_dot"(%x, %b, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0]>}> : (tensor<128x16xf32>, tensor<128x16x32xf32>, tensor<64xi32>) -> tensor<128x32xf32>
  return %0, %1, %2 : tensor<128x32xf32>, tensor<64x16x32xf32>, tensor<128x32xf32>
}
