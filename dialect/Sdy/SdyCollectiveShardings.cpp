//===- SdyCollectiveShardings.cpp - Shardings of collectives --------------===//

#include "dialect/Sdy/SdyCollectiveShardings.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sdy;

/// Returns true if a null getSharding(`value`) means that it has no sharding.
static bool isShardingKnown(Value value) {
  if (auto arg = dyn_cast<BlockArgument>(value))
    return isa<FunctionOpInterface>(arg.getOwner()->getParentOp());
  return value.getDefiningOp()->getNumRegions() == 0;
}

/// Verifies that operand and result are on one mesh, as far as `accepted`
/// requires.
static LogicalResult verifyMeshes(Operation *op, MeshAttr in, MeshAttr out,
                                  AcceptedOperands accepted) {
  if (in == out || (accepted.reorderedMesh && in.getAxes() == out.getAxes()))
    return success();
  return op->emitOpError() << "has an operand on mesh " << in
                           << " and a result on mesh " << out
                           << (accepted.reorderedMesh
                                   ? "; expected the same axes"
                                   : "; expected one mesh");
}

FailureOr<CollectiveShardings>
mlir::gspmd::sdy::getCollectiveShardings(Operation *op, Value tensor,
                                         TensorShardingAttr out,
                                         AcceptedOperands accepted) {
  if (failed(out.verifyFor(op, tensor.getType(), "out_sharding: ")))
    return failure();
  CollectiveShardings shardings;
  shardings.meshName = dyn_cast<FlatSymbolRefAttr>(out.getMeshOrRef());
  if (!shardings.meshName)
    shardings.meshName = FlatSymbolRefAttr::get(op->getContext(), "mesh");
  shardings.mesh = out.lookupMesh(op).toMesh();
  shardings.out =
      out.toShardingAttr(shardings.meshName).toSharding(shardings.mesh);
  TensorShardingAttr in = getSharding(tensor);
  if (!in) {
    if (!isShardingKnown(tensor))
      return shardings;
    if (!accepted.withoutSharding)
      return op->emitOpError("has an operand without a sharding");
    shardings.in = TensorSharding::replicated(shardings.out.rank());
    return shardings;
  }
  if (failed(in.verifyFor(op, tensor.getType(), "operand's sharding: ")) ||
      failed(verifyMeshes(op, in.lookupMesh(op), out.lookupMesh(op), accepted)))
    return failure();
  shardings.in =
      in.toShardingAttr(shardings.meshName).toSharding(shardings.mesh);
  if (shardings.in->rank() != shardings.out.rank())
    return op->emitOpError()
           << "has an operand's sharding of rank " << shardings.in->rank()
           << " and an out_sharding of rank " << shardings.out.rank();
  return shardings;
}

FailureOr<AxisList>
mlir::gspmd::sdy::toAxes(Operation *op, const CollectiveShardings &shardings,
                         AxisRefListAttr axes) {
  // A list of axes obeys the rules of a one-dimensional sharding.
  MLIRContext *context = op->getContext();
  auto dim = sharding::DimShardingAttr::get(context, axes.getValue(), true,
                                            std::nullopt);
  auto probe =
      sharding::TensorShardingAttr::get(context, shardings.meshName, {dim});
  auto type = RankedTensorType::get({ShapedType::kDynamic},
                                    IntegerType::get(context, 1));
  if (failed(probe.verifyFor(type, shardings.mesh,
                             [&] { return op->emitOpError("axes: "); })) ||
      failed(verifyMerged(axes.getValue(),
                          [&] { return op->emitOpError("axes: "); })))
    return failure();
  return AxisList(probe.toSharding(shardings.mesh).axesOf(0));
}

static FailureOr<SmallVector<AxisList>>
toAxesPerDim(Operation *op, const CollectiveShardings &shardings,
             ListOfAxisRefListsAttr lists) {
  if (lists.getValue().size() != shardings.out.rank())
    return op->emitOpError()
           << "has axes for " << lists.getValue().size()
           << " dimensions of a tensor of rank " << shardings.out.rank();
  SmallVector<AxisList> result;
  for (AxisRefListAttr list : lists.getValue()) {
    FailureOr<AxisList> axes = toAxes(op, shardings, list);
    if (failed(axes))
      return failure();
    result.push_back(*axes);
  }
  return result;
}

AxisList mlir::gspmd::sdy::concat(ArrayRef<AxisRef> a, ArrayRef<AxisRef> b) {
  AxisList all(a);
  all.append(b.begin(), b.end());
  return canonical(all);
}

LogicalResult mlir::gspmd::sdy::verifyDim(Operation *op,
                                          const CollectiveShardings &shardings,
                                          unsigned d,
                                          ArrayRef<AxisRef> expected,
                                          ArrayRef<AxisRef> found) {
  if (canonical(expected) == canonical(found))
    return success();
  return op->emitOpError() << "dimension " << d << ": the op yields {"
                           << shardings.mesh.toString(expected)
                           << "}, out_sharding has {"
                           << shardings.mesh.toString(found) << "}";
}

/// Verifies that `prefix` with `axes[d]` appended to each dimension d is
/// `extended`. One is the operand's sharding, the other is out_sharding.
static LogicalResult verifyAppended(Operation *op,
                                    const CollectiveShardings &shardings,
                                    const TensorSharding &prefix,
                                    const TensorSharding &extended,
                                    ArrayRef<AxisList> axes) {
  for (auto [d, list] : llvm::enumerate(axes))
    if (failed(verifyDim(op, shardings, d, concat(prefix.axesOf(d), list),
                         extended.axesOf(d))))
      return failure();
  return success();
}

