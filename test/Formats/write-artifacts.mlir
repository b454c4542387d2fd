// Programs are written as portable artifacts for each StableHLO from 0.9.0 on, and read
// back: the same but for attributes that say what is so without them.
// RUN: gspmd-opt %s --emit-stablehlo-artifact -o %t.newest && gspmd-opt %t.newest | FileCheck %s
// RUN: gspmd-opt %s --emit-stablehlo-artifact=1.17.0 | cmp - %t.newest
// RUN: gspmd-opt %s --emit-stablehlo-artifact=0.9.0 -o %t.oldest && gspmd-opt %t.oldest | FileCheck %s
// RUN: gspmd-opt %s -o %t.text && gspmd-opt %s --emit-bytecode | gspmd-opt | cmp - %t.text
// RUN: gspmd-opt %t.newest --emit-stablehlo-artifact=0.9.0 | cmp - %t.oldest

// CHECK: module @parts attributes {mhlo.num_partitions = 2 : i32}
module @parts attributes {mhlo.num_partitions = 2 : i32} {
  // CHECK: sdy.mesh @mesh = <["x"=2]>
  sdy.mesh @mesh = <["x"=2]>
  // CHECK: func.func public @main(%arg0: tensor<8x6xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}
  // CHECK-SAME: -> (tensor<6xf32> {jax.result_info = "sum"})
  func.func public @main(
      %t: tensor<8x6xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
      %i: tensor<4x1xi32>, %image: tensor<2x5x5x3xf32>, %kernel: tensor<3x3x3x4xf32>)
      -> (tensor<6xf32> {jax.result_info = "sum"}) {
    // CHECK: %[[C:.*]] = sdy.sharding_constraint %arg0 <@mesh, [{?}, {?}]>
    %c = sdy.sharding_constraint %t <@mesh, [{?}, {?}]> : tensor<8x6xf32>
    // CHECK: stablehlo.exponential %[[C]] : tensor<8x6xf32>
    %e = stablehlo.exponential %c : tensor<8x6xf32>
    // CHECK: chlo.square
    %q = chlo.square %e : tensor<8x6xf32> -> tensor<8x6xf32>
    // CHECK: stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
    %bools = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
    // CHECK: "stablehlo.gather"(%{{.*}}, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 6>}>
    %g = "stablehlo.gather"(%q, %i) <{
      dimension_numbers = #stablehlo.gather<offset_dims = [1],
        collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>,
      indices_are_sorted = false, slice_sizes = array<i64: 1, 6>}>
      : (tensor<8x6xf32>, tensor<4x1xi32>) -> tensor<4x6xf32>
    // CHECK: stablehlo.convolution(%arg2, %arg3) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    %v = stablehlo.convolution(%image, %kernel)
      dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
      window = {stride = [2, 1], pad = [[0, 0], [0, 0]], reverse = [false, false]}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
      : (tensor<2x5x5x3xf32>, tensor<3x3x3x4xf32>) -> tensor<2x2x3x4xf32>
    // CHECK: call @inner(%{{.*}}) : (tensor<4x6xf32>) -> tensor<6xf32>
    %r = func.call @inner(%g) : (tensor<4x6xf32>) -> tensor<6xf32>
    // CHECK: return %{{.*}} : tensor<6xf32>
    return %r : tensor<6xf32>
  }
  // CHECK: func.func private @inner
  func.func private @inner(%t: tensor<4x6xf32>) -> tensor<6xf32> {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    // CHECK: stablehlo.reduce(%arg0 init: %{{.*}}) applies stablehlo.add across dimensions = [0]
    %r = stablehlo.reduce(%t init: %zero) applies stablehlo.add across dimensions = [0]
      : (tensor<4x6xf32>, tensor<f32>) -> tensor<6xf32>
    // CHECK: stablehlo.custom_call @f(%{{.*}}) {called_computations = [@inner], mhlo.frontend_attributes = {k = "v"}}
    %s = stablehlo.custom_call @f(%r) {api_version = 1 : i32, backend_config = "",
      called_computations = [@inner], mhlo.frontend_attributes = {k = "v"}}
      : (tensor<6xf32>) -> tensor<6xf32>
    return %s : tensor<6xf32>
  }
}
