//===- RemoveMicrobatches.td - pipeline-remove-microbatches *-tablegen-*-===//

#ifndef GSPMD_TRANSFORMS_PIPELINING_REMOVEMICROBATCHES_REMOVEMICROBATCHES_TD
#define GSPMD_TRANSFORMS_PIPELINING_REMOVEMICROBATCHES_REMOVEMICROBATCHES_TD

include "transforms/ForeignDialects/ProgramPass.td"

def PipelineRemoveMicrobatches : ProgramPass<"pipeline-remove-microbatches"> {
  let summary = "Makes a program of one microbatch a program of the batch";
  let description = [{
    Requires a program of `--pipeline-outline-stages` with one microbatch: its tasks
    have the tensors of the full batch. A sum over the microbatches is its operand,
    the number of the microbatch is 0, and the mesh of the program and the shardings
    on it, which `--pipeline-add-microbatches` has put aside, are restored.

    Before:
    ```mlir
    module attributes {sharding.stage_mesh = #sharding.mesh_def<["x"=2]>} {
      sharding.mesh @microbatches = <["microbatch"=1]>
      func.func @main(%x: tensor<8xf32> {sharding.sharding = #sharding.sharding<@microbatches, [{"microbatch"} ]>, sharding.stage_sharding = #sharding.sharding<@mesh, [{"x"} ]>}) -> tensor<8xf32> {
        %0 = spmd.all_reduce add %x over <@microbatches ["microbatch"]> : tensor<8xf32>
        return %0 : tensor<8xf32>
      }
    }
    ```
    After:
    ```mlir
    module {
      sharding.mesh @mesh = <["x"=2]>
      func.func @main(%x: tensor<8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"} ]>}) -> tensor<8xf32> {
        return %x : tensor<8xf32>
      }
    }
    ```
  }];
  let dependentDialects = ["::mlir::gspmd::sharding::ShardingDialect",
                           "::mlir::gspmd::ProjectDialects"];
}

#endif // GSPMD_TRANSFORMS_PIPELINING_REMOVEMICROBATCHES_REMOVEMICROBATCHES_TD
