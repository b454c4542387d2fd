// Pairs along one manual axis, of one row of another one, for each index along a free
// axis. (They were taken for pairs along all axes, which are not all manual.)
// RUN: gspmd-opt %s --gspmd-partition | FileCheck %s
// RUN: gspmd-run %s --random-inputs 1 --check --poison
// CHECK: spmd.permute_pairs %{{.*}} [0, 1] over <@mesh ["x", "y"]>
sdy.mesh @mesh = <["x"=2, "y"=2, "z"=2]>
func.func @main(%a: tensor<8x6xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", "y"}, {"z"}]>}) -> tensor<8x6xf32> {
  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x", "y"}, {?}]>] out_shardings=[<@mesh, [{"x", "y"}, {?}]>] manual_axes={"x", "y"} (%p: tensor<2x6xf32>) {
    %t = "stablehlo.collective_permute"(%p) {source_target_pairs = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>} : (tensor<2x6xf32>) -> tensor<2x6xf32>
    sdy.return %t : tensor<2x6xf32>
  } : (tensor<8x6xf32>) -> tensor<8x6xf32>
  return %0 : tensor<8x6xf32>
}
