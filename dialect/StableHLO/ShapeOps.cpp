//===- ShapeOps.cpp - constants and ops with a result shape of choice -----===//

#include "dialect/StableHLO/ShapeOps.h"
#include "dialect/StableHLO/OpChecks.h"
#include "dialect/StableHLO/StablehloAssembly.h"

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

/// A tensor of sizes has one for each of `rank` dimensions, as far as known.
static LogicalResult verifySizes(Operation *op, StringRef name, Value sizes,
                                 int64_t rank) {
  int64_t found = cast<RankedTensorType>(sizes.getType()).getDimSize(0);
  if (areCompatibleDims(found, rank))
    return success();
  return op->emitOpError("found ")
         << name << " of size " << found << ", expected " << rank;
}

/// Moving elements does not change them.
static LogicalResult verifySameElements(Operation *op, RankedTensorType operand,
                                        RankedTensorType result) {
  if (haveSameBaseElementType(operand, result))
    return success();
  return op->emitOpError("found a result with elements ")
         << result.getElementType() << ", expected "
         << operand.getElementType();
}

static LogicalResult verifyIotaDimension(Operation *op, int64_t dim,
                                         RankedTensorType result) {
  return OpChecker(op).inRange("iota_dimension", dim, result.getRank());
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
         << getValue().getShapedType() << ", expected " << result;
}

LogicalResult IotaOp::verify() {
  RankedTensorType result = getType();
  if (!result.hasStaticShape())
    return emitOpError("found result type ")
           << result << ", expected a static shape";
  // iota (C1)
  return verifyIotaDimension(*this, getIotaDimension(), result);
}

LogicalResult DynamicIotaOp::verify() {
  // dynamic_iota (C1)
  if (failed(verifyIotaDimension(*this, getIotaDimension(), getType())))
    return failure();
  // dynamic_iota (C2)
  return verifySizes(*this, "output_shape", getOutputShape(),
                     getType().getRank());
}

//===----------------------------------------------------------------------===//
// Broadcast
//===----------------------------------------------------------------------===//

/// Constraints C1 to C5 of broadcast_in_dim and of its dynamic form.
static LogicalResult verifyBroadcast(Operation *op, RankedTensorType operand,
                                     RankedTensorType result,
                                     ArrayRef<int64_t> dims) {
  OpChecker check(op);
  if (failed(verifySameElements(op, operand, result)) || // C1
      failed(check.hasSize("broadcast_dimensions", dims,
                           operand.getRank())) || // C2
      failed(check.inRange("broadcast_dimensions", dims,
                           result.getRank())) ||          // C3
      failed(check.unique("broadcast_dimensions", dims))) // C4
    return failure();
  for (auto [dim, to] : llvm::enumerate(dims)) {
    int64_t size = operand.getDimSize(dim), target = result.getDimSize(to);
    // C5
    if (size != 1 && !areCompatibleDims(size, target))
      return op->emitOpError("found size ")
             << size << " of operand dimension " << dim << ", expected 1 or "
             << target << ", the size of result dimension " << to;
  }
  return success();
}

/// The shape of a result that no operand gives has to be in its type: static, or
/// with a bound for each dynamic dimension.
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

LogicalResult DynamicBroadcastInDimOp::verify() {
  RankedTensorType operand = getOperand().getType();
  if (failed(
          verifyBroadcast(*this, operand, getType(), getBroadcastDimensions())))
    return failure();
  // dynamic_broadcast_in_dim (C7)
  if (failed(verifySizes(*this, "output_dimensions", getOutputDimensions(),
                         getType().getRank())))
    return failure();
  // dynamic_broadcast_in_dim (C8, C9, C10)
  SmallVector<int64_t> known;
  if (auto dims = getKnownExpandingDimensions())
    llvm::append_range(known, *dims);
  if (auto dims = getKnownNonexpandingDimensions())
    llvm::append_range(known, *dims);
  OpChecker check(*this);
  if (failed(check.unique("the known dimensions", known)))
    return failure();
  return check.inRange("the known dimensions", known, operand.getRank());
}

