//===- SpmdPartition.td - spmd-partition -------------------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_PARTITION_SPMDPARTITION_SPMDPARTITION_TD
#define GSPMD_TRANSFORMS_PARTITION_SPMDPARTITION_SPMDPARTITION_TD

include "transforms/ForeignDialects/ProgramPass.td"

def SpmdPartition : ProgramPass<"spmd-partition"> {
  let summary = "Rewrites a program with explicit reshards to the program of one device";
  let description = [{
    Requires `--sharding-insert-reshards`. Every tensor becomes its local tensor
    (the size divided by the number of shards and rounded up, padded at the end),
    every op its local form (`PartitionOpInterface`), every reshard the collectives
    of a cheapest plan. Functions keep their shardings; their arguments and results
    get `spmd.global_type`. Common subexpressions (constants and positions that
    several models create) and dead ops are eliminated.

    Before:
    ```mlir
    %3 = sharding.reshard %2 <@mesh, [{}, {} ]> : tensor<8x8xf32>
    ```
    After:
    ```mlir
    %3 = spmd.all_reduce add %2 over <@mesh ["x"]> : tensor<8x8xf32>
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect",
                           "::mlir::gspmd::spmd::SpmdDialect",
                           "::mlir::gspmd::sharding::ShardingDialect",
                           "::mlir::gspmd::ProjectDialects"];
}

#endif // GSPMD_TRANSFORMS_PARTITION_SPMDPARTITION_SPMDPARTITION_TD
