// Partial sums pass through a call.
// RUN: gspmd-opt %s --gspmd-partition | FileCheck %s
// RUN: gspmd-run %s --random-inputs 1 --check --poison
// CHECK-NOT: spmd.all_reduce
// CHECK: %[[SUM:.*]] = spmd.all_reduce add %{{.*}} over <@mesh ["b"]>
// CHECK-NOT: spmd.{{all_reduce|reduce_scatter|all_gather}}

sdy.mesh @mesh = <["a"=2, "b"=4]>
func.func private @scale(%x: tensor<8x8xf32>, %s: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = stablehlo.multiply %x, %s : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
func.func @main(
    %a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {"b"}]>},
    %b: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}, {}]>},
    %s: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {}]>},
    %c: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}, {}]>})
    -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {}]>}) {
  %d0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a"}, {}], unreduced={"b"}>]>} : (tensor<8x16xf32>, tensor<16x8xf32>) -> tensor<8x8xf32>
  %d1 = func.call @scale(%d0, %s) : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %d2 = stablehlo.dot_general %a, %c, contracting_dims = [1] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a"}, {}], unreduced={"b"}>]>} : (tensor<8x16xf32>, tensor<16x8xf32>) -> tensor<8x8xf32>
  %d3 = stablehlo.add %d1, %d2 : tensor<8x8xf32>
  %t = stablehlo.tanh %d3 : tensor<8x8xf32>
  return %t : tensor<8x8xf32>
}
