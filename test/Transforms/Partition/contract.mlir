// RUN: gspmd-opt %s --sharding-propagate --sharding-close --sharding-fold-reshards --sharding-cse --sharding-insert-reshards | FileCheck %s --check-prefix=RESHARD
// RUN: gspmd-opt %s --sharding-propagate --sharding-close --sharding-fold-reshards --sharding-cse --sharding-insert-reshards --spmd-partition | FileCheck %s

sharding.mesh @mesh = <["x"=4, "y"=2]>

// Both operands are sharded along the contraction: partial sums, then one all-reduce.
// RESHARD-LABEL: func @partial_sums
// RESHARD: %[[DOT:.*]] = stablehlo.dot_general
// RESHARD-SAME: unreduced={"y"}
// RESHARD: sharding.reshard %[[DOT]] <@mesh, [{"x"}, {}]>
// CHECK-LABEL: func @partial_sums
// CHECK-SAME: tensor<2x8xf32>
// CHECK-SAME: spmd.global_type = tensor<8x16xf32>
// CHECK: %[[DOT:.*]] = stablehlo.dot_general {{.*}} : (tensor<2x8xf32>, tensor<8x4xf32>) -> tensor<2x4xf32>
// CHECK: %[[SUM:.*]] = spmd.all_reduce add %[[DOT]] over <@mesh ["y"]> : tensor<2x4xf32>
// CHECK: stablehlo.tanh %[[SUM]] : tensor<2x4xf32>
func.func @partial_sums(
    %a: tensor<8x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {"y"}]>},
    %b: tensor<16x4xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"y"}, {}]>}) -> tensor<8x4xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x4xf32>) -> tensor<8x4xf32>
  %1 = stablehlo.tanh %0 : tensor<8x4xf32>
  return %1 : tensor<8x4xf32>
}

// The result requires the axis of the partial sum: a reduce-scatter.
// CHECK-LABEL: func @scattered_sums
// CHECK: %[[DOT:.*]] = stablehlo.dot_general {{.*}} -> tensor<8x4xf32>
// CHECK: spmd.reduce_scatter add %[[DOT]] dim 0 over <@mesh ["x"]> : tensor<8x4xf32> -> tensor<2x4xf32>
func.func @scattered_sums(
    %a: tensor<8x64xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>},
    %b: tensor<64x4xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>})
    -> (tensor<8x4xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}) {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<8x64xf32>, tensor<64x4xf32>) -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

// Batch, free and contracting dimensions are sharded by one axis each.
// CHECK-LABEL: func @nested
// CHECK: stablehlo.dot_general {{.*}} : (tensor<2x4x8xf32>, tensor<2x8x4xf32>) -> tensor<2x4x4xf32>
// CHECK-NOT: spmd
// CHECK: return
func.func @nested(
    %a: tensor<8x8x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {"y"}, {}]>},
    %b: tensor<8x8x4xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}, {}]>}) -> tensor<8x8x4xf32> {
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<8x8x8xf32>, tensor<8x8x4xf32>) -> tensor<8x8x4xf32>
  return %0 : tensor<8x8x4xf32>
}

// In an uneven contraction the padding of both operands is masked.
// CHECK-LABEL: func @uneven
// CHECK-DAG: spmd.axis_index <@mesh ["x"]>
// CHECK: %[[A:.*]] = stablehlo.select
// CHECK: %[[B:.*]] = stablehlo.select
// CHECK: stablehlo.dot_general %[[A]], %[[B]], {{.*}} : (tensor<4x2xf32>, tensor<2x4xf32>) -> tensor<4x4xf32>
// CHECK: spmd.all_reduce add
func.func @uneven(
    %a: tensor<4x7xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>},
    %b: tensor<7x4xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}) -> tensor<4x4xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<4x7xf32>, tensor<7x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
