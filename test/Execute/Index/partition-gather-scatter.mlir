// Windows across shards of uneven dimensions, indices out of bounds, parallel updates,
// duplicates.
// RUN: gspmd-run %s --check --poison --random-inputs 3 --entry=windows
// RUN: gspmd-run %s --check --poison --random-inputs 4 --entry=updates
// RUN: gspmd-run %s --check --poison --random-inputs 5 --entry=torch

sharding.mesh @mesh = <["x"=3, "y"=2]>

func.func @windows(%t: tensor<11x7xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {"y"}]>},
    %u: tensor<5x4x3xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"y"}, {}, {"x"}]>}) -> (
    tensor<5x4x3xf32>, tensor<11x7xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {"y"}]>}) {
  %i = stablehlo.constant dense<[[-3, 0], [2, 3], [2, 99], [9, 6], [5, 1]]> : tensor<5x2xi32>
  %0 = "stablehlo.gather"(%t, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 4, 3>}> : (tensor<11x7xf32>, tensor<5x2xi32>) -> tensor<5x4x3xf32>
  // Elements out of bounds are dropped, the others of the window are not.
  %1 = "stablehlo.scatter"(%t, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<11x7xf32>, tensor<5x2xi32>, tensor<5x4x3xf32>) -> tensor<11x7xf32>
  return %0, %1 : tensor<5x4x3xf32>, tensor<11x7xf32>
}

func.func @updates(%t: tensor<9x4xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"y"}, {}]>}, %n: tensor<9xi32>,
    %i: tensor<7x1xi32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
    %u: tensor<7x4xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
    %v: tensor<7x3xi32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}) -> (
    tensor<9x4xf32>, tensor<9xi32>, tensor<9x4xf32>) {
  %m = stablehlo.constant dense<11> : tensor<7x1xi32>
  %j = stablehlo.remainder %i, %m : tensor<7x1xi32>
  %0 = "stablehlo.scatter"(%t, %j, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %3 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %3 : tensor<f32>
  }) : (tensor<9x4xf32>, tensor<7x1xi32>, tensor<7x4xf32>) -> tensor<9x4xf32>
  // Windows that extend back from an index below zero.
  %1 = "stablehlo.scatter"(%n, %j, %v) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %3 = stablehlo.maximum %a, %b : tensor<i32>
    stablehlo.return %3 : tensor<i32>
  }) : (tensor<9xi32>, tensor<7x1xi32>, tensor<7x3xi32>) -> tensor<9xi32>
  // The last of several updates of one index prevails.
  %2 = "stablehlo.scatter"(%t, %j, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<9x4xf32>, tensor<7x1xi32>, tensor<7x4xf32>) -> tensor<9x4xf32>
  return %0, %1, %2 : tensor<9x4xf32>, tensor<9xi32>, tensor<9x4xf32>
}

func.func @torch(%t: tensor<3x11x5xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}, {"y"}]>}) -> tensor<3x2x5xf32> {
  %i = stablehlo.constant dense<[[0, 10], [4, 3], [7, 8]]> : tensor<3x2xi32>
  %0 = "stablehlo.torch_index_select"(%t, %i) <{batch_dims = 1 : i64, dim = 1 : i64}> : (tensor<3x11x5xf32>, tensor<3x2xi32>) -> tensor<3x2x5xf32>
  return %0 : tensor<3x2x5xf32>
}
