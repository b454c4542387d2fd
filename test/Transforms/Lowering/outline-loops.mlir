// RUN: gspmd-opt %s --pass-pipeline='builtin.module(func.func(gspmd-lower-to-linalg,gspmd-scalarize-loops,cse),gspmd-bufferize,gspmd-outline-kernels)' | FileCheck %s

// A loop of the program with little work is one kernel, whose loop-carried values are in registers:
// nothing is allocated in it.
// CHECK-LABEL: func @count
// CHECK: call @[[KERNEL:kernel_[0-9]+]](%{{.*}}) : (i32, f32) -> (i32, f32)
// CHECK: func private @[[KERNEL]](
// CHECK-NOT: memref.alloc
// CHECK: scf.while {{.*}} : (i32, f32) -> (i32, f32)
// CHECK-NOT: memref.alloc
// CHECK: arith.mulf
func.func @count(%x: tensor<f32>, %n: tensor<i32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %v = %x) : tensor<i32>, tensor<f32>
  cond {
    %go = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %next = stablehlo.add %i, %one : tensor<i32>
    %w = stablehlo.multiply %v, %v : tensor<f32>
    stablehlo.return %next, %w : tensor<i32>, tensor<f32>
  }
  return %r#1 : tensor<f32>
}
