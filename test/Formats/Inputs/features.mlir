// constant
func.func @main() -> tensor<2xf32> {
  %0 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  return %0 : tensor<2xf32>
}
// -----
// tan (1.4.0)
func.func @main(%t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.tan %t : tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
// tan of complex numbers
func.func @main(%t: tensor<4xcomplex<f32>>) -> tensor<4xf32> {
  %0 = stablehlo.tan %t : tensor<4xcomplex<f32>>
  %1 = stablehlo.imag %0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
// -----
// accuracy of an exponential (1.9.0)
func.func @main(%t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.exponential %t {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
// accuracy of a hyperbolic tangent (1.10.0)
func.func @main(%t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.tanh %t {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
// composite (0.19.0)
func.func @main(%t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.composite "user.twice" %t {decomposition = @twice, version = 1 : i32} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @twice(%t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.add %t, %t : tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
// gather (1.1.0)
func.func @main(%t: tensor<5x4x6xf32>, %i: tensor<2x4x5xi32>) -> tensor<4x5x1xf32> {
  %0 = "stablehlo.gather"(%t, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2],
    collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1],
    start_index_map = [2, 0], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 1>}>
    : (tensor<5x4x6xf32>, tensor<2x4x5xi32>) -> tensor<4x5x1xf32>
  return %0 : tensor<4x5x1xf32>
}
// -----
// gather with two batching dimensions and few bits
func.func @main(%t: tensor<3x200x6xf32>, %i: tensor<200x3x1xi8>) -> tensor<200x3x2xf32> {
  %0 = "stablehlo.gather"(%t, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2],
    operand_batching_dims = [0, 1], start_indices_batching_dims = [1, 0],
    start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 2>}>
    : (tensor<3x200x6xf32>, tensor<200x3x1xi8>) -> tensor<200x3x2xf32>
  return %0 : tensor<200x3x2xf32>
}
// -----
// scatter (1.1.0)
func.func @main(%t: tensor<5x4x6xf32>, %i: tensor<4x5xi32>, %u: tensor<2x4x5xf32>) -> tensor<5x4x6xf32> {
  %0 = "stablehlo.scatter"(%t, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0],
    input_batching_dims = [0, 1], scatter_indices_batching_dims = [1, 0],
    scatter_dims_to_operand_dims = [2], index_vector_dim = 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %a = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %a : tensor<f32>
  }) : (tensor<5x4x6xf32>, tensor<4x5xi32>, tensor<2x4x5xf32>) -> tensor<5x4x6xf32>
  return %0 : tensor<5x4x6xf32>
}
// -----
// collective of several operands (1.5.0)
sdy.mesh @mesh = <["x"=2]>
func.func @main(%a: tensor<4x6xf32>, %b: tensor<8xf32>) -> (tensor<2x6xf32>, tensor<4xf32>) {
  %r:2 = sdy.manual_computation(%a, %b) in_shardings=[<@mesh, [{"x"}, {}]>, <@mesh, [{"x"}]>]
      out_shardings=[<@mesh, [{}, {}]>, <@mesh, [{}]>] manual_axes={"x"} (%p: tensor<2x6xf32>, %q: tensor<4xf32>) {
    %s:2 = "stablehlo.all_reduce"(%p, %q) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>,
      replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %m = stablehlo.maximum %x, %y : tensor<f32>
      stablehlo.return %m : tensor<f32>
    }) : (tensor<2x6xf32>, tensor<4xf32>) -> (tensor<2x6xf32>, tensor<4xf32>)
    sdy.return %s#0, %s#1 : tensor<2x6xf32>, tensor<4xf32>
  } : (tensor<4x6xf32>, tensor<8xf32>) -> (tensor<2x6xf32>, tensor<4xf32>)
  return %r#0, %r#1 : tensor<2x6xf32>, tensor<4xf32>
}
// -----
// reduction in a wider type (0.17.0)
func.func @main(%b: tensor<4x6xbf16>) -> tensor<6xf32> {
  %zero = stablehlo.constant dense<0.5> : tensor<bf16>
  %0 = stablehlo.reduce(%b init: %zero) across dimensions = [0] : (tensor<4x6xbf16>, tensor<bf16>) -> tensor<6xf32>
   reducer(%x: tensor<f32>, %y: tensor<f32>) {
    %a = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %a : tensor<f32>
  }
  return %0 : tensor<6xf32>
}
// -----
// select_and_scatter in a wider type (0.17.0)
func.func @main(%t: tensor<4xbf16>, %s: tensor<2xbf16>) -> tensor<4xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<bf16>
  %0 = "stablehlo.select_and_scatter"(%t, %s, %zero) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%x: tensor<bf16>, %y: tensor<bf16>):
    %p = stablehlo.compare GE, %x, %y : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %a = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4xbf16>, tensor<2xbf16>, tensor<bf16>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
// collective_broadcast (0.16.0)
func.func @main(%t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.collective_broadcast"(%t) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
// algorithm of a product (1.6.0)
func.func @main(%t: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = stablehlo.dot_general %t, %t, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
// -----
// dictionary of a custom call (1.3.0)
func.func @main(%t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.custom_call @f(%t) {api_version = 4 : i32, backend_config = {n = 1 : i32}} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
// i2 (1.2.0)
func.func @main(%t: tensor<4xi2>, %u: tensor<4xui2>) -> (tensor<4xi2>, tensor<4xui2>) {
  return %t, %u : tensor<4xi2>, tensor<4xui2>
}
// -----
// f8E4M3FNUZ (0.10.0)
func.func @main(%t: tensor<4xf8E4M3FNUZ>) -> tensor<4xf8E4M3FNUZ> {
  return %t : tensor<4xf8E4M3FNUZ>
}
// -----
// f8E4M3B11FNUZ (0.11.0)
func.func @main(%t: tensor<4xf8E4M3B11FNUZ>) -> tensor<4xf8E4M3B11FNUZ> {
  return %t : tensor<4xf8E4M3B11FNUZ>
}
// -----
// f8E3M4 (1.7.0)
func.func @main(%t: tensor<4xf8E3M4>) -> tensor<4xf8E3M4> {
  return %t : tensor<4xf8E3M4>
}
// -----
// f4E2M1FN (1.8.0)
func.func @main(%t: tensor<4xf4E2M1FN>) -> tensor<4xf4E2M1FN> {
  return %t : tensor<4xf4E2M1FN>
}
// -----
// quantization along a dimension (0.18.0)
func.func @main(%t: tensor<2x4x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) -> tensor<2x4xf32> {
  %0 = stablehlo.uniform_dequantize %t : (tensor<2x4x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}
// -----
// pairs of a transfer (1.12.0)
func.func @main(%t: tensor<4xf32>, %token: !stablehlo.token) -> !stablehlo.token {
  %0 = "stablehlo.send"(%t, %token) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>,
    source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4xf32>, !stablehlo.token) -> !stablehlo.token
  return %0 : !stablehlo.token
}
