// RUN: %python -c "import sys; print(open(sys.argv[1]).read().replace('  // ' + 'OPS', '  stablehlo.constant dense<0> : tensor<i32>\n' * 4096))" %s > %t.mlir
// RUN: gspmd-opt --spmd-ring-attention=force-variant=2 %t.mlir 2>&1 | FileCheck %s
// RUN: gspmd-opt --spmd-ring-attention=force-variant=2 %s 2>&1 | FileCheck %s --check-prefix=FEW

// Ops that depend on the maximum or on a sum are moved behind the loop that computes them. They are searched for up to a limit.
// CHECK: remark: spmd-ring-attention: the softmax does not become a ring, and its gathers of 0.001 MB stay: more than 4096 ops are between the maximum and the sums
// CHECK: all_gather
// FEW: remark: spmd-ring-attention: attention runs as a ring
sharding.mesh @mesh = <["x"=2]>
func.func public @many_ops(%q: tensor<4x8xf32>, %k: tensor<4x8xf32>, %v: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4xf32>) {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %8 = spmd.all_gather %v dim 0 over <@mesh ["x"]> : tensor<4x8xf32> -> tensor<8x8xf32>
  %1 = spmd.all_gather %k dim 0 over <@mesh ["x"]> : tensor<4x8xf32> -> tensor<8x8xf32>
  %2 = stablehlo.dot_general %q, %1, contracting_dims = [1] x [1] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  %3 = stablehlo.reduce(%2 init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<4xf32>) -> tensor<4x8xf32>
  %5 = stablehlo.subtract %2, %4 : tensor<4x8xf32>
  %6 = stablehlo.exponential %5 : tensor<4x8xf32>
  %7 = stablehlo.reduce(%6 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
  // OPS
  %9 = stablehlo.log %7 : tensor<4xf32>
  %11 = stablehlo.dot_general %6, %8, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  return %11, %9 : tensor<4x8xf32>, tensor<4xf32>
}
