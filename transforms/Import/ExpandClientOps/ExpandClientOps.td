//===- ExpandClientOps.td - gspmd-expand-client-ops --------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_IMPORT_EXPANDCLIENTOPS_EXPANDCLIENTOPS_TD
#define GSPMD_TRANSFORMS_IMPORT_EXPANDCLIENTOPS_EXPANDCLIENTOPS_TD

include "transforms/ForeignDialects/ProgramPass.td"

def ExpandClientOps : ProgramPass<"gspmd-expand-client-ops"> {
  let summary = "Expands ops of StableHLO's clients to StableHLO";
  let description = [{
    Expands ops of chlo that broadcast their operands, constants and mulhi of chlo;
    asynchronous operations, which become synchronous, also where JAX writes them as
    custom calls (`@"all-gather-start"`); composites, which become
    calls of their decomposition; reductions in a wider type than that of their
    operands; batch normalization (`--gspmd-expand-batch-norm`); XLA's approximate
    top_k. Ops with dynamic types are not changed.

    Before:
    ```mlir
    %0 = chlo.broadcast_power %x, %y : (tensor<8x6xf32>, tensor<6xf32>) -> tensor<8x6xf32>
    ```
    After:
    ```mlir
    %y1 = stablehlo.broadcast_in_dim %y, dims = [1] : (tensor<6xf32>) -> tensor<8x6xf32>
    %0 = stablehlo.power %x, %y1 : tensor<8x6xf32>
    ```

    A program must have one replica, of any number of partitions. Collectives across
    replicas (without a channel), and those whose groups are of one process each,
    are replaced by their operands; `replica_id` is 0.

    Before:
    ```mlir
    %0 = (a collective of %a) {replica_groups = dense<0> : tensor<1x1xi64>}
    %1 = stablehlo.power %0, %b : tensor<8xf32>
    ```
    After:
    ```mlir
    %1 = stablehlo.power %a, %b : tensor<8xf32>
    ```
  }];
  let dependentDialects = ["::mlir::gspmd::ProjectDialects",
                           "::mlir::func::FuncDialect"];
}

#endif // GSPMD_TRANSFORMS_IMPORT_EXPANDCLIENTOPS_EXPANDCLIENTOPS_TD
