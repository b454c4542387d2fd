// Stages send tensors only.
// RUN: not gspmd-simulate %s --topology v5p:2x1x1 --pipeline-schedule=gpipe --microbatches=2 2>&1 | FileCheck %s
// CHECK: stage-tokens.mlir:[[#@LINE+4]]:{{.*}} error: 'stablehlo.optimization_barrier' op has a result of type '!stablehlo.token' that another task of the pipeline reads; tasks send and keep tensors only
func.func public @main(%x: tensor<8x4xf32> {sharding.microbatch = 0 : i64}) -> tensor<8x4xf32> {
  %token = stablehlo.create_token : !stablehlo.token
  %0 = stablehlo.tanh %x {sharding.stage = 0 : i64} : tensor<8x4xf32>
  %1:2 = "stablehlo.optimization_barrier"(%0, %token) {sharding.stage = 0 : i64} : (tensor<8x4xf32>, !stablehlo.token) -> (tensor<8x4xf32>, !stablehlo.token)
  %2:2 = "stablehlo.optimization_barrier"(%1#0, %1#1) {sharding.stage = 1 : i64} : (tensor<8x4xf32>, !stablehlo.token) -> (tensor<8x4xf32>, !stablehlo.token)
  %3 = stablehlo.tanh %2#0 {sharding.stage = 1 : i64} : tensor<8x4xf32>
  return %3 : tensor<8x4xf32>
}
