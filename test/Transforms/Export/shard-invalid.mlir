// RUN: gspmd-opt %s --export-shard --split-input-file --verify-diagnostics
// Errors name what MLIR's shard dialect does not support.

sharding.mesh @mesh = <["x"=4]>
func.func @part(%a: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{'sharding.mesh_split' op uses a sub-axis of "x"; the shard dialect supports full axes only}}
  %0 = sharding.mesh_split %a <@mesh, [{"x":(1)2}]> : tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

sharding.mesh @mesh = <["x"=4]>
func.func @open(%a: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{'sharding.mesh_split' op has a dimension that is open to completion}}
  %0 = sharding.mesh_split %a <@mesh, [{?}]> : tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

sharding.mesh @mesh = <["x"=4]>
func.func @wrapped(%a: tensor<8xf32>) -> tensor<10xf32> {
  // expected-error @+1 {{'spmd.halo_exchange' op wraps around, which shard.update_halo does not support}}
  %0 = spmd.halo_exchange %a dim 0 left 1 right 1 wrap over <@mesh ["x"]> : tensor<8xf32> -> tensor<10xf32>
  return %0 : tensor<10xf32>
}

// -----

sharding.mesh @mesh = <["x"=4, "y"=2]>
func.func @axes(%a: tensor<8xf32>) -> tensor<10xf32> {
  // expected-error @+1 {{'spmd.halo_exchange' op exchanges halos along 2 axes; shard.update_halo supports one: join them in the mesh}}
  %0 = spmd.halo_exchange %a dim 0 left 1 right 1 over <@mesh ["x", "y"]> : tensor<8xf32> -> tensor<10xf32>
  return %0 : tensor<10xf32>
}
