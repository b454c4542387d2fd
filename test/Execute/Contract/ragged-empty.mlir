// Ragged products that sum over a dimension without elements, or have no columns.
// RUN: gspmd-run %s

func.func @main() {
  %a = stablehlo.constant dense<1.0> : tensor<3x4x0xf64>
  %b = stablehlo.constant dense<1.0> : tensor<5x3x0x6xf64>
  %sizes = stablehlo.constant dense<1> : tensor<3x5xi64>
  %0 = "chlo.ragged_dot"(%a, %b, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2], lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]>}> : (tensor<3x4x0xf64>, tensor<5x3x0x6xf64>, tensor<3x5xi64>) -> tensor<3x4x6xf64>
  check.expect_eq_const %0, dense<0.0> : tensor<3x4x6xf64>
  // The ragged dimension itself is empty.
  %c = stablehlo.constant dense<1.0> : tensor<0x2xf32>
  %d = stablehlo.constant dense<1.0> : tensor<0x3xf32>
  %e = stablehlo.constant dense<1> : tensor<4xi32>
  %1 = "chlo.ragged_dot"(%c, %d, %e) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [0]>}> : (tensor<0x2xf32>, tensor<0x3xf32>, tensor<4xi32>) -> tensor<4x2x3xf32>
  check.expect_eq_const %1, dense<0.0> : tensor<4x2x3xf32>
  return
}
