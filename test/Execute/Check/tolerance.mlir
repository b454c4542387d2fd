// A tolerance is written after the operands, as in StableHLO.
// RUN: split-file %s %t
// RUN: gspmd-opt %t/within.mlir | FileCheck %s
// RUN: gspmd-run %t/within.mlir
// RUN: not gspmd-run %t/beyond.mlir 2>&1 | FileCheck %s --check-prefix=BEYOND

// CHECK: check.expect_almost_eq %{{.*}}, %{{.*}}, tolerance = 1.000000e-02 : tensor<2xf32>
// CHECK: check.expect_almost_eq_const %{{.*}}, dense<{{.*}}> : tensor<2xf32>, tolerance = 1.000000e-02
// BEYOND: expect_almost_eq
//--- within.mlir
func.func @main() {
  %a = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %b = stablehlo.constant dense<[1.005, 2.0]> : tensor<2xf32>
  check.expect_almost_eq %a, %b, tolerance = 1.0e-2 : tensor<2xf32>
  check.expect_almost_eq_const %a, dense<[1.005, 2.0]> : tensor<2xf32>, tolerance = 1.0e-2
  return
}
//--- beyond.mlir
func.func @main() {
  %a = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %b = stablehlo.constant dense<[1.005, 2.0]> : tensor<2xf32>
  check.expect_almost_eq %a, %b, tolerance = 1.0e-3 : tensor<2xf32>
  return
}
