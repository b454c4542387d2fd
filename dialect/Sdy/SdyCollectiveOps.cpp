//===- SdyCollectiveOps.cpp - Verifiers of the collectives ----------------===//
//
// Each collective is an edit of the operand's sharding; its verifier applies
// the edit and compares the result with `out_sharding`. For ops that shard or
// reduce, an operand without a sharding is replicated. For loop-carried values
// it is unknown whether they have a sharding, and only the attributes are
// verified.
//
//===----------------------------------------------------------------------===//

#include "dialect/Sdy/SdyCollectiveShardings.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sdy;

static LogicalResult verifyGatherOrSlice(Operation *op, Value tensor,
                                         TensorShardingAttr out,
                                         ListOfAxisRefListsAttr lists,
                                         bool isSlice) {
  AcceptedOperands accepted;
  accepted.withoutSharding = isSlice;
  FailureOr<CollectiveShardings> shardings =
      getCollectiveShardings(op, tensor, out, accepted);
  return failure(failed(shardings) ||
                 failed(verifyPerDim(op, *shardings, lists, isSlice)));
}

LogicalResult AllGatherOp::verify() {
  return verifyGatherOrSlice(*this, getTensor(), getOutSharding(),
                             getGatheringAxes(), /*isSlice=*/false);
}

LogicalResult AllSliceOp::verify() {
  return verifyGatherOrSlice(*this, getTensor(), getOutSharding(),
                             getSlicingAxes(), /*isSlice=*/true);
}

//===----------------------------------------------------------------------===//
// Partial results
//===----------------------------------------------------------------------===//

LogicalResult ShardedToUnreducedOp::verify() {
  FailureOr<CollectiveShardings> shardings =
      getCollectiveShardings(*this, getTensor(), getOutSharding());
  if (failed(shardings))
    return failure();
  FailureOr<AxisList> axes =
      verifyPerDim(*this, *shardings, getAxes(), /*appends=*/false);
  return failure(failed(axes) ||
                 failed(verifyBecomesUnreduced(*this, *shardings, *axes)));
}

LogicalResult AllReduceOp::verify() {
  AcceptedOperands accepted;
  accepted.withoutSharding = true;
  FailureOr<CollectiveShardings> shardings =
      getCollectiveShardings(*this, getTensor(), getOutSharding(), accepted);
  if (failed(shardings))
    return failure();
  // Unsharded tensors are alike on all meshes.
  if (TensorShardingAttr in = getSharding(getTensor());
      in && in.getMeshOrRef() != getOutSharding().getMeshOrRef() &&
      !(shardings->in->dimAxes().empty() && shardings->out.dimAxes().empty()))
    return emitOpError() << "has an operand on mesh " << in.getMeshOrRef()
                         << " and a result on mesh "
                         << getOutSharding().getMeshOrRef()
                         << "; expected one mesh";
  FailureOr<AxisList> axes = toAxes(*this, *shardings, getReductionAxes());
  if (failed(axes) ||
      failed(verifyAxisSetOrder(*this, *shardings, getReductionAxes(),
                                "reduction")) ||
      failed(verifyUnchangedDims(*this, *shardings, *axes)))
    return failure();
  if (shardings->in && overlaps(shardings->in->replicatedAxes(), *axes))
    return emitOpError() << "the operand is replicated along some of {"
                         << shardings->mesh.toString(*axes) << "}";
  if (overlaps(shardings->out.unreducedAxes(), *axes))
    return emitOpError() << "out_sharding is unreduced along some of {"
                         << shardings->mesh.toString(*axes)
                         << "}, which the op reduces";
  return verifyReduced(*this, *shardings, *axes, getReduction());
}

LogicalResult ReplicatedToUnreducedOp::verify() {
  if (getAxes().getValue().empty())
    return emitOpError("has no axes");
  FailureOr<CollectiveShardings> shardings =
      getCollectiveShardings(*this, getTensor(), getOutSharding());
  if (failed(shardings))
    return failure();
  FailureOr<AxisList> axes = toAxes(*this, *shardings, getAxes());
  return failure(
      failed(axes) ||
      failed(verifyAxisSetOrder(*this, *shardings, getAxes(), "unreduced")) ||
      failed(verifyUnchangedDims(*this, *shardings, *axes)) ||
      failed(verifyBecomesUnreduced(*this, *shardings, *axes)));
}

