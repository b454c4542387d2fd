// LLVM compiles each loop by itself, so there are few of them.

// RUN: gspmd-opt %s --split-input-file --gspmd-block-reductions | FileCheck %s
// RUN: gspmd-opt %s --split-input-file --convert-linalg-to-loops --gspmd-lower-to-llvm | FileCheck %s --check-prefix=LLVM

// 64 lanes are combined by one loop over 8 of them, in the order of halves.
// CHECK-LABEL: func.func @lanes
// CHECK: memref.load %arg0
// CHECK: scf.for %[[LANE:.*]] = %{{.*}} to %c8
// CHECK-NEXT: %[[A0:.*]] = memref.load %[[LANES:.*]][%[[LANE]]]
// CHECK: %[[I4:.*]] = arith.addi %[[LANE]], %c32
// CHECK-NEXT: %[[A4:.*]] = memref.load %[[LANES]][%[[I4]]]
// CHECK: %[[SUM:.*]] = arith.addf %[[A0]], %[[A4]]
// CHECK: arith.addf %[[SUM]],
// CHECK-COUNT-2: arith.addf
// CHECK: memref.store %{{.*}}, %[[LANES]][%[[LANE]]]
// CHECK-NOT: scf.for
func.func @lanes(%x: memref<8x256xf32>, %y: memref<8xf32>) {
  linalg.generic {
      indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>],
      iterator_types = ["parallel", "reduction"]}
      ins(%x : memref<8x256xf32>) outs(%y : memref<8xf32>) {
    ^bb0(%a: f32, %b: f32):
      %0 = arith.addf %b, %a : f32
      linalg.yield %0 : f32
  }
  return
}

// -----

// A fill is one loop.
// CHECK-LABEL: func.func @fill
// CHECK: memref.collapse_shape %{{.*}} {{\[\[0, 1, 2\]\]}}
// CHECK: linalg.generic {{.*}}iterator_types = ["parallel"]
func.func @fill(%x: memref<2x4x512xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%x : memref<2x4x512xf32>)
  return
}

// -----

// A loop of one iteration is its body.
// LLVM-LABEL: llvm.func @single
// LLVM: llvm.icmp
// LLVM-NOT: llvm.icmp
func.func @single(%x: memref<1x8x1xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%x : memref<1x8x1xf32>)
  return
}
