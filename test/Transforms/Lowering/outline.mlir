// RUN: gspmd-opt %s --pass-pipeline='builtin.module(func.func(gspmd-lower-to-linalg),gspmd-bufferize,gspmd-outline-kernels)' | FileCheck %s

// Equal loops share one kernel, whose pointers do not alias.
// CHECK-LABEL: func @main
// CHECK-COUNT-2: call @kernel_1(
// CHECK-NOT: linalg.generic
// CHECK: func private @kernel_1({{.*}}llvm.noalias{{.*}}) attributes {llvm.bareptr}
// CHECK: linalg.generic
// CHECK-NOT: func private
func.func @main(%a: tensor<4xf32>, %b: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = stablehlo.tanh %a : tensor<4xf32>
  %1 = stablehlo.tanh %b : tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}
