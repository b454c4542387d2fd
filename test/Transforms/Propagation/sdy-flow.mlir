// RUN: gspmd-opt %s --gspmd-import --sharding-propagate --export-sdy --split-input-file | FileCheck %s

sdy.mesh @mesh = <["x"=2, "y"=2]>

// CHECK-LABEL: func @barriers(
// CHECK-SAME: %arg1: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y", ?}]>}
// CHECK-SAME: %arg2: tensor<8xf32>,
// CHECK-SAME: %arg3: tensor<8xf32>)
func.func @barriers(
    %arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>},
    %arg1: tensor<8xf32>, %arg2: tensor<8xf32>, %arg3: tensor<8xf32>)
    -> (tensor<8xf32>, tensor<8xf32>,
        tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}]>},
        tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}]>},
        tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}]>}) {
  // CHECK: sdy.propagation_barrier %arg0 allowed_direction=FORWARD {{.*}}<@mesh, [{"x", ?}]>
  %0 = sdy.propagation_barrier %arg0 allowed_direction=FORWARD : tensor<8xf32>
  // CHECK: sdy.propagation_barrier %arg0 allowed_direction=NONE : tensor<8xf32>
  %1 = sdy.propagation_barrier %arg0 allowed_direction=NONE : tensor<8xf32>
  %2 = sdy.propagation_barrier %arg1 allowed_direction=BACKWARD : tensor<8xf32>
  %3 = sdy.propagation_barrier %arg2 allowed_direction=FORWARD : tensor<8xf32>
  %4 = sdy.propagation_barrier %arg3 allowed_direction=NONE : tensor<8xf32>
  return %0, %1, %2, %3, %4 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}

// Values of a group have one sharding, from whichever value it comes.
// CHECK-LABEL: func @groups(
// CHECK-SAME: %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", ?}, {?}]>}
func.func @groups(
    %arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", ?}, {?}]>},
    %arg1: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  // CHECK: stablehlo.negate %arg0 {{.*}}<@mesh, [{"x", ?}, {?}]>
  %0 = stablehlo.negate %arg0 : tensor<8x8xf32>
  // CHECK: sdy.sharding_group %arg1 group_id=0
  sdy.sharding_group %0 group_id=0 : tensor<8x8xf32>
  sdy.sharding_group %arg1 group_id=0 : tensor<8x8xf32>
  return %0, %arg1 : tensor<8x8xf32>, tensor<8x8xf32>
}

// A loop-carried value is one tensor; the sharding
// propagates in, through a branch inside, and out.
// CHECK-LABEL: func @nested(
func.func @nested(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}, %n: tensor<i32>) -> tensor<8xf32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  // CHECK: stablehlo.while
  // CHECK: attributes {sdy.sharding = #sdy.sharding_per_value<[<@mesh, []>, <@mesh, [{"x", ?}]>]>}
  %0:2 = stablehlo.while(%i = %n, %v = %arg0) : tensor<i32>, tensor<8xf32>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    // CHECK: "stablehlo.case"
    %1 = "stablehlo.case"(%i) ({
      // CHECK: stablehlo.negate {{.*}}<@mesh, [{"x", ?}]>
      %2 = stablehlo.negate %v : tensor<8xf32>
      stablehlo.return %2 : tensor<8xf32>
    }, {
      // CHECK: stablehlo.tanh {{.*}}<@mesh, [{"x", ?}]>
      %2 = stablehlo.tanh %v : tensor<8xf32>
      stablehlo.return %2 : tensor<8xf32>
    }) : (tensor<i32>) -> tensor<8xf32>
    // CHECK: stablehlo.optimization_barrier {{.*}}<@mesh, [{"x", ?}]>
    %3 = stablehlo.optimization_barrier %1 : tensor<8xf32>
    %4 = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %4, %3 : tensor<i32>, tensor<8xf32>
  }
  return %0#1 : tensor<8xf32>
}

// Explicit edges have the sharding of all values that they connect.
// CHECK-LABEL: func @written_edge(
func.func @written_edge(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<8xf32> {
  // CHECK: %[[B:.*]] = stablehlo.optimization_barrier %arg0 : tensor<8xf32>
  %0 = stablehlo.optimization_barrier %arg0 : tensor<8xf32>
  // CHECK: sdy.data_flow_edge %[[B]] sharding=<@mesh, [{"x", ?}]> : tensor<8xf32>
  %1 = sdy.data_flow_edge %0 : tensor<8xf32>
  return %1 : tensor<8xf32>
}

// A constraint stays, with one use, several or none.
// CHECK-LABEL: func @constraints(
// CHECK-SAME: %arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", ?}, {?}]>}
// CHECK-SAME: %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"y", ?}]>}
func.func @constraints(%arg0: tensor<8x8xf32>, %arg1: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  // CHECK: sdy.sharding_constraint %arg0 <@mesh, [{"x"}, {?}]>
  %0 = sdy.sharding_constraint %arg0 <@mesh, [{"x"}, {?}]> : tensor<8x8xf32>
  // CHECK: sdy.sharding_constraint %arg1 <@mesh, [{}, {"y"}]>
  %1 = sdy.sharding_constraint %arg1 <@mesh, [{}, {"y"}]> : tensor<8x8xf32>
  %2 = stablehlo.add %0, %0 : tensor<8x8xf32>
  return %2, %arg1 : tensor<8x8xf32>, tensor<8x8xf32>
}

// Inside a manual computation only free axes propagate,
// in through the operands and out through the results.
// CHECK-LABEL: func @manual(
func.func @manual(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}) -> tensor<8x8xf32> {
  // CHECK: sdy.manual_computation
  // CHECK-SAME: in_shardings=[<@mesh, [{"x"}, {"y", ?}]>]
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x"}, {?}]>] out_shardings=[<@mesh, [{"x"}, {?}]>] manual_axes={"x"} (%a: tensor<4x8xf32>) {
    // CHECK: stablehlo.negate {{.*}}<@mesh, [{?}, {"y", ?}]>
    %1 = stablehlo.negate %a : tensor<4x8xf32>
    sdy.return %1 : tensor<4x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  // CHECK: stablehlo.tanh {{.*}}<@mesh, [{"x", ?}, {"y", ?}]>
  %2 = stablehlo.tanh %0 : tensor<8x8xf32>
  return %2 : tensor<8x8xf32>
}

// Scalars and tokens have no shardings.
// CHECK-LABEL: func @no_dimensions(
func.func @no_dimensions(%arg0: tensor<f32>, %arg1: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> (tensor<8xf32>, tensor<f32>) {
  // CHECK: stablehlo.broadcast_in_dim %arg0, dims = [] {{.*}}<@mesh, [{"x", ?}]>
  %0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %1 = stablehlo.add %0, %arg1 : tensor<8xf32>
  // CHECK: stablehlo.after_all : !stablehlo.token
  %t = stablehlo.after_all : !stablehlo.token
  // CHECK: stablehlo.negate %arg0 : tensor<f32>
  %2 = stablehlo.negate %arg0 : tensor<f32>
  return %1, %2 : tensor<8xf32>, tensor<f32>
}
