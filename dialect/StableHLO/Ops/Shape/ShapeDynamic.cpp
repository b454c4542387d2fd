//===- ShapeDynamic.cpp - Ops whose shapes are operands -------------------===//

#include "dialect/StableHLO/Assembly/StablehloAssembly.h"
#include "dialect/StableHLO/Ops/Shape/ShapeOps.h"
#include "dialect/StableHLO/Verification/ShapeChecks.h"
#include "dialect/StableHLO/Verification/WindowSizes.h"

using namespace mlir;
using namespace mlir::gspmd::stablehlo;

LogicalResult DynamicIotaOp::verify() {
  // dynamic_iota (C1)
  if (failed(verifyIotaDimension(*this, getIotaDimension(), getType())))
    return failure();
  // dynamic_iota (C2)
  return verifyResultSizes(OpChecker(*this).at("C2"), "output_shape",
                           getOutputShape(), getType());
}

LogicalResult DynamicBroadcastInDimOp::verify() {
  RankedTensorType operand = getOperand().getType();
  if (failed(
          verifyBroadcast(*this, operand, getType(), getBroadcastDimensions())))
    return failure();
  // dynamic_broadcast_in_dim (C7)
  if (failed(verifyResultSizes(OpChecker(*this).at("C7"), "output_dimensions",
                               getOutputDimensions(), getType())))
    return failure();
  // dynamic_broadcast_in_dim (C8, C9, C10)
  ArrayRef<int64_t> none,
      expanding = getKnownExpandingDimensions().value_or(none),
      fixed = getKnownNonexpandingDimensions().value_or(none);
  SmallVector<int64_t> known(expanding);
  llvm::append_range(known, fixed);
  OpChecker check(*this);
  return failure(failed(check.at("C8").unique("the known dimensions", known)) ||
                 failed(check.at("C9").inRange("known_expanding_dimensions",
                                               expanding, operand.getRank())) ||
                 failed(check.at("C10").inRange("known_nonexpanding_dimensions",
                                                fixed, operand.getRank())));
}

LogicalResult DynamicReshapeOp::verify() {
  OpChecker check(*this);
  RankedTensorType operand = getOperand().getType(), result = getType();
  if (failed(verifyReshape(check, operand, result)) ||
      failed(verifyResultSizes(check.at("C4"), "output_shape", getOutputShape(),
                               result)))
    return failure();
  // A constant shape determines the number of elements if the result's type
  // does not: C2.
  auto sizes = getConstantInts(getOutputShape());
  if (!sizes || !operand.hasStaticShape())
    return success();
  if (llvm::any_of(*sizes, [](int64_t size) { return size < 0; }))
    return check.at("C4").error("output_shape is " + shapeToString(*sizes) +
                                ", expected sizes of at least 0");
  int64_t elements = ShapedType::getNumElements(*sizes);
  if (elements == operand.getNumElements())
    return success();
  return check.at("C2").error("found an output_shape of " + Twine(elements) +
                              " elements, expected " +
                              Twine(operand.getNumElements()));
}

/// Verifies real_dynamic_slice with constant strides: each is positive, and the
/// operand has enough elements for the result's type.
static LogicalResult verifyKnownStrides(const OpChecker &check,
                                        RealDynamicSliceOp op) {
  auto strides = getConstantInts(op.getStrides());
  if (!strides)
    return success();
  for (auto [dim, stride] : llvm::enumerate(*strides)) {
    if (stride < 1)
      return check.error("found stride " + Twine(stride) + " of dimension " +
                         Twine(dim) + ", expected at least 1");
    int64_t size = op.getType().getDimSize(dim);
    int64_t available = op.getOperand().getType().getDimSize(dim);
    if (ShapedType::isDynamic(size) || ShapedType::isDynamic(available))
      continue;
    if (size > 0 && (available < 1 || size - 1 > (available - 1) / stride))
      return check.error("found " + Twine(size) + " positions with stride " +
                         Twine(stride) + " in dimension " + Twine(dim) +
                         ", which do not fit into the operand's " +
                         Twine(available));
  }
  return success();
}

