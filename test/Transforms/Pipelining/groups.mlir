// The programs of groups of devices: the order of the schedule, sends and receives, and sums.
// RUN: gspmd-opt %s --gspmd-pipeline-stages="microbatches=2 schedule=1f1b" | FileCheck %s
// RUN: gspmd-opt %s --gspmd-pipeline-stages="microbatches=2" | gspmd-opt --pipeline-write-groups="microbatches=2 schedule=1f1b" | FileCheck %s
// RUN: echo '{"groups": [["F0.0", "F0.1", "F1.0", "F1.1", "B1.0", "B1.1", "B0.0", "B0.1"]]}' > %t.json
// RUN: gspmd-opt %s --gspmd-pipeline-stages="microbatches=2 schedule=%t.json groups=1" | FileCheck %s --check-prefix=ONE
// RUN: echo '{"groups": [["F1.0", "F0.0", "F0.1", "F1.1", "B1.0", "B1.1", "B0.0", "B0.1"]]}' > %t.json
// RUN: not gspmd-opt %s --gspmd-pipeline-stages="microbatches=2 schedule=%t.json groups=1" 2>&1 | FileCheck %s --check-prefix=CYCLE
// CYCLE: error: the schedule deadlocks: group 0 waits in the forward of microbatch 0 in stage 1 for the forward of microbatch 0 in stage 0
// CYCLE-NOT: error:
// RUN: gspmd-opt %s --gspmd-pipeline-stages="microbatches=2 schedule=zero-bubble" | FileCheck %s --check-prefix=ZERO
// RUN: gspmd-opt %s --gspmd-pipeline-stages="microbatches=2 schedule=1f1b" | gspmd-opt | FileCheck %s

// Group 0 executes both forward passes before it waits for a gradient.
// CHECK-LABEL: func.func @group0
// CHECK-SAME: (%[[X0:[^:]*]]: tensor<2x4xf32> {sharding.argument = array<i64: 0, 0>}, %[[W1:[^:]*]]: tensor<4x4xf32> {sharding.argument = array<i64: 1, -1>}, %[[X1:[^:]*]]: tensor<2x4xf32> {sharding.argument = array<i64: 0, 1>})
// CHECK-SAME: -> (tensor<4x4xf32> {sharding.result = array<i64: 0, -1>})
// CHECK-NEXT: %[[A0:.*]]:2 = call @stage0_forward(%[[X0]], %[[W1]]) {sharding.microbatch_number = 0 : i64
// CHECK-NEXT: spmd.send %[[A0]]#0 to 1 channel [[$F0:[0-9]+]] :
// CHECK-NEXT: %[[A1:.*]]:2 = call @stage0_forward(%[[X1]], %[[W1]]) {sharding.microbatch_number = 1 : i64
// CHECK-NEXT: spmd.send %[[A1]]#0 to 1 channel [[$F1:[0-9]+]] :
// CHECK-NEXT: %[[D0:.*]] = spmd.recv from 1 channel [[$B0:[0-9]+]] :
// CHECK-NEXT: %[[G0:.*]] = call @stage0_backward(%[[D0]], %[[A0]]#1, %[[X0]])
// CHECK-NEXT: %[[D1:.*]] = spmd.recv from 1 channel [[$B1:[0-9]+]] :
// CHECK-NEXT: %[[G1:.*]] = call @stage0_backward(%[[D1]], %[[A1]]#1, %[[X1]])
// CHECK-NEXT: %[[SUM:.*]] = spmd.accumulate %[[G0]], %[[G1]]
// CHECK-NEXT: %[[NEW:.*]] = call @stage0_update(%[[W1]], %[[SUM]])
// CHECK-NEXT: return %[[NEW]]

// CHECK-LABEL: func.func @group1
// CHECK-NEXT: %[[R0:.*]] = spmd.recv from 0 channel [[$F0]] :
// CHECK-NEXT: call @stage1_forward(%[[R0]],
// CHECK-NEXT: call @stage1_backward
// CHECK-NEXT: spmd.send %{{.*}} to 0 channel [[$B0]] :
// CHECK-NEXT: %[[R1:.*]] = spmd.recv from 0 channel [[$F1]] :
// CHECK-NEXT: call @stage1_forward(%[[R1]],
// CHECK-NEXT: spmd.accumulate
// CHECK-NEXT: call @stage1_backward
// CHECK-NEXT: spmd.send %{{.*}} to 0 channel [[$B1]] :
// CHECK-NEXT: call @stage1_update
// CHECK-NEXT: return
// The program of one microbatch has been replaced:
// CHECK-NOT: @main
// CHECK-NOT: _to_stage

// Stages of one group pass values without a transfer.
// ONE-LABEL: func.func @group0
// ONE-NOT: spmd.send
// ONE-NOT: spmd.recv
// ONE: %[[A0:.*]]:2 = call @stage0_forward
// ONE: %[[A1:.*]]:2 = call @stage0_forward
// ONE: call @stage1_forward(%[[A0]]#0,
// ONE-NOT: func.func @group1

// Weight gradients are tasks of their own.
// ZERO-LABEL: func.func @group0
// ZERO: spmd.recv
// ZERO: call @stage0_weight_gradient
// ZERO: spmd.recv
// ZERO: call @stage0_weight_gradient
// ZERO-NEXT: spmd.accumulate

func.func public @main(%x: tensor<4x4xf32> {sharding.microbatch = 0 : i64}, %w1: tensor<4x4xf32>, %w2: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  %0 = stablehlo.dot_general %x, %w1, contracting_dims = [1] x [0] {sharding.stage = 0 : i64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %1 = stablehlo.tanh %0 : tensor<4x4xf32>
  %2 = stablehlo.dot_general %1, %w2, contracting_dims = [1] x [0] {sharding.stage = 1 : i64} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %dw2 = stablehlo.dot_general %1, %2, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %d1 = stablehlo.dot_general %2, %w2, contracting_dims = [1] x [1] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %square = stablehlo.multiply %1, %1 : tensor<4x4xf32>
  %d0 = stablehlo.multiply %d1, %square : tensor<4x4xf32>
  %dw1 = stablehlo.dot_general %x, %d0, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %n1 = stablehlo.subtract %w1, %dw1 : tensor<4x4xf32>
  %n2 = stablehlo.subtract %w2, %dw2 : tensor<4x4xf32>
  return %n1, %n2 : tensor<4x4xf32>, tensor<4x4xf32>
}
