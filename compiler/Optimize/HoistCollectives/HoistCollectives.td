//===- HoistCollectives.td - spmd-hoist-collectives --------*- tablegen -*-===//
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
    %2:2 = scf.for %i = %zero to %n step %one iter_args(%h = %x, %p = %w) -> (tensor<8x8xf32>, tensor<2x8xf32>) {
    ...
      %3 = spmd.all_gather %p dim 0 over <@mesh ["x"]> : tensor<2x8xf32> -> tensor<8x8xf32>
      %4 = linalg.matmul ins(%h, %3 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%init : tensor<8x8xf32>) -> tensor<8x8xf32>
    ```
    After:
    ```mlir
    %1 = spmd.all_gather %w dim 0 over <@mesh ["x"]> : tensor<2x8xf32> -> tensor<8x8xf32>
    %2:2 = scf.for %i = %zero to %n step %one iter_args(%h = %x, %p = %w) -> (tensor<8x8xf32>, tensor<2x8xf32>) {
    ...
      %4 = linalg.matmul ins(%h, %1 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%init : tensor<8x8xf32>) -> tensor<8x8xf32>
    ```
  }];
}

#endif // GSPMD_COMPILER_OPTIMIZE_HOISTCOLLECTIVES_TD
