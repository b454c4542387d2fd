// Reducers that compute in a wider type than that of the operands: equivalent to converted operands
// (stablehlo.reduce, reduce_window, scatter, select_and_scatter), sharded along every dimension.
// RUN: gspmd-run %s --random-inputs 1 --check --poison
// RUN: gspmd-run %s --random-inputs 2 --no-partition

sdy.mesh @mesh = <["x"=2, "y"=3]>

func.func @main(
    %b: tensor<4x6xbf16> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>},
    %i: tensor<5x1xi32>,
    %u: tensor<5x6xbf16> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>},
    %k: tensor<2x3xbf16> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}) {
  %b32 = stablehlo.convert %b : (tensor<4x6xbf16>) -> tensor<4x6xf32>
  %u32 = stablehlo.convert %u : (tensor<5x6xbf16>) -> tensor<5x6xf32>
  %k32 = stablehlo.convert %k : (tensor<2x3xbf16>) -> tensor<2x3xf32>
  %half = stablehlo.constant dense<0.5> : tensor<bf16>
  %half32 = stablehlo.constant dense<0.5> : tensor<f32>
  %reduce = "stablehlo.reduce"(%b, %half) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %a = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4x6xbf16>, tensor<bf16>) -> tensor<6xf32>
  %reduce_wide = "stablehlo.reduce"(%b32, %half32) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %a = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<6xf32>
  check.expect_almost_eq %reduce, %reduce_wide : tensor<6xf32>
  %reduce_window = "stablehlo.reduce_window"(%b, %half) <{window_dimensions = array<i64: 2, 3>, padding = dense<[[1, 0], [1, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %a = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4x6xbf16>, tensor<bf16>) -> tensor<4x6xf32>
  %reduce_window_wide = "stablehlo.reduce_window"(%b32, %half32) <{window_dimensions = array<i64: 2, 3>, padding = dense<[[1, 0], [1, 1]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %a = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<f32>) -> tensor<4x6xf32>
  check.expect_almost_eq %reduce_window, %reduce_window_wide : tensor<4x6xf32>
  %scatter = "stablehlo.scatter"(%b, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<
    update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0],
    index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %a = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4x6xbf16>, tensor<5x1xi32>, tensor<5x6xbf16>) -> tensor<4x6xf32>
  %scatter_wide = "stablehlo.scatter"(%b32, %i, %u32) <{scatter_dimension_numbers = #stablehlo.scatter<
    update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0],
    index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %a = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<5x1xi32>, tensor<5x6xf32>) -> tensor<4x6xf32>
  check.expect_almost_eq %scatter, %scatter_wide : tensor<4x6xf32>
  %select_and_scatter = "stablehlo.select_and_scatter"(%b, %k, %half) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %p = stablehlo.compare GE, %x, %y : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %a = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4x6xbf16>, tensor<2x3xbf16>, tensor<bf16>) -> tensor<4x6xf32>
  %select_and_scatter_wide = "stablehlo.select_and_scatter"(%b32, %k32, %half32) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %p = stablehlo.compare GE, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %a = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4x6xf32>, tensor<2x3xf32>, tensor<f32>) -> tensor<4x6xf32>
  check.expect_almost_eq %select_and_scatter, %select_and_scatter_wide : tensor<4x6xf32>
  return
}
