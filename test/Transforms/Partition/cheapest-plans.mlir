// RUN: gspmd-opt %s --gspmd-partition --split-input-file | FileCheck %s
// Plans and decisions that send the fewest bytes.

sharding.mesh @mesh = <["x"=2, "y"=2, "z"=2]>

// Three sharded dimensions become one: the major one stays
// sharded, as in the result. Only the others are gathered.
// CHECK-LABEL: func @merge
// CHECK-NEXT: spmd.all_gather %{{.*}} dim 1 over <@mesh ["y"]> : tensor<2x3x4xf32> -> tensor<2x6x4xf32>
// CHECK-NEXT: spmd.all_gather %{{.*}} dim 2 over <@mesh ["z"]> : tensor<2x6x4xf32> -> tensor<2x6x8xf32>
// CHECK-NEXT: stablehlo.reshape %{{.*}} : (tensor<2x6x8xf32>) -> tensor<96xf32>
// CHECK-NEXT: return
func.func @merge(%a: tensor<4x6x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {"y"}, {"z"}]>}) -> tensor<192xf32> {
  %0 = stablehlo.reshape %a : (tensor<4x6x8xf32>) -> tensor<192xf32>
  return %0 : tensor<192xf32>
}

// -----

// Axes of size two and four change places. Half of the larger
// one moves over, then the axes are renamed, which sends 3/2
// of a shard; two all-to-alls around a permute would send 9/4.

sharding.mesh @mesh = <["x"=2, "y"=4]>

// CHECK-LABEL: func @swap
// CHECK-NEXT: spmd.all_to_all %{{.*}} split 1 concat 0 over <@mesh ["y":(2)2]> : tensor<4x8xf32> -> tensor<8x4xf32>
// CHECK-NEXT: spmd.collective_permute %{{.*}} from <@mesh ["y":(1)2, "x", "y":(2)2]> to <@mesh ["x", "y"]> : tensor<8x4xf32>
// CHECK-NEXT: return
func.func @swap(%a: tensor<16x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"y"}, {"x"}]>}) -> tensor<16x16xf32> {
  %0 = sharding.mesh_split %a <@mesh, [{"x"}, {"y"}]> : tensor<16x16xf32>
  return %0 : tensor<16x16xf32>
}
