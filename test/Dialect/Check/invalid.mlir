// RUN: gspmd-opt %s --split-input-file --verify-diagnostics

func.func @expect_eq_types(%arg0: tensor<2xi32>, %arg1: tensor<3xi32>) {
  // expected-error@+1 {{requires all operands to have the same type}}
  "check.expect_eq"(%arg0, %arg1) : (tensor<2xi32>, tensor<3xi32>) -> ()
  return
}

// -----

func.func @expect_eq_const_types(%arg0: tensor<2xi32>) {
  // expected-error@+1 {{failed to verify that all of {lhs, value} have same type}}
  "check.expect_eq_const"(%arg0) <{value = dense<1> : tensor<3xi32>}> : (tensor<2xi32>) -> ()
  return
}

// -----

func.func @expect_close_types(%arg0: tensor<2xf32>, %arg1: tensor<3xf32>) {
  // expected-error@+1 {{compares 'tensor<2xf32>' with 'tensor<3xf32>'}}
  check.expect_close %arg0, %arg1 : tensor<2xf32>, tensor<3xf32>
  return
}

// -----

func.func @expect_close_range(%arg0: tensor<2xf32>) {
  // expected-error@+1 {{min_ulp_difference 4 is more than max_ulp_difference 3}}
  check.expect_close %arg0, %arg0, min_ulp_difference = 4 : tensor<2xf32>, tensor<2xf32>
  return
}
