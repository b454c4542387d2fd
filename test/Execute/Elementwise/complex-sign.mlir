// RUN: gspmd-run %s --no-cache
// RUN: gspmd-opt %s --gspmd-lower-to-linalg | FileCheck %s --implicit-check-not=gspmd_rt_complex
//
// The sign of complex numbers of f32 is computed without calls, for all magnitudes. That of an infinite number is NaN in the infinite
// component, and 0 keeps its signs.

// CHECK-LABEL: func.func @main
func.func @main() {
  %z = stablehlo.constant dense<[
    (3.0, 4.0), (-5.0, 12.0), (0.0, -2.0), (1.5e38, 2.0e38), (-3.0e-45, 4.0e-45), (1.0e-30, 0.0), (0.0, 0.0), (-0.0, 0.0),
    (0x7F800000, 1.0), (2.0, 0xFF800000), (0x7FC00000, 1.0), (0x7F800000, 0x7FC00000)]> : tensor<12xcomplex<f32>>
  %sign = stablehlo.sign %z : tensor<12xcomplex<f32>>
  %re = stablehlo.real %sign : (tensor<12xcomplex<f32>>) -> tensor<12xf32>
  %im = stablehlo.imag %sign : (tensor<12xcomplex<f32>>) -> tensor<12xf32>
  check.expect_eq_const %re, dense<[0.6, -0.3846153914928436, 0.0, 0.6, -0.5547001957893372, 1.0, 0.0, -0.0,
    0x7FC00000, 0.0, 0x7FC00000, 0x7FC00000]> : tensor<12xf32>
  check.expect_eq_const %im, dense<[0.8, 0.9230769276618958, -1.0, 0.8, 0.8320503234863281, 0.0, 0.0, 0.0,
    0.0, 0x7FC00000, 0x7FC00000, 0x7FC00000]> : tensor<12xf32>
  return
}
