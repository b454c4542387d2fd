// RUN: gspmd-opt %s --pass-pipeline='builtin.module(gspmd-number-runtime-calls,func.func(gspmd-lower-to-linalg,gspmd-fuse-elementwise,cse),gspmd-bufferize)' --split-input-file | FileCheck %s

// The result is written to the result argument; no buffer remains.
// CHECK-LABEL: func @main
// CHECK-SAME: (%[[A:.*]]: memref<4xf32>, %[[OUT:.*]]: memref<4xf32>)
// CHECK-NOT: memref.alloc
// CHECK: linalg.generic {{.*}} ins(%[[A]] : memref<4xf32>) outs(%[[OUT]] : memref<4xf32>)
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.add %a, %a : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// The product dies at the sum, which overwrites it; arguments are not written.
// CHECK-LABEL: func @main
// CHECK: %[[P:.*]] = memref.alloc() : memref<4x4xf32>
// CHECK: call @gspmd_rt_gemm_f32
// CHECK: linalg.generic {{.*}} outs(%[[P]] : memref<4x4xf32>)
// CHECK: call @gspmd_rt_gemm_f32
// CHECK: memref.dealloc %[[P]]
// CHECK-NOT: memref.alloc
func.func @main(%a: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %1 = stablehlo.add %0, %a : tensor<4x4xf32>
  %2 = stablehlo.dot_general %1, %a, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return %2 : tensor<4x4xf32>
}

// -----

// The loop owns its loop-carried value: one copy of the argument before it, none inside. All
// iterations keep the buffer, which is the result argument. A small one has a buffer of its own (below).
// CHECK-LABEL: func @main
// CHECK-SAME: (%{{.*}}: memref<512xf32>, %{{.*}}: memref<i32>, %[[OUT:.*]]: memref<512xf32>)
// CHECK-NOT: memref.alloc() : memref<512xf32>
// CHECK: memref.copy %arg0, %[[OUT]]
// CHECK: scf.while {{.*}} = %[[OUT]])
// CHECK: } do {
// CHECK: call @gspmd_rt_loop_guard
// CHECK-NOT: memref.copy
// CHECK: scf.yield
// CHECK-NOT: memref.copy
// CHECK: return
func.func @main(%x: tensor<512xf32>, %n: tensor<i32>) -> tensor<512xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %v = %x) : tensor<i32>, tensor<512xf32>
  cond {
    %go = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %next = stablehlo.add %i, %one : tensor<i32>
    %w = stablehlo.multiply %v, %v : tensor<512xf32>
    stablehlo.return %next, %w : tensor<i32>, tensor<512xf32>
  }
  return %r#1 : tensor<512xf32>
}

// -----

// The result of the loop is returned in another shape.
// CHECK-LABEL: func @main
// CHECK-SAME: %[[OUT:[^ ]*]]: memref<16x32xf32>)
// CHECK: %[[VIEW:.*]] = memref.reinterpret_cast %[[OUT]]
// CHECK: memref.copy %arg0, %[[VIEW]]
// CHECK: scf.for {{.*}} iter_args(%{{.*}} = %[[VIEW]])
// CHECK-NOT: memref.copy
// CHECK: return
func.func @main(%x: tensor<512xf32>) -> tensor<16x32xf32> {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %n = arith.constant 5 : index
  %r = scf.for %i = %zero to %n step %one iter_args(%v = %x) -> tensor<512xf32> {
    %w = stablehlo.multiply %v, %v : tensor<512xf32>
    scf.yield %w : tensor<512xf32>
  }
  %s = stablehlo.reshape %r : (tensor<512xf32>) -> tensor<16x32xf32>
  return %s : tensor<16x32xf32>
}

// -----

// Iterations write a new buffer and the result argument in turn, and the last value is copied from the former.
// CHECK-LABEL: func @main
// CHECK-SAME: (%{{.*}}: memref<512xf32>, %[[OUT:[^ ]*]]: memref<512xf32>)
// CHECK: memref.copy %arg0, %[[OUT]]
// CHECK: memref.alloc() : memref<512xf32>
// CHECK-NOT: memref.alloc
// CHECK: %[[LOOP:.*]] = scf.for {{.*}} iter_args(%{{.*}} = %[[OUT]])
// CHECK: scf.if
// CHECK: memref.copy %[[LOOP]], %[[OUT]]
func.func @main(%x: tensor<512xf32>) -> tensor<512xf32> {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %n = arith.constant 5 : index
  %r = scf.for %i = %zero to %n step %one iter_args(%v = %x) -> tensor<512xf32> {
    %w = stablehlo.reverse %v, dims = [0] : tensor<512xf32>
    scf.yield %w : tensor<512xf32>
  }
  return %r : tensor<512xf32>
}

