// RUN: gspmd-opt %s --export-mhlo-sharding --split-input-file --verify-diagnostics | FileCheck %s

// CHECK-NOT: sharding.mesh
sharding.mesh @mesh = <["x"=4, "y"=2]>

// CHECK-LABEL: func.func @all(
// CHECK-SAME: %arg0: tensor<8x8xf32> {mhlo.sharding = "{devices=[2,1,4]<=[4,2]T(1,0) last_tile_dim_replicate}"}
// CHECK-SAME: %arg1: tensor<8x8xf32>)
// CHECK-SAME: -> (tensor<8x8xf32> {mhlo.sharding = "{replicated}"})
func.func @all(%arg0: tensor<8x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"y"}, {}]>},
               %arg1: tensor<8x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{?}, {?}]>})
    -> (tensor<8x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {}]>}) {
  // CHECK-NEXT: stablehlo.optimization_barrier {mhlo.sharding = "{{[{][{]}}devices=[4,2]<=[8]}, {devices=[1,2,4]<=[8] last_tile_dim_replicate}}"} %arg0, %arg0
  %0:2 = stablehlo.optimization_barrier {sharding.shardings = #sharding.per_value<[<@mesh, [{"x"}, {"y"}]>, <@mesh, [{}, {"x":(1)2}]>]>} %arg0, %arg0 : tensor<8x8xf32>, tensor<8x8xf32>
  // CHECK-NEXT: stablehlo.custom_call @Sharding(%{{.*}}) {backend_config = "unspecified_dims=[1]", mhlo.sharding = "{devices=[4,1,2]<=[8] last_tile_dim_replicate}"}
  %1 = sharding.mesh_split %0#0 <@mesh, [{"x"}, {?}]> : tensor<8x8xf32>
  // CHECK-NEXT: stablehlo.custom_call @Sharding(%{{.*}}) {backend_config = "", mhlo.sharding = "{devices=[1,8]<=[4,2]T(1,0)}"}
  %2 = sharding.reshard %1 <@mesh, [{}, {"y", "x"}]> : tensor<8x8xf32>
  // expected-remark@+1 {{group is dropped: mhlo.sharding has no groups}}
  sharding.group %2 id = 3 : tensor<8x8xf32>
  // expected-remark@+1 {{barrier is dropped: mhlo.sharding has no barriers}}
  %3 = sharding.barrier %2 blocks "backward" : tensor<8x8xf32>
  // CHECK-NEXT: %[[IN:.*]] = stablehlo.custom_call @Sharding(%{{.*}}) {backend_config = "", mhlo.sharding = "{devices=[4,1,2]<=[8] last_tile_dim_replicate}"}
  // CHECK-NEXT: %[[LOCAL:.*]] = stablehlo.custom_call @SPMDFullToShardShape(%[[IN]]) {backend_config = "", mhlo.sharding = "{devices=[1,1,4,2]<=[8] last_tile_dims={manual, replicated}}"} : (tensor<8x8xf32>) -> tensor<2x8xf32>
  // CHECK-NEXT: %[[SPLIT:.*]] = stablehlo.custom_call @Sharding(%[[LOCAL]]) {backend_config = "", mhlo.sharding = "{devices=[1,2,4]<=[4,2]T(1,0) last_tile_dims={manual}}"}
  // CHECK-NEXT: %[[OUT:.*]] = stablehlo.custom_call @Sharding(%[[SPLIT]]) {backend_config = "unspecified_dims=[1]", mhlo.sharding = "{devices=[1,1,4,2]<=[8] last_tile_dims={manual, replicated}}"}
  // CHECK-NEXT: %[[FULL:.*]] = stablehlo.custom_call @SPMDShardToFullShape(%[[OUT]]) {backend_config = "unspecified_dims=[1]", mhlo.sharding = "{devices=[4,1,2]<=[8] last_tile_dim_replicate}"}
  // CHECK-NEXT: return %[[FULL]]
  %4 = sharding.manual_computation(%3) in <[<@mesh, [{"x"}, {}]>]> out <[<@mesh, [{"x"}, {?}]>]> manual <@mesh ["x"]> {
  ^bb0(%arg2: tensor<2x8xf32>):
    %5 = sharding.mesh_split %arg2 <@mesh, [{}, {"y"}]> : tensor<2x8xf32>
    sharding.return %5 : tensor<2x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return %4 : tensor<8x8xf32>
}

// -----

sharding.mesh @mesh = <["x"=4], devices=[0,3,1,2]>
// CHECK-LABEL: func.func private @list(
// CHECK-SAME: mhlo.sharding = "{devices=[4]0,3,1,2}"
// CHECK-SAME: mhlo.sharding = "{devices=[1,2,2]0,3,1,2 last_tile_dims={unreduced, replicated}}"
func.func private @list(tensor<8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>},
                        tensor<8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}], unreduced={"x":(1)2}>})

// -----

// If only some axes are manual, scalars are annotated, except for those of
// reducers; a nested computation may repeat manual axes of the one around it.
sharding.mesh @mesh = <["x"=4, "y"=2]>
// CHECK-LABEL: func.func @partly_manual(
func.func @partly_manual(%arg0: tensor<8xf32>) -> tensor<f32> {
  // CHECK: stablehlo.constant {mhlo.sharding = "{devices=[4,2]<=[8] last_tile_dims={manual, replicated}}"} dense<0.000000e+00> : tensor<f32>
  // CHECK: stablehlo.reduce
  // CHECK-NEXT: reducer(
  // CHECK-NEXT: stablehlo.maximum %{{[^{]*}} : tensor<f32>
  // CHECK: stablehlo.partition_id : tensor<ui32>
  // CHECK-NEXT: stablehlo.convert %{{.*}} : (tensor<ui32>)
  // CHECK-NEXT: stablehlo.custom_call @Sharding(%{{.*}}) {backend_config = "", mhlo.sharding = "{manual}"}
  // CHECK-NEXT: stablehlo.custom_call @SPMDShardToFullShape(%{{.*}}) {backend_config = "", mhlo.sharding = "{devices=[4,2]<=[8] last_tile_dims={manual, replicated}}"}
  // CHECK-NEXT: stablehlo.add %{{.*}} {mhlo.sharding = "{devices=[4,2]<=[8] last_tile_dims={manual, replicated}}"}
  %0 = sharding.manual_computation(%arg0) in <[<@mesh, [{"x"}]>]> out <[<@mesh, []>]> manual <@mesh ["x"]> {
  ^bb0(%arg1: tensor<2xf32>):
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %1 = "stablehlo.reduce"(%arg1, %zero) <{dimensions = array<i64: 0>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %4 = stablehlo.maximum %a, %b : tensor<f32>
      %5 = stablehlo.minimum %4, %b : tensor<f32>
      stablehlo.return %5 : tensor<f32>
    }) : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %2 = sharding.manual_computation() in <[]> out <[<@mesh, []>]> manual <@mesh ["x", "y"]> {
      %6 = stablehlo.partition_id : tensor<ui32>
      %7 = stablehlo.convert %6 : (tensor<ui32>) -> tensor<f32>
      sharding.return %7 : tensor<f32>
    } : () -> tensor<f32>
    %3 = stablehlo.add %1, %2 : tensor<f32>
    sharding.return %3 : tensor<f32>
  } : (tensor<8xf32>) -> tensor<f32>
  return %0 : tensor<f32>
}
