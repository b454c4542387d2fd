// RUN: gspmd-opt %s --gspmd-complete | FileCheck %s --check-prefix=COMPLETE
// RUN: gspmd-opt %s --gspmd-partition | FileCheck %s

sharding.mesh @mesh = <["x"=4, "y"=2]>

// The free axis of the annotation inside reaches the
// operand and the result, minor to the manual one.
// COMPLETE-LABEL: func @through
// COMPLETE-SAME: [{"x", "y"}, {}]
// COMPLETE: in <[<@mesh, [{"x", "y"}, {}]>]> out <[<@mesh, [{"x", "y"}, {}]>]>
// CHECK-LABEL: func @through
// CHECK-SAME: tensor<1x4xf32>
// CHECK-NEXT: %[[T:.*]] = stablehlo.tanh %{{.*}} : tensor<1x4xf32>
// CHECK-NEXT: return %[[T]]
func.func @through(%a: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %0 = sharding.manual_computation(%a) in <[<@mesh, [{"x", ?}, {?}]>]> out <[<@mesh, [{"x", ?}, {?}]>]> manual <@mesh ["x"]> {
  ^bb0(%l: tensor<2x4xf32>):
    %1 = sharding.mesh_split %l <@mesh, [{"y"}, {}]> : tensor<2x4xf32>
    %2 = stablehlo.tanh %1 : tensor<2x4xf32>
    sharding.return %2 : tensor<2x4xf32>
  } : (tensor<8x4xf32>) -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

// Operands are resharded to in_shardings, results from out_shardings.
// CHECK-LABEL: func @border
// CHECK: %[[IN:.*]] = spmd.all_to_all %{{.*}} split 0 concat 1 over <@mesh ["x"]> : tensor<8x1xf32> -> tensor<2x4xf32>
// CHECK: %[[T:.*]] = stablehlo.tanh %[[IN]]
// CHECK: spmd.all_to_all %[[T]] split 1 concat 0 over <@mesh ["x"]> : tensor<2x4xf32> -> tensor<8x1xf32>
func.func @border(%a: tensor<8x4xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>})
    -> (tensor<8x4xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>}) {
  %0 = sharding.manual_computation(%a) in <[<@mesh, [{"x"}, {}]>]> out <[<@mesh, [{"x"}, {}]>]> manual <@mesh ["x"]> {
  ^bb0(%l: tensor<2x4xf32>):
    %1 = stablehlo.tanh %l : tensor<2x4xf32>
    sharding.return %1 : tensor<2x4xf32>
  } : (tensor<8x4xf32>) -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

// Three rows of a shard are not divisible by 2: the free axis shards inside only.
// CHECK-LABEL: func @uneven
// CHECK-SAME: tensor<3x4xf32>
// CHECK: spmd.all_slice %{{.*}} dim 0 over <@mesh ["y"]> : tensor<4x4xf32> -> tensor<2x4xf32>
// CHECK: stablehlo.tanh %{{.*}} : tensor<2x4xf32>
// CHECK: spmd.all_gather %{{.*}} dim 0 over <@mesh ["y"]> : tensor<2x4xf32> -> tensor<4x4xf32>
func.func @uneven(%a: tensor<12x4xf32>) -> tensor<12x4xf32> {
  %0 = sharding.manual_computation(%a) in <[<@mesh, [{"x"}, {}]>]> out <[<@mesh, [{"x"}, {}]>]> manual <@mesh ["x"]> {
  ^bb0(%l: tensor<3x4xf32>):
    %1 = sharding.mesh_split %l <@mesh, [{"y"}, {}]> : tensor<3x4xf32>
    %2 = stablehlo.tanh %1 : tensor<3x4xf32>
    sharding.return %2 : tensor<3x4xf32>
  } : (tensor<12x4xf32>) -> tensor<12x4xf32>
  return %0 : tensor<12x4xf32>
}

// A region in a region: the axes of both are manual in the inner one.
// CHECK-LABEL: func @nested
// CHECK-SAME: tensor<2x2xf32>
// CHECK-NEXT: %[[R:.*]] = spmd.all_reduce max %{{.*}} over <@mesh ["x", "y"]> : tensor<2x2xf32>
// CHECK-NEXT: return %[[R]]
func.func @nested(%a: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %0 = sharding.manual_computation(%a) in <[<@mesh, [{"x", ?}, {?}]>]> out <[<@mesh, [{"x", ?}, {?}]>]> manual <@mesh ["x"]> {
  ^bb0(%l: tensor<2x4xf32>):
    %1 = sharding.manual_computation(%l) in <[<@mesh, [{}, {"y"}]>]> out <[<@mesh, [{}, {"y"}]>]> manual <@mesh ["y"]> {
    ^bb0(%m: tensor<2x2xf32>):
      %2 = "stablehlo.all_reduce"(%m) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%x: tensor<f32>, %y: tensor<f32>):
        %3 = stablehlo.maximum %x, %y : tensor<f32>
        stablehlo.return %3 : tensor<f32>
      }) : (tensor<2x2xf32>) -> tensor<2x2xf32>
      sharding.return %2 : tensor<2x2xf32>
    } : (tensor<2x4xf32>) -> tensor<2x4xf32>
    sharding.return %1 : tensor<2x4xf32>
  } : (tensor<8x4xf32>) -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

