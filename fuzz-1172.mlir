// Seed 1172, failed to run. Again:
//   gspmd-run ./fuzz-1172.mlir --inputs ./fuzz-1172.npz --check --poison
// Tolerances: 2.86102e-06 2.86102e-06
// the program runs on 8 devices; the plugin has 4 (a plugin for CPUs may take --pjrt-option cpu_device_count=8)
sharding.mesh @mesh = <["x"=4, "y"=2], devices=[6, 7, 2, 1, 5, 0, 4, 3]>
func.func @main(
    %v0: tensor<1x11x9x3xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {?}, {"x"}, {}]>} loc("v0")) -> (
    tensor<1x11x9x3xf32>,
    tensor<1x0x1x1xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>}) {
  %v1 = "stablehlo.reverse"(%v0) <{dimensions = array<i64>}> : (tensor<1x11x9x3xf32>) -> (tensor<1x11x9x3xf32>) loc("v1")
  "sharding.group"(%v1) <{group_id = 0 : i64}> : (tensor<1x11x9x3xf32>) -> () loc("v2")
  %v3 = "stablehlo.reverse"(%v0) <{dimensions = array<i64>}> : (tensor<1x11x9x3xf32>) -> (tensor<1x11x9x3xf32>) loc("v3")
  "sharding.group"(%v3) <{group_id = 0 : i64}> : (tensor<1x11x9x3xf32>) -> () loc("v4")
  %v5 = sharding.mesh_split %v3 <@mesh, [{}, {}, {"x"}, {}], unreduced={"y"}> : tensor<1x11x9x3xf32> loc("v5")
  %v6 = "stablehlo.create_token"() : () -> (!stablehlo.token) loc("v6")
  %v7 = "stablehlo.after_all"(%v6, %v6) : (!stablehlo.token, !stablehlo.token) -> (!stablehlo.token) loc("v7")
  %v8 = "stablehlo.slice"(%v3) <{start_indices = array<i64: 0, 0, 8, 2>, limit_indices = array<i64: 1, 0, 9, 3>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x11x9x3xf32>) -> (tensor<1x0x1x1xf32>) loc("v8")
  %v9 = sharding.mesh_split %v8 <@mesh, [{"x"}, {}, {}, {}], unreduced=max{"y"}> : tensor<1x0x1x1xf32> loc("v9")
  return %v5, %v9 : tensor<1x11x9x3xf32>, tensor<1x0x1x1xf32>
}
