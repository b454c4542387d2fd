//===- SliceStacks.td - pipeline-slice-stacks --------------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_PIPELINING_SLICESTACKS_SLICESTACKS_TD
#define GSPMD_TRANSFORMS_PIPELINING_SLICESTACKS_SLICESTACKS_TD

include "transforms/ForeignDialects/ProgramPass.td"

def PipelineSliceStacks : ProgramPass<"pipeline-slice-stacks"> {
  let summary = "Slices stacks of all layers to the layers of each stage";
  let description = [{
    Requires a program that is partitioned on the mesh of microbatches, before
    `--pipeline-infer-stages`. The argument of a scan over layers is a stack: dimension 0
    is the layer. Each stage reads a slice of it that has the layers of the stage
    (`sharding.layers`), and what is computed element by element from stacks, such as the
    update of weights, is computed for each slice. A result is the concatenation of the
    slices. So no stage holds or updates the layers of another one.

    Before, with four layers in two stages:
    ```mlir
    %new = stablehlo.power %w, %updates : tensor<4x8xf32>
    ```
    After, where `%w0` and `%w1` are the slices of `%w`:
    ```mlir
    %new0 = stablehlo.power %w0, %updates0 : tensor<2x8xf32>
    %new1 = stablehlo.power %w1, %updates1 : tensor<2x8xf32>
    ```
  }];
  let options = [
    Option<"entry", "entry", "std::string", "\"main\"", "entry function">,
  ];
  let dependentDialects = ["::mlir::gspmd::sharding::ShardingDialect"];
}

#endif // GSPMD_TRANSFORMS_PIPELINING_SLICESTACKS_SLICESTACKS_TD
