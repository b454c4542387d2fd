// A shard of two rows between halos of one, of which each device has its own.
shard.grid @grid(shape = 3)
func.func @main() -> tensor<4xi32> {
  %a = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %0 = shard.update_halo %a on @grid split_axes = [[0]] halo_sizes = [1, 1] : tensor<4xi32>
  return %0 : tensor<4xi32>
}
