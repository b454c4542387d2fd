// What older versions of StableHLO do not have and other ops say: older-versions.test,
// jax-versions.test.
module {
  func.func @main(%t: tensor<4x6xf32>, %i: tensor<4x3x1xi8>, %u: tensor<4x3xf32>,
                  %b: tensor<4x6xbf16>, %j: tensor<3x4xi32>)
      -> (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x3xf32>, tensor<4x6xf32>, tensor<6xf32>,
          tensor<6xi32>, tensor<4x6xf32>, tensor<3x4xf32>) {
    %none = stablehlo.constant dense<0> : tensor<i32>
    %tokens = stablehlo.constant dense<3> : tensor<4x6xi32>
    %zero = stablehlo.constant dense<0.0> : tensor<bf16>
    // tan since 1.4.0; composite since 0.19.0.
    %tan = stablehlo.tan %t {mhlo.frontend_attributes = {k = "v"}} : tensor<4x6xf32>
    %composite = stablehlo.composite "user.twice" %t {composite_attributes = {n = 2 : i32},
      decomposition = @twice, version = 1 : i32} : (tensor<4x6xf32>) -> tensor<4x6xf32>
    // Batching dimensions since 1.1.0.
    %gather = "stablehlo.gather"(%t, %i) <{dimension_numbers = #stablehlo.gather<
      collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0],
      start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = true,
      slice_sizes = array<i64: 1, 1>}> : (tensor<4x6xf32>, tensor<4x3x1xi8>) -> tensor<4x3xf32>
    %scatter = "stablehlo.scatter"(%t, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<
      inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0],
      scatter_dims_to_operand_dims = [1], index_vector_dim = 2>}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %a = stablehlo.add %x, %y : tensor<f32>
      stablehlo.return %a : tensor<f32>
    }) : (tensor<4x6xf32>, tensor<4x3x1xi8>, tensor<4x3xf32>) -> tensor<4x6xf32>
    // Reductions in a wider type since 0.17.0.
    %sums:2 = stablehlo.reduce(%b init: %zero), (%tokens init: %none) across dimensions = [0]
      : (tensor<4x6xbf16>, tensor<4x6xi32>, tensor<bf16>, tensor<i32>) -> (tensor<6xf32>, tensor<6xi32>)
     reducer(%x: tensor<f32>, %y: tensor<f32>) (%n: tensor<i32>, %m: tensor<i32>) {
      %a = stablehlo.add %x, %y : tensor<f32>
      %c = stablehlo.maximum %n, %m : tensor<i32>
      stablehlo.return %a, %c : tensor<f32>, tensor<i32>
    }
    %b3 = stablehlo.slice %b [0:4, 0:3] : (tensor<4x6xbf16>) -> tensor<4x3xbf16>
    %wide = "stablehlo.scatter"(%b, %i, %b3) <{scatter_dimension_numbers = #stablehlo.scatter<
      inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0],
      scatter_dims_to_operand_dims = [1], index_vector_dim = 2>}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %a = stablehlo.add %x, %y : tensor<f32>
      stablehlo.return %a : tensor<f32>
    }) : (tensor<4x6xbf16>, tensor<4x3x1xi8>, tensor<4x3xbf16>) -> tensor<4x6xf32>
    // Index vectors without a dimension of their own, batches in another order.
    %turned = "stablehlo.gather"(%t, %j) <{dimension_numbers = #stablehlo.gather<
      collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1],
      start_index_map = [1], index_vector_dim = 2>,
      slice_sizes = array<i64: 1, 1>}> : (tensor<4x6xf32>, tensor<3x4xi32>) -> tensor<3x4xf32>
    return %tan, %composite, %gather, %scatter, %sums#0, %sums#1, %wide, %turned
      : tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x3xf32>, tensor<4x6xf32>, tensor<6xf32>,
        tensor<6xi32>, tensor<4x6xf32>, tensor<3x4xf32>
  }
  func.func private @twice(%t: tensor<4x6xf32>) -> tensor<4x6xf32> {
    %s = stablehlo.add %t, %t : tensor<4x6xf32>
    return %s : tensor<4x6xf32>
  }
}
