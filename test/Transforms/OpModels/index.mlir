// RUN: gspmd-opt %s --sharding-dump-rules=partition | FileCheck %s

// CHECK-LABEL: func @dynamic_slices
func.func @dynamic_slices(%a: tensor<8x6xf32>, %u: tensor<2x6xf32>, %i: tensor<i32>) -> (tensor<2x6xf32>, tensor<8x6xf32>) {
  // CHECK: dynamic_slice {{.*}}<([j, i], [], [])->([_, i]) {i=6, j=8} reduction={j}>
  %0 = stablehlo.dynamic_slice %a, %i, %i, sizes = [2, 6] : (tensor<8x6xf32>, tensor<i32>, tensor<i32>) -> tensor<2x6xf32>
  // CHECK: dynamic_update_slice {{.*}}<([i, j], [_, j], [], [])->([i, j]) {i=8, j=6}>
  %1 = stablehlo.dynamic_update_slice %a, %u, %i, %i : (tensor<8x6xf32>, tensor<2x6xf32>, tensor<i32>, tensor<i32>) -> tensor<8x6xf32>
  return %0, %1 : tensor<2x6xf32>, tensor<8x6xf32>
}

// CHECK-LABEL: func @gathers
func.func @gathers(%e: tensor<40x8xf32>, %i: tensor<4x6x1xi32>, %b: tensor<4x40x8xf32>, %w: tensor<4x1xi32>)
    -> (tensor<4x6x8xf32>, tensor<4x6x8xf32>, tensor<4x3xf32>) {
  // An embedding: reads of all shards of the table add up.
  // CHECK: gather{{.*}}<([l, k], [i, j, m])->([i, j, k]) {i=4, j=6, k=8, l=40, m=1} reduction={l} need_replication={m}>
  %0 = "stablehlo.gather"(%e, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 8>}> : (tensor<40x8xf32>, tensor<4x6x1xi32>) -> tensor<4x6x8xf32>
  // CHECK: gather{{.*}}<([i, l, k], [i, j, m])->([i, j, k]) {i=4, j=6, k=8, l=40, m=1} reduction={l} need_replication={m}>
  %1 = "stablehlo.gather"(%b, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 8>}> : (tensor<4x40x8xf32>, tensor<4x6x1xi32>) -> tensor<4x6x8xf32>
  // CHECK: gather{{.*}}<([j, k], [i, l])->([i, _]) {i=4, j=40, k=8, l=1} reduction={j} need_replication={k, l}>
  %2 = "stablehlo.gather"(%e, %w) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<40x8xf32>, tensor<4x1xi32>) -> tensor<4x3xf32>
  return %0, %1, %2 : tensor<4x6x8xf32>, tensor<4x6x8xf32>, tensor<4x3xf32>
}

// CHECK-LABEL: func @scatters
func.func @scatters(%a: tensor<40x8xf32>, %i: tensor<6x1xi32>, %u: tensor<6x8xf32>) -> (tensor<40x8xf32>, tensor<40x8xf32>) {
  // Updates that add up can be applied to partial results; updates that replace cannot.
  // CHECK: scatter
  // CHECK: <([k, j], [i, l], [i, j])->([k, j]) {i=6, j=8, k=40, l=1} reduction={i} need_replication={l}>
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %2 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<40x8xf32>, tensor<6x1xi32>, tensor<6x8xf32>) -> tensor<40x8xf32>
  // CHECK: scatter
  // CHECK: <([k, j], [i, l], [i, j])->([k, j]) {i=6, j=8, k=40, l=1} need_replication={i, l}>
  %1 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %y : tensor<f32>
  }) : (tensor<40x8xf32>, tensor<6x1xi32>, tensor<6x8xf32>) -> tensor<40x8xf32>
  return %0, %1 : tensor<40x8xf32>, tensor<40x8xf32>
}

// Windows at indices may cross a shard boundary: the operand is sharded, the updates are not.
// CHECK-LABEL: func @scatter_windows
func.func @scatter_windows(%a: tensor<40x8xf32>, %i: tensor<6x2xi32>, %u: tensor<6x2x8xf32>) -> tensor<40x8xf32> {
  // CHECK: scatter
  // CHECK: <([j, k], [i, l], [i, _, _])->([j, k]) {i=6, j=40, k=8, l=2} reduction={i} need_replication={l}>
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %2 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<40x8xf32>, tensor<6x2xi32>, tensor<6x2x8xf32>) -> tensor<40x8xf32>
  return %0 : tensor<40x8xf32>
}

// CHECK-LABEL: func @torch_index_select
func.func @torch_index_select(%a: tensor<4x40x8xf32>, %i: tensor<4x6xi32>) -> tensor<4x6x8xf32> {
  // CHECK: torch_index_select{{.*}}<([i, l, k], [i, j])->([i, j, k]) {i=4, j=6, k=8, l=40} reduction={l}>
  %0 = "stablehlo.torch_index_select"(%a, %i) <{batch_dims = 1 : i64, dim = 1 : i64}> : (tensor<4x40x8xf32>, tensor<4x6xi32>) -> tensor<4x6x8xf32>
  return %0 : tensor<4x6x8xf32>
}
