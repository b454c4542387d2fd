// Nested regions: a sharding propagates into each, and out again.
// RUN: gspmd-opt %s --gspmd-import --sharding-propagate --export-sdy | FileCheck %s
// RUN: gspmd-run %s --random-inputs 1 --check | FileCheck %s --check-prefix=RUN-CHECK

// RUN-CHECK: largest error

sdy.mesh @mesh = <["x"=2, "y"=2]>

// A case in a loop in a manual computation, with a named computation inside. Only
// the free axis propagates; it comes from the operand and reaches the result.
// CHECK-LABEL: func public @main(
// CHECK-SAME: -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", ?}, {"y", ?}]>})
func.func public @main(
    %arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>}) -> tensor<8x8xf32> {
  // CHECK: in_shardings=[<@mesh, [{"x"}, {"y", ?}]>] out_shardings=[<@mesh, [{"x"}, {"y", ?}]>] manual_axes={"x"}
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x"}, {?}]>] out_shardings=[<@mesh, [{"x"}, {?}]>] manual_axes={"x"} (%a: tensor<4x8xf32>) {
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %three = stablehlo.constant dense<3> : tensor<i32>
    // CHECK: stablehlo.while
    %1:2 = stablehlo.while(%i = %zero, %v = %a) : tensor<i32>, tensor<4x8xf32>
    cond {
      %c = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      // CHECK: "stablehlo.case"
      %2 = "stablehlo.case"(%i) ({
        // CHECK: sdy.named_computation<"f">
        // CHECK-SAME: in_shardings=[<@mesh, [{?}, {"y", ?}]>]
        // CHECK-SAME: out_shardings=[<@mesh, [{?}, {"y", ?}]>]
        %3 = sdy.named_computation<"f">(%v) (%b: tensor<4x8xf32>) {
          // CHECK: stablehlo.tanh {{.*}}<@mesh, [{?}, {"y", ?}]>
          %4 = stablehlo.tanh %b : tensor<4x8xf32>
          sdy.return %4 : tensor<4x8xf32>
        } : (tensor<4x8xf32>) -> tensor<4x8xf32>
        stablehlo.return %3 : tensor<4x8xf32>
      }, {
        %p = stablehlo.compare LT, %i, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>
        // CHECK: "stablehlo.if"
        %3 = "stablehlo.if"(%p) ({
          // CHECK: stablehlo.negate {{.*}}<@mesh, [{?}, {"y", ?}]>
          %4 = stablehlo.negate %v : tensor<4x8xf32>
          stablehlo.return %4 : tensor<4x8xf32>
        }, {
          // CHECK: stablehlo.optimization_barrier {{.*}}<@mesh, [{?}, {"y", ?}]>
          %4 = stablehlo.optimization_barrier %v : tensor<4x8xf32>
          stablehlo.return %4 : tensor<4x8xf32>
        }) : (tensor<i1>) -> tensor<4x8xf32>
        stablehlo.return %3 : tensor<4x8xf32>
      }) : (tensor<i32>) -> tensor<4x8xf32>
      %5 = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %5, %2 : tensor<i32>, tensor<4x8xf32>
    }
    sdy.return %1#1 : tensor<4x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  // CHECK: stablehlo.cosine {{.*}}<@mesh, [{"x", ?}, {"y", ?}]>
  %6 = stablehlo.cosine %0 : tensor<8x8xf32>
  return %6 : tensor<8x8xf32>
}

// A manual computation in another, each with axes of its own.
// CHECK-LABEL: func @manual_in_manual(
func.func @manual_in_manual(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x"}, {?}]>] out_shardings=[<@mesh, [{"x"}, {?}]>] manual_axes={"x"} (%a: tensor<4x8xf32>) {
    // CHECK: in_shardings=[<@mesh, [{?}, {"y"}]>] out_shardings=[<@mesh, [{?}, {"y"}]>] manual_axes={"y"}
    %1 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{?}, {"y"}]>] out_shardings=[<@mesh, [{?}, {"y"}]>] manual_axes={"y"} (%b: tensor<4x4xf32>) {
      // CHECK: stablehlo.tanh %{{.*}} : tensor<4x4xf32>
      %2 = stablehlo.tanh %b : tensor<4x4xf32>
      sdy.return %2 : tensor<4x4xf32>
    } : (tensor<4x8xf32>) -> tensor<4x8xf32>
    // CHECK: stablehlo.negate {{.*}}<@mesh, [{?}, {"y", ?}]>
    %3 = stablehlo.negate %1 : tensor<4x8xf32>
    sdy.return %3 : tensor<4x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
