//===- InsertReshards.td - sharding-insert-reshards --------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_PARTITION_INSERTRESHARDS_INSERTRESHARDS_TD
#define GSPMD_TRANSFORMS_PARTITION_INSERTRESHARDS_INSERTRESHARDS_TD

include "mlir/Pass/PassBase.td"

def ShardingInsertReshards
    : Pass<"sharding-insert-reshards", "::mlir::ModuleOp"> {
  let summary = "Makes every disagreement between tensors an explicit reshard";
  let description = [{
    Requires a completed program (`--gspmd-complete`). Chooses for each op the axes
    that shard its factors so that the least is communicated, and inserts a
    `sharding.reshard` for each operand and result with another sharding.
    Afterwards the shardings of the operands and results of an op agree through its
    rule, except for partial results, which are `unreduced` until a reshard
    reduces them.

    Before:
    ```mlir
    %2 = stablehlo.dot_general %0, %1, ... // %0 [{}, {"x"} ], %1 [{"x"}, {} ], %2 [{}, {} ]
    ```
    After:
    ```mlir
    %2 = stablehlo.dot_general %0, %1, ... // %2 [{}, {} ], unreduced={"x"}
    %3 = sharding.reshard %2 <@mesh, [{}, {} ]> : tensor<8x8xf32>
    ```
    An op that cannot run with the shardings of its tensors is resharded to ones
    that it can run with; a remark names the op and the bytes that this costs.

    With `settle`, as in `--gspmd-partition`, values that the program does not
    annotate get the sharding with which the ops around them cost least, which
    completion may not have found, because it estimates no costs.

    Common subexpressions (same operands, attributes and shardings) are eliminated.
  }];
  let options = [
    Option<"explain", "explain", "bool", "false",
           "emit a remark at each reshard: the shardings that ops require, and the bytes">,
    Option<"placeReshards", "settle", "bool", "false",
           "change the shardings of results of ops that are not marked "
           "sharding.given where that lowers the cost of the ops around them">,
  ];
  let dependentDialects = ["::mlir::gspmd::sharding::ShardingDialect"];
}

#endif // GSPMD_TRANSFORMS_PARTITION_INSERTRESHARDS_INSERTRESHARDS_TD
