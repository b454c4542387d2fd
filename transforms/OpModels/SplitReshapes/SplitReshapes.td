//===- SplitReshapes.td - Pass sharding-split-reshapes -----*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_OPMODELS_SPLITRESHAPES_SPLITRESHAPES_TD
#define GSPMD_TRANSFORMS_OPMODELS_SPLITRESHAPES_SPLITRESHAPES_TD

include "transforms/ForeignDialects/ProgramPass.td"

def SplitReshapes : ProgramPass<"sharding-split-reshapes"> {
  let summary = "Gives factors that a reshape preserves a dimension each";
  let description = [{
    Applies if the reshape mixes positions of major factors and its operand or
    result is sharded along minor ones: the preserved factor then stays sharded.
    Part of the partition pipeline.

    Before:
    ```mlir
    // %x is sharded by {"x", "y"} along its last dimension, %0 by {"y"}.
    %0 = (reshape of %x) : tensor<2x3x8xf32> -> tensor<3x4x4xf32>
    ```
    After:
    ```mlir
    // Sharded by {"x"} along dimension 2 and by {"y"} along dimension 3.
    %0 = (reshape of %x) : tensor<2x3x8xf32> -> tensor<2x3x2x4xf32>
    // Sharded by {"y"} along the last dimension, as is %2.
    %1 = (reshape of %0) : tensor<2x3x2x4xf32> -> tensor<3x2x2x4xf32>
    %2 = (reshape of %1) : tensor<3x2x2x4xf32> -> tensor<3x4x4xf32>
    ```
  }];
  let dependentDialects = ["::mlir::gspmd::sharding::ShardingDialect"];
}

#endif // GSPMD_TRANSFORMS_OPMODELS_SPLITRESHAPES_SPLITRESHAPES_TD
