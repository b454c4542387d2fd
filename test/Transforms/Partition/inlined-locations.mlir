// RUN: gspmd-opt --gspmd-partition --mlir-print-debuginfo \
// RUN:   --mlir-print-local-scope %s | FileCheck %s

// An op of an inlined function keeps
// its location, with that of the call.

// CHECK: stablehlo.tanh
// CHECK-SAME: loc(callsite("inner" at "rematted_computation/layer"))
func.func public @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = func.call @f(%a) : (tensor<4xf32>) -> tensor<4xf32>
      loc("rematted_computation/layer")
  return %0 : tensor<4xf32>
}
func.func private @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.tanh %a : tensor<4xf32> loc("inner")
  return %0 : tensor<4xf32>
}
