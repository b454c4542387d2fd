//===- WriteGroups.td - pipeline-write-groups --------------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_PIPELINING_WRITEGROUPS_WRITEGROUPS_TD
#define GSPMD_TRANSFORMS_PIPELINING_WRITEGROUPS_WRITEGROUPS_TD

include "transforms/ForeignDialects/ProgramPass.td"

def PipelineWriteGroups : ProgramPass<"pipeline-write-groups"> {
  let summary = "Writes the program of each group of devices in a schedule";
  let description = [{
    Requires `--pipeline-outline-stages`. The entry function becomes functions
    `@group0`, `@group1`, ..., one for each group of devices. Each calls the tasks of its
    stages in the order of the schedule (`sharding.microbatch_number`), receives what a
    task of another group computes directly before the first task that reads it, sends
    its own results directly after the task that computes them, and adds up sums over
    microbatches. The updates are at the end. Arguments and results state what the host
    program passes: `sharding.argument = array<i64: 0, 2>` is microbatch 2 of argument 0
    (-1: an argument that all microbatches share), `array<i64: -1, 2>` the number of
    microbatch 2, and `sharding.result` the same for results.

    Before:
    ```mlir
    %0 = call @stage0_forward(%x) {sharding.stage = 0 : i64, sharding.task = "forward"} : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = call @stage0_to_stage1(%0) {sharding.transfer = array<i64: 0, 1>} : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %2 = call @stage1_forward(%1) {sharding.stage = 1 : i64, sharding.task = "forward"} : (tensor<4x8xf32>) -> tensor<4x8xf32>
    ```
    After, in the functions of two groups, for microbatch 0:
    ```mlir
    %0 = call @stage0_forward(%x) {sharding.microbatch_number = 0 : i64, sharding.stage = 0 : i64, sharding.task = "forward"} : (tensor<4x8xf32>) -> tensor<4x8xf32>
    spmd.send %0 to 1 channel 0 : tensor<4x8xf32>

    %1 = spmd.recv from 0 channel 0 : tensor<4x8xf32>
    %2 = call @stage1_forward(%1) {sharding.microbatch_number = 0 : i64, sharding.stage = 1 : i64, sharding.task = "forward"} : (tensor<4x8xf32>) -> tensor<4x8xf32>
    ```
  }];
  let options = [
    Option<"schedule", "schedule", "std::string", "\"1f1b\"",
           "gpipe, 1f1b, interleaved, zero-bubble, or a table (.json)">,
    Option<"microbatches", "microbatches", "int64_t", "2",
           "number of microbatches">,
    Option<"groups", "groups", "int64_t", "0",
           "number of groups of devices (0: that of the stages, or half of it in "
           "an interleaved schedule)">,
    Option<"entry", "entry", "std::string", "\"main\"", "entry function">,
  ];
  let dependentDialects = ["::mlir::func::FuncDialect",
                           "::mlir::gspmd::spmd::SpmdDialect"];
}

#endif // GSPMD_TRANSFORMS_PIPELINING_WRITEGROUPS_WRITEGROUPS_TD
