//===- SdyCollectiveOps.cpp - Verifiers of the collectives ----------------===//
//
// Each collective is an edit of the operand's sharding; its verifier makes the
// edit and compares with `out_sharding`. Ops that cut what is whole take an
// operand without a sharding as that. Of values that flow through regions of
// other ops (loop carries) it is not known whether they have one, and only the
// parts are checked.
//
//===----------------------------------------------------------------------===//

#include "dialect/Sdy/SdyCollectiveSides.h"

using namespace mlir;
using namespace mlir::gspmd::sdy;
using ::gspmd::AxisList;

static LogicalResult verifyGatherOrSlice(Operation *op, Value tensor,
                                         TensorShardingAttr out,
                                         ListOfAxisRefListsAttr lists,
                                         bool isSlice) {
  Takes takes;
  takes.whole = isSlice;
  FailureOr<Sides> sides = getSides(op, tensor, out, takes);
  return failure(failed(sides) ||
                 failed(verifyPerDim(op, *sides, lists, isSlice)));
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
  FailureOr<Sides> sides = getSides(*this, getTensor(), getOutSharding());
  if (failed(sides))
    return failure();
  FailureOr<AxisList> axes =
      verifyPerDim(*this, *sides, getAxes(), /*appends=*/false);
  return failure(failed(axes) ||
                 failed(verifyMadeUnreduced(*this, *sides, *axes)));
}

LogicalResult AllReduceOp::verify() {
  Takes takes;
  takes.whole = true;
  FailureOr<Sides> sides =
      getSides(*this, getTensor(), getOutSharding(), takes);
  if (failed(sides))
    return failure();
  FailureOr<AxisList> axes = toAxes(*this, *sides, getReductionAxes());
  if (failed(axes) ||
      failed(verifySet(*this, *sides, getReductionAxes(), "reduction")) ||
      failed(verifyKeepsDims(*this, *sides, *axes)))
    return failure();
  if (sides->in && ::gspmd::overlaps(sides->in->replicatedAxes(), *axes))
    return emitOpError() << "the operand is replicated along some of {"
                         << sides->mesh.toString(*axes) << "}";
  if (::gspmd::overlaps(sides->out.unreducedAxes(), *axes))
    return emitOpError() << "out_sharding is unreduced along some of {"
                         << sides->mesh.toString(*axes)
                         << "}, which the op reduces";
  return verifyReduced(*this, *sides, *axes, getReduction());
}

LogicalResult ReplicatedToUnreducedOp::verify() {
  if (getAxes().getValue().empty())
    return emitOpError("has no axes");
  FailureOr<Sides> sides = getSides(*this, getTensor(), getOutSharding());
  if (failed(sides))
    return failure();
  FailureOr<AxisList> axes = toAxes(*this, *sides, getAxes());
  return failure(failed(axes) ||
                 failed(verifySet(*this, *sides, getAxes(), "unreduced")) ||
                 failed(verifyKeepsDims(*this, *sides, *axes)) ||
                 failed(verifyMadeUnreduced(*this, *sides, *axes)));
}

LogicalResult ReduceScatterOp::verify() {
  Takes takes;
  takes.whole = true;
  FailureOr<Sides> sides =
      getSides(*this, getTensor(), getOutSharding(), takes);
  if (failed(sides))
    return failure();
  FailureOr<AxisList> axes =
      verifyPerDim(*this, *sides, getReduceScatterAxes(), /*appends=*/true);
  return failure(failed(axes) ||
                 failed(verifyReduced(*this, *sides, *axes, getReduction())));
}

//===----------------------------------------------------------------------===//
// Exchanges
//===----------------------------------------------------------------------===//

LogicalResult CollectivePermuteOp::verify() {
  Takes takes;
  takes.otherOrders = true;
  FailureOr<Sides> sides =
      getSides(*this, getTensor(), getOutSharding(), takes);
  if (failed(sides) || !sides->in)
    return failure(failed(sides));
  TensorShardingAttr in = getSharding(getTensor());
  if (in.getMeshOrRef() != getOutSharding().getMeshOrRef() &&
      in.lookupMesh(*this) == getOutSharding().lookupMesh(*this))
    return emitOpError() << "takes an operand on mesh " << in.getMeshOrRef()
                         << " to a result on mesh "
                         << getOutSharding().getMeshOrRef()
                         << " of the same order; expected one mesh, or another "
                            "order of the devices";
  for (unsigned d = 0; d < sides->out.rank(); ++d)
    if (sides->in->numShards(d) != sides->out.numShards(d))
      return emitOpError() << "dimension " << d << " has "
                           << sides->in->numShards(d) << " shards before and "
                           << sides->out.numShards(d) << " after";
  return success();
}

/// Checks that the parameters are of dimensions of the tensor, each dimension
/// in one of them, sorted by source.
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
  FailureOr<Sides> sides = getSides(*this, getTensor(), getOutSharding());
  if (failed(sides))
    return failure();
  int64_t rank = sides->out.rank();
  if (failed(verifyParams(*this, rank)))
    return failure();
  SmallVector<AxisList> without(rank), with(rank);
  for (AllToAllParamAttr param : getParams().getValue()) {
    FailureOr<AxisList> axes = toAxes(*this, *sides, param.getAxes());
    if (failed(axes))
      return failure();
    without[param.getSrcDim()] = *axes;
    with[param.getTgtDim()] = *axes;
  }
  if (!sides->in)
    return success();
  for (int64_t d = 0; d < rank; ++d)
    if (failed(expectDim(*this, *sides, d,
                         concat(sides->in->axesOf(d), with[d]),
                         concat(sides->out.axesOf(d), without[d]))))
      return failure();
  return success();
}
