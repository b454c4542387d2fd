// RUN: gspmd-opt %s --sharding-dump-rules | FileCheck %s
// RUN: gspmd-opt %s --sharding-dump-rules=conservative | FileCheck %s --check-prefix=CONS

// Propagation rules that differ from the partition rules.

// CHECK-LABEL: func @shapes
// CONS-LABEL: func @shapes
func.func @shapes(%a: tensor<8x6xf32>, %b: tensor<8x1xf32>, %u: tensor<2x6xf32>, %i: tensor<i32>) {
  // CHECK: broadcast_in_dim {{.*}}<([i, j])->([i, k]) {i=8, j=1, k=6}>
  %0 = stablehlo.broadcast_in_dim %b, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x6xf32>
  // CHECK: slice {{.*}}<([i, j])->([i, j]) {i=8, j=6} permutation={i}>
  // CONS: slice {{.*}}<([i, j])->([i, j]) {i=8, j=6} permutation={i} blocked_propagation={i}>
  %1 = stablehlo.slice %a [3:4, 0:6] : (tensor<8x6xf32>) -> tensor<1x6xf32>
  // CHECK: dynamic_slice {{.*}}<([i, j], [], [])->([i, j]) {i=8, j=6} need_replication={i} blocked_propagation={i}>
  %2 = stablehlo.dynamic_slice %a, %i, %i, sizes = [2, 6] : (tensor<8x6xf32>, tensor<i32>, tensor<i32>) -> tensor<2x6xf32>
  // CHECK: dynamic_update_slice {{.*}}<([i, k], [j, k], [], [])->([i, k]) {i=8, j=2, k=6} permutation={i, j}>
  %3 = stablehlo.dynamic_update_slice %a, %u, %i, %i : (tensor<8x6xf32>, tensor<2x6xf32>, tensor<i32>, tensor<i32>) -> tensor<8x6xf32>
  // Concatenated dimensions are unsharded, unless slices of one tensor are shifted.
  // CHECK: concatenate %arg0, %arg2{{.*}}<([i, j], [i, j])->([i, j]) {i=10, j=6} need_replication={i}>
  // CONS: concatenate %arg0, %arg2{{.*}}<([j, i], [k, i])->([l, i]) {i=6, j=1, k=1, l=1}>
  %4 = stablehlo.concatenate %a, %u, dim = 0 : (tensor<8x6xf32>, tensor<2x6xf32>) -> tensor<10x6xf32>
  // CHECK: concatenate %{{.*}}, %arg0{{.*}}<([i, j], [i, j])->([i, j]) {i=9, j=6} permutation={i}>
  %5 = stablehlo.concatenate %1, %a, dim = 0 : (tensor<1x6xf32>, tensor<8x6xf32>) -> tensor<9x6xf32>
  return
}

// CHECK-LABEL: func @indexed
func.func @indexed(%a: tensor<40x8xf32>, %i: tensor<4x1xi32>, %u: tensor<4x8xf32>) {
  // CHECK: gather{{.*}}<([k, j], [i, l])->([i, j]) {i=4, j=8, k=40, l=1} reduction={k} need_replication={l}>
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>}> : (tensor<40x8xf32>, tensor<4x1xi32>) -> tensor<4x8xf32>
  // Windows on some indices of a dimension.
  // CHECK: gather{{.*}}<([j, k], [i, l])->([i, j, k]) {i=4, j=40, k=8, l=1} need_replication={j, l} blocked_propagation={j}>
  %1 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 8>}> : (tensor<40x8xf32>, tensor<4x1xi32>) -> tensor<4x2x8xf32>
  return
}

// CHECK-LABEL: func @whole_dimensions
func.func @whole_dimensions(%a: tensor<4x8xf32>, %b: tensor<8xf32>, %m: tensor<4x5x5xf32>, %r: tensor<4x5x3xf32>, %s: tensor<2xui64>) {
  // CHECK: "stablehlo.sort"{{.*}}
  // CHECK: <([i, j])->([i, j]) {i=4, j=8} need_replication={j}>
  %0 = "stablehlo.sort"(%a) <{dimension = 1 : i64}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %c = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  // No other dimension could be sharded.
  // CHECK: <([i])->([i]) {i=8} need_replication={i} blocked_propagation={i}>
  %1 = "stablehlo.sort"(%b) <{dimension = 0 : i64}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %c = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<8xf32>) -> tensor<8xf32>
  // CHECK: cholesky {{.*}}<([i, j, k])->([i, j, k]) {i=4, j=5, k=5} need_replication={j, k}>
  %2 = stablehlo.cholesky %m, lower = true : tensor<4x5x5xf32>
  // CHECK: triangular_solve{{.*}}<([i, j, l], [i, j, k])->([i, l, k]) {i=4, j=5, k=3, l=5} need_replication={j, k, l}>
  %3 = "stablehlo.triangular_solve"(%m, %r) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x5x5xf32>, tensor<4x5x3xf32>) -> tensor<4x5x3xf32>
  // CHECK: fft {{.*}}<([i, j])->([i, j]) {i=4, j=8} need_replication={j} blocked_propagation={j}>
  %4 = stablehlo.fft %a, type = RFFT, length = [8] : (tensor<4x8xf32>) -> tensor<4x5xcomplex<f32>>
  // CHECK: rng_bit_generator {{.*}}<([i])->([i], [j, k]) {i=2, j=4, k=8} need_replication={i} blocked_propagation={i}>
  %5, %6 = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4x8xui32>)
  return
}

// CHECK-LABEL: func @calls
func.func @calls(%a: tensor<4x8x8xf32>, %b: tensor<4x16xf32>) {
  // CHECK: @MoveToHost{{.*}}<([i, j, k])->([i, j, k]) {i=4, j=8, k=8}>
  %0 = stablehlo.custom_call @MoveToHost(%a) : (tensor<4x8x8xf32>) -> tensor<4x8x8xf32>
  // CHECK: @Eigh{{.*}}<([i, j, k])->([i, j, k], [i, k]) {i=4, j=8, k=8}>
  %1:2 = stablehlo.custom_call @Eigh(%a) : (tensor<4x8x8xf32>) -> (tensor<4x8x8xf32>, tensor<4x8xf32>)
  // CHECK: @Qr{{.*}}<([i, j, k])->([i, j, k], [i, l]) {i=4, j=8, k=8, l=8} need_replication={j, k, l}>
  %2:2 = stablehlo.custom_call @Qr(%a) : (tensor<4x8x8xf32>) -> (tensor<4x8x8xf32>, tensor<4x8xf32>)
  // CHECK: @mhlo.topk{{.*}}<([i, j])->([i, j], [i, j]) {i=4, j=16} need_replication={j} blocked_propagation={j}>
  %3:2 = stablehlo.custom_call @mhlo.topk(%b) : (tensor<4x16xf32>) -> (tensor<4x2xf32>, tensor<4x2xi32>)
  // CHECK: @TopK{{.*}}<([i, j])->([i, j], [i, j]) {i=4, j=16} need_replication={j} blocked_propagation={j}>
  %5:2 = stablehlo.custom_call @TopK(%b) : (tensor<4x16xf32>) -> (tensor<4x2xf32>, tensor<4x2xi32>)
  // CHECK: @unknown{{.*}}<([i, j])->([k, l]) {i=4, j=16, k=4, l=16} need_replication={i, j, k, l}>
  %4 = stablehlo.custom_call @unknown(%b) : (tensor<4x16xf32>) -> tensor<4x16xf32>
  return
}
