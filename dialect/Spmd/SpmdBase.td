//===- SpmdBase.td - The `spmd` dialect --------------------*- tablegen -*-===//

#ifndef GSPMD_SPMD_BASE
#define GSPMD_SPMD_BASE

include "dialect/Sharding/ShardingAttrs.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def SpmdDialect : Dialect {
  let name = "spmd";
  let cppNamespace = "::mlir::gspmd::spmd";
  let summary = "The program that every device of a mesh runs";
  let description = [{
    Ops on local tensors: collectives over mesh axes, and the position of the
    device in the mesh. Groups are axes and sub-axes, not lists of devices, so that
    the size of a program does not depend on the number of devices. (Exceptions are
    `permute_pairs` and `ragged_all_to_all` with a user's own groups.)

    A function's arguments and results have `sharding.sharding` and
    `spmd.global_type`, with which a runtime shards and assembles tensors.
  }];
  let dependentDialects = ["::mlir::gspmd::sharding::ShardingDialect"];
  let hasOperationAttrVerify = 1;
  let extraClassDeclaration = [{
    /// Attribute of arguments and results of a per-device function: the global
    /// type.
    static constexpr ::llvm::StringLiteral kGlobalType = "spmd.global_type";
    /// Attribute of an asynchronous collective, whose results are available after
    /// `spmd.done`.
    static constexpr ::llvm::StringLiteral kStart = "spmd.start";
  }];
}

class Spmd_Op<string mnemonic, list<Trait> traits = []>
    : Op<SpmdDialect, mnemonic, traits>;

#endif // GSPMD_SPMD_BASE
