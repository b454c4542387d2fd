// RUN: gspmd-opt %s --split-input-file --spmd-to-stablehlo --cse | FileCheck %s --implicit-check-not=spmd. --implicit-check-not=stablehlo.all_ --implicit-check-not=stablehlo.collective_ --implicit-check-not=stablehlo.reduce_scatter

sharding.mesh @mesh = <["x"=2, "y"=4]>

// CHECK-LABEL: func.func @all_reduce(
func.func @all_reduce(%a: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: %[[A:.*]] = "stablehlo.all_reduce"(%arg0) <{replica_groups = dense<{{\[\[}}0, 1, 2, 3], [4, 5, 6, 7]]> : tensor<2x4xi64>}> ({
  // CHECK: %[[B:.*]] = stablehlo.add %arg1, %arg2 : tensor<f32>
  // CHECK: return %[[A]] : tensor<4xf32>
  %0 = spmd.all_reduce add %a over <@mesh ["y"]> : tensor<4xf32>
  return %0 : tensor<4xf32>
}
// CHECK-LABEL: func.func @logical(
func.func @logical(%a: tensor<4xi1>) -> tensor<4xi1> {
  // CHECK: %[[A:.*]] = "stablehlo.all_reduce"(%arg0) <{replica_groups = dense<{{\[\[}}0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>}> ({
  // CHECK: %[[B:.*]] = stablehlo.or %arg1, %arg2 : tensor<i1>
  // CHECK: return %[[A]] : tensor<4xi1>
  %0 = spmd.all_reduce or %a over <@mesh ["x", "y"]> : tensor<4xi1>
  return %0 : tensor<4xi1>
}
// CHECK-LABEL: func.func @all_gather_sub_axis(
func.func @all_gather_sub_axis(%a: tensor<4x2xf32>) -> tensor<4x4xf32> {
  // CHECK: %[[A:.*]] = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 1 : i64, replica_groups = dense<{{\[\[}}0, 1], [2, 3], [4, 5], [6, 7]]> : tensor<4x2xi64>}> : (tensor<4x2xf32>) -> tensor<4x4xf32>
  // CHECK: return %[[A]] : tensor<4x4xf32>
  %0 = spmd.all_gather %a dim 1 over <@mesh ["y":(2)2]> : tensor<4x2xf32> -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
// CHECK-LABEL: func.func @all_gather_order(
func.func @all_gather_order(%a: tensor<1xf32>) -> tensor<8xf32> {
  // CHECK: %[[A:.*]] = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 0 : i64, replica_groups = dense<{{\[\[}}0, 4, 1, 5, 2, 6, 3, 7]]> : tensor<1x8xi64>}> : (tensor<1xf32>) -> tensor<8xf32>
  // CHECK: return %[[A]] : tensor<8xf32>
  %0 = spmd.all_gather %a dim 0 over <@mesh ["y", "x"]> : tensor<1xf32> -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
// CHECK-LABEL: func.func @reduce_scatter(
func.func @reduce_scatter(%a: tensor<4xi32>) -> tensor<2xi32> {
  // CHECK: %[[A:.*]] = "stablehlo.reduce_scatter"(%arg0) <{replica_groups = dense<{{\[\[}}0, 4], [1, 5], [2, 6], [3, 7]]> : tensor<4x2xi64>, scatter_dimension = 0 : i64}> ({
  // CHECK: %[[B:.*]] = stablehlo.maximum %arg1, %arg2 : tensor<i32>
  // CHECK: return %[[A]] : tensor<2xi32>
  %0 = spmd.reduce_scatter max %a dim 0 over <@mesh ["x"]> : tensor<4xi32> -> tensor<2xi32>
  return %0 : tensor<2xi32>
}
// The maximum of floats is computed on integers of the same order, in which NaN is the largest:
// CHECK-LABEL: func.func @all_reduce_floats(
func.func @all_reduce_floats(%a: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: %[[BITS:.*]] = stablehlo.bitcast_convert %arg0 : (tensor<4xf32>) -> tensor<4xi32>
  // CHECK: %[[NAN:.*]] = stablehlo.constant dense<2147483647> : tensor<4xi32>
  // CHECK: %[[ORDERED:.*]] = stablehlo.select %{{.*}}, %{{.*}}, %[[NAN]] : tensor<4xi1>, tensor<4xi32>
  // CHECK: %[[MAX:.*]] = "stablehlo.all_reduce"(%[[ORDERED]])
  // CHECK: stablehlo.maximum %{{.*}}, %{{.*}} : tensor<i32>
  // CHECK: stablehlo.bitcast_convert %{{.*}} : (tensor<4xi32>) -> tensor<4xf32>
  %0 = spmd.all_reduce max %a over <@mesh ["x"]> : tensor<4xf32>
  return %0 : tensor<4xf32>
}
// Elements smaller than a byte are sent as bytes; empty tensors are not sent.
// CHECK-LABEL: func.func @small(
func.func @small(%a: tensor<4xui2>, %b: tensor<4x0xf32>) -> (tensor<8xui2>, tensor<2x0xf32>) {
  // CHECK: %[[BYTES:.*]] = stablehlo.convert %arg0 : (tensor<4xui2>) -> tensor<4xui8>
  // CHECK: %[[ALL:.*]] = "stablehlo.all_gather"(%[[BYTES]]) {{.*}} -> tensor<8xui8>
  // CHECK: %[[SMALL:.*]] = stablehlo.convert %[[ALL]] : (tensor<8xui8>) -> tensor<8xui2>
  // CHECK: %[[EMPTY:.*]] = stablehlo.constant {{.*}} : tensor<2x0xf32>
  // CHECK: return %[[SMALL]], %[[EMPTY]]
  %0 = spmd.all_gather %a dim 0 over <@mesh ["x"]> : tensor<4xui2> -> tensor<8xui2>
  %1 = spmd.reduce_scatter add %b dim 0 over <@mesh ["x"]> : tensor<4x0xf32> -> tensor<2x0xf32>
  return %0, %1 : tensor<8xui2>, tensor<2x0xf32>
}
// CHECK-LABEL: func.func @all_to_all(
func.func @all_to_all(%a: tensor<4x2xf32>) -> tensor<2x4xf32> {
  // CHECK: %[[A:.*]] = "stablehlo.all_to_all"(%arg0) <{concat_dimension = 1 : i64, replica_groups = dense<{{\[\[}}0, 2], [1, 3], [4, 6], [5, 7]]> : tensor<4x2xi64>, split_count = 2 : i64, split_dimension = 0 : i64}> : (tensor<4x2xf32>) -> tensor<2x4xf32>
  // CHECK: return %[[A]] : tensor<2x4xf32>
  %0 = spmd.all_to_all %a split 0 concat 1 over <@mesh ["y":(1)2]> : tensor<4x2xf32> -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}
// CHECK-LABEL: func.func @permute(
func.func @permute(%a: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: %[[A:.*]] = "stablehlo.collective_permute"(%arg0) <{source_target_pairs = dense<{{\[\[}}0, 0], [1, 1], [2, 4], [3, 5], [4, 2], [5, 3], [6, 6], [7, 7]]> : tensor<8x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK: return %[[A]] : tensor<4xf32>
  %0 = spmd.collective_permute %a from <@mesh ["x", "y":(1)2]> to <@mesh ["y":(1)2, "x"]> : tensor<4xf32>
  return %0 : tensor<4xf32>
}
// CHECK-LABEL: func.func @shift(
func.func @shift(%a: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: %[[A:.*]] = "stablehlo.collective_permute"(%arg0) <{source_target_pairs = dense<{{\[\[}}0, 1], [1, 2], [2, 3], [4, 5], [5, 6], [6, 7]]> : tensor<6x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK: return %[[A]] : tensor<4xf32>
  %0 = spmd.shift %a by 1 over <@mesh ["y"]> : tensor<4xf32>
  return %0 : tensor<4xf32>
}
// CHECK-LABEL: func.func @mirror(
func.func @mirror(%a: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: %[[A:.*]] = "stablehlo.collective_permute"(%arg0) <{source_target_pairs = dense<{{\[\[}}0, 4], [1, 5], [2, 6], [3, 7], [4, 0], [5, 1], [6, 2], [7, 3]]> : tensor<8x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK: return %[[A]] : tensor<4xf32>
  %0 = spmd.shift %a by 0 mirror over <@mesh ["x"]> : tensor<4xf32>
  return %0 : tensor<4xf32>
}
// CHECK-LABEL: func.func @pairs(
func.func @pairs(%a: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: %[[A:.*]] = "stablehlo.collective_permute"(%arg0) <{source_target_pairs = dense<{{\[\[}}0, 2], [3, 0], [4, 6], [7, 4]]> : tensor<4x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK: return %[[A]] : tensor<4xf32>
  %0 = spmd.permute_pairs %a [0, 2, 3, 0] over <@mesh ["y"]> : tensor<4xf32>
  return %0 : tensor<4xf32>
}
// CHECK-LABEL: func.func @nothing_moves(
func.func @nothing_moves(%a: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  // CHECK: return %arg0, %{{.*}}, %arg0 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  %0 = spmd.shift %a by 4 wrap over <@mesh ["y"]> : tensor<4xf32>
  %1 = spmd.shift %a by 4 over <@mesh ["y"]> : tensor<4xf32>
  %2 = spmd.all_reduce add %a over <@mesh []> : tensor<4xf32>
  return %0, %1, %2 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// Reductions that XLA does not support are a single collective, too.
// CHECK-LABEL: func.func @bits(
func.func @bits(%a: tensor<4xi32>) -> tensor<4xi32> {
  // CHECK: %[[R:.*]] = stablehlo.reshape %arg0 : (tensor<4xi32>) -> tensor<1x4xi32>
  // CHECK: %[[G:.*]] = "stablehlo.all_gather"(%[[R]]) <{all_gather_dim = 0 : i64, replica_groups = dense<{{\[\[}}0, 4], [1, 5], [2, 6], [3, 7]]>
  // CHECK: %[[N:.*]] = stablehlo.constant dense<-1> : tensor<i32>
  // CHECK: %[[S:.*]] = stablehlo.reduce(%[[G]] init: %[[N]]) applies stablehlo.and across dimensions = [0]
  // CHECK: return %[[S]]
  %0 = spmd.all_reduce and %a over <@mesh ["x"]> : tensor<4xi32>
  return %0 : tensor<4xi32>
}
// CHECK-LABEL: func.func @bits_scattered(
func.func @bits_scattered(%a: tensor<4xi32>) -> tensor<2xi32> {
  // CHECK: %[[R:.*]] = stablehlo.reshape %arg0 : (tensor<4xi32>) -> tensor<1x4xi32>
  // CHECK: %[[T:.*]] = "stablehlo.all_to_all"(%[[R]]) <{concat_dimension = 0 : i64, {{.*}} split_dimension = 1 : i64}> : (tensor<1x4xi32>) -> tensor<2x2xi32>
  // CHECK: %[[S:.*]] = stablehlo.reduce(%[[T]] init: %{{.*}}) applies stablehlo.xor across dimensions = [0]
  // CHECK: return %[[S]]
  %0 = spmd.reduce_scatter xor %a dim 0 over <@mesh ["x"]> : tensor<4xi32> -> tensor<2xi32>
  return %0 : tensor<2xi32>
}
