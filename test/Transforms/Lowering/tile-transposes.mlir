// RUN: gspmd-opt %s --pass-pipeline='builtin.module(func.func(gspmd-block-reductions))' | FileCheck %s
//
// Large loops with transposed accesses are tiled by squares.

// CHECK-LABEL: func @turned
// CHECK: scf.for %[[I:.*]] = %{{.*}} step %{{.*}} {
// CHECK: scf.for %[[J:.*]] = %{{.*}} step %{{.*}} {
// CHECK: memref.subview %arg0[%[[J]], %[[I]]] [16, 16]
// CHECK: memref.subview %arg1[%[[I]], %[[J]]] [16, 16]
// CHECK: linalg.generic
func.func @turned(%a: memref<128x256xf32>, %b: memref<256x128xf32>) {
  linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%a : memref<128x256xf32>) outs(%b : memref<256x128xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// Of the four dimensions the middle ones are collapsed, and two of the remaining three are tiled.
// CHECK-LABEL: func @channels
// CHECK: memref.subview %{{.*}} [1, 16, 16]
func.func @channels(%a: memref<4x16x16x32xf32>, %b: memref<4x32x16x16xf32>) {
  linalg.generic {
      indexing_maps = [affine_map<(n, c, h, w) -> (n, h, w, c)>,
                       affine_map<(n, c, h, w) -> (n, c, h, w)>],
      iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%a : memref<4x16x16x32xf32>) outs(%b : memref<4x32x16x16xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}

// Not if the operands are small, contiguous along one dimension, or have few contiguous elements.
// CHECK-LABEL: func @others
// CHECK-NOT: scf.for
func.func @others(%a: memref<64x64xf32>, %b: memref<64x64xf32>,
                  %c: memref<256x2x256xf32>, %d: memref<2x256x256xf32>,
                  %e: memref<3x20000xf32>, %f: memref<20000x3xf32>,
                  %g: memref<f32>) {
  linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%a : memref<64x64xf32>) outs(%b : memref<64x64xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  linalg.generic {
      indexing_maps = [affine_map<(i, j, k) -> (j, i, k)>,
                       affine_map<(i, j, k) -> (i, j, k)>],
      iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%c : memref<256x2x256xf32>) outs(%d : memref<2x256x256xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%e : memref<3x20000xf32>) outs(%f : memref<20000x3xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []}
      outs(%g : memref<f32>) {
  ^bb0(%y: f32):
    linalg.yield %y : f32
  }
  return
}
