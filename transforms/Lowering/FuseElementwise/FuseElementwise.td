//===- FuseElementwise.td - Pass gspmd-fuse-elementwise ----*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_LOWERING_FUSEELEMENTWISE_FUSEELEMENTWISE_TD
#define GSPMD_TRANSFORMS_LOWERING_FUSEELEMENTWISE_FUSEELEMENTWISE_TD

include "transforms/ForeignDialects/ProgramPass.td"

def FuseElementwise : ProgramPass<"gspmd-fuse-elementwise", "::mlir::func::FuncOp"> {
  let summary = "Fuses element-wise loops with the loops that read their results";
  let description = [{
    Requires linalg ops on tensors. Fuses a `linalg.generic` with a later one of its
    block that reads a result of it. A producer that only moves data is recomputed in
    each consumer, and so is a cheap one if it has one use, at most one input, or inputs
    that are smaller than its result.
    Otherwise, producer and consumer become one loop that other users read, if that
    makes intermediate buffers unnecessary. Reductions are not duplicated.

    Before:
    ```mlir
    %1 = linalg.generic {...} ins(%a : tensor<8xf32>) ... { math.exp }
    %3 = linalg.generic {...} ins(%1, %b : tensor<8xf32>, tensor<8xf32>) ... { arith.addf }
    ```
    After:
    ```mlir
    %3 = linalg.generic {...} ins(%a, %b : tensor<8xf32>, tensor<8xf32>) ... { math.exp, arith.addf }
    ```
  }];
  let dependentDialects = ["affine::AffineDialect", "linalg::LinalgDialect"];
}

#endif // GSPMD_TRANSFORMS_LOWERING_FUSEELEMENTWISE_FUSEELEMENTWISE_TD
