// RUN: gspmd-opt %s --export-sdy | FileCheck %s
// A clone of a clone, and two functions that refer to
// each other: calls end at a function that still exists.

// CHECK-LABEL: func.func @main
// CHECK: call @a(
// CHECK: call @a(
// CHECK: call @a(
// CHECK: call @[[KEPT:[pq]]](
// CHECK: call @[[KEPT]](
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @a(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = call @a_0(%0) : (tensor<4xf32>) -> tensor<4xf32>
  %2 = call @a_0_0(%1) : (tensor<4xf32>) -> tensor<4xf32>
  %3 = call @p(%2) : (tensor<4xf32>) -> tensor<4xf32>
  %4 = call @q(%3) : (tensor<4xf32>) -> tensor<4xf32>
  return %4 : tensor<4xf32>
}

// CHECK: func.func private @a(
// CHECK-NOT: @a_0
func.func private @a(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.negate %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @a_0(%x: tensor<4xf32>) -> tensor<4xf32> attributes {sharding.cloned_from = @a} {
  %0 = stablehlo.negate %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @a_0_0(%x: tensor<4xf32>) -> tensor<4xf32> attributes {sharding.cloned_from = @a_0} {
  %0 = stablehlo.negate %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
// CHECK: func.func private @[[KEPT]](
// CHECK-NOT: func.func
func.func private @p(%x: tensor<4xf32>) -> tensor<4xf32> attributes {sharding.cloned_from = @q} {
  %0 = stablehlo.tanh %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @q(%x: tensor<4xf32>) -> tensor<4xf32> attributes {sharding.cloned_from = @p} {
  %0 = stablehlo.tanh %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
