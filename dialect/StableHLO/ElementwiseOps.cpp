//===- ElementwiseOps.cpp - inference and verification --------------------===//

#include "dialect/StableHLO/ElementwiseOps.h"
#include "dialect/StableHLO/StablehloAssembly.h"

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

/// The element type of the parts of a complex type, or the type itself.
static Type partType(Type element) {
  auto complex = dyn_cast<ComplexType>(element);
  return complex ? complex.getElementType() : element;
}

//===----------------------------------------------------------------------===//
// Unary
//===----------------------------------------------------------------------===//

// abs (C1, C2), imag (C1, C2), real (C1, C2)
#define INFER_PART_TYPE(Op)                                                    \
  LogicalResult Op::inferReturnTypes(                                          \
      MLIRContext *, std::optional<Location> loc, Adaptor adaptor,             \
      SmallVectorImpl<Type> &types) {                                          \
    Type operand = adaptor.getOperand().getType();                             \
    return inferElementwiseType(loc, getOperationName(), operand,              \
                                partType(getElementTypeOrSelf(operand)),       \
                                types);                                        \
  }
INFER_PART_TYPE(AbsOp)
INFER_PART_TYPE(ImagOp)
INFER_PART_TYPE(RealOp)
#undef INFER_PART_TYPE

// is_finite (C1)
LogicalResult IsFiniteOp::inferReturnTypes(MLIRContext *context,
                                           std::optional<Location> loc,
                                           Adaptor adaptor,
                                           SmallVectorImpl<Type> &types) {
  return inferElementwiseType(loc, getOperationName(),
                              adaptor.getOperand().getType(),
                              IntegerType::get(context, 1), types);
}

void ConvertOp::build(OpBuilder &builder, OperationState &state, Value operand,
                      Type elementType) {
  auto type = cast<RankedTensorType>(operand.getType());
  build(builder, state, Type(type.clone(elementType)), operand);
}

LogicalResult ReducePrecisionOp::verify() {
  // reduce_precision (C2)
  if (getExponentBits() < 1)
    return emitOpError("found ")
           << getExponentBits() << " exponent bits, expected at least 1";
  // reduce_precision (C3)
  if (static_cast<int32_t>(getMantissaBits()) < 0)
    return emitOpError("found ") << static_cast<int32_t>(getMantissaBits())
                                 << " mantissa bits, expected at least 0";
  return success();
}

//===----------------------------------------------------------------------===//
// Binary
//===----------------------------------------------------------------------===//

// compare (C1, C2)
LogicalResult CompareOp::inferReturnTypes(MLIRContext *context,
                                          std::optional<Location> loc,
                                          Adaptor adaptor,
                                          SmallVectorImpl<Type> &types) {
  return inferElementwiseType(loc, getOperationName(),
                              adaptor.getOperands().getTypes(),
                              IntegerType::get(context, 1), types);
}

/// True when elements of type `element` can be compared as `type` says.
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
           << ", expected one for elements of type " << element;
  return success();
}

// complex (C1, C2, C3)
LogicalResult ComplexOp::inferReturnTypes(MLIRContext *,
                                          std::optional<Location> loc,
                                          Adaptor adaptor,
                                          SmallVectorImpl<Type> &types) {
  Type part = getElementTypeOrSelf(adaptor.getLhs().getType());
  return inferElementwiseType(loc, getOperationName(),
                              adaptor.getOperands().getTypes(),
                              ComplexType::get(part), types);
}

//===----------------------------------------------------------------------===//
// Ternary
//===----------------------------------------------------------------------===//

/// True when `type` is a scalar or has a shape that `other` may have.
static bool isScalarOrCompatible(RankedTensorType type,
                                 RankedTensorType other) {
  return type.getRank() == 0 ||
         areCompatibleShapes(type.getShape(), other.getShape());
}

LogicalResult ClampOp::inferReturnTypes(MLIRContext *,
                                        std::optional<Location> loc,
                                        Adaptor adaptor,
                                        SmallVectorImpl<Type> &types) {
  auto operand = cast<RankedTensorType>(adaptor.getOperand().getType());
  std::pair<StringRef, Value> limits[] = {{"min", adaptor.getMin()},
                                          {"max", adaptor.getMax()}};
  for (auto [name, limit] : limits) {
    auto type = cast<RankedTensorType>(limit.getType());
    // clamp (C1, C2)
    if (!isScalarOrCompatible(type, operand))
      return inferError(loc, getOperationName(), "found ", name, " of shape ",
                        shapeToString(type.getShape()),
                        ", expected a scalar or the shape ",
                        shapeToString(operand.getShape()));
    // clamp (C3)
    if (!haveSameBaseElementType(type, operand))
      return inferError(loc, getOperationName(), "found ", name,
                        " with elements ", type.getElementType(),
                        ", expected ", operand.getElementType());
  }
  // clamp (C4)
  types.push_back(operand);
  return success();
}

LogicalResult SelectOp::inferReturnTypes(MLIRContext *,
                                         std::optional<Location> loc,
                                         Adaptor adaptor,
                                         SmallVectorImpl<Type> &types) {
  auto pred = cast<RankedTensorType>(adaptor.getPred().getType());
  auto onTrue = cast<RankedTensorType>(adaptor.getOnTrue().getType());
  // select (C1)
  if (!isScalarOrCompatible(pred, onTrue))
    return inferError(loc, getOperationName(), "found pred of shape ",
                      shapeToString(pred.getShape()),
                      ", expected a scalar or the shape ",
                      shapeToString(onTrue.getShape()));
  // select (C2)
  Type branches[] = {onTrue, adaptor.getOnFalse().getType()};
  return inferElementwiseType(loc, getOperationName(), branches, Type(), types);
}
