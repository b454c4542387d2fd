//===- FoldCasts.td - gspmd-fold-casts ---------------------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_IMPORT_FOLDCASTS_FOLDCASTS_TD
#define GSPMD_TRANSFORMS_IMPORT_FOLDCASTS_FOLDCASTS_TD

include "transforms/ForeignDialects/ProgramPass.td"

def FoldCasts : ProgramPass<"gspmd-fold-casts"> {
  let summary = "Folds casts to dynamic sizes in MLIR's own dialects";
  let description = [{
    Frontends may cast a static size to a dynamic one before an op, and back after
    it. Upstream's canonicalizations of tensor and linalg propagate the static
    sizes to the ops in between. A program without such casts is not changed.

    Before:
    ```mlir
    %0 = tensor.cast %a : tensor<1x8xf32> to tensor<?x8xf32>
    %1 = tensor.concat dim(0) %0, %b : (tensor<?x8xf32>, tensor<7x8xf32>) -> tensor<8x8xf32>
    ```
    After:
    ```mlir
    %1 = tensor.concat dim(0) %a, %b : (tensor<1x8xf32>, tensor<7x8xf32>) -> tensor<8x8xf32>
    ```
  }];
  let dependentDialects = ["linalg::LinalgDialect", "tensor::TensorDialect"];
}

#endif // GSPMD_TRANSFORMS_IMPORT_FOLDCASTS_FOLDCASTS_TD
