// A started collective: its operand is freed, and its result read, after the call that waits. A
// constant that is materialized for the call alone makes it blocking, and so does an unused
// result.
// RUN: gspmd-opt %s --gspmd-number-runtime-calls --gspmd-bufferize | FileCheck %s

// CHECK-LABEL: func.func @main
// CHECK: %[[I:.*]] = memref.alloc() : memref<8xf32>
// CHECK: call @gspmd_rt_collective(
// CHECK: %[[R:.*]] = memref.alloc() : memref<8xf32>
// CHECK: call @gspmd_rt_collective_start(%c1_i64,
// CHECK-NOT: memref.dealloc
// CHECK: call @gspmd_rt_gemm
// CHECK-NOT: memref.dealloc
// CHECK: call @gspmd_rt_collective_done(%c1_i64
// CHECK-NEXT: memref.dealloc %[[I]]
// CHECK-NOT: gspmd_rt_collective_start
// CHECK-NOT: gspmd_rt_collective_done
// CHECK: return
sharding.mesh @mesh = <["x"=4]>
func.func @main(%a: tensor<8xf32>, %p: tensor<8x8xf32>) -> (tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>) {
  %0 = spmd.shift %a by 1 over <@mesh ["x"]> : tensor<8xf32>
  %1 = spmd.all_reduce add %0 over <@mesh ["x"]> {spmd.start} : tensor<8xf32>
  %2 = stablehlo.dot_general %p, %p, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %3 = spmd.done %1 : tensor<8xf32>
  %4 = spmd.shift %3 by 1 over <@mesh ["x"]> : tensor<8xf32>
  %c = stablehlo.constant dense<1.0> : tensor<8xf32>
  %5 = spmd.all_reduce add %c over <@mesh ["x"]> {spmd.start} : tensor<8xf32>
  %6 = stablehlo.dot_general %2, %p, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %7 = spmd.done %5 : tensor<8xf32>
  return %4, %6, %7 : tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>
}
