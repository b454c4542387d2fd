// The report of --mlir-pass-statistics has the ops that each pass creates, erases and changes, also where LLVM is built without statistics.
// RUN: gspmd-opt %s --gspmd-partition --mlir-pass-statistics -o /dev/null 2>&1 | FileCheck %s
// RUN: gspmd-opt %s --gspmd-partition -o /dev/null 2>&1 | count 0

// CHECK: Ops that each pass created (+), erased (-) and changed (~):
// CHECK-NEXT: gspmd-verify: 14 -> 14 ops in 2 runs
// CHECK-NEXT: gspmd-partition: 7 -> 7 ops
// CHECK: gspmd-import-sdy: 14 -> 14 ops in 2 runs
// CHECK-NEXT: +0 -0 ~1 func.func
// CHECK-NEXT: +0 -1 ~0 sdy.mesh
// CHECK-NEXT: +0 -1 ~0 sdy.sharding_constraint
// CHECK-NEXT: +1 -0 ~0 sharding.mesh
// CHECK-NEXT: +1 -0 ~0 sharding.mesh_split
// CHECK: sharding-propagate: 7 -> 6 ops
// CHECK: +0 -0 ~1 stablehlo.dot_general
// CHECK: spmd-partition:
// CHECK: +1 -0 ~0 spmd.all_reduce

sdy.mesh @mesh = <["x"=2]>
func.func @main(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}, %b: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = sdy.sharding_constraint %0 <@mesh, [{}, {}]> : tensor<8x8xf32>
  %2 = stablehlo.tanh %1 : tensor<8x8xf32>
  return %2 : tensor<8x8xf32>
}
