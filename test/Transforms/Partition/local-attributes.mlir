// Attributes that hold for the global op only.
// RUN: gspmd-opt %s --split-input-file --gspmd-partition | FileCheck %s

// The updates in the padding get indices that are neither sorted nor unique.
// CHECK-LABEL: @scatter
// CHECK: "stablehlo.scatter"
// CHECK-SAME: indices_are_sorted = false
// CHECK-SAME: unique_indices = false
sdy.mesh @mesh = <["x"=4]>
func.func @scatter(%a: tensor<8xf32>, %i: tensor<7x1xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}, %u: tensor<7xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> (tensor<8xf32>) {
  %0 = "stablehlo.scatter"(%a, %i, %u) <{indices_are_sorted = true, unique_indices=true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %6 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %6 : tensor<f32>
  }) : (tensor<8xf32>, tensor<7x1xi32>, tensor<7xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

// [[4, 3], [5, 1], [6, 0]] are clamped to [[3, 3], [3, 1], [3, 0]].
// CHECK-LABEL: @gather
// CHECK: "stablehlo.gather"
// CHECK-NOT: indices_are_sorted = true
sdy.mesh @mesh = <["x"=2]>
func.func @gather(%a: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> (tensor<3xf32>) {
  %i = stablehlo.constant dense<[[4,3],[5,1],[6,0]]> : tensor<3x2xi32>
  %0 = "stablehlo.gather"(%a, %i) <{indices_are_sorted = true, dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0,1], start_index_map = [0,1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<4x4xf32>, tensor<3x2xi32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// -----

// The local tensors differ.
// CHECK-LABEL: @donated
// CHECK-NOT: tf.aliasing_output
// CHECK-SAME: tensor<2x4xf32> {jax.buffer_donor = true
// CHECK-SAME: tensor<2x4xf32> {jax.buffer_donor = true
sdy.mesh @mesh = <["y"=4]>
func.func @donated(%a: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {}]>, tf.aliasing_output = 0 : i32}, %b: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {}]>, tf.aliasing_output = 1 : i32}) -> (tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>}) {
  %0 = stablehlo.exponential %a : tensor<8x4xf32>
  %1 = stablehlo.add %b, %a : tensor<8x4xf32>
  return %0, %1 : tensor<8x4xf32>, tensor<8x4xf32>
}
