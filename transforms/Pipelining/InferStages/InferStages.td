//===- InferStages.td - pipeline-infer-stages --------------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_PIPELINING_INFERSTAGES_INFERSTAGES_TD
#define GSPMD_TRANSFORMS_PIPELINING_INFERSTAGES_INFERSTAGES_TD

include "transforms/ForeignDialects/ProgramPass.td"

def PipelineInferStages : ProgramPass<"pipeline-infer-stages"> {
  let summary = "Gives every op a stage and a task";
  let description = [{
    Requires the program of `--pipeline-accumulate-sums`, partitioned. Starts from the
    ops with `sharding.stage` and those in a name scope `stage0`, `stage1`, ... of JAX, in
    the backward pass if their name stack has a transposition (StageInference.h). Gives every op that depends on
    a microbatch or on a sum over all microbatches a stage and a task
    (`sharding.task`): forward, backward, weight_gradient or update. The other ops
    are computed by each task that reads them. An annotation that data would have to
    pass backwards for, and an op that needs a sum over all microbatches to compute a
    single one, are errors.

    Before:
    ```mlir
    %0 = stablehlo.power %x, %w1 {sharding.stage = 0 : i64} : tensor<4x8xf32>
    %1 = stablehlo.logistic %0 : tensor<4x8xf32>
    %2 = stablehlo.power %1, %w2 {sharding.stage = 1 : i64} : tensor<4x8xf32>
    ```
    After:
    ```mlir
    %0 = stablehlo.power %x, %w1 {sharding.stage = 0 : i64, sharding.task = "forward"} : tensor<4x8xf32>
    %1 = stablehlo.logistic %0 {sharding.stage = 0 : i64, sharding.task = "forward"} : tensor<4x8xf32>
    %2 = stablehlo.power %1, %w2 {sharding.stage = 1 : i64, sharding.task = "forward"} : tensor<4x8xf32>
    ```
  }];
  let options = [
    Option<"splitsBackward", "split-weight-gradients", "bool", "false",
           "give ops that only weight gradients depend on a task of their own">,
    Option<"entry", "entry", "std::string", "\"main\"", "entry function">,
  ];
  let dependentDialects = ["::mlir::gspmd::sharding::ShardingDialect"];
}

#endif // GSPMD_TRANSFORMS_PIPELINING_INFERSTAGES_INFERSTAGES_TD
