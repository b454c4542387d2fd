// A name scope of JAX's forward pass, which a loss depends on, is in no backward pass: the gradient of stage 1 could not be
// computed in stage 1.
// RUN: not gspmd-opt %s --gspmd-pipeline-stages="microbatches=2" 2>&1 | FileCheck %s
// Without a returned loss, the op may be one of a backward pass without transpositions.
// RUN: sed 's/return %3/return %zero/' %s | gspmd-opt --gspmd-pipeline-stages="microbatches=2" | FileCheck %s --check-prefix=NO-LOSS
// CHECK: error: the op has stage 0 and reads data of the forward pass of stage 1: data would pass the stages in a cycle
// CHECK: note: the data is of this op
// NO-LOSS: call @stage0_backward
func.func public @main(%x: tensor<4x8xf32> {sharding.microbatch = 0 : i64}) -> (tensor<f32>, tensor<4x8xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.tanh %x : tensor<4x8xf32> loc("jit(f)/jvp(stage0)/tanh")
  %1 = stablehlo.tanh %0 : tensor<4x8xf32> loc("jit(f)/jvp(stage1)/tanh")
  %2 = stablehlo.tanh %1 : tensor<4x8xf32> loc("jit(f)/jvp(stage0)/tanh")
  %3 = stablehlo.reduce(%2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<f32>
  return %3, %2 : tensor<f32>, tensor<4x8xf32>
}
