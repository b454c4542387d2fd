// Several tensors in one collective: of other shapes, split in the middle, without
// elements, small and large; within an axis, and over both.
sharding.mesh @mesh = <["x"=2, "y"=2]>
func.func @main(
    %a: tensor<2x6xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {"y"}]>, spmd.global_type = tensor<4x12xf32>},
    %b: tensor<3x2x5xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"y"}, {"x"}]>, spmd.global_type = tensor<3x4x10xf32>},
    %c: tensor<0x2xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>, spmd.global_type = tensor<0x4xf32>},
    %d: tensor<100x256xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x", "y"}, {}]>, spmd.global_type = tensor<400x256xf32>})
    -> (tensor<2x6xf32>,
        tensor<3x2x5xf32>,
        tensor<100x256xf32>,
        tensor<2x12xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>, spmd.global_type = tensor<4x12xf32>},
        tensor<3x4x5xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {}, {"x"}]>, spmd.global_type = tensor<3x4x10xf32>},
        tensor<0x4xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>, spmd.global_type = tensor<0x8xf32>},
        tensor<2x3xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"y", "x"}]>, spmd.global_type = tensor<2x12xf32>},
        tensor<3x1x5xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"y", "x"}, {}]>, spmd.global_type = tensor<3x4x5xf32>},
        tensor<100x128xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"y"}, {"x"}]>, spmd.global_type = tensor<200x256xf32>},
        tensor<2x24xf32>) {
  %sum:4 = spmd.all_reduce add %a, %b, %c, %d over <@mesh ["x", "y"]>
      : tensor<2x6xf32>, tensor<3x2x5xf32>, tensor<0x2xf32>, tensor<100x256xf32>
  %whole:3 = spmd.all_gather %a, %b, %c dim 1 over <@mesh ["y"]>
      : tensor<2x6xf32>, tensor<3x2x5xf32>, tensor<0x2xf32> -> tensor<2x12xf32>, tensor<3x4x5xf32>, tensor<0x4xf32>
  %part:3 = spmd.reduce_scatter add %a, %b, %d dim 1 over <@mesh ["x"]>
      : tensor<2x6xf32>, tensor<3x2x5xf32>, tensor<100x256xf32> -> tensor<2x3xf32>, tensor<3x1x5xf32>, tensor<100x128xf32>
  %all:2 = spmd.all_gather %sum#0, %a dim 1 over <@mesh ["x", "y"]>
      : tensor<2x6xf32>, tensor<2x6xf32> -> tensor<2x24xf32>, tensor<2x24xf32>
  return %sum#0, %sum#1, %sum#3, %whole#0, %whole#1, %whole#2, %part#0, %part#1, %part#2, %all#1
      : tensor<2x6xf32>, tensor<3x2x5xf32>, tensor<100x256xf32>, tensor<2x12xf32>, tensor<3x4x5xf32>, tensor<0x4xf32>,
        tensor<2x3xf32>, tensor<3x1x5xf32>, tensor<100x128xf32>, tensor<2x24xf32>
}