// -----

// CHECK-LABEL: func @main
// CHECK: } do {
// CHECK-NEXT: ^bb0(%{{.*}}: memref<i32>, %[[CARRY:.*]]: memref<8xf32>):
// CHECK: memref.copy %{{.*}}, %[[CARRY]]
// CHECK: scf.yield %{{.*}}, %[[CARRY]] :
func.func @main(%x: tensor<8xf32>, %n: tensor<i32>) -> tensor<8xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %v = %x) : tensor<i32>, tensor<8xf32>
  cond {
    %go = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %next = stablehlo.add %i, %one : tensor<i32>
    %w = stablehlo.reverse %v, dims = [0] : tensor<8xf32>
    stablehlo.return %next, %w : tensor<i32>, tensor<8xf32>
  }
  return %r#1 : tensor<8xf32>
}

// -----

sharding.mesh @mesh = <["x"=2]>

// CHECK-LABEL: func @main
// CHECK: %[[ENTRY:.*]] = arith.constant 0 : i64
// CHECK: call @gspmd_rt_collective(%[[ENTRY]],
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = spmd.all_reduce add %a over <@mesh ["x"]> : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// The returned quotient overwrites the exponentials, which are in the result argument from the start.
// CHECK-LABEL: func @main
// CHECK-SAME: (%{{.*}}: memref<4x8xf32>, %[[OUT:.*]]: memref<4x8xf32>)
// CHECK-NOT: memref.alloc() : memref<4x8xf32>
// CHECK: math.exp
// CHECK-NOT: memref.alloc() : memref<4x8xf32>
// CHECK: linalg.generic {{.*}} ins(%{{.*}} : memref<4xf32>) outs(%[[OUT]] : memref<4x8xf32>)
// CHECK: arith.divf
func.func @main(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %e = stablehlo.exponential %a : tensor<4x8xf32>
  %s = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
  %b = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<4xf32>) -> tensor<4x8xf32>
  %q = stablehlo.divide %e, %b : tensor<4x8xf32>
  return %q : tensor<4x8xf32>
}

// -----

// The exponentials are returned too, so nothing overwrites them.
// CHECK-LABEL: func @main
// CHECK-SAME: (%{{.*}}: memref<8xf32>, %[[E:.*]]: memref<8xf32>, %[[Q:.*]]: memref<8xf32>)
// CHECK: linalg.generic {{.*}} outs(%[[E]]
// CHECK: linalg.generic {{.*}} ins(%[[E]]{{.*}} outs(%[[Q]]
func.func @main(%a: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %e = stablehlo.exponential %a : tensor<8xf32>
  %r = stablehlo.reverse %e, dims = [0] : tensor<8xf32>
  %q = stablehlo.multiply %r, %r : tensor<8xf32>
  return %e, %q : tensor<8xf32>, tensor<8xf32>
}

// -----

// A depthwise convolution needs no patches.
// CHECK-LABEL: func @main
// CHECK-NOT: memref.alloc
// CHECK: return
func.func @main(%a: tensor<1x8x8x4xf32>, %k: tensor<3x3x1x4xf32>) -> tensor<1x6x6x4xf32> {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1]}
    {batch_group_count = 1 : i64, feature_group_count = 4 : i64} : (tensor<1x8x8x4xf32>, tensor<3x3x1x4xf32>) -> tensor<1x6x6x4xf32>
  return %0 : tensor<1x6x6x4xf32>
}

// -----

// The rows of a window are reduced in the result, its columns in their place.
// CHECK-LABEL: func @main
// CHECK-SAME: (%{{.*}}: memref<32x48xf32>, %{{.*}}: memref<32x48xf32>)
// CHECK-NOT: memref.alloc() : memref<32x48xf32>
// CHECK: return
func.func @main(%a: tensor<32x48xf32>) -> tensor<32x48xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%a, %zero) <{padding = dense<[[3, 3], [2, 2]]> : tensor<2x2xi64>, window_dimensions = array<i64: 7, 5>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<32x48xf32>, tensor<f32>) -> tensor<32x48xf32>
  return %0 : tensor<32x48xf32>
}

