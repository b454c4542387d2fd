// RUN: gspmd-opt %s --gspmd-import-sdy --sharding-apply-constraints --split-input-file | FileCheck %s

// CHECK: sharding.mesh @mesh = <["x"=4, "y"=2]> {stablehlo.mesh = 1 : i64}
// CHECK-NOT: sdy.
sdy.mesh @mesh = <["x"=4, "y"=2]> {stablehlo.mesh = 1}
sdy.mesh @empty_mesh = <[]>

// CHECK-LABEL: func.func @attached(
// CHECK-SAME:    %arg0: tensor<8x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x":(1)2, ?}p1, {}], replicated={"y"}>}
// CHECK-SAME:    %arg1: tensor<f32>)
// CHECK-SAME:    -> (tensor<8x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{?}, {"y"}]>})
func.func @attached(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x":(1)2, ?}p1, {}], replicated={"y"}>},
                    %arg1: tensor<f32> {sdy.sharding = #sdy.sharding<@empty_mesh, []>})
    -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"y"}]>}) {
  // CHECK: stablehlo.negate %arg0 {sharding.rule = #sharding.rule<([i, j])->([i, j]) {i=8, j=8}>, sharding.shardings = #sharding.per_value<[<@mesh, [{"x"}, {}]>]>}
  %0 = stablehlo.negate %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}, {}]>]>, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=8, j=8}>} : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// CHECK-LABEL: func.func @ops
func.func @ops(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // CHECK: %[[A:.*]] = sharding.mesh_split %arg0 <@mesh, [{"x"}, {?}]> : tensor<8x8xf32>
  %0 = sdy.sharding_constraint %arg0 <@mesh, [{"x"}, {?}]> : tensor<8x8xf32>
  // CHECK: %[[B:.*]] = sharding.reshard %[[A]] <@mesh, [{}, {"x"}]>
  %1 = sdy.reshard %0 <@mesh, [{}, {"x"}]> : tensor<8x8xf32>
  // CHECK: sharding.group %[[B]] id = 3
  sdy.sharding_group %1 group_id=3 : tensor<8x8xf32>
  // CHECK: %[[C:.*]] = sharding.barrier %[[B]] blocks "forward"
  %2 = sdy.propagation_barrier %1 allowed_direction=BACKWARD : tensor<8x8xf32>
  // CHECK: %[[ONE:.*]] = stablehlo.constant dense<1.000000e+00> : tensor<8x8xf32>
  %3 = sdy.constant dense<1.000000e+00> : tensor<8x8xf32>
  // CHECK: %[[SUM:.*]] = stablehlo.add %[[C]], %[[ONE]]
  %4 = stablehlo.add %2, %3 : tensor<8x8xf32>
  // CHECK: %[[IN:.*]] = sharding.mesh_split %[[SUM]] <@mesh, [{"x"}, {}]>
  // CHECK: %[[NEG:.*]] = stablehlo.negate %[[IN]]
  // CHECK: %[[OUT:.*]] = sharding.mesh_split %[[NEG]] <@mesh, [{"y"}, {}]>
  %5 = sdy.named_computation<"foo">(%4) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{"y"}, {}]>] (%arg1: tensor<8x8xf32>) {
    %7 = stablehlo.negate %arg1 : tensor<8x8xf32>
    sdy.return %7 : tensor<8x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  // CHECK: sharding.manual_computation(%[[OUT]]) in <[<@mesh, [{"x", "y"}, {?}]>]> out <[<@mesh, [{"x", ?}, {}]>]> manual <@mesh ["x"]>
  // CHECK-NEXT: ^bb0(%[[ARG:.*]]: tensor<2x8xf32>)
  // CHECK-NEXT: sharding.return %[[ARG]]
  %6 = sdy.manual_computation(%5) in_shardings=[<@mesh, [{"x", "y"}, {?}]>] out_shardings=[<@mesh, [{"x", ?}, {}]>] manual_axes={"x"} (%arg1: tensor<2x8xf32>) {
    sdy.return %arg1 : tensor<2x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return %6 : tensor<8x8xf32>
}

// A constraint without uses applies to its operand.
// CHECK-LABEL: func.func @dangling
func.func @dangling(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // CHECK-NEXT: stablehlo.negate %arg0 {sharding.shardings = #sharding.per_value<[<@mesh, [{"x"}, {}]>]>}
  // CHECK-NEXT: return
  %0 = stablehlo.negate %arg0 : tensor<8x8xf32>
  %1 = sdy.sharding_constraint %0 <@mesh, [{"x"}, {}]> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// Scalars in reducers are on one device.
// CHECK-LABEL: func.func @reducer
// CHECK-NOT: sharding.
func.func @reducer(%arg0: tensor<8xf32>, %arg1: tensor<f32>) -> tensor<f32> {
  %0 = "stablehlo.reduce"(%arg0, %arg1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %1 = stablehlo.add %arg2, %arg3 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, []>]>} : tensor<f32>
    %2 = sdy.sharding_constraint %1 <@mesh, []> : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
