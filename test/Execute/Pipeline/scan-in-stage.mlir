// A scan over layers inside of one stage: its gradient adds up weight gradients over the batch in each iteration, and multiplies
// the sums by a value of the forward pass that depends on weights only. A stage accumulates sums
// outside of loops. The forward pass, whose activations it reads, is unrolled, too.
// RUN: gspmd-opt %s --pipeline-unroll-scans | FileCheck %s --check-prefix=UNROLLED
// UNROLLED-NOT: stablehlo.while
// UNROLLED-COUNT-3: stablehlo.dot_general {{.*}} {sharding.backward, sharding.stage = 0 : i64}
// RUN: gspmd-run %s --pipeline-schedule=1f1b --microbatches=4 --random-inputs 1 --poison --check | FileCheck %s
// RUN: gspmd-run %s --pipeline-schedule=zero-bubble --microbatches=2 --random-inputs 1 --poison --check | FileCheck %s
// CHECK: pipeline 2 stages on 2 groups of devices
// CHECK: largest error

// A loop over time steps, and one without sums, stay loops.
// RUN: sed 's/count = .*/count = stablehlo.constant dense<300> : tensor<i32>/' %s | gspmd-opt --pipeline-unroll-scans | FileCheck %s --check-prefix=LOOPS
// RUN: sed 's/dw1 = stablehlo.dot_general.*/dw1 = stablehlo.constant dense<1.0> : tensor<4x4xf32>/; s/back = stablehlo.dot_general.*/back = stablehlo.tanh %d : tensor<8x4xf32>/' %s | gspmd-opt --pipeline-unroll-scans | FileCheck %s --check-prefix=LOOPS
// LOOPS-COUNT-2: stablehlo.while
func.func public @main(%x: tensor<8x4xf32> {sharding.microbatch = 0 : i64}, %w: tensor<2x4x4xf32>) -> tensor<2x4x4xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %stack = stablehlo.constant dense<0.0> : tensor<2x8x4xf32>
  %empty = stablehlo.constant dense<0.0> : tensor<2x4x4xf32>
  %f:4 = stablehlo.while(%i = %zero, %h = %x, %s = %stack, %r = %empty) : tensor<i32>, tensor<8x4xf32>, tensor<2x8x4xf32>, tensor<2x4x4xf32> attributes {sharding.stage = 0 : i64}
  cond {
    %c = stablehlo.compare LT, %i, %two : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %w0 = stablehlo.dynamic_slice %w, %i, %zero, %zero, sizes = [1, 4, 4] : (tensor<2x4x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x4xf32>
    %w1 = stablehlo.reshape %w0 : (tensor<1x4x4xf32>) -> tensor<4x4xf32>
    %cosine = stablehlo.cosine %w0 : tensor<1x4x4xf32>
    %slopes = stablehlo.dynamic_update_slice %r, %cosine, %i, %zero, %zero : (tensor<2x4x4xf32>, tensor<1x4x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x4xf32>
    %kept = stablehlo.reshape %h : (tensor<8x4xf32>) -> tensor<1x8x4xf32>
    %t = stablehlo.dynamic_update_slice %s, %kept, %i, %zero, %zero : (tensor<2x8x4xf32>, tensor<1x8x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x8x4xf32>
    %g = stablehlo.dot_general %h, %w1, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %g, %t, %slopes : tensor<i32>, tensor<8x4xf32>, tensor<2x8x4xf32>, tensor<2x4x4xf32>
  }
  %y = stablehlo.tanh %f#1 {sharding.stage = 1 : i64} : tensor<8x4xf32>
  %dy = stablehlo.negate %y {sharding.backward, sharding.stage = 1 : i64} : tensor<8x4xf32>
  %count = stablehlo.constant dense<2> : tensor<i32>
  %b:3 = stablehlo.while(%i = %zero, %d = %dy, %dw = %empty) : tensor<i32>, tensor<8x4xf32>, tensor<2x4x4xf32> attributes {sharding.backward, sharding.stage = 0 : i64}
  cond {
    %c = stablehlo.compare LT, %i, %count : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %k = stablehlo.subtract %one, %i : tensor<i32>
    %h0 = stablehlo.dynamic_slice %f#2, %k, %zero, %zero, sizes = [1, 8, 4] : (tensor<2x8x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x4xf32>
    %h1 = stablehlo.reshape %h0 : (tensor<1x8x4xf32>) -> tensor<8x4xf32>
    %w0 = stablehlo.dynamic_slice %w, %k, %zero, %zero, sizes = [1, 4, 4] : (tensor<2x4x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x4xf32>
    %w1 = stablehlo.reshape %w0 : (tensor<1x4x4xf32>) -> tensor<4x4xf32>
    %r0 = stablehlo.dynamic_slice %f#3, %k, %zero, %zero, sizes = [1, 4, 4] : (tensor<2x4x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x4xf32>
    %slope = stablehlo.reshape %r0 : (tensor<1x4x4xf32>) -> tensor<4x4xf32>
    %dw1 = stablehlo.dot_general %h1, %d, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
    %scaled = stablehlo.multiply %dw1, %slope : tensor<4x4xf32>
    %dw0 = stablehlo.reshape %scaled : (tensor<4x4xf32>) -> tensor<1x4x4xf32>
    %sums = stablehlo.dynamic_update_slice %dw, %dw0, %k, %zero, %zero : (tensor<2x4x4xf32>, tensor<1x4x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x4xf32>
    %back = stablehlo.dot_general %d, %w1, contracting_dims = [1] x [1] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %back, %sums : tensor<i32>, tensor<8x4xf32>, tensor<2x4x4xf32>
  }
  %new = stablehlo.subtract %w, %b#2 : tensor<2x4x4xf32>
  return %new : tensor<2x4x4xf32>
}
