//===- RangeInterfaces.cpp - Ranges of results ----------------------------===//

#include "dialect/Sharding/Interfaces/RangeInterfaces.h"

#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;
using namespace mlir::gspmd::sharding;

#include "dialect/Sharding/RangeInterfaces.cpp.inc"

bool mlir::gspmd::sharding::capturesValues(Operation *op) {
  if (op->getNumRegions() == 0)
    return false;
  SetVector<Value> captured;
  getUsedValuesDefinedAbove(op->getRegions(), captured);
  return !captured.empty();
}

/// Returns the ranges of an element-wise op: that of the results; scalars are
/// read entirely.
static std::optional<OperandRanges> rangesOfElementwise(Operation *op,
                                                        DimRange range) {
  auto rule = dyn_cast<ShardingRuleOpInterface>(op);
  if (!rule || !rule.isElementwise() || op->getNumResults() != 1)
    return std::nullopt;
  auto result = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  if (!result)
    return std::nullopt;
  OperandRanges ranges;
  for (Type operand : op->getOperandTypes()) {
    auto type = dyn_cast<RankedTensorType>(operand);
    if (!type)
      return std::nullopt;
    bool isScalar = type.getRank() == 0;
    if (!isScalar && type.getShape() != result.getShape())
      return std::nullopt;
    ranges.push_back(isScalar ? std::nullopt : std::optional(range));
  }
  return ranges;
}

std::optional<OperandRanges>
mlir::gspmd::sharding::operandRangesOf(Operation *op, DimRange range) {
  if (!isMemoryEffectFree(op) || capturesValues(op))
    return std::nullopt;
  if (auto model = dyn_cast<RangeOpInterface>(op))
    return model.getOperandRanges(range);
  return rangesOfElementwise(op, range);
}

SmallVector<Value> mlir::gspmd::sharding::makeRangeOf(Operation *op,
                                                      OpBuilder &builder,
                                                      DimRange range,
                                                      ValueRange operands) {
  if (auto model = dyn_cast<RangeOpInterface>(op))
    return model.makeRange(builder, range, operands);
  return cloneRange(op, builder, range, operands);
}

SmallVector<Value>
mlir::gspmd::sharding::cloneRange(Operation *op, OpBuilder &builder,
                                  DimRange range, ValueRange operands,
                                  ArrayRef<NamedAttribute> attributes) {
  Operation *clone = op->clone();
  clone->setOperands(operands);
  for (NamedAttribute attribute : attributes)
    clone->setAttr(attribute.getName(), attribute.getValue());
  for (Value result : clone->getResults()) {
    auto type = cast<RankedTensorType>(result.getType());
    result.setType(RankedTensorType::Builder(type).dropDim(range.dim).insertDim(
        range.size(), range.dim));
  }
  builder.insert(clone);
  return SmallVector<Value>(clone->getResults());
}
