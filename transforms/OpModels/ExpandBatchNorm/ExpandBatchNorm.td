//===- ExpandBatchNorm.td - Pass gspmd-expand-batch-norm ---*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_OPMODELS_EXPANDBATCHNORM_EXPANDBATCHNORM_TD
#define GSPMD_TRANSFORMS_OPMODELS_EXPANDBATCHNORM_EXPANDBATCHNORM_TD

include "transforms/ForeignDialects/ProgramPass.td"

def ExpandBatchNorm : ProgramPass<"gspmd-expand-batch-norm"> {
  let summary = "Expands batch normalization to elementary ops";
  let description = [{
    Training and gradients sum over all dimensions but the feature's; as
    reductions and element-wise ops they are partitioned and lowered like any
    other.

    Before:
    ```mlir
    %0 = "stablehlo.batch_norm_inference"(%x, %scale, %offset, %mean, %var) <{epsilon = 0.1 : f32, feature_index = 1 : i64}>
    ```
    After (per-feature values are broadcast):
    ```mlir
    %0 = (%x - %mean) / sqrt(%var + 0.1) * %scale + %offset
    ```
  }];
  let dependentDialects = ["::mlir::gspmd::ProjectDialects"];
}

#endif // GSPMD_TRANSFORMS_OPMODELS_EXPANDBATCHNORM_EXPANDBATCHNORM_TD
