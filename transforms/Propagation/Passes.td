//===- Passes.td - Completion of shardings -----------------*- tablegen -*-===//

#ifndef GSPMD_PROPAGATION_PASSES
#define GSPMD_PROPAGATION_PASSES

include "mlir/Pass/PassBase.td"

def ShardingPropagate : Pass<"sharding-propagate", "::mlir::ModuleOp"> {
  let summary = "Completes shardings from a few annotations";
  let description = [{
    Reads shardings on function arguments, results, ops and `mesh_split`s, and
    propagates them through the factors of each op (see `ShardingRuleOpInterface`)
    and along data flow (loops, branches, calls), forwards and backwards, until
    nothing changes. Closed dimensions are never changed. Dimensions stay open and
    `mesh_split` ops in place; `--gspmd-complete` closes and replaces them.

    Before:
    ```mlir
    func.func @main(%arg0: tensor<8x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {} ]>},
                    %arg1: tensor<16x4xf32>) -> tensor<8x4xf32> {
      %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : ...
    ```
    After:
    ```mlir
      %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0]
        {sharding.shardings = #sharding.per_value<[<@mesh, [{"x", ?}, {?} ]>]>} : ...
    ```

    Decisions are made in this order: user priorities (p0 before p1), op
    priorities (ops that pass all dimensions through, then ops that mix them,
    then ops that change shapes), and for each first what all neighbours agree on
    and then, with the aggressive strategy, conflicts in favour of the sharding
    with more shards and the larger tensor.
  }];
  let options = [
    Option<"strategy", "strategy", "std::string", "\"aggressive\"",
           "basic: only what every neighbour agrees on; aggressive: conflicts "
           "are resolved too">,
    Option<"opPriorities", "op-priorities", "bool", "true",
           "visit ops that need no communication first">,
    Option<"userPriorities", "user-priorities", "bool", "true",
           "respect the priorities p0, p1, ... of dimension shardings">,
    Option<"conservative", "conservative", "bool", "false",
           "use only rules that never need communication">,
  ];
  let dependentDialects = ["::mlir::gspmd::sharding::ShardingDialect"];
}

def ShardingClose : Pass<"sharding-close", "::mlir::ModuleOp"> {
  let summary = "Closes every dimension and makes mesh_splits reshards";
  let description = [{
    The end of completion: every tensor gets a closed sharding (what nobody cut
    is replicated), and each `sharding.mesh_split` becomes a `sharding.reshard`
    to its completed sharding, or vanishes where its operand already lies so.
  }];
  let dependentDialects = ["::mlir::gspmd::sharding::ShardingDialect"];
}

#endif // GSPMD_PROPAGATION_PASSES