LogicalResult ReduceScatterOp::verify() {
  AcceptedOperands accepted;
  accepted.withoutSharding = true;
  FailureOr<CollectiveShardings> shardings =
      getCollectiveShardings(*this, getTensor(), getOutSharding(), accepted);
  if (failed(shardings))
    return failure();
  FailureOr<AxisList> axes =
      verifyPerDim(*this, *shardings, getReduceScatterAxes(), /*appends=*/true);
  return failure(failed(axes) || failed(verifyReduced(*this, *shardings, *axes,
                                                      getReduction())));
}

//===----------------------------------------------------------------------===//
// All-to-all and permute
//===----------------------------------------------------------------------===//

LogicalResult CollectivePermuteOp::verify() {
  AcceptedOperands accepted;
  accepted.reorderedMesh = true;
  FailureOr<CollectiveShardings> shardings =
      getCollectiveShardings(*this, getTensor(), getOutSharding(), accepted);
  if (failed(shardings) || !shardings->in)
    return failure(failed(shardings));
  TensorShardingAttr in = getSharding(getTensor());
  if (in.getMeshOrRef() != getOutSharding().getMeshOrRef() &&
      in.lookupMesh(*this) == getOutSharding().lookupMesh(*this))
    return emitOpError() << "has an operand on mesh " << in.getMeshOrRef()
                         << " and a result on mesh "
                         << getOutSharding().getMeshOrRef()
                         << " of the same order; expected one mesh, or another "
                            "order of the devices";
  for (unsigned d = 0; d < shardings->out.rank(); ++d)
    if (shardings->in->numShards(d) != shardings->out.numShards(d))
      return emitOpError() << "dimension " << d << " has "
                           << shardings->in->numShards(d)
                           << " shards before and "
                           << shardings->out.numShards(d) << " after";
  return success();
}

/// Verifies that the parameters refer to dimensions of the tensor, each
/// dimension in one of them, sorted by source.
static LogicalResult verifyParams(AllToAllOp op, int64_t rank) {
  ArrayRef<AllToAllParamAttr> params = op.getParams().getValue();
  if (params.empty())
    return op.emitOpError("moves no axes");
  DenseSet<int64_t> seen;
  int64_t before = -1;
  for (AllToAllParamAttr param : params) {
    int64_t source = param.getSrcDim(), target = param.getTgtDim();
    if (source < 0 || source >= rank || target < 0 || target >= rank ||
        source == target)
      return op.emitOpError()
             << "moves axes from dimension " << source << " to " << target
             << "; expected two dimensions of a tensor of rank " << rank;
    if (param.getAxes().getValue().empty())
      return op.emitOpError()
             << "moves no axes from dimension " << source << " to " << target;
    for (int64_t dim : {source, target})
      if (!seen.insert(dim).second)
        return op.emitOpError() << "has dimension " << dim
                                << " twice; expected each in one exchange";
    if (source < before)
      return op.emitOpError() << "has source dimension " << source << " after "
                              << before << "; expected them sorted";
    before = source;
  }
  return success();
}

LogicalResult AllToAllOp::verify() {
  FailureOr<CollectiveShardings> shardings =
      getCollectiveShardings(*this, getTensor(), getOutSharding());
  if (failed(shardings))
    return failure();
  int64_t rank = shardings->out.rank();
  if (failed(verifyParams(*this, rank)))
    return failure();
  SmallVector<AxisList> without(rank), with(rank);
  for (AllToAllParamAttr param : getParams().getValue()) {
    FailureOr<AxisList> axes = toAxes(*this, *shardings, param.getAxes());
    if (failed(axes))
      return failure();
    without[param.getSrcDim()] = *axes;
    with[param.getTgtDim()] = *axes;
  }
  if (!shardings->in)
    return success();
  for (int64_t d = 0; d < rank; ++d)
    if (failed(verifyDim(*this, *shardings, d,
                         concat(shardings->in->axesOf(d), with[d]),
                         concat(shardings->out.axesOf(d), without[d]))))
      return failure();
  return success();
}
