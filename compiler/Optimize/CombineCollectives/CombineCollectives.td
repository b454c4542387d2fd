//===- CombineCollectives.td - Combines small collectives --*- tablegen -*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_COMBINECOLLECTIVES_TD
#define GSPMD_COMPILER_OPTIMIZE_COMBINECOLLECTIVES_TD

include "compiler/Optimize/OptimizePass.td"

def SpmdCombineCollectives : OptimizePass<"spmd-combine-collectives"> {
  let summary = "Combines small collectives";
  let description = [{
    Combines independent collectives of one kind over the same axes into one with
    several operands, which has the start-up latency once. The size of a group
    minimizes the sum of the start-up latencies of all groups and the exposed time
    of the last group. With latency `a` and total transfer time `t` of the similar
    collectives of the block, the transfer time of a group is `sqrt(a * t)`. Users of
    the first collective of a group are moved after the last one.

    Before:
    ```mlir
    %2 = spmd.all_reduce add %0 over <@mesh ["x"]> : tensor<8xf32>
    %3 = spmd.all_reduce add %1 over <@mesh ["x"]> : tensor<4x4xf32>
    ```
    After:
    ```mlir
    %2:2 = spmd.all_reduce add %0, %1 over <@mesh ["x"]> : tensor<8xf32>, tensor<4x4xf32>
    ```

    Shifts, permutations and halo exchanges between the same devices are packed
    into one buffer (for halos, of borders only) if the predicted step with the
    additional copies is shorter. Of several halos of one tensor, one exchange
    with the maximum width on either side replaces all.

    Before:
    ```mlir
    %2 = spmd.shift %0 by 1 over <@mesh ["x"]> : tensor<8xf32>
    %3 = spmd.shift %1 by 1 over <@mesh ["x"]> : tensor<4xf32>
    %4 = spmd.halo_exchange %0 dim 0 left 1 right 0 over <@mesh ["x"]> : tensor<8xf32> -> tensor<9xf32>
    %5 = spmd.halo_exchange %0 dim 0 left 2 right 0 over <@mesh ["x"]> : tensor<8xf32> -> tensor<10xf32>
    ```
    After:
    ```mlir
    %sent = (%0 and %1, concatenated) : tensor<12xf32>
    %got = spmd.shift %sent by 1 over <@mesh ["x"]> : tensor<12xf32>
    %2 = (%got [0:8]) : tensor<8xf32>
    %3 = (%got [8:12]) : tensor<4xf32>
    %5 = spmd.halo_exchange %0 dim 0 left 2 right 0 over <@mesh ["x"]> : tensor<8xf32> -> tensor<10xf32>
    %4 = (%5 [1:10]) : tensor<9xf32>
    ```
  }];
}

#endif // GSPMD_COMPILER_OPTIMIZE_COMBINECOLLECTIVES_TD
