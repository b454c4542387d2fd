// RUN: gspmd-opt %s --export-sdy | FileCheck %s

// CHECK: sdy.mesh @mesh = <["x"=4, "y"=2], device_ids=[0, 4, 1, 5, 2, 6, 3, 7]> {stablehlo.mesh = 1 : i64}
// CHECK-NOT: sharding.
sharding.mesh @mesh = <["x"=4, "y"=2], iota=[2,4]T(1,0)> {stablehlo.mesh = 1}

// CHECK-LABEL: func.func @all(
// CHECK-SAME: %arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x":(1)2, ?}p1, {}], replicated={"y"}>}
// CHECK-SAME: -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"y"}]>})
func.func @all(%arg0: tensor<8x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x":(1)2, ?}p1, {}], replicated={"y"}>})
    -> (tensor<8x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{?}, {"y"}]>}) {
  // CHECK-NEXT: %0 = stablehlo.negate %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}, {?}]>]>, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=8, j=8}>} : tensor<8x8xf32>
  %0 = stablehlo.negate %arg0 {sharding.shardings = #sharding.per_value<[<@mesh, [{"x"}, {?}]>]>, sharding.rule = #sharding.rule<([i, j])->([i, j]) {i=8, j=8}>} : tensor<8x8xf32>
  // CHECK-NEXT: %1 = sdy.sharding_constraint %0 <@mesh, [{"x"}, {?}]> : tensor<8x8xf32>
  %1 = sharding.mesh_split %0 <@mesh, [{"x"}, {?}]> : tensor<8x8xf32>
  // CHECK-NEXT: %2 = sdy.sharding_constraint %1 <@mesh, [{}, {"x"}]> {a = 1 : i64} : tensor<8x8xf32>
  %2 = sharding.reshard %1 <@mesh, [{}, {"x"}]> {a = 1} : tensor<8x8xf32>
  // CHECK-NEXT: sdy.sharding_group %2 group_id=3 : tensor<8x8xf32>
  sharding.group %2 id = 3 : tensor<8x8xf32>
  // CHECK-NEXT: %3 = sdy.propagation_barrier %2 allowed_direction=FORWARD : tensor<8x8xf32>
  %3 = sharding.barrier %2 blocks "backward" : tensor<8x8xf32>
  // CHECK-NEXT: %4 = sdy.manual_computation(%3) in_shardings=[<@mesh, [{"x", ?}, {}]>] out_shardings=[<@mesh, [{}, {"x"}]>] manual_axes={"x"} (%arg1: tensor<2x8xf32>) {
  // CHECK-NEXT:   %5 = stablehlo.reshape
  // CHECK-NEXT:   sdy.return %5 : tensor<8x2xf32>
  %4 = sharding.manual_computation(%3) in <[<@mesh, [{"x", ?}, {}]>]> out <[<@mesh, [{}, {"x"}]>]> manual <@mesh ["x"]> {
  ^bb0(%arg1: tensor<2x8xf32>):
    %5 = stablehlo.reshape %arg1 : (tensor<2x8xf32>) -> tensor<8x2xf32>
    sharding.return %5 : tensor<8x2xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return %4 : tensor<8x8xf32>
}

// Axes that are manual around a computation are not repeated.
// CHECK-LABEL: func.func @nested(
func.func @nested() -> tensor<f32> {
  // CHECK: sdy.manual_computation() in_shardings=[] out_shardings=[<@mesh, []>] manual_axes={"x"}
  %0 = sharding.manual_computation() in <[]> out <[<@mesh, []>]> manual <@mesh ["x"]> {
    // CHECK: sdy.manual_computation() in_shardings=[] out_shardings=[<@mesh, []>] manual_axes={"y"}
    %1 = sharding.manual_computation() in <[]> out <[<@mesh, []>]> manual <@mesh ["x", "y"]> {
      %2 = stablehlo.constant dense<1.0> : tensor<f32>
      sharding.return %2 : tensor<f32>
    } : () -> tensor<f32>
    sharding.return %1 : tensor<f32>
  } : () -> tensor<f32>
  return %0 : tensor<f32>
}

// A reshard combines partial results as the sharding of its input states; booleans
// have Shardy's names of the kinds.
// CHECK-LABEL: func.func @kinds(
func.func @kinds(%p: tensor<16xi1>, %x: tensor<16xf32>) -> (tensor<16xi1>, tensor<16xf32>) {
  // CHECK: stablehlo.not {{.*}}sdy.sharding_per_value<[<@mesh, [{}], unreduced=max{"x"}>]>
  %0 = stablehlo.not %p {sharding.shardings = #sharding.per_value<[<@mesh, [{}], unreduced=or{"x"}>]>} : tensor<16xi1>
  // CHECK-NEXT: sdy.sharding_constraint %0 <@mesh, [{}]>
  %1 = sharding.reshard %0 reduce or <@mesh, [{}]> : tensor<16xi1>
  // CHECK: stablehlo.negate {{.*}}sdy.sharding_per_value<[<@mesh, [{}], unreduced=min{"x"}>]>
  %2 = stablehlo.negate %x {sharding.shardings = #sharding.per_value<[<@mesh, [{}], unreduced=min{"x"}>]>} : tensor<16xf32>
  // CHECK-NEXT: sdy.sharding_constraint %2 <@mesh, [{}]>
  %3 = sharding.reshard %2 reduce min <@mesh, [{}]> : tensor<16xf32>
  return %1, %3 : tensor<16xi1>, tensor<16xf32>
}
