// RUN: gspmd-opt %s --pass-pipeline='builtin.module(gspmd-number-runtime-calls,func.func(gspmd-lower-to-linalg,gspmd-fuse-elementwise,gspmd-scalarize-loops,cse),gspmd-bufferize)' --split-input-file | FileCheck %s

// Each iteration reads the previous value in another order. One of the two buffers is the result argument.
// CHECK-LABEL: func @main
// CHECK-SAME: (%[[X:.*]]: memref<512xf32>, %[[OUT:.*]]: memref<512xf32>)
// CHECK-NOT: memref.alloc
// CHECK: memref.copy %[[X]], %[[OUT]]
// CHECK: %[[OTHER:.*]] = memref.alloc() : memref<512xf32>
// CHECK-NOT: memref.alloc
// CHECK: %[[R:.*]]:2 = scf.while ({{.*}} = %[[OUT]])
// CHECK: ^bb0(%{{.*}}: i32, %[[A:.*]]: memref<512xf32>):
// CHECK-NOT: memref.alloc
// CHECK: %[[NEXT:.*]] = arith.select %{{.*}}, %[[OTHER]], %[[OUT]]
// CHECK: linalg.generic {{.*}} ins(%[[A]], %[[A]] : {{.*}}) outs(%[[NEXT]]
// CHECK-NOT: memref.dealloc
// CHECK: scf.yield %{{.*}}, %[[NEXT]]
// CHECK: scf.if
// CHECK-NEXT: memref.copy %[[R]]#1, %[[OUT]]
// CHECK: memref.dealloc %[[OTHER]]
func.func @main(%x: tensor<512xf32>) -> tensor<512xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %ten = stablehlo.constant dense<10> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %0:2 = stablehlo.while(%i = %zero, %a = %x) : tensor<i32>, tensor<512xf32>
  cond {
    %c = stablehlo.compare LT, %i, %ten : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %n = stablehlo.add %i, %one : tensor<i32>
    %r = stablehlo.reverse %a, dims = [0] : tensor<512xf32>
    %s = stablehlo.add %a, %r : tensor<512xf32>
    stablehlo.return %n, %s : tensor<i32>, tensor<512xf32>
  }
  return %0#1 : tensor<512xf32>
}

// -----

// A value that is no result has no buffer of the caller, so a new one is allocated when it is computed.
// CHECK-LABEL: func @main
// CHECK: } do {
// CHECK: memref.alloc() : memref<512xf32>
// CHECK: memref.dealloc
func.func @main(%x: tensor<512xf32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %ten = stablehlo.constant dense<10> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %start = stablehlo.constant dense<0.0> : tensor<f32>
  %0:2 = stablehlo.while(%i = %zero, %a = %x) : tensor<i32>, tensor<512xf32>
  cond {
    %c = stablehlo.compare LT, %i, %ten : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %n = stablehlo.add %i, %one : tensor<i32>
    %r = stablehlo.reverse %a, dims = [0] : tensor<512xf32>
    %s = stablehlo.add %a, %r : tensor<512xf32>
    stablehlo.return %n, %s : tensor<i32>, tensor<512xf32>
  }
  %1 = stablehlo.reduce(%0#1 init: %start) applies stablehlo.add across dimensions = [0] : (tensor<512xf32>, tensor<f32>) -> tensor<f32>
  return %1 : tensor<f32>
}
