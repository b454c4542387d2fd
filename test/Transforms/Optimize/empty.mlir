// Ops without elements are not computed in blocks: that they communicate nothing is
// no sign of blocks that are independent.
// RUN: gspmd-opt %s --gspmd-partition --gspmd-optimize | FileCheck %s

sharding.mesh @mesh = <["x"=2]>

// CHECK-LABEL: func.func @reverse(
// CHECK: %[[GATHERED:.*]] = spmd.all_gather %arg0
// CHECK: stablehlo.reverse %[[GATHERED]], dims = [0]
func.func @reverse(%a: tensor<8x0xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}) -> (tensor<8x0xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}) {
  %0 = sharding.mesh_split %a <@mesh, [{}, {}]> : tensor<8x0xf32>
  %1 = stablehlo.reverse %0, dims = [0] : tensor<8x0xf32>
  %2 = sharding.mesh_split %1 <@mesh, [{}, {}]> : tensor<8x0xf32>
  return %2 : tensor<8x0xf32>
}

// CHECK-LABEL: func.func @concatenate(
// CHECK: spmd.all_gather %arg0
// CHECK: stablehlo.concatenate {{.*}} -> tensor<8x0xf32>
func.func @concatenate(%a: tensor<8x0xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}) -> (tensor<8x0xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}) {
  %0 = sharding.mesh_split %a <@mesh, [{}, {}]> : tensor<8x0xf32>
  %1 = stablehlo.slice %0 [0:4, 0:0] : (tensor<8x0xf32>) -> tensor<4x0xf32>
  %2 = stablehlo.slice %0 [4:8, 0:0] : (tensor<8x0xf32>) -> tensor<4x0xf32>
  %3 = stablehlo.concatenate %2, %1, dim = 0 : (tensor<4x0xf32>, tensor<4x0xf32>) -> tensor<8x0xf32>
  %4 = sharding.mesh_split %3 <@mesh, [{}, {}]> : tensor<8x0xf32>
  return %4 : tensor<8x0xf32>
}
