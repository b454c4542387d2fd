// RUN: gspmd-opt %s --gspmd-import-shard --split-input-file --verify-diagnostics
// Errors name what is not imported.

// expected-error @+1 {{'shard.grid' op has a dimension of unknown size; expected static sizes}}
shard.grid @grid(shape = 2x?)

// -----

shard.grid @grid(shape = 2)
func.func @halo(%a: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{'shard.sharding' op has halo sizes or shard offsets}}
  %s = shard.sharding @grid split_axes = [[0]] halo_sizes = [1, 1] : !shard.sharding
  %0 = shard.shard %a to %s : tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

shard.grid @grid(shape = 2)
func.func @shift(%a: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{'shard.shift' op is not imported: of the shard dialect, grids, their shapes}}
  %0 = shard.shift %a on @grid grid_axes = [0] shift_axis = 0 offset = 1 rotate : tensor<8xf32> -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

shard.grid @grid(shape = 2)
func.func @mean(%a: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{'shard.all_reduce' op reduces by 'average', which spmd does not support}}
  %0 = shard.all_reduce %a on @grid grid_axes = [0] reduction = average : tensor<8xf32> -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
