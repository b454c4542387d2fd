//===- BalanceStages.td - pipeline-balance-stages ----------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_PIPELINING_BALANCESTAGES_BALANCESTAGES_TD
#define GSPMD_TRANSFORMS_PIPELINING_BALANCESTAGES_BALANCESTAGES_TD

include "transforms/ForeignDialects/ProgramPass.td"

def PipelineBalanceStages : ProgramPass<"pipeline-balance-stages"> {
  let summary = "Divides the forward pass into stages of equal time and memory";
  let description = [{
    Requires the program of `--pipeline-accumulate-sums`, partitioned, without annotated
    stages. The forward pass is all that a returned loss (a sum of rank 0) depends on; if
    there is none, all ops but those whose name stack has a transposition. Its ops
    become consecutive groups. The time of a group is that of its ops and of the ops
    of the backward pass and the update that `--pipeline-infer-stages` assigns to it, its
    memory that of its weights, sums and activations (`lib/Schedule/StageBalance.h`).
    With `stage-seconds`, ops of a stage that takes longer than its ops seem to take
    count for more, and the program is divided again. With `slack`, the stages of the
    last division may be slower by that share if they send less to each other. Of
    divisions of nearly equal time, only those with the least memory count, unless
    `slack` is above 0.02: then memory is not compared.

    Before:
    ```mlir
    %0 = stablehlo.tanh %x : tensor<4x8xf32>
    %1 = stablehlo.exponential %0 : tensor<4x8xf32>
    ```
    After, with 2 stages:
    ```mlir
    %0 = stablehlo.tanh %x {sharding.stage = 0 : i64} : tensor<4x8xf32>
    %1 = stablehlo.exponential %0 {sharding.stage = 1 : i64} : tensor<4x8xf32>
    ```
  }];
  let options = [
    Option<"stages", "stages", "int64_t", "2", "number of stages">,
    Option<"flopsPerByte", "flops-per-byte", "double", "200",
           "FLOPs of a device in the time of a byte of its memory">,
    ListOption<"stageSeconds", "stage-seconds", "double",
               "the times of the stages of divisions, one after the other, as a "
               "simulator predicts them: the first division is the one that is found "
               "without this option, and each list makes the next one">,
    Option<"slack", "slack", "double", "0",
           "share by which the slowest stage may be slower if that saves transfers">,
    Option<"entry", "entry", "std::string", "\"main\"", "entry function">,
  ];
  let dependentDialects = ["::mlir::gspmd::sharding::ShardingDialect"];
}

#endif // GSPMD_TRANSFORMS_PIPELINING_BALANCESTAGES_BALANCESTAGES_TD
