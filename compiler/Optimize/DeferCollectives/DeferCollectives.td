//===- DeferCollectives.td - spmd-defer-collectives --------*- tablegen -*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_DEFERCOLLECTIVES_TD
#define GSPMD_COMPILER_OPTIMIZE_DEFERCOLLECTIVES_TD

include "compiler/Optimize/OptimizePass.td"

def SpmdDeferCollectives : OptimizePass<"spmd-defer-collectives"> {
  let summary = "Moves collectives after ops that shrink their tensors";
  let description = [{
    Combines local partial sums before they are reduced over devices: the terms
    of a sum share one collective, and a sum along a dimension precedes the
    reduction over devices. Two consecutive reductions over devices are merged.
    Tensors that are moved alike and then combined element by element are
    combined first; a movement follows ops that shrink its tensor and precedes
    ops that enlarge it. An all_gather follows several ops that compute each
    position along the gathered dimension from the same position of its tensor
    (`RangeOpInterface`), if the last result is smaller. A loop that adds a reduced tensor to a loop-carried
    value in every iteration accumulates each device's partial sum instead, and
    reduces it once after the loop. The models of ops state what they commute
    with (`getLinearOperands`, `isElementwise`).

    Before:
    ```mlir
    %2 = spmd.reduce_scatter add %0 dim 1 over <@mesh ["x"]> : tensor<8x16xf32> -> tensor<8x4xf32>
    %3 = spmd.reduce_scatter add %1 dim 1 over <@mesh ["x"]> : tensor<8x16xf32> -> tensor<8x4xf32>
    %4 = arith.addf %2, %3 : tensor<8x4xf32>
    ```
    After:
    ```mlir
    %2 = arith.addf %0, %1 : tensor<8x16xf32>
    %3 = spmd.reduce_scatter add %2 dim 1 over <@mesh ["x"]> : tensor<8x16xf32> -> tensor<8x4xf32>
    ```
  }];
}

#endif // GSPMD_COMPILER_OPTIMIZE_DEFERCOLLECTIVES_TD
