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
  // The exponent keeps the width of the type: subnormal numbers are preserved.
  %c = stablehlo.constant dense<[4.577637e-05, -2.384186e-07, 5.960464e-08, 65504.0, 0x7C00, 0x7E00]> : tensor<6xf16>
  %3 = stablehlo.reduce_precision %c, format = e5m9 : tensor<6xf16>
  check.expect_eq_const %3, dense<[4.577637e-05, -2.384186e-07, 0.0, 0x7C00, 0x7C00, 0x7E00]> : tensor<6xf16>
  %4 = stablehlo.reduce_precision %c, format = e4m10 : tensor<6xf16>
  check.expect_eq_const %4, dense<[0.0, -0.0, 0.0, 0x7C00, 0x7C00, 0x7E00]> : tensor<6xf16>
  %d = stablehlo.constant dense<[9.183550e-41, 1.0078125, 1.0234375]> : tensor<3xbf16>
  %5 = stablehlo.reduce_precision %d, format = e8m7 : tensor<3xbf16>
  check.expect_eq_const %5, dense<[9.183550e-41, 1.0078125, 1.0234375]> : tensor<3xbf16>
  %6 = stablehlo.reduce_precision %d, format = e8m6 : tensor<3xbf16>
  check.expect_eq_const %6, dense<[0.0, 1.0, 1.03125]> : tensor<3xbf16>
  // Also for vectors, for which some processors have a special instruction.
  %e = stablehlo.constant dense<9.183550e-41> : tensor<64xbf16>
  %7 = stablehlo.reduce_precision %e, format = e8m7 : tensor<64xbf16>
  check.expect_eq_const %7, dense<9.183550e-41> : tensor<64xbf16>
  return
}
