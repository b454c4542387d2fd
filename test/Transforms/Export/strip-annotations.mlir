// RUN: gspmd-opt %s --sharding-strip-annotations | FileCheck %s --implicit-check-not=sharding
// RUN: gspmd-opt %s --export-sdy | gspmd-opt --gspmd-import --sharding-strip-annotations | FileCheck %s --implicit-check-not=sharding --implicit-check-not=sdy

sharding.mesh @mesh = <["x"=4]>

// CHECK-LABEL: func @main
// CHECK-SAME: (%[[A:.*]]: tensor<8x8xf32> {jax.arg = "a"}, %[[B:.*]]: tensor<8x8xf32>) -> (tensor<8x8xf32> {jax.result_info = "r"})
func.func @main(
    %a: tensor<8x8xf32> {jax.arg = "a", sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
    %b: tensor<8x8xf32>) -> (tensor<8x8xf32> {jax.result_info = "r", sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>}) {
  // CHECK-NEXT: %[[S:.*]] = stablehlo.add %[[A]], %[[B]] : tensor<8x8xf32>
  %0 = stablehlo.add %a, %b {sharding.shardings = #sharding.per_value<[<@mesh, [{?}, {"x"}]>]>} : tensor<8x8xf32>
  %1 = sharding.mesh_split %0 <@mesh, [{"x"}, {?}]> : tensor<8x8xf32>
  sharding.group %1 id = 0 : tensor<8x8xf32>
  %2 = sharding.barrier %1 blocks "both" : tensor<8x8xf32>
  // CHECK-NEXT: %[[N:.*]] = stablehlo.negate %[[S]]
  %3 = stablehlo.negate %2 : tensor<8x8xf32>
  %4 = sharding.reshard %3 <@mesh, [{}, {}]> : tensor<8x8xf32>
  // CHECK-NEXT: return %[[N]]
  return %4 : tensor<8x8xf32>
}
