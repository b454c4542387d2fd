// An accumulator that is annotated as unreduced is reduced once, after the loop.
// RUN: gspmd-opt %s --gspmd-partition | FileCheck %s
// RUN: gspmd-run %s --random-inputs 1 --check --poison
// CHECK: stablehlo.while
// CHECK: do {
// CHECK-NOT: spmd.all_reduce
// CHECK: stablehlo.return
// CHECK: spmd.all_reduce add %{{.*}} over <@mesh ["b"]>
// CHECK-NOT: spmd.all_reduce

sdy.mesh @mesh = <["a"=2, "b"=4]>

func.func @main(
    %x: tensor<3x8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"a"}, {"b"}]>},
    %w: tensor<3x16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"b"}, {}]>})
    -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {}]>}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %init = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %r:2 = stablehlo.while(%i = %i0, %acc = %init) : tensor<i32>, tensor<8x8xf32>
   cond {
    %p = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %z = stablehlo.constant dense<0> : tensor<i32>
    %xs = stablehlo.dynamic_slice %x, %i, %z, %z, sizes = [1, 8, 16] : (tensor<3x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x16xf32>
    %ws = stablehlo.dynamic_slice %w, %i, %z, %z, sizes = [1, 16, 8] : (tensor<3x16x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x8xf32>
    %xr = stablehlo.reshape %xs : (tensor<1x8x16xf32>) -> tensor<8x16xf32>
    %wr = stablehlo.reshape %ws : (tensor<1x16x8xf32>) -> tensor<16x8xf32>
    %d = stablehlo.dot_general %xr, %wr, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x8xf32>) -> tensor<8x8xf32>
    %s = stablehlo.add %acc, %d {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a"}, {}], unreduced={"b"}>]>} : tensor<8x8xf32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %s : tensor<i32>, tensor<8x8xf32>
  }
  %t = stablehlo.tanh %r#1 : tensor<8x8xf32>
  return %t : tensor<8x8xf32>
}
