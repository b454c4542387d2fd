// The largest tensor of the program, 256 MiB, is computed and summed up within
// one kernel: no memory ever holds it.
sharding.mesh @mesh = <["x"=4, "y"=2]>

func.func @main(%a: tensor<64x1024xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
                %b: tensor<64x1024xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}) -> tensor<64x1024xf32> {
  %0 = stablehlo.broadcast_in_dim %a, dims = [0, 1] : (tensor<64x1024xf32>) -> tensor<64x1024x1024xf32>
  %1 = stablehlo.broadcast_in_dim %b, dims = [0, 2] : (tensor<64x1024xf32>) -> tensor<64x1024x1024xf32>
  %2 = stablehlo.multiply %0, %1 : tensor<64x1024x1024xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %3 = stablehlo.reduce(%2 init: %zero) applies stablehlo.maximum across dimensions = [2] : (tensor<64x1024x1024xf32>, tensor<f32>) -> tensor<64x1024xf32>
  return %3 : tensor<64x1024xf32>
}
