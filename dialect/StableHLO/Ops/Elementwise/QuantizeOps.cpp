//===- QuantizeOps.cpp - To and from quantized tensors --------------------===//

#include "dialect/StableHLO/Ops/Elementwise/QuantizeOps.h"
#include "dialect/StableHLO/Assembly/StablehloAssembly.h"

#include "mlir/Dialect/Quant/IR/QuantTypes.h"

using namespace mlir;
using namespace mlir::gspmd::stablehlo;

/// Returns the floating-point type of the values that elements of type `type`
/// stand for.
static Type expressedType(Type type) {
  if (auto quantized = dyn_cast<quant::QuantizedType>(type))
    return quantized.getExpressedType();
  return type;
}

LogicalResult UniformQuantizeOp::verify() {
  RankedTensorType operand = getOperand().getType();
  RankedTensorType result = getResult().getType();
  // (C1)
  if (!areCompatibleShapes(operand.getShape(), result.getShape()))
    return emitOpError("result has shape ")
           << shapeToString(result.getShape()) << ", expected the operand's "
           << shapeToString(operand.getShape()) << " (C1)";
  // (C2)
  Type from = expressedType(operand.getElementType());
  Type to = expressedType(result.getElementType());
  if (from != to)
    return emitOpError("operand stands for values of type ")
           << from << ", the result for values of type " << to << " (C2)";
  return success();
}

LogicalResult
UniformDequantizeOp::inferReturnTypes(MLIRContext *, std::optional<Location>,
                                      Adaptor adaptor,
                                      SmallVectorImpl<Type> &types) {
  // (C1), (C2)
  auto operand = cast<RankedTensorType>(adaptor.getOperand().getType());
  types.push_back(operand.clone(expressedType(operand.getElementType())));
  return success();
}

#define GET_OP_CLASSES
#include "dialect/StableHLO/QuantizeOps.cpp.inc"

void StablehloDialect::addQuantizeOps() {
  addOperations<
#define GET_OP_LIST
#include "dialect/StableHLO/QuantizeOps.cpp.inc"
      >();
}
