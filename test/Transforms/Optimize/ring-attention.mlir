// RUN: gspmd-opt --spmd-ring-attention=force-variant=2 --split-input-file %s 2>%t.remarks | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK < %t.remarks
// RUN: gspmd-opt --spmd-ring-attention --split-input-file %s 2>/dev/null | FileCheck %s --check-prefix=COST

// The example of the pass's description: two devices. The blocks are too small for a ring to pay off.
// REMARK: spmd-ring-attention: attention runs as a ring one way over 2 devices; blocks of keys and values replace 0.001 MB that were gathered, blocks of scores replace 0.000 MB; peak
// COST: spmd.all_gather
// CHECK-LABEL: @attention
// CHECK-NOT: all_gather
// CHECK: %[[K2:.*]] = spmd.shift %arg1 by -1 wrap over <@mesh ["x"]>
// CHECK: %[[S1:.*]] = stablehlo.dot_general %arg0, %arg1,
// CHECK: %[[MAX1:.*]] = stablehlo.reduce(%[[S1]] init: %{{.*}}) applies stablehlo.maximum
// CHECK: %[[NAN1:.*]] = stablehlo.subtract %[[MAX1]], %[[MAX1]]
// CHECK: %[[FINITE:.*]] = stablehlo.compare EQ, %[[NAN1]], %{{.*}}
// CHECK: %[[ROW1:.*]] = stablehlo.select %[[FINITE]], %[[MAX1]], %{{.*}}
// CHECK: stablehlo.subtract %[[S1]], %{{.*}} : tensor<4x4xf32>
// CHECK: %[[E1:.*]] = stablehlo.exponential %{{.*}} : tensor<4x4xf32>
// CHECK: %[[SUM1:.*]] = stablehlo.reduce(%[[E1]] init: %{{.*}}) applies stablehlo.add
// CHECK: %[[V2:.*]] = spmd.shift %arg2 by -1 wrap over <@mesh ["x"]>
// CHECK: %[[S2:.*]] = stablehlo.dot_general %arg0, %{{.*}},
// CHECK: %[[BLOCK:.*]] = stablehlo.reduce(%[[S2]] init: %{{.*}}) applies stablehlo.maximum
// CHECK: stablehlo.maximum %[[MAX1]], %[[BLOCK]]
// CHECK: stablehlo.exponential %{{.*}} : tensor<4x4xf32>
// CHECK: stablehlo.exponential %{{.*}} : tensor<4xf32>
// CHECK: stablehlo.multiply %{{.*}} : tensor<4x8xf32>
// CHECK: stablehlo.divide %{{.*}} : tensor<4x8xf32>
sharding.mesh @mesh = <["x"=2]>
func.func public @attention(%q: tensor<4x8xf32>, %k: tensor<4x8xf32>, %v: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %1 = spmd.all_gather %k dim 0 over <@mesh ["x"]> : tensor<4x8xf32> -> tensor<8x8xf32>
  %2 = stablehlo.dot_general %q, %1, contracting_dims = [1] x [1] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  %3 = stablehlo.reduce(%2 init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<4xf32>) -> tensor<4x8xf32>
  %5 = stablehlo.subtract %2, %4 : tensor<4x8xf32>
  %6 = stablehlo.exponential %5 : tensor<4x8xf32>
  %7 = stablehlo.reduce(%6 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<4xf32>) -> tensor<4x8xf32>
  %9 = stablehlo.divide %6, %8 : tensor<4x8xf32>
  %10 = spmd.all_gather %v dim 0 over <@mesh ["x"]> : tensor<4x8xf32> -> tensor<8x8xf32>
  %11 = stablehlo.dot_general %9, %10, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  return %11 : tensor<4x8xf32>
}

