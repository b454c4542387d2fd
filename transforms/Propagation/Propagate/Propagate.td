//===- Propagate.td - sharding-propagate -------------------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_PROPAGATION_PROPAGATE_PROPAGATE_TD
#define GSPMD_TRANSFORMS_PROPAGATION_PROPAGATE_PROPAGATE_TD

include "transforms/ForeignDialects/ProgramPass.td"

def ShardingPropagate : ProgramPass<"sharding-propagate"> {
  let summary = "Completes shardings from a few annotations";
  let description = [{
    Reads shardings on function arguments, results, ops and `mesh_split`s, and
    propagates them through the factors of each op (see `ShardingRuleOpInterface`)
    and along data flow (loops, branches, calls), forwards and backwards, until
    nothing changes. Closed dimensions are never changed. The pass leaves dimensions
    open and keeps `mesh_split` ops; `--gspmd-complete` closes the dimensions and
    replaces the ops.

    Before:
    ```mlir
    func.func @main(%arg0: tensor<8x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {} ]>},
                    %arg1: tensor<16x4xf32>) -> tensor<8x4xf32> {
      %0 = linalg.matmul ins(%arg0, %arg1 : ...) outs(%init : ...) -> ...
    ```
    After:
    ```mlir
      %0 = linalg.matmul {sharding.shardings = #sharding.per_value<[<@mesh, [{"x", ?}, {?} ]>]>}
        ins(%arg0, %arg1 : ...) outs(%init : ...) -> ...
    ```
    Propagation runs in rounds of user priorities (p0 before p1). Each round has
    these op priorities:

    0. pass-through ops whose non-scalar operands have one use each;
    1. all pass-through ops;
    2. the pass-through factors of all ops;
    3. all factors;
    4. broadcasts, from operand to result.

    Within a level, the strategy decides: `basic` propagates the axes on which all
    tensors of an op agree; `aggressive` also resolves conflicts, in favor of the
    factor of the larger tensor.
  }];
  let options = [
    Option<"strategy", "strategy", "std::string", "\"aggressive\"",
           "basic: only axes that all tensors of an op agree on; aggressive: "
           "conflicts are resolved too">,
    Option<"opPriorities", "op-priorities", "bool", "true",
           "visit ops that need no communication first">,
    Option<"userPriorities", "user-priorities", "bool", "true",
           "respect the priorities p0, p1, ... of dimension shardings">,
    Option<"conservative", "conservative", "bool", "false",
           "use only rules that never need communication">,
    Option<"close", "close", "bool", "false",
           "also close the shardings, as sharding-close does">,
    Option<"explain", "explain", "std::string", "",
           "values whose shardings and rejected proposals are explained: \"all\", "
           "or a list, separated by commas, of names in the file (%5), numbers "
           "(main:arg0, main:result0) and names in locations">,
    Option<"explainAs", "explain-as", "std::string", "\"text\"",
           "forms of explanations: text, remarks, edges (the attribute "
           "sharding.edges at the ops), separated by commas">,
    Option<"explainFile", "explain-file", "std::string", "",
           "file for text (-: stdout; default: stderr)">,
    Option<"explainJson", "explain-json", "std::string", "",
           "file for explanations as JSON (docs/explanations.md)">,
    Option<"recordExplained", "record-explained", "bool", "false",
           "record the names of the explained values, and of those that their axes "
           "come from, in the module (sharding.explained), for "
           "spmd-explain-optimizations">,
  ];
  let dependentDialects = ["::mlir::gspmd::sharding::ShardingDialect"];
}

#endif // GSPMD_TRANSFORMS_PROPAGATION_PROPAGATE_PROPAGATE_TD
