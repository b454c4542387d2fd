// A step of two layers in two stages: one op of each forward pass is annotated.
// RUN: gspmd-opt %s --gspmd-pipeline-stages="microbatches=4" | FileCheck %s --implicit-check-not=sharding.backward
// RUN: gspmd-opt %s --gspmd-pipeline-stages="microbatches=4 split-weight-gradients" | FileCheck %s --check-prefix=SPLIT

// The step that is divided has the results of the undivided one, with a device for each microbatch.
// RUN: gspmd-run %s --no-partition --random-inputs 1 --outputs %t.npz
// RUN: gspmd-opt %s --gspmd-pipeline-stages="microbatches=4" -o %t.mlir
// RUN: gspmd-run %t.mlir --random-inputs 1 --expect %t.npz
// RUN: gspmd-opt %s --gspmd-pipeline-stages="microbatches=4 split-weight-gradients" -o %t.mlir
// RUN: gspmd-run %t.mlir --random-inputs 1 --expect %t.npz

// CHECK: module attributes {sharding.stage_mesh = #sharding.mesh_def<["x"=2]>}
// CHECK: sharding.mesh @microbatches = <["microbatch"=4]>
// CHECK-LABEL: func public @main
// CHECK: %[[F0:.*]]:2 = call @stage0_forward(%[[X:.*]], %[[W1:.*]]) {sharding.stage = 0 : i64, sharding.task = "forward"}
// CHECK-NEXT: %[[H:.*]] = call @stage0_to_stage1(%[[F0]]#0) {sharding.transfer = array<i64: 0, 1>}
// CHECK-NEXT: %[[F1:.*]]:2 = call @stage1_forward(%[[H]], %[[W2:.*]], %{{.*}})
// The activation that the forward pass received is not sent again:
// CHECK-NEXT: %[[B1:.*]]:2 = call @stage1_backward(%[[F1]]#{{[01]}}, %[[H]], %[[W2]])
// CHECK-NEXT: %[[D:.*]] = call @stage1_to_stage0(%[[B1]]#1) {sharding.transfer = array<i64: 1, 0>}
// CHECK-NEXT: %[[B0:.*]] = call @stage0_backward(%[[D]], %[[F0]]#1, %[[X]])
// Sums over microbatches, then updates:
// CHECK-COUNT-3: spmd.all_reduce add {{.*}} over <@microbatches ["microbatch"]>
// CHECK: call @stage0_update
// CHECK: call @stage1_update
// Shardings on the stages' mesh remain, as attributes:
// CHECK: func private @stage0_forward(%{{.*}}: tensor<4x32xf32> {sharding.stage_sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}
// The loss is of the forward pass:
// CHECK: func private @stage1_forward
// CHECK: stablehlo.reduce
// CHECK: func private @stage1_backward

// The weight gradient of stage 1 waits, the gradient of its input does not:
// SPLIT: call @stage1_backward
// SPLIT-NEXT: call @stage1_weight_gradient
// SPLIT-NEXT: call @stage1_to_stage0
// SPLIT-NEXT: call @stage0_weight_gradient
// SPLIT-NOT: @stage0_backward

sharding.mesh @mesh = <["x"=2]>
func.func public @main(
    %x: tensor<16x32xf32> {sharding.microbatch = 0 : i64, sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
    %y: tensor<16x8xf32> {sharding.microbatch = 0 : i64},
    %w1: tensor<32x64xf32>, %w2: tensor<64x8xf32>)
    -> (tensor<f32>, tensor<32x64xf32>, tensor<64x8xf32>) {
  %0 = stablehlo.dot_general %x, %w1, contracting_dims = [1] x [0] {sharding.stage = 0 : i64} : (tensor<16x32xf32>, tensor<32x64xf32>) -> tensor<16x64xf32>
  %1 = stablehlo.tanh %0 : tensor<16x64xf32>
  %2 = stablehlo.dot_general %1, %w2, contracting_dims = [1] x [0] {sharding.stage = 1 : i64} : (tensor<16x64xf32>, tensor<64x8xf32>) -> tensor<16x8xf32>
  %3 = stablehlo.subtract %2, %y : tensor<16x8xf32>
  %4 = stablehlo.multiply %3, %3 : tensor<16x8xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %loss = stablehlo.reduce(%4 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x8xf32>, tensor<f32>) -> tensor<f32>
  %two = stablehlo.constant dense<2.0> : tensor<16x8xf32>
  %d2 = stablehlo.multiply %two, %3 : tensor<16x8xf32>
  %dw2 = stablehlo.dot_general %1, %d2, contracting_dims = [0] x [0] : (tensor<16x64xf32>, tensor<16x8xf32>) -> tensor<64x8xf32>
  %d1 = stablehlo.dot_general %d2, %w2, contracting_dims = [1] x [1] : (tensor<16x8xf32>, tensor<64x8xf32>) -> tensor<16x64xf32>
  %t2 = stablehlo.multiply %1, %1 : tensor<16x64xf32>
  %one = stablehlo.constant dense<1.0> : tensor<16x64xf32>
  %slope = stablehlo.subtract %one, %t2 : tensor<16x64xf32>
  %d0 = stablehlo.multiply %d1, %slope : tensor<16x64xf32>
  %dw1 = stablehlo.dot_general %x, %d0, contracting_dims = [0] x [0] : (tensor<16x32xf32>, tensor<16x64xf32>) -> tensor<32x64xf32>
  %rate1 = stablehlo.constant dense<0.01> : tensor<32x64xf32>
  %u1 = stablehlo.multiply %rate1, %dw1 : tensor<32x64xf32>
  %n1 = stablehlo.subtract %w1, %u1 : tensor<32x64xf32>
  %rate2 = stablehlo.constant dense<0.01> : tensor<64x8xf32>
  %u2 = stablehlo.multiply %rate2, %dw2 : tensor<64x8xf32>
  %n2 = stablehlo.subtract %w2, %u2 : tensor<64x8xf32>
  return %loss, %n1, %n2 : tensor<f32>, tensor<32x64xf32>, tensor<64x8xf32>
}
