// The function with the highest peak of memory is not the slowest one.
// RUN: gspmd-opt --spmd-rematerialize=memory-limit=1900 %s | FileCheck %s
// CHECK-LABEL: @gather
// CHECK: stablehlo.optimization_barrier
// CHECK: spmd.all_gather
// CHECK-LABEL: @longer
sharding.mesh @m = <["x"=4]>
func.func public @a(%w: tensor<2x8xf32>, %x: tensor<2x8xf32>) -> tensor<2x8xf32> {
  %0 = spmd.all_gather %w dim 0 over <@m ["x"]> : tensor<2x8xf32> -> tensor<8x8xf32>
  %1 = stablehlo.dot_general %x, %0, contracting_dims = [1] x [0] : (tensor<2x8xf32>, tensor<8x8xf32>) -> tensor<2x8xf32>
  return %1 : tensor<2x8xf32>
}
func.func public @gather(%w: tensor<2x8xf32>, %x: tensor<2x8xf32>, %v: tensor<8x16xf32>) -> tensor<2x8xf32> {
  %0 = spmd.all_gather %w dim 0 over <@m ["x"]> : tensor<2x8xf32> -> tensor<8x8xf32>
  %1 = stablehlo.dot_general %x, %0, contracting_dims = [1] x [0] : (tensor<2x8xf32>, tensor<8x8xf32>) -> tensor<2x8xf32>
  %2 = stablehlo.dot_general %1, %v, contracting_dims = [1] x [0] : (tensor<2x8xf32>, tensor<8x16xf32>) -> tensor<2x16xf32>
  %3 = stablehlo.dot_general %2, %2, contracting_dims = [0] x [0] : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<16x16xf32>
  %4 = stablehlo.dot_general %2, %3, contracting_dims = [1] x [0] : (tensor<2x16xf32>, tensor<16x16xf32>) -> tensor<2x16xf32>
  %5 = stablehlo.dot_general %4, %v, contracting_dims = [1] x [1] : (tensor<2x16xf32>, tensor<8x16xf32>) -> tensor<2x8xf32>
  %6 = stablehlo.dot_general %5, %0, contracting_dims = [1] x [1] : (tensor<2x8xf32>, tensor<8x8xf32>) -> tensor<2x8xf32>
  return %6 : tensor<2x8xf32>
}
func.func public @longer(%w: tensor<2x2xf32>, %x: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %0 = spmd.all_reduce add %w over <@m ["x"]> : tensor<2x2xf32>
  %1 = stablehlo.tanh %0 : tensor<2x2xf32>
  %2 = spmd.all_reduce add %1 over <@m ["x"]> : tensor<2x2xf32>
  %3 = stablehlo.tanh %2 : tensor<2x2xf32>
  %4 = spmd.all_reduce add %3 over <@m ["x"]> : tensor<2x2xf32>
  %5 = stablehlo.tanh %4 : tensor<2x2xf32>
  %6 = spmd.all_reduce add %5 over <@m ["x"]> : tensor<2x2xf32>
  %7 = stablehlo.tanh %6 : tensor<2x2xf32>
  %8 = spmd.all_reduce add %7 over <@m ["x"]> : tensor<2x2xf32>
  return %8 : tensor<2x2xf32>
}
