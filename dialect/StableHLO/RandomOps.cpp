//===- RandomOps.cpp - random numbers -------------------------------------===//

#include "dialect/StableHLO/OpChecks.h"
#include "dialect/StableHLO/RandomOps.h"

#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::gspmd::stablehlo;

LogicalResult RngOp::inferReturnTypes(MLIRContext *, std::optional<Location> loc,
                                      Adaptor adaptor,
                                      SmallVectorImpl<Type> &types) {
  OpChecker check(loc, getOperationName());
  Type element = cast<ShapedType>(adaptor.getA().getType()).getElementType();
  // (C1)
  if (adaptor.getA().getType() != adaptor.getB().getType())
    return check.error("a and b have different types");
  // (C2)
  if (adaptor.getRngDistribution() == RngDistribution::NORMAL &&
      !isa<FloatType>(element))
    return check.error("a normal distribution needs a floating-point type");
  // (C3)
  auto shapeType = cast<RankedTensorType>(adaptor.getShape().getType());
  DenseIntElementsAttr constant;
  SmallVector<int64_t> shape;
  if (matchPattern(adaptor.getShape(), m_Constant(&constant))) {
    for (const APInt &size : constant)
      shape.push_back(size.getSExtValue());
  } else if (!shapeType.isDynamicDim(0)) {
    shape.assign(shapeType.getDimSize(0), ShapedType::kDynamic);
  } else {
    return check.error("shape must have a static size");
  }
  types.push_back(RankedTensorType::get(shape, element));
  return success();
}

LogicalResult RngBitGeneratorOp::verify() {
  RankedTensorType state = getInitialState().getType();
  // (C1)
  if (!areCompatibleTypes(state, getOutputState().getType()))
    return emitOpError("output_state has type ")
           << getOutputState().getType() << ", expected " << state;
  if (state.getRank() != 1)
    return emitOpError("initial_state must have rank 1");
  // (C2): what the default algorithm needs is up to the implementation.
  int64_t size = state.getDimSize(0);
  if (ShapedType::isDynamic(size))
    return success();
  if (getRngAlgorithm() == RngAlgorithm::THREE_FRY && size != 2)
    return emitOpError("THREE_FRY needs a state of size 2, got ") << size;
  if (getRngAlgorithm() == RngAlgorithm::PHILOX && size != 2 && size != 3)
    return emitOpError("PHILOX needs a state of size 2 or 3, got ") << size;
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
