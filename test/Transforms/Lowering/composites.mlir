// RUN: gspmd-opt %s --pass-pipeline='builtin.module(gspmd-prepare-device-program{entry=main})' | FileCheck %s
// RUN: gspmd-opt %s --pass-pipeline='builtin.module(gspmd-expand-client-ops)' | FileCheck %s --check-prefix=IMPORT

// A composite that is named after an op of chlo and matches it becomes that op; others, or those
// with another name, become their decomposition.
// CHECK-LABEL: func.func public @main
// CHECK: chlo.top_k(%arg0, k = 2) : tensor<8xf32> -> (tensor<2xf32>, tensor<2xi32>)
// CHECK: stablehlo.tanh
// CHECK: stablehlo.negate
// CHECK: chlo.sinh
// CHECK-NOT: composite
// Composites without a form for XLA keep their decomposition until the lowering.
// IMPORT-LABEL: func.func public @main
// IMPORT: chlo.top_k(%arg0, k = 2) : tensor<8xf32> -> (tensor<2xf32>, tensor<2xi32>)
// IMPORT: call @tanh_impl
// IMPORT: call @negate_impl
// IMPORT: call @sinh_impl
func.func public @main(%x: tensor<8xf32>) -> (tensor<2xf32>, tensor<2xi32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
  %0:2 = stablehlo.composite "chlo.top_k" %x {composite_attributes = {k = 2 : i64}, decomposition = @top_k_impl, version = 1 : i32} : (tensor<8xf32>) -> (tensor<2xf32>, tensor<2xi32>)
  // Without its `k`.
  %1 = stablehlo.composite "chlo.top_k" %x {decomposition = @tanh_impl} : (tensor<8xf32>) -> tensor<8xf32>
  %2 = stablehlo.composite "mine.tan" %x {decomposition = @negate_impl} : (tensor<8xf32>) -> tensor<8xf32>
  %3 = stablehlo.composite "chlo.sinh" %x {decomposition = @sinh_impl} : (tensor<8xf32>) -> tensor<8xf32>
  return %0#0, %0#1, %1, %2, %3 : tensor<2xf32>, tensor<2xi32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}
func.func private @top_k_impl(%x: tensor<8xf32>) -> (tensor<2xf32>, tensor<2xi32>) {
  %i = stablehlo.iota dim = 0 : tensor<8xi32>
  %0:2 = "stablehlo.sort"(%x, %i) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>):
    %p = stablehlo.compare GT, %a, %b, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<8xf32>, tensor<8xi32>) -> (tensor<8xf32>, tensor<8xi32>)
  %1 = stablehlo.slice %0#0 [0:2] : (tensor<8xf32>) -> tensor<2xf32>
  %2 = stablehlo.slice %0#1 [0:2] : (tensor<8xi32>) -> tensor<2xi32>
  return %1, %2 : tensor<2xf32>, tensor<2xi32>
}
func.func private @tanh_impl(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = stablehlo.tanh %x : tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func private @negate_impl(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = stablehlo.negate %x : tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func private @sinh_impl(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = stablehlo.negate %x : tensor<8xf32>
  return %0 : tensor<8xf32>
}
