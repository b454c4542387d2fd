//===- ReduceAssembly.cpp - The two textual forms of reduce ---------------===//

#include "dialect/StableHLO/Ops/Reduction/ReduceOps.h"

using namespace mlir;
using namespace mlir::gspmd::stablehlo;

using UnresolvedOperand = OpAsmParser::UnresolvedOperand;

static constexpr StringLiteral kReturnName = "stablehlo.return";

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

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

//===----------------------------------------------------------------------===//
// Parsing
//===----------------------------------------------------------------------===//

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

/// Parses `applies stablehlo.add`, when present.
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