// Groups of devices become axes, in every op; a collective
// with a single participant forwards its operand.
// CHECK-LABEL: func @collectives
// CHECK: %[[G:.*]] = spmd.all_gather %[[L:.*]] dim 1 over <@mesh ["y", "x"]> : tensor<8x2xf32> -> tensor<8x16xf32>
// CHECK: %[[S:.*]] = spmd.reduce_scatter add %[[G]] dim 0 over <@mesh ["x":(2)2, "y"]> : tensor<8x16xf32> -> tensor<2x16xf32>
// CHECK: %[[A:.*]] = spmd.all_to_all %[[S]] split 1 concat 0 over <@mesh ["x"]> : tensor<2x16xf32> -> tensor<8x4xf32>
// CHECK: %[[SUM:.*]] = spmd.all_reduce add %[[A]] over <@mesh ["x", "y"]> : tensor<8x4xf32>
// CHECK-NEXT: return %[[SUM]]
func.func @collectives(%a: tensor<8x16xf32>) -> tensor<8x4xf32> {
  %0 = sharding.manual_computation(%a) in <[<@mesh, [{}, {"x", "y"}]>]> out <[<@mesh, [{}, {}]>]> manual <@mesh ["x", "y"]> {
  ^bb0(%l: tensor<8x2xf32>):
    %1 = "stablehlo.all_gather"(%l) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6, 1, 3, 5, 7]]> : tensor<1x8xi64>, use_global_device_ids}> : (tensor<8x2xf32>) -> tensor<8x16xf32>
    %2 = "stablehlo.reduce_scatter"(%1) <{scatter_dimension = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, replica_groups = dense<[[0, 1, 2, 3], [4, 5, 6, 7]]> : tensor<2x4xi64>, use_global_device_ids}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %s = stablehlo.add %x, %y : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<8x16xf32>) -> tensor<2x16xf32>
    %3 = "stablehlo.all_to_all"(%2) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 4 : i64, channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>}> : (tensor<2x16xf32>) -> tensor<8x4xf32>
    %4 = "stablehlo.all_reduce"(%3) <{replica_groups = dense<0> : tensor<1x1xi64>}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %s = stablehlo.multiply %x, %y : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<8x4xf32>) -> tensor<8x4xf32>
    %5 = "stablehlo.all_reduce"(%4) <{channel_handle = #stablehlo.channel_handle<handle = 4, type = 1>, replica_groups = dense<0> : tensor<1x1xi64>}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %s = stablehlo.add %x, %y : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<8x4xf32>) -> tensor<8x4xf32>
    sharding.return %5 : tensor<8x4xf32>
  } : (tensor<8x16xf32>) -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

