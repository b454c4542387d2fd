//===- ChloDialect.cpp - The chlo dialect and its ops ---------------------===//

#include "dialect/CHLO/ChloDialect.h"
#include "dialect/CHLO/ChloBytecode.h"
#include "dialect/StableHLO/Verification/OpChecks.h"

using namespace mlir;
using namespace mlir::gspmd::chlo;

#include "dialect/CHLO/ChloDialect.cpp.inc"

#define GET_OP_CLASSES
#include "dialect/CHLO/ChloOps.cpp.inc"

void ChloDialect::initialize() {
  registerAttributes();
  addBytecodeInterface(*this);
  addOperations<
#define GET_OP_LIST
#include "dialect/CHLO/ChloOps.cpp.inc"
      >();
}

Operation *ChloDialect::materializeConstant(OpBuilder &builder, Attribute value,
                                            Type type, Location loc) {
  auto elements = dyn_cast<ElementsAttr>(value);
  if (!elements || elements.getShapedType() != type)
    return nullptr;
  return ConstantOp::create(builder, loc, type, elements);
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

LogicalResult ConstantOp::inferReturnTypes(MLIRContext *,
                                           std::optional<Location>,
                                           Adaptor adaptor,
                                           SmallVectorImpl<Type> &types) {
  types.push_back(cast<Type>(adaptor.getValue().getShapedType()));
  return success();
}

OpFoldResult ConstantOp::fold(FoldAdaptor) { return getValue(); }

LogicalResult ConstantLikeOp::verify() {
  Type element = getType().getElementType();
  if (getValue().getType() != element)
    return emitOpError("found a value of type ")
           << getValue().getType() << ", expected " << element;
  return success();
}

//===----------------------------------------------------------------------===//
// top_k
//===----------------------------------------------------------------------===//

LogicalResult TopKOp::inferReturnTypes(MLIRContext *context,
                                       std::optional<Location> loc,
                                       Adaptor adaptor,
                                       SmallVectorImpl<Type> &types) {
  stablehlo::OpChecker check(loc, getOperationName());
  auto operand = cast<RankedTensorType>(adaptor.getOperand().getType());
  int64_t k = adaptor.getK();
  if (operand.getRank() == 0)
    return check.error(
        "expected an operand of rank at least 1, found a scalar");
  int64_t size = operand.getShape().back();
  if (k < 0)
    return check.error("expected k >= 0, found " + Twine(k));
  if (!ShapedType::isDynamic(size) && k > size)
    return check.error("k is " + Twine(k) +
                       ", but the last dimension has size " + Twine(size));
  SmallVector<int64_t> shape(operand.getShape());
  shape.back() = k;
  types.push_back(operand.clone(shape));
  types.push_back(operand.clone(shape, IntegerType::get(context, 32)));
  return success();
}
