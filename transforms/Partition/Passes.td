//===- Passes.td - From global to per-device programs ------*- tablegen -*-===//

#ifndef GSPMD_PARTITION_PASSES
#define GSPMD_PARTITION_PASSES

include "mlir/Pass/PassBase.td"

def ShardingInlineCalls : Pass<"sharding-inline-calls", "::mlir::ModuleOp"> {
  let summary = "Puts the bodies of private functions in place of their only calls";
  let description = [{
    Needs a completed program. What completion decided for arguments and results
    stays: where it differs from the caller's side, a `sharding.reshard` stands at
    the border. Functions with several calls, and recursive ones, are left alone.
  }];
  let options = [
    Option<"settle", "settle", "bool", "false",
           "no reshard at a border that is not marked sharding.given">,
  ];
  let dependentDialects = ["::mlir::gspmd::sharding::ShardingDialect"];
}

def ShardingInsertReshards
    : Pass<"sharding-insert-reshards", "::mlir::ModuleOp"> {
  let summary = "Makes every disagreement between tensors an explicit reshard";
  let description = [{
    Needs a completed program (`--gspmd-complete`). For each op, chooses which
    axes cut which factor so that what is communicated is least, and puts
    `sharding.reshard` on operands and results that lie otherwise. Afterwards the
    operands' and results' shardings of an op agree through its rule, but for
    partial results, which are `unreduced` until a reshard resolves them.

    Before:
    ```mlir
    %2 = stablehlo.dot_general %0, %1, ... // %0 [{}, {"x"} ], %1 [{"x"}, {} ], %2 [{}, {} ]
    ```
    After:
    ```mlir
    %2 = stablehlo.dot_general %0, %1, ... // %2 [{}, {} ], unreduced={"x"}
    %3 = sharding.reshard %2 <@mesh, [{}, {} ]> : tensor<8x8xf32>
    ```
    An op that cannot run cut as its tensors are is resharded to what it can,
    with a remark that names the op and the bytes that costs.
    With `settle`, as `--gspmd-partition` runs it, values that the program says
    nothing of lie where the ops around them cost least, which completion, without
    prices, may not have found.
    Ops that repeat one before them (same operands, attributes and shardings) go.
  }];
  let options = [
    Option<"explain", "explain", "bool", "false",
           "a remark at each reshard: which ops want what, and the bytes">,
    Option<"settle", "settle", "bool", "false",
           "let results of ops that are not marked sharding.given lie otherwise "
           "where the ops around them cost less then">,
  ];
  let dependentDialects = ["::mlir::gspmd::sharding::ShardingDialect"];
}

def SpmdPartition : Pass<"spmd-partition", "::mlir::ModuleOp"> {
  let summary = "Rewrites a program with explicit reshards to what one device runs";
  let description = [{
    Needs `--sharding-insert-reshards`. Every tensor becomes its local part
    (ceil of size by shards, padded on the right), every op its local form
    (`PartitionOpInterface`), every reshard the collectives of a cheapest plan.
    Functions keep their shardings and get `spmd.global_type` on arguments and
    results. Ops that repeat one before them (constants and positions that several
    models need) and those that nothing uses are left out.

    Before:
    ```mlir
    %3 = sharding.reshard %2 <@mesh, [{}, {} ]> : tensor<8x8xf32>
    ```
    After:
    ```mlir
    %3 = spmd.all_reduce add %2 over <@mesh ["x"]> : tensor<8x8xf32>
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect",
                           "::mlir::gspmd::spmd::SpmdDialect",
                           "::mlir::gspmd::sharding::ShardingDialect",
                           "::mlir::gspmd::stablehlo::StablehloDialect"];
}

#endif // GSPMD_PARTITION_PASSES
