// RUN: gspmd-opt %s | gspmd-opt | FileCheck %s
// RUN: gspmd-opt --mlir-print-op-generic %s | gspmd-opt | FileCheck %s

// CHECK-LABEL: func @eq
func.func @eq(%arg0: tensor<2xi32>, %arg1: tensor<2xf32>) {
  // CHECK: check.expect_eq %arg0, %arg0 : tensor<2xi32>
  check.expect_eq %arg0, %arg0 : tensor<2xi32>
  // CHECK: check.expect_eq_const %arg0, dense<[1, 2]> : tensor<2xi32>
  check.expect_eq_const %arg0, dense<[1, 2]> : tensor<2xi32>
  // CHECK: check.expect_almost_eq %arg1, %arg1 : tensor<2xf32>
  check.expect_almost_eq %arg1, %arg1 : tensor<2xf32>
  // CHECK: check.expect_almost_eq_const %arg1, dense<1.000000e+00> : tensor<2xf32>
  check.expect_almost_eq_const %arg1, dense<1.0> : tensor<2xf32>
  // CHECK: check.expect_almost_eq %arg1, %arg1, tolerance = 1.000000e-02 : tensor<2xf32>
  check.expect_almost_eq %arg1, %arg1 {tolerance = 1.0e-2 : f64} : tensor<2xf32>
  return
}

// CHECK-LABEL: func @close
func.func @close(%arg0: tensor<2xf32>) {
  // CHECK: check.expect_close %arg0, %arg0, max_ulp_difference = 5 : tensor<2xf32>, tensor<2xf32>
  check.expect_close %arg0, %arg0, max_ulp_difference = 5 : tensor<2xf32>, tensor<2xf32>
  // CHECK: check.expect_close %arg0, %arg0, max_ulp_difference = 5, min_ulp_difference = 1 : tensor<2xf32>, tensor<2xf32>
  check.expect_close %arg0, %arg0, max_ulp_difference = 5, min_ulp_difference = 1 : tensor<2xf32>, tensor<2xf32>
  // CHECK: check.expect_close %arg0, %arg0 : tensor<2xf32>, tensor<2xf32>
  check.expect_close %arg0, %arg0 : tensor<2xf32>, tensor<2xf32>
  return
}