LogicalResult RealDynamicSliceOp::verify() {
  OpChecker check(*this);
  RankedTensorType operand = getOperand().getType(), result = getType();
  int64_t rank = operand.getRank();
  if (failed(verifySameElements(check, operand, result)))
    return failure();
  if (rank != result.getRank())
    return check.error("found a result of rank " + Twine(result.getRank()) +
                       ", expected " + Twine(rank));
  return failure(
      failed(verifySizes(check, "start_indices", getStartIndices(), rank)) ||
      failed(verifySizes(check, "limit_indices", getLimitIndices(), rank)) ||
      failed(verifySizes(check, "strides", getStrides(), rank)) ||
      failed(verifyKnownStrides(check, *this)));
}

/// Verifies dynamic_pad (C3, C4), as far as the amounts are constants.
static LogicalResult verifyKnownPadding(const OpChecker &check,
                                        DynamicPadOp op) {
  auto interior = getConstantInts(op.getInteriorPadding());
  if (!interior)
    return success();
  for (auto [dim, amount] : llvm::enumerate(*interior))
    if (amount < 0)
      return check.at("C3").error("found interior padding " + Twine(amount) +
                                  " of dimension " + Twine(dim) +
                                  ", expected at least 0");
  auto low = getConstantInts(op.getEdgePaddingLow());
  auto high = getConstantInts(op.getEdgePaddingHigh());
  if (!low || !high)
    return success();
  SmallVector<int64_t> shape;
  for (auto [size, low, high, interior] : llvm::zip_equal(
           op.getOperand().getType().getShape(), *low, *high, *interior)) {
    auto padded = ShapedType::isDynamic(size)
                      ? size
                      : paddedSize(size, low, high, interior);
    if (!padded)
      return check.at("C4").error(
          "found padding that has no place in 64 bits; " +
          Twine(kLargestSizeText));
    shape.push_back(*padded);
  }
  if (areCompatibleShapes(op.getType().getShape(), shape))
    return success();
  return check.at("C4").error("found a result of shape " +
                              shapeToString(op.getType().getShape()) +
                              ", expected " + shapeToString(shape));
}

LogicalResult DynamicPadOp::verify() {
  OpChecker check(*this);
  RankedTensorType operand = getOperand().getType(), result = getType();
  int64_t rank = operand.getRank();
  if (failed(verifySameElements(check.at("C1"), operand, result)) ||
      failed(verifySameElements(check.at("C1"), operand,
                                getPaddingValue().getType())))
    return failure();
  if (rank != result.getRank())
    return check.at("C4").error("found a result of rank " +
                                Twine(result.getRank()) + ", expected " +
                                Twine(rank));
  OpChecker sizes = check.at("C2");
  if (failed(
          verifySizes(sizes, "edge_padding_low", getEdgePaddingLow(), rank)) ||
      failed(verifySizes(sizes, "edge_padding_high", getEdgePaddingHigh(),
                         rank)) ||
      failed(
          verifySizes(sizes, "interior_padding", getInteriorPadding(), rank)))
    return failure();
  return verifyKnownPadding(check, *this);
}

LogicalResult SetDimensionSizeOp::verify() {
  OpChecker check(*this);
  RankedTensorType operand = getOperand().getType(), result = getType();
  if (failed(verifySameElements(check, operand, result)) ||
      failed(check.inRange("dimension", getDimension(), operand.getRank())))
    return failure();
  SmallVector<int64_t> expected(operand.getShape());
  expected[getDimension()] = ShapedType::kDynamic;
  // The size of the operand is the most that is left of it.
  int64_t most = operand.getDimSize(getDimension());
  bool fits = areCompatibleShapes(result.getShape(), expected);
  int64_t size = fits ? result.getDimSize(getDimension()) : 0;
  if (fits && !ShapedType::isDynamic(size) && !ShapedType::isDynamic(most) &&
      size > most)
    return check.error("found size " + Twine(size) + " of dimension " +
                       Twine(getDimension()) + ", expected at most " +
                       Twine(most));
  if (fits)
    return success();
  return check.error("found a result of shape " +
                     shapeToString(result.getShape()) + ", expected " +
                     shapeToString(expected));
}
