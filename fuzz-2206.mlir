// Seed 2206, failed to run. Again:
//   gspmd-run ./fuzz-2206.mlir --inputs ./fuzz-2206.npz --check --poison
// Tolerances: 0 64 0
// whole, on the plugin: the program runs on 6 devices; the plugin has 4 (a plugin for CPUs may take --pjrt-option cpu_device_count=6)
sharding.mesh @mesh = <["x"=2, "y"=3]>
func.func @main(
    %v0: tensor<13xf8E4M3> {sharding.sharding = #sharding.sharding<@mesh, [{"y", "x", ?}]>} loc("v0"),
    %v1: tensor<i32> {sharding.sharding = #sharding.sharding<@mesh, []>} loc("v1"),
    %v15: tensor<6xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"y", "x"}]>} loc("v15")) -> (
    tensor<i32> {sharding.sharding = #sharding.sharding<@mesh, []>},
    tensor<13xf8E4M3> {sharding.sharding = #sharding.sharding<@mesh, [{"y", "x"}]>},
    tensor<6xf32>) {
  %v2 = "stablehlo.dynamic_update_slice"(%v0, %v0, %v1) : (tensor<13xf8E4M3>, tensor<13xf8E4M3>, tensor<i32>) -> (tensor<13xf8E4M3>) loc("v2")
  %v3 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> (tensor<i32>) loc("v3")
  %v4 = "stablehlo.constant"() <{value = dense<7> : tensor<i32>}> : () -> (tensor<i32>) loc("v4")
  %v5 = "stablehlo.clamp"(%v3, %v1, %v4) : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>) loc("v5")
  %v6 = "stablehlo.shift_right_logical"(%v1, %v5) : (tensor<i32>, tensor<i32>) -> (tensor<i32>) loc("v6")
  %v7 = "stablehlo.reverse"(%v2) <{dimensions = array<i64: 0>}> : (tensor<13xf8E4M3>) -> (tensor<13xf8E4M3>) loc("v7")
  %v8 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f8E4M3>}> : () -> (tensor<f8E4M3>) loc("v8")
  %v9 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<f8E4M3>}> : () -> (tensor<f8E4M3>) loc("v9")
  %v10 = "stablehlo.clamp"(%v8, %v7, %v9) : (tensor<f8E4M3>, tensor<13xf8E4M3>, tensor<f8E4M3>) -> (tensor<13xf8E4M3>) loc("v10")
  %v11 = "stablehlo.constant"() <{value = dense<-2.000000e+00> : tensor<f8E4M3>}> : () -> (tensor<f8E4M3>) loc("v11")
  %v12 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f8E4M3>}> : () -> (tensor<f8E4M3>) loc("v12")
  %v13 = "stablehlo.clamp"(%v11, %v2, %v12) : (tensor<f8E4M3>, tensor<13xf8E4M3>, tensor<f8E4M3>) -> (tensor<13xf8E4M3>) loc("v13")
  %v14 = "stablehlo.power"(%v10, %v13) : (tensor<13xf8E4M3>, tensor<13xf8E4M3>) -> (tensor<13xf8E4M3>) loc("v14")
  %v18 = "sharding.manual_computation"(%v15) <{in_shardings = #sharding.per_value<[<@mesh, [{"x", ?}]>]>, out_shardings = #sharding.per_value<[<@mesh, [{"x", ?}]>]>, manual_axes = #sharding.axes<@mesh ["x"]>}> ({
  ^bb0(%v16: tensor<3xf32>):
  %v17 = "stablehlo.collective_permute"(%v16) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 3], [1, 4], [2, 5]]> : tensor<3x2xi64>}> : (tensor<3xf32>) -> (tensor<3xf32>) loc("v17")
  "sharding.return"(%v17) : (tensor<3xf32>) -> ()
  }) : (tensor<6xf32>) -> (tensor<6xf32>) loc("v18")
  return %v6, %v14, %v18 : tensor<i32>, tensor<13xf8E4M3>, tensor<6xf32>
}
