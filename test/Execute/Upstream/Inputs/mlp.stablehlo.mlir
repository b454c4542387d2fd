// Two layers and their residual: batches along x, features along y. 10 rows on 4 devices.
sharding.mesh @mesh = <["x"=4, "y"=2]>
func.func @main(%x: tensor<1x10x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}, {}]>},
                %up: tensor<1x8x12xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {}, {"y"}]>},
                %bias: tensor<1x1x12xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {}, {"y"}]>},
                %down: tensor<1x12x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"y"}, {}]>})
    -> (tensor<1x10x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}, {}]>}) {
  %zero = stablehlo.constant dense<0.0> : tensor<1x10x12xf32>
  %h = stablehlo.dot_general %x, %up, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<1x10x8xf32>, tensor<1x8x12xf32>) -> tensor<1x10x12xf32>
  %wide = stablehlo.broadcast_in_dim %bias, dims = [0, 1, 2] : (tensor<1x1x12xf32>) -> tensor<1x10x12xf32>
  %b = stablehlo.add %h, %wide : tensor<1x10x12xf32>
  %r = stablehlo.maximum %b, %zero : tensor<1x10x12xf32>
  %y = stablehlo.dot_general %r, %down, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<1x10x12xf32>, tensor<1x12x8xf32>) -> tensor<1x10x8xf32>
  %s = stablehlo.add %x, %y : tensor<1x10x8xf32>
  return %s : tensor<1x10x8xf32>
}
