// RUN: gspmd-run %s --no-cache
// RUN: gspmd-opt %s --gspmd-emulator | FileCheck %s
//
// Maxima and minima are NaN if an operand is, and the maximum of zeros with different signs is +0, the minimum -0: of all pairs
// of special values, and with one constant operand. They are selections.

// CHECK-LABEL: llvm.func @main
// CHECK-NOT: llvm.intr.maximum
// CHECK-NOT: llvm.intr.minimum
func.func @main() {
  %x = stablehlo.constant dense<[
    0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, -0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -1.0, -1.0, -1.0, -1.0, -1.0,
    -1.0, -1.0, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0xFF800000,
    0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000]> : tensor<49xf32>
  %y = stablehlo.constant dense<[
    0x7FC00000, 0.0, -0.0, 1.0, -1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0, 1.0, -1.0, 0x7F800000, 0xFF800000,
    0x7FC00000, 0.0, -0.0, 1.0, -1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0, 1.0, -1.0, 0x7F800000, 0xFF800000,
    0x7FC00000, 0.0, -0.0, 1.0, -1.0, 0x7F800000, 0xFF800000, 0x7FC00000, 0.0, -0.0, 1.0, -1.0, 0x7F800000, 0xFF800000,
    0x7FC00000, 0.0, -0.0, 1.0, -1.0, 0x7F800000, 0xFF800000]> : tensor<49xf32>
  %maximum = stablehlo.maximum %x, %y : tensor<49xf32>
  check.expect_eq_const %maximum, dense<[
    0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0.0, 0.0, 1.0, 0.0,
    0x7F800000, 0.0, 0x7FC00000, 0.0, -0.0, 1.0, -0.0, 0x7F800000, -0.0, 0x7FC00000, 1.0, 1.0, 1.0, 1.0, 0x7F800000,
    1.0, 0x7FC00000, 0.0, -0.0, 1.0, -1.0, 0x7F800000, -1.0, 0x7FC00000, 0x7F800000, 0x7F800000, 0x7F800000,
    0x7F800000, 0x7F800000, 0x7F800000, 0x7FC00000, 0.0, -0.0, 1.0, -1.0, 0x7F800000, 0xFF800000]> : tensor<49xf32>
  %maximum_one = stablehlo.constant dense<1.0> : tensor<49xf32>
  %maximum_of_one = stablehlo.maximum %y, %maximum_one : tensor<49xf32>
  check.expect_eq_const %maximum_of_one, dense<[
    0x7FC00000, 1.0, 1.0, 1.0, 1.0, 0x7F800000, 1.0, 0x7FC00000, 1.0, 1.0, 1.0, 1.0, 0x7F800000, 1.0, 0x7FC00000, 1.0,
    1.0, 1.0, 1.0, 0x7F800000, 1.0, 0x7FC00000, 1.0, 1.0, 1.0, 1.0, 0x7F800000, 1.0, 0x7FC00000, 1.0, 1.0, 1.0, 1.0,
    0x7F800000, 1.0, 0x7FC00000, 1.0, 1.0, 1.0, 1.0, 0x7F800000, 1.0, 0x7FC00000, 1.0, 1.0, 1.0, 1.0, 0x7F800000, 1.0]> : tensor<49xf32>
  %maximum_zero = stablehlo.constant dense<0.0> : tensor<49xf32>
  %maximum_of_zero = stablehlo.maximum %y, %maximum_zero : tensor<49xf32>
  check.expect_eq_const %maximum_of_zero, dense<[
    0x7FC00000, 0.0, 0.0, 1.0, 0.0, 0x7F800000, 0.0, 0x7FC00000, 0.0, 0.0, 1.0, 0.0, 0x7F800000, 0.0, 0x7FC00000, 0.0,
    0.0, 1.0, 0.0, 0x7F800000, 0.0, 0x7FC00000, 0.0, 0.0, 1.0, 0.0, 0x7F800000, 0.0, 0x7FC00000, 0.0, 0.0, 1.0, 0.0,
    0x7F800000, 0.0, 0x7FC00000, 0.0, 0.0, 1.0, 0.0, 0x7F800000, 0.0, 0x7FC00000, 0.0, 0.0, 1.0, 0.0, 0x7F800000, 0.0]> : tensor<49xf32>
  %minimum = stablehlo.minimum %x, %y : tensor<49xf32>
  check.expect_eq_const %minimum, dense<[
    0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0x7FC00000, 0.0, -0.0, 0.0,
    -1.0, 0.0, 0xFF800000, 0x7FC00000, -0.0, -0.0, -0.0, -1.0, -0.0, 0xFF800000, 0x7FC00000, 0.0, -0.0, 1.0, -1.0, 1.0,
    0xFF800000, 0x7FC00000, -1.0, -1.0, -1.0, -1.0, -1.0, 0xFF800000, 0x7FC00000, 0.0, -0.0, 1.0, -1.0, 0x7F800000,
    0xFF800000, 0x7FC00000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000, 0xFF800000]> : tensor<49xf32>
  %minimum_one = stablehlo.constant dense<1.0> : tensor<49xf32>
  %minimum_of_one = stablehlo.minimum %y, %minimum_one : tensor<49xf32>
  check.expect_eq_const %minimum_of_one, dense<[
    0x7FC00000, 0.0, -0.0, 1.0, -1.0, 1.0, 0xFF800000, 0x7FC00000, 0.0, -0.0, 1.0, -1.0, 1.0, 0xFF800000, 0x7FC00000,
    0.0, -0.0, 1.0, -1.0, 1.0, 0xFF800000, 0x7FC00000, 0.0, -0.0, 1.0, -1.0, 1.0, 0xFF800000, 0x7FC00000, 0.0, -0.0,
    1.0, -1.0, 1.0, 0xFF800000, 0x7FC00000, 0.0, -0.0, 1.0, -1.0, 1.0, 0xFF800000, 0x7FC00000, 0.0, -0.0, 1.0, -1.0,
    1.0, 0xFF800000]> : tensor<49xf32>
  %minimum_zero = stablehlo.constant dense<0.0> : tensor<49xf32>
  %minimum_of_zero = stablehlo.minimum %y, %minimum_zero : tensor<49xf32>
  check.expect_eq_const %minimum_of_zero, dense<[
    0x7FC00000, 0.0, -0.0, 0.0, -1.0, 0.0, 0xFF800000, 0x7FC00000, 0.0, -0.0, 0.0, -1.0, 0.0, 0xFF800000, 0x7FC00000,
    0.0, -0.0, 0.0, -1.0, 0.0, 0xFF800000, 0x7FC00000, 0.0, -0.0, 0.0, -1.0, 0.0, 0xFF800000, 0x7FC00000, 0.0, -0.0,
    0.0, -1.0, 0.0, 0xFF800000, 0x7FC00000, 0.0, -0.0, 0.0, -1.0, 0.0, 0xFF800000, 0x7FC00000, 0.0, -0.0, 0.0, -1.0,
    0.0, 0xFF800000]> : tensor<49xf32>
  return
}
