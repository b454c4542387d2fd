// Five layers of unequal width in stages of equal time: the third layer has half of the work. The loss is beside the gradient.
// RUN: gspmd-opt %s --gspmd-pipeline-stages="microbatches=4 stages=3" --split-input-file | FileCheck %s

// CHECK-LABEL: func public @main
// CHECK: call @stage0_forward(%arg0, %arg2, %arg3)
// CHECK: call @stage1_forward({{.*}}, %arg4)
// CHECK: call @stage2_forward({{.*}}, %arg5, %arg6, %arg1)
func.func public @main(%x: tensor<512x256xf32> {sharding.microbatch = 0 : i64}, %y: tensor<512x256xf32> {sharding.microbatch = 0 : i64},
    %w0: tensor<256x256xf32>, %w1: tensor<256x1024xf32>, %w2: tensor<1024x1024xf32>, %w3: tensor<1024x256xf32>, %w4: tensor<256x256xf32>)
    -> (tensor<256x256xf32>, tensor<256x256xf32>, tensor<f32>) {
  %0 = stablehlo.dot_general %x, %w0, contracting_dims = [1] x [0] : (tensor<512x256xf32>, tensor<256x256xf32>) -> tensor<512x256xf32>
  %1 = stablehlo.dot_general %0, %w1, contracting_dims = [1] x [0] : (tensor<512x256xf32>, tensor<256x1024xf32>) -> tensor<512x1024xf32>
  %2 = stablehlo.dot_general %1, %w2, contracting_dims = [1] x [0] : (tensor<512x1024xf32>, tensor<1024x1024xf32>) -> tensor<512x1024xf32>
  %3 = stablehlo.dot_general %2, %w3, contracting_dims = [1] x [0] : (tensor<512x1024xf32>, tensor<1024x256xf32>) -> tensor<512x256xf32>
  %4 = stablehlo.dot_general %3, %w4, contracting_dims = [1] x [0] : (tensor<512x256xf32>, tensor<256x256xf32>) -> tensor<512x256xf32>
  %5 = stablehlo.subtract %4, %y : tensor<512x256xf32>
  %6 = stablehlo.multiply %5, %5 : tensor<512x256xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %loss = stablehlo.reduce(%6 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<512x256xf32>, tensor<f32>) -> tensor<f32>
  %dw4 = stablehlo.dot_general %3, %5, contracting_dims = [0] x [0] : (tensor<512x256xf32>, tensor<512x256xf32>) -> tensor<256x256xf32>
  %d3 = stablehlo.dot_general %5, %w4, contracting_dims = [1] x [1] : (tensor<512x256xf32>, tensor<256x256xf32>) -> tensor<512x256xf32>
  %d2 = stablehlo.dot_general %d3, %w3, contracting_dims = [1] x [1] : (tensor<512x256xf32>, tensor<1024x256xf32>) -> tensor<512x1024xf32>
  %d1 = stablehlo.dot_general %d2, %w2, contracting_dims = [1] x [1] : (tensor<512x1024xf32>, tensor<1024x1024xf32>) -> tensor<512x1024xf32>
  %d0 = stablehlo.dot_general %d1, %w1, contracting_dims = [1] x [1] : (tensor<512x1024xf32>, tensor<256x1024xf32>) -> tensor<512x256xf32>
  %dw0 = stablehlo.dot_general %x, %d0, contracting_dims = [0] x [0] : (tensor<512x256xf32>, tensor<512x256xf32>) -> tensor<256x256xf32>
  %n0 = stablehlo.subtract %w0, %dw0 : tensor<256x256xf32>
  %n4 = stablehlo.subtract %w4, %dw4 : tensor<256x256xf32>
  return %n0, %n4, %loss : tensor<256x256xf32>, tensor<256x256xf32>, tensor<f32>
}

// -----

// A forward pass only, of eight ops: the first stage has two or three, and sends one tensor after the third op, but two after the
// second one.
// CHECK-LABEL: func public @main
// CHECK: %[[H:.*]] = call @stage0_forward(%arg0)
// CHECK-NEXT: %[[T:.*]] = call @stage0_to_stage1(%[[H]]) {
// CHECK-NEXT: %[[I:.*]] = call @stage1_forward(%[[T]])
// CHECK-NEXT: call @stage1_to_stage2(%[[I]]) {
// CHECK: func private @stage0_forward
// CHECK-COUNT-2: stablehlo.tanh
// CHECK-NEXT: stablehlo.add
// CHECK-NEXT: return
func.func public @main(%x: tensor<64x64xf32> {sharding.microbatch = 0 : i64}) -> tensor<64x64xf32> {
  %0 = stablehlo.tanh %x : tensor<64x64xf32>
  %1 = stablehlo.tanh %0 : tensor<64x64xf32>
  %2 = stablehlo.add %0, %1 : tensor<64x64xf32>
  %3 = stablehlo.tanh %2 : tensor<64x64xf32>
  %4 = stablehlo.tanh %3 : tensor<64x64xf32>
  %5 = stablehlo.tanh %4 : tensor<64x64xf32>
  %6 = stablehlo.tanh %5 : tensor<64x64xf32>
  %7 = stablehlo.tanh %6 : tensor<64x64xf32>
  return %7 : tensor<64x64xf32>
}
