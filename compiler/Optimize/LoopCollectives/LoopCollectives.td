//===- LoopCollectives.td - The pass -----------------------*- tablegen -*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_LOOPCOLLECTIVES_TD
#define GSPMD_COMPILER_OPTIMIZE_LOOPCOLLECTIVES_TD

include "compiler/Optimize/OptimizePass.td"

def SpmdLoopCollectives : OptimizePass<"spmd-loop-collectives"> {
  let summary = "Overlaps gathers and scatters with their products";
  let description = [{
    Decomposes a gather and the products that use it, or a product (or a sum of
    products) and the scatter of its result, into steps of one of these forms:

    - A ring (the looped collective einsum of Wang et al., ASPLOS 2023): in each
      step a shard moves to the next device while the product uses the current
      one. The loop has two steps per iteration, or shards move in both
      directions, half-way round each. Few steps are emitted without a loop.
    - A ring over some of the axes, those on one dimension of the hardware. The
      collective over the remaining axes comes before the ring of a gather and
      behind that of a scatter.
    - 2, 4 or 8 chunks of every device's shard: the next chunk is gathered over
      all links while the product uses the previous one.

    The gathered dimension may be any one along which the product can be sharded:
    blocks of the result are written to their positions; partial sums of a
    contracted dimension are accumulated. Other users of the gathered tensor
    assemble it from the shards, or keep the original gather.

    The pass tries the kinds of collectives with the longest exposed time
    (identical ones are one kind), each in its fastest form in isolation, and
    keeps those that shorten the scheduled step. It starts its collectives early;
    if the program has started collectives (`spmd-schedule-collectives`), it
    schedules all of them again.

    Before:
    ```mlir
    %1 = spmd.all_gather %p dim 0 over <@mesh ["x"]> : tensor<2x16xf32> -> tensor<8x16xf32>
    %2 = linalg.matmul ins(%1, %w : tensor<8x16xf32>, tensor<16x4xf32>) outs(%init : tensor<8x4xf32>) -> tensor<8x4xf32>
    ```
    After, with a ring in one direction (%place is twice the index of the current shard):
    ```mlir
    %own = spmd.axis_index <@mesh ["x"]> : tensor<i32>
    // Three times, with this device's number, and those of the next ones, modulo 4:
    %next = spmd.shift %p by -1 wrap over <@mesh ["x"]> : tensor<2x16xf32>
    %block = linalg.matmul ins(%p, %w : tensor<2x16xf32>, tensor<16x4xf32>) outs(%part : tensor<2x4xf32>) -> tensor<2x4xf32>
    %2 = tensor.insert_slice %block into %result[%place, 0] [2, 4] [1, 1] : tensor<2x4xf32> into tensor<8x4xf32>
    // And once without sending.
    ```
  }];
}

#endif // GSPMD_COMPILER_OPTIMIZE_LOOPCOLLECTIVES_TD
