// Ops with side effects that depend on no microbatch run once in a step: in the update of stage 0.
// RUN: split-file %s %t
// RUN: gspmd-opt %t/once.mlir --gspmd-pipeline-stages="microbatches=4" | FileCheck %s
// CHECK-LABEL: func.func public @main
// CHECK-SAME: %[[W:[a-z0-9]+]]: tensor<4x4xf32>
// CHECK: call @stage0_update(%[[W]])
// CHECK: func.func private @stage0_update(%[[A:[a-z0-9]+]]: tensor<4x4xf32>
// CHECK-NEXT: stablehlo.custom_call @foo(%[[A]]) {has_side_effect = true}
// RUN: not gspmd-opt %t/read.mlir --gspmd-pipeline-stages="microbatches=4" 2>&1 | FileCheck %s --check-prefix=READ
// READ: error: the op reads a microbatch and the result of an op with side effects, which runs once, after all microbatches
// READ: note: the result depends on this op
//
// RUN: gspmd-run %t/right.mlir --pipeline-schedule=gpipe --microbatches=4 --random-inputs 1 --check
// RUN: not gspmd-run %t/wrong.mlir --pipeline-schedule=gpipe --microbatches=4 --random-inputs 1 2>&1 | FileCheck %s --check-prefix=WRONG
// WRONG: error: in the update of stage 0{{.*}}check.expect_eq

//--- once.mlir
func.func public @main(%x: tensor<8x4xf32> {sharding.microbatch = 0 : i64}, %w: tensor<4x4xf32>) -> tensor<8x4xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] {sharding.stage = 0 : i64} : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %1 = stablehlo.tanh %0 {sharding.stage = 1 : i64} : tensor<8x4xf32>
  %2 = stablehlo.custom_call @foo(%w) {has_side_effect = true} : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return %1 : tensor<8x4xf32>
}

//--- read.mlir
func.func public @main(%x: tensor<8x4xf32> {sharding.microbatch = 0 : i64}, %w: tensor<4x4xf32>) -> tensor<8x4xf32> {
  %0 = stablehlo.custom_call @foo(%w) {has_side_effect = true} : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %1 = stablehlo.dot_general %x, %0, contracting_dims = [1] x [0] {sharding.stage = 0 : i64} : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  return %1 : tensor<8x4xf32>
}

//--- right.mlir
func.func public @main(%x: tensor<8x4xf32> {sharding.microbatch = 0 : i64}, %w: tensor<4x4xf32>) -> tensor<8x4xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] {sharding.stage = 0 : i64} : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %1 = stablehlo.tanh %0 {sharding.stage = 1 : i64} : tensor<8x4xf32>
  %c = stablehlo.constant dense<1> : tensor<4xi32>
  check.expect_eq_const %c, dense<1> : tensor<4xi32>
  check.expect_almost_eq %w, %w : tensor<4x4xf32>
  return %1 : tensor<8x4xf32>
}

//--- wrong.mlir
func.func public @main(%x: tensor<8x4xf32> {sharding.microbatch = 0 : i64}) -> tensor<8x4xf32> {
  %0 = stablehlo.tanh %x {sharding.stage = 0 : i64} : tensor<8x4xf32>
  %c = stablehlo.constant dense<1> : tensor<4xi32>
  check.expect_eq_const %c, dense<2> : tensor<4xi32>
  return %0 : tensor<8x4xf32>
}
