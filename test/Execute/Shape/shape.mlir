// RUN: gspmd-run %s --no-partition
// RUN: %python %S/../shard_inputs.py %s 0 | gspmd-run -

func.func @main() {
  %a = stablehlo.iota dim = 0 : tensor<6xi32>
  %m = stablehlo.reshape %a : (tensor<6xi32>) -> tensor<2x3xi32>
  %t = stablehlo.transpose %m, dims = [1, 0] : (tensor<2x3xi32>) -> tensor<3x2xi32>
  check.expect_eq_const %t, dense<[[0, 3], [1, 4], [2, 5]]> : tensor<3x2xi32>
  %r = stablehlo.reverse %m, dims = [0, 1] : tensor<2x3xi32>
  check.expect_eq_const %r, dense<[[5, 4, 3], [2, 1, 0]]> : tensor<2x3xi32>
  %s = stablehlo.slice %m [0:2, 0:2] : (tensor<2x3xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %s, dense<[[0, 1], [3, 4]]> : tensor<2x2xi32>
  %strided = stablehlo.slice %a [1:6:2] : (tensor<6xi32>) -> tensor<3xi32>
  check.expect_eq_const %strided, dense<[1, 3, 5]> : tensor<3xi32>
  %b = stablehlo.broadcast_in_dim %strided, dims = [1] : (tensor<3xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %b, dense<[[1, 3, 5], [1, 3, 5]]> : tensor<2x3xi32>
  %row = stablehlo.reshape %strided : (tensor<3xi32>) -> tensor<1x3xi32>
  %b2 = stablehlo.broadcast_in_dim %row, dims = [0, 1] : (tensor<1x3xi32>) -> tensor<2x3xi32>
  check.expect_eq %b2, %b : tensor<2x3xi32>
  %b3 = stablehlo.broadcast %strided, sizes = [2] : (tensor<3xi32>) -> tensor<2x3xi32>
  check.expect_eq %b3, %b : tensor<2x3xi32>
  %c = stablehlo.concatenate %m, %b, %m, dim = 1 : (tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x9xi32>
  check.expect_eq_const %c, dense<[[0, 1, 2, 1, 3, 5, 0, 1, 2], [3, 4, 5, 1, 3, 5, 3, 4, 5]]> : tensor<2x9xi32>

  // Padding: around, between, and negative (elements are removed).
  %v = stablehlo.constant dense<-1> : tensor<i32>
  %p = stablehlo.pad %strided, %v, low = [1], high = [2], interior = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<8xi32>
  check.expect_eq_const %p, dense<[-1, 1, -1, 3, -1, 5, -1, -1]> : tensor<8xi32>
  %n = stablehlo.pad %a, %v, low = [-2], high = [-1], interior = [0] : (tensor<6xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const %n, dense<[2, 3, 4]> : tensor<3xi32>
  %ni = stablehlo.pad %strided, %v, low = [-1], high = [-1], interior = [2] : (tensor<3xi32>, tensor<i32>) -> tensor<5xi32>
  check.expect_eq_const %ni, dense<[-1, -1, 3, -1, -1]> : tensor<5xi32>

  // No elements: nothing is read.
  %e = stablehlo.slice %a [2:2] : (tensor<6xi32>) -> tensor<0xi32>
  %ee = stablehlo.concatenate %e, %strided, %e, dim = 0 : (tensor<0xi32>, tensor<3xi32>, tensor<0xi32>) -> tensor<3xi32>
  check.expect_eq %ee, %strided : tensor<3xi32>
  %ep = stablehlo.pad %e, %v, low = [1], high = [1], interior = [0] : (tensor<0xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %ep, dense<[-1, -1]> : tensor<2xi32>
  return
}
