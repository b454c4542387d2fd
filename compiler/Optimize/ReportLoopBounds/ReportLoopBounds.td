//===- ReportLoopBounds.td - spmd-report-loop-bounds -------*- tablegen -*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_REPORTLOOPBOUNDS_TD
#define GSPMD_COMPILER_OPTIMIZE_REPORTLOOPBOUNDS_TD

include "transforms/ForeignDialects/ProgramPass.td"

def SpmdReportLoopBounds : ProgramPass<"spmd-report-loop-bounds"> {
  let summary = "Reports the time of each optimized loop and its lower bound";
  let description = [{
    Part of `--gspmd-optimize`. For each loop in which a previous pass of the
    pipeline changed a collective, a remark states the predicted time of an
    iteration and the least time that its ops take in any order. That is the
    largest of three bounds: the time of all kernels, with the waits for
    collectives that they are too short to hide; the longest chain of kernels and
    collectives that depend on each other; and the time for which the busiest link
    is occupied. If collectives overlap other iterations (`overlap` is not `none`),
    there is no such chain. The program does not change.

    Before:
    ```mlir
    %0 = scf.for %i = %zero to %n step %one iter_args(%h = %x) -> tensor<8x8xf32> {
      %1 = linalg.matmul ins(%h, %w : tensor<8x8xf32>, tensor<8x8xf32>) outs(%init : tensor<8x8xf32>) -> tensor<8x8xf32>
      scf.yield %1 : tensor<8x8xf32>
    }
    ```
    After:
    ```mlir
    %0 = scf.for %i = %zero to %n step %one iter_args(%h = %x) -> tensor<8x8xf32> {
      %1 = linalg.matmul ins(%h, %w : tensor<8x8xf32>, tensor<8x8xf32>) outs(%init : tensor<8x8xf32>) -> tensor<8x8xf32>
      scf.yield %1 : tensor<8x8xf32>
    }
    ```
  }];
}

#endif // GSPMD_COMPILER_OPTIMIZE_REPORTLOOPBOUNDS_TD
