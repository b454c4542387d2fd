//===- RandomOps.cpp - Random numbers -------------------------------------===//

#include "dialect/StableHLO/Ops/Elementwise/RandomOps.h"

#include "mlir/IR/Matchers.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace mlir::gspmd::stablehlo;

/// Verifies (C3): the result has the shape of the operand `shape`, as far as it
/// is known.
static LogicalResult verifyShape(RngOp op) {
  RankedTensorType result = op.getResult().getType();
  int64_t rank = cast<ShapedType>(op.getShape().getType()).getDimSize(0);
  if (!areCompatibleDims(rank, result.getRank()))
    return op.emitOpError("result has rank ")
           << result.getRank() << ", but shape has " << rank << " values (C3)";
  DenseIntElementsAttr constant;
  if (!matchPattern(op.getShape(), m_Constant(&constant)))
    return success();
  auto shape = llvm::map_to_vector(
      constant, [](const APInt &size) { return size.getSExtValue(); });
  if (!areCompatibleShapes(shape, result.getShape()))
    return op.emitOpError("result has shape ")
           << shapeToString(result.getShape()) << ", expected "
           << shapeToString(shape) << " (C3)";
  return success();
}

LogicalResult RngOp::verify() {
  Type element = getResult().getType().getElementType();
  // (C1)
  if (getElementTypeOrSelf(getA()) != element ||
      getElementTypeOrSelf(getB()) != element)
    return emitOpError("a, b and the result must have the same element type "
                       "(C1)");
  // (C2)
  if (getRngDistribution() == RngDistribution::NORMAL &&
      !isa<FloatType>(element))
    return emitOpError(
        "a normal distribution needs a floating-point type (C2)");
  return verifyShape(*this);
}

LogicalResult RngBitGeneratorOp::verify() {
  RankedTensorType state = getInitialState().getType();
  // (C1)
  if (!areCompatibleTypes(state, getOutputState().getType()))
    return emitOpError("output_state has type ")
           << getOutputState().getType() << ", expected " << state << " (C1)";
  if (state.getRank() != 1)
    return emitOpError("initial_state must have rank 1");
  // (C2): what the default algorithm needs is up to the implementation.
  int64_t size = state.getDimSize(0);
  if (ShapedType::isDynamic(size))
    return success();
  if (getRngAlgorithm() == RngAlgorithm::THREE_FRY && size != 2)
    return emitOpError("THREE_FRY needs a state of size 2, got ")
           << size << " (C2)";
  if (getRngAlgorithm() == RngAlgorithm::PHILOX && size != 2 && size != 3)
    return emitOpError("PHILOX needs a state of size 2 or 3, got ")
           << size << " (C2)";
  return success();
}

#define GET_OP_CLASSES
#include "dialect/StableHLO/RandomOps.cpp.inc"

void StablehloDialect::addRandomOps() {
  addOperations<
#define GET_OP_LIST
#include "dialect/StableHLO/RandomOps.cpp.inc"
      >();
}
