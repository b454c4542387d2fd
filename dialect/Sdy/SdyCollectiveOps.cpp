//===- SdyCollectiveOps.cpp - Verifiers of the collectives ----------------===//
//
// Each collective is an edit of the operand's sharding; its verifier makes the
// edit and compares with `out_sharding`. Ops that cut what is whole take an
// operand without a sharding as that. Of values that flow through regions of
// other ops (loop carries) it is not known whether they have one, and only the
// parts are checked.
//
//===----------------------------------------------------------------------===//

#include "dialect/Sdy/SdyAttrs.h"
#include "dialect/Sdy/SdyDialect.h"

using namespace mlir;
using namespace mlir::gspmd::sdy;
using ::gspmd::AxisList;
using ::gspmd::TensorSharding;
namespace sharding = mlir::gspmd::sharding;

namespace {

/// Operand and result of a collective as values of the algebra.
struct Sides {
  ::gspmd::Mesh mesh;
  FlatSymbolRefAttr name;
  std::optional<TensorSharding> in; ///< nullopt where unknown
  TensorSharding out;
};

} // namespace

/// Which operands a collective takes.
struct Takes {
  bool whole = false;       ///< without a sharding too: as if replicated
  bool otherOrders = false; ///< on a mesh of the same axes in another order
};

/// Is it known whether `value` has a sharding?
static bool isTold(Value value) {
  if (auto arg = dyn_cast<BlockArgument>(value))
    return isa<FunctionOpInterface>(arg.getOwner()->getParentOp());
  return value.getDefiningOp()->getNumRegions() == 0;
}

/// Are operand and result on one mesh, as far as that is asked?
static LogicalResult verifyMeshes(Operation *op, MeshAttr in, MeshAttr out,
                                  Takes takes) {
  if (in == out || (takes.otherOrders && in.getAxes() == out.getAxes()))
    return success();
  return op->emitOpError() << "takes an operand on mesh " << in
                           << " to a result on mesh " << out
                           << (takes.otherOrders ? "; expected the same axes"
                                                 : "; expected one mesh");
}

static FailureOr<Sides> getSides(Operation *op, Value tensor,
                                 TensorShardingAttr out, Takes takes = {}) {
  if (failed(out.verifyFor(op, tensor.getType(), "out_sharding: ")))
    return failure();
  Sides sides;
  sides.name = dyn_cast<FlatSymbolRefAttr>(out.getMeshOrRef());
  if (!sides.name)
    sides.name = FlatSymbolRefAttr::get(op->getContext(), "mesh");
  sides.mesh = out.lookupMesh(op).toMesh();
  sides.out = out.toShardingAttr(sides.name).toSharding(sides.mesh);
  TensorShardingAttr in = getSharding(tensor);
  if (!in) {
    if (takes.whole)
      sides.in = TensorSharding::replicated(sides.out.rank());
    else if (isTold(tensor))
      return op->emitOpError("has an operand without a sharding");
    return sides;
  }
  if (failed(in.verifyFor(op, tensor.getType(), "operand's sharding: ")) ||
      failed(verifyMeshes(op, in.lookupMesh(op), out.lookupMesh(op), takes)))
    return failure();
  sides.in = in.toShardingAttr(sides.name).toSharding(sides.mesh);
  if (sides.in->rank() != sides.out.rank())
    return op->emitOpError() << "takes a sharding of " << sides.in->rank()
                             << " dimensions to one of " << sides.out.rank();
  return sides;
}

/// `axes` on the mesh, or an error naming the axis that is wrong.
static FailureOr<AxisList> toAxes(Operation *op, const Sides &sides,
                                  AxisRefListAttr axes) {
  // A list of axes is as good as the sharding of a tensor of one dimension.
  MLIRContext *context = op->getContext();
  auto dim = sharding::DimShardingAttr::get(context, axes.getValue(), true,
                                            std::nullopt);
  auto probe = sharding::TensorShardingAttr::get(context, sides.name, {dim});
  auto type = RankedTensorType::get({ShapedType::kDynamic},
                                    IntegerType::get(context, 1));
  if (failed(probe.verifyFor(type, sides.mesh,
                             [&] { return op->emitOpError("axes: "); })) ||
      failed(verifyMerged(axes.getValue(),
                          [&] { return op->emitOpError("axes: "); })))
    return failure();
  return AxisList(probe.toSharding(sides.mesh).axesOf(0));
}

static FailureOr<SmallVector<AxisList>>
toAxesPerDim(Operation *op, const Sides &sides, ListOfAxisRefListsAttr lists) {
  if (lists.getValue().size() != sides.out.rank())
    return op->emitOpError()
           << "has axes for " << lists.getValue().size()
           << " dimensions of a tensor of rank " << sides.out.rank();
  SmallVector<AxisList> result;
  for (AxisRefListAttr list : lists.getValue()) {
    FailureOr<AxisList> axes = toAxes(op, sides, list);
    if (failed(axes))
      return failure();
    result.push_back(*axes);
  }
  return result;
}

static AxisList concat(ArrayRef<::gspmd::AxisRef> a,
                       ArrayRef<::gspmd::AxisRef> b) {
  AxisList all(a);
  all.append(b.begin(), b.end());
  return ::gspmd::canonical(all);
}

