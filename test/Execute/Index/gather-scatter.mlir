// Reads and writes at indices into sharded dimensions, indices out of bounds included: a gather
// clamps them, a scatter drops them.
// RUN: gspmd-run %s --check --poison --random-inputs 1
sharding.mesh @mesh = <["x"=4, "y"=2]>

func.func @main(%table: tensor<10x6xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {"y"}]>},
                %mask: tensor<10xi1> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>},
                %rows: tensor<7x6xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {"y"}]>},
                %cells: tensor<7xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"y"}]>}) -> (
    tensor<7x6xf32>, tensor<7xi1>, tensor<7xf32>,
    tensor<10x6xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {"y"}]>},
    tensor<10x6xf32>, tensor<10x6xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {"y"}]>}) {
  %i = stablehlo.constant dense<[[3], [0], [9], [-4], [12], [3], [6]]> : tensor<7x1xi32>
  %j = stablehlo.constant dense<[[3, 1], [0, 5], [9, 0], [-4, 2], [12, 3], [3, 1], [6, 17]]> : tensor<7x2xi32>
  %0 = "stablehlo.gather"(%table, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 6>}> : (tensor<10x6xf32>, tensor<7x1xi32>) -> tensor<7x6xf32>
  %1 = "stablehlo.gather"(%mask, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<10xi1>, tensor<7x1xi32>) -> tensor<7xi1>
  %2 = "stablehlo.gather"(%table, %j) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<10x6xf32>, tensor<7x2xi32>) -> tensor<7xf32>
  // Into a sharded operand; into a replicated one with sharded updates; into both sharded dims.
  %3 = "stablehlo.scatter"(%table, %i, %rows) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %6 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %6 : tensor<f32>
  }) : (tensor<10x6xf32>, tensor<7x1xi32>, tensor<7x6xf32>) -> tensor<10x6xf32>
  %whole = sharding.mesh_split %table <@mesh, [{}, {}]> : tensor<10x6xf32>
  %4 = "stablehlo.scatter"(%whole, %i, %rows) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %6 = stablehlo.multiply %x, %y : tensor<f32>
    stablehlo.return %6 : tensor<f32>
  }) : (tensor<10x6xf32>, tensor<7x1xi32>, tensor<7x6xf32>) -> tensor<10x6xf32>
  %5 = "stablehlo.scatter"(%table, %j, %cells) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %y : tensor<f32>
  }) : (tensor<10x6xf32>, tensor<7x2xi32>, tensor<7xf32>) -> tensor<10x6xf32>
  return %0, %1, %2, %3, %4, %5 : tensor<7x6xf32>, tensor<7xi1>, tensor<7xf32>, tensor<10x6xf32>, tensor<10x6xf32>, tensor<10x6xf32>
}