// -----

// With strides the reduced rows are larger than the result.
// CHECK-LABEL: func @main
// CHECK: %[[ROWS:.*]] = memref.alloc() : memref<32x24xf32>
// CHECK: memref.dealloc %[[ROWS]]
func.func @main(%a: tensor<32x48xf32>) -> tensor<16x24xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%a, %zero) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<32x48xf32>, tensor<f32>) -> tensor<16x24xf32>
  return %0 : tensor<16x24xf32>
}

// -----

// The halves that are rotated are computed in the result, by one loop.
// CHECK-LABEL: func @main
// CHECK-SAME: (%[[A:.*]]: memref<4x8xf32>, %[[OUT:.*]]: memref<4x8xf32>)
// CHECK-NOT: memref.alloc
// CHECK-DAG: %[[LEFT:.*]] = memref.subview %[[OUT]][0, 0] [4, 4] [1, 1]
// CHECK-DAG: %[[RIGHT:.*]] = memref.subview %[[OUT]][0, 4] [4, 4] [1, 1]
// CHECK: linalg.generic {{.*}} ins(%[[A]], {{.*}} outs(%[[LEFT]], %[[RIGHT]]
// CHECK: arith.negf
// CHECK-NOT: linalg.generic
// CHECK: return
func.func @main(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %right = stablehlo.slice %a [0:4, 4:8] : (tensor<4x8xf32>) -> tensor<4x4xf32>
  %negated = stablehlo.negate %right : tensor<4x4xf32>
  %left = stablehlo.slice %a [0:4, 0:4] : (tensor<4x8xf32>) -> tensor<4x4xf32>
  %0 = stablehlo.concatenate %negated, %left, dim = 1 : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// -----

// The product would live longer than the smaller difference of its halves, so that is not postponed.
// CHECK-LABEL: func @main
// CHECK: %[[PRODUCT:.*]] = memref.alloc() : memref<8x8xf32>
// CHECK: call @gspmd_rt_gemm_f32
// CHECK: %[[HALF:.*]] = memref.alloc() : memref<4x8xf32>
// CHECK: linalg.generic {{.*}} ins({{.*}}%[[PRODUCT]]{{.*}} outs(%[[HALF]]
// CHECK: memref.dealloc %[[PRODUCT]]
// CHECK: call @gspmd_rt_gemm_f32
func.func @main(%a: tensor<8x8xf32>) -> tensor<12x8xf32> {
  %0 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %top = stablehlo.slice %0 [0:4, 0:8] : (tensor<8x8xf32>) -> tensor<4x8xf32>
  %bottom = stablehlo.slice %0 [4:8, 0:8] : (tensor<8x8xf32>) -> tensor<4x8xf32>
  %difference = stablehlo.subtract %top, %bottom : tensor<4x8xf32>
  %1 = stablehlo.dot_general %a, %a, contracting_dims = [0] x [1] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %2 = stablehlo.concatenate %difference, %1, dim = 0 : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<12x8xf32>
  return %2 : tensor<12x8xf32>
}

// -----

// The loop that computes the indices and the one that reads the elements are one.
// CHECK-LABEL: func @main
// CHECK-SAME: (%[[A:.*]]: memref<8x6xf32>, %[[I:.*]]: memref<5xi32>, %[[J:.*]]: memref<5xi32>, %[[OUT:.*]]: memref<5xf32>)
// CHECK-NOT: memref.alloc
// CHECK: linalg.generic {{.*}} ins(%[[I]], %[[J]] : {{.*}}) outs(%[[OUT]]
// CHECK: memref.load %[[A]]
// CHECK: arith.mulf
// CHECK-NOT: linalg.generic
// CHECK: return
func.func @main(%a: tensor<8x6xf32>, %i: tensor<5xi32>, %j: tensor<5xi32>) -> tensor<5xf32> {
  %0 = stablehlo.add %i, %j : tensor<5xi32>
  %1 = stablehlo.reshape %0 : (tensor<5xi32>) -> tensor<5x1xi32>
  %2 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
  %3 = stablehlo.broadcast_in_dim %j, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
  %4 = stablehlo.concatenate %2, %3, dim = 1 : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x2xi32>
  %5 = "stablehlo.gather"(%a, %4) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<8x6xf32>, tensor<5x2xi32>) -> tensor<5xf32>
  %6 = stablehlo.multiply %5, %5 : tensor<5xf32>
  return %6 : tensor<5xf32>
}
