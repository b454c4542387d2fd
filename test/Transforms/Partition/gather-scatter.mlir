// RUN: gspmd-opt %s --gspmd-partition | FileCheck %s

sharding.mesh @mesh = <["x"=4, "y"=2]>

// A table that is sharded by rows: reads of other shards count as zero, results are added up.
// CHECK-LABEL: func @rows
// CHECK: %[[READ:.*]] = "stablehlo.gather"
// CHECK-SAME: slice_sizes = array<i64: 1, 6>
// CHECK: %[[PART:.*]] = stablehlo.select {{.*}}, %[[READ]]
// CHECK: spmd.all_reduce add %[[PART]] over <@mesh ["x"]> : tensor<5x6xf32>
func.func @rows(
    %t: tensor<40x6xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
    %i: tensor<5x1xi32>) -> tensor<5x6xf32> {
  %0 = "stablehlo.gather"(%t, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 6>}> : (tensor<40x6xf32>, tensor<5x1xi32>) -> tensor<5x6xf32>
  return %0 : tensor<5x6xf32>
}

// Windows of three rows: the shard gets margins that windows may reach into.
// CHECK-LABEL: func @windows
// CHECK: %[[PADDED:.*]] = stablehlo.pad {{.*}} low = [3, 0], high = [3, 0]
// CHECK: %[[READ:.*]] = "stablehlo.gather"(%[[PADDED]]
// CHECK-SAME: slice_sizes = array<i64: 3, 6>
// CHECK: spmd.all_reduce add %[[READ]] over <@mesh ["x"]> : tensor<5x3x6xf32>
func.func @windows(
    %t: tensor<80x6xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
    %i: tensor<5x1xi32>) -> tensor<5x3x6xf32> {
  %0 = "stablehlo.gather"(%t, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 3, 6>}> : (tensor<80x6xf32>, tensor<5x1xi32>) -> tensor<5x3x6xf32>
  return %0 : tensor<5x3x6xf32>
}

// Windows of updates that are larger than the shard: it gets a margin that is sliced off.
// CHECK-LABEL: func @wide_updates
// CHECK-NOT: spmd.all
// CHECK: %[[WIDE:.*]] = stablehlo.pad {{.*}} high = [1, 0]
// CHECK: %[[NEW:.*]] = "stablehlo.scatter"(%[[WIDE]]
// CHECK: stablehlo.slice %[[NEW]] [0:2, 0:6]
// CHECK-NOT: spmd.all
// CHECK: return
func.func @wide_updates(
    %t: tensor<8x6xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
    %i: tensor<5x1xi32>, %u: tensor<5x3x6xf32>)
    -> (tensor<8x6xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}) {
  %0 = "stablehlo.scatter"(%t, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) {sharding.shardings = #sharding.per_value<[<@mesh, [{"x"}, {}]>]>} : (tensor<8x6xf32>, tensor<5x1xi32>, tensor<5x3x6xf32>) -> tensor<8x6xf32>
  return %0 : tensor<8x6xf32>
}

// Unevenly sharded updates: indices in the padding are far
// outside, and only the first device starts from the operand.
// CHECK-LABEL: func @parallel_updates
// CHECK: stablehlo.constant dense<-1073741824> : tensor<i32>
// CHECK: %[[PART:.*]] = "stablehlo.scatter"
// CHECK: spmd.all_reduce add %[[PART]] over <@mesh ["y"]>
func.func @parallel_updates(
    %t: tensor<2xf32>,
    %i: tensor<99x1xi32> {sharding.sharding = #sharding.sharding<@mesh, [{"y"}, {}]>},
    %u: tensor<99xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"y"}]>}) -> tensor<2xf32> {
  %0 = "stablehlo.scatter"(%t, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<2xf32>, tensor<99x1xi32>, tensor<99xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