FailureOr<AxisList>
mlir::gspmd::sdy::verifyPerDim(Operation *op,
                               const CollectiveShardings &shardings,
                               ListOfAxisRefListsAttr lists, bool appends) {
  FailureOr<SmallVector<AxisList>> axes = toAxesPerDim(op, shardings, lists);
  if (failed(axes))
    return failure();
  AxisList all;
  for (const AxisList &list : *axes) {
    if (overlaps(all, list))
      return op->emitOpError()
             << "has {" << shardings.mesh.toString(list)
             << "} for two dimensions; expected disjoint axes";
    llvm::append_range(all, list);
  }
  if (shardings.in &&
      failed(appends ? verifyAppended(op, shardings, *shardings.in,
                                      shardings.out, *axes)
                     : verifyAppended(op, shardings, shardings.out,
                                      *shardings.in, *axes)))
    return failure();
  return all;
}

/// Emits an error: the partial results along `axes` were combined by `before`,
/// and are by `after`.
static LogicalResult emitChangedReduction(Operation *op, const Mesh &mesh,
                                          ArrayRef<AxisRef> axes,
                                          Reduction before, Reduction after) {
  return op->emitOpError() << "changes the reduction of partial results along {"
                           << mesh.toString(axes) << "}: expected "
                           << toString(before) << ", found " << toString(after);
}

LogicalResult mlir::gspmd::sdy::verifyKeptReduction(Operation *op, Value input,
                                                    TensorShardingAttr out) {
  TensorShardingAttr in = getSharding(input);
  if (!in || in.getUnreduced().empty() || out.getUnreduced().empty() ||
      in.getReduction() == out.getReduction())
    return success();
  MeshAttr mesh = out.lookupMesh(op);
  if (in.lookupMesh(op) != mesh)
    return success();
  if (failed(in.verifyFor(op, input.getType(), "operand's sharding: ")))
    return failure();
  Mesh axes = mesh.toMesh();
  auto name = FlatSymbolRefAttr::get(op->getContext(), "mesh");
  auto unreduced = [&](TensorShardingAttr attr) {
    return AxisList(attr.toShardingAttr(name).toSharding(axes).unreducedAxes());
  };
  AxisList before = unreduced(in);
  if (!overlaps(before, unreduced(out)))
    return success();
  return emitChangedReduction(op, axes, before, in.getReduction(),
                              out.getReduction());
}

LogicalResult
mlir::gspmd::sdy::verifyBecomesUnreduced(Operation *op,
                                         const CollectiveShardings &shardings,
                                         ArrayRef<AxisRef> axes) {
  if (!shardings.in)
    return success();
  AxisList before(shardings.in->unreducedAxes());
  if (overlaps(before, axes))
    return op->emitOpError() << "the operand is unreduced along some of {"
                             << shardings.mesh.toString(axes) << "} already";
  if (!before.empty() && !shardings.out.unreducedAxes().empty() &&
      shardings.in->reduction() != shardings.out.reduction())
    return emitChangedReduction(op, shardings.mesh, before,
                                shardings.in->reduction(),
                                shardings.out.reduction());
  auto sorted = [](ArrayRef<AxisRef> list) {
    AxisList result(list);
    llvm::sort(result);
    return canonical(result);
  };
  AxisList expected = sorted(concat(before, axes));
  if (expected == sorted(shardings.out.unreducedAxes()))
    return success();
  return op->emitOpError() << "the op yields unreduced={"
                           << shardings.mesh.toString(expected)
                           << "}, out_sharding has {"
                           << shardings.mesh.toString(
                                  shardings.out.unreducedAxes())
                           << "}";
}

LogicalResult
mlir::gspmd::sdy::verifyUnchangedDims(Operation *op,
                                      const CollectiveShardings &shardings,
                                      ArrayRef<AxisRef> axes) {
  if (!shardings.in)
    return success();
  if (overlaps(shardings.in->dimAxes(), axes))
    return op->emitOpError() << "axes {" << shardings.mesh.toString(axes)
                             << "} shard a dimension of the operand";
  SmallVector<AxisList> none(shardings.out.rank());
  return verifyAppended(op, shardings, *shardings.in, shardings.out, none);
}

LogicalResult mlir::gspmd::sdy::verifyReduced(
    Operation *op, const CollectiveShardings &shardings, ArrayRef<AxisRef> axes,
    sharding::ReductionKind kind) {
  if (!shardings.in)
    return success();
  ArrayRef<AxisRef> before = shardings.in->unreducedAxes();
  ArrayRef<AxisRef> after = shardings.out.unreducedAxes();
  AxisList added = difference(after, before);
  if (!added.empty())
    return op->emitOpError()
           << "out_sharding is unreduced along {"
           << shardings.mesh.toString(added) << "}, which the operand is not";
  Reduction reduction = shardings.in->reduction();
  if (!after.empty() && reduction != shardings.out.reduction())
    return op->emitOpError() << "out_sharding is unreduced by "
                             << toString(shardings.out.reduction())
                             << ", the operand's by " << toString(reduction);
  bool reduces = overlaps(before, axes) || !difference(before, after).empty();
  if (reduces && reduction != sharding::toAlgebra(kind))
    return op->emitOpError()
           << "reduces by " << toString(sharding::toAlgebra(kind))
           << " an operand that is unreduced by " << toString(reduction);
  return success();
}

LogicalResult
mlir::gspmd::sdy::verifyAxisSetOrder(Operation *op,
                                     const CollectiveShardings &shardings,
                                     AxisRefListAttr axes, StringRef what) {
  return verifyOrder(axes.getValue(), shardings.mesh, what,
                     [&] { return op->emitOpError(); });
}
