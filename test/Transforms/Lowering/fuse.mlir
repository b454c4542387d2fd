// RUN: gspmd-opt %s --gspmd-lower-to-linalg --gspmd-fuse-elementwise --cse | FileCheck %s

// One loop: the producers are fused into the reduction.
// CHECK-LABEL: func @softmax_sum
// CHECK: linalg.generic
// CHECK-SAME: iterator_types = ["parallel", "reduction"]
// CHECK: arith.subf
// CHECK: math.exp
// CHECK: arith.addf
// CHECK-NOT: linalg.generic
// CHECK: return
func.func @softmax_sum(%a: tensor<4x8xf32>, %m: tensor<4xf32>) -> tensor<4xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %b = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<4xf32>) -> tensor<4x8xf32>
  %s = stablehlo.subtract %a, %b : tensor<4x8xf32>
  %e = stablehlo.exponential %s : tensor<4x8xf32>
  %r = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// Eight exponentials, not sixty-four: fusion must not duplicate expensive work.
// CHECK-LABEL: func @broadcast_of_expensive
// CHECK: linalg.generic {{.*}} iterator_types = ["parallel"]
// CHECK: math.exp
// CHECK: linalg.generic {{.*}} iterator_types = ["parallel", "parallel"]
// CHECK-NOT: math.exp
// CHECK: return
func.func @broadcast_of_expensive(%a: tensor<8xf32>, %x: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %e = stablehlo.exponential %a : tensor<8xf32>
  %b = stablehlo.broadcast_in_dim %e, dims = [0] : (tensor<8xf32>) -> tensor<8x8xf32>
  %r = stablehlo.multiply %x, %b : tensor<8x8xf32>
  return %r : tensor<8x8xf32>
}

// Two values that read each other, as rounds of threefry do: one loop with two results, each computed once.
// CHECK-LABEL: func @rounds
// CHECK: %[[R:.*]]:2 = linalg.generic
// CHECK-COUNT-3: math.tanh
// CHECK-NOT: math.tanh
// CHECK: linalg.yield %{{.*}}, %{{.*}} :
// CHECK-NOT: linalg.generic
// CHECK: return %[[R]]#0, %[[R]]#1
func.func @rounds(%a: tensor<8xf32>, %b: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %p = stablehlo.tanh %a : tensor<8xf32>
  %q = stablehlo.add %p, %b : tensor<8xf32>
  %r = stablehlo.tanh %q : tensor<8xf32>
  %s = stablehlo.add %r, %q : tensor<8xf32>
  %t = stablehlo.tanh %s : tensor<8xf32>
  %u = stablehlo.subtract %t, %s : tensor<8xf32>
  return %s, %u : tensor<8xf32>, tensor<8xf32>
}

// A product uses the first value before the second loop: there are two loops.
// CHECK-LABEL: func @used_before
// CHECK: linalg.generic
// CHECK: stablehlo.dot_general
// CHECK: linalg.generic
// CHECK: return
func.func @used_before(%a: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %p = stablehlo.tanh %a : tensor<8x8xf32>
  %d = stablehlo.dot_general %p, %p, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %q = stablehlo.tanh %p : tensor<8x8xf32>
  return %d, %q : tensor<8x8xf32>, tensor<8x8xf32>
}

// Equal index arithmetic in each reader costs less than an array of 64-bit integers.
// CHECK-LABEL: func @counters
// CHECK-NOT: linalg.generic {{.*}} outs(%{{.*}} : tensor<{{.*}}xi64>)
// CHECK: return
func.func @counters() -> (tensor<4x8xui32>, tensor<4x8xui32>) {
  %i = stablehlo.iota dim = 0 : tensor<4x8xui64>
  %j = stablehlo.iota dim = 1 : tensor<4x8xui64>
  %eight = stablehlo.constant dense<8> : tensor<4x8xui64>
  %k = stablehlo.multiply %i, %eight : tensor<4x8xui64>
  %c = stablehlo.add %k, %j : tensor<4x8xui64>
  %n = stablehlo.constant dense<32> : tensor<4x8xui64>
  %h = stablehlo.shift_right_logical %c, %n : tensor<4x8xui64>
  %high = stablehlo.convert %h : (tensor<4x8xui64>) -> tensor<4x8xui32>
  %low = stablehlo.convert %c : (tensor<4x8xui64>) -> tensor<4x8xui32>
  return %high, %low : tensor<4x8xui32>, tensor<4x8xui32>
}

