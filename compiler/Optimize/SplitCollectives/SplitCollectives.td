//===- SplitCollectives.td - spmd-split-collectives --------*- tablegen -*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_SPLITCOLLECTIVES_TD
#define GSPMD_COMPILER_OPTIMIZE_SPLITCOLLECTIVES_TD

include "compiler/Optimize/OptimizePass.td"

def SpmdSplitCollectives : OptimizePass<"spmd-split-collectives"> {
  let summary = "Splits collectives over slices into hierarchical ones";
  let description = [{
    Replaces a collective over devices of several slices by one within slices and
    one between slices. The traffic between slices is the same, but while one of
    the two runs, other collectives can use the links of the other. An all_reduce
    becomes a reduce_scatter within slices, an all_reduce between slices and an
    all_gather within slices. A reduce_scatter or all_gather becomes two
    collectives of its kind; slices must be the major or the minor digit of its
    groups. Each operand of a collective is split separately.

    The pass splits the longest collectives, as many as are profitable. It starts
    the new collectives early. If the program has started collectives
    (`spmd-schedule-collectives`), the pass schedules all of them again.

    Before, on 2xv4:4x4x4, with `d` over the slices and `x` within one:
    ```mlir
    %1 = spmd.all_reduce add %0 over <@mesh ["d", "x"]> : tensor<64x8xf32>
    ```
    After:
    ```mlir
    %1 = spmd.reduce_scatter add %0 dim 0 over <@mesh ["x"]> : tensor<64x8xf32> -> tensor<1x8xf32>
    %2 = spmd.all_reduce add %1 over <@mesh ["d"]> : tensor<1x8xf32>
    %3 = spmd.all_gather %2 dim 0 over <@mesh ["x"]> : tensor<1x8xf32> -> tensor<64x8xf32>
    ```
  }];
}

#endif // GSPMD_COMPILER_OPTIMIZE_SPLITCOLLECTIVES_TD
