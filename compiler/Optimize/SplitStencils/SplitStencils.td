//===- SplitStencils.td - spmd-split-stencils --------------*- tablegen -*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_SPLITSTENCILS_TD
#define GSPMD_COMPILER_OPTIMIZE_SPLITSTENCILS_TD

include "compiler/Optimize/OptimizePass.td"

def SpmdSplitStencils : OptimizePass<"spmd-split-stencils"> {
  let summary = "Overlaps halo exchanges with the interior of stencils";
  let description = [{
    Computes the interior of a stencil (a convolution, reductions over windows,
    sums of slices), which needs only the device's own shard, while the borders
    are exchanged; then the borders, and concatenates the results. The models of
    ops state which operand ranges a range of their results depends on
    (`RangeOpInterface`; the same range for element-wise ops). A stencil extends
    from the halo up to the first products or reductions.

    The pass splits the stencils with the longest exposed time, all or as many as
    are profitable. It starts its collectives early; if the program has started
    collectives (`spmd-schedule-collectives`), it schedules all of them again.

    Before:
    ```mlir
    %1 = spmd.halo_exchange %0 dim 0 left 1 right 0 over <@mesh ["x"]> : tensor<8xf32> -> tensor<9xf32>
    %2 = tensor.extract_slice %1[0] [8] [1] : tensor<9xf32> to tensor<8xf32>
    %3 = arith.subf %0, %2 : tensor<8xf32>
    ```
    After:
    ```mlir
    %1 = tensor.extract_slice %0[7] [1] [1] : tensor<8xf32> to tensor<1xf32>
    %2 = spmd.halo_exchange %1 dim 0 left 1 right -1 over <@mesh ["x"]> {spmd.start} : tensor<1xf32> -> tensor<1xf32>
    %3 = tensor.extract_slice %0[1] [7] [1] : tensor<8xf32> to tensor<7xf32>
    %4 = tensor.extract_slice %0[0] [7] [1] : tensor<8xf32> to tensor<7xf32>
    %5 = arith.subf %3, %4 : tensor<7xf32>
    %6 = spmd.done %2 : tensor<1xf32>
    %7 = tensor.extract_slice %0[0] [1] [1] : tensor<8xf32> to tensor<1xf32>
    %8 = arith.subf %7, %6 : tensor<1xf32>
    %9 = tensor.concat dim(0) %8, %5 : (tensor<1xf32>, tensor<7xf32>) -> tensor<8xf32>
    ```
  }];
}

#endif // GSPMD_COMPILER_OPTIMIZE_SPLITSTENCILS_TD