// A normalization: the square stays in the reduction, because a third loop needs the difference and the reduced value. Sharing
// the loop of the difference would store the squares.
// CHECK-LABEL: func @normalization
// CHECK: linalg.generic {{.*}} iterator_types = ["parallel", "parallel"]
// CHECK: arith.subf
// CHECK-NOT: arith.mulf
// CHECK: linalg.generic {{.*}} iterator_types = ["parallel", "reduction"]
// CHECK: arith.mulf
// CHECK: arith.addf
// CHECK: linalg.generic {{.*}} iterator_types = ["parallel", "parallel"]
// CHECK-NOT: linalg.generic
func.func @normalization(%x: tensor<8x16xf32>, %m: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %c = stablehlo.subtract %x, %m : tensor<8x16xf32>
  %s = stablehlo.multiply %c, %c : tensor<8x16xf32>
  %v = stablehlo.reduce(%s init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x16xf32>, tensor<f32>) -> tensor<8xf32>
  %b = stablehlo.broadcast_in_dim %v, dims = [0] : (tensor<8xf32>) -> tensor<8x16xf32>
  %r = stablehlo.multiply %c, %b : tensor<8x16xf32>
  return %r : tensor<8x16xf32>
}

// Each fusion computes the index of the loop that it adds from that of the fused loop. Only one computation remains: MLIR needs a
// time that is exponential in the length of a chain of them.
// CHECK-LABEL: func @shifted_counters
// CHECK: linalg.generic
// CHECK: affine.apply
// CHECK-NOT: affine.apply
// CHECK: return
func.func @shifted_counters(%a: tensor<4x4xi32>) -> tensor<4x4xi32> {
  %i = stablehlo.iota dim = 1 : tensor<4x64xi32>
  %s = stablehlo.slice %i [0:4, 20:24] : (tensor<4x64xi32>) -> tensor<4x4xi32>
  %0 = stablehlo.add %s, %a : tensor<4x4xi32>
  %1 = stablehlo.xor %0, %a : tensor<4x4xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<4x4xi32>
  %3 = stablehlo.xor %2, %1 : tensor<4x4xi32>
  %4 = stablehlo.multiply %3, %2 : tensor<4x4xi32>
  return %4 : tensor<4x4xi32>
}

// A dimension of size 1 is added: each element is still computed once.
// CHECK-LABEL: func @unit_dimension
// CHECK: linalg.generic
// CHECK: math.tanh
// CHECK-NOT: linalg.generic
// CHECK: return
func.func @unit_dimension(%a: tensor<8xf32>, %b: tensor<8x1xf32>) -> tensor<8x1xf32> {
  %t = stablehlo.tanh %a : tensor<8xf32>
  %c = stablehlo.broadcast_in_dim %t, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
  %r = stablehlo.add %c, %b : tensor<8x1xf32>
  return %r : tensor<8x1xf32>
}

