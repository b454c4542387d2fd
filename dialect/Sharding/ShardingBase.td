//===- ShardingBase.td - The `sharding` dialect ------------*- tablegen -*-===//

#ifndef GSPMD_SHARDING_BASE
#define GSPMD_SHARDING_BASE

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"

def ShardingDialect : Dialect {
  let name = "sharding";
  let cppNamespace = "::mlir::gspmd::sharding";
  let summary = "How tensors lie on a mesh of devices";
  let description = [{
    The project's own annotations: meshes, shardings on values, and the ops by
    which a program says how its tensors are to be distributed
    (`sharding.mesh_split`, the identity with a sharding) or by which the
    compiler makes a change of distribution explicit (`sharding.reshard`).

    A value's sharding is the attribute `sharding.sharding` of its function
    argument or result, or the entry of the attribute `sharding.shardings` (one
    per result) of the op that defines it.
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
    /// Shardings of the block arguments of a region op (loop carries) are those
    /// of its results; there is no attribute of their own.
    /// But for those of ops with this attribute, an array with an entry per
    /// argument of their one block: a sharding, or `unit` where there is none.
    static constexpr ::llvm::StringLiteral kBlockArgs = "sharding.block_args";
    /// Name of an op's sharding-rule attribute (custom or dumped rules).
    static constexpr ::llvm::StringLiteral kRule = "sharding.rule";
    /// Name of the attribute that explains where a sharding came from.
    static constexpr ::llvm::StringLiteral kEdges = "sharding.edges";
  }];
}

#endif // GSPMD_SHARDING_BASE
