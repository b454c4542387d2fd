//===- SdyCollectiveOps.td - Reshards as collectives -------*- tablegen -*-===//
//
// Identities on the global tensor whose sharding changes by a collective.
// `out_sharding` must be the sharding that the collective yields.
//
//===----------------------------------------------------------------------===//

#ifndef GSPMD_SDY_COLLECTIVE_OPS
#define GSPMD_SDY_COLLECTIVE_OPS

include "dialect/Sdy/SdyOps.td"

def Sdy_ReductionOrSum
    : DefaultValuedAttr<Sdy_ReductionOp, "::mlir::gspmd::sdy::ReductionOp::Sum">;

class Sdy_CollectiveOp<string mnemonic, dag parameters, string format>
    : Sdy_Op<mnemonic, [SameOperandsAndResultType]> {
  let arguments = !con(parameters, (ins AnyTensor:$tensor,
                                        Sdy_TensorShardingAttr:$out_sharding));
  let results = (outs AnyTensor:$result);
  let assemblyFormat = format # [{
    $tensor `out_sharding` `` `=` `` $out_sharding attr-dict `:` type($result)
  }];
  let hasVerifier = 1;
  /// Of ops that reduce: the reduction that they state.
  code reductionDeclaration = [{
    ::mlir::gspmd::sharding::ReductionKind getReduction() {
      return toReductionKind(getReductionOp());
    }
  }];
}

def Sdy_AllGatherOp : Sdy_CollectiveOp<"all_gather",
    (ins Sdy_ListOfAxisRefListsAttr:$gathering_axes), "$gathering_axes"> {
  let summary = "Removes axes from the minor end of dimensions";
}
def Sdy_AllSliceOp : Sdy_CollectiveOp<"all_slice",
    (ins Sdy_ListOfAxisRefListsAttr:$slicing_axes), "$slicing_axes"> {
  let summary = "Appends axes to the minor end of dimensions";
}
def Sdy_AllToAllOp : Sdy_CollectiveOp<"all_to_all",
    (ins Sdy_AllToAllParamListAttr:$params), "$params"> {
  let summary = "Moves axes from the minor end of one dimension to that of another";
}
def Sdy_CollectivePermuteOp
    : Sdy_CollectiveOp<"collective_permute", (ins), ""> {
  let summary = "Replaces axes by others of the same size";
}
def Sdy_AllReduceOp : Sdy_CollectiveOp<"all_reduce",
    (ins Sdy_ReductionOrSum:$reduction_op, Sdy_AxisRefListAttr:$reduction_axes),
    "`` custom<Reduction>($reduction_op) $reduction_axes"> {
  let summary = "Reduces partial results over axes";
  let extraClassDeclaration = reductionDeclaration;
}
def Sdy_ReduceScatterOp : Sdy_CollectiveOp<"reduce_scatter",
    (ins Sdy_ReductionOrSum:$reduction_op,
         Sdy_ListOfAxisRefListsAttr:$reduce_scatter_axes),
    "`` custom<Reduction>($reduction_op) $reduce_scatter_axes"> {
  let summary = "Reduces partial results over axes and shards dimensions by them";
  let extraClassDeclaration = reductionDeclaration;
}
def Sdy_ReplicatedToUnreducedOp : Sdy_CollectiveOp<"replicated_to_unreduced",
    (ins Sdy_AxisRefListAttr:$axes), "$axes"> {
  let summary = "Makes replicated axes unreduced";
}
def Sdy_ShardedToUnreducedOp : Sdy_CollectiveOp<"sharded_to_unreduced",
    (ins Sdy_ListOfAxisRefListsAttr:$axes), "$axes"> {
  let summary = "Makes axes that shard dimensions unreduced";
}

#endif // GSPMD_SDY_COLLECTIVE_OPS
