// The edges that axes propagated along, as an attribute of the op: step, axes, source
// and target tensor of the op, and dimension. The attribute survives a round trip.
// RUN: gspmd-opt %s --gspmd-complete --explain-as=edges | gspmd-opt | FileCheck %s
// Exports to other systems do not have it.
// RUN: gspmd-opt %s --gspmd-complete --explain-as=edges --export-sdy | FileCheck %s --check-prefix=SDY
// SDY-NOT: sharding.edges

sdy.mesh @mesh = <["x"=4, "y"=2]>
// CHECK-LABEL: func.func @f
func.func @f(%a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
             %b: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>}) -> tensor<2x4x8xf32> {
  // CHECK: stablehlo.dot_general
  // CHECK-SAME: sharding.edges = [#sharding.propagation_edge<step = {{[0-9]+}}, axes = ["x"], from = 0, to = 2, dim = 0>,
  // CHECK-SAME: #sharding.propagation_edge<step = {{[0-9]+}}, axes = ["y"], from = 1, to = 2, dim = 1>]
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x8xf32>) -> tensor<8x8xf32>
  // CHECK: stablehlo.reshape
  // CHECK-SAME: axes = ["x":(1)2], from = 0, to = 1, dim = 0>
  // CHECK-SAME: axes = ["x":(2)2], from = 0, to = 1, dim = 1>
  // CHECK-SAME: axes = ["y"], from = 0, to = 1, dim = 2>
  %1 = stablehlo.reshape %0 : (tensor<8x8xf32>) -> tensor<2x4x8xf32>
  return %1 : tensor<2x4x8xf32>
}
