// 17 keys on eight devices: three keys on five devices, two on the sixth, and none on the last two. The queries are sharded 2 ways.
sdy.mesh @mesh = <["q"=2, "k"=8]>

func.func @main(
    %queries: tensor<6x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"q"}, {}]>},
    %keys: tensor<17x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"k"}, {}]>},
    %values: tensor<17x8xf32>, %bias: tensor<17xf32>) -> tensor<6x8xf32> {
  %0 = lattice.attention %queries, %keys, %values, %bias
      : (tensor<6x4xf32>, tensor<17x4xf32>, tensor<17x8xf32>, tensor<17xf32>) -> tensor<6x8xf32>
  return %0 : tensor<6x8xf32>
}
