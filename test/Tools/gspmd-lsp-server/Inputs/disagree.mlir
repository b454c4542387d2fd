sdy.mesh @mesh = <["x"=2, "y"=2]>
func.func public @main(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", ?}, {}]>},
                       %b: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y", ?}, {}]>}) -> tensor<8x8xf32> {
  %sum = stablehlo.add %a, %b : tensor<8x8xf32>
  return %sum : tensor<8x8xf32>
}
