// Numbers as they come, sharded in several dimensions, unevenly too.
sdy.mesh @mesh = <["x"=2, "y"=2]>
func.func @main(
    %a: tensor<7x5x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {"x"}, {}]>},
    %b: tensor<3x4xui16> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>})
    -> (tensor<7x5x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {"x"}, {}]>},
        tensor<3x4xui16> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}) {
  %0 = stablehlo.add %a, %a : tensor<7x5x3xf32>
  %1 = stablehlo.add %b, %b : tensor<3x4xui16>
  return %0, %1 : tensor<7x5x3xf32>, tensor<3x4xui16>
}
