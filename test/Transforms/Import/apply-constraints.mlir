// Constraints that apply to their operand.
// RUN: gspmd-opt %s --gspmd-import-sdy --sharding-apply-constraints | FileCheck %s

sdy.mesh @mesh = <["x"=4, "y"=2]>

// A closed constraint applies to a value or an argument; with one use, several or none.
// CHECK-LABEL: func @closed(
// CHECK-SAME: %arg0: tensor<8x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"y"}]>}
func.func @closed(%arg0: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
  %0 = sdy.sharding_constraint %arg0 <@mesh, [{}, {"y"}]> : tensor<8x8xf32>
  // CHECK: stablehlo.tanh {{.*}}<[<@mesh, [{"x"}, {}]>]>
  %1 = stablehlo.tanh %0 : tensor<8x8xf32>
  %2 = sdy.sharding_constraint %1 <@mesh, [{"x"}, {}]> : tensor<8x8xf32>
  %3 = stablehlo.add %2, %2 : tensor<8x8xf32>
  // CHECK: stablehlo.cosine {{.*}}<[<@mesh, [{"y"}, {}]>]>
  %4 = stablehlo.cosine %3 : tensor<8x8xf32>
  %5 = sdy.sharding_constraint %4 <@mesh, [{"y"}, {}]> : tensor<8x8xf32>
  // Two equal constraints count as one.
  // CHECK: stablehlo.sine {{.*}}<[<@mesh, [{}, {"x"}]>]>
  %6 = stablehlo.sine %4 : tensor<8x8xf32>
  %7 = sdy.sharding_constraint %6 <@mesh, [{}, {"x"}]> : tensor<8x8xf32>
  %8 = sdy.sharding_constraint %6 <@mesh, [{}, {"x"}]> : tensor<8x8xf32>
  return %4, %7, %8 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
}

// An open constraint does not apply, nor one of several that differ, nor
// one on a value with a sharding or on the result of another constraint.
// CHECK-LABEL: func @others(
// CHECK-SAME: %arg1: tensor<8x8xf32>)
func.func @others(
    %arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {?}]>},
    %arg1: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = sdy.sharding_constraint %arg0 <@mesh, [{"x"}, {}]> : tensor<8x8xf32>
  // CHECK: stablehlo.tanh %{{.*}} : tensor<8x8xf32>
  %1 = stablehlo.tanh %0 : tensor<8x8xf32>
  %2 = sdy.sharding_constraint %1 <@mesh, [{"x"}, {?}]> : tensor<8x8xf32>
  // CHECK: stablehlo.cosine %{{.*}} : tensor<8x8xf32>
  %3 = stablehlo.cosine %2 : tensor<8x8xf32>
  %4 = sdy.sharding_constraint %3 <@mesh, [{"x"}, {}]> : tensor<8x8xf32>
  %5 = sdy.sharding_constraint %3 <@mesh, [{}, {"x"}]> : tensor<8x8xf32>
  %6 = stablehlo.add %4, %5 : tensor<8x8xf32>
  %7 = sdy.sharding_constraint %arg1 <@mesh, [{?}, {}]> : tensor<8x8xf32>
  %8 = sdy.sharding_constraint %7 <@mesh, [{}, {}]> : tensor<8x8xf32>
  return %6 : tensor<8x8xf32>
}

// Nor does one that would shard an argument unevenly.
// CHECK-LABEL: func @uneven(
// CHECK-SAME: %arg0: tensor<6x8xf32>)
func.func @uneven(%arg0: tensor<6x8xf32>) -> tensor<6x8xf32> {
  %0 = sdy.sharding_constraint %arg0 <@mesh, [{"x"}, {}]> : tensor<6x8xf32>
  // CHECK: stablehlo.tanh {{.*}}<[<@mesh, [{"x"}, {}]>]>
  %1 = stablehlo.tanh %0 : tensor<6x8xf32>
  %2 = sdy.sharding_constraint %1 <@mesh, [{"x"}, {}]> : tensor<6x8xf32>
  return %2 : tensor<6x8xf32>
}

