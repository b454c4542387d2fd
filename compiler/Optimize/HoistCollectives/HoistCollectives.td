//===- HoistCollectives.td - The pass ----------------------*- tablegen -*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_HOISTCOLLECTIVES_TD
#define GSPMD_COMPILER_OPTIMIZE_HOISTCOLLECTIVES_TD

include "compiler/Optimize/OptimizePass.td"

def SpmdHoistCollectives : OptimizePass<"spmd-hoist-collectives"> {
  let summary = "Moves loop-invariant collectives before their loop";
  let description = [{
    Moves a collective with the same result in all iterations before the loop,
    together with its operands. The result is live while the loop runs, so
    collectives are chosen by seconds saved per byte, as many as a device has
    memory for. They leave nested loops one by one. Only loops that are known to
    run more than once are considered.

    Before:
    ```mlir
    %2:3 = stablehlo.while(%i = %zero, %h = %x, %p = %w) : tensor<i32>, tensor<8x8xf32>, tensor<2x8xf32>
    ...
      %3 = spmd.all_gather %p dim 0 over <@mesh ["x"]> : tensor<2x8xf32> -> tensor<8x8xf32>
      %4 = stablehlo.dot_general %h, %3, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    ```
    After:
    ```mlir
    %1 = spmd.all_gather %w dim 0 over <@mesh ["x"]> : tensor<2x8xf32> -> tensor<8x8xf32>
    %2:3 = stablehlo.while(%i = %zero, %h = %x, %p = %w) : tensor<i32>, tensor<8x8xf32>, tensor<2x8xf32>
    ...
      %4 = stablehlo.dot_general %h, %1, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    ```
  }];
}

#endif // GSPMD_COMPILER_OPTIMIZE_HOISTCOLLECTIVES_TD
