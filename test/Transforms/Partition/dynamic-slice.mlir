// RUN: gspmd-opt %s --gspmd-partition | FileCheck %s

sharding.mesh @mesh = <["x"=4, "y"=2]>

// A slice of a sharded dimension: each device reads its
// overlap, and the slices (not the operand) are reduced.
// CHECK-LABEL: func @read
// CHECK-SAME: %[[A:.*]]: tensor<2x6xf32>
// CHECK: spmd.axis_index <@mesh ["x"]>
// CHECK: %[[WINDOW:.*]] = stablehlo.dynamic_slice %[[A]], {{.*}} sizes = [2, 6]
// CHECK: %[[PADDED:.*]] = stablehlo.pad %[[WINDOW]], {{.*}} low = [3, 0], high = [3, 0]
// CHECK: %[[PART:.*]] = stablehlo.dynamic_slice %[[PADDED]], {{.*}} sizes = [3, 6]
// CHECK: spmd.all_reduce add %[[PART]] over <@mesh ["x"]> : tensor<3x6xf32>
// CHECK-NOT: all_gather
func.func @read(
    %a: tensor<8x6xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
    %i: tensor<i32>, %j: tensor<i32>)
    -> (tensor<3x6xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {}]>}) {
  %0 = stablehlo.dynamic_slice %a, %i, %j, sizes = [3, 6] {sharding.shardings = #sharding.per_value<[<@mesh, [{}, {}]>]>} : (tensor<8x6xf32>, tensor<i32>, tensor<i32>) -> tensor<3x6xf32>
  return %0 : tensor<3x6xf32>
}

// Only one device has a slice of one index. Booleans are reduced by `or`.
// CHECK-LABEL: func @read_one
// CHECK: %[[ROW:.*]] = stablehlo.dynamic_slice {{.*}} sizes = [1, 6]
// CHECK: %[[PART:.*]] = stablehlo.select {{.*}}, %[[ROW]]
// CHECK: spmd.all_reduce or %[[PART]] over <@mesh ["x"]> : tensor<1x6xi1>
func.func @read_one(
    %a: tensor<8x6xi1> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
    %i: tensor<i32>, %j: tensor<i32>)
    -> (tensor<1x6xi1> {sharding.sharding = #sharding.sharding<@mesh, [{}, {}]>}) {
  %0 = stablehlo.dynamic_slice %a, %i, %j, sizes = [1, 6] {sharding.shardings = #sharding.per_value<[<@mesh, [{}, {}]>]>} : (tensor<8x6xi1>, tensor<i32>, tensor<i32>) -> tensor<1x6xi1>
  return %0 : tensor<1x6xi1>
}

// The slice is required sharded by the same axis: a reduce-scatter.
// CHECK-LABEL: func @read_cut
// CHECK: spmd.reduce_scatter add {{.*}} dim 0 over <@mesh ["x"]> : tensor<4x6xf32> -> tensor<1x6xf32>
func.func @read_cut(
    %a: tensor<16x6xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
    %i: tensor<i32>, %j: tensor<i32>)
    -> (tensor<4x6xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}) {
  %0 = stablehlo.dynamic_slice %a, %i, %j, sizes = [4, 6] {sharding.shardings = #sharding.per_value<[<@mesh, [{"x"}, {}]>]>} : (tensor<16x6xf32>, tensor<i32>, tensor<i32>) -> tensor<4x6xf32>
  return %0 : tensor<4x6xf32>
}

// An update of a sharded dimension takes no communication and
// touches no more of the operand than the size of the update.
// CHECK-LABEL: func @write
// CHECK-SAME: %[[A:.*]]: tensor<4x3xf32> {
// CHECK-NOT: spmd.all
// CHECK: %[[HERE:.*]] = stablehlo.dynamic_slice %[[A]], {{.*}} sizes = [3, 3]
// CHECK: %[[NEW:.*]] = stablehlo.select {{.*}}, %[[HERE]]
// CHECK: stablehlo.dynamic_update_slice %[[A]], %[[NEW]]
// CHECK-NOT: spmd.all
// CHECK: return
func.func @write(
    %a: tensor<16x6xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {"y"}]>},
    %u: tensor<3x6xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"y"}]>},
    %i: tensor<i32>, %j: tensor<i32>)
    -> (tensor<16x6xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {"y"}]>}) {
  %0 = stablehlo.dynamic_update_slice %a, %u, %i, %j {sharding.shardings = #sharding.per_value<[<@mesh, [{"x"}, {"y"}]>]>} : (tensor<16x6xf32>, tensor<3x6xf32>, tensor<i32>, tensor<i32>) -> tensor<16x6xf32>
  return %0 : tensor<16x6xf32>
}
