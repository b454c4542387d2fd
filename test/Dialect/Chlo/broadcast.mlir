// RUN: gspmd-opt %s | gspmd-opt | FileCheck %s
// RUN: gspmd-opt --mlir-print-op-generic %s | gspmd-opt | FileCheck %s

// CHECK-LABEL: func @broadcast
func.func @broadcast(%a: tensor<2x4xf32>, %b: tensor<4xf32>, %c: tensor<2x1xf32>, %d: tensor<?x4xf32>) {
  // CHECK: chlo.broadcast_add %arg0, %arg1 : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  %0 = chlo.broadcast_add %a, %b : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  // CHECK: chlo.broadcast_subtract %arg1, %arg0 {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  %1 = chlo.broadcast_subtract %b, %a {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  // CHECK: chlo.broadcast_atan2 %arg2, %arg1 : (tensor<2x1xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  %2 = chlo.broadcast_atan2 %c, %b : (tensor<2x1xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  // CHECK: chlo.broadcast_divide %arg0, %arg3 : (tensor<2x4xf32>, tensor<?x4xf32>) -> tensor<2x4xf32>
  %3 = chlo.broadcast_divide %a, %d : (tensor<2x4xf32>, tensor<?x4xf32>) -> tensor<2x4xf32>
  // CHECK: chlo.broadcast_complex %arg0, %arg2 : (tensor<2x4xf32>, tensor<2x1xf32>) -> tensor<2x4xcomplex<f32>>
  %4 = chlo.broadcast_complex %a, %c : (tensor<2x4xf32>, tensor<2x1xf32>) -> tensor<2x4xcomplex<f32>>
  // CHECK: chlo.broadcast_compare %arg0, %arg1 {compare_type = #chlo<comparison_type TOTALORDER>, comparison_direction = #chlo<comparison_direction GT>} : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xi1>
  %5 = chlo.broadcast_compare %a, %b {comparison_direction = #chlo<comparison_direction GT>, compare_type = #chlo<comparison_type TOTALORDER>} : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xi1>
  // CHECK: chlo.broadcast_select %{{.*}}, %arg1, %arg2 : (tensor<2x4xi1>, tensor<4xf32>, tensor<2x1xf32>) -> tensor<2x4xf32>
  %6 = chlo.broadcast_select %5, %b, %c : (tensor<2x4xi1>, tensor<4xf32>, tensor<2x1xf32>) -> tensor<2x4xf32>
  // CHECK: chlo.broadcast_multiply
  %7 = chlo.broadcast_multiply %a, %b : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  // CHECK: chlo.broadcast_maximum
  %8 = chlo.broadcast_maximum %a, %b : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  // CHECK: chlo.broadcast_minimum
  %9 = chlo.broadcast_minimum %a, %b : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  // CHECK: chlo.broadcast_power
  %10 = chlo.broadcast_power %a, %b : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  // CHECK: chlo.broadcast_remainder
  %11 = chlo.broadcast_remainder %a, %b : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  // CHECK: chlo.broadcast_next_after
  %12 = chlo.broadcast_next_after %a, %b : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  // CHECK: chlo.broadcast_polygamma
  %13 = chlo.broadcast_polygamma %a, %b : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  // CHECK: chlo.broadcast_zeta
  %14 = chlo.broadcast_zeta %a, %b : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  return
}

// CHECK-LABEL: func @integers
func.func @integers(%a: tensor<2x4xi32>, %b: tensor<4xi32>) {
  // CHECK: chlo.broadcast_and
  %0 = chlo.broadcast_and %a, %b : (tensor<2x4xi32>, tensor<4xi32>) -> tensor<2x4xi32>
  // CHECK: chlo.broadcast_or
  %1 = chlo.broadcast_or %a, %b : (tensor<2x4xi32>, tensor<4xi32>) -> tensor<2x4xi32>
  // CHECK: chlo.broadcast_xor
  %2 = chlo.broadcast_xor %a, %b : (tensor<2x4xi32>, tensor<4xi32>) -> tensor<2x4xi32>
  // CHECK: chlo.broadcast_shift_left
  %3 = chlo.broadcast_shift_left %a, %b : (tensor<2x4xi32>, tensor<4xi32>) -> tensor<2x4xi32>
  // CHECK: chlo.broadcast_shift_right_arithmetic
  %4 = chlo.broadcast_shift_right_arithmetic %a, %b : (tensor<2x4xi32>, tensor<4xi32>) -> tensor<2x4xi32>
  // CHECK: chlo.broadcast_shift_right_logical
  %5 = chlo.broadcast_shift_right_logical %a, %b : (tensor<2x4xi32>, tensor<4xi32>) -> tensor<2x4xi32>
  // CHECK: chlo.mulhi %arg0, %arg0 : tensor<2x4xi32>, tensor<2x4xi32> -> tensor<2x4xi32>
  %6 = chlo.mulhi %a, %a : tensor<2x4xi32>, tensor<2x4xi32> -> tensor<2x4xi32>
  return
}

// CHECK-LABEL: func @constants
func.func @constants(%a: tensor<?x4xf32>) {
  // CHECK: chlo.constant dense<1.000000e+00> : tensor<2xf32>
  %0 = chlo.constant dense<1.0> : tensor<2xf32>
  // CHECK: "chlo.constant_like"(%arg0) <{value = 2.000000e+00 : f32}> : (tensor<?x4xf32>) -> tensor<?x4xf32>
  %1 = "chlo.constant_like"(%a) {value = 2.0 : f32} : (tensor<?x4xf32>) -> tensor<?x4xf32>
  // CHECK: chlo.sinh %arg0 : tensor<?x4xf32> -> tensor<3x4xf32>
  %2 = chlo.sinh %a : tensor<?x4xf32> -> tensor<3x4xf32>
  return
}

// CHECK-LABEL: func @ragged
func.func @ragged(%lhs: tensor<2x11x5xf32>, %rhs: tensor<3x2x5x7xf32>, %sizes: tensor<2x3xi64>) {
  // CHECK: "chlo.ragged_dot"(%arg0, %arg1, %arg2) <{precision_config = [#chlo<precision DEFAULT>, #chlo<precision HIGHEST>], ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2], lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]>}>
  %0 = "chlo.ragged_dot"(%lhs, %rhs, %sizes) {
    ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2], lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]>,
    precision_config = [#chlo<precision DEFAULT>, #chlo<precision HIGHEST>]
  } : (tensor<2x11x5xf32>, tensor<3x2x5x7xf32>, tensor<2x3xi64>) -> tensor<2x11x7xf32>
  return
}
