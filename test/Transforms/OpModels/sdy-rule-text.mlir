// RUN: gspmd-opt %s --sharding-dump-rules --export-sdy | FileCheck %s
// RUN: gspmd-opt %s --sharding-dump-rules=conservative --export-sdy | FileCheck %s --check-prefix=CONS

// The rules are those of Shardy's pass sdy-populate-op-sharding-rules, factor by
// factor.

// CHECK-LABEL: func @reshapes
func.func @reshapes(%a: tensor<1x8x1xf32>, %b: tensor<2x3x5xf32>, %c: tensor<2x9xf32>, %d: tensor<3x1x2xf32>) {
  // CHECK: reshape {{.*}}<([i, j, k])->([j]) {i=1, j=8, k=1} need_replication={i, k}>
  %0 = stablehlo.reshape %a : (tensor<1x8x1xf32>) -> tensor<8xf32>
  // CHECK: reshape {{.*}}<([i, j, l])->([i, k, m]) {i=2, j=3, k=3, l=5, m=2} need_replication={j, k, l, m} permutation={i}>
  %1 = stablehlo.reshape %b : (tensor<2x3x5xf32>) -> tensor<5x3x2xf32>
  // CHECK: reshape {{.*}}<([i, j])->([i, k, l]) {i=2, j=9, k=2, l=3} need_replication={j, k, l} permutation={i}>
  %2 = stablehlo.reshape %c : (tensor<2x9xf32>) -> tensor<3x2x3xf32>
  // CHECK: reshape {{.*}}<([i, j, l])->([i, k]) {i=3, j=1, k=3, l=2} need_replication={j, k, l} permutation={i}>
  %3 = stablehlo.reshape %d : (tensor<3x1x2xf32>) -> tensor<2x3xf32>
  return
}

// CHECK-LABEL: func @windows
// CONS-LABEL: func @windows
func.func @windows(%a: tensor<9x8xf32>, %s: tensor<7x8xf32>, %z: tensor<f32>) {
  // Elements move, although the size stays.
  // CHECK: pad {{.*}}<([i, j], [])->([i, j]) {i=9, j=8} permutation={i}>
  %0 = stablehlo.pad %a, %z, low = [1, 0], high = [-1, 0], interior = [0, 0] : (tensor<9x8xf32>, tensor<f32>) -> tensor<9x8xf32>
  // CHECK: concatenate {{.*}}<([i, j])->([i, j]) {i=9, j=8} need_replication={i}>
  %1 = stablehlo.concatenate %a, dim = 0 : (tensor<9x8xf32>) -> tensor<9x8xf32>
  // CHECK: })
  // CHECK-SAME: <([j, k], [i, k], [])->([j, k]) {i=7, j=9, k=8} need_replication={i} permutation={j}>
  // CONS: "stablehlo.select_and_scatter"
  // CONS: <([j, k], [i, k], [])->([j, k]) {i=7, j=9, k=8} need_replication={i} permutation={j} blocked_propagation={i, j}>
  %2 = "stablehlo.select_and_scatter"(%a, %s, %z) <{window_dimensions = array<i64: 3, 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %5 = stablehlo.compare GE, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %5 : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %5 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<9x8xf32>, tensor<7x8xf32>, tensor<f32>) -> tensor<9x8xf32>
  // CHECK: "stablehlo.reduce_window"
  // CHECK: <([i, j], [])->([i, j]) {i=17, j=8}>
  // CONS: "stablehlo.reduce_window"
  %3 = "stablehlo.reduce_window"(%a, %z) <{window_dimensions = array<i64: 1, 1>, base_dilations = array<i64: 2, 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %5 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<9x8xf32>, tensor<f32>) -> tensor<17x8xf32>
  // CONS: "stablehlo.reduce_window"
  // CONS: <([i, j], [])->([i, j]) {i=9, j=8} permutation={i} blocked_propagation={i}>
  %4 = "stablehlo.reduce_window"(%a, %z) <{window_dimensions = array<i64: 2, 1>, padding = dense<[[1, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %5 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }) : (tensor<9x8xf32>, tensor<f32>) -> tensor<9x8xf32>
  return
}

// CHECK-LABEL: func @convolutions
func.func @convolutions(%a: tensor<2x8x4xf32>, %k: tensor<3x4x6xf32>, %w: tensor<7x4x1xf32>, %b: tensor<2x4xf32>, %m: tensor<4x1xf32>) {
  // CHECK: convolution{{.*}}<([i, j, l], [k, l, m])->([i, j, m]) {i=2, j=6, k=3, l=4, m=6} reduction={l} permutation={j, k}>
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x8x4xf32>, tensor<3x4x6xf32>) -> tensor<2x6x6xf32>
  // CHECK: convolution{{.*}}<([i, j, l], [j, l, m])->([i, k, n]) {i=2, j=7, k=2, l=4, m=1, n=1} reduction={j, l} permutation={k}>
  %1 = stablehlo.convolution(%a, %w) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x8x4xf32>, tensor<7x4x1xf32>) -> tensor<2x2x1xf32>
  // CHECK: convolution{{.*}}<([i, j], [j, k])->([i, l]) {i=2, j=4, k=1, l=1} reduction={j}>
  %2 = stablehlo.convolution(%b, %m) dim_numbers = [b, f]x[i, o]->[b, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x4xf32>, tensor<4x1xf32>) -> tensor<2x1xf32>
  return
}

// CHECK-LABEL: func @indices
func.func @indices(%a: tensor<8x1x4xf32>, %i: tensor<2x3xi32>, %u: tensor<3x2xf32>, %t: tensor<5x5xf32>, %r: tensor<3x5xf32>) {
  // CHECK: gather{{.*}}<([j, k, l], [m, i])->([i]) {i=3, j=8, k=1, l=4, m=2} reduction={j, l} need_replication={k, m}>
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 1]>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<8x1x4xf32>, tensor<2x3xi32>) -> tensor<3xf32>
  // CHECK: "stablehlo.scatter"
  // CHECK: <([l, m, j], [n, i], [i, k])->([l, m, j]) {i=3, j=4, k=2, l=8, m=1, n=2} need_replication={i, j, k, n}>
  %1 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %y : tensor<f32>
  }) : (tensor<8x1x4xf32>, tensor<2x3xi32>, tensor<3x2xf32>) -> tensor<8x1x4xf32>
  // CHECK: triangular_solve{{.*}}<([k, j], [i, j])->([i, k]) {i=3, j=5, k=5} need_replication={i, j, k}>
  %2 = "stablehlo.triangular_solve"(%t, %r) <{left_side = false, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<5x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  return
}

// A rule that a model has is not the user's. Shardy cannot parse a rule without
// operands.
// CHECK-LABEL: func @calls
func.func @calls(%a: tensor<4x8xf32>) {
  // CHECK: @MoveToHost{{.*}}<([i, j])->([i, j]) {i=4, j=8}>}
  %0 = stablehlo.custom_call @MoveToHost(%a) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  // CHECK: @mine{{.*}}<([i, j])->([i, k]) {i=4, j=8, k=8}, custom>}
  %1 = stablehlo.custom_call @mine(%a) {sharding.rule = #sharding.rule<([i, j])->([i, k]) {i=4, j=8, k=8}>} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  // CHECK: iota dim = 0 :
  %2 = stablehlo.iota dim = 0 : tensor<4x8xf32>
  return
}