// No loop writes a value that all its readers compute themselves.
// CHECK-LABEL: func @rounds_of_bits
// CHECK-NOT: :2 = linalg.generic
// CHECK: return
func.func @rounds_of_bits(%k: tensor<i32>) -> tensor<8xi32> {
 %i = stablehlo.iota dim = 0 : tensor<8xi32>
 %b = stablehlo.broadcast_in_dim %k, dims = [] : (tensor<i32>) -> tensor<8xi32>
 %v1 = stablehlo.add %i, %b : tensor<8xi32>
 %v2 = stablehlo.multiply %i, %b : tensor<8xi32>
 %v3 = stablehlo.add %v1, %v2 : tensor<8xi32>
 %c13 = stablehlo.constant dense<13> : tensor<8xi32>
 %v4 = stablehlo.shift_left %v2, %c13 : tensor<8xi32>
 %c19 = stablehlo.constant dense<19> : tensor<8xi32>
 %v5 = stablehlo.shift_right_logical %v2, %c19 : tensor<8xi32>
 %v6 = stablehlo.or %v4, %v5 : tensor<8xi32>
 %v7 = stablehlo.xor %v3, %v6 : tensor<8xi32>
 %v8 = stablehlo.add %v3, %v7 : tensor<8xi32>
 %c14 = stablehlo.constant dense<14> : tensor<8xi32>
 %v9 = stablehlo.shift_left %v7, %c14 : tensor<8xi32>
 %c18 = stablehlo.constant dense<18> : tensor<8xi32>
 %v10 = stablehlo.shift_right_logical %v7, %c18 : tensor<8xi32>
 %v11 = stablehlo.or %v9, %v10 : tensor<8xi32>
 %v12 = stablehlo.xor %v8, %v11 : tensor<8xi32>
 %v13 = stablehlo.add %v8, %v12 : tensor<8xi32>
 %c15 = stablehlo.constant dense<15> : tensor<8xi32>
 %v14 = stablehlo.shift_left %v12, %c15 : tensor<8xi32>
 %c17 = stablehlo.constant dense<17> : tensor<8xi32>
 %v15 = stablehlo.shift_right_logical %v12, %c17 : tensor<8xi32>
 %v16 = stablehlo.or %v14, %v15 : tensor<8xi32>
 %v17 = stablehlo.xor %v13, %v16 : tensor<8xi32>
 %v18 = stablehlo.add %v13, %v17 : tensor<8xi32>
 %c16 = stablehlo.constant dense<16> : tensor<8xi32>
 %v19 = stablehlo.shift_left %v17, %c16 : tensor<8xi32>
 %v20 = stablehlo.shift_right_logical %v17, %c16 : tensor<8xi32>
 %v21 = stablehlo.or %v19, %v20 : tensor<8xi32>
 %v22 = stablehlo.xor %v18, %v21 : tensor<8xi32>
 %v23 = stablehlo.add %v18, %b : tensor<8xi32>
 %v24 = stablehlo.add %v22, %b : tensor<8xi32>
 %c4 = stablehlo.constant dense<4> : tensor<8xi32>
 %v25 = stablehlo.add %v24, %c4 : tensor<8xi32>
 %v26 = stablehlo.add %v23, %v25 : tensor<8xi32>
 %v27 = stablehlo.shift_left %v25, %c17 : tensor<8xi32>
 %v28 = stablehlo.shift_right_logical %v25, %c15 : tensor<8xi32>
 %v29 = stablehlo.or %v27, %v28 : tensor<8xi32>
 %v30 = stablehlo.xor %v26, %v29 : tensor<8xi32>
 %v31 = stablehlo.xor %v26, %v30 : tensor<8xi32>
 return %v31 : tensor<8xi32>
}

// Of four values that are read by one loop, none needs a buffer.
// CHECK-LABEL: func @one_reader
// CHECK-COUNT-1: = linalg.generic
// CHECK-NOT: linalg.generic
// CHECK: return
func.func @one_reader(%a: tensor<8xf32>, %b: tensor<8xf32>) -> tensor<8xf32> {
  %p = stablehlo.tanh %a : tensor<8xf32>
  %q = stablehlo.exponential %p : tensor<8xf32>
  %r = stablehlo.sine %p : tensor<8xf32>
  %s = stablehlo.cosine %p : tensor<8xf32>
  %t = stablehlo.multiply %q, %r : tensor<8xf32>
  %u = stablehlo.multiply %q, %s : tensor<8xf32>
  %v = stablehlo.multiply %p, %b : tensor<8xf32>
  %w = stablehlo.add %t, %u : tensor<8xf32>
  %x = stablehlo.add %w, %r : tensor<8xf32>
  %y = stablehlo.subtract %x, %s : tensor<8xf32>
  %z = stablehlo.subtract %y, %v : tensor<8xf32>
  return %z : tensor<8xf32>
}

// The differences of all pairs are computed in both reductions, and not stored; those that the caller needs are.
// CHECK-LABEL: func @pairs
// CHECK-NOT: tensor<8x8xf32>
// CHECK: linalg.generic {{.*}} iterator_types = ["parallel", "reduction"]
// CHECK: arith.subf
// CHECK: linalg.generic {{.*}} iterator_types = ["reduction", "parallel"]
// CHECK: arith.subf
// CHECK: return
func.func @pairs(%a: tensor<8xf32>, %b: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %row = stablehlo.broadcast_in_dim %a, dims = [0] : (tensor<8xf32>) -> tensor<8x8xf32>
  %column = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<8xf32>) -> tensor<8x8xf32>
  %d = stablehlo.subtract %row, %column : tensor<8x8xf32>
  %r = stablehlo.reduce(%d init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<8xf32>
  %c = stablehlo.reduce(%d init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x8xf32>, tensor<f32>) -> tensor<8xf32>
  return %r, %c : tensor<8xf32>, tensor<8xf32>
}