//===----------------------------------------------------------------------===//
// Reshape
//===----------------------------------------------------------------------===//

LogicalResult ReshapeOp::verify() {
  RankedTensorType operand = getOperand().getType(), result = getType();
  if (failed(verifyKnownShape(*this, result)))
    return failure();
  // reshape (C1)
  if (failed(verifySameElements(*this, operand, result)))
    return failure();
  // reshape (C2)
  if (operand.hasStaticShape() && result.hasStaticShape() &&
      operand.getNumElements() != result.getNumElements())
    return emitOpError("found a result of ")
           << result.getNumElements() << " elements, expected "
           << operand.getNumElements();
  return success();
}

LogicalResult DynamicReshapeOp::verify() {
  RankedTensorType operand = getOperand().getType(), result = getType();
  // dynamic_reshape (C1)
  if (failed(verifySameElements(*this, operand, result)))
    return failure();
  // dynamic_reshape (C2)
  if (operand.hasStaticShape() && result.hasStaticShape() &&
      operand.getNumElements() != result.getNumElements())
    return emitOpError("found a result of ")
           << result.getNumElements() << " elements, expected "
           << operand.getNumElements();
  // dynamic_reshape (C4)
  return verifySizes(*this, "output_shape", getOutputShape(), result.getRank());
}

/// The bits of one element.
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
           << from << " and " << to << ", expected both complex or neither";
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
         << shapeToString(expected);
}

//===----------------------------------------------------------------------===//
// Dynamic movements and sizes
//===----------------------------------------------------------------------===//

LogicalResult RealDynamicSliceOp::verify() {
  RankedTensorType operand = getOperand().getType(), result = getType();
  if (failed(verifySameElements(*this, operand, result)))
    return failure();
  if (operand.getRank() != result.getRank())
    return emitOpError("found a result of rank ")
           << result.getRank() << ", expected " << operand.getRank();
  return failure(
      failed(verifySizes(*this, "start_indices", getStartIndices(),
                         operand.getRank())) ||
      failed(verifySizes(*this, "limit_indices", getLimitIndices(),
                         operand.getRank())) ||
      failed(verifySizes(*this, "strides", getStrides(), operand.getRank())));
}

LogicalResult DynamicPadOp::verify() {
  RankedTensorType operand = getOperand().getType(), result = getType();
  // dynamic_pad (C1)
  if (failed(verifySameElements(*this, operand, result)) ||
      failed(verifySameElements(*this, operand, getPaddingValue().getType())))
    return failure();
  if (operand.getRank() != result.getRank())
    return emitOpError("found a result of rank ")
           << result.getRank() << ", expected " << operand.getRank();
  // dynamic_pad (C2)
  return failure(failed(verifySizes(*this, "edge_padding_low",
                                    getEdgePaddingLow(), operand.getRank())) ||
                 failed(verifySizes(*this, "edge_padding_high",
                                    getEdgePaddingHigh(), operand.getRank())) ||
                 failed(verifySizes(*this, "interior_padding",
                                    getInteriorPadding(), operand.getRank())));
}

LogicalResult SetDimensionSizeOp::verify() {
  RankedTensorType operand = getOperand().getType(), result = getType();
  if (failed(verifySameElements(*this, operand, result)) ||
      failed(OpChecker(*this).inRange("dimension", getDimension(),
                                      operand.getRank())))
    return failure();
  SmallVector<int64_t> expected(operand.getShape());
  expected[getDimension()] = ShapedType::kDynamic;
  if (areCompatibleShapes(result.getShape(), expected))
    return success();
  return emitOpError("found a result of shape ")
         << shapeToString(result.getShape()) << ", expected "
         << shapeToString(expected);
}
