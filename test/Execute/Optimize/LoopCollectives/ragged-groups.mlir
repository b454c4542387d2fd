// Sums over rows by group, scattered by group: a block of groups needs the rows of the groups
// before it, which depends on the device id. So it is in no ring.
// RUN: gspmd-run %s --random-inputs 1 --check --poison --optimize=loop-collectives,force-variant:1 --stats=- | FileCheck %s
// CHECK: "reduce-scatter": {

sdy.mesh @mesh = <["x"=2]>

func.func @main(
    %a: tensor<8x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
    %b: tensor<8x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>})
    -> (tensor<4x3x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}, {}]>}) {
  %s = stablehlo.constant dense<[3, 1, 2, 2]> : tensor<4xi32>
  %0 = "chlo.ragged_dot"(%a, %b, %s) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [0], rhs_group_dimensions = []>}> : (tensor<8x3xf32>, tensor<8x2xf32>, tensor<4xi32>) -> tensor<4x3x2xf32>
  return %0 : tensor<4x3x2xf32>
}
