func.func public @main(%x: tensor<8x4xf32> {mhlo.sharding = "{devices=[4,2]<=[8]}"}, %w: tensor<4x6xf32>) -> tensor<8x6xf32> {
  %product = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x6xf32>) -> tensor<8x6xf32>
  return %product : tensor<8x6xf32>
}

// -----

sharding.mesh @pair = <["half"=2]>
func.func public @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %cut = sharding.mesh_split %x <@pair, [{"half"}]> : tensor<8xf32>
  %back = stablehlo.negate %cut : tensor<8xf32>
  return %back : tensor<8xf32>
}

// -----

func.func public @main(%plain: tensor<8xf32>) -> tensor<8xf32> {
  return %plain : tensor<8xf32>
}
