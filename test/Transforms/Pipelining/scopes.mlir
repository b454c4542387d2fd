// Stages of JAX's name scopes, also around a call; the name stack of the backward pass has a transposition.
// RUN: gspmd-opt %s --gspmd-pipeline-stages="microbatches=2" | FileCheck %s

// CHECK: call @stage0_forward
// CHECK: call @stage1_forward
// CHECK: call @stage1_backward
// CHECK: call @stage0_backward
// CHECK: func private @stage1_backward
// CHECK-NEXT: stablehlo.negate
// CHECK-NEXT: stablehlo.multiply
func.func public @main(%x: tensor<4x8xf32> {sharding.microbatch = 0 : i64}, %w: tensor<4x8xf32> {sharding.microbatch = 0 : i64}) -> tensor<4x8xf32> {
  %0 = stablehlo.tanh %x : tensor<4x8xf32> loc("jit(f)/jit(main)/jvp(stage_0)/tanh")
  %1 = stablehlo.exponential %0 : tensor<4x8xf32> loc("jit(f)/jit(main)/jvp(stage_1)/exp")
  %2 = stablehlo.negate %1 : tensor<4x8xf32> loc(callsite("neg" at "jit(f)/jit(main)/transpose(jvp(stage_1))/jit(g)"))
  %3 = stablehlo.multiply %2, %w : tensor<4x8xf32> loc("jit(f)/jit(main)/transpose(jvp(stage_1))/mul")
  %4 = stablehlo.multiply %3, %0 : tensor<4x8xf32> loc("jit(f)/jit(main)/transpose(jvp(stage_0))/mul")
  return %4 : tensor<4x8xf32>
}
