// Ops on buffers become loops that load and store single elements.

// RUN: gspmd-opt %s --split-input-file --gspmd-lower-to-loops | FileCheck %s --implicit-check-not=linalg. --implicit-check-not=affine.

// Loops share their bounds and steps.
// CHECK-LABEL: func.func @fills
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
// CHECK-DAG: %[[C8:.*]] = arith.constant 8 : index
// CHECK-NOT: arith.constant {{.*}} : index
// CHECK-COUNT-3: scf.for %{{.*}} = %[[C0]] to %[[C8]] step %[[C1]]
// CHECK-NOT: scf.for
func.func @fills(%x: memref<8xf32>, %y: memref<8x8xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%x : memref<8xf32>)
  linalg.fill ins(%zero : f32) outs(%y : memref<8x8xf32>)
  return
}

// -----

// A sum of indices in a map is an addition.
// CHECK-LABEL: func.func @window
// CHECK: scf.for %[[I:.*]] = %c0 to %c4
// CHECK: scf.for %[[J:.*]] = %c0 to %c3
// CHECK: %[[SUM:.*]] = arith.addi %[[I]], %[[J]] : index
// CHECK: memref.load %arg0[%[[SUM]]]
func.func @window(%x: memref<6xf32>, %y: memref<4xf32>, %w: memref<3xf32>) {
  linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i + j)>, affine_map<(i, j) -> (j)>,
                       affine_map<(i, j) -> (i)>],
      iterator_types = ["parallel", "reduction"]}
      ins(%x, %w : memref<6xf32>, memref<3xf32>) outs(%y : memref<4xf32>) {
    ^bb0(%a: f32, %b: f32, %c: f32):
      %0 = arith.mulf %a, %b : f32
      %1 = arith.addf %c, %0 : f32
      linalg.yield %1 : f32
  }
  return
}

// -----

// A view of a view has the offset and strides of the buffer.
// CHECK-LABEL: func.func @views
// CHECK-NOT: memref.subview
// CHECK: %[[VIEW:.*]] = memref.reinterpret_cast %{{.*}} to offset: [34], sizes: [2, 2], strides: [16, 2]
// CHECK-NOT: memref.subview
// CHECK: memref.load %[[VIEW]]
func.func @views(%x: memref<8x8xf32>) -> f32 {
  %c1 = arith.constant 1 : index
  %0 = memref.subview %x[2, 1] [3, 4] [2, 1] : memref<8x8xf32> to memref<3x4xf32, strided<[16, 1], offset: 17>>
  %1 = memref.subview %0[1, 1] [2, 2] [1, 2] : memref<3x4xf32, strided<[16, 1], offset: 17>> to memref<2x2xf32, strided<[16, 2], offset: 34>>
  %2 = memref.load %1[%c1, %c1] : memref<2x2xf32, strided<[16, 2], offset: 34>>
  return %2 : f32
}

// -----

// A product of complex numbers becomes products of real numbers.
// CHECK-LABEL: func.func @complex
// CHECK-NOT: complex.mul
// CHECK-COUNT-4: arith.mulf
// CHECK-NOT: complex.mul
func.func @complex(%x: memref<8xcomplex<f32>>) {
  linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      outs(%x : memref<8xcomplex<f32>>) {
    ^bb0(%a: complex<f32>):
      %0 = complex.mul %a, %a : complex<f32>
      linalg.yield %0 : complex<f32>
  }
  return
}
