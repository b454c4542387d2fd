// RUN: gspmd-opt %s --sharding-propagate | FileCheck %s

sharding.mesh @mesh = <["x"=4, "y"=2]>

// A loop-carried value has one sharding, found inside of
// the loop; it reaches the initial value and the result.
// CHECK-LABEL: func @loop
// CHECK-SAME: %arg0: tensor<8x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x", ?}, {?}]>}
// CHECK-SAME: -> (tensor<8x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x", ?}, {?}]>})
// CHECK: stablehlo.while
// CHECK-SAME: #sharding.per_value<[<@mesh, []>, <@mesh, [{"x", ?}, {?}]>]>
func.func @loop(%a: tensor<8x16xf32>, %n: tensor<i32>) -> tensor<8x16xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %c, %x = %a) : tensor<i32>, tensor<8x16xf32>
  cond {
    %p = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %y = sharding.mesh_split %x <@mesh, [{"x"}, {?}]> : tensor<8x16xf32>
    stablehlo.return %j, %y : tensor<i32>, tensor<8x16xf32>
  }
  return %r#1 : tensor<8x16xf32>
}

// CHECK-LABEL: func @branches
// CHECK: stablehlo.tanh {{.*}}<[<@mesh, [{"x", ?}, {?}]>]>
// CHECK: stablehlo.negate {{.*}}<[<@mesh, [{"x", ?}, {?}]>]>
func.func @branches(%a: tensor<8x16xf32>, %b: tensor<8x16xf32>, %i: tensor<i32>) -> tensor<8x16xf32> {
  %0 = "stablehlo.case"(%i) ({
    %1 = stablehlo.tanh %a : tensor<8x16xf32>
    stablehlo.return %1 : tensor<8x16xf32>
  }, {
    %1 = stablehlo.negate %b : tensor<8x16xf32>
    stablehlo.return %1 : tensor<8x16xf32>
  }) : (tensor<i32>) -> tensor<8x16xf32>
  %2 = sharding.mesh_split %0 <@mesh, [{"x"}, {}]> : tensor<8x16xf32>
  return %2 : tensor<8x16xf32>
}

// CHECK-LABEL: func @optimization_barrier
// CHECK: stablehlo.optimization_barrier {{.*}}<[<@mesh, [{"x", ?}, {?}]>, <@mesh, [{?}, {"y", ?}]>]>
func.func @optimization_barrier(
    %a: tensor<8x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
    %b: tensor<8x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"y"}]>}) -> tensor<8x16xf32> {
  %0:2 = stablehlo.optimization_barrier %a, %b : tensor<8x16xf32>, tensor<8x16xf32>
  return %0#0 : tensor<8x16xf32>
}

// CHECK-LABEL: func @barrier
// CHECK: stablehlo.tanh
// CHECK-NOT: sharding.shardings
// CHECK: return
func.func @barrier(
    %a: tensor<8x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}) -> tensor<8x16xf32> {
  %0 = sharding.barrier %a blocks "both" : tensor<8x16xf32>
  %1 = stablehlo.tanh %0 : tensor<8x16xf32>
  return %1 : tensor<8x16xf32>
}

// The blocked direction is from operand to result, or back.
// CHECK-LABEL: func @one_way
// CHECK-SAME: %arg1: tensor<8x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x", ?}, {?}]>}
// CHECK: sharding.barrier %arg0 blocks "forward" :
// CHECK: sharding.barrier %arg1 blocks "forward" {
func.func @one_way(
    %a: tensor<8x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}, %b: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %0 = sharding.barrier %a blocks "forward" : tensor<8x16xf32>
  %1 = sharding.barrier %b blocks "forward" : tensor<8x16xf32>
  %2 = sharding.mesh_split %1 <@mesh, [{"x"}, {}]> : tensor<8x16xf32>
  return %0 : tensor<8x16xf32>
}

// Members of a group share a sharding though no op connects them.
// CHECK-LABEL: func @group
// CHECK-SAME: %arg1: tensor<8x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}
func.func @group(
    %a: tensor<8x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}, %b: tensor<8x16xf32>) {
  sharding.group %a id = 7 : tensor<8x16xf32>
  sharding.group %b id = 7 : tensor<8x16xf32>
  return
}

// CHECK-LABEL: func @caller
// CHECK: call @callee(%{{.*}}) {sharding.shardings = #sharding.per_value<[<@mesh, [{?}, {"x", ?}]>]>}
// CHECK: func private @callee
// CHECK-SAME: [{"x", ?}, {?}]
// CHECK-SAME: [{?}, {"x", ?}]
func.func @caller(%a: tensor<8x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}) -> tensor<16x8xf32> {
  %0 = call @callee(%a) : (tensor<8x16xf32>) -> tensor<16x8xf32>
  return %0 : tensor<16x8xf32>
}
func.func private @callee(%a: tensor<8x16xf32>) -> tensor<16x8xf32> {
  %0 = stablehlo.transpose %a, dims = [1, 0] : (tensor<8x16xf32>) -> tensor<16x8xf32>
  return %0 : tensor<16x8xf32>
}
