//===- SdyCollectiveSides.cpp - Shardings before and after ----------------===//

#include "dialect/Sdy/SdyCollectiveSides.h"

using namespace mlir;
using namespace mlir::gspmd::sdy;
using ::gspmd::AxisList;
using ::gspmd::TensorSharding;
namespace sharding = mlir::gspmd::sharding;

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

FailureOr<Sides> mlir::gspmd::sdy::getSides(Operation *op, Value tensor,
                                            TensorShardingAttr out,
                                            Takes takes) {
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

FailureOr<AxisList> mlir::gspmd::sdy::toAxes(Operation *op, const Sides &sides,
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

AxisList mlir::gspmd::sdy::concat(ArrayRef<::gspmd::AxisRef> a,
                                  ArrayRef<::gspmd::AxisRef> b) {
  AxisList all(a);
  all.append(b.begin(), b.end());
  return ::gspmd::canonical(all);
}

LogicalResult mlir::gspmd::sdy::expectDim(Operation *op, const Sides &sides,
                                          unsigned d,
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

FailureOr<AxisList> mlir::gspmd::sdy::verifyPerDim(Operation *op,
                                                   const Sides &sides,
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

LogicalResult
mlir::gspmd::sdy::verifyMadeUnreduced(Operation *op, const Sides &sides,
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

LogicalResult
mlir::gspmd::sdy::verifyKeepsDims(Operation *op, const Sides &sides,
                                  ArrayRef<::gspmd::AxisRef> axes) {
  if (!sides.in)
    return success();
  if (::gspmd::overlaps(sides.in->dimAxes(), axes))
    return op->emitOpError() << "axes {" << sides.mesh.toString(axes)
                             << "} cut a dimension of the operand";
  SmallVector<AxisList> none(sides.out.rank());
  return verifyAppended(op, sides, *sides.in, sides.out, none);
}

LogicalResult mlir::gspmd::sdy::verifyReduced(Operation *op, const Sides &sides,
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

LogicalResult mlir::gspmd::sdy::verifySet(Operation *op, const Sides &sides,
                                          AxisRefListAttr axes,
                                          StringRef what) {
  return verifyOrder(axes.getValue(), sides.mesh, what,
                     [&] { return op->emitOpError(); });
}
