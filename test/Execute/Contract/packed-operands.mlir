// Operands of less than a byte with a result of a byte: they are multiplied in the type of
// the result, and not in 32 bits. The expectations are sums of products by hand, modulo
// 256.
// RUN: gspmd-run %s --no-cache

func.func @main() {
  %a = stablehlo.constant dense<[[1, -8, 7], [-3, 5, 0]]> : tensor<2x3xi4>
  %b = stablehlo.constant dense<[[2, -1], [-8, 7], [7, -8]]> : tensor<3x2xi4>
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<2x3xi4>, tensor<3x2xi4>) -> tensor<2x2xi8>
  check.expect_eq_const %0, dense<[[115, -113], [-46, 38]]> : tensor<2x2xi8>
  %1 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<2x3xi4>, tensor<3x2xi4>) -> tensor<2x2xi16>
  check.expect_eq_const %1, dense<[[115, -113], [-46, 38]]> : tensor<2x2xi16>
  %u = stablehlo.constant dense<[3, 2, 3, 1]> : tensor<4xui2>
  %2 = stablehlo.dot %u, %u : (tensor<4xui2>, tensor<4xui2>) -> tensor<ui8>
  check.expect_eq_const %2, dense<23> : tensor<ui8>
  %w = stablehlo.constant dense<15> : tensor<4x1xui4>
  %v = stablehlo.constant dense<15> : tensor<1x4xui4>
  %3 = stablehlo.dot %v, %w : (tensor<1x4xui4>, tensor<4x1xui4>) -> tensor<1x1xui8>
  check.expect_eq_const %3, dense<132> : tensor<1x1xui8>
  %x = stablehlo.constant dense<[[[1, -8, 7, 2]]]> : tensor<1x1x4xi4>
  %k = stablehlo.constant dense<[[[7, -8]]]> : tensor<1x1x2xi4>
  %4 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x4xi4>, tensor<1x1x2xi4>) -> tensor<1x1x3xi8>
  check.expect_eq_const %4, dense<[[[71, -112, 33]]]> : tensor<1x1x3xi8>
  return
}
