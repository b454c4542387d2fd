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
  Type a = getElementTypeOrSelf(getA()), b = getElementTypeOrSelf(getB());
  if (a != element || b != element)
    return emitOpError("a, b and the result have different element types: ")
           << a << ", " << b << " and " << element << " (C1)";
  // (C2)
  if (getRngDistribution() == RngDistribution::NORMAL &&
      !isa<FloatType>(element))
    return emitOpError("has a normal distribution of ")
           << element << ", expected a floating-point type (C2)";
  return verifyShape(*this);
}

LogicalResult RngBitGeneratorOp::verify() {
  RankedTensorType state = getInitialState().getType();
  // (C1)
  if (!areCompatibleTypes(state, getOutputState().getType()))
    return emitOpError("output_state has type ")
           << getOutputState().getType() << ", expected " << state << " (C1)";
  if (state.getRank() != 1)
    return emitOpError("initial_state has rank ")
           << state.getRank() << ", expected 1";
  // (C2): what the default algorithm needs is up to the implementation.
  int64_t size = state.getDimSize(0);
  if (ShapedType::isDynamic(size))
    return success();
  if (getRngAlgorithm() == RngAlgorithm::THREE_FRY && size != 2)
    return emitOpError("has a state of size ")
           << size << ", expected 2 for THREE_FRY (C2)";
  if (getRngAlgorithm() == RngAlgorithm::PHILOX && size != 2 && size != 3)
    return emitOpError("has a state of size ")
           << size << ", expected 2 or 3 for PHILOX (C2)";
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
