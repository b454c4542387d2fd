// Scans over layers: each iteration is in the stage of its layer, and stacks that iterations write and read are values between them.
// RUN: gspmd-opt %s --split-input-file --pipeline-unroll-scans --verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @main
// CHECK-SAME: (%[[X:.*]]: tensor<4x8xf32>, %[[W:.*]]: tensor<3x4x8xf32>)
// CHECK-NOT: stablehlo.while
// CHECK-DAG: %[[W0:.*]] = stablehlo.slice %[[W]] [0:1, 0:4, 0:8] {sharding.stage = 0 : i64}
// CHECK-DAG: %[[W1:.*]] = stablehlo.slice %[[W]] [1:2, 0:4, 0:8] {sharding.stage = 0 : i64}
// CHECK-DAG: %[[W2:.*]] = stablehlo.slice %[[W]] [2:3, 0:4, 0:8] {sharding.stage = 1 : i64}
// CHECK: %[[F2:.*]] = stablehlo.add %{{.*}} {sharding.stage = 1 : i64}
// The backward pass visits the layers in the reverse order, and reads what the forward pass wrote:
// CHECK: stablehlo.multiply %{{.*}} {sharding.backward, sharding.stage = 1 : i64}
// CHECK: stablehlo.multiply %{{.*}} {sharding.backward, sharding.stage = 0 : i64}
// CHECK: stablehlo.multiply %{{.*}} {sharding.backward, sharding.stage = 0 : i64}
// CHECK-NOT: stablehlo.dynamic_update_slice
// CHECK: return
func.func @main(%x: tensor<4x8xf32>, %w: tensor<3x4x8xf32>) -> tensor<4x8xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %empty = stablehlo.constant dense<0.0> : tensor<3x4x8xf32>
  %f:3 = stablehlo.while(%i = %zero, %h = %x, %stack = %empty) : tensor<i32>, tensor<4x8xf32>, tensor<3x4x8xf32> attributes {sharding.stages = 2 : i64}
  cond {
    %three = stablehlo.constant dense<3> : tensor<i32>
    %c = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %s = stablehlo.dynamic_slice %w, %i, %zero, %zero, sizes = [1, 4, 8] : (tensor<3x4x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x8xf32>
    %wi = stablehlo.reshape %s : (tensor<1x4x8xf32>) -> tensor<4x8xf32>
    %g = stablehlo.add %h, %wi : tensor<4x8xf32>
    %r = stablehlo.reshape %h : (tensor<4x8xf32>) -> tensor<1x4x8xf32>
    %next = stablehlo.dynamic_update_slice %stack, %r, %i, %zero, %zero : (tensor<3x4x8xf32>, tensor<1x4x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x4x8xf32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %g, %next : tensor<i32>, tensor<4x8xf32>, tensor<3x4x8xf32>
  }
  %b:2 = stablehlo.while(%i = %zero, %d = %f#1) : tensor<i32>, tensor<4x8xf32>
  cond {
    %three = stablehlo.constant dense<3> : tensor<i32>
    %c = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %top = stablehlo.constant dense<2> : tensor<i32>
    %k = stablehlo.subtract %top, %i : tensor<i32>
    %s = stablehlo.dynamic_slice %f#2, %k, %zero, %zero, sizes = [1, 4, 8] : (tensor<3x4x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x8xf32>
    %h = stablehlo.reshape %s : (tensor<1x4x8xf32>) -> tensor<4x8xf32>
    %e = stablehlo.multiply %d, %h : tensor<4x8xf32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %e : tensor<i32>, tensor<4x8xf32>
  } loc("jit(step)/transpose(jvp(stages_2))/while")
  return %b#1 : tensor<4x8xf32>
}

// -----

func.func @main(%x: tensor<4xf32>, %n: tensor<i32>) -> tensor<4xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  // expected-error @below {{is divided into stages, but its number of iterations is unknown}}
  %f:2 = stablehlo.while(%i = %zero, %h = %x) : tensor<i32>, tensor<4xf32> attributes {sharding.stages = 2 : i64}
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %h : tensor<i32>, tensor<4xf32>
  }
  return %f#1 : tensor<4xf32>
}

// -----

func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  // expected-error @below {{is divided into 4 stages, but has 2 iterations}}
  %f:2 = stablehlo.while(%i = %zero, %h = %x) : tensor<i32>, tensor<4xf32> attributes {sharding.stages = 4 : i64}
  cond {
    %two = stablehlo.constant dense<2> : tensor<i32>
    %c = stablehlo.compare LT, %i, %two : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %h : tensor<i32>, tensor<4xf32>
  }
  return %f#1 : tensor<4xf32>
}

// -----

// A program of a few lines does not become one of a billion ops.
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  // expected-error @below {{is divided into stages, with 1000000000 iterations of 7 ops; the limit is 16777216 ops in all}}
  %f:2 = stablehlo.while(%i = %zero, %h = %x) : tensor<i32>, tensor<4xf32> attributes {sharding.stages = 4 : i64}
  cond {
    %many = stablehlo.constant dense<1000000000> : tensor<i32>
    %c = stablehlo.compare LT, %i, %many : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %h : tensor<i32>, tensor<4xf32>
  }
  return %f#1 : tensor<4xf32>
}

// -----

func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{'sharding.stages': expected a positive i64, found "two"}}
  %0 = stablehlo.tanh %x {sharding.stages = "two"} : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// The counter wraps around: 0, 100, -56, 44, ...
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i8>
  // expected-error @below {{is divided into stages, but its number of iterations is unknown}}
  %f:2 = stablehlo.while(%i = %zero, %h = %x) : tensor<i8>, tensor<4xf32> attributes {sharding.stages = 2 : i64}
  cond {
    %n = stablehlo.constant dense<120> : tensor<i8>
    %c = stablehlo.compare LT, %i, %n : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %step = stablehlo.constant dense<100> : tensor<i8>
    %j = stablehlo.add %i, %step : tensor<i8>
    stablehlo.return %j, %h : tensor<i8>, tensor<4xf32>
  }
  return %f#1 : tensor<4xf32>
}

// -----

// An unsigned index is not negative, and is clamped to the last index.
// CHECK-LABEL: func.func @main
// CHECK: stablehlo.slice %arg0 [200:208]
// CHECK: stablehlo.slice %arg0 [248:256]
func.func @main(%x: tensor<256xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %n = stablehlo.constant dense<200> : tensor<ui8>
  %all = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %f:3 = stablehlo.while(%i = %zero, %a = %x, %b = %x) : tensor<i32>, tensor<256xf32>, tensor<256xf32> attributes {sharding.stages = 2 : i64}
  cond {
    %c = stablehlo.compare LT, %i, %two : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %b, %a : tensor<i32>, tensor<256xf32>, tensor<256xf32>
  }
  %0 = stablehlo.dynamic_slice %f#1, %n, sizes = [8] : (tensor<256xf32>, tensor<ui8>) -> tensor<8xf32>
  %1 = stablehlo.dynamic_slice %f#2, %all, sizes = [8] : (tensor<256xf32>, tensor<ui64>) -> tensor<8xf32>
  return %0, %1 : tensor<8xf32>, tensor<8xf32>
}
