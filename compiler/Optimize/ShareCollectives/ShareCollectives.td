//===- ShareCollectives.td - spmd-share-collectives --------*- tablegen -*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_SHARECOLLECTIVES_TD
#define GSPMD_COMPILER_OPTIMIZE_SHARECOLLECTIVES_TD

include "compiler/Optimize/OptimizePass.td"

def SpmdShareCollectives : OptimizePass<"spmd-share-collectives"> {
  let summary = "Reuses the results of repeated collectives";
  let description = [{
    Replaces the result of a collective by that of an earlier identical one, also
    across optimization barriers. With these, the backward pass of a rematerialized
    layer repeats the gathers of the forward pass. A replacement extends the live
    range of the earlier result. So the pass orders replacements by saved seconds
    per byte, and stops when a device has no memory for the next.

    Before:
    ```mlir
    %1 = spmd.all_gather %w dim 0 over <@mesh ["x"]> : tensor<2x4xf32> -> tensor<8x4xf32>
    ...
    %2 = stablehlo.optimization_barrier %w : tensor<2x4xf32>
    %3 = spmd.all_gather %2 dim 0 over <@mesh ["x"]> : tensor<2x4xf32> -> tensor<8x4xf32>
    %4 = stablehlo.logistic %3 : tensor<8x4xf32>
    ```
    After:
    ```mlir
    %1 = spmd.all_gather %w dim 0 over <@mesh ["x"]> : tensor<2x4xf32> -> tensor<8x4xf32>
    ...
    %4 = stablehlo.logistic %1 : tensor<8x4xf32>
    ```
  }];
}

#endif // GSPMD_COMPILER_OPTIMIZE_SHARECOLLECTIVES_TD
