// Stacks of all layers: each stage has a slice of its own layers, of the weights and of what is computed from their gradients element by element.
// RUN: gspmd-opt %s --split-input-file --pipeline-slice-stacks | FileCheck %s

// CHECK-LABEL: func.func @main
// CHECK-SAME: (%[[W:[^:]*]]: tensor<3x8xf32>, %[[M:[^:]*]]: tensor<3x8xf32>, %[[G0:[^:]*]]: tensor<1x8xf32>,
// CHECK-DAG: %[[W01:.*]] = stablehlo.slice %[[W]] [0:2, 0:8] {sharding.layers = array<i64: 0, 2>}
// CHECK-DAG: %[[W2:.*]] = stablehlo.slice %[[W]] [2:3, 0:8] {sharding.layers = array<i64: 2, 3>}
// CHECK-DAG: %[[M2:.*]] = stablehlo.slice %[[M]] [2:3, 0:8] {sharding.layers = array<i64: 2, 3>}
// CHECK-DAG: stablehlo.slice %[[W01]] [1:2, 0:8]
// CHECK-DAG: stablehlo.reshape %[[W2]] {sharding.stage = 1 : i64}
// The gradients of the layers of a stage:
// CHECK-DAG: %[[G01:.*]] = stablehlo.concatenate %[[G0]], %{{.*}}, dim = 0
// CHECK-DAG: stablehlo.constant dense<5.000000e-01> : tensor<2x8xf32>
// CHECK-DAG: %[[HALF:.*]] = stablehlo.constant dense<5.000000e-01> : tensor<1x8xf32>
// CHECK: %[[S2:.*]] = stablehlo.multiply %{{.*}}, %[[HALF]] : tensor<1x8xf32>
// CHECK: %[[N2:.*]] = stablehlo.add %[[M2]], %[[S2]] : tensor<1x8xf32>
// CHECK-NOT: stablehlo.dynamic_update_slice
// A sum over layers adds up those of the stages:
// CHECK: %[[A:.*]] = stablehlo.reduce
// CHECK: %[[B:.*]] = stablehlo.reduce
// CHECK: %[[SUM:.*]] = stablehlo.add %[[A]], %[[B]] : tensor<f32>
// CHECK: %[[R:.*]] = stablehlo.concatenate %{{.*}}, %[[N2]], dim = 0 {sharding.layers = array<i64: 0, 3>}
// CHECK: return %{{.*}}, %[[R]], %[[SUM]]
sharding.mesh @microbatches = <["microbatch"=2]>
func.func @main(%w: tensor<3x8xf32>, %m: tensor<3x8xf32>, %g0: tensor<1x8xf32>, %g1: tensor<1x8xf32>, %g2: tensor<1x8xf32>) -> (tensor<8xf32>, tensor<3x8xf32>, tensor<f32>) {
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c2 = stablehlo.constant dense<2> : tensor<i32>
  %s0 = stablehlo.slice %w [0:1, 0:8] : (tensor<3x8xf32>) -> tensor<1x8xf32>
  %s1 = stablehlo.slice %w [1:2, 0:8] : (tensor<3x8xf32>) -> tensor<1x8xf32>
  %s2 = stablehlo.slice %w [2:3, 0:8] : (tensor<3x8xf32>) -> tensor<1x8xf32>
  %r0 = stablehlo.reshape %s0 {sharding.stage = 0 : i64} : (tensor<1x8xf32>) -> tensor<8xf32>
  %r1 = stablehlo.reshape %s1 {sharding.stage = 0 : i64} : (tensor<1x8xf32>) -> tensor<8xf32>
  %r2 = stablehlo.reshape %s2 {sharding.stage = 1 : i64} : (tensor<1x8xf32>) -> tensor<8xf32>
  %h1 = stablehlo.add %r0, %r1 {sharding.stage = 0 : i64} : tensor<8xf32>
  %h2 = stablehlo.add %h1, %r2 {sharding.stage = 1 : i64} : tensor<8xf32>
  %empty = stablehlo.constant dense<0.0> : tensor<3x8xf32>
  %u2 = stablehlo.dynamic_update_slice %empty, %g2, %c2, %c0 {sharding.stage = 1 : i64} : (tensor<3x8xf32>, tensor<1x8xf32>, tensor<i32>, tensor<i32>) -> tensor<3x8xf32>
  %u1 = stablehlo.dynamic_update_slice %u2, %g1, %c1, %c0 {sharding.stage = 0 : i64} : (tensor<3x8xf32>, tensor<1x8xf32>, tensor<i32>, tensor<i32>) -> tensor<3x8xf32>
  %u0 = stablehlo.dynamic_update_slice %u1, %g0, %c0, %c0 {sharding.stage = 0 : i64} : (tensor<3x8xf32>, tensor<1x8xf32>, tensor<i32>, tensor<i32>) -> tensor<3x8xf32>
  %half = stablehlo.constant dense<0.5> : tensor<3x8xf32>
  %scaled = stablehlo.multiply %u0, %half : tensor<3x8xf32>
  %new = stablehlo.add %m, %scaled : tensor<3x8xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %norm = stablehlo.reduce(%u0 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x8xf32>, tensor<f32>) -> tensor<f32>
  return %h2, %new, %norm : tensor<8xf32>, tensor<3x8xf32>, tensor<f32>
}

// -----

// Of a stack whose layers are not all read in stages, every stage has all layers.
// CHECK-LABEL: func.func @main
// CHECK-NOT: sharding.layers
sharding.mesh @microbatches = <["microbatch"=2]>
func.func @main(%w: tensor<3x8xf32>) -> tensor<1x8xf32> {
  %s0 = stablehlo.slice %w [0:1, 0:8] {sharding.stage = 0 : i64} : (tensor<3x8xf32>) -> tensor<1x8xf32>
  %s1 = stablehlo.slice %w [1:2, 0:8] {sharding.stage = 1 : i64} : (tensor<3x8xf32>) -> tensor<1x8xf32>
  %sum = stablehlo.add %s0, %s1 : tensor<1x8xf32>
  return %sum : tensor<1x8xf32>
}
