// RUN: gspmd-opt %s --pass-pipeline='builtin.module(gspmd-number-runtime-calls,func.func(gspmd-lower-to-linalg,gspmd-fuse-elementwise,cse),gspmd-bufferize)' --split-input-file | FileCheck %s

// A transposed concatenation is computed in its result, part by part.
// CHECK-LABEL: func @main
// CHECK-SAME: %[[OUT:[a-z0-9]+]]: memref<300x2xf32>)
// CHECK-NOT: memref.alloc
// CHECK: %[[FIRST:.*]] = memref.subview %[[OUT]][0, 0] [300, 1] [1, 1]
// CHECK: linalg.generic {{.*}} outs(%[[FIRST]] :
// CHECK-NOT: memref.alloc
// CHECK: %[[SECOND:.*]] = memref.subview %[[OUT]][0, 1] [300, 1] [1, 1]
// CHECK: linalg.generic {{.*}} outs(%[[SECOND]] :
// CHECK-NOT: linalg.generic
// CHECK: return
func.func @main(%a: tensor<1x300xf32>, %b: tensor<1x300xf32>) -> tensor<300x2xf32> {
  %0 = stablehlo.negate %a : tensor<1x300xf32>
  %1 = stablehlo.abs %b : tensor<1x300xf32>
  %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x300xf32>, tensor<1x300xf32>) -> tensor<2x300xf32>
  %3 = stablehlo.transpose %2, dims = [1, 0] : (tensor<2x300xf32>) -> tensor<300x2xf32>
  return %3 : tensor<300x2xf32>
}

// -----

// A concatenation that is also read as it is, is computed once.
// CHECK-LABEL: func @main
// CHECK-COUNT-3: linalg.generic
// CHECK-NOT: linalg.generic
// CHECK: return
func.func @main(%a: tensor<1x300xf32>, %b: tensor<1x300xf32>) -> (tensor<2x300xf32>, tensor<300x2xf32>) {
  %0 = stablehlo.negate %a : tensor<1x300xf32>
  %1 = stablehlo.abs %b : tensor<1x300xf32>
  %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x300xf32>, tensor<1x300xf32>) -> tensor<2x300xf32>
  %3 = stablehlo.transpose %2, dims = [1, 0] : (tensor<2x300xf32>) -> tensor<300x2xf32>
  return %2, %3 : tensor<2x300xf32>, tensor<300x2xf32>
}

// -----

// A loop reads columns of the argument, the first one too, although they are
// reshaped.
// CHECK-LABEL: func @main
// CHECK-NOT: memref.alloc
// CHECK: linalg.generic
// CHECK-SAME: ins(%arg0, %arg0 : memref<300x3xf32>, memref<300x3xf32>)
// CHECK: return
func.func @main(%a: tensor<300x3xf32>) -> tensor<300xf32> {
  %0 = stablehlo.slice %a [0:300, 0:1] : (tensor<300x3xf32>) -> tensor<300x1xf32>
  %1 = stablehlo.reshape %0 : (tensor<300x1xf32>) -> tensor<300xf32>
  %2 = stablehlo.slice %a [0:300, 2:3] : (tensor<300x3xf32>) -> tensor<300x1xf32>
  %3 = stablehlo.reshape %2 : (tensor<300x1xf32>) -> tensor<300xf32>
  %4 = stablehlo.multiply %1, %3 : tensor<300xf32>
  return %4 : tensor<300xf32>
}
