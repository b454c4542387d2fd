//===- InsertReshards.td - sharding-insert-reshards --------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_PARTITION_INSERTRESHARDS_INSERTRESHARDS_TD
#define GSPMD_TRANSFORMS_PARTITION_INSERTRESHARDS_INSERTRESHARDS_TD

include "transforms/ForeignDialects/ProgramPass.td"

def ShardingInsertReshards
    : ProgramPass<"sharding-insert-reshards"> {
  let summary = "Makes every disagreement between tensors an explicit reshard";
  let description = [{
    Requires a completed program (`--gspmd-complete`). For each op, chooses the axes
    that shard its factors such that the fewest bytes are communicated. Inserts a
    `sharding.reshard` for each operand and result that has another sharding.
    Afterwards the shardings of an op's operands and results follow from one
    assignment of axes to its factors. Results with partial sums are `unreduced`
    until a reshard reduces them.

    Before:
    ```mlir
    #replicated = #sharding.per_value<[<@mesh, [{}, {} ]>]>
    module attributes {sharding.phase = "completed"} {
      sharding.mesh @mesh = <["x"=2]>
      func.func @main(%a: tensor<8x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"} ]>},
                      %b: tensor<8x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {} ]>})
          -> (tensor<8x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {} ]>}) {
        %0 = stablehlo.einsum %a, %b, config = "ab,bc->ac" {sharding.shardings = #replicated}
            : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
        return %0 : tensor<8x8xf32>
      }
    }
    ```
    After:
    ```mlir
    #replicated = #sharding.per_value<[<@mesh, [{}, {} ]>]>
    #partial = #sharding.per_value<[<@mesh, [{}, {} ], unreduced={"x"}>]>
    module attributes {sharding.phase = "resharded"} {
      sharding.mesh @mesh = <["x"=2]>
      func.func @main(%a: tensor<8x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"} ]>},
                      %b: tensor<8x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {} ]>})
          -> (tensor<8x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {} ]>}) {
        %0 = stablehlo.einsum %a, %b, config = "ab,bc->ac" {sharding.shardings = #partial}
            : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
        %1 = sharding.reshard %0 <@mesh, [{}, {} ]> {sharding.shardings = #replicated} : tensor<8x8xf32>
        return %1 : tensor<8x8xf32>
      }
    }
    ```
    If an op cannot run with the shardings of its tensors, the pass reshards these
    to shardings that it can run with. A remark names the op and the bytes sent.

    `--gspmd-reshard` runs `sharding-fold-reshards`, `sharding-cse` and
    `sharding-optimize-placement` first, so that fewer reshards are necessary.
    Afterwards the module has `sharding.phase = "resharded"`, and no value is marked
    as annotated.
  }];
  let options = [
    Option<"explain", "explain", "bool", "false",
           "emit a remark at each reshard: the shardings that ops require, and the bytes">,
  ];
  let statistics = [
    Statistic<"insertedReshards", "inserted-reshards",
              "Number of reshards inserted">,
    Statistic<"erasedReshards", "erased-reshards",
              "Number of reshards that became unnecessary">,
    Statistic<"rematerializedOps", "rematerialized-ops",
              "Number of ops cloned instead of resharding their results">,
  ];
  let dependentDialects = ["::mlir::gspmd::sharding::ShardingDialect"];
}

#endif // GSPMD_TRANSFORMS_PARTITION_INSERTRESHARDS_INSERTRESHARDS_TD
