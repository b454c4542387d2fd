// RUN: gspmd-opt --spmd-ring-attention=force-variant=2 --split-input-file %s 2>%t.remarks | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK < %t.remarks

// Softmaxes that stay, with the reason.
// CHECK-NOT: spmd.shift

// Row i of the sum has the exponentials of row 3 - i.
// REMARK: stablehlo.reverse moves, splits or merges the rows of the exponentials
// CHECK-LABEL: @reversed
sharding.mesh @mesh = <["x"=2]>
func.func public @reversed(%q: tensor<4x8xf32>, %k: tensor<4x8xf32>, %v: tensor<4x8xf32>) -> tensor<4x8xf32> {
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
  %12 = stablehlo.reverse %9, dims = [0] : tensor<4x8xf32>
  %11 = stablehlo.dot_general %12, %10, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  return %11 : tensor<4x8xf32>
}


// -----
// Row i has those of row i + 1.
// REMARK: sharding.rotate moves, splits or merges the rows of the exponentials
// CHECK-LABEL: @rotated
sharding.mesh @mesh = <["x"=2]>
func.func public @rotated(%q: tensor<4x8xf32>, %k: tensor<4x8xf32>, %v: tensor<4x8xf32>) -> tensor<4x8xf32> {
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
  %12 = sharding.rotate %9 dim 0 by 1 : tensor<4x8xf32>
  %11 = stablehlo.dot_general %12, %10, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  return %11 : tensor<4x8xf32>
}


// -----
// Row i has those of row i - 1.
// REMARK: stablehlo.pad moves, splits or merges the rows of the exponentials
// CHECK-LABEL: @padded
sharding.mesh @mesh = <["x"=2]>
func.func public @padded(%q: tensor<4x8xf32>, %k: tensor<4x8xf32>, %v: tensor<4x8xf32>) -> tensor<4x8xf32> {
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
  %12 = stablehlo.pad %9, %zero, low = [1, 0], high = [-1, 0], interior = [0, 0] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4x8xf32>
  %11 = stablehlo.dot_general %12, %10, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  return %11 : tensor<4x8xf32>
}


// -----
// There are fewer rows than in the maximum.
// REMARK: stablehlo.slice moves, splits or merges the rows of the exponentials
// CHECK-LABEL: @sliced
sharding.mesh @mesh = <["x"=2]>
func.func public @sliced(%q: tensor<4x8xf32>, %k: tensor<4x8xf32>, %v: tensor<4x8xf32>) -> tensor<2x8xf32> {
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
  %12 = stablehlo.slice %9 [1:3, 0:8] : (tensor<4x8xf32>) -> tensor<2x8xf32>
  %11 = stablehlo.dot_general %12, %10, contracting_dims = [1] x [0] : (tensor<2x8xf32>, tensor<8x8xf32>) -> tensor<2x8xf32>
  return %11 : tensor<2x8xf32>
}


// -----
// There are more rows.
// REMARK: stablehlo.concatenate moves, splits or merges the rows of the exponentials
// CHECK-LABEL: @concatenated
sharding.mesh @mesh = <["x"=2]>
func.func public @concatenated(%q: tensor<4x8xf32>, %k: tensor<4x8xf32>, %v: tensor<4x8xf32>) -> tensor<5x8xf32> {
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
  %13 = stablehlo.constant dense<0.0> : tensor<1x8xf32>
  %12 = stablehlo.concatenate %13, %9, dim = 0 : (tensor<1x8xf32>, tensor<4x8xf32>) -> tensor<5x8xf32>
  %11 = stablehlo.dot_general %12, %10, contracting_dims = [1] x [0] : (tensor<5x8xf32>, tensor<8x8xf32>) -> tensor<5x8xf32>
  return %11 : tensor<5x8xf32>
}

// -----
// Shards without keys have no ring, and no remark.
// CHECK-LABEL: @no_keys
// CHECK: spmd.all_gather
sharding.mesh @mesh = <["x"=2]>
func.func public @no_keys(%q: tensor<4x8xf32>, %k: tensor<0x8xf32>) -> tensor<4xf32> {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %1 = spmd.all_gather %k dim 0 over <@mesh ["x"]> : tensor<0x8xf32> -> tensor<0x8xf32>
  %2 = stablehlo.dot_general %q, %1, contracting_dims = [1] x [1] : (tensor<4x8xf32>, tensor<0x8xf32>) -> tensor<4x0xf32>
  %3 = stablehlo.reduce(%2 init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<4x0xf32>, tensor<f32>) -> tensor<4xf32>
  return %3 : tensor<4xf32>
}
