// RUN: gspmd-opt --spmd-share-collectives --split-input-file %s | FileCheck %s
// RUN: gspmd-opt '--spmd-share-collectives=topology=v5p' --split-input-file %s 2>&1 | FileCheck %s --check-prefix=REMARK
// REMARK: all_gather repeats an earlier one: its result is reused, {{.*}} less on the network
// REMARK: 2 changes, the step goes from

// Recomputed behind a barrier, from the same values in the same way: ops that only
// feed the repeated gather are removed too.
// CHECK-LABEL: @again
// CHECK: spmd.all_gather
// CHECK: spmd.all_gather
// CHECK: stablehlo.optimization_barrier
// CHECK-NOT: stablehlo.tanh
// CHECK-NOT: spmd.all_gather
// CHECK: return
sharding.mesh @m = <["x"=4]>
func.func public @again(%a: tensor<2x8xf32>, %b: tensor<8x2xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %0 = stablehlo.tanh %a : tensor<2x8xf32>
  %1 = spmd.all_gather %0 dim 0 over <@m ["x"]> : tensor<2x8xf32> -> tensor<8x8xf32>
  %2 = spmd.all_gather %b dim 1 over <@m ["x"]> : tensor<8x2xf32> -> tensor<8x8xf32>
  %3 = stablehlo.dot_general %1, %2, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %4:3 = stablehlo.optimization_barrier %a, %b, %3 : tensor<2x8xf32>, tensor<8x2xf32>, tensor<8x8xf32>
  %5 = stablehlo.tanh %4#0 : tensor<2x8xf32>
  %6 = spmd.all_gather %5 dim 0 over <@m ["x"]> : tensor<2x8xf32> -> tensor<8x8xf32>
  %7 = spmd.all_gather %4#1 dim 1 over <@m ["x"]> : tensor<8x2xf32> -> tensor<8x8xf32>
  %8 = stablehlo.dot_general %7, %4#2, contracting_dims = [0] x [1] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %6, %8 : tensor<8x8xf32>, tensor<8x8xf32>
}

// -----
// Another dimension, other groups, another value; next to each other in two loops.
// CHECK-LABEL: @apart
// CHECK-COUNT-6: spmd.all_gather
sharding.mesh @m = <["x"=4, "y"=4]>
func.func public @apart(%a: tensor<2x2xf32>, %b: tensor<2x2xf32>, %n: tensor<i32>) -> (tensor<8x2xf32>, tensor<2x8xf32>, tensor<8x2xf32>, tensor<8x2xf32>, tensor<8x2xf32>, tensor<8x2xf32>) {
  %0 = spmd.all_gather %a dim 0 over <@m ["x"]> : tensor<2x2xf32> -> tensor<8x2xf32>
  %1 = spmd.all_gather %a dim 1 over <@m ["x"]> : tensor<2x2xf32> -> tensor<2x8xf32>
  %2 = spmd.all_gather %a dim 0 over <@m ["y"]> : tensor<2x2xf32> -> tensor<8x2xf32>
  %3 = spmd.all_gather %b dim 0 over <@m ["x"]> : tensor<2x2xf32> -> tensor<8x2xf32>
  %4 = "stablehlo.case"(%n) ({
    %5 = stablehlo.tanh %b : tensor<2x2xf32>
    %6 = spmd.all_gather %5 dim 0 over <@m ["x"]> : tensor<2x2xf32> -> tensor<8x2xf32>
    stablehlo.return %6 : tensor<8x2xf32>
  }, {
    %5 = stablehlo.tanh %b : tensor<2x2xf32>
    %6 = spmd.all_gather %5 dim 0 over <@m ["x"]> : tensor<2x2xf32> -> tensor<8x2xf32>
    %7 = stablehlo.negate %6 : tensor<8x2xf32>
    stablehlo.return %7 : tensor<8x2xf32>
  }) : (tensor<i32>) -> tensor<8x2xf32>
  return %0, %1, %2, %3, %4, %4 : tensor<8x2xf32>, tensor<2x8xf32>, tensor<8x2xf32>, tensor<8x2xf32>, tensor<8x2xf32>, tensor<8x2xf32>
}
