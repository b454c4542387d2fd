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
