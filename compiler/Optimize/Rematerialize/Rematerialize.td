//===- Rematerialize.td - spmd-rematerialize ---------------*- tablegen -*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_REMATERIALIZE_TD
#define GSPMD_COMPILER_OPTIMIZE_REMATERIALIZE_TD

include "compiler/Optimize/OptimizePass.td"

def SpmdRematerialize : OptimizePass<"spmd-rematerialize"> {
  let summary = "Rematerializes values to fit into memory";
  let description = [{
    If the step needs more memory than a device has, recomputes or regathers
    tensors that are live at the peak and used only after it, from values that
    are live anyway, in the order of seconds per byte. A barrier keeps other
    passes from merging the two computations. Each round accounts for the longer
    live ranges of operands and predicts the step again, until it fits. If it
    does not fit in the end, a warning states the least memory, and the program
    is unchanged unless `memory-limit` is less than the chip has.

    Before:
    ```mlir
    %1 = spmd.all_gather %w dim 0 over <@mesh ["x"]> : tensor<2x4xf32> -> tensor<8x4xf32>
    %2 = linalg.matmul ins(%a, %1 : tensor<4x8xf32>, tensor<8x4xf32>) outs(%init : tensor<4x4xf32>) -> tensor<4x4xf32>
    ...
    %8 = linalg.matmul ins(%7, %1 : tensor<4x8xf32>, tensor<8x4xf32>) outs(%init : tensor<4x4xf32>) -> tensor<4x4xf32>
    ```
    After:
    ```mlir
    %1 = spmd.all_gather %w dim 0 over <@mesh ["x"]> : tensor<2x4xf32> -> tensor<8x4xf32>
    %2 = linalg.matmul ins(%a, %1 : tensor<4x8xf32>, tensor<8x4xf32>) outs(%init : tensor<4x4xf32>) -> tensor<4x4xf32>
    ...
    %own = stablehlo.optimization_barrier %w : tensor<2x4xf32>
    %again = spmd.all_gather %own dim 0 over <@mesh ["x"]> : tensor<2x4xf32> -> tensor<8x4xf32>
    %8 = linalg.matmul ins(%7, %again : tensor<4x8xf32>, tensor<8x4xf32>) outs(%init : tensor<4x4xf32>) -> tensor<4x4xf32>
    ```
  }];
}

#endif // GSPMD_COMPILER_OPTIMIZE_REMATERIALIZE_TD
