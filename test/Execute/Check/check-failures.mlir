// RUN: not gspmd-run %s --entry=none 2>&1 | FileCheck %s --check-prefix=LIST
// RUN: not gspmd-run %s --no-partition 2>&1 | FileCheck %s --check-prefix=ALL
// RUN: not gspmd-run %s --no-partition --entry=equal 2>&1 | FileCheck %s --check-prefix=EQ
// RUN: not gspmd-run %s --no-partition --entry=zero 2>&1 | FileCheck %s --check-prefix=ZERO
// RUN: not gspmd-run %s --no-partition --entry=close 2>&1 | FileCheck %s --check-prefix=CLOSE
// RUN: not gspmd-run %s --no-partition --entry=almost 2>&1 | FileCheck %s --check-prefix=ALMOST
// RUN: not gspmd-run %s --no-partition --entry=far 2>&1 | FileCheck %s --check-prefix=FAR
// RUN: not gspmd-run %s --no-partition --entry=small 2>&1 | FileCheck %s --check-prefix=SMALL

// LIST: error: has no function 'none' to run; choose one with --entry: equal, zero, close, almost, far, small
// ALL: failed on device 0
// EQ: 'check.expect_eq' ({{.*}}check-failures.mlir:[[# @LINE + 4]]:3) failed on device 0: 1 of 3 elements differ: [1] found 2, expected 5
func.func @equal() {
  %a = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %b = stablehlo.constant dense<[1, 5, 3]> : tensor<3xi32>
  stablehlo.custom_call @check.expect_eq(%a, %b) {has_side_effect = true} : (tensor<3xi32>, tensor<3xi32>) -> ()
  return
}
// ZERO: 'check.expect_eq' {{.*}} number 1 in memory is 0, expected -0
func.func @zero() {
  %a = stablehlo.constant dense<[-0.0, 0.0]> : tensor<2xf32>
  check.expect_eq_const %a, dense<[0.0, -0.0]> : tensor<2xf32>
  return
}
// CLOSE: 'check.expect_close' {{.*}} the largest distance is 4 units in the last place, not between 0 and 3; 1 of 2 elements differ: [1] found 1, expected 1
func.func @close() {
  %a = stablehlo.constant dense<[0x7FC00000, 0x3F800004]> : tensor<2xf32>
  %b = stablehlo.constant dense<[0x7FC00001, 0x3F800000]> : tensor<2xf32>
  stablehlo.custom_call @check.expect_close(%a, %b) {has_side_effect = true} : (tensor<2xf32>, tensor<2xf32>) -> ()
  return
}
// ALMOST: 'check.expect_almost_eq' {{.*}} 1 of 2 elements differ: [1] found 2.001, expected 2
func.func @almost() {
  %a = stablehlo.constant dense<[1.00001, 2.001]> : tensor<2xf32>
  check.expect_almost_eq_const %a, dense<[1.0, 2.0]> : tensor<2xf32>
  return
}
// FAR: 'check.expect_close' {{.*}} the largest distance is 0 units in the last place, not between 2 and 3
func.func @far() {
  %a = stablehlo.constant dense<[1.0]> : tensor<1xf32>
  stablehlo.custom_call @check.expect_close(%a, %a) {has_side_effect = true, max_ulp_difference = 3 : i64, min_ulp_difference = 2 : i64} : (tensor<1xf32>, tensor<1xf32>) -> ()
  return
}
// SMALL: 'check.expect_eq' {{.*}} 1 of 2 elements differ: [1] found 1.5, expected 1.625
func.func @small() {
  %a = stablehlo.constant dense<[1.0, 1.5]> : tensor<2xf8E4M3FN>
  check.expect_eq_const %a, dense<[1.0, 1.625]> : tensor<2xf8E4M3FN>
  return
}
