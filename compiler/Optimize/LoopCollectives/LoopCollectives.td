//===- LoopCollectives.td - spmd-loop-collectives ----------*- tablegen -*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_LOOPCOLLECTIVES_TD
#define GSPMD_COMPILER_OPTIMIZE_LOOPCOLLECTIVES_TD

include "compiler/Optimize/OptimizePass.td"

def SpmdLoopCollectives : OptimizePass<"spmd-loop-collectives"> {
  let summary = "Overlaps collectives with the matrix products beside them";
  let description = [{
    Decomposes an all_gather and the matrix products that use it, or a matrix
    product (or a sum of them) and the reduce_scatter of its result, into steps of
    one of these forms:

    - A ring (the looped collective einsum of Wang et al., ASPLOS 2023): in each
      step, a device sends a shard to the next device while the product uses the
      current shard. The loop has two steps per iteration, or every shard moves
      half-way around the ring in both directions. A ring of few steps is unrolled.
    - A ring over those axes that are on one dimension of the hardware. The
      collective over the remaining axes precedes the ring of an all_gather and
      follows the ring of a reduce_scatter.
    - 2, 4 or 8 chunks of every device's shard: the next chunk is gathered over
      all links while the product uses the previous one.

    The gathered dimension may be any dimension along which the product can be
    sharded. Blocks of the result are written to their positions; if the product
    contracts the dimension, the partial sums are accumulated. Partial sums of
    floats narrower than f32 travel around a ring in f32. Other users of the
    gathered tensor assemble it from the shards, or keep the original all_gather.

    The pass tries the kinds of collectives with the longest exposed time; equal
    collectives are one kind. It tries each kind in the form that is fastest in
    isolation, and keeps those that shorten the scheduled step. It starts the new
    collectives early. If the program has started collectives
    (`spmd-schedule-collectives`), it schedules all of them again.

    Before:
    ```mlir
    %1 = spmd.all_gather %p dim 0 over <@mesh ["x"]> : tensor<2x16xf32> -> tensor<8x16xf32>
    %2 = linalg.matmul ins(%1, %w : tensor<8x16xf32>, tensor<16x4xf32>) outs(%init : tensor<8x4xf32>) -> tensor<8x4xf32>
    ```
    After, with a ring in one direction (%place is twice the index of the current shard):
    ```mlir
    %own = spmd.axis_index <@mesh ["x"]> : tensor<i32>
    // Three times, for this device's shard and for those of the next two devices:
    %next = spmd.shift %p by -1 wrap over <@mesh ["x"]> : tensor<2x16xf32>
    %block = linalg.matmul ins(%p, %w : tensor<2x16xf32>, tensor<16x4xf32>) outs(%part : tensor<2x4xf32>) -> tensor<2x4xf32>
    %2 = tensor.insert_slice %block into %result[%place, 0] [2, 4] [1, 1] : tensor<2x4xf32> into tensor<8x4xf32>
    // Once for the shard of the last device, without the shift.
    ```
  }];
}

#endif // GSPMD_COMPILER_OPTIMIZE_LOOPCOLLECTIVES_TD
