//===- RingAttention.td - spmd-ring-attention --------------*- tablegen -*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_RINGATTENTION_TD
#define GSPMD_COMPILER_OPTIMIZE_RINGATTENTION_TD

include "compiler/Optimize/OptimizePass.td"

def SpmdRingAttention : OptimizePass<"spmd-ring-attention", [
    Option<"onlyToFit", "only-to-fit", "bool", /*default=*/"false",
           "Change only a program that does not fit into memory">,
  ]> {
  let summary = "Computes attention over gathered keys in a ring";
  let description = [{
    Replaces attention whose keys and values are gathered along the sequence by a
    loop over the devices of a ring (ring attention; Liu et al., 2023). In each
    step, a device computes the scores of its queries for one shard of the keys,
    and sends keys and values to the next device, one way or both ways. An online
    softmax keeps the maximum of the scores so far, and scales the sums of earlier
    steps where it grows. Neither the gathered tensors nor the scores of all keys
    are in memory.

    The softmax is recognized by the models of its ops: a maximum over scores that
    depend on a gathered dimension, position by position; the exponential of the
    scores minus the maximum (or of what element-wise ops and broadcasts compute
    from that); and sums that are linear in the exponentials. What is constant
    along the keys, such as the division by the sum of a row, is applied to the
    sums after the loop. Scaling, masks, biases, repeated heads and conversions may
    take part; masks of positions are computed for each block, and what is not
    gathered is sliced. Shards may be uneven.

    The results are those of the original up to the order of sums and the rounding
    of exponentials. A row without keys (all scores are -inf) has the same
    results, NaN or not. Sums of types narrower than f32 are accumulated in f32.

    The pass tries each kind of attention one way and both ways, and keeps a ring
    that shortens the scheduled step, or without which the step does not fit into
    memory. A remark gives the reason where a softmax cannot become a ring. That is
    so if other ops read the scores or the exponentials, as the gradient does: it
    keeps the gathers, unless it computes the softmax again (`jax.checkpoint`).
    Blocks that a causal mask excludes are computed, because the last device has
    none; equal work would require another order of the sequence.

    Before:
    ```mlir
    %keys = spmd.all_gather %k dim 0 over <@mesh ["x"]> : tensor<4x8xf32> -> tensor<8x8xf32>
    %values = spmd.all_gather %v dim 0 over <@mesh ["x"]> : tensor<4x8xf32> -> tensor<8x8xf32>
    // s = q keys^T, m = max s, e = exp(s - m), l = sum e, result = (e / l) values
    ```
    After, with two devices (0 takes the place of m1 and m2 where they are -inf):
    ```mlir
    %k2 = spmd.shift %k by -1 wrap over <@mesh ["x"]> : tensor<4x8xf32>
    %v2 = spmd.shift %v by -1 wrap over <@mesh ["x"]> : tensor<4x8xf32>
    // s1 = q k^T,  m1 = max s1,           e1 = exp(s1 - m1), l1 = sum e1,             o1 = e1 v
    // s2 = q k2^T, m2 = max(m1, max s2),  e2 = exp(s2 - m2), c = exp(m1 - m2)
    // l2 = c l1 + sum e2, o2 = c o1 + e2 v2, result = o2 / l2
    ```
  }];
}

#endif // GSPMD_COMPILER_OPTIMIZE_RINGATTENTION_TD
