//===- AccumulateSums.td - pipeline-accumulate-sums --------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_PIPELINING_ACCUMULATESUMS_ACCUMULATESUMS_TD
#define GSPMD_TRANSFORMS_PIPELINING_ACCUMULATESUMS_ACCUMULATESUMS_TD

include "transforms/ForeignDialects/ProgramPass.td"

def PipelineAccumulateSums : ProgramPass<"pipeline-accumulate-sums"> {
  let summary = "Makes each sum over microbatches a partial sum and a reshard";
  let description = [{
    Requires the output of `--pipeline-add-microbatches`, completed. Among devices, an
    op that sums over a sharded dimension may gather its operands where that is
    cheaper. Microbatches never exist at the same time, so each such op computes a
    partial sum, and a reshard directly after it adds up those of all microbatches.

    Before:
    ```mlir
    %0 = tosa.reduce_sum %x {axis = 0 : i32, sharding.shardings = #sharding.per_value<[<@microbatches, [{}, {} ]>]>} : (tensor<16x8xf32>) -> tensor<1x8xf32>
    ```
    After:
    ```mlir
    %0 = tosa.reduce_sum %x {axis = 0 : i32, sharding.annotated, sharding.shardings = #sharding.per_value<[<@microbatches, [{}, {} ], unreduced={"microbatch"}>]>} : (tensor<16x8xf32>) -> tensor<1x8xf32>
    %1 = sharding.reshard %0 <@microbatches, [{}, {} ]> {sharding.annotated, sharding.shardings = #sharding.per_value<[<@microbatches, [{}, {} ]>]>} : tensor<1x8xf32>
    ```
  }];
  let dependentDialects = ["::mlir::gspmd::sharding::ShardingDialect"];
}

#endif // GSPMD_TRANSFORMS_PIPELINING_ACCUMULATESUMS_ACCUMULATESUMS_TD
