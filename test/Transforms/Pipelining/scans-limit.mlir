// The limit of ops holds for the copies of all loops: a loop in one stage has 90 of them, the one in two stages 60.
// RUN: gspmd-opt %s --pipeline-unroll-scans | FileCheck %s
// RUN: env GSPMD_MAX_OPS=100 not gspmd-opt %s --pipeline-unroll-scans 2>&1 | FileCheck %s --check-prefix=BOTH
// RUN: env GSPMD_MAX_OPS=80 not gspmd-opt %s --pipeline-unroll-scans 2>&1 | FileCheck %s --check-prefix=ONE
// CHECK-NOT: stablehlo.while
// BOTH: scans-limit.mlir:[[#@LINE+17]]:{{.*}} is divided into stages, with 10 iterations of 6 ops, besides 90 ops of other loops; the limit is 100 ops in all
// ONE: scans-limit.mlir:[[#@LINE+6]]:{{.*}} is replaced by its iterations in one stage, with 10 iterations of 9 ops; the limit is 80 ops in all
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %ten = stablehlo.constant dense<10> : tensor<i32>
  %init = stablehlo.constant dense<0.0> : tensor<f32>
  %f:2 = stablehlo.while(%i = %zero, %h = %x) : tensor<i32>, tensor<4xf32> attributes {sharding.backward, sharding.stage = 0 : i64}
  cond {
    %c = stablehlo.compare LT, %i, %ten : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %s = stablehlo.reduce(%h init: %init) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %b = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f32>) -> tensor<4xf32>
    stablehlo.return %j, %b : tensor<i32>, tensor<4xf32>
  }
  %g:2 = stablehlo.while(%i = %zero, %h = %f#1) : tensor<i32>, tensor<4xf32> attributes {sharding.stages = 2 : i64}
  cond {
    %c = stablehlo.compare LT, %i, %ten : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %t = stablehlo.tanh %h : tensor<4xf32>
    stablehlo.return %j, %t : tensor<i32>, tensor<4xf32>
  }
  return %g#1 : tensor<4xf32>
}
