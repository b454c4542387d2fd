// An op uses the operand of a reshard instead of its result
// if that is cheaper, and a reshard without uses is erased.
// RUN: gspmd-opt %s --gspmd-partition --canonicalize | FileCheck %s
// RUN: gspmd-run %s --check --poison --random-inputs 1 --entry=whole
sharding.mesh @mesh = <["x"=8]>

// The result is required replicated, and the input is replicated.
// CHECK-LABEL: @whole
// CHECK-NOT: = spmd.
// CHECK: stablehlo.convolution
// CHECK-NOT: = spmd.
// CHECK: return
func.func @whole(%a: tensor<2x13x7x3xf32>, %k: tensor<3x3x3x4xf32>) -> tensor<2x13x7x4xf32> {
  %0 = sharding.mesh_split %a <@mesh, [{}, {"x"}, {}, {}]> : tensor<2x13x7x3xf32>
  %1 = stablehlo.convolution(%0, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x13x7x3xf32>, tensor<3x3x3x4xf32>) -> tensor<2x13x7x4xf32>
  return %1 : tensor<2x13x7x4xf32>
}
