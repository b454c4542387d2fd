// JAX describes an argument whose type hides dimensions, such as a random key, on a mesh
// without axes. Its closed dimensions stay closed: the caller passes the argument replicated.
// RUN: gspmd-opt %s --gspmd-complete | FileCheck %s

// CHECK: func.func public @main(%arg0: tensor<4xui32> {sharding.sharding = #sharding.sharding<@mesh, [{}]>},
// CHECK-SAME: %arg1: tensor<4xui32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>})
module attributes {mhlo.num_partitions = 8 : i32} {
  sdy.mesh @empty_mesh = <[]>
  sdy.mesh @mesh = <["x"=4, "y"=2]>
  func.func public @main(%arg0: tensor<4xui32> {sdy.sharding = #sdy.sharding<@empty_mesh, [{}]>},
                         %arg1: tensor<4xui32> {sdy.sharding = #sdy.sharding<@empty_mesh, [{?}]>})
      -> (tensor<4xui32>, tensor<4xui32>) {
    %0 = sdy.sharding_constraint %arg0 <@mesh, [{"x"}]> : tensor<4xui32>
    %1 = sdy.sharding_constraint %arg1 <@mesh, [{"x"}]> : tensor<4xui32>
    return %0, %1 : tensor<4xui32>, tensor<4xui32>
  }
}
