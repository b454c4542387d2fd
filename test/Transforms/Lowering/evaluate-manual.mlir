// RUN: gspmd-opt %s --gspmd-evaluate-manual --split-input-file | FileCheck %s
// Each device slices its shard by a table, and concatenates all shards.

sharding.mesh @mesh = <["x"=4]>

// CHECK-LABEL: func @parts
// CHECK-SAME: (%[[A:.*]]: tensor<8xf32>)
// CHECK-NOT: sharding.manual_computation
// CHECK: %[[TABLE:.*]] = stablehlo.constant dense<[0, 2, 4, 6]> : tensor<4xi32>
// CHECK: %[[ID:.*]] = spmd.partition_id
// CHECK: %[[ENTRY:.*]] = stablehlo.dynamic_slice %[[TABLE]], %[[ID]], sizes = [1]
// CHECK: %[[BEGIN:.*]] = stablehlo.reshape %[[ENTRY]] : (tensor<1xi32>) -> tensor<i32>
// CHECK: %[[PART:.*]] = stablehlo.dynamic_slice %[[A]], %[[BEGIN]], sizes = [2]
// CHECK: %[[N:.*]] = stablehlo.negate %[[PART]] : tensor<2xf32>
// CHECK: %[[ROW:.*]] = stablehlo.reshape %[[N]] : (tensor<2xf32>) -> tensor<1x2xf32>
// CHECK: spmd.all_gather %[[ROW]] dim 0 over <@mesh ["x"]> : tensor<1x2xf32> -> tensor<4x2xf32>
// CHECK: stablehlo.concatenate {{.*}} dim = 0 : {{.*}} -> tensor<8xf32>
func.func @parts(%a: tensor<8xf32>) -> tensor<8xf32> {
  %0 = sharding.manual_computation(%a) in <[<@mesh, [{"x"}]>]> out <[<@mesh, [{"x"}]>]> manual <@mesh ["x"]> {
  ^bb0(%part: tensor<2xf32>):
    %1 = stablehlo.negate %part : tensor<2xf32>
    sharding.return %1 : tensor<2xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

// A custom device order: tables are by device id, gathered values by index.

sharding.mesh @mesh = <["x"=2, "y"=2], devices=[2,2]<=[2,2]T(1,0)>

// CHECK-LABEL: func @group
// Neighbors along y are devices 0 and 2, 1 and 3.
// CHECK: spmd.all_gather %{{.*}} dim 0 over <@mesh ["x", "y"]> : tensor<1x4xf32> -> tensor<4x4xf32>
// Device 0 has index 0, 1 has 2, 2 has 1, 3 has 3; first members are 0, 1, 0, 1.
// CHECK: stablehlo.constant dense<[0, 2, 0, 2]>
// CHECK: stablehlo.constant dense<[1, 3, 1, 3]>
// CHECK: "stablehlo.map"
// CHECK: stablehlo.maximum
func.func @group(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = sharding.manual_computation(%a) in <[<@mesh, [{}]>]> out <[<@mesh, [{}]>]> manual <@mesh ["x", "y"]> {
  ^bb0(%part: tensor<4xf32>):
    %1 = "stablehlo.all_reduce"(%part) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>, use_global_device_ids}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %m = stablehlo.maximum %x, %y : tensor<f32>
      stablehlo.return %m : tensor<f32>
    }) : (tensor<4xf32>) -> tensor<4xf32>
    sharding.return %1 : tensor<4xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
