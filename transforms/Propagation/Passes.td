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
    priorities (ops that pass all dimensions through, first those of whose operands
    each has one use; then the dimensions that other ops pass through; then all
    others; broadcasts forwards last), and by strategy: what all tensors of an op
    agree on, or conflicts too, in favour of the larger tensor's factor.
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
    Option<"close", "close", "bool", "false",
           "end as sharding-close does, in one go">,
    Option<"markGiven", "mark-given", "bool", "false",
           "with close: mark ops whose results the program says a sharding of "
           "(sharding.given), for sharding-insert-reshards{settle}">,
    Option<"explain", "explain", "std::string", "",
           "say where the shardings of these values come from and what lost: all, "
           "or names separated by commas: %5 as in the file, main:arg0, "
           "main:result0, the name in a location">,
    Option<"explainAs", "explain-as", "std::string", "\"text\"",
           "forms of explanations: text, remarks, edges (the attribute "
           "sharding.edges at the ops), separated by commas">,
    Option<"explainFile", "explain-file", "std::string", "",
           "file for text (-: stdout; default: stderr)">,
    Option<"explainJson", "explain-json", "std::string", "",
           "file for explanations as JSON (docs/explanations.md)">,
  ];
  let dependentDialects = ["::mlir::gspmd::sharding::ShardingDialect"];
}

def ShardingNameValues : Pass<"sharding-name-values", "::mlir::ModuleOp"> {
  let summary = "Writes the names of values into locations, for explanations";
  let description = [{
    MLIR keeps no names of values, and passes renumber them. Run first, this lets
    `sharding-propagate{explain=...}` use the names that the module has now.

    Before (`--mlir-print-debuginfo`):
    ```mlir
    %1 = stablehlo.tanh %arg0 : tensor<8xf32> loc("model.py":3:1)
    ```
    After:
    ```mlir
    %1 = stablehlo.tanh %arg0 : tensor<8xf32>
      loc(fused<{sharding.names = ["%1"]}>["model.py":3:1])
    ```
  }];
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
