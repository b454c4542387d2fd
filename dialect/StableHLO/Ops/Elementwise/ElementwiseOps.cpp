//===- ElementwiseOps.cpp - Element-wise ops of several operands ----------===//

#include "dialect/StableHLO/Ops/Elementwise/ElementwiseOps.h"
#include "dialect/StableHLO/Assembly/StablehloAssembly.h"

using namespace mlir;
using namespace mlir::gspmd::stablehlo;

#define GET_OP_CLASSES
#include "dialect/StableHLO/ElementwiseOps.cpp.inc"

void StablehloDialect::addElementwiseOps() {
  addOperations<
#define GET_OP_LIST
#include "dialect/StableHLO/ElementwiseOps.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// Binary
//===----------------------------------------------------------------------===//

LogicalResult CompareOp::inferReturnTypes(MLIRContext *context,
                                          std::optional<Location> loc,
                                          Adaptor adaptor,
                                          SmallVectorImpl<Type> &types) {
  // compare (C1)
  Type lhs = adaptor.getLhs().getType(), rhs = adaptor.getRhs().getType();
  if (!haveSameBaseElementType(lhs, rhs))
    return inferError(loc, getOperationName(), "found operands with elements ",
                      getElementTypeOrSelf(lhs), " and ",
                      getElementTypeOrSelf(rhs),
                      ", expected one element type (C1)");
  // compare (C2)
  return inferElementwiseType(loc, getOperationName(),
                              adaptor.getOperands().getTypes(),
                              IntegerType::get(context, 1), types, "C2");
}

/// Returns true if elements of type `element` have comparison type `type`.
static bool isComparable(Type element, ComparisonType type) {
  if (auto quantized = dyn_cast<quant::QuantizedType>(element))
    element = quantized.getStorageType();
  switch (type) {
  case ComparisonType::NOTYPE:
    return true;
  case ComparisonType::FLOAT:
    return isa<FloatType, ComplexType>(element);
  case ComparisonType::TOTALORDER:
    return isa<FloatType>(element);
  case ComparisonType::SIGNED:
    return element.isSignlessInteger() && !element.isInteger(1);
  case ComparisonType::UNSIGNED:
    return element.isUnsignedInteger() || element.isInteger(1);
  }
  llvm_unreachable("unknown comparison type");
}

LogicalResult CompareOp::verify() {
  // compare (C3)
  Type element = getLhs().getType().getElementType();
  if (getCompareType() && !isComparable(element, *getCompareType()))
    return emitOpError("found comparison type ")
           << stringifyComparisonType(*getCompareType())
           << ", expected one for elements of type " << element << " (C3)";
  return success();
}

// complex (C1, C2, C3)
LogicalResult ComplexOp::inferReturnTypes(MLIRContext *,
                                          std::optional<Location> loc,
                                          Adaptor adaptor,
                                          SmallVectorImpl<Type> &types) {
  Type component = getElementTypeOrSelf(adaptor.getLhs().getType());
  return inferElementwiseType(loc, getOperationName(),
                              adaptor.getOperands().getTypes(),
                              ComplexType::get(component), types);
}

//===----------------------------------------------------------------------===//
// Ternary
//===----------------------------------------------------------------------===//

LogicalResult ClampOp::inferReturnTypes(MLIRContext *,
                                        std::optional<Location> loc,
                                        Adaptor adaptor,
                                        SmallVectorImpl<Type> &types) {
  auto operand = cast<RankedTensorType>(adaptor.getOperand().getType());
  std::tuple<StringRef, Value, StringRef> limits[] = {
      {"min", adaptor.getMin(), "C1"}, {"max", adaptor.getMax(), "C2"}};
  for (auto [name, limit, label] : limits) {
    auto type = cast<RankedTensorType>(limit.getType());
    // clamp (C1, C2)
    if (!isScalarOrCompatible(type, operand))
      return inferError(loc, getOperationName(), "found ", name, " of shape ",
                        shapeToString(type.getShape()),
                        ", expected a scalar or the shape ",
                        shapeToString(operand.getShape()), " (", label, ")");
    // clamp (C3)
    if (!haveSameBaseElementType(type, operand))
      return inferError(loc, getOperationName(), "found ", name,
                        " with elements ", type.getElementType(), ", expected ",
                        operand.getElementType(), " (C3)");
  }
  // clamp (C4)
  types.push_back(operand);
  return success();
}

std::optional<Comparison> mlir::gspmd::stablehlo::comparisonOf(Value value) {
  auto compare = value.getDefiningOp<CompareOp>();
  if (!compare)
    return std::nullopt;
  return Comparison{compare.getLhs(), compare.getRhs(),
                    compare.getComparisonDirection(),
                    compare.getCompareType() == ComparisonType::TOTALORDER};
}
