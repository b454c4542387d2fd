//===- PipelineCollectives.td - spmd-pipeline-collectives --*- tablegen -*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_PIPELINECOLLECTIVES_TD
#define GSPMD_COMPILER_OPTIMIZE_PIPELINECOLLECTIVES_TD

include "compiler/Optimize/OptimizePass.td"

def SpmdPipelineCollectives : OptimizePass<"spmd-pipeline-collectives"> {
  let summary = "Overlaps collectives with other loop iterations";
  let description = [{
    Prefetches a collective whose operands depend only on loop invariants and
    counters, such as an all-gather of a layer's weights, which are a slice of a
    stack: each iteration executes it for the next iteration, a prologue before
    the loop executes it for the first one, and the loop carries the result.

    Defers a collective whose results are only written to slices of loop-carried
    values that nothing reads, such as a gradient that is reduce-scattered and
    stored in a stack: the next iteration executes it, the loop carries its
    operands, and an epilogue after the loop executes it for the last iteration.

    Both kinds of collectives are started in an iteration and done at its end.

    The pass moves the collectives with the longest exposed time, all or as many
    as are profitable and as a device has memory for. Only loops that are known
    to run at least three times are considered, since each executes a moved
    collective once more. The pass starts its collectives early; if the program
    has started collectives (`spmd-schedule-collectives`), it schedules all of
    them again.

    Before:
    ```mlir
    %r = scf.for %i = %zero to %layers step %one iter_args(%h = %x) -> tensor<8x8xf32> {
    ...
      %own = tensor.extract_slice %stack[%i, 0, 0] [1, 2, 8] [1, 1, 1] : tensor<4x2x8xf32> to tensor<1x2x8xf32>
      %all = spmd.all_gather %own dim 1 over <@mesh ["x"]> : tensor<1x2x8xf32> -> tensor<1x8x8xf32>
      ...
      scf.yield %y : tensor<8x8xf32>
    ```
    After:
    ```mlir
    %own0 = tensor.extract_slice %stack[0, 0, 0] [1, 2, 8] [1, 1, 1] : tensor<4x2x8xf32> to tensor<1x2x8xf32>
    %all0 = spmd.all_gather %own0 dim 1 over <@mesh ["x"]> : tensor<1x2x8xf32> -> tensor<1x8x8xf32>
    %r:2 = scf.for %i = %zero to %layers step %one iter_args(%h = %x, %all = %all0) -> (tensor<8x8xf32>, tensor<1x8x8xf32>) {
    ...
      %next = arith.addi %i, %one : index
      %own = tensor.extract_slice %stack[%next, 0, 0] [1, 2, 8] [1, 1, 1] : tensor<4x2x8xf32> to tensor<1x2x8xf32>
      %started = spmd.all_gather %own dim 1 over <@mesh ["x"]> {spmd.start} : tensor<1x2x8xf32> -> tensor<1x8x8xf32>
      ...
      %ahead = spmd.done %started : tensor<1x8x8xf32>
      scf.yield %y, %ahead : tensor<8x8xf32>, tensor<1x8x8xf32>
    ```
  }];
}

#endif // GSPMD_COMPILER_OPTIMIZE_PIPELINECOLLECTIVES_TD
