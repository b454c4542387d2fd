// RUN: gspmd-opt --cse %s | FileCheck %s

sharding.mesh @m = <["x"=4]>

// CSE merges equal synchronous collectives.
// CHECK-LABEL: @waited
// CHECK-COUNT-1: spmd.all_gather
// CHECK-NOT: spmd.all_gather
func.func @waited(%a: tensor<4xf32>) -> (tensor<16xf32>, tensor<16xf32>) {
  %0 = spmd.all_gather %a dim 0 over <@m ["x"]> : tensor<4xf32> -> tensor<16xf32>
  %1 = spmd.all_gather %a dim 0 over <@m ["x"]> : tensor<4xf32> -> tensor<16xf32>
  return %0, %1 : tensor<16xf32>, tensor<16xf32>
}

// CSE keeps started collectives: each has its done in its own block.
// CHECK-LABEL: @started
// CHECK: %[[A:.*]] = spmd.all_gather %arg0 {{.*}} {spmd.start}
// CHECK: spmd.done %[[A]]
// CHECK: stablehlo.if
// CHECK: %[[B:.*]] = spmd.all_gather %arg0 {{.*}} {spmd.start}
// CHECK: spmd.done %[[B]]
func.func @started(%a: tensor<4xf32>, %p: tensor<i1>) -> (tensor<16xf32>, tensor<16xf32>) {
  %0 = spmd.all_gather %a dim 0 over <@m ["x"]> {spmd.start} : tensor<4xf32> -> tensor<16xf32>
  %1 = spmd.done %0 : tensor<16xf32>
  %2 = "stablehlo.if"(%p) ({
    %3 = spmd.all_gather %a dim 0 over <@m ["x"]> {spmd.start} : tensor<4xf32> -> tensor<16xf32>
    %4 = spmd.done %3 : tensor<16xf32>
    %5 = stablehlo.negate %4 : tensor<16xf32>
    stablehlo.return %5 : tensor<16xf32>
  }, {
    stablehlo.return %1 : tensor<16xf32>
  }) : (tensor<i1>) -> tensor<16xf32>
  return %1, %2 : tensor<16xf32>, tensor<16xf32>
}