// Lists of pairs in their shortest form.
// CHECK-LABEL: func @permutes
// CHECK: spmd.shift %{{.*}} by 1 wrap over <@mesh ["x"]>
// CHECK: spmd.shift %{{.*}} by -1 over <@mesh ["x"]>
// CHECK: spmd.shift %{{.*}} by 0 mirror wrap over <@mesh ["x"]>
// CHECK: spmd.permute_pairs %{{.*}} [0, 1, 1, 0, 2, 3] over <@mesh ["x"]>
// CHECK: spmd.shift %{{.*}} by 7 over <@mesh ["x", "y"]>
// CHECK: stablehlo.constant dense<0.000000e+00> : tensor<f32>
// CHECK: %[[ID:.*]] = spmd.partition_id : tensor<i32>
// CHECK: stablehlo.convert %[[ID]] : (tensor<i32>) -> tensor<ui32>
func.func @permutes(%a: tensor<16xf32>) -> (tensor<16xf32>, tensor<8xui32>) {
  %0:2 = sharding.manual_computation(%a) in <[<@mesh, [{"x", "y"}]>]> out <[<@mesh, [{"x", "y"}]>, <@mesh, [{"x", "y"}]>]> manual <@mesh ["x", "y"]> {
  ^bb0(%l: tensor<2xf32>):
    %1 = "stablehlo.collective_permute"(%l) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 2], [2, 4], [4, 6], [6, 0], [1, 3], [3, 5], [5, 7], [7, 1]]> : tensor<8x2xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
    %2 = "stablehlo.collective_permute"(%1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[2, 0], [4, 2], [6, 4], [3, 1], [5, 3], [7, 5]]> : tensor<6x2xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
    %3 = "stablehlo.collective_permute"(%2) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 6], [2, 4], [4, 2], [6, 0], [1, 7], [3, 5], [5, 3], [7, 1]]> : tensor<8x2xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
    %4 = "stablehlo.collective_permute"(%3) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 2], [2, 0], [4, 6], [1, 3], [3, 1], [5, 7]]> : tensor<6x2xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
    %5 = "stablehlo.collective_permute"(%4) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 7]]> : tensor<1x2xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
    %6 = "stablehlo.collective_permute"(%5) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<> : tensor<0x2xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
    %7 = stablehlo.add %5, %6 : tensor<2xf32>
    %id = stablehlo.partition_id : tensor<ui32>
    %ids = stablehlo.reshape %id : (tensor<ui32>) -> tensor<1xui32>
    sharding.return %7, %ids : tensor<2xf32>, tensor<1xui32>
  } : (tensor<16xf32>) -> (tensor<16xf32>, tensor<8xui32>)
  return %0#0, %0#1 : tensor<16xf32>, tensor<8xui32>
}

// A collective along a manual axis runs on the shards of a free axis.
// CHECK-LABEL: func @mixed
// CHECK: spmd.all_reduce add %{{.*}} over <@mesh ["x"]> : tensor<8x4xf32>
func.func @mixed(%a: tensor<32x8xf32>) -> tensor<8x8xf32> {
  %0 = sharding.manual_computation(%a) in <[<@mesh, [{"x", ?}, {"y", ?}]>]> out <[<@mesh, [{?}, {?}]>]> manual <@mesh ["x"]> {
  ^bb0(%l: tensor<8x8xf32>):
    %1 = "stablehlo.all_reduce"(%l) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %s = stablehlo.add %x, %y : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<8x8xf32>) -> tensor<8x8xf32>
    sharding.return %1 : tensor<8x8xf32>
  } : (tensor<32x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// Outside, the only participant is one replica.
// CHECK-LABEL: func @replicas
// CHECK-NEXT: %[[Z:.*]] = stablehlo.constant dense<0> : tensor<ui32>
// CHECK-NEXT: return %arg0, %[[Z]]
func.func @replicas(%a: tensor<8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>})
    -> (tensor<8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>}, tensor<ui32>) {
  %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<8xf32>) -> tensor<8xf32>
  %1 = "stablehlo.collective_permute"(%0) <{source_target_pairs = dense<0> : tensor<1x2xi64>}> : (tensor<8xf32>) -> tensor<8xf32>
  %id = stablehlo.replica_id : tensor<ui32>
  return %1, %id : tensor<8xf32>, tensor<ui32>
}
