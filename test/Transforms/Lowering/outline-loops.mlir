// RUN: gspmd-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(gspmd-lower-to-linalg,gspmd-scalarize-loops,cse),gspmd-bufferize,gspmd-outline-kernels)' | FileCheck %s

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

// -----

// Two loops with the same ops, which need a buffer on the stack, are one kernel.
// CHECK-LABEL: func @twice
// CHECK: call @[[KERNEL:kernel_[0-9]+]](
// CHECK: call @[[KERNEL]](
// CHECK: func private @[[KERNEL]](
// CHECK: memref.alloca()
// CHECK: scf.while
func.func @twice(%a: tensor<8xf32>, %b: tensor<8xf32>, %n: tensor<i32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %0:2 = stablehlo.while(%i = %zero, %v = %a) : tensor<i32>, tensor<8xf32>
  cond {
    %go = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %next = stablehlo.add %i, %one : tensor<i32>
    %w = stablehlo.reverse %v, dims = [0] : tensor<8xf32>
    %s = stablehlo.subtract %w, %v : tensor<8xf32>
    stablehlo.return %next, %s : tensor<i32>, tensor<8xf32>
  }
  %1:2 = stablehlo.while(%i = %zero, %v = %b) : tensor<i32>, tensor<8xf32>
  cond {
    %go = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %next = stablehlo.add %i, %one : tensor<i32>
    %w = stablehlo.reverse %v, dims = [0] : tensor<8xf32>
    %s = stablehlo.subtract %w, %v : tensor<8xf32>
    stablehlo.return %next, %s : tensor<i32>, tensor<8xf32>
  }
  return %0#1, %1#1 : tensor<8xf32>, tensor<8xf32>
}
