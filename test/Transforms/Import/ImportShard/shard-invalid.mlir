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

// -----

shard.grid @grid(shape = 2x2)
func.func @corners(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // expected-error @+1 {{'shard.update_halo' op has halos along dimensions 0 and 1; expected an update_halo for each dimension}}
  %0 = shard.update_halo %a on @grid split_axes = [[0], [1]] halo_sizes = [1, 1, 0, 2] : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// -----

shard.grid @grid(shape = 2)
func.func @wide(%a: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{'shard.update_halo' op has halos of 3 and 3 around a shard of 2; expected halos of at most a shard}}
  %0 = shard.update_halo %a on @grid split_axes = [[0]] halo_sizes = [3, 3] : tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

shard.grid @grid(shape = 2)
func.func @buffer(%a: memref<8xf32>) {
  // expected-error @+1 {{'shard.update_halo' op has a memref or dynamic sizes}}
  %0 = shard.update_halo %a on @grid split_axes = [[0]] halo_sizes = [1, 1] : memref<8xf32>
  return
}

// -----

shard.grid @grid(shape = 2)
func.func @surplus(%a: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{'shard.update_halo' op has 4 halo sizes; expected two for each dimension that is split}}
  %0 = shard.update_halo %a on @grid split_axes = [[0]] halo_sizes = [1, 1, 2, 2] : tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

shard.grid @grid(shape = 2)
func.func @rank(%a: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{'shard.update_halo' op splits 2 dimensions; expected at most its rank, 1}}
  %0 = shard.update_halo %a on @grid split_axes = [[], [0]] halo_sizes = [1, 1] : tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

// expected-error @+1 {{the mesh has more than 2147483647 devices}}
shard.grid @grid(shape = 4611686018427387904x2)
func.func @devices(%a: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %s = shard.sharding @grid split_axes = [[0], [1]] : !shard.sharding
  %b = shard.shard %a to %s : tensor<8x16xf32>
  return %b : tensor<8x16xf32>
}

// -----

shard.grid @grid(shape = 2x4)
func.func @large_scatter_axis(%a: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{'shard.reduce_scatter' op found scatter_axis 9223372036854775807, expected a dimension of its operand}}
  %0 = shard.reduce_scatter %a on @grid scatter_axis = 9223372036854775807 : tensor<4xf32> -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

shard.grid @grid(shape = 2x4)
func.func @negative_concat_axis(%a: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{'shard.all_to_all' op found concat_axis -9223372036854775808, expected a dimension of its operand}}
  %0 = shard.all_to_all %a on @grid grid_axes = [1] split_axis = 0 concat_axis = -9223372036854775808 : tensor<4xf32> -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
