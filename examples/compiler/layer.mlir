// Two layers: the batch is sharded over "data", the hidden dimension over "model".
sdy.mesh @mesh = <["data"=2, "model"=4]>

func.func @main(
    %x: tensor<64x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>},
    %w1: tensor<128x512xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>},
    %w2: tensor<512x128xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>})
    -> tensor<64x128xf32> {
  %0 = stablehlo.dot_general %x, %w1, contracting_dims = [1] x [0]
      : (tensor<64x128xf32>, tensor<128x512xf32>) -> tensor<64x512xf32>
  %1 = stablehlo.tanh %0 : tensor<64x512xf32>
  %2 = stablehlo.dot_general %1, %w2, contracting_dims = [1] x [0]
      : (tensor<64x512xf32>, tensor<512x128xf32>) -> tensor<64x128xf32>
  return %2 : tensor<64x128xf32>
}
