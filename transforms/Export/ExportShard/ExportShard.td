//===- ExportShard.td - export-shard -----------------------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_EXPORT_EXPORTSHARD_EXPORTSHARD_TD
#define GSPMD_TRANSFORMS_EXPORT_EXPORTSHARD_EXPORTSHARD_TD

include "transforms/ForeignDialects/ProgramPass.td"

def ExportShard : ProgramPass<"export-shard"> {
  let summary = "Writes sharding and spmd as MLIR's shard dialect";
  let description = [{
    In a completed program, each value with a sharding gets an annotation; in a
    partitioned one, collectives become those of shard.

    Before:
    ```mlir
    sharding.mesh @grid = <["axis0"=4]>
      %1 = sharding.mesh_split %0 <@grid, [{"axis0"}, {} ]> : tensor<8x16xf32>
    ```
    After:
    ```mlir
    shard.grid @grid(shape = 4)
      %s = shard.sharding @grid split_axes = [[0], []] : !shard.sharding
      %1 = shard.shard %0 to %s : tensor<8x16xf32>
    ```
    The results of a function have their shardings on the returned values, and the
    arguments and results of a declaration on the values of its calls. Priorities
    are dropped with a remark. `replicated` axes need no counterpart, because all
    dimensions are closed.

    A halo exchange becomes `shard.update_halo`s into a tensor with zeros at its
    ends, one for each shard that it reaches on a side. Upstream's
    `--convert-shard-to-mpi` lowers these, and all-reduces, to `mpi`.

    The dialect does not support sub-axes, open dimensions, partial results, an
    order of devices, manual computations, groups, barriers, shifts, permutations
    and halo exchanges that wrap around; these are errors.
  }];
  let dependentDialects = ["arith::ArithDialect", "shard::ShardDialect",
                           "tensor::TensorDialect"];
}

#endif // GSPMD_TRANSFORMS_EXPORT_EXPORTSHARD_EXPORTSHARD_TD
