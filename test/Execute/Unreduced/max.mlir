// Partial results of a maximum.
// RUN: gspmd-opt %s --gspmd-partition | FileCheck %s
// RUN: gspmd-run %s --random-inputs 1 --check --poison
// CHECK-NOT: spmd.all_reduce
// CHECK: %[[SUM:.*]] = spmd.all_reduce max %{{.*}} over <@mesh ["b"]>
// CHECK-NOT: spmd.{{all_reduce|reduce_scatter|all_gather}}

sdy.mesh @mesh = <["a"=2, "b"=4]>
func.func @main(
    %a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {"b"}]>},
    %b: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {"b"}]>})
    -> (tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}]>}) {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.reduce(%a init: %low) applies stablehlo.maximum across dimensions = [1] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a"}], unreduced=max{"b"}>]>} : (tensor<8x16xf32>, tensor<f32>) -> tensor<8xf32>
  %1 = stablehlo.reduce(%b init: %low) applies stablehlo.maximum across dimensions = [1] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a"}], unreduced=max{"b"}>]>} : (tensor<8x16xf32>, tensor<f32>) -> tensor<8xf32>
  %2 = stablehlo.maximum %0, %1 : tensor<8xf32>
  %3 = stablehlo.tanh %2 : tensor<8xf32>
  return %3 : tensor<8xf32>
}
