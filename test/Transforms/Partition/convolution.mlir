// RUN: gspmd-opt %s --sharding-propagate --sharding-close --sharding-fuse-moves --sharding-fold-reshards --sharding-cse --sharding-insert-reshards --spmd-partition --cse | FileCheck %s

sharding.mesh @mesh = <["x"=4]>

// The halo has zeros at the ends: no mask.
// CHECK-LABEL: func @conv
// CHECK: %[[HALO:.*]] = spmd.halo_exchange %arg0 dim 1 left 1 right 1 over <@mesh ["x"]> : tensor<1x4x2xf32> -> tensor<1x6x2xf32>
// CHECK-NEXT: stablehlo.convolution(%[[HALO]], %arg1)
// CHECK-SAME: pad = {{\[\[}}0, 0]]
// CHECK-SAME: (tensor<1x6x2xf32>, tensor<3x2x2xf32>) -> tensor<1x4x2xf32>
func.func @conv(
    %a: tensor<1x16x2xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}, {}]>}, %k: tensor<3x2x2xf32>) -> (tensor<1x16x2xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}, {}]>}) {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x16x2xf32>, tensor<3x2x2xf32>) -> tensor<1x16x2xf32>
  return %0 : tensor<1x16x2xf32>
}

// The spatial dimension of the kernel is sharded: partial sums.
// CHECK-LABEL: func @wgrad
// CHECK: %[[HALO:.*]] = spmd.halo_exchange %arg0 dim 1 left 1 right 1
// CHECK: %[[PART:.*]] = stablehlo.convolution(%[[HALO]], %arg1)
// CHECK-SAME: -> tensor<3x2x2xf32>
// CHECK: spmd.all_reduce add %[[PART]] over <@mesh ["x"]> : tensor<3x2x2xf32>
func.func @wgrad(
    %a: tensor<1x16x2xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}, {}]>}, %g: tensor<1x16x2xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}, {}]>}) -> tensor<3x2x2xf32> {
  %0 = stablehlo.convolution(%a, %g) dim_numbers = [f, 0, b]x[i, 0, o]->[0, b, f], window = {pad = [[1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x16x2xf32>, tensor<1x16x2xf32>) -> tensor<3x2x2xf32>
  return %0 : tensor<3x2x2xf32>
}
