// Partial sums pass through linear ops, and are reduced where their sum is needed.
// RUN: gspmd-opt %s --gspmd-partition | FileCheck %s
// RUN: gspmd-run %s --random-inputs 1 --check --poison
// CHECK-NOT: spmd.all_reduce
// CHECK: %[[SUM:.*]] = spmd.all_reduce add %{{.*}} over <@mesh ["b"]>
// CHECK-NOT: spmd.{{all_reduce|reduce_scatter|all_gather}}

sdy.mesh @mesh = <["a"=2, "b"=4]>

func.func @main(
    %a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {"b"}]>},
    %b: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}, {}]>},
    %s: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {}]>},
    %c: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}, {}]>},
    %p: tensor<8x8xi1> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {}]>})
    -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {}]>}) {
  %zero = stablehlo.constant dense<0.0> : tensor<8x8xf32>
  %d0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a"}, {}], unreduced={"b"}>]>} : (tensor<8x16xf32>, tensor<16x8xf32>) -> tensor<8x8xf32>
  %d1 = stablehlo.negate %d0 : tensor<8x8xf32>
  %d2 = stablehlo.transpose %d1, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %d3 = stablehlo.transpose %d2, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %d4 = stablehlo.multiply %d3, %s : tensor<8x8xf32>
  %d5 = stablehlo.select %p, %d4, %zero : tensor<8x8xi1>, tensor<8x8xf32>
  %d6 = stablehlo.reshape %d5 : (tensor<8x8xf32>) -> tensor<8x4x2xf32>
  %d7 = stablehlo.reshape %d6 : (tensor<8x4x2xf32>) -> tensor<8x8xf32>
  %d8 = stablehlo.optimization_barrier %d7 : tensor<8x8xf32>
  %d9 = stablehlo.reverse %d8, dims = [1] : tensor<8x8xf32>
  %e = stablehlo.dot_general %a, %c, contracting_dims = [1] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a"}, {}], unreduced={"b"}>]>} : (tensor<8x16xf32>, tensor<16x8xf32>) -> tensor<8x8xf32>
  %f = stablehlo.subtract %e, %d9 : tensor<8x8xf32>
  %g = stablehlo.divide %f, %s : tensor<8x8xf32>
  %h = stablehlo.slice %g [0:8, 0:4] : (tensor<8x8xf32>) -> tensor<8x4xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %i = stablehlo.pad %h, %z, low = [0, 4], high = [0, 0], interior = [0, 0] : (tensor<8x4xf32>, tensor<f32>) -> tensor<8x8xf32>
  %t = stablehlo.tanh %i : tensor<8x8xf32>
  return %t : tensor<8x8xf32>
}
