// GSPMD's text names no axes: one tensor is sharded by the first digit of six devices counted as 3 x
// 2 and one by that of 2 x 3, so there is one axis of 6, and a sub-axis of it is manual. A permute
// along the sub-axis is supported. (It was taken for one along the full axis, which is not manual.)
// RUN: gspmd-run %s --random-inputs 1 --check --poison
// RUN: gspmd-opt %s --gspmd-partition | FileCheck %s
// CHECK: sharding.mesh @mesh = <["a"=6]>
// CHECK: spmd.shift %{{.*}} by 1 over <@mesh ["a":(1)3]>
module attributes {mhlo.num_partitions = 6 : i32} {
  func.func @main(%a: tensor<12xf32> {mhlo.sharding = "{devices=[2,3]<=[6] last_tile_dim_replicate}"}) -> tensor<12xf32> {
    %0 = stablehlo.custom_call @Sharding(%a) {mhlo.sharding = "{devices=[3,2]<=[6] last_tile_dim_replicate}"} : (tensor<12xf32>) -> tensor<12xf32>
    %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {mhlo.sharding = "{devices=[1,3,2]<=[6] last_tile_dims={manual, replicated}}"} : (tensor<12xf32>) -> tensor<4xf32>
    %2 = "stablehlo.collective_permute"(%1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 2], [2, 4], [1, 3], [3, 5]]> : tensor<4x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
    %3 = stablehlo.custom_call @Sharding(%2) {mhlo.sharding = "{devices=[1,3,2]<=[6] last_tile_dims={manual, replicated}}"} : (tensor<4xf32>) -> tensor<4xf32>
    %4 = stablehlo.custom_call @SPMDShardToFullShape(%3) {mhlo.sharding = "{devices=[3,2]<=[6] last_tile_dim_replicate}"} : (tensor<4xf32>) -> tensor<12xf32>
    return %4 : tensor<12xf32>
  }
}
