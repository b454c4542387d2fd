// RUN: gspmd-opt %s --gspmd-import | FileCheck %s

module attributes {mhlo.num_partitions = 8 : i32} {
// CHECK: sharding.mesh @mesh = <["a"=4, "b"=2]>

// A computation that is manual on some axes, with its body
// in a function and a constant that is also used outside.
// CHECK-LABEL: func.func @subgroup
// CHECK-DAG: %[[IN:.*]] = sharding.mesh_split %arg0 <@mesh, [{}, {}]>
// CHECK-DAG: %[[C:.*]] = stablehlo.constant
// CHECK: %[[R:.*]] = sharding.manual_computation(%[[IN]], %arg1) in <[<@mesh, [{?}, {"a", ?}]>, <@mesh, [{"a", ?}, {?}]>]> out <[<@mesh, [{"a"}, {}]>]> manual <@mesh ["a"]> {
// CHECK-NEXT: ^bb0(%[[X:.*]]: tensor<8x4xf32>, %[[Y:.*]]: tensor<4x8xf32>):
// CHECK-DAG:    %[[LOCAL:.*]] = stablehlo.constant
// CHECK-DAG:    %[[DOT:.*]] = stablehlo.dot_general %[[X]], %[[Y]]
// CHECK:        %[[SPLIT:.*]] = sharding.mesh_split %[[DOT]] <@mesh, [{}, {"b"}]>
// CHECK:        %[[ADD:.*]] = stablehlo.add %[[SPLIT]], %[[LOCAL]]
// CHECK:        sharding.return %[[ADD]]
// CHECK: stablehlo.concatenate %[[R]], %[[C]]
func.func @subgroup(%arg0: tensor<8x16xf32>, %arg1: tensor<16x8xf32>) -> tensor<40x8xf32> {
  %c = stablehlo.constant dense<1.0> : tensor<8x8xf32>
  %0 = stablehlo.custom_call @Sharding(%arg0) {backend_config = "", mhlo.sharding = "{replicated}"} : (tensor<8x16xf32>) -> tensor<8x16xf32>
  %1 = stablehlo.custom_call @Sharding(%0) {backend_config = "unspecified_dims=[0,1]", mhlo.sharding = "{devices=[1,4,2]<=[8] last_tile_dim_replicate}"} : (tensor<8x16xf32>) -> tensor<8x16xf32>
  %2 = stablehlo.custom_call @SPMDFullToShardShape(%1) {backend_config = "unspecified_dims=[0,1]", mhlo.sharding = "{devices=[1,1,4,2]<=[8] last_tile_dims={manual, replicated}}"} : (tensor<8x16xf32>) -> tensor<8x4xf32>
  %3 = stablehlo.custom_call @Sharding(%arg1) {backend_config = "unspecified_dims=[0,1]", mhlo.sharding = "{devices=[4,1,2]<=[8] last_tile_dim_replicate}"} : (tensor<16x8xf32>) -> tensor<16x8xf32>
  %4 = stablehlo.custom_call @SPMDFullToShardShape(%3) {backend_config = "unspecified_dims=[0,1]", mhlo.sharding = "{devices=[1,1,4,2]<=[8] last_tile_dims={manual, replicated}}"} : (tensor<16x8xf32>) -> tensor<4x8xf32>
  %5 = call @body(%2, %4) : (tensor<8x4xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
  %6 = stablehlo.add %5, %c : tensor<8x8xf32>
  %7 = stablehlo.custom_call @Sharding(%6) {backend_config = "unspecified_dims=[0,1]", mhlo.sharding = "{devices=[1,1,4,2]<=[8] last_tile_dims={manual, replicated}}"} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %8 = stablehlo.custom_call @SPMDShardToFullShape(%7) {backend_config = "", mhlo.sharding = "{devices=[4,1,2]<=[8] last_tile_dim_replicate}"} : (tensor<8x8xf32>) -> tensor<32x8xf32>
  %9 = stablehlo.concatenate %8, %c, dim = 0 : (tensor<32x8xf32>, tensor<8x8xf32>) -> tensor<40x8xf32>
  return %9 : tensor<40x8xf32>
}
func.func private @body(%arg0: tensor<8x4xf32>, %arg1: tensor<4x8xf32>) -> tensor<8x8xf32> {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
  %1 = stablehlo.custom_call @Sharding(%0) {backend_config = "", mhlo.sharding = "{devices=[1,2,4]<=[4,2]T(1,0) last_tile_dims={manual}}"} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}

// A computation that is manual on all axes, with two results.
// CHECK-LABEL: func.func @all
// CHECK-NEXT: %[[R:.*]]:2 = sharding.manual_computation(%arg0) in <[<@mesh, [{"a", "b"}]>]> out <[<@mesh, [{"a", "b"}]>, <@mesh, [{}]>]> manual <@mesh ["a", "b"]> {
// CHECK-NEXT: ^bb0(%[[X:.*]]: tensor<2xf32>):
// CHECK-NEXT:   %[[NEG:.*]] = stablehlo.negate %[[X]]
// CHECK-NEXT:   sharding.return %[[NEG]], %[[NEG]]
// CHECK: return %[[R]]#0, %[[R]]#1
func.func @all(%arg0: tensor<16xf32>) -> (tensor<16xf32>, tensor<2xf32>) {
  %0 = stablehlo.custom_call @Sharding(%arg0) {backend_config = "", mhlo.sharding = "{devices=[8]<=[8]}"} : (tensor<16xf32>) -> tensor<16xf32>
  %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<16xf32>) -> tensor<2xf32>
  %2 = stablehlo.negate %1 : tensor<2xf32>
  %3 = stablehlo.custom_call @Sharding(%2) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<2xf32>) -> tensor<2xf32>
  %4 = stablehlo.custom_call @SPMDShardToFullShape(%3) {backend_config = "", mhlo.sharding = "{devices=[8]<=[8]}"} : (tensor<2xf32>) -> tensor<16xf32>
  %5 = stablehlo.custom_call @SPMDShardToFullShape(%2) {backend_config = "", mhlo.sharding = "{replicated}"} : (tensor<2xf32>) -> tensor<2xf32>
  return %4, %5 : tensor<16xf32>, tensor<2xf32>
}

