// RUN: gspmd-opt %s --sharding-propagate --sharding-close --sharding-fuse-moves --sharding-fold-reshards --sharding-cse --sharding-insert-reshards --spmd-partition --cse | FileCheck %s

sharding.mesh @mesh = <["x"=4]>

// Adjacent windows that do not cross shard boundaries.
// CHECK-LABEL: func @pool
// CHECK-NOT: spmd.{{[a-z_]+}} %
// CHECK: "stablehlo.reduce_window"(%arg0, %{{.*}})
// CHECK: (tensor<4xf32>, tensor<f32>) -> tensor<2xf32>
func.func @pool(
    %a: tensor<16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>}) -> (tensor<8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>}) {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%a, %z) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %m = stablehlo.add %p, %q : tensor<f32>
      stablehlo.return %m : tensor<f32>
    }) : (tensor<16xf32>, tensor<f32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// Local sums, and one total of each shard.
// CHECK-LABEL: func @cumsum
// CHECK: %[[PART:.*]] = "stablehlo.reduce_window"(%arg0, %{{.*}}) <{padding = dense<{{\[\[}}3, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 4>}>
// CHECK: %[[TOTAL:.*]] = stablehlo.slice %[[PART]] [3:4]
// CHECK: spmd.all_gather %[[TOTAL]] dim 0 over <@mesh ["x"]> : tensor<1xf32> -> tensor<4xf32>
// CHECK: %[[BEFORE:.*]] = stablehlo.reduce
// CHECK: %[[ALL:.*]] = stablehlo.broadcast_in_dim %[[BEFORE]]
// CHECK: stablehlo.add %[[ALL]], %[[PART]] : tensor<4xf32>
func.func @cumsum(
    %a: tensor<16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>}) -> (tensor<16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>}) {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%a, %z) <{window_dimensions = array<i64: 16>, padding = dense<[[15, 0]]> : tensor<1x2xi64>}> ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %m = stablehlo.add %p, %q : tensor<f32>
      stablehlo.return %m : tensor<f32>
    }) : (tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
  return %0 : tensor<16xf32>
}
