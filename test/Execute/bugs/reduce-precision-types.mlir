// RUN: gspmd-run %s --no-partition

func.func @main() {
  %a = stablehlo.constant dense<[1.0, 1.00390625, 1.01171875, 3.0, -1.0e-45, 65536.0]> : tensor<6xf64>
  %0 = stablehlo.reduce_precision %a, format = e8m7 : tensor<6xf64>
  check.expect_eq_const %0, dense<[1.0, 1.0, 1.015625, 3.0, -0.0, 65536.0]> : tensor<6xf64>
  %1 = stablehlo.reduce_precision %a, format = e5m10 : tensor<6xf64>
  check.expect_eq_const %1, dense<[1.0, 1.00390625, 1.01171875, 3.0, -0.0, 0x7FF0000000000000]> : tensor<6xf64>
  %b = stablehlo.constant dense<[1.0, 1.0009765625, 1.125, -3.0]> : tensor<4xf16>
  %2 = stablehlo.reduce_precision %b, format = e5m2 : tensor<4xf16>
  check.expect_eq_const %2, dense<[1.0, 1.0, 1.0, -3.0]> : tensor<4xf16>
  return
}
