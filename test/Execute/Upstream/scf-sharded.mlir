// RUN: gspmd-run %s --random-inputs 1 --check --poison --stats=- | FileCheck %s --check-prefix=STATS
// RUN: gspmd-opt %s --gspmd-partition | FileCheck %s
// RUN: gspmd-simulate %s --topology v4:2x2x1 | FileCheck %s --check-prefix=TIME
// A recurrent network in scf: the weights are sharded by columns, the state stays sharded in the
// loop, which gathers it once in each iteration. Values before and after the loop, and a branch in
// it, have the sharding of the loop-carried value.

// One gather in each of five iterations.
// STATS: "all-gather": {
// STATS: "count": 5
// TIME: all_gather {{.*}} x 5 over "x" (4), 480 B

sharding.mesh @mesh = <["x"=4]>

// CHECK-LABEL: func.func public @main
// CHECK: scf.for %{{.*}} = %{{.*}} to %{{.*}} step %{{.*}} iter_args(%{{.*}} = %{{.*}}) -> (tensor<3x2xf32>)
// CHECK: spmd.all_gather
// CHECK: scf.if %{{.*}} -> (tensor<3x2xf32>)
// CHECK-NOT: spmd.
// CHECK: return
func.func public @main(%xs: tensor<5x3x8xf32>, %h0: tensor<3x8xf32>,
                %w: tensor<8x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>})
    -> (tensor<3x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %zero = arith.constant dense<0.0> : tensor<3x8xf32>
  %r = scf.for %t = %c0 to %c5 step %c1 iter_args(%h = %h0) -> tensor<3x8xf32> {
    %x = tensor.extract_slice %xs[%t, 0, 0] [1, 3, 8] [1, 1, 1] : tensor<5x3x8xf32> to tensor<3x8xf32>
    %in = arith.addf %h, %x : tensor<3x8xf32>
    %u = linalg.matmul ins(%in, %w : tensor<3x8xf32>, tensor<8x8xf32>) outs(%zero : tensor<3x8xf32>) -> tensor<3x8xf32>
    %late = arith.cmpi sge, %t, %c2 : index
    %n = scf.if %late -> tensor<3x8xf32> {
      %s = math.tanh %u : tensor<3x8xf32>
      scf.yield %s : tensor<3x8xf32>
    } else {
      scf.yield %u : tensor<3x8xf32>
    }
    scf.yield %n : tensor<3x8xf32>
  }
  return %r : tensor<3x8xf32>
}
