sdy.mesh @mesh = <["x"=4]>
func.func @main(%x: tensor<4000x1000xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}, %w: tensor<1000x1000xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>})
    -> (tensor<4000x1000xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4000x1000xf32>, tensor<1000x1000xf32>) -> tensor<4000x1000xf32>
  return %0 : tensor<4000x1000xf32>
}
