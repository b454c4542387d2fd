//===- Passes.td - Passes over op models -------------------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_OPMODELS_PASSES
#define GSPMD_TRANSFORMS_OPMODELS_PASSES

include "mlir/Pass/PassBase.td"

def DumpShardingRules : Pass<"sharding-dump-rules"> {
  let summary = "Writes the sharding rule of each op that has one";
  let description = [{
    Attaches `sharding.rule` to every op that tells how shardings move through
    it, so that rules can be read and compared.

    ```mlir
    %0 = stablehlo.dot %a, %b : ...
    // becomes
    %0 = stablehlo.dot %a, %b {sharding.rule =
      #sharding.rule<([i, k], [k, j])->([i, j]) {i=8, j=4, k=16} reduction={k}>} : ...
    ```
  }];
  let options = [
    Option<"conservative", "conservative", "bool", /*default=*/"false",
           "Rules that move nothing along dimensions whose sizes differ">,
    Option<"partition", "partition", "bool", /*default=*/"false",
           "The rules by which ops are cut instead of those of completion">
  ];
  let dependentDialects = ["::mlir::gspmd::sharding::ShardingDialect"];
}

def ExpandBatchNorm : Pass<"gspmd-expand-batch-norm", "::mlir::ModuleOp"> {
  let summary = "Writes batch normalization as elementary ops";
  let description = [{
    Training and gradients sum over all dimensions but the feature's; as
    reductions and elementwise ops they are partitioned and run like any other.

    Before:
    ```mlir
    %0 = "stablehlo.batch_norm_inference"(%x, %scale, %offset, %mean, %var) <{epsilon = 0.1 : f32, feature_index = 1 : i64}>
    ```
    After (per-feature values are broadcast):
    ```mlir
    %0 = (%x - %mean) / sqrt(%var + 0.1) * %scale + %offset
    ```
  }];
  let dependentDialects = ["::mlir::gspmd::stablehlo::StablehloDialect"];
}

def FuseMoves : Pass<"sharding-fuse-moves"> {
  let summary = "Makes one op of slices, pads and concatenations of slices";
  let description = [{
    Where what is between them is cut along the dimension: a rotation or a shift
    costs its distance, realigning the value between costs far more. Part of the
    partition pipeline.

    ```mlir
    %0 = stablehlo.slice %x [7:8] : (tensor<8xf32>) -> tensor<1xf32>
    %1 = stablehlo.slice %x [0:7] : (tensor<8xf32>) -> tensor<7xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : ...
    // becomes
    %2 = sharding.rotate %x dim 0 by 1 : tensor<8xf32>
    ```
  }];
  let dependentDialects = ["::mlir::gspmd::sharding::ShardingDialect"];
}

def SplitReshapes : Pass<"sharding-split-reshapes", "::mlir::ModuleOp"> {
  let summary = "Gives factors that a reshape keeps together a dimension each";
  let description = [{
    Where the reshape mixes positions to the left of them and its operand or
    result is cut along them: a cut of the kept part then stays. Part of the
    partition pipeline.

    ```mlir
    %0 = stablehlo.reshape %x : (tensor<2x3x8xf32>) -> tensor<3x4x4xf32>
    // %x cut by {"x", "y"} along its last dimension: becomes
    %0 = stablehlo.reshape %x : (tensor<2x3x8xf32>) -> tensor<2x3x2x4xf32>
    %1 = stablehlo.reshape %0 : (tensor<2x3x2x4xf32>) -> tensor<3x2x2x4xf32>
    %2 = stablehlo.reshape %1 : (tensor<3x2x2x4xf32>) -> tensor<3x4x4xf32>
    ```
  }];
  let dependentDialects = ["::mlir::gspmd::sharding::ShardingDialect"];
}

#endif // GSPMD_TRANSFORMS_OPMODELS_PASSES
