// Twice the sum over the rows, on two devices.
sdy.mesh @mesh = <["x"=2]>
func.func @main(%x: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>})
    -> (tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %sum = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0]
      : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  %rows = stablehlo.broadcast_in_dim %sum, dims = [1] : (tensor<4xf32>) -> tensor<4x4xf32>
  %both = stablehlo.add %rows, %rows : tensor<4x4xf32>
  return %both : tensor<4x4xf32>
}
