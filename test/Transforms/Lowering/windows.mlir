// RUN: gspmd-opt %s --pass-pipeline='builtin.module(gspmd-number-runtime-calls,func.func(gspmd-lower-to-linalg,gspmd-fuse-elementwise,cse),gspmd-bufferize)' | FileCheck %s

// The reduction along one dimension, which is larger than the result, is of one slice of the leading dimension.
// CHECK-LABEL: func @main
// CHECK-NOT: memref.alloc() : memref<8x
// CHECK: memref.alloc() : memref<1x256x128xf32>
// CHECK-NOT: memref.alloc() : memref<8x
// CHECK: return
func.func @main(%x: tensor<8x256x256xf32>) -> tensor<8x128x128xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %zero) <{window_dimensions = array<i64: 1, 2, 2>, window_strides = array<i64: 1, 2, 2>, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<8x256x256xf32>, tensor<f32>) -> tensor<8x128x128xf32>
  return %0 : tensor<8x128x128xf32>
}
