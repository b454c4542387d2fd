// The numbers of an iota wrap in the type, also if no op reads them.
// RUN: gspmd-run %s
func.func @main() -> (tensor<11xi4>, tensor<6xui2>, tensor<2x5xi2>) {
  %0 = stablehlo.iota dim = 0 : tensor<11xi4>
  %1 = stablehlo.iota dim = 0 : tensor<6xui2>
  %2 = stablehlo.iota dim = 1 : tensor<2x5xi2>
  check.expect_eq_const %0, dense<[0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -6]> : tensor<11xi4>
  check.expect_eq_const %1, dense<[0, 1, 2, 3, 0, 1]> : tensor<6xui2>
  check.expect_eq_const %2, dense<[[0, 1, -2, -1, 0], [0, 1, -2, -1, 0]]> : tensor<2x5xi2>
  return %0, %1, %2 : tensor<11xi4>, tensor<6xui2>, tensor<2x5xi2>
}
