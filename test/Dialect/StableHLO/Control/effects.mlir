// RUN: gspmd-opt %s --canonicalize | FileCheck %s

// Canonicalization erases ops whose results have no users, except those with side effects.
// CHECK-LABEL: func @unused
func.func @unused(%arg0: tensor<4xf32>, %arg1: tensor<i1>, %arg2: tensor<2xi64>, %arg3: tensor<f32>) {
  // CHECK-NOT: @pure
  %0 = stablehlo.custom_call @pure(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NOT: stablehlo.if
  %1 = "stablehlo.if"(%arg1) ({
    stablehlo.return %arg0 : tensor<4xf32>
  }, {
    stablehlo.return %arg0 : tensor<4xf32>
  }) : (tensor<i1>) -> tensor<4xf32>
  // CHECK-NOT: reduce_window
  %2 = "stablehlo.reduce_window"(%arg0, %arg3) <{window_dimensions = array<i64: 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<3xf32>
  // CHECK: stablehlo.custom_call @effect
  %3 = stablehlo.custom_call @effect(%arg0) {has_side_effect = true} : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK: stablehlo.rng
  %4 = stablehlo.rng %arg3, %arg3, %arg2, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<?x?xf32>
  // CHECK: "stablehlo.collective_permute"
  %5 = "stablehlo.collective_permute"(%arg0) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
  // A region has the effects of what is in it.
  // CHECK: "stablehlo.if"
  %6 = "stablehlo.if"(%arg1) ({
    %7 = "stablehlo.collective_permute"(%arg0) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
    stablehlo.return %7 : tensor<4xf32>
  }, {
    stablehlo.return %arg0 : tensor<4xf32>
  }) : (tensor<i1>) -> tensor<4xf32>
  // CHECK: check.expect_eq
  check.expect_eq %arg0, %arg0 : tensor<4xf32>
  return
}
