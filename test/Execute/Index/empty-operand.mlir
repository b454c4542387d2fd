// Elements that are gathered from slices without elements are 0, as in XLA; they were read
// out of bounds.
// RUN: gspmd-run %s --random-inputs 1 --no-partition --no-cache
func.func @main(%x: tensor<0x4000000xf32>, %y: tensor<3xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %i = stablehlo.constant dense<1> : tensor<1xi32>
  %0 = "stablehlo.torch_index_select"(%x, %i) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<0x4000000xf32>, tensor<1xi32>) -> tensor<1x4000000xf32>
  %a0 = stablehlo.abs %0 : tensor<1x4000000xf32>
  %m0 = stablehlo.reduce(%a0 init: %zero) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<1x4000000xf32>, tensor<f32>) -> tensor<f32>
  check.expect_eq_const %m0, dense<0.0> : tensor<f32>
  %j = stablehlo.constant dense<1> : tensor<1x1xi32>
  %1 = "stablehlo.gather"(%x, %j) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 0, 4000000>}> : (tensor<0x4000000xf32>, tensor<1x1xi32>) -> tensor<1x4000000xf32>
  %a1 = stablehlo.abs %1 : tensor<1x4000000xf32>
  %m1 = stablehlo.reduce(%a1 init: %zero) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<1x4000000xf32>, tensor<f32>) -> tensor<f32>
  check.expect_eq_const %m1, dense<0.0> : tensor<f32>
  // The operand has elements; the index is clamped to its size.
  %k = stablehlo.constant dense<2> : tensor<1x1xi32>
  %2 = "stablehlo.gather"(%y, %k) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 0>}> : (tensor<3xf32>, tensor<1x1xi32>) -> tensor<1xf32>
  check.expect_eq_const %2, dense<0.0> : tensor<1xf32>
  return
}
