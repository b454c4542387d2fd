// Unsigned indices in the upper half of their type are far behind the operand, not before it:
// reads are from its end, windows that begin there write nothing. (They were interpreted as
// negative if the dimension is sharded.)
// RUN: gspmd-run %s --check --poison
// RUN: gspmd-run %s --no-partition
sharding.mesh @mesh = <["x"=4]>

func.func @main() {
  %i = stablehlo.iota dim = 0 : tensor<16xf32>
  %0 = stablehlo.optimization_barrier %i : tensor<16xf32>
  %a = sharding.mesh_split %0 <@mesh, [{"x"}]> : tensor<16xf32>
  %far = stablehlo.constant dense<[[4294967295], [2147483648], [3]]> : tensor<3x1xui32>
  %farther = stablehlo.constant dense<[[18446744073709551615], [9223372036854775808], [3]]> : tensor<3x1xui64>

  %1 = "stablehlo.gather"(%a, %far) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2>}> : (tensor<16xf32>, tensor<3x1xui32>) -> tensor<3x2xf32>
  check.expect_eq_const %1, dense<[[14.0, 15.0], [14.0, 15.0], [3.0, 4.0]]> : tensor<3x2xf32>
  %2 = "stablehlo.gather"(%a, %farther) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2>}> : (tensor<16xf32>, tensor<3x1xui64>) -> tensor<3x2xf32>
  check.expect_eq_const %2, dense<[[14.0, 15.0], [14.0, 15.0], [3.0, 4.0]]> : tensor<3x2xf32>

  %start = stablehlo.constant dense<4294967290> : tensor<ui32>
  %3 = stablehlo.dynamic_slice %a, %start, sizes = [3] : (tensor<16xf32>, tensor<ui32>) -> tensor<3xf32>
  check.expect_eq_const %3, dense<[13.0, 14.0, 15.0]> : tensor<3xf32>
  %update = stablehlo.constant dense<100.0> : tensor<2xf32>
  %4 = stablehlo.dynamic_update_slice %a, %update, %start : (tensor<16xf32>, tensor<2xf32>, tensor<ui32>) -> tensor<16xf32>
  check.expect_eq_const %4, dense<[0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 100.0, 100.0]> : tensor<16xf32>

  %updates = stablehlo.constant dense<100.0> : tensor<3x2xf32>
  %5 = "stablehlo.scatter"(%a, %far, %updates) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %sum = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<16xf32>, tensor<3x1xui32>, tensor<3x2xf32>) -> tensor<16xf32>
  check.expect_eq_const %5, dense<[0.0, 1.0, 2.0, 103.0, 104.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0]> : tensor<16xf32>
  %6 = "stablehlo.scatter"(%a, %farther, %updates) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %sum = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<16xf32>, tensor<3x1xui64>, tensor<3x2xf32>) -> tensor<16xf32>
  check.expect_eq_const %6, dense<[0.0, 1.0, 2.0, 103.0, 104.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0]> : tensor<16xf32>
  return
}
