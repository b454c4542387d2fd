//===- AddMicrobatches.td - pipeline-add-microbatches ------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_PIPELINING_ADDMICROBATCHES_ADDMICROBATCHES_TD
#define GSPMD_TRANSFORMS_PIPELINING_ADDMICROBATCHES_ADDMICROBATCHES_TD

include "transforms/ForeignDialects/ProgramPass.td"

def PipelineAddMicrobatches : ProgramPass<"pipeline-add-microbatches"> {
  let summary = "Shards marked arguments by an axis of microbatches";
  let description = [{
    Requires a completed program without calls. The mesh becomes an axis of
    microbatches: partitioned on it, the program is the step on one microbatch, and
    its all-reduces are sums over the microbatches. Arguments with
    `sharding.microbatch = D : i64` are sharded along dimension D, all others are
    replicated. The mesh of the program and its shardings become attributes
    (`sharding.stage_mesh`, `sharding.stage_shardings`, `sharding.stage_sharding`).

    Before:
    ```mlir
    sharding.mesh @mesh = <["x"=2]>
    func.func @main(%x: tensor<8x4xf32> {sharding.microbatch = 0 : i64, sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {} ]>}) -> tensor<8x4xf32>
    ```
    After, with 4 microbatches:
    ```mlir
    sharding.mesh @microbatches = <["microbatch"=4]>
    func.func @main(%x: tensor<8x4xf32> {sharding.microbatch = 0 : i64, sharding.sharding = #sharding.sharding<@microbatches, [{"microbatch"}, {} ]>, sharding.stage_sharding = #sharding.sharding<@mesh, [{"x"}, {} ]>}) -> tensor<8x4xf32>
    ```
  }];
  let options = [
    Option<"microbatches", "microbatches", "int64_t", "2",
           "number of microbatches">,
    Option<"entry", "entry", "std::string", "\"main\"", "entry function">,
  ];
  let dependentDialects = ["::mlir::gspmd::sharding::ShardingDialect"];
}

#endif // GSPMD_TRANSFORMS_PIPELINING_ADDMICROBATCHES_ADDMICROBATCHES_TD