/// Compares one dimension of the sharding that the op makes with out_sharding.
static LogicalResult expectDim(Operation *op, const Sides &sides, unsigned d,
                               ArrayRef<::gspmd::AxisRef> expected,
                               ArrayRef<::gspmd::AxisRef> found) {
  if (::gspmd::canonical(expected) == ::gspmd::canonical(found))
    return success();
  return op->emitOpError() << "dimension " << d << ": the op makes {"
                           << sides.mesh.toString(expected)
                           << "}, out_sharding has {"
                           << sides.mesh.toString(found) << "}";
}

/// Checks that putting `axes[d]` at the end of each dimension of `fewer` gives
/// `more`; one of them is the operand's sharding, the other out_sharding.
static LogicalResult verifyAppended(Operation *op, const Sides &sides,
                                    const TensorSharding &fewer,
                                    const TensorSharding &more,
                                    ArrayRef<AxisList> axes) {
  for (auto [d, list] : llvm::enumerate(axes))
    if (failed(expectDim(op, sides, d, concat(fewer.axesOf(d), list),
                         more.axesOf(d))))
      return failure();
  return success();
}

/// The common part of the ops with axes per dimension. Returns all these axes.
static FailureOr<AxisList> verifyPerDim(Operation *op, const Sides &sides,
                                        ListOfAxisRefListsAttr lists,
                                        bool appends) {
  FailureOr<SmallVector<AxisList>> axes = toAxesPerDim(op, sides, lists);
  if (failed(axes))
    return failure();
  AxisList all;
  for (const AxisList &list : *axes) {
    if (::gspmd::overlaps(all, list))
      return op->emitOpError() << "has {" << sides.mesh.toString(list)
                               << "} for two dimensions, in part or in whole";
    llvm::append_range(all, list);
  }
  if (sides.in &&
      failed(appends ? verifyAppended(op, sides, *sides.in, sides.out, *axes)
                     : verifyAppended(op, sides, sides.out, *sides.in, *axes)))
    return failure();
  return all;
}

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

/// Checks that the result is unreduced where the operand is, and along `axes`.
static LogicalResult verifyMadeUnreduced(Operation *op, const Sides &sides,
                                         ArrayRef<::gspmd::AxisRef> axes) {
  if (!sides.in)
    return success();
  AxisList before(sides.in->unreducedAxes());
  if (::gspmd::overlaps(before, axes))
    return op->emitOpError() << "the operand is unreduced along some of {"
                             << sides.mesh.toString(axes) << "} already";
  auto sorted = [](ArrayRef<::gspmd::AxisRef> list) {
    AxisList result(list);
    llvm::sort(result);
    return ::gspmd::canonical(result);
  };
  AxisList expected = sorted(concat(before, axes));
  if (expected == sorted(sides.out.unreducedAxes()))
    return success();
  return op->emitOpError() << "the op makes unreduced={"
                           << sides.mesh.toString(expected)
                           << "}, out_sharding has {"
                           << sides.mesh.toString(sides.out.unreducedAxes())
                           << "}";
}

LogicalResult ShardedToUnreducedOp::verify() {
  FailureOr<Sides> sides = getSides(*this, getTensor(), getOutSharding());
  if (failed(sides))
    return failure();
  FailureOr<AxisList> axes =
      verifyPerDim(*this, *sides, getAxes(), /*appends=*/false);
  return failure(failed(axes) ||
                 failed(verifyMadeUnreduced(*this, *sides, *axes)));
}

/// Checks that no dimension changes and that `axes` are free in the operand.
static LogicalResult verifyKeepsDims(Operation *op, const Sides &sides,
                                     ArrayRef<::gspmd::AxisRef> axes) {
  if (!sides.in)
    return success();
  if (::gspmd::overlaps(sides.in->dimAxes(), axes))
    return op->emitOpError() << "axes {" << sides.mesh.toString(axes)
                             << "} cut a dimension of the operand";
  SmallVector<AxisList> none(sides.out.rank());
  return verifyAppended(op, sides, *sides.in, sides.out, none);
}

/// Checks that partial results that stay were there before, to be combined in
/// the same way, and that those which go are combined by `kind`.
static LogicalResult verifyReduced(Operation *op, const Sides &sides,
                                   ArrayRef<::gspmd::AxisRef> axes,
                                   sharding::ReductionKind kind) {
  if (!sides.in)
    return success();
  ArrayRef<::gspmd::AxisRef> before = sides.in->unreducedAxes();
  ArrayRef<::gspmd::AxisRef> after = sides.out.unreducedAxes();
  AxisList added = ::gspmd::difference(after, before);
  if (!added.empty())
    return op->emitOpError()
           << "out_sharding is unreduced along {" << sides.mesh.toString(added)
           << "}, which the operand is not";
  ::gspmd::Reduction of = sides.in->reduction();
  if (!after.empty() && of != sides.out.reduction())
    return op->emitOpError() << "out_sharding's parts are combined by "
                             << ::gspmd::toString(sides.out.reduction())
                             << ", the operand's by " << ::gspmd::toString(of);
  if (::gspmd::overlaps(before, axes) && of != sharding::toAlgebra(kind))
    return op->emitOpError()
           << "combines by " << ::gspmd::toString(sharding::toAlgebra(kind))
           << " what is unreduced by " << ::gspmd::toString(of);
  return success();
}

/// Axes that are a set are written in the order of the mesh.
static LogicalResult verifySet(Operation *op, const Sides &sides,
                               AxisRefListAttr axes, StringRef what) {
  return verifyOrder(axes.getValue(), sides.mesh, what,
                     [&] { return op->emitOpError(); });
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
