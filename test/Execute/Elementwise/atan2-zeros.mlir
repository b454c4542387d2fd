// RUN: gspmd-run %s
// RUN: gspmd-run %s --entry=upstream
// The angle of zeros has the sign of the first one, also of constants, which MLIR folds to NaN.

func.func @main() {
  %y = stablehlo.constant dense<[0.0, -0.0, 0.0, -0.0]> : tensor<4xf32>
  %x = stablehlo.constant dense<[0.0, 0.0, -0.0, -0.0]> : tensor<4xf32>
  %0 = stablehlo.atan2 %y, %x : tensor<4xf32>
  check.expect_almost_eq_const %0, dense<[0.0, 0.0, 3.14159274, -3.14159274]> : tensor<4xf32>
  %1 = stablehlo.constant dense<1.0> : tensor<4xf32>
  %2 = stablehlo.divide %1, %0 : tensor<4xf32>
  check.expect_almost_eq_const %2, dense<[0x7F800000, 0xFF800000, 0.318309873, -0.318309873]> : tensor<4xf32>
  return
}

func.func @upstream() {
  %y = arith.constant dense<[0.0, -0.0, 0.0]> : tensor<3xf64>
  %x = arith.constant dense<[0.0, -0.0, 1.0]> : tensor<3xf64>
  %0 = math.atan2 %y, %x : tensor<3xf64>
  check.expect_almost_eq_const %0, dense<[0.0, -3.1415926535897931, 0.0]> : tensor<3xf64>
  return
}