// A value that flows through a region op or a call has the sharding of its edge.
// CHECK-LABEL: func @edges(
func.func @edges(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // CHECK: stablehlo.optimization_barrier %arg0 : tensor<8x8xf32>
  %0 = stablehlo.optimization_barrier %arg0 : tensor<8x8xf32>
  %1 = sdy.sharding_constraint %0 <@mesh, [{"x"}, {}]> : tensor<8x8xf32>
  // CHECK: call @f(%{{.*}}) : (
  %2 = call @f(%1) : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %3 = sdy.sharding_constraint %2 <@mesh, [{"x"}, {}]> : tensor<8x8xf32>
  return %3 : tensor<8x8xf32>
}
// CHECK: func private @f(%arg0: tensor<8x8xf32>)
func.func private @f(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = sdy.sharding_constraint %arg0 <@mesh, [{"x"}, {}]> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// in_shardings are constraints, too.
// CHECK-LABEL: func @manual(
// CHECK-SAME: %arg0: tensor<8x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}
// CHECK-SAME: %arg1: tensor<8x8xf32>,
// CHECK-SAME: %arg2: tensor<8x8xf32>)
func.func @manual(%arg0: tensor<8x8xf32>, %arg1: tensor<8x8xf32>, %arg2: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = sdy.sharding_constraint %arg2 <@mesh, [{}, {"x"}]> : tensor<8x8xf32>
  %1 = sdy.manual_computation(%arg0, %arg1, %arg2) in_shardings=[<@mesh, [{"x"}, {}]>, <@mesh, [{"x"}, {?}]>, <@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>] manual_axes={"x"} (%a: tensor<2x8xf32>, %b: tensor<2x8xf32>, %c: tensor<2x8xf32>) {
    sdy.return %a : tensor<2x8xf32>
  } : (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %2 = stablehlo.add %0, %1 : tensor<8x8xf32>
  return %2 : tensor<8x8xf32>
}

// After a chain of constraints, the last one applies; before it, none.
// CHECK-LABEL: func @chain(
func.func @chain(%arg0: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  // CHECK: %[[A:.*]] = stablehlo.tanh
  %0 = stablehlo.tanh %arg0 : tensor<8x8xf32>
  %1 = sdy.sharding_constraint %0 <@mesh, [{?}, {"y"}]> : tensor<8x8xf32>
  // CHECK: stablehlo.negate %[[A]]
  %2 = stablehlo.negate %0 : tensor<8x8xf32>
  // CHECK: %[[LAST:.*]] = sharding.mesh_split %{{.*}} <@mesh, [{"y"}, {?}]>
  // CHECK-NEXT: stablehlo.add %[[LAST]], %[[LAST]]
  %3 = sdy.sharding_constraint %1 <@mesh, [{"y"}, {?}]> : tensor<8x8xf32>
  %4 = stablehlo.add %0, %3 : tensor<8x8xf32>
  return %2, %4 : tensor<8x8xf32>, tensor<8x8xf32>
}

// One constraint is no chain, nor are two of which the first has other uses.
// CHECK-LABEL: func @no_chain(
func.func @no_chain(%arg0: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
  // CHECK: %[[B:.*]] = stablehlo.tanh
  %0 = stablehlo.tanh %arg0 : tensor<8x8xf32>
  %1 = sdy.sharding_constraint %0 <@mesh, [{?}, {"y"}]> : tensor<8x8xf32>
  // CHECK: stablehlo.add %[[B]],
  %2 = stablehlo.add %0, %1 : tensor<8x8xf32>
  // CHECK: %[[C:.*]] = stablehlo.cosine
  %3 = stablehlo.cosine %2 : tensor<8x8xf32>
  %4 = sdy.sharding_constraint %3 <@mesh, [{?}, {"y"}]> : tensor<8x8xf32>
  %5 = sdy.sharding_constraint %4 <@mesh, [{"y"}, {?}]> : tensor<8x8xf32>
  // CHECK: stablehlo.add %[[C]],
  %6 = stablehlo.add %3, %5 : tensor<8x8xf32>
  return %4, %5, %6 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
}

// A sharding without axes whose dimensions are all open is as good as none.
// CHECK-LABEL: func @open(
func.func @open(%arg0: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
  // CHECK: stablehlo.tanh {{.*}}<[<@mesh, [{"y"}, {}]>]>
  %0 = stablehlo.tanh %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {?}]>]>} : tensor<8x8xf32>
  %1 = sdy.sharding_constraint %0 <@mesh, [{"y"}, {}]> : tensor<8x8xf32>
  // CHECK: stablehlo.cosine {{.*}}<[<@mesh, [{?}, {}]>]>
  %2 = stablehlo.cosine %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {}]>]>} : tensor<8x8xf32>
  %3 = sdy.sharding_constraint %2 <@mesh, [{"y"}, {}]> : tensor<8x8xf32>
  return %0, %1, %3 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
}

// The uses of a value with its own sharding do not move to the end of a chain.
// CHECK-LABEL: func @annotated_chain(
func.func @annotated_chain(%arg0: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  // CHECK: %[[B:.*]] = stablehlo.tanh
  %0 = stablehlo.tanh %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}, {?}]>]>} : tensor<8x8xf32>
  %1 = sdy.sharding_constraint %0 <@mesh, [{"y"}, {}]> : tensor<8x8xf32>
  %2 = sdy.sharding_constraint %1 <@mesh, [{}, {}]> : tensor<8x8xf32>
  // CHECK: stablehlo.negate %[[B]]
  %3 = stablehlo.negate %0 : tensor<8x8xf32>
  return %2, %3 : tensor<8x8xf32>, tensor<8x8xf32>
}
