// Unreduced operands of a region are passed to it unreduced.
// RUN: gspmd-opt %s --gspmd-partition | FileCheck %s
// RUN: gspmd-run %s --random-inputs 1 --check --poison
// CHECK-NOT: spmd.all_reduce
// CHECK: stablehlo.negate
// CHECK: spmd.all_reduce add %{{.*}} over <@mesh ["b"]>
// CHECK-NOT: spmd.all_reduce

sdy.mesh @mesh = <["a"=2, "b"=4]>
func.func @main(
    %x: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {"b"}]>},
    %w: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}, {}]>})
    -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {}]>}) {
  %d = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x8xf32>) -> tensor<8x8xf32>
  %m = sdy.manual_computation(%d) in_shardings=[<@mesh, [{}, {}], unreduced={"b"}>] out_shardings=[<@mesh, [{}, {}], unreduced={"b"}>] manual_axes={"b"} (%p: tensor<8x8xf32>) {
    %n = stablehlo.negate %p : tensor<8x8xf32>
    sdy.return %n : tensor<8x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %t = stablehlo.tanh %m : tensor<8x8xf32>
  return %t : tensor<8x8xf32>
}
