//===- ScheduleCollectives.td - spmd-schedule-collectives --*- tablegen -*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_SCHEDULECOLLECTIVES_TD
#define GSPMD_COMPILER_OPTIMIZE_SCHEDULECOLLECTIVES_TD

include "compiler/Optimize/OptimizePass.td"

def SpmdScheduleCollectives : OptimizePass<"spmd-schedule-collectives"> {
  let summary = "Starts collectives early and waits for them late";
  let description = [{
    Orders the ops of a block such that kernels begin as if every collective
    overlapped everything that does not depend on it. A collective starts at its
    position in that order; its `done` precedes the first user of its result. If
    the results in flight exceed the memory of a device, fewer are in flight at a
    time. Unless `overlap` is `none`, the pass does nothing: the other values
    assume that the runtime overlaps collectives itself.

    Before:
    ```mlir
    %1 = linalg.matmul ins(%a, %b : tensor<8x4xf32>, tensor<4x8xf32>) outs(%init : tensor<8x8xf32>) -> tensor<8x8xf32>
    %2 = spmd.all_reduce add %1 over <@mesh ["x"]> : tensor<8x8xf32>
    %3 = stablehlo.exponential %2 : tensor<8x8xf32>
    %4 = linalg.matmul ins(%c, %d : tensor<8x8xf32>, tensor<8x8xf32>) outs(%init : tensor<8x8xf32>) -> tensor<8x8xf32>
    ```
    After:
    ```mlir
    %1 = linalg.matmul ins(%a, %b : tensor<8x4xf32>, tensor<4x8xf32>) outs(%init : tensor<8x8xf32>) -> tensor<8x8xf32>
    %2 = spmd.all_reduce add %1 over <@mesh ["x"]> {spmd.start} : tensor<8x8xf32>
    %4 = linalg.matmul ins(%c, %d : tensor<8x8xf32>, tensor<8x8xf32>) outs(%init : tensor<8x8xf32>) -> tensor<8x8xf32>
    %5 = spmd.done %2 : tensor<8x8xf32>
    %3 = stablehlo.exponential %5 : tensor<8x8xf32>
    ```
  }];
}

#endif // GSPMD_COMPILER_OPTIMIZE_SCHEDULECOLLECTIVES_TD
