// A mask as JAX writes it: the bias of the first three keys, which are all those of the first device, is minus infinity.
sdy.mesh @mesh = <["q"=2, "k"=8]>

func.func @main(
    %queries: tensor<6x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"q"}, {}]>},
    %keys: tensor<17x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"k"}, {}]>},
    %values: tensor<17x8xf32>) -> tensor<6x8xf32> {
  %positions = stablehlo.iota dim = 0 : tensor<17xi32>
  %three = stablehlo.constant dense<3> : tensor<17xi32>
  %is_masked = stablehlo.compare LT, %positions, %three : (tensor<17xi32>, tensor<17xi32>) -> tensor<17xi1>
  %masked = stablehlo.constant dense<0xFF800000> : tensor<17xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<17xf32>
  %bias = stablehlo.select %is_masked, %masked, %zero : tensor<17xi1>, tensor<17xf32>
  %0 = lattice.attention %queries, %keys, %values, %bias
      : (tensor<6x4xf32>, tensor<17x4xf32>, tensor<17x8xf32>, tensor<17xf32>) -> tensor<6x8xf32>
  return %0 : tensor<6x8xf32>
}
