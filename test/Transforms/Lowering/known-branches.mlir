// RUN: gspmd-opt %s --gspmd-expand-ops | FileCheck %s

// The first op selects the index of the second one, which is none of its branches: the last one is taken.
// CHECK-LABEL: func @constants
// CHECK-SAME: (%[[X:.*]]: tensor<4xf32>)
// CHECK-NOT: case
// CHECK: %[[R:.*]] = stablehlo.negate %[[X]]
// CHECK-NOT: case
// CHECK: return %[[R]]
func.func @constants(%x: tensor<4xf32>) -> tensor<4xf32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %0 = "stablehlo.case"(%one) ({
    %zero = stablehlo.constant dense<0> : tensor<i32>
    stablehlo.return %zero : tensor<i32>
  }, {
    %far = stablehlo.constant dense<7> : tensor<i32>
    stablehlo.return %far : tensor<i32>
  }) : (tensor<i32>) -> tensor<i32>
  %1 = "stablehlo.case"(%0) ({
    stablehlo.return %x : tensor<4xf32>
  }, {
    %2 = stablehlo.negate %x : tensor<4xf32>
    stablehlo.return %2 : tensor<4xf32>
  }) : (tensor<i32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// CHECK-LABEL: func @conditions
// CHECK-SAME: (%[[X:.*]]: tensor<4xf32>, %[[P:.*]]: tensor<i1>)
// CHECK-NOT: if
// CHECK: %[[R:.*]] = stablehlo.negate %[[X]]
// CHECK: "stablehlo.if"(%[[P]])
// CHECK: stablehlo.return %[[R]]
func.func @conditions(%x: tensor<4xf32>, %p: tensor<i1>) -> tensor<4xf32> {
  %false = stablehlo.constant dense<false> : tensor<i1>
  %0 = "stablehlo.if"(%false) ({
    stablehlo.return %x : tensor<4xf32>
  }, {
    %2 = stablehlo.negate %x : tensor<4xf32>
    stablehlo.return %2 : tensor<4xf32>
  }) : (tensor<i1>) -> tensor<4xf32>
  %1 = "stablehlo.if"(%p) ({
    stablehlo.return %0 : tensor<4xf32>
  }, {
    stablehlo.return %x : tensor<4xf32>
  }) : (tensor<i1>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
