// Seed 1180, failed to run. Again:
//   gspmd-run ./fuzz-1180.mlir --inputs ./fuzz-1180.npz --check --poison
// Tolerances: 1.06581e-13 0 0 0 0 0 0
// the program runs on 6 devices; the plugin has 4 (a plugin for CPUs may take --pjrt-option cpu_device_count=6)
sharding.mesh @mesh = <["x"=2, "y"=1, "z"=3]>
func.func private @f0(%v9: tensor<f64>) -> (tensor<21xi32>) {
  %v10 = "stablehlo.constant"() <{value = dense<-6> : tensor<8x2x9x3xi16>}> : () -> (tensor<8x2x9x3xi16>) loc("v10")
  %v11 = "stablehlo.constant"() <{value = dense<[[[8, -1, 4, 4, 2, -3, 7, 0, -1], [5, -5, 0, 3, 0, 2, -3, -5, 0], [5, 9, -3, 5, 2, -2, 8, -2, 9], [4, 8, -3, 8, 7, -1, -5, -2, 4], [-5, -4, 0, 1, 5, 3, -5, -2, -1], [9, -1, 4, 7, 0, -1, 7, -5, 5], [2, 0, 9, 5, -6, 6, -3, -6, 3], [0, -1, 7, -3, 7, 2, -4, -3, 0], [-1, 7, -3, -4, -2, 2, -6, -4, 2], [2, -1, 9, 6, 0, 1, 5, 7, 2], [7, 3, -5, -4, -5, -3, 2, 8, 4], [9, 7, 9, 5, 7, 3, 5, 3, 8], [7, 0, -5, -1, 5, 5, 9, -4, 1]], [[6, 0, -1, 2, 2, -1, -2, 0, 3], [6, 5, 0, 0, -4, 4, 6, 6, 0], [6, 5, 1, 4, -3, 6, -4, 8, 6], [9, -6, 3, 1, 4, -3, 2, 3, 4], [3, -5, -3, 3, 8, -3, -3, -1, 6], [7, 0, 1, 2, 9, 1, 6, 7, 1], [-5, -4, -6, 3, -2, -4, 3, -5, -4], [4, 4, -4, 5, 7, -5, 6, 9, 1], [-3, 3, 9, -1, -2, -4, 6, 9, 4], [-1, -6, 3, -1, 1, 2, 8, 7, -1], [4, 3, 9, -4, 7, 7, 6, -5, 2], [-6, 5, -6, -3, -1, -5, -4, 0, 1], [-5, 5, -5, 8, -4, 2, 9, 5, -2]]]> : tensor<2x13x9xi16>}> : () -> (tensor<2x13x9xi16>) loc("v11")
  %v12 = "stablehlo.constant"() <{value = dense<[-2, 9, 9, -1, -2, -1, -2]> : tensor<7xi32>}> : () -> (tensor<7xi32>) loc("v12")
  %v13 = "stablehlo.concatenate"(%v12, %v12, %v12) <{dimension = 0 : i64}> : (tensor<7xi32>, tensor<7xi32>, tensor<7xi32>) -> (tensor<21xi32>) loc("v13")
  return %v13 : tensor<21xi32>
}
func.func @main(
    %v0: tensor<10xf64> {sharding.sharding = #sharding.sharding<@mesh, [{"z", "x"}]>} loc("v0"),
    %v1: tensor<9xf64> loc("v1"),
    %v6: tensor<11x4x3xi2> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {"z", "y"}, {}]>} loc("v6"),
    %v7: tensor<11x4x3xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x", ?}, {"z", ?}, {?}]>} loc("v7"),
    %v18: tensor<13x7xi64> loc("v18"),
    %v21: tensor<3x2xui32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"z"}], replicated={"x", "y"}>} loc("v21"),
    %v25: tensor<13x5xi64> loc("v25")) -> (
    tensor<10xf64> {sharding.sharding = #sharding.sharding<@mesh, [{"z", "x", "y"}]>},
    tensor<11x4x3xi2>,
    tensor<21xi32>,
    tensor<13x7xi64> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"y", "x"}]>},
    tensor<3xui32> {sharding.sharding = #sharding.sharding<@mesh, [{"x", "z", "y"}]>},
    tensor<4xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"z", "x"}]>},
    tensor<13x12xi64>) {
  %v2 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> (tensor<f64>) loc("v2")
  %v3 = "stablehlo.select_and_scatter"(%v0, %v1, %v2) <{window_dimensions = array<i64: 4>, window_strides = array<i64: 1>, padding = dense<[[2, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %pick = "stablehlo.compare"(%x, %y) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %pick : tensor<i1>
  }, {
  ^bb0(%lhs: tensor<f64>, %rhs: tensor<f64>):
    %both = "stablehlo.add"(%lhs, %rhs) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    "stablehlo.return"(%both) : (tensor<f64>) -> ()
  }) : (tensor<10xf64>, tensor<9xf64>, tensor<f64>) -> (tensor<10xf64>) loc("v3")
  %v4 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> (tensor<f64>) loc("v4")
  %v5 = "stablehlo.reduce"(%v1, %v4) <{dimensions = array<i64: 0>}> ({
  ^bb0(%lhs: tensor<f64>, %rhs: tensor<f64>):
    %both = "stablehlo.add"(%lhs, %rhs) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    "stablehlo.return"(%both) : (tensor<f64>) -> ()
  }) : (tensor<9xf64>, tensor<f64>) -> (tensor<f64>) loc("v5")
  %v8:2 = "stablehlo.sort"(%v6, %v7) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a0: tensor<i2>, %b0: tensor<i2>, %a1: tensor<f32>, %b1: tensor<f32>):
    %before = "stablehlo.compare"(%a0, %b0) <{comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i2>, tensor<i2>) -> tensor<i1>
    stablehlo.return %before : tensor<i1>
  }) : (tensor<11x4x3xi2>, tensor<11x4x3xf32>) -> (tensor<11x4x3xi2>, tensor<11x4x3xf32>) loc("v8")
  %v14 = "func.call"(%v5) <{callee = @f0}> : (tensor<f64>) -> (tensor<21xi32>) loc("v14")
  %v15 = "stablehlo.constant"() <{value = dense<1> : tensor<13x13xi64>}> : () -> (tensor<13x13xi64>) loc("v15")
  %v16 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> (tensor<f32>) loc("v16")
  %v17 = "stablehlo.reduce_window"(%v8#1, %v16) <{window_dimensions = array<i64: 1, 1, 1>, window_strides = array<i64: 1, 1, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
    %both = "stablehlo.maximum"(%lhs, %rhs) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%both) : (tensor<f32>) -> ()
  }) : (tensor<11x4x3xf32>, tensor<f32>) -> (tensor<11x4x3xf32>) loc("v17")
  %v19 = "stablehlo.dot"(%v15, %v18) : (tensor<13x13xi64>, tensor<13x7xi64>) -> (tensor<13x7xi64>) loc("v19")
  %v20 = sharding.mesh_split %v19 <@mesh, [{"y"}, {"x"}]> : tensor<13x7xi64> loc("v20")
  %v22 = "stablehlo.constant"() <{value = dense<6> : tensor<ui32>}> : () -> (tensor<ui32>) loc("v22")
  %v23 = "stablehlo.reduce"(%v21, %v22) <{dimensions = array<i64: 1>}> ({
  ^bb0(%lhs: tensor<ui32>, %rhs: tensor<ui32>):
    %both = "stablehlo.add"(%lhs, %rhs) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    "stablehlo.return"(%both) : (tensor<ui32>) -> ()
  }) : (tensor<3x2xui32>, tensor<ui32>) -> (tensor<3xui32>) loc("v23")
  %v24 = "stablehlo.reduce"(%v17, %v16) <{dimensions = array<i64: 0, 2>}> ({
  ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
    %both = "stablehlo.minimum"(%lhs, %rhs) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%both) : (tensor<f32>) -> ()
  }) : (tensor<11x4x3xf32>, tensor<f32>) -> (tensor<4xf32>) loc("v24")
  %v26 = "stablehlo.concatenate"(%v25, %v18) <{dimension = 1 : i64}> : (tensor<13x5xi64>, tensor<13x7xi64>) -> (tensor<13x12xi64>) loc("v26")
  return %v3, %v8#0, %v14, %v20, %v23, %v24, %v26 : tensor<10xf64>, tensor<11x4x3xi2>, tensor<21xi32>, tensor<13x7xi64>, tensor<3xui32>, tensor<4xf32>, tensor<13x12xi64>
}
