// RUN: gspmd-opt %s --gspmd-import --sharding-propagate --export-sdy --split-input-file | FileCheck %s

// Nothing propagates between shardings on different meshes.
// CHECK: sdy.mesh @a = <["x"=2, "y"=2]>
// CHECK: sdy.mesh @b = <["x"=4]>
// CHECK: sdy.mesh @reversed = <["x"=4], device_ids=[3, 2, 1, 0]>
sdy.mesh @a = <["x"=2, "y"=2]>
sdy.mesh @b = <["x"=4]>
sdy.mesh @reversed = <["x"=4], device_ids=[3, 2, 1, 0]>
// CHECK-LABEL: func @two_meshes(
func.func @two_meshes(
    %arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@a, [{"x"}, {}]>},
    %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@b, [{"x"}, {}]>})
    -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  // CHECK: stablehlo.add %arg0, %arg1 : tensor<8x8xf32>
  %0 = stablehlo.add %arg0, %arg1 : tensor<8x8xf32>
  // CHECK: stablehlo.negate %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@b, [{"x", ?}, {?}]>]>}
  %1 = stablehlo.negate %arg1 : tensor<8x8xf32>
  return %0, %1 : tensor<8x8xf32>, tensor<8x8xf32>
}

// The order of devices is part of the mesh.
// CHECK-LABEL: func @device_order(
func.func @device_order(
    %arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@b, [{"x"}]>},
    %arg1: tensor<8xf32> {sdy.sharding = #sdy.sharding<@reversed, [{"x"}]>})
    -> tensor<8xf32> {
  // CHECK: stablehlo.add %arg0, %arg1 : tensor<8xf32>
  %0 = stablehlo.add %arg0, %arg1 : tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

// If one value is on a mesh without axes, the mesh of the
// other counts for both; a single device is a mesh of its own.
// CHECK: sdy.mesh @empty = <[]>
sdy.mesh @empty = <[]>
// CHECK: sdy.mesh @device = <[], device_ids=[1]>
sdy.mesh @device = <[], device_ids=[1]>
sdy.mesh @a = <["x"=2]>
// CHECK-LABEL: func @no_axes(
// CHECK-SAME: %arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@a, [{"x", ?}]>}
// CHECK-SAME: %arg2: tensor<8xf32> {sdy.sharding = #sdy.sharding<@device, []>}
func.func @no_axes(
    %arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@empty, [{?}]>},
    %arg1: tensor<8xf32> {sdy.sharding = #sdy.sharding<@a, [{"x"}]>},
    %arg2: tensor<8xf32> {sdy.sharding = #sdy.sharding<@device, [{?}]>})
    -> (tensor<8xf32>, tensor<8xf32>) {
  // CHECK: stablehlo.add %arg0, %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@a, [{"x", ?}]>]>}
  %0 = stablehlo.add %arg0, %arg1 : tensor<8xf32>
  // CHECK: stablehlo.add %arg1, %arg2 : tensor<8xf32>
  %1 = stablehlo.add %arg1, %arg2 : tensor<8xf32>
  return %0, %1 : tensor<8xf32>, tensor<8xf32>
}

// -----

// An inlined mesh gets a name.
// CHECK: sdy.mesh @mesh_0 = <["x"=2]>
sdy.mesh @mesh = <["x"=4]>
// CHECK-LABEL: func @in_place(
// CHECK-SAME: <@mesh_0, [{"x"}]>
func.func @in_place(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<mesh<["x"=2]>, [{"x"}]>}) -> tensor<8xf32> {
  // CHECK: stablehlo.negate %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh_0, [{"x", ?}]>]>}
  %0 = stablehlo.negate %arg0 : tensor<8xf32>
  return %0 : tensor<8xf32>
}
