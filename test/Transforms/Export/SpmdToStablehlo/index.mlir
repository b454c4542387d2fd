// RUN: gspmd-opt %s --split-input-file --spmd-to-stablehlo --cse | FileCheck %s --implicit-check-not=spmd. --implicit-check-not=stablehlo.all_ --implicit-check-not=stablehlo.collective_ --implicit-check-not=stablehlo.reduce_scatter

sharding.mesh @mesh = <["x"=2, "y"=4]>

// CHECK-LABEL: func.func @index(
func.func @index(%a: tensor<8xf32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<2xf32>) {
  // CHECK: %[[A:.*]] = stablehlo.replica_id : tensor<ui32>
  // CHECK: %[[B:.*]] = stablehlo.convert %[[A]] : (tensor<ui32>) -> tensor<i32>
  // CHECK: %[[C:.*]] = stablehlo.constant dense<4> : tensor<i32>
  // CHECK: %[[D:.*]] = stablehlo.divide %[[B]], %[[C]] : tensor<i32>
  // CHECK: %[[E:.*]] = stablehlo.constant dense<2> : tensor<i32>
  // CHECK: %[[F:.*]] = stablehlo.remainder %[[B]], %[[E]] : tensor<i32>
  // CHECK: %[[G:.*]] = stablehlo.multiply %[[F]], %[[E]] : tensor<i32>
  // CHECK: %[[H:.*]] = stablehlo.add %[[G]], %[[D]] : tensor<i32>
  // CHECK: %[[I:.*]] = stablehlo.remainder %[[B]], %[[C]] : tensor<i32>
  // CHECK: %[[J:.*]] = stablehlo.multiply %[[I]], %[[E]] : tensor<i32>
  // CHECK: %[[K:.*]] = stablehlo.dynamic_slice %arg0, %[[J]], sizes = [2] : (tensor<8xf32>, tensor<i32>) -> tensor<2xf32>
  // CHECK: return %[[D]], %[[H]], %[[B]], %[[K]] : tensor<i32>, tensor<i32>, tensor<i32>, tensor<2xf32>
  %0 = spmd.axis_index <@mesh ["x"]> : tensor<i32>
  %1 = spmd.axis_index <@mesh ["y":(2)2, "x"]> : tensor<i32>
  %2 = spmd.partition_id : tensor<i32>
  %3 = spmd.all_slice %a dim 0 over <@mesh ["y"]> : tensor<8xf32> -> tensor<2xf32>
  return %0, %1, %2, %3 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<2xf32>
}

// -----

sharding.mesh @mesh = <["x"=2, "y"=4], devices=[2,4]<=[4,2]T(1,0)>

// CHECK-LABEL: func.func @transposed(
func.func @transposed() -> (tensor<i32>, tensor<i32>) {
  // CHECK: %[[A:.*]] = stablehlo.replica_id : tensor<ui32>
  // CHECK: %[[B:.*]] = stablehlo.convert %[[A]] : (tensor<ui32>) -> tensor<i32>
  // CHECK: %[[C:.*]] = stablehlo.constant dense<2> : tensor<i32>
  // CHECK: %[[D:.*]] = stablehlo.remainder %[[B]], %[[C]] : tensor<i32>
  // CHECK: %[[E:.*]] = stablehlo.divide %[[B]], %[[C]] : tensor<i32>
  // CHECK: return %[[D]], %[[E]] : tensor<i32>, tensor<i32>
  %0 = spmd.axis_index <@mesh ["x"]> : tensor<i32>
  %1 = spmd.axis_index <@mesh ["y"]> : tensor<i32>
  return %0, %1 : tensor<i32>, tensor<i32>
}

// -----

sharding.mesh @mesh = <["x"=4], devices=[3,0,2,1]>

// CHECK-LABEL: func.func @listed(
func.func @listed(%a: tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>, tensor<8xf32>) {
  // CHECK: %[[A:.*]] = stablehlo.replica_id : tensor<ui32>
  // CHECK: %[[B:.*]] = stablehlo.convert %[[A]] : (tensor<ui32>) -> tensor<i32>
  // CHECK: %[[C:.*]] = stablehlo.constant dense<[1, 3, 2, 0]> : tensor<4xi32>
  // CHECK: %[[D:.*]] = stablehlo.dynamic_slice %[[C]], %[[B]], sizes = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
  // CHECK: %[[E:.*]] = stablehlo.reshape %[[D]] : (tensor<1xi32>) -> tensor<i32>
  // CHECK: %[[F:.*]] = "stablehlo.collective_permute"(%arg0) <{source_target_pairs = dense<{{\[\[}}0, 2], [1, 3], [2, 1], [3, 0]]> : tensor<4x2xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
  // CHECK: %[[G:.*]] = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 0 : i64, replica_groups = dense<{{\[\[}}3, 0, 2, 1]]> : tensor<1x4xi64>}> : (tensor<2xf32>) -> tensor<8xf32>
  // CHECK: return %[[E]], %[[F]], %[[G]] : tensor<i32>, tensor<2xf32>, tensor<8xf32>
  %0 = spmd.axis_index <@mesh ["x"]> : tensor<i32>
  %1 = spmd.shift %a by 1 wrap over <@mesh ["x"]> : tensor<2xf32>
  %2 = spmd.all_gather %a dim 0 over <@mesh ["x"]> : tensor<2xf32> -> tensor<8xf32>
  return %0, %1, %2 : tensor<i32>, tensor<2xf32>, tensor<8xf32>
}

// -----

// Booleans are bytes in all releases of MLIR.
// CHECK-LABEL: func.func @mask(
func.func @mask() -> (tensor<3xi1>, tensor<2xi1>) {
  // CHECK: %[[C:.*]] = stablehlo.constant dense<[1, 0, 1]> : tensor<3xi8>
  // CHECK: %[[B:.*]] = stablehlo.convert %[[C]] : (tensor<3xi8>) -> tensor<3xi1>
  // CHECK: %[[S:.*]] = stablehlo.constant dense<true> : tensor<2xi1>
  // CHECK: return %[[B]], %[[S]]
  %0 = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
  %1 = stablehlo.constant dense<true> : tensor<2xi1>
  return %0, %1 : tensor<3xi1>, tensor<2xi1>
}
