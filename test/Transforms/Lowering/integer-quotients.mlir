// RUN: gspmd-opt %s --pass-pipeline='builtin.module(func.func(gspmd-block-reductions))' | FileCheck %s
//
// In loops, integers are divided as floats, which are vectorized; not by constants, and not if they
// are wider.

// CHECK-LABEL: func @loops
// CHECK: arith.divf %{{.*}} : f64
// CHECK-NEXT: %[[Q:.*]] = arith.fptosi %{{.*}} : f64 to i32
// CHECK-NEXT: %[[P:.*]] = arith.muli %[[Q]]
// CHECK-NEXT: %[[R:.*]] = arith.subi %{{.*}}, %[[P]]
// CHECK: %[[S:.*]] = arith.remsi %[[R]], %{{.*}} : i32
// CHECK: linalg.yield %[[S]]
func.func @loops(%a: memref<64xi32>, %b: memref<64xi32>, %c: memref<64xi32>) {
  linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]}
      ins(%a, %b : memref<64xi32>, memref<64xi32>) outs(%c : memref<64xi32>) {
  ^bb0(%x: i32, %y: i32, %z: i32):
    %0 = arith.remsi %x, %y : i32
    %seven = arith.constant 7 : i32
    %1 = arith.remsi %0, %seven : i32
    linalg.yield %1 : i32
  }
  return
}

// CHECK-LABEL: func @types
// CHECK: arith.divf %{{.*}} : f32
// CHECK: arith.fptoui %{{.*}} : f32 to i16
// CHECK: arith.divui %{{.*}} : i64
func.func @types(%a: memref<64xi16>, %b: memref<64xi64>) {
  linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]}
      outs(%a, %b : memref<64xi16>, memref<64xi64>) {
  ^bb0(%x: i16, %y: i64):
    %0 = arith.divui %x, %x : i16
    %1 = arith.divui %y, %y : i64
    linalg.yield %0, %1 : i16, i64
  }
  return
}
