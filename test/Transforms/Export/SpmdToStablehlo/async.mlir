// Asynchronous collectives become StableHLO's async ops; the ops that finish a collective
// come after its async_done. The result can be imported, and is synchronous by default.
// RUN: gspmd-opt %s --split-input-file --spmd-to-stablehlo="async=true target=stablehlo" --verify-each | FileCheck %s --implicit-check-not=spmd.
// RUN: gspmd-opt %s --split-input-file --spmd-to-stablehlo="async=true target=stablehlo form=partitions groups=axes" | gspmd-opt --split-input-file --verify-roundtrip | FileCheck %s --check-prefix=AGAIN
// RUN: gspmd-opt %s --split-input-file --spmd-to-stablehlo | FileCheck %s --check-prefix=JOINED --implicit-check-not=async
// RUN: gspmd-opt %s --split-input-file --spmd-to-stablehlo=async=true | FileCheck %s --check-prefix=XLA
// RUN: gspmd-opt %s --split-input-file --spmd-to-stablehlo="async=true target=cpu form=partitions" | FileCheck %s --check-prefix=CPU
// RUN: gspmd-opt %s --split-input-file --spmd-to-stablehlo="async=true target=cpu form=partitions" 2>&1 >/dev/null | FileCheck %s --check-prefix=REMARK
// REMARK: remark: the collective is not asynchronous: the target has no asynchronous form of it

// CHECK-LABEL: @two
// CHECK: %[[F:.*]] = "stablehlo.async_start"(%arg0, %arg1) ({
// CHECK: ^bb0(%[[A:.*]]: tensor<4xf32>, %[[B:.*]]: tensor<2xf32>):
// CHECK: %[[R:.*]]:2 = "stablehlo.all_reduce"(%[[A]], %[[B]])
// CHECK: stablehlo.return %[[R]]#0, %[[R]]#1
// CHECK: }) : (tensor<4xf32>, tensor<2xf32>) -> !stablehlo.future<tensor<4xf32>, tensor<2xf32>>
// CHECK: %[[T:.*]] = stablehlo.tanh %arg0
// CHECK: %[[D:.*]]:2 = "stablehlo.async_done"(%[[F]])
// CHECK: stablehlo.add %[[D]]#0, %[[T]]
// AGAIN-LABEL: @two
// AGAIN: "stablehlo.async_start"
// AGAIN: "stablehlo.async_done"
// XLA-LABEL: @two
// XLA-NOT: async
// XLA: "stablehlo.all_reduce"(%arg0, %arg1)
// With channels, each operand has an op of its own, which XLA reads.
// CPU-LABEL: @two
// CPU: "stablehlo.async_start"(%arg0)
// CPU: "stablehlo.async_start"(%arg1)
// JOINED-LABEL: @two
// JOINED: "stablehlo.all_reduce"
sharding.mesh @mesh = <["x"=2, "y"=4]>
func.func @two(%a: tensor<4xf32>, %b: tensor<2xf32>) -> (tensor<4xf32>, tensor<2xf32>) {
  %0:2 = spmd.all_reduce add %a, %b over <@mesh ["y"]> {spmd.start} : tensor<4xf32>, tensor<2xf32>
  %1 = stablehlo.tanh %a : tensor<4xf32>
  %2 = spmd.done %0#0 : tensor<4xf32>
  %3 = spmd.done %0#1 : tensor<2xf32>
  %4 = stablehlo.add %2, %1 : tensor<4xf32>
  return %4, %3 : tensor<4xf32>, tensor<2xf32>
}

// -----
// CHECK-LABEL: @gathers
// CHECK: "stablehlo.async_start"(%arg0)
// CHECK: "stablehlo.all_gather"
// CHECK: stablehlo.tanh
// CHECK: "stablehlo.async_done"
// XLA-LABEL: @gathers
// XLA: "stablehlo.async_start"(%arg0)
// CPU-LABEL: @gathers
// CPU-NOT: async
// AGAIN-LABEL: @gathers
// AGAIN: "stablehlo.async_done"
sharding.mesh @mesh = <["x"=2, "y"=4]>
func.func @gathers(%a: tensor<4x2xf32>) -> (tensor<8x2xf32>, tensor<4x2xf32>) {
  %0 = spmd.all_gather %a dim 0 over <@mesh ["x"]> {spmd.start} : tensor<4x2xf32> -> tensor<8x2xf32>
  %1 = stablehlo.tanh %a : tensor<4x2xf32>
  %2 = spmd.done %0 : tensor<8x2xf32>
  return %2, %1 : tensor<8x2xf32>, tensor<4x2xf32>
}

// -----
// A device to which none sends receives zeros: the collective is asynchronous, the rest waits.
// XLA-LABEL: @shift
// XLA: "stablehlo.async_start"
// CPU-LABEL: @shift
// CPU: "stablehlo.async_start"
// CHECK-LABEL: @shift
// CHECK: "stablehlo.async_start"
// CHECK: "stablehlo.collective_permute"
// CHECK: stablehlo.tanh
// CHECK: "stablehlo.async_done"
sharding.mesh @mesh = <["x"=2, "y"=4]>
func.func @shift(%a: tensor<4x2xf32>) -> (tensor<4x2xf32>, tensor<4x2xf32>) {
  %0 = spmd.shift %a by 1 over <@mesh ["y"]> {spmd.start} : tensor<4x2xf32>
  %1 = stablehlo.tanh %a : tensor<4x2xf32>
  %2 = spmd.done %0 : tensor<4x2xf32>
  return %2, %1 : tensor<4x2xf32>, tensor<4x2xf32>
}
