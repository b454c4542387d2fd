//===- ShardingBase.td - The `sharding` dialect ------------*- tablegen -*-===//

#ifndef GSPMD_SHARDING_BASE
#define GSPMD_SHARDING_BASE

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"

def ShardingDialect : Dialect {
  let name = "sharding";
  let cppNamespace = "::mlir::gspmd::sharding";
  let summary = "Shardings of tensors on a mesh of devices";
  let description = [{
    The project's own annotations: meshes, shardings of values, the op by which a
    program specifies the sharding of a tensor (`sharding.mesh_split`, the
    identity with a sharding), and the op by which the compiler makes a change of
    sharding explicit (`sharding.reshard`).

    A value's sharding is the attribute `sharding.sharding` of its function
    argument or result, or the entry of the attribute `sharding.shardings` (one
    for each result) of the op that defines it.
  }];
  let useDefaultAttributePrinterParser = 1;
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let hasRegionResultAttrVerify = 1;
  let extraClassDeclaration = [{
    /// Name of the attribute on function arguments and results.
    static constexpr ::llvm::StringLiteral kSharding = "sharding.sharding";
    /// Name of the attribute on ops: a TensorShardingPerValueAttr.
    static constexpr ::llvm::StringLiteral kShardings = "sharding.shardings";
    /// Name of the attribute with the shardings of the arguments of an op's first
    /// region: an array with one entry for each argument, a sharding or `unit`.
    /// Without it, loop-carried arguments have the shardings of the op's results.
    static constexpr ::llvm::StringLiteral kBlockArgs = "sharding.block_args";
    /// Name of an op's sharding-rule attribute (custom or dumped rules).
    static constexpr ::llvm::StringLiteral kRule = "sharding.rule";
    /// Name of the attribute that records the sources of a sharding.
    static constexpr ::llvm::StringLiteral kEdges = "sharding.edges";
  }];
}

#endif // GSPMD_SHARDING_BASE
