//===- SdyCollectiveOps.cpp - Verifiers of the collectives ----------------===//
//
// Each collective is an edit of the operand's sharding; its verifier makes the
// edit and compares with `out_sharding`. Where the operand has no sharding of
// its own, or one on another mesh, only the parts are checked.
//
//===----------------------------------------------------------------------===//

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

static FailureOr<Sides> getSides(Operation *op, Value tensor,
                                 TensorShardingAttr out) {
  if (failed(out.verifyFor(op, tensor.getType(), "out_sharding: ")))
    return failure();
  Sides sides;
  sides.name = dyn_cast<FlatSymbolRefAttr>(out.getMeshOrRef());
  if (!sides.name)
    sides.name = FlatSymbolRefAttr::get(op->getContext(), "mesh");
  sides.mesh = out.lookupMesh(op).toMesh();
  sides.out = out.toShardingAttr(sides.name).toSharding(sides.mesh);
  TensorShardingAttr in = getSharding(tensor);
  if (!in || in.getMeshOrRef() != out.getMeshOrRef())
    return sides;
  if (failed(in.verifyFor(op, tensor.getType(), "operand's sharding: ")))
    return failure();
  sides.in = in.toShardingAttr(sides.name).toSharding(sides.mesh);
  return sides;
}

/// `axes` on the mesh, or an error naming the axis that is wrong.
static FailureOr<AxisList> toAxes(Operation *op, const Sides &sides,
                                  AxisRefListAttr axes) {
  // A list of axes is as good as the sharding of a tensor of one dimension.
  MLIRContext *context = op->getContext();
  auto dim = sharding::DimShardingAttr::get(context, axes.getValue(), true,
                                            std::nullopt);
  auto probe =
      sharding::TensorShardingAttr::get(context, sides.name, {dim}, {}, {});
  auto type = RankedTensorType::get({ShapedType::kDynamic},
                                    IntegerType::get(context, 1));
  if (failed(probe.verifyFor(type, sides.mesh,
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

/// The common part of the ops with axes per dimension.
static LogicalResult verifyPerDim(Operation *op, Value tensor,
                                  TensorShardingAttr out,
                                  ListOfAxisRefListsAttr lists, bool appends) {
  FailureOr<Sides> sides = getSides(op, tensor, out);
  if (failed(sides))
    return failure();
  FailureOr<SmallVector<AxisList>> axes = toAxesPerDim(op, *sides, lists);
  if (failed(axes))
    return failure();
  if (!sides->in)
    return success();
  return appends ? verifyAppended(op, *sides, *sides->in, sides->out, *axes)
                 : verifyAppended(op, *sides, sides->out, *sides->in, *axes);
}

LogicalResult AllGatherOp::verify() {
  return verifyPerDim(*this, getTensor(), getOutSharding(), getGatheringAxes(),
                      /*appends=*/false);
}

LogicalResult AllSliceOp::verify() {
  return verifyPerDim(*this, getTensor(), getOutSharding(), getSlicingAxes(),
                      /*appends=*/true);
}

LogicalResult ReduceScatterOp::verify() {
  return verifyPerDim(*this, getTensor(), getOutSharding(),
                      getReduceScatterAxes(), /*appends=*/true);
}

LogicalResult ShardedToUnreducedOp::verify() {
  return verifyPerDim(*this, getTensor(), getOutSharding(), getAxes(),
                      /*appends=*/false);
}

/// The common part of the ops that leave every dimension as it is.
static LogicalResult verifyKeepsDims(Operation *op, Value tensor,
                                     TensorShardingAttr out,
                                     AxisRefListAttr list) {
  FailureOr<Sides> sides = getSides(op, tensor, out);
  if (failed(sides))
    return failure();
  FailureOr<AxisList> axes = toAxes(op, *sides, list);
  if (failed(axes))
    return failure();
  if (!sides->in)
    return success();
  if (::gspmd::overlaps(sides->in->dimAxes(), *axes))
    return op->emitOpError() << "axes {" << sides->mesh.toString(*axes)
                             << "} cut a dimension of the operand";
  SmallVector<AxisList> none(sides->out.rank());
  return verifyAppended(op, *sides, *sides->in, sides->out, none);
}

LogicalResult AllReduceOp::verify() {
  return verifyKeepsDims(*this, getTensor(), getOutSharding(),
                         getReductionAxes());
}

LogicalResult ReplicatedToUnreducedOp::verify() {
  return verifyKeepsDims(*this, getTensor(), getOutSharding(), getAxes());
}

LogicalResult CollectivePermuteOp::verify() {
  FailureOr<Sides> sides = getSides(*this, getTensor(), getOutSharding());
  if (failed(sides) || !sides->in)
    return failure(failed(sides));
  for (unsigned d = 0; d < sides->out.rank(); ++d)
    if (sides->in->numShards(d) != sides->out.numShards(d))
      return emitOpError() << "dimension " << d << " has "
                           << sides->in->numShards(d) << " shards before and "
                           << sides->out.numShards(d) << " after";
  return success();
}

LogicalResult AllToAllOp::verify() {
  FailureOr<Sides> sides = getSides(*this, getTensor(), getOutSharding());
  if (failed(sides))
    return failure();
  int64_t rank = sides->out.rank();
  SmallVector<AxisList> without(rank), with(rank);
  for (AllToAllParamAttr param : getParams().getValue()) {
    int64_t source = param.getSrcDim(), target = param.getTgtDim();
    if (source < 0 || source >= rank || target < 0 || target >= rank ||
        source == target)
      return emitOpError() << "moves axes from dimension " << source << " to "
                           << target << "; expected two dimensions of a tensor "
                           << "of rank " << rank;
    FailureOr<AxisList> axes = toAxes(*this, *sides, param.getAxes());
    if (failed(axes))
      return failure();
    without[source] = concat(without[source], *axes);
    with[target] = concat(with[target], *axes);
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
