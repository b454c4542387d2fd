shard.grid @grid(shape = 4x2)
func.func @main(%a: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %s = shard.sharding @grid split_axes = [[0], [1]] : !shard.sharding
  %b = shard.shard %a to %s : tensor<8x16xf32>
  %c = math.tanh %b : tensor<8x16xf32>
  return %c : tensor<8x16xf32>
}
