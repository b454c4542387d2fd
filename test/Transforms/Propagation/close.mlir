// RUN: gspmd-opt %s --sharding-propagate --sharding-close | FileCheck %s

sharding.mesh @mesh = <["x"=4, "y"=2]>

// Every dimension is closed; without axes it is unsharded. A split
// becomes a reshard only if its operand has another sharding.
// CHECK-LABEL: func @vanishes
// CHECK-NEXT: stablehlo.tanh %arg0
func.func @vanishes(
    %a: tensor<8x4xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}) -> tensor<8x4xf32> {
  %0 = sharding.mesh_split %a <@mesh, [{"x"}, {}]> : tensor<8x4xf32>
  %1 = stablehlo.tanh %0 : tensor<8x4xf32>
  return %1 : tensor<8x4xf32>
}

// CHECK-LABEL: func @close
// CHECK-SAME: %arg0: tensor<8x4xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}
// CHECK-SAME: %arg1: tensor<3xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}]>}
// CHECK-NEXT: %[[S:.*]] = sharding.reshard %arg0 <@mesh, [{"x"}, {"y"}]>
// CHECK-NEXT: %[[R:.*]] = sharding.reshard %[[S]] <@mesh, [{}, {"y"}]>
// CHECK-NEXT: stablehlo.tanh %[[R]] {sharding.annotated, sharding.shardings = #sharding.per_value<[<@mesh, [{}, {"y"}]>]>}
// CHECK-NOT: mesh_split
func.func @close(
    %a: tensor<8x4xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}, %b: tensor<3xf32>) -> tensor<8x4xf32> {
  %0 = sharding.mesh_split %a <@mesh, [{"x"}, {?}]> : tensor<8x4xf32>
  %1 = sharding.mesh_split %0 <@mesh, [{}, {"y"}]> : tensor<8x4xf32>
  %2 = stablehlo.tanh %1 : tensor<8x4xf32>
  return %2 : tensor<8x4xf32>
}

// Completion does not shard arguments and results of the entry unevenly by
// itself; values inside may be, unless half of the shards would be empty.
// CHECK-LABEL: func @uneven
// CHECK-SAME: %arg0: tensor<6x2xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {}]>}
// CHECK-SAME: -> (tensor<6x2xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {}]>}
// CHECK: stablehlo.tanh %arg0 {{.*}}<[<@mesh, [{"x"}, {}]>]>
func.func @uneven(%a: tensor<6x2xf32>) -> tensor<6x2xf32> {
  %0 = stablehlo.tanh %a : tensor<6x2xf32>
  %1 = sharding.mesh_split %0 <@mesh, [{"x", ?}, {?}]> : tensor<6x2xf32>
  %2 = stablehlo.transpose %1, dims = [1, 0] : (tensor<6x2xf32>) -> tensor<2x6xf32>
  %3 = sharding.mesh_split %2 <@mesh, [{?}, {"x", ?}]> : tensor<2x6xf32>
  %4 = stablehlo.transpose %3, dims = [1, 0] : (tensor<2x6xf32>) -> tensor<6x2xf32>
  return %4 : tensor<6x2xf32>
}
