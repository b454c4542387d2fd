//===- ChloScan.cpp - Scans along a dimension -----------------------------===//

#include "dialect/CHLO/ChloDialect.h"
#include "dialect/StableHLO/Types/StablehloTypes.h"
#include "dialect/StableHLO/Verification/OpChecks.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::chlo;
using mlir::gspmd::stablehlo::OpChecker;

//===----------------------------------------------------------------------===//
// Text: chlo.scan(%x) inits (%c) dimension=0 attributes {...} {body} : types
//===----------------------------------------------------------------------===//

ParseResult ScanOp::parse(OpAsmParser &parser, OperationState &state) {
  SmallVector<OpAsmParser::UnresolvedOperand> inputs, inits, operands;
  constexpr auto parentheses = OpAsmParser::Delimiter::Paren;
  Builder &builder = parser.getBuilder();
  IntegerAttr dimension;
  FunctionType type;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseOperandList(inputs, parentheses) ||
      parser.parseKeyword("inits") ||
      parser.parseOperandList(inits, parentheses) ||
      parser.parseKeyword("dimension") || parser.parseEqual() ||
      parser.parseAttribute(dimension, builder.getI64Type(), "dimension",
                            state.attributes) ||
      parser.parseOptionalAttrDictWithKeyword(state.attributes) ||
      parser.parseRegion(*state.addRegion()) || parser.parseColonType(type))
    return failure();
  if (type.getNumResults() < inits.size())
    return parser.emitError(loc)
           << "expected a carry for each of " << inits.size() << " inits";
  int32_t outputs = type.getNumResults() - inits.size();
  int32_t ins = inputs.size(), carries = inits.size();
  state.addAttribute(getOperandSegmentSizeAttr(),
                     builder.getDenseI32ArrayAttr({ins, carries}));
  state.addAttribute(getResultSegmentSizeAttr(),
                     builder.getDenseI32ArrayAttr({outputs, carries}));
  state.addTypes(type.getResults());
  operands.append(inputs);
  operands.append(inits);
  return parser.resolveOperands(operands, type.getInputs(), loc,
                                state.operands);
}

void ScanOp::print(OpAsmPrinter &printer) {
  printer << "(" << getInputs() << ") inits (" << getInits()
          << ") dimension=" << getDimension();
  printer.printOptionalAttrDictWithKeyword(
      (*this)->getAttrs(), {getDimensionAttrName(), getOperandSegmentSizeAttr(),
                            getResultSegmentSizeAttr()});
  printer << " ";
  printer.printRegion(getBody());
  printer << " : ";
  printer.printFunctionalType(*this);
}

//===----------------------------------------------------------------------===//
// Verification
//===----------------------------------------------------------------------===//

/// Adds the types of the slices that the body works on. `size` is that of the
/// scanned dimension, once it is known.
static LogicalResult appendSlices(const OpChecker &check, StringRef name,
                                  TypeRange types, int64_t dimension,
                                  int64_t &size,
                                  SmallVectorImpl<Type> &slices) {
  for (Type type : types) {
    auto tensor = cast<RankedTensorType>(type);
    if (failed(check.inRange("dimension", dimension, tensor.getRank())))
      return failure();
    int64_t found = tensor.getDimSize(dimension);
    if (!stablehlo::areCompatibleDims(found, size))
      return check.error(name + " has size " + Twine(found) +
                         " in the scanned dimension, expected " + Twine(size));
    if (ShapedType::isDynamic(size))
      size = found;
    SmallVector<int64_t> shape(tensor.getShape());
    shape.erase(shape.begin() + dimension);
    slices.push_back(RankedTensorType::get(shape, tensor.getElementType()));
  }
  return success();
}

LogicalResult ScanOp::verify() {
  OpChecker check(*this);
  int64_t dimension = getDimension();
  int64_t size = getScanDimSize().value_or(ShapedType::kDynamic);
  SmallVector<Type> inputs, outputs;
  if (failed(appendSlices(check, "an input", getInputs().getTypes(), dimension,
                          size, inputs)) ||
      failed(appendSlices(check, "an output", getOutputs().getTypes(),
                          dimension, size, outputs)))
    return failure();
  if (ShapedType::isDynamic(size) && getInputs().empty())
    return check.error("needs an input or scan_dim_size");
  // Indices are counted in 32 bits.
  if (!ShapedType::isDynamic(size) &&
      (size < 0 || size > std::numeric_limits<int32_t>::max()))
    return check.error("found scan_dim_size " + Twine(size) +
                       ", expected 0 to 2^31 - 1");
  if (!stablehlo::areCompatibleTypes(getInits().getTypes(),
                                     getCarries().getTypes()))
    return check.error("inits and carries have different types: " +
                       stablehlo::typesToString(getInits().getTypes()) +
                       " and " +
                       stablehlo::typesToString(getCarries().getTypes()));
  llvm::append_range(inputs, getInits().getTypes());
  llvm::append_range(outputs, getCarries().getTypes());
  return stablehlo::verifyRegionType(check, getBody(), "body", inputs, outputs);
}
