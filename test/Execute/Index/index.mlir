// RUN: gspmd-run %s --no-partition
// RUN: %python %S/../shard_inputs.py %s 0 | gspmd-run -
// Indices out of bounds: slices and gathers are clamped, scatters dropped.

func.func @main() {
  %a = stablehlo.iota dim = 0 : tensor<6xi32>
  %m = stablehlo.reshape %a : (tensor<6xi32>) -> tensor<3x2xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %far = stablehlo.constant dense<100> : tensor<i32>
  %negative = stablehlo.constant dense<-5> : tensor<i32>

  %s0 = stablehlo.dynamic_slice %a, %far, sizes = [2] : (tensor<6xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %s0, dense<[4, 5]> : tensor<2xi32>
  %s1 = stablehlo.dynamic_slice %a, %negative, sizes = [2] : (tensor<6xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %s1, dense<[0, 1]> : tensor<2xi32>
  %u = stablehlo.constant dense<[[10, 11]]> : tensor<1x2xi32>
  %d = stablehlo.dynamic_update_slice %m, %u, %far, %zero : (tensor<3x2xi32>, tensor<1x2xi32>, tensor<i32>, tensor<i32>) -> tensor<3x2xi32>
  check.expect_eq_const %d, dense<[[0, 1], [2, 3], [10, 11]]> : tensor<3x2xi32>
  // The operand is unchanged.
  check.expect_eq_const %m, dense<[[0, 1], [2, 3], [4, 5]]> : tensor<3x2xi32>

  %rows = stablehlo.constant dense<[[2], [-7], [9], [1]]> : tensor<4x1xi32>
  %g = "stablehlo.gather"(%m, %rows) <{
    dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>,
    indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
  check.expect_eq_const %g, dense<[[4, 5], [0, 1], [4, 5], [2, 3]]> : tensor<4x2xi32>

  // One index per batch row.
  %columns = stablehlo.constant dense<[[1], [0], [1]]> : tensor<3x1xi32>
  %gb = "stablehlo.gather"(%m, %columns) <{
    dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>,
    indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x2xi32>, tensor<3x1xi32>) -> tensor<3xi32>
  check.expect_eq_const %gb, dense<[1, 2, 5]> : tensor<3xi32>

  // Updates at equal indices accumulate, those out of bounds are dropped.
  %updates = stablehlo.constant dense<[[1, 1], [2, 2], [3, 3], [4, 4]]> : tensor<4x2xi32>
  %where = stablehlo.constant dense<[[0], [3], [0], [-1]]> : tensor<4x1xi32>
  %sc = "stablehlo.scatter"(%m, %where, %updates) <{
    indices_are_sorted = false, unique_indices = false,
    scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %sum = stablehlo.add %x, %y : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<3x2xi32>, tensor<4x1xi32>, tensor<4x2xi32>) -> tensor<3x2xi32>
  check.expect_eq_const %sc, dense<[[4, 5], [2, 3], [4, 5]]> : tensor<3x2xi32>

  // Two inputs are updated together.
  %f = stablehlo.constant dense<[0.5, 1.5, 2.5]> : tensor<3xf32>
  %i = stablehlo.constant dense<[5, 6, 7]> : tensor<3xi32>
  %fu = stablehlo.constant dense<[9.5]> : tensor<1xf32>
  %iu = stablehlo.constant dense<[90]> : tensor<1xi32>
  %one = stablehlo.constant dense<[[1]]> : tensor<1x1xi32>
  %pair:2 = "stablehlo.scatter"(%f, %i, %one, %fu, %iu) <{
    indices_are_sorted = false, unique_indices = false,
    scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %xi: tensor<i32>, %y: tensor<f32>, %yi: tensor<i32>):
    stablehlo.return %y, %xi : tensor<f32>, tensor<i32>
  }) : (tensor<3xf32>, tensor<3xi32>, tensor<1x1xi32>, tensor<1xf32>, tensor<1xi32>) -> (tensor<3xf32>, tensor<3xi32>)
  check.expect_eq_const %pair#0, dense<[0.5, 9.5, 2.5]> : tensor<3xf32>
  check.expect_eq_const %pair#1, dense<[5, 6, 7]> : tensor<3xi32>
  return
}
