//===- SplitCollectives.td - The pass ----------------------*- tablegen -*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_SPLITCOLLECTIVES_TD
#define GSPMD_COMPILER_OPTIMIZE_SPLITCOLLECTIVES_TD

include "compiler/Optimize/OptimizePass.td"

def SpmdSplitCollectives : OptimizePass<"spmd-split-collectives"> {
  let summary = "Splits collectives over slices into hierarchical ones";
  let description = [{
    Replaces a collective over devices of several slices by one within slices and
    one between them. The traffic between slices is the same, but the links
    within slices are free for other collectives meanwhile, and vice versa. An
    all_reduce becomes a reduce_scatter within slices, an all_reduce between them
    and an all_gather within; reduce_scatter and all_gather, whose groups must
    have slices as their major or minor digit, become two collectives of their
    kind. Operands of one collective are split one by one. The pass splits the
    longest collectives, all or as many as are profitable. It starts its
    collectives early; if the program has started collectives
    (`spmd-schedule-collectives`), it schedules all of them again.

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
