//===- FuseMoves.td - Pass sharding-fuse-moves -------------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_OPMODELS_FUSEMOVES_FUSEMOVES_TD
#define GSPMD_TRANSFORMS_OPMODELS_FUSEMOVES_FUSEMOVES_TD

include "transforms/ForeignDialects/ProgramPass.td"

def FuseMoves : ProgramPass<"sharding-fuse-moves", "void"> {
  let summary = "Fuses slices, pads and concatenations of slices";
  let description = [{
    Applies where the value between the ops is sharded along the dimension: a
    rotation or a shift costs its distance, realigning the intermediate value
    costs far more. Part of the partition pipeline.

    Before:
    ```mlir
    // %x and %2 are sharded by {"x"}.
    %0 = (slice of %x [7:8]) : tensor<1xf32>
    %1 = (slice of %x [0:7]) : tensor<7xf32>
    %2 = (concatenation of %0 and %1) : tensor<8xf32>
    ```
    After:
    ```mlir
    %2 = sharding.rotate %x dim 0 by 1 : tensor<8xf32>
    ```
  }];
  let dependentDialects = ["::mlir::gspmd::sharding::ShardingDialect"];
}

#endif // GSPMD_TRANSFORMS_OPMODELS_FUSEMOVES_FUSEMOVES_TD