// -----
// Scores that are used besides the softmax are in memory anyway.
// REMARK: the softmax does not become a ring, and its gathers of 0.000 MB stay: stablehlo.negate uses the scores besides the softmax
// CHECK-LABEL: @other_users
// CHECK: spmd.all_gather
sharding.mesh @mesh = <["x"=2]>
func.func public @other_users(%q: tensor<4x8xf32>, %k: tensor<4x8xf32>) -> (tensor<4xf32>, tensor<4x8xf32>) {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %1 = spmd.all_gather %k dim 0 over <@mesh ["x"]> : tensor<4x8xf32> -> tensor<8x8xf32>
  %2 = stablehlo.dot_general %q, %1, contracting_dims = [1] x [1] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  %3 = stablehlo.reduce(%2 init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<4xf32>) -> tensor<4x8xf32>
  %5 = stablehlo.subtract %2, %4 : tensor<4x8xf32>
  %6 = stablehlo.exponential %5 : tensor<4x8xf32>
  %7 = stablehlo.reduce(%6 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
  %8 = stablehlo.negate %2 : tensor<4x8xf32>
  return %7, %8 : tensor<4xf32>, tensor<4x8xf32>
}

// -----
// Exponentials that are squared are no longer scaled by the change of the maximum.
// REMARK: stablehlo.multiply uses several functions of the scores
// CHECK-LABEL: @squares
// CHECK: spmd.all_gather
sharding.mesh @mesh = <["x"=2]>
func.func public @squares(%q: tensor<4x8xf32>, %k: tensor<4x8xf32>) -> tensor<4xf32> {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %1 = spmd.all_gather %k dim 0 over <@mesh ["x"]> : tensor<4x8xf32> -> tensor<8x8xf32>
  %2 = stablehlo.dot_general %q, %1, contracting_dims = [1] x [1] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  %3 = stablehlo.reduce(%2 init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<4xf32>) -> tensor<4x8xf32>
  %5 = stablehlo.subtract %2, %4 : tensor<4x8xf32>
  %6 = stablehlo.exponential %5 : tensor<4x8xf32>
  %7 = stablehlo.multiply %6, %6 : tensor<4x8xf32>
  %8 = stablehlo.reduce(%7 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
  return %8 : tensor<4xf32>
}

// -----
// A maximum that differs between keys of a row is no factor of the row.
// REMARK: stablehlo.subtract subtracts more from the scores than their maximum
// CHECK-LABEL: @other_differences
// CHECK: spmd.all_gather
sharding.mesh @mesh = <["x"=2]>
func.func public @other_differences(%q: tensor<4x8xf32>, %k: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4xf32> {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %1 = spmd.all_gather %k dim 0 over <@mesh ["x"]> : tensor<4x8xf32> -> tensor<8x8xf32>
  %2 = stablehlo.dot_general %q, %1, contracting_dims = [1] x [1] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  %3 = stablehlo.reduce(%2 init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<4xf32>) -> tensor<4x8xf32>
  %5 = stablehlo.add %4, %b : tensor<4x8xf32>
  %6 = stablehlo.subtract %2, %5 : tensor<4x8xf32>
  %7 = stablehlo.exponential %6 : tensor<4x8xf32>
  %8 = stablehlo.reduce(%7 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
  return %8 : tensor<4xf32>
}

// -----
// Rows without keys are selected after the sums, as they are divided then.
// CHECK-LABEL: @guarded
// CHECK-NOT: all_gather
// CHECK: stablehlo.compare GT, %{{.*}} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// CHECK: %[[ROWS:.*]] = stablehlo.broadcast_in_dim %{{.*}}, dims = [0] : (tensor<4xi1>) -> tensor<4x8xi1>
// CHECK: %[[QUOTIENT:.*]] = stablehlo.divide %{{.*}} : tensor<4x8xf32>
// CHECK: stablehlo.select %[[ROWS]], %[[QUOTIENT]], %{{.*}} : tensor<4x8xi1>, tensor<4x8xf32>
sharding.mesh @mesh = <["x"=2]>
func.func public @guarded(%q: tensor<4x8xf32>, %k: tensor<4x8xf32>, %v: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %1 = spmd.all_gather %k dim 0 over <@mesh ["x"]> : tensor<4x8xf32> -> tensor<8x8xf32>
  %2 = stablehlo.dot_general %q, %1, contracting_dims = [1] x [1] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  %3 = stablehlo.reduce(%2 init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<4xf32>) -> tensor<4x8xf32>
  %5 = stablehlo.subtract %2, %4 : tensor<4x8xf32>
  %6 = stablehlo.exponential %5 : tensor<4x8xf32>
  %7 = stablehlo.reduce(%6 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<4xf32>) -> tensor<4x8xf32>
  %9 = stablehlo.divide %6, %8 : tensor<4x8xf32>
  %10 = spmd.all_gather %v dim 0 over <@mesh ["x"]> : tensor<4x8xf32> -> tensor<8x8xf32>
  %12 = stablehlo.constant dense<0.0> : tensor<4x8xf32>
  %15 = stablehlo.constant dense<0.0> : tensor<4xf32>
  %16 = stablehlo.compare GT, %7, %15 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %13 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<4xi1>) -> tensor<4x8xi1>
  %14 = stablehlo.select %13, %9, %12 : tensor<4x8xi1>, tensor<4x8xf32>
  %11 = stablehlo.dot_general %14, %10, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  return %11 : tensor<4x8xf32>
}

