// Many small products are computed element by element, products of transposed operands without copies of these.
// RUN: gspmd-run %s --no-cache --no-partition
// RUN: gspmd-opt %s --gspmd-expand-ops | FileCheck %s

// CHECK-NOT: stablehlo.transpose
// CHECK: stablehlo.optimization_barrier
func.func @main() {
  %i = stablehlo.iota dim = 0 : tensor<900xf32>
  %r = stablehlo.reshape %i : (tensor<900xf32>) -> tensor<100x3x3xf32>
  %a = stablehlo.optimization_barrier %r : tensor<100x3x3xf32>
  %j = stablehlo.iota dim = 1 : tensor<100x3xf32>
  %b = stablehlo.optimization_barrier %j : tensor<100x3xf32>

  // A matrix times (0, 1, 2) in each of 100 products.
  // CHECK-NOT: stablehlo.dot_general
  // CHECK: stablehlo.reduce{{.*}} dimensions = [2]
  // CHECK-NOT: stablehlo.dot_general
  %rotated = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<100x3x3xf32>, tensor<100x3xf32>) -> tensor<100x3xf32>
  %n = stablehlo.iota dim = 0 : tensor<100x3xf32>
  %m = stablehlo.iota dim = 1 : tensor<100x3xf32>
  %c27 = stablehlo.constant dense<27.0> : tensor<100x3xf32>
  %c9 = stablehlo.constant dense<9.0> : tensor<100x3xf32>
  %c5 = stablehlo.constant dense<5.0> : tensor<100x3xf32>
  %n27 = stablehlo.multiply %n, %c27 : tensor<100x3xf32>
  %m9 = stablehlo.multiply %m, %c9 : tensor<100x3xf32>
  %s0 = stablehlo.add %n27, %m9 : tensor<100x3xf32>
  %expected = stablehlo.add %s0, %c5 : tensor<100x3xf32>
  check.expect_eq %rotated, %expected : tensor<100x3xf32>

  // Rows scaled by numbers, with the batch dimensions in another order: no sums. A zero has no sign.
  %k = stablehlo.iota dim = 1 : tensor<4x5xf32>
  %k0 = stablehlo.negate %k : tensor<4x5xf32>
  %scale = stablehlo.optimization_barrier %k0 : tensor<4x5xf32>
  %l = stablehlo.iota dim = 2 : tensor<5x4x7xf32>
  %rows = stablehlo.optimization_barrier %l : tensor<5x4x7xf32>
  %scaled = stablehlo.dot_general %scale, %rows, batching_dims = [1, 0] x [0, 1], contracting_dims = [] x [] : (tensor<4x5xf32>, tensor<5x4x7xf32>) -> tensor<5x4x7xf32>
  %x0 = stablehlo.iota dim = 0 : tensor<5x4x7xf32>
  %x1 = stablehlo.multiply %x0, %l : tensor<5x4x7xf32>
  %zeros = stablehlo.constant dense<0.0> : tensor<5x4x7xf32>
  %x2 = stablehlo.subtract %zeros, %x1 : tensor<5x4x7xf32>
  check.expect_eq %scaled, %x2 : tensor<5x4x7xf32>
  %first = stablehlo.slice %scaled [0:1, 0:1, 0:1] : (tensor<5x4x7xf32>) -> tensor<1x1x1xf32>
  %bits = stablehlo.bitcast_convert %first : (tensor<1x1x1xf32>) -> tensor<1x1x1xi32>
  check.expect_eq_const %bits, dense<0> : tensor<1x1x1xi32>

  // The outer product of two columns, contracted along a dimension of size 1.
  %p = stablehlo.iota dim = 1 : tensor<1x6xf64>
  %q = stablehlo.iota dim = 0 : tensor<3x1xf64>
  %outer = stablehlo.dot_general %p, %q, contracting_dims = [0] x [1] : (tensor<1x6xf64>, tensor<3x1xf64>) -> tensor<6x3xf64>
  check.expect_eq_const %outer, dense<[[0.0, 0.0, 0.0], [0.0, 1.0, 2.0], [0.0, 2.0, 4.0], [0.0, 3.0, 6.0], [0.0, 4.0, 8.0], [0.0, 5.0, 10.0]]> : tensor<6x3xf64>

  // Transposed operands, one of which has two free dimensions.
  // CHECK: stablehlo.dot_general {{.*}} contracting_dims = [0] x [1]
  %u = stablehlo.slice %a [0:40, 0:3, 0:3] : (tensor<100x3x3xf32>) -> tensor<40x3x3xf32>
  %v = stablehlo.slice %a [40:45, 0:3, 0:3] : (tensor<100x3x3xf32>) -> tensor<5x3x3xf32>
  %v0 = stablehlo.reshape %v : (tensor<5x3x3xf32>) -> tensor<1x45xf32>
  %v1 = stablehlo.slice %v0 [0:1, 0:40] : (tensor<1x45xf32>) -> tensor<1x40xf32>
  %v2 = stablehlo.concatenate %v1, %v1, dim = 0 : (tensor<1x40xf32>, tensor<1x40xf32>) -> tensor<2x40xf32>
  %u1 = stablehlo.optimization_barrier %u : tensor<40x3x3xf32>
  %w1 = stablehlo.optimization_barrier %v2 : tensor<2x40xf32>
  %ut = stablehlo.transpose %u1, dims = [1, 2, 0] : (tensor<40x3x3xf32>) -> tensor<3x3x40xf32>
  %vt = stablehlo.transpose %w1, dims = [1, 0] : (tensor<2x40xf32>) -> tensor<40x2xf32>
  %turned = stablehlo.dot_general %ut, %vt, contracting_dims = [2] x [0] : (tensor<3x3x40xf32>, tensor<40x2xf32>) -> tensor<3x3x2xf32>
  %straight = stablehlo.dot_general %u, %v2, contracting_dims = [0] x [1] : (tensor<40x3x3xf32>, tensor<2x40xf32>) -> tensor<3x3x2xf32>
  check.expect_almost_eq %turned, %straight : tensor<3x3x2xf32>
  return
}
