// RUN: gspmd-opt %s --gspmd-pipeline-stages="microbatches=4" --split-input-file --verify-diagnostics

// Four microbatches of two rows: the all-reduces would combine pairs of microbatches.
func.func public @main(%x: tensor<8x4xf32> {sharding.microbatch = 0 : i64}) -> tensor<4x4xf32> {
  %0 = stablehlo.tanh %x {sharding.stage = 0 : i64} : tensor<8x4xf32>
  %1 = stablehlo.reshape %0 : (tensor<8x4xf32>) -> tensor<2x4x4xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  // expected-error @below {{the op reads several microbatches at once (spmd.all_reduce)}}
  %2 = stablehlo.reduce(%1 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<2x4x4xf32>, tensor<f32>) -> tensor<4x4xf32>
  return %2 : tensor<4x4xf32>
}

// -----

func.func public @main(%x: tensor<16x4xf32> {sharding.microbatch = 0 : i64}) -> tensor<2x4xf32> {
  %0 = stablehlo.tanh %x {sharding.stage = 0 : i64} : tensor<16x4xf32>
  %1 = stablehlo.reshape %0 : (tensor<16x4xf32>) -> tensor<2x8x4xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  // expected-error @below {{the op reads several microbatches at once (spmd.all_reduce)}}
  %2 = stablehlo.reduce(%1 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<2x8x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  return %2 : tensor<2x4xf32>
}
