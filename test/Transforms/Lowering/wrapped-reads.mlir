// RUN: gspmd-opt %s --pass-pipeline='builtin.module(gspmd-number-runtime-calls,func.func(gspmd-lower-to-linalg,gspmd-fuse-elementwise,cse),gspmd-bufferize)' --split-input-file | FileCheck %s

// A prefix is read in place, as other slices are.
// CHECK-LABEL: func @main
// CHECK-SAME: (%[[A:.*]]: memref<8x8xf32>, %[[OUT:.*]]: memref<7x6xf32>)
// CHECK-NOT: memref.alloc
// CHECK: %[[PREFIX:.*]] = memref.subview %[[A]][0, 0] [7, 6] [1, 1]
// CHECK: linalg.generic {{.*}} ins(%[[PREFIX]], %[[A]] : {{.*}}) outs(%[[OUT]]
// CHECK-NOT: linalg.generic
// CHECK: return
func.func @main(%a: tensor<8x8xf32>) -> tensor<7x6xf32> {
  %0 = stablehlo.slice %a [0:7, 0:6] : (tensor<8x8xf32>) -> tensor<7x6xf32>
  %1 = stablehlo.slice %a [1:8, 2:8] : (tensor<8x8xf32>) -> tensor<7x6xf32>
  %2 = stablehlo.add %0, %1 : tensor<7x6xf32>
  return %2 : tensor<7x6xf32>
}

// -----

// The sum of both neighbors along the inner dimension is a loop for each border and one between them.
// CHECK-DAG: #[[$NEXT:.*]] = affine_map<(d0, d1) -> (d0, d1 + 2)>
// CHECK-LABEL: func @main
// CHECK-SAME: (%[[A:.*]]: memref<8x8xf32>, %[[OUT:.*]]: memref<8x8xf32>)
// CHECK-NOT: memref.alloc
// CHECK: %[[FIRST:.*]] = memref.subview %[[OUT]][0, 0] [8, 1] [1, 1]
// CHECK: linalg.generic {{.*}} outs(%[[FIRST]]
// CHECK: %[[BEFORE:.*]] = memref.subview %[[A]][0, 0] [8, 6] [1, 1]
// CHECK: %[[MIDDLE:.*]] = memref.subview %[[OUT]][0, 1] [8, 6] [1, 1]
// CHECK: linalg.generic {indexing_maps = [#{{.*}}, #[[$NEXT]], #{{.*}}]{{.*}} ins(%[[BEFORE]], %[[A]] : {{.*}}) outs(%[[MIDDLE]]
// CHECK: %[[LAST:.*]] = memref.subview %[[OUT]][0, 7] [8, 1] [1, 1]
// CHECK: linalg.generic {{.*}} outs(%[[LAST]]
// CHECK-NOT: linalg.generic
// CHECK: return
func.func @main(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = stablehlo.slice %a [0:8, 7:8] : (tensor<8x8xf32>) -> tensor<8x1xf32>
  %1 = stablehlo.slice %a [0:8, 0:7] : (tensor<8x8xf32>) -> tensor<8x7xf32>
  %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<8x1xf32>, tensor<8x7xf32>) -> tensor<8x8xf32>
  %3 = stablehlo.slice %a [0:8, 1:8] : (tensor<8x8xf32>) -> tensor<8x7xf32>
  %4 = stablehlo.slice %a [0:8, 0:1] : (tensor<8x8xf32>) -> tensor<8x1xf32>
  %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<8x7xf32>, tensor<8x1xf32>) -> tensor<8x8xf32>
  %6 = stablehlo.add %2, %5 : tensor<8x8xf32>
  return %6 : tensor<8x8xf32>
}

// -----

// Along an outer dimension, one loop wraps.
// CHECK-DAG: #[[$WRAP:.*]] = affine_map<(d0, d1) -> ((d0 + 3) mod 8, d1)>
// CHECK-LABEL: func @main
// CHECK-NOT: memref.alloc
// CHECK: linalg.generic {indexing_maps = [#{{.*}}, #[[$WRAP]], #{{.*}}]
// CHECK-NOT: linalg.generic
// CHECK: return
func.func @main(%a: tensor<8x8xui32>) -> tensor<8x8xui32> {
  %0 = stablehlo.slice %a [3:8, 0:8] : (tensor<8x8xui32>) -> tensor<5x8xui32>
  %1 = stablehlo.slice %a [0:3, 0:8] : (tensor<8x8xui32>) -> tensor<3x8xui32>
  %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<5x8xui32>, tensor<3x8xui32>) -> tensor<8x8xui32>
  %3 = stablehlo.add %a, %2 : tensor<8x8xui32>
  return %3 : tensor<8x8xui32>
}

// -----

// A sum that reads a rotation does not overwrite the rotated value, though that dies.
// CHECK-LABEL: func @main
// CHECK: %[[X:.*]] = memref.alloc() : memref<2x8x8xf32>
// CHECK: linalg.generic {{.*}} outs(%[[X]]
// CHECK: %[[Y:.*]] = memref.alloc() : memref<2x8x8xf32>
// CHECK: linalg.generic {{.*}} ins(%[[X]], %[[X]] : {{.*}}) outs(%[[Y]]
// CHECK: memref.dealloc %[[X]]
// CHECK: call @gspmd_rt_gemm_f32
func.func @main(%a: tensor<2x8x8xf32>) -> tensor<2x8x8xf32> {
  %x = stablehlo.tanh %a : tensor<2x8x8xf32>
  %0 = stablehlo.slice %x [1:2, 0:8, 0:8] : (tensor<2x8x8xf32>) -> tensor<1x8x8xf32>
  %1 = stablehlo.slice %x [0:1, 0:8, 0:8] : (tensor<2x8x8xf32>) -> tensor<1x8x8xf32>
  %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x8x8xf32>, tensor<1x8x8xf32>) -> tensor<2x8x8xf32>
  %3 = stablehlo.add %x, %2 : tensor<2x8x8xf32>
  %4 = stablehlo.dot_general %3, %3, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x8x8xf32>, tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
  return %4 : tensor<2x8x8xf32>
}
