// Points are sharded along `x`, their coordinates along `y`.
sharding.mesh @mesh = <["x"=4, "y"=2]>

func.func public @main(
    %points: tensor<16x8xf32> {sharding.sharding =
        #sharding.sharding<@mesh, [{"x"}, {"y"}]>},
    %centers: tensor<6x8xf32>) -> tensor<16x6xf32> {
  %distances = lattice.pairwise_distance %points, %centers
      : (tensor<16x8xf32>, tensor<6x8xf32>) -> tensor<16x6xf32>
  return %distances : tensor<16x6xf32>
}