// Dead ops are dropped; ops with effects stay
// in the region, even if no result leaves it.
// CHECK-LABEL: func.func @stray
// CHECK: sharding.manual_computation(%arg0)
// CHECK-NEXT: ^bb0(%[[X:.*]]: tensor<2xf32>):
// CHECK-NEXT:   %[[EXP:.*]] = stablehlo.exponential %[[X]]
// CHECK-NEXT:   stablehlo.custom_call @callback(%[[EXP]]) {has_side_effect = true}
// CHECK-NEXT: }
// CHECK: sharding.manual_computation(%arg0)
// CHECK-NEXT: ^bb0(%[[Y:.*]]: tensor<2xf32>):
// CHECK-NEXT:   %[[NEG:.*]] = stablehlo.negate %[[Y]]
// CHECK-NEXT:   sharding.return %[[NEG]]
// CHECK-NOT: stablehlo.sine
// CHECK: return
func.func @stray(%arg0: tensor<16xf32>) -> tensor<16xf32> {
  %0 = stablehlo.custom_call @Sharding(%arg0) {backend_config = "", mhlo.sharding = "{devices=[8]<=[8]}"} : (tensor<16xf32>) -> tensor<16xf32>
  %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<16xf32>) -> tensor<2xf32>
  %e = stablehlo.exponential %1 : tensor<2xf32>
  stablehlo.custom_call @callback(%e) {has_side_effect = true} : (tensor<2xf32>) -> ()
  %2 = stablehlo.negate %1 : tensor<2xf32>
  %s = stablehlo.sine %2 : tensor<2xf32>
  %t = stablehlo.add %s, %1 : tensor<2xf32>
  %3 = stablehlo.custom_call @Sharding(%2) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<2xf32>) -> tensor<2xf32>
  %4 = stablehlo.custom_call @SPMDShardToFullShape(%3) {backend_config = "", mhlo.sharding = "{devices=[8]<=[8]}"} : (tensor<2xf32>) -> tensor<16xf32>
  return %4 : tensor<16xf32>
}

// A region without results but with an effect.
// CHECK-LABEL: func.func @only_effect
// CHECK: sharding.manual_computation(%arg0) in <[<@mesh, [{"a", "b"}]>]> out <[]> manual <@mesh ["a", "b"]> {
// CHECK-NEXT: ^bb0(%[[X:.*]]: tensor<2xf32>):
// CHECK-NEXT:   stablehlo.custom_call @callback(%[[X]]) {has_side_effect = true}
// CHECK-NEXT: }
// CHECK: return %arg0
func.func @only_effect(%arg0: tensor<16xf32>) -> tensor<16xf32> {
  %0 = stablehlo.custom_call @Sharding(%arg0) {backend_config = "", mhlo.sharding = "{devices=[8]<=[8]}"} : (tensor<16xf32>) -> tensor<16xf32>
  %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<16xf32>) -> tensor<2xf32>
  stablehlo.custom_call @callback(%1) {has_side_effect = true} : (tensor<2xf32>) -> ()
  return %arg0 : tensor<16xf32>
}
}
