// RUN: gspmd-run %s
// RUN: gspmd-run %s --no-partition
// Numbers of other groups never reach a group's rows: 0 times infinity is no
// number.

func.func @main() {
  %rows = stablehlo.constant dense<1.0> : tensor<2x1xf32>
  %weights = stablehlo.constant dense<[[[2.0]], [[0x7F800000]]]> : tensor<2x1x1xf32>
  %sizes = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %free = "chlo.ragged_dot"(%rows, %weights, %sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<2x1xf32>, tensor<2x1x1xf32>, tensor<2xi64>) -> tensor<2x1xf32>
  check.expect_eq_const %free, dense<2.0> : tensor<2x1xf32>

  %right = stablehlo.constant dense<[[2.0], [0x7F800000]]> : tensor<2x1xf32>
  %ones = stablehlo.constant dense<1> : tensor<2xi64>
  %summed = "chlo.ragged_dot"(%rows, %right, %ones) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [0]>}> : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<2xi64>) -> tensor<2x1x1xf32>
  check.expect_eq_const %summed, dense<[[[2.0]], [[0x7F800000]]]> : tensor<2x1x1xf32>

  // Complex numbers, and the groups between other dimensions of the weights.
  %c = stablehlo.constant dense<[[(1.0, 1.0)], [(2.0, 0.0)], [(5.0, 5.0)]]> : tensor<3x1xcomplex<f32>>
  %w = stablehlo.constant dense<[[[(3.0, 0.0)], [(0.0, 1.0)]]]> : tensor<1x2x1xcomplex<f32>>
  %p = "chlo.ragged_dot"(%c, %w, %ones) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [2], lhs_ragged_dimensions = [0], rhs_group_dimensions = [1]>}> : (tensor<3x1xcomplex<f32>>, tensor<1x2x1xcomplex<f32>>, tensor<2xi64>) -> tensor<3x1xcomplex<f32>>
  %expected = stablehlo.constant dense<[[(3.0, 3.0)], [(0.0, 2.0)], [(0.0, 0.0)]]> : tensor<3x1xcomplex<f32>>
  check.expect_eq %p, %expected : tensor<3x1xcomplex<f32>>
  return
}
