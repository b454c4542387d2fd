// Loops and memory: a gather before a loop whose result is used behind it is repeated
// if the peak is in the loop; in a loop's body, a gather whose result is used only behind
// the peak moves there, without a repetition: the step is as fast as before.
// (On GPUs, where small tensors are not padded.)
// RUN: gspmd-opt --spmd-rematerialize="memory-limit=4000 topology=a100:4" %s 2>%t.remarks | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK < %t.remarks
// REMARK: remark: spmd-rematerialize: all_gather is rematerialized after the memory peak, which drops from {{.*}} MB to {{.*}} MB, for {{.*}} us; peak memory
// REMARK: spmd-rematerialize: 1 change, the step goes from
// RUN: gspmd-opt --gspmd-partition --spmd-rematerialize="memory-limit=45000 topology=a100:8" %S/../../Execute/Optimize/pipelined.mlir 2>&1 | FileCheck %s --check-prefix=LATER
// LATER: warning: spmd-rematerialize: the step needs 0.050 MB, and at least 0.049 MB
// LATER: spmd-rematerialize: all_gather is moved after the memory peak, which drops from {{.*}} MB to {{.*}} MB; peak memory
// LATER: spmd-rematerialize: 1 change, the step goes from [[TIME:[0-9.]+]] us, {{.*}} MB to [[TIME]] us

// CHECK-LABEL: @around
// CHECK: %[[G:.*]] = spmd.all_gather %arg0
// CHECK: stablehlo.dot_general %arg1, %[[G]]
// CHECK: %[[LOOP:.*]]:2 = stablehlo.while
// CHECK: %[[OWN:.*]] = stablehlo.optimization_barrier %arg0
// CHECK: %[[AGAIN:.*]] = spmd.all_gather %[[OWN]]
// CHECK: stablehlo.dot_general %[[LOOP]]#1, %[[AGAIN]]
sharding.mesh @m = <["x"=4]>
func.func public @around(%w: tensor<4x16xf32>, %x: tensor<2x16xf32>) -> tensor<2x16xf32> {
  %0 = spmd.all_gather %w dim 0 over <@m ["x"]> : tensor<4x16xf32> -> tensor<16x16xf32>
  %1 = stablehlo.dot_general %x, %0, contracting_dims = [1] x [0] : (tensor<2x16xf32>, tensor<16x16xf32>) -> tensor<2x16xf32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %2:2 = stablehlo.while(%i = %zero, %h = %1) : tensor<i32>, tensor<2x16xf32>
  cond {
    %n = stablehlo.constant dense<3> : tensor<i32>
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    %s = stablehlo.dot_general %h, %h, contracting_dims = [0] x [0] : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<16x16xf32>
    %t = stablehlo.dot_general %s, %s, contracting_dims = [1] x [0] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %u = stablehlo.dot_general %s, %t, contracting_dims = [1] x [0] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    %v = stablehlo.dot_general %h, %u, contracting_dims = [1] x [0] : (tensor<2x16xf32>, tensor<16x16xf32>) -> tensor<2x16xf32>
    stablehlo.return %next, %v : tensor<i32>, tensor<2x16xf32>
  }
  %3 = stablehlo.dot_general %2#1, %0, contracting_dims = [1] x [1] : (tensor<2x16xf32>, tensor<16x16xf32>) -> tensor<2x16xf32>
  return %3 : tensor<2x16xf32>
}
