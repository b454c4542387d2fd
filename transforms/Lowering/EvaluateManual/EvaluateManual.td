//===- EvaluateManual.td - Pass gspmd-evaluate-manual ------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_LOWERING_EVALUATEMANUAL_EVALUATEMANUAL_TD
#define GSPMD_TRANSFORMS_LOWERING_EVALUATEMANUAL_EVALUATEMANUAL_TD

include "transforms/ForeignDialects/ProgramPass.td"

def EvaluateManual : ProgramPass<"gspmd-evaluate-manual"> {
  let summary =
      "Evaluates manual computations by their definition, device by device";
  let description = [{
    Every device executes the global program; in a manual computation it slices its
    shard out of the operands, and at the end the shards of all devices are
    concatenated. Each user-written collective gathers the values of all devices,
    from which a device selects those of its group by a table. This is the
    reference of `gspmd-run --check` for such programs, which a single device
    cannot execute; it shares nothing with the partitioner.

    Before:
    ```mlir
    %0 = sharding.manual_computation(%a) in <[<@mesh, [{"x"} ]>]> out <[<@mesh, [{"x"} ]>]> manual <@mesh ["x"]> {
    ^bb0(%shard: tensor<2xf32>):
      %1 = stablehlo.floor %shard : tensor<2xf32>
      sharding.return %1 : tensor<2xf32>
    } : (tensor<8xf32>) -> tensor<8xf32>
    ```
    After:
    ```mlir
    %start = (dense<[0, 2, 4, 6]> at spmd.partition_id)
    %shard = (%a [%start : %start + 2]) : tensor<2xf32>
    %1 = stablehlo.floor %shard : tensor<2xf32>
    %row = (%1 as a row) : tensor<1x2xf32>
    %all = spmd.all_gather %row dim 0 over <@mesh ["x"]> : tensor<1x2xf32> -> tensor<4x2xf32>
    %0 = (the rows of %all, concatenated)
    ```
  }];
  let dependentDialects = ["::mlir::gspmd::spmd::SpmdDialect",
                           "::mlir::gspmd::ProjectDialects"];
}

#endif // GSPMD_TRANSFORMS_LOWERING_EVALUATEMANUAL_EVALUATEMANUAL_TD
