// RUN: gspmd-run %s --no-partition

// Products whose result has components of another width than the operands.
func.func @main() {
  %a = stablehlo.constant dense<[[(1.0, 2.0), (3.0, -1.0)], [(0.5, 0.0), (2.0, 2.0)]]> : tensor<2x2xcomplex<f32>>
  %wide = stablehlo.convert %a : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f64>>
  %0 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0] : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f64>>
  check.expect_eq_const %0, dense<[[(-1.5, 3.5), (13.0, 9.0)], [(1.5, 2.0), (1.5, 7.5)]]> : tensor<2x2xcomplex<f64>>
  %1 = stablehlo.dot_general %wide, %wide, contracting_dims = [1] x [0] : (tensor<2x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>) -> tensor<2x2xcomplex<f32>>
  %2 = stablehlo.convert %1 : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f64>>
  check.expect_eq %2, %0 : tensor<2x2xcomplex<f64>>
  %lhs = stablehlo.reshape %a : (tensor<2x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %kernel = stablehlo.constant dense<(0.0, 1.0)> : tensor<1x2x1xcomplex<f32>>
  %4 = stablehlo.convolution(%lhs, %kernel) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x2xcomplex<f32>>, tensor<1x2x1xcomplex<f32>>) -> tensor<1x2x1xcomplex<f64>>
  check.expect_eq_const %4, dense<[[[(-1.0, 4.0)], [(-2.0, 2.5)]]]> : tensor<1x2x1xcomplex<f64>>
  %sizes = stablehlo.constant dense<2> : tensor<1xi32>
  %group = stablehlo.reshape %a : (tensor<2x2xcomplex<f32>>) -> tensor<1x2x2xcomplex<f32>>
  %5 = "chlo.ragged_dot"(%a, %group, %sizes) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>, precision_config = []} : (tensor<2x2xcomplex<f32>>, tensor<1x2x2xcomplex<f32>>, tensor<1xi32>) -> tensor<2x2xcomplex<f64>>
  check.expect_eq %5, %0 : tensor<2x2xcomplex<f64>>
  return
}
