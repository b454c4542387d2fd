// Ops of sharded tensors whose results have no elements: local ops that select among the shards'
// candidates, or read windows, would be invalid.
// RUN: gspmd-run %s --random-inputs 1 --check --poison
// RUN: gspmd-opt --gspmd-partition %s | FileCheck %s
// CHECK-NOT: stablehlo.gather
// CHECK-NOT: stablehlo.convolution
sharding.mesh @mesh = <["x"=3]>

func.func @main(%a: tensor<6xi32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>},
    %b: tensor<4x2x0x2xf32>, %kernel: tensor<1x3x6x3xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {}, {}, {"x"}]>})
    -> (tensor<0xi32>, tensor<0xi32>, tensor<4x0x6x0xf32>) {
  %values, %positions = chlo.top_k(%a, k = 0) : tensor<6xi32> -> (tensor<0xi32>, tensor<0xi32>)
  %0 = stablehlo.convolution(%b, %kernel) dim_numbers = [b, 0, 1, f]x[i, 1, o, 0]->[b, 0, f, 1], window = {rhs_dilate = [3, 1]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<4x2x0x2xf32>, tensor<1x3x6x3xf32>) -> tensor<4x0x6x0xf32>
  return %values, %positions, %0 : tensor<0xi32>, tensor<0xi32>, tensor<4x0x6x0xf32>
}
