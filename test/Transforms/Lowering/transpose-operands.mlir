// RUN: gspmd-opt %s --pass-pipeline='builtin.module(func.func(gspmd-tile-and-fuse))' | FileCheck %s
//
// An operand that is contiguous along the summed dimension is transposed, so that the innermost loop is along the result.

// CHECK-DAG: #[[$TURNED:.*]] = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-DAG: #[[$ROWS:.*]] = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-DAG: #[[$COLUMNS:.*]] = affine_map<(d0, d1, d2) -> (d1, d2)>
// CHECK-DAG: #[[$RESULT:.*]] = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-LABEL: func @pairs
// CHECK: %[[COPY:.*]] = memref.alloc() : memref<8x64xf32>
// CHECK: linalg.generic {indexing_maps = [#[[$TURNED]], {{.*}} ins(%arg1 : memref<64x8xf32>) outs(%[[COPY]] : memref<8x64xf32>)
// CHECK: linalg.generic {indexing_maps = [#[[$ROWS]], #[[$COLUMNS]], #[[$RESULT]]], iterator_types = ["parallel", "reduction", "parallel"]} ins(%arg0, %[[COPY]]
// CHECK: memref.dealloc %[[COPY]]
func.func @pairs(%x: memref<500x8xf32>, %y: memref<64x8xf32>, %sum: memref<500x64xf32>) {
  linalg.generic {
      indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (i, j)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %y : memref<500x8xf32>, memref<64x8xf32>) outs(%sum : memref<500x64xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %s = arith.subf %a, %b : f32
    %r = arith.addf %o, %s : f32
    linalg.yield %r : f32
  }
  return
}

// Not if the copy were large beside the result.
// CHECK-LABEL: func @few
// CHECK-NOT: memref.alloc
// CHECK: return
func.func @few(%x: memref<50x8xf32>, %y: memref<64x8xf32>, %sum: memref<50x64xf32>) {
  linalg.generic {
      indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (i, j)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %y : memref<50x8xf32>, memref<64x8xf32>) outs(%sum : memref<50x64xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %s = arith.subf %a, %b : f32
    %r = arith.addf %o, %s : f32
    linalg.yield %r : f32
  }
  return
}
