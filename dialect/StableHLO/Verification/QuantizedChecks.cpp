//===- QuantizedChecks.cpp - Constraints on quantized operands ------------===//

#include "dialect/StableHLO/Verification/QuantizedChecks.h"

#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace mlir::gspmd::stablehlo;
using PerAxis = quant::UniformQuantizedPerAxisType;

static quant::QuantizedType quantizedElement(Type type) {
  return dyn_cast<quant::QuantizedType>(getElementTypeOrSelf(type));
}

static PerAxis perAxisElement(Type type) {
  return dyn_cast<PerAxis>(getElementTypeOrSelf(type));
}

bool mlir::gspmd::stablehlo::isQuantized(Type type) {
  return quantizedElement(type) != nullptr;
}

bool mlir::gspmd::stablehlo::isQuantizedAlongDimension(Type type) {
  return perAxisElement(type) != nullptr;
}

bool mlir::gspmd::stablehlo::haveSameElements(Type lhs, Type rhs) {
  Type lhsElement = getElementTypeOrSelf(lhs);
  Type rhsElement = getElementTypeOrSelf(rhs);
  PerAxis from = perAxisElement(lhs), to = perAxisElement(rhs);
  if (!from || !to)
    return lhsElement == rhsElement;
  return haveSameBaseElementType(from, to) &&
         from.getScales() == to.getScales() &&
         from.getZeroPoints() == to.getZeroPoints();
}

//===----------------------------------------------------------------------===//
// Movements
//===----------------------------------------------------------------------===//

LogicalResult mlir::gspmd::stablehlo::verifyQuantizedReshape(
    const OpChecker &check, RankedTensorType operand, RankedTensorType result) {
  PerAxis from = perAxisElement(operand), to = perAxisElement(result);
  if (!from || !to)
    return success();
  int64_t fromDim = from.getQuantizedDimension();
  int64_t toDim = to.getQuantizedDimension();
  if (!areCompatibleDims(operand.getDimSize(fromDim), result.getDimSize(toDim)))
    return check.error("found the quantized dimension of size " +
                       dimToString(result.getDimSize(toDim)) + ", expected " +
                       dimToString(operand.getDimSize(fromDim)));
  ArrayRef<int64_t> before = operand.getShape().take_front(fromDim);
  ArrayRef<int64_t> after = result.getShape().take_front(toDim);
  if (llvm::is_contained(before, ShapedType::kDynamic) ||
      llvm::is_contained(after, ShapedType::kDynamic) ||
      ShapedType::getNumElements(before) == ShapedType::getNumElements(after))
    return success();
  return check.error(
      "found sizes " + shapeToString(after) +
      " before the quantized dimension, expected the product of " +
      shapeToString(before));
}

LogicalResult mlir::gspmd::stablehlo::verifyQuantizedBroadcast(
    const OpChecker &check, RankedTensorType operand, RankedTensorType result,
    ArrayRef<int64_t> dims) {
  PerAxis from = perAxisElement(operand), to = perAxisElement(result);
  if (!from && !to)
    return success();
  if (!from || !to)
    return check.error(
        "expected operand and result both quantized along a dimension or "
        "neither");
  int64_t dim = from.getQuantizedDimension();
  if (to.getQuantizedDimension() != dims[dim])
    return check.error("found quantized dimension " +
                       Twine(to.getQuantizedDimension()) +
                       " of the result, expected " + Twine(dims[dim]));
  if (operand.getDimSize(dim) != 1)
    return success();
  for (auto [scale, zero] : llvm::zip_equal(to.getScales(), to.getZeroPoints()))
    if (scale != from.getScales()[0] || zero != from.getZeroPoints()[0])
      return check.error("expected the operand's scale and zero point in each "
                         "slice of the result");
  return success();
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

/// Verifies add (C6, C7): an operand that is quantized along a dimension
/// determines the quantized dimension.
static LogicalResult verifySameDimension(const OpChecker &check, StringRef name,
                                         Type operand, Type result) {
  PerAxis type = perAxisElement(operand);
  int64_t found = perAxisElement(result).getQuantizedDimension();
  if (!type || type.getQuantizedDimension() == found)
    return success();
  return check.error("found quantized dimension " + Twine(found) +
                     " of the result, expected " +
                     Twine(type.getQuantizedDimension()) + " as for " + name);
}

LogicalResult mlir::gspmd::stablehlo::verifyQuantizedSum(const OpChecker &check,
                                                         Type lhs, Type rhs,
                                                         Type result) {
  quant::QuantizedType types[] = {quantizedElement(lhs), quantizedElement(rhs),
                                  quantizedElement(result)};
  if (!llvm::all_of(types,
                    [](quant::QuantizedType type) -> bool { return !!type; }))
    return check.at("C2").error(
        "expected all operands and results quantized or none");
  for (quant::QuantizedType type : types) {
    if (type.getStorageType() != types[0].getStorageType() ||
        type.isSigned() != types[0].isSigned())
      return check.at("C3").error("expected one storage type");
    if (type.getExpressedType() != types[0].getExpressedType())
      return check.at("C4").error("expected one expressed type");
  }
  bool anyPerAxis = perAxisElement(lhs) || perAxisElement(rhs);
  if (anyPerAxis != (perAxisElement(result) != nullptr))
    return check.at("C5").error(
        Twine("expected a result quantized ") +
        (anyPerAxis ? "along a dimension" : "as a whole") +
        ", as operands are");
  if (!anyPerAxis)
    return success();
  if (failed(verifySameDimension(check.at("C6"), "lhs", lhs, result)))
    return failure();
  return verifySameDimension(check.at("C7"), "rhs", rhs, result);
}

LogicalResult
mlir::gspmd::stablehlo::verifyQuantizedProduct(const OpChecker &check, Type lhs,
                                               Type rhs, Type result,
                                               ArrayRef<StringRef> labels) {
  quant::QuantizedType left = quantizedElement(lhs),
                       right = quantizedElement(rhs),
                       out = quantizedElement(result);
  if (!left && !right && !out)
    return success();
  if (!right || !left != !out)
    return check.at(labels[0]).error(
        "expected rhs to be quantized, and lhs as the result is");
  if (!left) {
    // lhs and result hold the values that rhs stands for.
    if (getElementTypeOrSelf(lhs) == right.getExpressedType() &&
        getElementTypeOrSelf(result) == right.getExpressedType())
      return success();
    return check.at(labels[4]).error(
        "expected lhs and result with elements of the expressed type of rhs");
  }
  if (left.getStorageType() != right.getStorageType() ||
      left.isSigned() != right.isSigned())
    return check.at(labels[1]).error(
        "expected one storage type of lhs and rhs");
  if (left.getExpressedType() != right.getExpressedType() ||
      left.getExpressedType() != out.getExpressedType())
    return check.at(labels[2]).error("expected one expressed type");
  if (!perAxisElement(rhs) && perAxisElement(result))
    return check.at(labels[3]).error(
        "expected a result quantized as a whole, as rhs is");
  return success();
}
