//===- ImportShard.td - gspmd-import-shard -----------------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_IMPORT_IMPORTSHARD_IMPORTSHARD_TD
#define GSPMD_TRANSFORMS_IMPORT_IMPORTSHARD_IMPORTSHARD_TD

include "transforms/ForeignDialects/ProgramPass.td"

def ImportShard : ProgramPass<"gspmd-import-shard"> {
  let summary = "Imports MLIR's shard dialect into sharding and spmd";
  let description = [{
    A grid becomes a mesh whose axes are axis0, axis1, ... A `shard.shard` becomes
    a `sharding.mesh_split`; on a function argument without `annotate_for_users`, it
    becomes the argument's sharding. The collectives that upstream's partitioning
    creates (all_gather, all_reduce, all_slice, all_to_all, reduce_scatter),
    process_linear_index and process_multi_index become ops of spmd, and update_halo
    a halo exchange. Other ops, halo sizes of annotations and shard offsets are
    errors. A module without a grid is not changed.

    Before:
    ```mlir
    shard.grid @grid(shape = 4)
    func.func @main(%arg0: tensor<8x16xf32>) -> tensor<8x16xf32> {
      %s = shard.sharding @grid split_axes = [[0]] : !shard.sharding
      %0 = math.tanh %arg0 : tensor<8x16xf32>
      %1 = shard.shard %0 to %s : tensor<8x16xf32>
    ```
    After:
    ```mlir
    sharding.mesh @grid = <["axis0"=4]>
    func.func @main(%arg0: tensor<8x16xf32>) -> tensor<8x16xf32> {
      %0 = math.tanh %arg0 : tensor<8x16xf32>
      %1 = sharding.mesh_split %0 <@grid, [{"axis0"}, {} ]> : tensor<8x16xf32>
    ```
  }];
  let dependentDialects = [
    "arith::ArithDialect", "tensor::TensorDialect",
    "::mlir::gspmd::sharding::ShardingDialect",
    "::mlir::gspmd::spmd::SpmdDialect"];
}

#endif // GSPMD_TRANSFORMS_IMPORT_IMPORTSHARD_IMPORTSHARD_TD
