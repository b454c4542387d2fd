// Seed 1258, failed to run. Again:
//   gspmd-run ./fuzz-1258.mlir --inputs ./fuzz-1258.npz --check --poison
// Tolerances: 0 0 0 0 0 0
// the program runs on 64 devices; the plugin has 4 (a plugin for CPUs may take --pjrt-option cpu_device_count=64)
sharding.mesh @mesh = <["x"=64]>
sharding.mesh @other = <["a"=8, "b"=8]>
func.func private @f0(%v15: tensor<10x9x3x3xi32>, %v16: tensor<i32>) -> (tensor<i32>) {
  %v17 = "stablehlo.constant"() <{value = dense<[[[9, 4, 7, 2, 5, 6, 2, 0, 0, 3, 9], [1, 0, 7, 0, 3, 0, 3, 5, 2, 2, 1], [0, 3, 8, 6, 9, 5, 7, 5, 3, 1, 8], [7, 9, 0, 1, 9, 7, 1, 7, 4, 6, 2], [8, 8, 1, 8, 6, 2, 6, 5, 9, 1, 0]]]> : tensor<1x5x11xui4>}> : () -> (tensor<1x5x11xui4>) loc("v17")
  %v18 = "stablehlo.constant"() <{value = dense<[[-1], [3], [9], [-1], [2]]> : tensor<5x1xi32>}> : () -> (tensor<5x1xi32>) loc("v18")
  %v19 = "stablehlo.constant"() <{value = dense<[[8], [4], [6], [1], [4]]> : tensor<5x1xui4>}> : () -> (tensor<5x1xui4>) loc("v19")
  %v20 = "stablehlo.scatter"(%v17, %v18, %v19) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [1], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false}> ({
  ^bb0(%lhs: tensor<ui4>, %rhs: tensor<ui4>):
    %both = "stablehlo.maximum"(%lhs, %rhs) : (tensor<ui4>, tensor<ui4>) -> tensor<ui4>
    "stablehlo.return"(%both) : (tensor<ui4>) -> ()
  }) : (tensor<1x5x11xui4>, tensor<5x1xi32>, tensor<5x1xui4>) -> (tensor<1x5x11xui4>) loc("v20")
  %v21 = "stablehlo.multiply"(%v19, %v19) : (tensor<5x1xui4>, tensor<5x1xui4>) -> (tensor<5x1xui4>) loc("v21")
  return %v16 : tensor<i32>
}
func.func @main(
    %v3: tensor<10x9x3x3xi32> {sharding.sharding = #sharding.sharding<@other, [{}, {}, {"b"}, {?}]>} loc("v3"),
    %v4: tensor<10x9x3x3xi32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}, {}, {}]>} loc("v4"),
    %v5: tensor<10x9x3x3xi1> loc("v5"),
    %v23: tensor<5x5x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {}, {"x":(1)2}]>} loc("v23"),
    %v26: tensor<3x8x8xf16> {sharding.sharding = #sharding.sharding<@mesh, [{}, {}, {}], replicated={"x"}>} loc("v26"),
    %v29: tensor<9x5x1x8xf32> {sharding.sharding = #sharding.sharding<@other, [{"b", "a":(2)4}, {"a":(1)2}, {}, {}]>} loc("v29"),
    %v30: tensor<1x2x5x2xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}, {}, {}]>} loc("v30"),
    %v32: tensor<2x1xf32> {sharding.sharding = #sharding.sharding<@other, [{"b"}, {"a"}]>} loc("v32")) -> (
    tensor<3x6x2x3xi64>,
    tensor<10x9x3x3xi32>,
    tensor<i32> {sharding.sharding = #sharding.sharding<@other, []>},
    tensor<11x8x8xf16> {sharding.sharding = #sharding.sharding<@mesh, [{}, {}, {}]>},
    tensor<5x4x6x5xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x":(32)2}, {}, {}]>},
    tensor<11x2x10xf32>) {
  %v0 = "stablehlo.constant"() <{value = dense<[[[[-2, 4, -4], [-1, 0, -4]], [[1, 1, 5], [2, 3, 7]], [[6, 6, -5], [5, -4, -5]], [[7, 2, 3], [8, 4, 5]], [[2, -6, 4], [2, 1, -5]], [[5, -6, -2], [-4, -3, 0]]], [[[-4, 4, 2], [7, -4, 9]], [[-4, -3, 0], [-4, 0, -6]], [[1, -5, -1], [8, 8, 6]], [[5, -4, -6], [7, -2, -3]], [[0, -4, -2], [-1, -3, 4]], [[9, -5, 9], [0, 2, 3]]], [[[-4, 5, -1], [3, 6, 9]], [[-6, 5, -5], [5, -2, 0]], [[-3, 6, -1], [-6, 4, -5]], [[0, 7, 8], [0, 3, 8]], [[-4, 7, -6], [3, 8, -2]], [[6, 0, 0], [7, 9, -1]]]]> : tensor<3x6x2x3xi64>}> : () -> (tensor<3x6x2x3xi64>) loc("v0")
  %v1 = "stablehlo.abs"(%v0) : (tensor<3x6x2x3xi64>) -> (tensor<3x6x2x3xi64>) loc("v1")
  %v2 = sharding.mesh_split %v1 <@mesh, [{}, {}, {"x"}, {}]> : tensor<3x6x2x3xi64> loc("v2")
  %v6 = "stablehlo.select"(%v5, %v3, %v4) : (tensor<10x9x3x3xi1>, tensor<10x9x3x3xi32>, tensor<10x9x3x3xi32>) -> (tensor<10x9x3x3xi32>) loc("v6")
  %v7 = sharding.mesh_split %v6 <@other, [{}, {"a"}, {}, {"b"}]> : tensor<10x9x3x3xi32> loc("v7")
  %v8 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> (tensor<i32>) loc("v8")
  %v9 = "stablehlo.constant"() <{value = dense<7> : tensor<i32>}> : () -> (tensor<i32>) loc("v9")
  %v10 = "stablehlo.clamp"(%v8, %v7, %v9) : (tensor<i32>, tensor<10x9x3x3xi32>, tensor<i32>) -> (tensor<10x9x3x3xi32>) loc("v10")
  %v11 = "stablehlo.shift_left"(%v4, %v10) : (tensor<10x9x3x3xi32>, tensor<10x9x3x3xi32>) -> (tensor<10x9x3x3xi32>) loc("v11")
  %v12 = sharding.mesh_split %v11 <@mesh, [{}, {"x":(1)16}, {"x":(16)4}, {}]> : tensor<10x9x3x3xi32> loc("v12")
  %v13 = "stablehlo.constant"() <{value = dense<[[1.000000e+00, 1.000000e+00, -2.000000e+00, 0.000000e+00, 3.000000e+00, -2.000000e+00, 0.000000e+00, -2.000000e+00], [-3.000000e+00, -3.000000e+00, 2.000000e+00, 0.000000e+00, -1.000000e+00, -1.000000e+00, 1.000000e+00, -2.000000e+00], [1.000000e+00, 2.000000e+00, 1.000000e+00, -1.000000e+00, 0.000000e+00, 3.000000e+00, -2.000000e+00, -2.000000e+00], [0.000000e+00, -3.000000e+00, -3.000000e+00, 0.000000e+00, -1.000000e+00, -2.000000e+00, 2.000000e+00, -3.000000e+00], [2.000000e+00, 1.000000e+00, 0.000000e+00, 2.000000e+00, -3.000000e+00, 2.000000e+00, 3.000000e+00, -2.000000e+00], [-1.000000e+00, 2.000000e+00, 0.000000e+00, -3.000000e+00, 0.000000e+00, -2.000000e+00, 3.000000e+00, 3.000000e+00], [3.000000e+00, -1.000000e+00, 2.000000e+00, -3.000000e+00, -3.000000e+00, 3.000000e+00, -1.000000e+00, -1.000000e+00], [2.000000e+00, 2.000000e+00, -1.000000e+00, -3.000000e+00, -3.000000e+00, 3.000000e+00, -2.000000e+00, -2.000000e+00]]> : tensor<8x8xf16>}> : () -> (tensor<8x8xf16>) loc("v13")
  %v14 = "stablehlo.broadcast_in_dim"(%v13) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<8x8xf16>) -> (tensor<5x8x8xf16>) loc("v14")
  %v22 = "func.call"(%v11, %v9) <{callee = @f0}> : (tensor<10x9x3x3xi32>, tensor<i32>) -> (tensor<i32>) loc("v22")
  %v24 = "stablehlo.constant"() <{value = dense<7> : tensor<i32>}> : () -> (tensor<i32>) loc("v24")
  %v25 = "stablehlo.and"(%v22, %v24) : (tensor<i32>, tensor<i32>) -> (tensor<i32>) loc("v25")
  %v27 = "stablehlo.concatenate"(%v26, %v26, %v14) <{dimension = 0 : i64}> : (tensor<3x8x8xf16>, tensor<3x8x8xf16>, tensor<5x8x8xf16>) -> (tensor<11x8x8xf16>) loc("v27")
  %v28 = sharding.mesh_split %v27 <@mesh, [{"x":(32)2}, {"x":(1)32}, {}]> : tensor<11x8x8xf16> loc("v28")
  %v31 = "stablehlo.convolution"(%v29, %v30) <{dimension_numbers = #stablehlo.conv<[0, b, f, 1]x[i, 0, o, 1]->[b, 1, 0, f]>, window_strides = array<i64: 1, 1>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 3, 3>, window_reversal = array<i1: false, false>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, padding = dense<[[0, 0], [0, -1]]> : tensor<2x2xi64>}> : (tensor<9x5x1x8xf32>, tensor<1x2x5x2xf32>) -> (tensor<5x4x6x5xf32>) loc("v31")
  %v33 = "stablehlo.broadcast_in_dim"(%v32) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x1xf32>) -> (tensor<11x2x10xf32>) loc("v33")
  return %v2, %v12, %v25, %v28, %v31, %v33 : tensor<3x6x2x3xi64>, tensor<10x9x3x3xi32>, tensor<i32>, tensor<11x8x8xf16>, tensor<5x4x6x5xf32>, tensor<11x2x10xf32>
}
