// RUN: gspmd-opt --sharding-propagate %s | FileCheck %s

// The op that decides first if several could.

sharding.mesh @mesh = <["x"=2, "y"=2]>

// The stack of gradients requires its update over x and y. That is known
// before the contraction, whose operands both propose y, gives it a sharding.
// CHECK-LABEL: func @update_before_contraction
func.func @update_before_contraction(
    %stack: tensor<3x8x16xf32>
        {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}, {"y"}]>},
    %a: tensor<4x8xf32>
        {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {"y"}]>},
    %b: tensor<4x16xf32>
        {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {"y"}]>},
    %i: tensor<i32>) -> tensor<3x8x16xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  // CHECK: stablehlo.dot_general
  // CHECK-SAME: [{"x", ?}, {"y", ?}]
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [0] x [0]
      : (tensor<4x8xf32>, tensor<4x16xf32>) -> tensor<8x16xf32>
  // CHECK: stablehlo.broadcast_in_dim
  // CHECK-SAME: [{?}, {"x", ?}, {"y", ?}]
  %1 = stablehlo.broadcast_in_dim %0, dims = [1, 2]
      : (tensor<8x16xf32>) -> tensor<1x8x16xf32>
  %2 = stablehlo.dynamic_update_slice %stack, %1, %i, %c, %c
      : (tensor<3x8x16xf32>, tensor<1x8x16xf32>, tensor<i32>, tensor<i32>,
         tensor<i32>) -> tensor<3x8x16xf32>
  return %2 : tensor<3x8x16xf32>
}

// The sharding of n in `b` is known only through %r, which a contraction
// defines. It reaches the second contraction before that one takes y for m.
// CHECK-LABEL: func @cuts_travel_before_the_next_op_decides
func.func @cuts_travel_before_the_next_op_decides(
    %a: tensor<4x8xf32>
        {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {"y"}]>},
    %w: tensor<8x32xf32>
        {sharding.sharding = #sharding.sharding<@mesh, [{}, {"y"}]>},
    %v: tensor<4x8xf32>
        {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>})
    -> tensor<8x32xf32> {
  %r = stablehlo.dot_general %v, %w, contracting_dims = [1] x [0]
      : (tensor<4x8xf32>, tensor<8x32xf32>) -> tensor<4x32xf32>
  %t = stablehlo.tanh %r : tensor<4x32xf32>
  // CHECK: stablehlo.dot_general {{.*}} contracting_dims = [0] x [0]
  // CHECK-SAME: [{?}, {"y", ?}]
  %0 = stablehlo.dot_general %a, %t, contracting_dims = [0] x [0]
      : (tensor<4x8xf32>, tensor<4x32xf32>) -> tensor<8x32xf32>
  return %0 : tensor<8x32xf32>
}

// What flows out of regions is decided after the ops in them: %m gets the
// sharding of %b, and the loop's result that of %m.
// CHECK-LABEL: func @loop_after_its_body
func.func @loop_after_its_body(
    %a: tensor<8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x", ?}]>},
    %b: tensor<8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"y", ?}]>})
    -> tensor<8xf32> {
  // CHECK: stablehlo.while
  // CHECK-SAME: <@mesh, [{"y", ?}]>
  %0 = stablehlo.while(%i = %a) : tensor<8xf32>
  cond {
    %c = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    // CHECK: stablehlo.maximum
    // CHECK-SAME: <@mesh, [{"y", ?}]>
    %m = stablehlo.maximum %i, %b : tensor<8xf32>
    stablehlo.return %m : tensor<8xf32>
  }
  return %0 : tensor<8xf32>
}

// CHECK-LABEL: func @manual_result_after_its_body
func.func @manual_result_after_its_body(%a: tensor<8x2xf32>, %b: tensor<4x2xf32>)
    -> tensor<8x2xf32> {
  %0 = sharding.manual_computation(%a, %b)
      in <[<@mesh, [{"x", ?}, {}]>, <@mesh, [{"y", ?}, {}]>]>
      out <[<@mesh, [{"x"}, {"y", ?}]>]> manual <@mesh ["x"]> {
  ^bb0(%c: tensor<4x2xf32>, %d: tensor<4x2xf32>):
    // CHECK: stablehlo.multiply
    // CHECK-SAME: <@mesh, [{"y", ?}, {?}]>
    %1 = stablehlo.multiply %c, %d : tensor<4x2xf32>
    sharding.return %1 : tensor<4x2xf32>
  } : (tensor<8x2xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
  return %0 : tensor<8x2xf32>
}
