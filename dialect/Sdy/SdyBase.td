//===- SdyBase.td - The `sdy` import dialect ----------------*- tablegen -*-===//

#ifndef GSPMD_SDY_BASE
#define GSPMD_SDY_BASE

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"

def SdyDialect : Dialect {
  let name = "sdy";
  let cppNamespace = "::mlir::gspmd::sdy";
  let summary = "Shardy's annotations, as data";
  let description = [{
    The annotations that JAX emits by default, in Shardy's textual form. The
    dialect parses, verifies and prints them; `gspmd-import-sdy` converts them to
    the `sharding` dialect and `export-sdy` converts them back.

    Axes, sub-axes and dimension shardings are attributes of the `sharding`
    dialect, which has the same notation for them.
  }];
  let dependentDialects = ["::mlir::gspmd::sharding::ShardingDialect"];
  let useDefaultAttributePrinterParser = 1;
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let hasRegionResultAttrVerify = 1;
  let extraClassDeclaration = [{
    /// On function arguments and results a #sdy.sharding, on other ops a
    /// #sdy.sharding_per_value with an entry for each result.
    static constexpr ::llvm::StringLiteral kSharding = "sdy.sharding";
    /// On ops: a #sdy.op_sharding_rule.
    static constexpr ::llvm::StringLiteral kShardingRule = "sdy.sharding_rule";
    /// On ops and arguments: a #sdy.propagation_edges. On ops with data-flow
    /// edges: arrays of them, by block argument and by result.
    static constexpr ::llvm::StringLiteral kPropagationEdges = "sdy.propagation_edges";
    static constexpr ::llvm::StringLiteral kBlockArgEdges = "sdy.block_arg_propagation_edges";
    static constexpr ::llvm::StringLiteral kResultEdges = "sdy.result_propagation_edges";
  }];
}

def Sdy_PropagationDirection : I32EnumAttr<"PropagationDirection",
    "The allowed direction of propagation through a barrier", [
      I32EnumAttrCase<"NONE", 0>, I32EnumAttrCase<"FORWARD", 1>,
      I32EnumAttrCase<"BACKWARD", 2>, I32EnumAttrCase<"BOTH", 3>]> {
  let cppNamespace = "::mlir::gspmd::sdy";
}

/// Named and numbered as Shardy's bytecode has it.
def Sdy_ReductionOp : I32EnumAttr<"ReductionOp",
    "How partial results are combined", [
      I32EnumAttrCase<"Sum", 0, "sum">, I32EnumAttrCase<"Max", 1, "max">,
      I32EnumAttrCase<"Min", 2, "min">]> {
  let cppNamespace = "::mlir::gspmd::sdy";
}

#endif // GSPMD_SDY_BASE
