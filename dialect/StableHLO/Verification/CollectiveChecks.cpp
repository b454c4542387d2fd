//===- CollectiveChecks.cpp - Constraints on groups of processes ----------===//

#include "dialect/StableHLO/Verification/CollectiveChecks.h"

using namespace mlir;
using namespace mlir::gspmd::stablehlo;

LogicalResult mlir::gspmd::stablehlo::verifyGroups(const OpChecker &check,
                                                   StringRef uniqueLabel,
                                                   StringRef rangeLabel,
                                                   Attribute groupsAttr,
                                                   bool mayPad) {
  // Groups along axes have been verified as an attribute.
  auto groups = dyn_cast<DenseIntElementsAttr>(groupsAttr);
  if (!groups)
    return success();
  if (groups.getType().getRank() != 2)
    return check.error("replica_groups has rank " +
                       Twine(groups.getType().getRank()) + ", expected 2");
  SmallVector<int64_t> ids;
  OpChecker unique = check.at(uniqueLabel);
  if (failed(unique.readIds("replica_groups", groups, ids)))
    return failure();
  if (mayPad)
    llvm::erase(ids, -1);
  return failure(
      failed(unique.unique("replica_groups", ids)) ||
      failed(check.at(rangeLabel).inRange("replica_groups", ids, ids.size())));
}

int64_t mlir::gspmd::stablehlo::groupSize(Attribute groups) {
  if (auto axes = dyn_cast<ReplicaGroupMeshAxesAttr>(groups))
    return axes.getGroupSize().value_or(ShapedType::kDynamic);
  int64_t size = cast<DenseIntElementsAttr>(groups).getType().getDimSize(1);
  return size == 0 ? ShapedType::kDynamic : size;
}

LogicalResult
mlir::gspmd::stablehlo::verifyMesh(Operation *op, Attribute groups,
                                   SymbolTableCollection &symbols) {
  auto axes = dyn_cast<ReplicaGroupMeshAxesAttr>(groups);
  auto name =
      axes ? dyn_cast<FlatSymbolRefAttr>(axes.getMesh()) : FlatSymbolRefAttr();
  if (!name || symbols.lookupNearestSymbolFrom(op, name))
    return success();
  return op->emitOpError() << "replica_groups are of mesh " << name
                           << ", which the program does not have";
}

LogicalResult mlir::gspmd::stablehlo::verifyGlobalIds(
    const OpChecker &check, bool useGlobalIds,
    std::optional<ChannelHandleAttr> channel) {
  if (useGlobalIds && (!channel || channel->getHandle() <= 0))
    return check.error("use_global_device_ids needs a channel_handle with a "
                       "positive handle");
  return success();
}

LogicalResult mlir::gspmd::stablehlo::verifyResized(
    const OpChecker &check, StringRef elementLabel, TypeRange operands,
    TypeRange results, int64_t dim,
    llvm::function_ref<int64_t(int64_t)> resize) {
  if (operands.size() != results.size())
    return check.error("has " + Twine(operands.size()) + " operands and " +
                       Twine(results.size()) + " results");
  for (auto [operand, result] : llvm::zip_equal(operands, results)) {
    auto in = cast<RankedTensorType>(operand);
    auto out = cast<RankedTensorType>(result);
    if (!haveSameBaseElementType(in.getElementType(), out.getElementType()))
      return check.at(elementLabel)
          .error("operand and result have different element types" +
                 differingTypes(in.getElementType(), out.getElementType()));
    SmallVector<int64_t> shape(in.getShape());
    shape[dim] = ShapedType::isDynamic(shape[dim]) ? ShapedType::kDynamic
                                                   : resize(shape[dim]);
    if (!areCompatibleShapes(out.getShape(), shape))
      return check.error("result has shape " + shapeToString(out.getShape()) +
                         ", expected " + shapeToString(shape));
  }
  return success();
}

LogicalResult mlir::gspmd::stablehlo::checkDim(const OpChecker &check,
                                               StringRef name, int64_t dim,
                                               TypeRange operands) {
  for (Type type : operands)
    if (failed(check.inRange(name, dim, cast<ShapedType>(type).getRank())))
      return failure();
  return success();
}
