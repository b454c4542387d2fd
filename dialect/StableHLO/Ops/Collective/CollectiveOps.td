//===- CollectiveOps.td - Collectives among processes ------*- tablegen -*-===//

#ifndef GSPMD_DIALECT_STABLEHLO_OPS_COLLECTIVE_COLLECTIVEOPS_TD
#define GSPMD_DIALECT_STABLEHLO_OPS_COLLECTIVE_COLLECTIVEOPS_TD

include "dialect/StableHLO/Attributes/StablehloAttrs.td"

include "mlir/IR/SymbolInterfaces.td"

// Collectives have no effect interface on purpose: an op that some processes
// execute and others do not hangs the program, so nothing may move or drop one
// without knowing about collectives.

/// A collective in groups of processes, which may be along the axes of a mesh
/// that the program declares.
class SHLO_GroupOp<string mnemonic, list<Trait> traits>
    : SHLO_Op<mnemonic,
              traits # [DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let extraClassDefinition = [{
    ::llvm::LogicalResult $cppClass::verifySymbolUses(
        ::mlir::SymbolTableCollection &symbols) {
      return verifyMesh(*this, getReplicaGroups(), symbols);
    }
  }];
}

def SHLO_AllGatherOp
    : SHLO_GroupOp<"all_gather", [SHLO_IsCollective, SHLO_MayBeAsync]> {
  let summary = "concatenates a tensor over the processes of each group";
  let since = "1.5.0";
  let oldVersions = [SHLO_OldVersion<"0.9.0", [], /*operands=*/1>];
  let arguments = (ins Variadic<SHLO_Tensor>:$operands,
    I64Attr:$all_gather_dim, SHLO_ReplicaGroups:$replica_groups,
    OptionalAttr<SHLO_ChannelHandle>:$channel_handle,
    UnitAttr:$use_global_device_ids);
  let results = (outs Variadic<SHLO_Tensor>:$results);
  let hasVerifier = 1;
}

def SHLO_AllReduceOp : SHLO_GroupOp<"all_reduce", [
    SHLO_InferResult<"6, 7">, SHLO_IsCollective, SHLO_MayBeAsync,
    SHLO_CombinesElements]> {
  let summary = "reduces a tensor over the processes of each group";
  let since = "1.5.0";
  let oldVersions = [SHLO_OldVersion<"0.9.0", [], /*operands=*/1>];
  let arguments = (ins Variadic<SHLO_Tensor>:$operands,
    SHLO_ReplicaGroups:$replica_groups,
    OptionalAttr<SHLO_ChannelHandle>:$channel_handle,
    UnitAttr:$use_global_device_ids);
  let regions = (region SizedRegion<1>:$computation);
  let results = (outs Variadic<SHLO_Tensor>:$results);
  let hasVerifier = 1;
}

def SHLO_ReduceScatterOp : SHLO_GroupOp<"reduce_scatter", [
    SHLO_IsCollective, SHLO_MayBeAsync, SHLO_CombinesElements]> {
  let summary = "reduces over a group and leaves each process one shard";
  let arguments = (ins SHLO_Tensor:$operand,
    I64Attr:$scatter_dimension, SHLO_ReplicaGroups:$replica_groups,
    OptionalAttr<SHLO_ChannelHandle>:$channel_handle,
    UnitAttr:$use_global_device_ids);
  let regions = (region SizedRegion<1>:$computation);
  let results = (outs SHLO_Tensor:$result);
  let hasVerifier = 1;
}

def SHLO_AllToAllOp : SHLO_GroupOp<"all_to_all", [
    SHLO_InferResult<"9">, SHLO_IsCollective, SHLO_MayBeAsync]> {
  let summary = "splits along one dimension and concatenates along another across a group";
  let since = "1.5.0";
  let oldVersions = [SHLO_OldVersion<"0.9.0", [], /*operands=*/1>];
  let arguments = (ins Variadic<SHLO_Tensor>:$operands,
    I64Attr:$split_dimension, I64Attr:$concat_dimension, I64Attr:$split_count,
    SHLO_ReplicaGroups:$replica_groups,
    OptionalAttr<SHLO_ChannelHandle>:$channel_handle);
  let results = (outs Variadic<SHLO_Tensor>:$results);
}

def SHLO_CollectivePermuteOp
    : SHLO_Op<"collective_permute", [
        SHLO_InferResult<"5">, SHLO_IsCollective, SHLO_MayBeAsync]> {
  let summary = "sends a tensor from process to process; zeros where none comes";
  let arguments = (ins SHLO_Tensor:$operand,
    I64ElementsAttr:$source_target_pairs,
    OptionalAttr<SHLO_ChannelHandle>:$channel_handle);
  let results = (outs SHLO_Tensor:$result);
  let hasVerifier = 1;
}

def SHLO_CollectiveBroadcastOp
    : SHLO_GroupOp<"collective_broadcast", [
        SHLO_InferResult<"3">, SHLO_IsCollective, SHLO_MayBeAsync]> {
  let summary = "sends the tensor of each group's first process to the group";
  let since = "0.16.0";
  let arguments = (ins SHLO_Tensor:$operand, SHLO_ReplicaGroups:$replica_groups,
    OptionalAttr<SHLO_ChannelHandle>:$channel_handle);
  let results = (outs SHLO_Tensor:$result);
  let hasVerifier = 1;
}

def SHLO_CrossReplicaSumOp
    : SHLO_GroupOp<"cross-replica-sum", [SHLO_InferType, SHLO_IsCollective]> {
  let summary = "an all_reduce with addition over replicas (legacy)";
  let arguments = (ins SHLO_Tensor:$operand, SHLO_ReplicaGroups:$replica_groups);
  let results = (outs SHLO_Tensor:$result);
  let hasVerifier = 1;
}

/// The number of this process along one axis of the process grid.
class SHLO_ProcessIdOp<string mnemonic> : SHLO_InferredOp<mnemonic> {
  let results = (outs 0DTensorOf<[UI32]>:$result);
  let assemblyFormat = "attr-dict `:` type(results)";
}

def SHLO_PartitionIdOp : SHLO_ProcessIdOp<"partition_id"> {
  let summary = "the partition that this process computes";
}

def SHLO_ReplicaIdOp : SHLO_ProcessIdOp<"replica_id"> {
  let summary = "the replica that this process computes";
}

#endif // GSPMD_DIALECT_STABLEHLO_OPS_COLLECTIVE_COLLECTIVEOPS_TD
