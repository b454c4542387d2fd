//===- OutlineStages.td - pipeline-outline-stages ----------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_PIPELINING_OUTLINESTAGES_OUTLINESTAGES_TD
#define GSPMD_TRANSFORMS_PIPELINING_OUTLINESTAGES_OUTLINESTAGES_TD

include "transforms/ForeignDialects/ProgramPass.td"

def PipelineOutlineStages : ProgramPass<"pipeline-outline-stages"> {
  let summary = "Makes a function of each task of each stage";
  let description = [{
    Requires `--pipeline-infer-stages`. The entry function becomes a list of calls, one
    for each task, in an order in which one microbatch may execute them. Between
    tasks, a call with `sharding.transfer = array<i64: from, to>`, of a function that
    returns its arguments, sends tensors from one stage to another, once to each stage,
    and an all-reduce over the microbatches accumulates a sum in the stage that computes
    it. Ops that belong to no stage are copied into each task that reads them.

    Before:
    ```mlir
    %0 = stablehlo.cosine %x {sharding.stage = 0 : i64, sharding.task = "forward"} : tensor<4x8xf32>
    %1 = stablehlo.exponential %0 {sharding.stage = 1 : i64, sharding.task = "forward"} : tensor<4x8xf32>
    ```
    After:
    ```mlir
    %0 = call @stage0_forward(%x) {sharding.stage = 0 : i64, sharding.task = "forward"} : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = call @stage0_to_stage1(%0) {sharding.transfer = array<i64: 0, 1>} : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %2 = call @stage1_forward(%1) {sharding.stage = 1 : i64, sharding.task = "forward"} : (tensor<4x8xf32>) -> tensor<4x8xf32>
    ```
  }];
  let options = [
    Option<"entry", "entry", "std::string", "\"main\"", "entry function">,
  ];
  let dependentDialects = ["::mlir::func::FuncDialect",
                           "::mlir::gspmd::sharding::ShardingDialect"];
}

#endif // GSPMD_TRANSFORMS_PIPELINING_OUTLINESTAGES_OUTLINESTAGES_TD
