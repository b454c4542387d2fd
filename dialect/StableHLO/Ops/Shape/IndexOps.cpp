//===- IndexOps.cpp - Dynamic slices --------------------------------------===//

#include "dialect/StableHLO/Ops/Shape/IndexOps.h"
#include "dialect/StableHLO/Assembly/StablehloAssembly.h"
#include "dialect/StableHLO/Verification/OpChecks.h"

using namespace mlir;
using namespace mlir::gspmd::stablehlo;

/// Verifies one start index for each dimension of `operand` (constraint
/// `count`), of one type (constraint `type`).
static LogicalResult checkStartIndices(const OpChecker &check, StringRef count,
                                       StringRef type, RankedTensorType operand,
                                       ValueRange starts) {
  if (static_cast<int64_t>(starts.size()) != operand.getRank())
    return check.at(count).error("has " + Twine(starts.size()) +
                                 " start indices for an operand of rank " +
                                 Twine(operand.getRank()));
  if (!llvm::all_equal(starts.getTypes()))
    return check.at(type).error("start indices have different types: " +
                                typesToString(starts.getTypes()));
  return success();
}

/// Verifies that a slice's sizes are between 0 and those of the operand.
static LogicalResult checkFits(const OpChecker &check, StringRef name,
                               ArrayRef<int64_t> sizes,
                               RankedTensorType operand) {
  for (auto [dim, size, limit] : llvm::enumerate(sizes, operand.getShape())) {
    if (ShapedType::isDynamic(size))
      continue;
    if (size < 0 || (!ShapedType::isDynamic(limit) && size > limit))
      return check.error(name + " has size " + Twine(size) + " in dimension " +
                         Twine(dim) + ", which is not in [0, " +
                         dimToString(limit) + "]");
  }
  return success();
}

LogicalResult DynamicSliceOp::inferReturnTypes(MLIRContext *,
                                               std::optional<Location> loc,
                                               Adaptor adaptor,
                                               SmallVectorImpl<Type> &types) {
  OpChecker check(loc, getOperationName());
  auto operand = cast<RankedTensorType>(adaptor.getOperand().getType());
  ArrayRef<int64_t> sizes = adaptor.getSliceSizes();
  // (C2), (C3), (C4)
  if (failed(checkStartIndices(check, "C2", "C3", operand,
                               adaptor.getStartIndices())) ||
      failed(check.at("C2").hasSize("slice_sizes", sizes, operand.getRank())) ||
      failed(checkFits(check.at("C4"), "slice_sizes", sizes, operand)))
    return failure();
  // (C1), (C5)
  types.push_back(RankedTensorType::get(sizes, operand.getElementType()));
  return success();
}

LogicalResult DynamicUpdateSliceOp::inferReturnTypes(
    MLIRContext *, std::optional<Location> loc, Adaptor adaptor,
    SmallVectorImpl<Type> &types) {
  OpChecker check(loc, getOperationName());
  auto operand = cast<RankedTensorType>(adaptor.getOperand().getType());
  auto update = cast<RankedTensorType>(adaptor.getUpdate().getType());
  // (C2)
  if (!haveSameBaseElementType(operand.getElementType(),
                               update.getElementType()))
    return check.at("C2").error(
        "operand and update have different element types" +
        differingTypes(operand.getElementType(), update.getElementType()));
  // (C3)
  if (operand.getRank() != update.getRank())
    return check.at("C3").error("update has rank " + Twine(update.getRank()) +
                                ", the operand has rank " +
                                Twine(operand.getRank()));
  // (C4), (C5), (C6)
  if (failed(checkStartIndices(check, "C4", "C5", operand,
                               adaptor.getStartIndices())) ||
      failed(checkFits(check.at("C6"), "update", update.getShape(), operand)))
    return failure();
  // (C1)
  types.push_back(operand);
  return success();
}

#define GET_OP_CLASSES
#include "dialect/StableHLO/IndexOps.cpp.inc"

void StablehloDialect::addIndexOps() {
  addOperations<
#define GET_OP_LIST
#include "dialect/StableHLO/IndexOps.cpp.inc"
      >();
}
