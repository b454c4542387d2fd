// Seed 1353, failed to run. Again:
//   gspmd-run ./fuzz-1353.mlir --inputs ./fuzz-1353.npz --check --poison
// Tolerances: 0 0
// the program runs on 64 devices; the plugin has 4 (a plugin for CPUs may take --pjrt-option cpu_device_count=64)
sharding.mesh @mesh = <["x"=8, "y"=8], devices=[39, 47, 3, 37, 54, 36, 35, 32, 57, 56, 38, 53, 5, 7, 9, 61, 6, 51, 28, 14, 30, 63, 19, 18, 20, 16, 42, 25, 17, 23, 34, 40, 21, 12, 43, 50, 0, 15, 24, 26, 8, 48, 41, 1, 22, 55, 44, 4, 11, 45, 33, 2, 46, 49, 58, 62, 27, 31, 52, 13, 29, 59, 10, 60]>
sharding.mesh @other = <["a"=8, "b"=2, "c"=4], devices=[57, 54, 35, 30, 23, 2, 41, 37, 22, 43, 32, 6, 53, 50, 38, 61, 60, 44, 33, 24, 0, 34, 9, 63, 46, 56, 4, 26, 20, 3, 48, 47, 55, 7, 1, 40, 52, 51, 39, 11, 17, 5, 13, 59, 8, 28, 15, 31, 49, 16, 27, 12, 58, 45, 21, 42, 29, 62, 19, 14, 10, 25, 36, 18]>
func.func @main(
    %v0: tensor<7x2x2xi8> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}, {}]>} loc("v0"),
    %v1: tensor<7x2x2xi8> {sharding.sharding = #sharding.sharding<@other, [{"c":(1)2}, {}, {"b", "c":(2)2, "a"}]>} loc("v1"),
    %v3: tensor<i8> {sharding.sharding = #sharding.sharding<@mesh, []>} loc("v3")) -> (
    tensor<7x2x2xi8> {sharding.sharding = #sharding.sharding<@mesh, [{"y":(1)4}, {"x"}, {}]>},
    tensor<3xi8>) {
  %v2 = "stablehlo.map"(%v0, %v1) <{dimensions = array<i64: 0, 1, 2>}> ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %sum = stablehlo.add %a, %b : tensor<i8>
    %most = stablehlo.maximum %a, %b : tensor<i8>
    %both = stablehlo.add %sum, %most : tensor<i8>
    stablehlo.return %both : tensor<i8>
  }) : (tensor<7x2x2xi8>, tensor<7x2x2xi8>) -> (tensor<7x2x2xi8>) loc("v2")
  %v4 = "stablehlo.reduce"(%v1, %v3) <{dimensions = array<i64: 0, 2>}> ({
  ^bb0(%lhs: tensor<i8>, %rhs: tensor<i8>):
    %both = "stablehlo.and"(%lhs, %rhs) : (tensor<i8>, tensor<i8>) -> tensor<i8>
    "stablehlo.return"(%both) : (tensor<i8>) -> ()
  }) : (tensor<7x2x2xi8>, tensor<i8>) -> (tensor<2xi8>) loc("v4")
  %v5 = "stablehlo.constant"() <{value = dense<0> : tensor<i8>}> : () -> (tensor<i8>) loc("v5")
  %v6 = "stablehlo.reduce_window"(%v4, %v5) <{window_dimensions = array<i64: 1>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[0, -1]]> : tensor<1x2xi64>}> ({
  ^bb0(%lhs: tensor<i8>, %rhs: tensor<i8>):
    %both = "stablehlo.add"(%lhs, %rhs) : (tensor<i8>, tensor<i8>) -> tensor<i8>
    "stablehlo.return"(%both) : (tensor<i8>) -> ()
  }) : (tensor<2xi8>, tensor<i8>) -> (tensor<1xi8>) loc("v6")
  %v7 = sharding.mesh_split %v6 <@mesh, [{"x", ?}]> : tensor<1xi8> loc("v7")
  %v8 = "stablehlo.pad"(%v7, %v5) <{edge_padding_low = array<i64: 3>, edge_padding_high = array<i64: -1>, interior_padding = array<i64: 0>}> : (tensor<1xi8>, tensor<i8>) -> (tensor<3xi8>) loc("v8")
  return %v2, %v8 : tensor<7x2x2xi8>, tensor<3xi8>
}
