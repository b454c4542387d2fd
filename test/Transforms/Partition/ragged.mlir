// RUN: gspmd-opt %s --split-input-file --gspmd-partition | FileCheck %s

// JAX's call becomes an op over the axes of its groups; offsets of one type
// are not converted. A row may be sharded by an axis that is not manual.

sharding.mesh @mesh = <["x"=2, "y"=2, "z"=2]>

// CHECK-LABEL: @axes
func.func @axes(%a: tensor<16x4xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x", "y"}, {"z"}]>}, %b: tensor<24x4xf32>, %n: tensor<8xi32>) -> tensor<24x4xf32> {
  // CHECK: spmd.ragged_all_to_all %{{.*}}[%[[N:.*]], %[[N]]] into %{{.*}}[%[[N]], %[[N]]] over <@mesh ["y"]> : tensor<4x2xf32>, tensor<2xi32> -> tensor<6x2xf32>
  %0 = sharding.manual_computation(%a, %b, %n) in <[<@mesh, [{"x", "y"}, {?}]>, <@mesh, [{"x", "y"}, {?}]>, <@mesh, [{"x", "y"}]>]>
      out <[<@mesh, [{"x", "y"}, {?}]>]> manual <@mesh ["x", "y"]> {
  ^bb0(%p: tensor<4x4xf32>, %q: tensor<6x4xf32>, %s: tensor<2xi32>):
    %r = stablehlo.custom_call @ragged_all_to_all(%p, %q, %s, %s, %s, %s) {api_version = 4 : i32, backend_config = {channel_id = 1 : i64, replica_groups = dense<[[0, 2], [1, 3], [4, 6], [5, 7]]> : tensor<4x2xi64>}} : (tensor<4x4xf32>, tensor<6x4xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<6x4xf32>
    sharding.return %r : tensor<6x4xf32>
  } : (tensor<16x4xf32>, tensor<24x4xf32>, tensor<8xi32>) -> tensor<24x4xf32>
  return %0 : tensor<24x4xf32>
}

// -----

// Offsets of several types become 64 bits wide;
// groups in any order are listed along their axis.

sharding.mesh @mesh = <["x"=4, "y"=2]>

// CHECK-LABEL: @lists
func.func @lists(%a: tensor<16xf32>, %n: tensor<16xi32>, %m: tensor<16xui8>) -> tensor<16xf32> {
  // CHECK-COUNT-2: stablehlo.convert {{.*}} -> tensor<2xi64>
  // CHECK: spmd.ragged_all_to_all {{.*}} groups of 2 [3, 0, 1, 2] over <@mesh ["x"]> : tensor<2xf32>, tensor<2xi64> -> tensor<2xf32>
  %0 = sharding.manual_computation(%a, %n, %m) in <[<@mesh, [{"x", "y"}]>, <@mesh, [{"x", "y"}]>, <@mesh, [{"x", "y"}]>]>
      out <[<@mesh, [{"x", "y"}]>]> manual <@mesh ["x", "y"]> {
  ^bb0(%p: tensor<2xf32>, %s: tensor<2xi32>, %t: tensor<2xui8>):
    %r = stablehlo.custom_call @ragged_all_to_all(%p, %p, %s, %t, %s, %t) {api_version = 4 : i32, backend_config = {channel_id = 1 : i64, replica_groups = dense<[[6, 0], [7, 1], [2, 4], [3, 5]]> : tensor<4x2xi64>}} : (tensor<2xf32>, tensor<2xf32>, tensor<2xi32>, tensor<2xui8>, tensor<2xi32>, tensor<2xui8>) -> tensor<2xf32>
    sharding.return %r : tensor<2xf32>
  } : (tensor<16xf32>, tensor<16xi32>, tensor<16xui8>) -> tensor<16xf32>
  return %0 : tensor<16xf32>
}
