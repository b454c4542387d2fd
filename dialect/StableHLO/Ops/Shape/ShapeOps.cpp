//===- ShapeOps.cpp - Constants and shape changes -------------------------===//

#include "dialect/StableHLO/Ops/Shape/ShapeOps.h"
#include "dialect/StableHLO/Assembly/StablehloAssembly.h"
#include "dialect/StableHLO/Verification/ShapeChecks.h"

using namespace mlir;
using namespace mlir::gspmd::stablehlo;

#define GET_OP_CLASSES
#include "dialect/StableHLO/ShapeOps.cpp.inc"

void StablehloDialect::addShapeOps() {
  addOperations<
#define GET_OP_LIST
#include "dialect/StableHLO/ShapeOps.cpp.inc"
      >();
}

Operation *StablehloDialect::materializeConstant(OpBuilder &builder,
                                                 Attribute value, Type type,
                                                 Location loc) {
  auto elements = dyn_cast<ElementsAttr>(value);
  if (!elements || elements.getShapedType() != type)
    return nullptr;
  return ConstantOp::create(builder, loc, type, elements);
}

//===----------------------------------------------------------------------===//
// Sources
//===----------------------------------------------------------------------===//

OpFoldResult ConstantOp::fold(FoldAdaptor) { return getValue(); }

void ConstantOp::getAsmResultNames(OpAsmSetValueNameFn setNameFn) {
  setNameFn(getResult(),
            isa<IntegerType>(getType().getElementType()) ? "c" : "cst");
}

/// Reads `{attributes} value`; the result has the type of the value. A result
/// of another (quantized) type is written in the generic form.
ParseResult ConstantOp::parse(OpAsmParser &parser, OperationState &state) {
  if (succeeded(parser.parseOptionalLParen())) {
    FunctionType type;
    if (parser.parseRParen() ||
        parser.parseOptionalAttrDict(state.attributes) ||
        parser.parseColonType(type))
      return failure();
    state.addTypes(type.getResults());
    return success();
  }
  ElementsAttr value;
  if (parser.parseOptionalAttrDict(state.attributes) ||
      parser.parseAttribute(value, "value", state.attributes))
    return failure();
  state.addTypes(value.getShapedType());
  return success();
}

void ConstantOp::print(OpAsmPrinter &printer) {
  Type type = getType();
  if (getValue().getShapedType() != type) {
    printer << "() ";
    printer.printOptionalAttrDict(
        getOperation()->getAttrDictionary().getValue());
    printer << " : () -> " << type;
    return;
  }
  printer.printOptionalAttrDict((*this)->getAttrs(), {"value"});
  printer << " " << getValue();
}

LogicalResult ConstantOp::verify() {
  // constant (C1)
  auto value = dyn_cast<RankedTensorType>(getValue().getShapedType());
  RankedTensorType result = getType();
  auto quantized = dyn_cast<quant::QuantizedType>(result.getElementType());
  if (value == result ||
      (quantized && value &&
       value.getElementType() == quantized.getStorageType() &&
       value.getShape() == result.getShape()))
    return success();
  return emitOpError("found a value of type ")
         << getValue().getShapedType() << ", expected " << result << " (C1)";
}

LogicalResult IotaOp::verify() {
  RankedTensorType result = getType();
  if (!result.hasStaticShape())
    return emitOpError("found result type ")
           << result << ", expected a static shape";
  // iota (C1)
  return verifyIotaDimension(*this, getIotaDimension(), result);
}

std::optional<int64_t> mlir::gspmd::stablehlo::iotaDimensionOf(Value value) {
  auto iota = value.getDefiningOp<IotaOp>();
  if (!iota)
    return std::nullopt;
  return static_cast<int64_t>(iota.getIotaDimension());
}

//===----------------------------------------------------------------------===//
// Broadcast
//===----------------------------------------------------------------------===//

/// Verifies that a result type whose shape does not follow from operands is
/// static, or has a bound for each dynamic dimension.
static LogicalResult verifyKnownShape(Operation *op, RankedTensorType result) {
  auto bounds = dyn_cast_or_null<TypeExtensionsAttr>(result.getEncoding());
  for (int64_t dim = 0; dim < result.getRank(); ++dim)
    if (result.isDynamicDim(dim) &&
        (!bounds || ShapedType::isDynamic(bounds.getBounds()[dim])))
      return op->emitOpError("found result type ")
             << result << ", expected a static or bounded shape";
  return success();
}

LogicalResult BroadcastInDimOp::verify() {
  if (failed(verifyKnownShape(*this, getType())))
    return failure();
  return verifyBroadcast(*this, getOperand().getType(), getType(),
                         getBroadcastDimensions());
}

//===----------------------------------------------------------------------===//
// Reshape
//===----------------------------------------------------------------------===//

LogicalResult ReshapeOp::verify() {
  if (failed(verifyKnownShape(*this, getType())))
    return failure();
  return verifyReshape(OpChecker(*this), getOperand().getType(), getType());
}

/// Returns the bits of one element.
static int64_t elementBits(Type element) {
  if (auto complex = dyn_cast<ComplexType>(element))
    return 2 * elementBits(complex.getElementType());
  if (auto quantized = dyn_cast<quant::QuantizedType>(element))
    return quantized.getStorageTypeIntegralWidth();
  return element.getIntOrFloatBitWidth();
}

LogicalResult BitcastConvertOp::verify() {
  RankedTensorType operand = getOperand().getType(), result = getType();
  Type from = operand.getElementType(), to = result.getElementType();
  // bitcast_convert (C2)
  if (isa<ComplexType>(from) != isa<ComplexType>(to))
    return emitOpError("found elements ")
           << from << " and " << to
           << ", expected both complex or neither (C2)";
  // bitcast_convert (C1): the narrower type has a minor dimension that makes up
  // one element of the wider.
  int64_t fromBits = elementBits(from), toBits = elementBits(to);
  bool narrows = toBits < fromBits;
  ArrayRef<int64_t> wide = narrows ? operand.getShape() : result.getShape();
  ArrayRef<int64_t> narrow = narrows ? result.getShape() : operand.getShape();
  SmallVector<int64_t> expected(wide);
  if (fromBits != toBits)
    expected.push_back(std::max(fromBits, toBits) / std::min(fromBits, toBits));
  if (areCompatibleShapes(narrow, expected))
    return success();
  return emitOpError("found shape ")
         << shapeToString(narrow) << " of the "
         << (narrows ? "result" : "operand") << ", expected "
         << shapeToString(expected) << " (C1)";
}
