//===- ReduceOps.cpp - Reduce and map -------------------------------------===//

#include "dialect/StableHLO/Ops/Reduction/ReduceOps.h"
#include "dialect/StableHLO/Verification/OpChecks.h"

using namespace mlir;
using namespace mlir::gspmd::stablehlo;

#define GET_OP_CLASSES
#include "dialect/StableHLO/ReduceOps.cpp.inc"

void StablehloDialect::addReduceOps() {
  addOperations<
#define GET_OP_LIST
#include "dialect/StableHLO/ReduceOps.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// Reduce
//===----------------------------------------------------------------------===//

/// Returns the shape of all operands. Verifies (C1, C2, C3) of `reduce`.
static FailureOr<SmallVector<int64_t>>
inferOperandShape(std::optional<Location> loc, ReduceOp::Adaptor adaptor) {
  StringRef name = ReduceOp::getOperationName();
  if (adaptor.getInputs().empty())
    return inferError(loc, name,
                      "found no operands, expected at least one (C3)");
  SmallVector<int64_t> shape;
  for (auto [i, pair] : llvm::enumerate(
           llvm::zip_equal(adaptor.getInputs(), adaptor.getInitValues()))) {
    auto input = cast<RankedTensorType>(std::get<0>(pair).getType());
    auto init = cast<RankedTensorType>(std::get<1>(pair).getType());
    if (i == 0)
      shape.assign(input.getShape().begin(), input.getShape().end());
    if (!areCompatibleShapes(shape, input.getShape()))
      return inferError(loc, name, "found operand shape ",
                        shapeToString(input.getShape()), ", expected ",
                        shapeToString(shape), " (C1)");
    for (auto [dim, size] : llvm::enumerate(input.getShape()))
      if (ShapedType::isDynamic(shape[dim]))
        shape[dim] = size;
    if (init.getRank() != 0 || !haveSameBaseElementType(init, input))
      return inferError(loc, name, "found init value of type ", init,
                        ", expected a 0-d tensor of ", input.getElementType(),
                        " (C2)");
  }
  return shape;
}

LogicalResult ReduceOp::inferReturnTypes(MLIRContext *,
                                         std::optional<Location> loc,
                                         Adaptor adaptor,
                                         SmallVectorImpl<Type> &types) {
  FailureOr<SmallVector<int64_t>> operandShape =
      inferOperandShape(loc, adaptor);
  if (failed(operandShape))
    return failure();
  ArrayRef<int64_t> dims = adaptor.getDimensions();
  OpChecker check(loc, getOperationName());
  // reduce (C4, C5)
  if (failed(
          check.at("C4").inRange("dimensions", dims, operandShape->size())) ||
      failed(check.at("C5").unique("dimensions", dims)))
    return failure();
  // reduce (C7, C8)
  SmallVector<int64_t> shape;
  for (auto [dim, size] : llvm::enumerate(*operandShape))
    if (!llvm::is_contained(dims, static_cast<int64_t>(dim)))
      shape.push_back(size);
  for (Type element : getAccumulatorTypes(
           adaptor.getBody(), getElementTypes(adaptor.getInputs().getTypes())))
    types.push_back(RankedTensorType::get(shape, element));
  return success();
}

LogicalResult ReduceOp::verifyRegions() {
  // reduce (C6)
  return verifyReducer(OpChecker(*this).at("C6"), getBody(), "body",
                       getElementTypes(getInputs().getTypes()));
}

//===----------------------------------------------------------------------===//
// Map
//===----------------------------------------------------------------------===//

LogicalResult MapOp::verify() {
  // map (C3)
  for (auto [dim, found] : llvm::enumerate(getDimensions()))
    if (found != static_cast<int64_t>(dim))
      return emitOpError("found dimensions ")
             << shapeToString(getDimensions())
             << ", expected all dimensions in order (C3)";
  return OpChecker(*this).at("C3").hasSize("dimensions", getDimensions(),
                                           getType().getRank());
}

LogicalResult MapOp::verifyRegions() {
  // map (C4)
  SmallVector<Type> inputs;
  for (Type element : getElementTypes(getInputs().getTypes()))
    inputs.push_back(RankedTensorType::get({}, element));
  Type output = RankedTensorType::get({}, getType().getElementType());
  return verifyRegionType(OpChecker(*this).at("C4"), getComputation(),
                          "computation", inputs, output);
}

//===----------------------------------------------------------------------===//
// The two textual forms of reduce
//===----------------------------------------------------------------------===//

using UnresolvedOperand = OpAsmParser::UnresolvedOperand;

static constexpr StringLiteral kReturnName = "stablehlo.return";

/// Returns the single op of the body if it can represent the body in the short
/// form: a commutative op of this dialect on the two arguments, without
/// attributes, and of the type that the parser infers.
static Operation *getOnlyReducer(ReduceOp op) {
  if (op.getInputs().size() != 1 || !op.getBody().hasOneBlock())
    return nullptr;
  Block &block = op.getBody().front();
  if (block.getNumArguments() != 2 || block.getOperations().size() != 2)
    return nullptr;
  Operation &reducer = block.front(), &end = block.back();
  Type scalar = RankedTensorType::get(
      {}, getElementTypeOrSelf(op.getInputs()[0].getType()));
  bool isPlain = reducer.getDialect() == op->getDialect() &&
                 reducer.hasTrait<OpTrait::IsCommutative>() &&
                 reducer.getNumRegions() == 0 && reducer.getAttrs().empty() &&
                 llvm::equal(reducer.getOperands(), block.getArguments()) &&
                 llvm::all_of(block.getArgumentTypes(),
                              [&](Type type) { return type == scalar; }) &&
                 llvm::equal(reducer.getResultTypes(), ArrayRef<Type>(scalar));
  bool isReturned = end.getName().getStringRef() == kReturnName &&
                    end.getAttrs().empty() &&
                    llvm::equal(end.getOperands(), reducer.getResults());
  return isPlain && isReturned ? &reducer : nullptr;
}

void ReduceOp::print(OpAsmPrinter &printer) {
  llvm::interleaveComma(llvm::zip_equal(getInputs(), getInitValues()), printer,
                        [&](auto pair) {
                          printer << "(" << std::get<0>(pair)
                                  << " init: " << std::get<1>(pair) << ")";
                        });
  Operation *reducer = getOnlyReducer(*this);
  if (reducer)
    printer << " applies " << reducer->getName().getStringRef();
  printer << " across dimensions = [";
  llvm::interleaveComma(getDimensions(), printer);
  printer << "]";
  printer.printOptionalAttrDict((*this)->getAttrs(), {"dimensions"});
  printer << " : ";
  printer.printFunctionalType(*this);
  if (reducer)
    return;
  printer.printNewline();
  printer << " reducer";
  Block &block = getBody().front();
  size_t count = getInputs().size();
  for (size_t i = 0; i < count; ++i) {
    printer << "(";
    printer.printRegionArgument(block.getArgument(i));
    printer << ", ";
    printer.printRegionArgument(block.getArgument(i + count));
    printer << ") ";
  }
  printer << ' ';
  printer.printRegion(getBody(), /*printEntryBlockArgs=*/false);
}

/// Fills the body with one op called `name` on scalars of type `type`.
static ParseResult buildReducer(OpAsmParser &parser, OperationName name,
                                Type type, Region &body, Location loc) {
  Block &block = body.emplaceBlock();
  block.addArguments({type, type}, {loc, loc});
  OpBuilder builder(parser.getContext());
  builder.setInsertionPointToStart(&block);
  OperationState reducer(loc, name, block.getArguments(), type);
  Operation *value = builder.create(reducer);
  OperationState end(loc, kReturnName);
  end.addOperands(value->getResults());
  builder.create(end);
  return success();
}

/// Parses `applies OP`, when present.
static ParseResult parseApplies(OpAsmParser &parser,
                                std::optional<OperationName> &name) {
  if (failed(parser.parseOptionalKeyword("applies")))
    return success();
  SMLoc loc = parser.getCurrentLocation();
  FailureOr<OperationName> parsed = parser.parseCustomOperationName();
  if (failed(parsed))
    return failure();
  if (!parsed->isRegistered() || !parsed->hasTrait<OpTrait::IsCommutative>())
    return parser.emitError(loc)
           << "found '" << *parsed << "', expected a commutative op";
  name = *parsed;
  return success();
}

/// Parses `reducer(%a: type, %b: type) (...) { ... }`: the first members of all
/// pairs are the first arguments of the body.
static ParseResult parseReducer(OpAsmParser &parser, size_t count,
                                Region &body) {
  SmallVector<OpAsmParser::Argument> arguments, second;
  if (parser.parseKeyword("reducer"))
    return failure();
  for (size_t i = 0; i < count; ++i)
    if (parser.parseLParen() ||
        parser.parseArgument(arguments.emplace_back(), /*allowType=*/true) ||
        parser.parseComma() ||
        parser.parseArgument(second.emplace_back(), /*allowType=*/true) ||
        parser.parseRParen())
      return failure();
  llvm::append_range(arguments, second);
  return parser.parseRegion(body, arguments);
}

/// Parses `(%x init: %zero), (%y init: %one)`.
static ParseResult
parseReduceOperands(OpAsmParser &parser,
                    SmallVectorImpl<UnresolvedOperand> &operands) {
  SmallVector<UnresolvedOperand> inits;
  do {
    if (parser.parseLParen() || parser.parseOperand(operands.emplace_back()) ||
        parser.parseKeyword("init") || parser.parseColon() ||
        parser.parseOperand(inits.emplace_back()) || parser.parseRParen())
      return failure();
  } while (succeeded(parser.parseOptionalComma()));
  llvm::append_range(operands, inits);
  return success();
}

ParseResult ReduceOp::parse(OpAsmParser &parser, OperationState &state) {
  SMLoc loc = parser.getCurrentLocation();
  SmallVector<UnresolvedOperand> operands;
  std::optional<OperationName> reducer;
  if (parseReduceOperands(parser, operands) || parseApplies(parser, reducer))
    return failure();
  SmallVector<int64_t> dims;
  FunctionType type;
  if (parser.parseKeyword("across") || parser.parseKeyword("dimensions") ||
      parser.parseEqual() ||
      parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Square,
                                     [&]() -> ParseResult {
                                       return parser.parseInteger(
                                           dims.emplace_back());
                                     }) ||
      parser.parseOptionalAttrDict(state.attributes) ||
      parser.parseColonType(type) ||
      parser.resolveOperands(operands, type.getInputs(), loc, state.operands))
    return failure();
  state.addAttribute("dimensions",
                     parser.getBuilder().getDenseI64ArrayAttr(dims));
  state.addTypes(type.getResults());
  Region &body = *state.addRegion();
  if (!reducer)
    return parseReducer(parser, operands.size() / 2, body);
  auto input = dyn_cast<RankedTensorType>(type.getInput(0));
  if (operands.size() != 2 || !input)
    return parser.emitError(loc,
                            "expected one tensor for an op that is applied");
  Type scalar = RankedTensorType::get({}, input.getElementType());
  return buildReducer(parser, *reducer, scalar, body,
                      parser.getEncodedSourceLoc(loc));
}
