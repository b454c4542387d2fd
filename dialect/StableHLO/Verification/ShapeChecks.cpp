//===- ShapeChecks.cpp - Constraints of ops of any result shape -----------===//

#include "dialect/StableHLO/Verification/ShapeChecks.h"
#include "dialect/StableHLO/Assembly/StablehloAssembly.h"
#include "dialect/StableHLO/Verification/QuantizedChecks.h"

using namespace mlir;
using namespace mlir::gspmd::stablehlo;

LogicalResult mlir::gspmd::stablehlo::verifySizes(const OpChecker &check,
                                                  StringRef name, Value sizes,
                                                  int64_t rank) {
  int64_t found = cast<RankedTensorType>(sizes.getType()).getDimSize(0);
  if (areCompatibleDims(found, rank))
    return success();
  return check.error("found " + name + " of size " + Twine(found) +
                     ", expected " + Twine(rank));
}

LogicalResult
mlir::gspmd::stablehlo::verifyResultSizes(const OpChecker &check,
                                          StringRef name, Value sizes,
                                          RankedTensorType result) {
  if (failed(verifySizes(check, name, sizes, result.getRank())))
    return failure();
  auto known = getConstantInts(sizes);
  if (!known || areCompatibleShapes(*known, result.getShape()))
    return success();
  return check.error("found a result of shape " +
                     shapeToString(result.getShape()) + ", expected " + name +
                     " = " + shapeToString(*known));
}

LogicalResult mlir::gspmd::stablehlo::verifySameElements(
    const OpChecker &check, RankedTensorType operand, RankedTensorType result) {
  if (haveSameElements(operand, result))
    return success();
  std::string text;
  llvm::raw_string_ostream(text)
      << "found a result with elements '" << result.getElementType()
      << "', expected '" << operand.getElementType() << "'";
  return check.error(text);
}

LogicalResult
mlir::gspmd::stablehlo::verifyIotaDimension(Operation *op, int64_t dim,
                                            RankedTensorType result) {
  return OpChecker(op).at("C1").inRange("iota_dimension", dim,
                                        result.getRank());
}

LogicalResult mlir::gspmd::stablehlo::verifyBroadcast(Operation *op,
                                                      RankedTensorType operand,
                                                      RankedTensorType result,
                                                      ArrayRef<int64_t> dims) {
  OpChecker check(op);
  // C1: what is repeated along a quantized dimension gets as many scales (C6).
  bool repeats =
      isQuantized(operand) && haveSameBaseElementType(operand, result);
  if (!(repeats && isQuantizedAlongDimension(operand)) &&
      failed(verifySameElements(check.at("C1"), operand, result)))
    return failure();
  if (failed(check.at("C2").hasSize("broadcast_dimensions", dims,
                                    operand.getRank())) ||
      failed(check.at("C3").inRange("broadcast_dimensions", dims,
                                    result.getRank())) ||
      failed(check.at("C4").unique("broadcast_dimensions", dims)))
    return failure();
  for (auto [dim, to] : llvm::enumerate(dims)) {
    int64_t size = operand.getDimSize(dim), target = result.getDimSize(to);
    if (size != 1 && !areCompatibleDims(size, target))
      return check.at("C5").error(
          "found size " + dimToString(size) + " of operand dimension " +
          Twine(dim) + ", expected 1 or " + dimToString(target) +
          ", the size of result dimension " + Twine(to));
  }
  return verifyQuantizedBroadcast(check.at("C6"), operand, result, dims);
}

LogicalResult mlir::gspmd::stablehlo::verifyReshape(const OpChecker &check,
                                                    RankedTensorType operand,
                                                    RankedTensorType result) {
  if (failed(verifySameElements(check.at("C1"), operand, result)))
    return failure();
  if (operand.hasStaticShape() && result.hasStaticShape() &&
      operand.getNumElements() != result.getNumElements())
    return check.at("C2").error(
        "found a result of " + Twine(result.getNumElements()) +
        " elements, expected " + Twine(operand.getNumElements()));
  return verifyQuantizedReshape(check.at("C3"), operand, result);
}
