// The channels of transfers to a host stay, and collectives have others.
// RUN: gspmd-opt %s --gspmd-export-stablehlo=form=partitions | FileCheck %s
// CHECK: "stablehlo.all_gather"{{.*}}channel_handle<handle = 2, type = 1>
// CHECK: "stablehlo.send"{{.*}}channel_handle<handle = 1, type = 2>, is_host_transfer = true
// CHECK: "stablehlo.all_reduce"{{.*}}channel_handle<handle = 3, type = 1>
sdy.mesh @mesh = <["x"=4]>
func.func @main(%a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}, %b: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}, %t: !stablehlo.token) -> (tensor<16xf32>, !stablehlo.token) {
  %0 = "stablehlo.send"(%a, %t) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>, is_host_transfer = true}> : (tensor<8x16xf32>, !stablehlo.token) -> !stablehlo.token
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %1 = stablehlo.reduce(%b init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x16xf32>, tensor<f32>) -> tensor<16xf32>
  return %1, %0 : tensor<16xf32>, !stablehlo.token
}
