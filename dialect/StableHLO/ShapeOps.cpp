//===- ShapeOps.cpp - constants and ops with a result shape of choice -----===//

#include "dialect/StableHLO/ShapeOps.h"
#include "dialect/StableHLO/QuantizedChecks.h"
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
static LogicalResult verifySizes(const OpChecker &check, StringRef name,
                                 Value sizes, int64_t rank) {
  int64_t found = cast<RankedTensorType>(sizes.getType()).getDimSize(0);
  if (areCompatibleDims(found, rank))
    return success();
  return check.error("found " + name + " of size " + Twine(found) +
                     ", expected " + Twine(rank));
}

/// Sizes that are constants have to be those of the result, as far as known.
static LogicalResult verifyResultSizes(const OpChecker &check, StringRef name,
                                       Value sizes, RankedTensorType result) {
  if (failed(verifySizes(check, name, sizes, result.getRank())))
    return failure();
  auto known = getConstantInts(sizes);
  if (!known || areCompatibleShapes(*known, result.getShape()))
    return success();
  return check.error("found a result of shape " +
                     shapeToString(result.getShape()) + ", expected " + name +
                     " = " + shapeToString(*known));
}

/// Moving elements does not change them.
static LogicalResult verifySameElements(const OpChecker &check,
                                        RankedTensorType operand,
                                        RankedTensorType result) {
  if (haveSameElements(operand, result))
    return success();
  std::string text;
  llvm::raw_string_ostream(text)
      << "found a result with elements '" << result.getElementType()
      << "', expected '" << operand.getElementType() << "'";
  return check.error(text);
}

static LogicalResult verifyIotaDimension(Operation *op, int64_t dim,
                                         RankedTensorType result) {
  return OpChecker(op).at("C1").inRange("iota_dimension", dim,
                                        result.getRank());
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

LogicalResult DynamicIotaOp::verify() {
  // dynamic_iota (C1)
  if (failed(verifyIotaDimension(*this, getIotaDimension(), getType())))
    return failure();
  // dynamic_iota (C2)
  return verifyResultSizes(OpChecker(*this).at("C2"), "output_shape",
                           getOutputShape(), getType());
}

//===----------------------------------------------------------------------===//
// Broadcast
//===----------------------------------------------------------------------===//

/// Constraints C1 to C6 of broadcast_in_dim and of its dynamic form.
static LogicalResult verifyBroadcast(Operation *op, RankedTensorType operand,
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

/// The shape of a result that no operand gives has to be in its type: static,
/// or with a bound for each dynamic dimension.
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

//===----------------------------------------------------------------------===//
// Reshape
//===----------------------------------------------------------------------===//

LogicalResult TransposeOp::verify() {
  // transpose (C1)
  return verifySameElements(OpChecker(*this).at("C1"), getOperand().getType(),
                            getType());
}

/// Constraints C1 to C3 of reshape and of its dynamic form.
static LogicalResult verifyReshape(const OpChecker &check,
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

LogicalResult ReshapeOp::verify() {
  if (failed(verifyKnownShape(*this, getType())))
    return failure();
  return verifyReshape(OpChecker(*this), getOperand().getType(), getType());
}

LogicalResult DynamicReshapeOp::verify() {
  OpChecker check(*this);
  RankedTensorType operand = getOperand().getType(), result = getType();
  if (failed(verifyReshape(check, operand, result)) ||
      failed(verifyResultSizes(check.at("C4"), "output_shape", getOutputShape(),
                               result)))
    return failure();
  // A constant shape tells the number of elements where the result's type does
  // not: again C2.
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

//===----------------------------------------------------------------------===//
// Dynamic movements and sizes
//===----------------------------------------------------------------------===//

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
      failed(verifySizes(check, "strides", getStrides(), rank)));
}

/// dynamic_pad (C3, C4), as far as the amounts are constants.
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
           op.getOperand().getType().getShape(), *low, *high, *interior))
    shape.push_back(ShapedType::isDynamic(size)
                        ? size
                        : size + low + high +
                              std::max<int64_t>(size - 1, 0) * interior);
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
