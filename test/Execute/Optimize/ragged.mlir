// RUN: gspmd-run %s --random-inputs 1 --check
// RUN: gspmd-run %s --random-inputs 1 --check --optimize=force-variant:1
// RUN: gspmd-run %s --random-inputs 1 --check --optimize=force-variant:2
// RUN: gspmd-opt %s --gspmd-optimize=force-variant=1 | FileCheck %s
// Slices that depend on the iteration: a slice that no iteration sends must not be
// prefetched. After the last iteration the sizes would be negative. The send may overlap with
// a product.

sharding.mesh @mesh = <["x"=4]>

// CHECK-LABEL: @main
// CHECK-NOT: spmd.ragged_all_to_all
// CHECK: stablehlo.while
// CHECK: spmd.ragged_all_to_all
// CHECK-NOT: spmd.ragged_all_to_all
func.func @main(%a: tensor<16x4xf32>, %w: tensor<4x4xf32>) -> tensor<16x4xf32> {
  %0 = sharding.manual_computation(%a, %w) in <[<@mesh, [{"x"}, {}]>, <@mesh, [{}, {}]>]>
      out <[<@mesh, [{"x"}, {}]>]> manual <@mesh ["x"]> {
  ^bb0(%p: tensor<4x4xf32>, %v: tensor<4x4xf32>):
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %three = stablehlo.constant dense<3> : tensor<i32>
    %four = stablehlo.constant dense<4> : tensor<i32>
    %from = stablehlo.constant dense<[0, 1, 1, 0]> : tensor<4xi32>
    %to = stablehlo.constant dense<[0, 1, 0, 1]> : tensor<4xi32>
    %r:2 = stablehlo.while(%i = %zero, %c = %p) : tensor<i32>, tensor<4x4xf32>
    cond {
      %more = stablehlo.compare LT, %i, %four : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %more : tensor<i1>
    } do {
      %n = stablehlo.subtract %three, %i : tensor<i32>
      %sizes = stablehlo.broadcast_in_dim %n, dims = [] : (tensor<i32>) -> tensor<4xi32>
      %product = stablehlo.dot_general %c, %v, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
      %got = stablehlo.custom_call @ragged_all_to_all(%p, %p, %from, %sizes, %to, %sizes) {api_version = 4 : i32, backend_config = {channel_id = 1 : i64, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>}} : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<4x4xf32>
      %sum = stablehlo.add %product, %got : tensor<4x4xf32>
      %tame = stablehlo.tanh %sum : tensor<4x4xf32>
      %next = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %next, %tame : tensor<i32>, tensor<4x4xf32>
    }
    sharding.return %r#1 : tensor<4x4xf32>
  } : (tensor<16x4xf32>, tensor<4x4xf32>) -> tensor<16x4xf32>
  return %0 : tensor<16x4xf32>
}
