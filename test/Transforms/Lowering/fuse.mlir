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
