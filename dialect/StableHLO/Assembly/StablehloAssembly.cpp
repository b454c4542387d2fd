//===- StablehloAssembly.cpp - Lists and types in the textual form --------===//

#include "dialect/StableHLO/Assembly/StablehloAssembly.h"

#include "mlir/IR/Builders.h"

using namespace mlir;

namespace mlir::gspmd::stablehlo {

//===----------------------------------------------------------------------===//
// Lists
//===----------------------------------------------------------------------===//

ParseResult parseDims(AsmParser &parser, SmallVectorImpl<int64_t> &dims) {
  return parser.parseCommaSeparatedList(
      AsmParser::Delimiter::Square, [&]() -> ParseResult {
        return parser.parseInteger(dims.emplace_back());
      });
}

void printDims(AsmPrinter &printer, ArrayRef<int64_t> dims) {
  printer << "[";
  llvm::interleaveComma(dims, printer.getStream());
  printer << "]";
}

ParseResult parseSliceRanges(OpAsmParser &parser, DenseI64ArrayAttr &start,
                             DenseI64ArrayAttr &limit,
                             DenseI64ArrayAttr &strides) {
  SmallVector<int64_t> starts, limits, steps;
  auto parseElement = [&]() -> ParseResult {
    if (parser.parseInteger(starts.emplace_back()) || parser.parseColon() ||
        parser.parseInteger(limits.emplace_back()))
      return failure();
    steps.push_back(1);
    if (succeeded(parser.parseOptionalColon()))
      return parser.parseInteger(steps.back());
    return success();
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square,
                                     parseElement))
    return failure();
  start = parser.getBuilder().getDenseI64ArrayAttr(starts);
  limit = parser.getBuilder().getDenseI64ArrayAttr(limits);
  strides = parser.getBuilder().getDenseI64ArrayAttr(steps);
  return success();
}

void printSliceRanges(OpAsmPrinter &printer, Operation *,
                      ArrayRef<int64_t> start, ArrayRef<int64_t> limit,
                      ArrayRef<int64_t> strides) {
  printer << "[";
  llvm::interleaveComma(llvm::seq<size_t>(0, start.size()), printer,
                        [&](size_t dim) {
                          printer << start[dim] << ":" << limit[dim];
                          if (strides[dim] != 1)
                            printer << ":" << strides[dim];
                        });
  printer << "]";
}

ParseResult parseLeadingOperands(
    OpAsmParser &parser,
    SmallVectorImpl<OpAsmParser::UnresolvedOperand> &operands) {
  if (succeeded(parser.parseOptionalComma()))
    return success();
  while (true) {
    OpAsmParser::UnresolvedOperand operand;
    OptionalParseResult parsed = parser.parseOptionalOperand(operand);
    if (!parsed.has_value())
      return success();
    if (failed(*parsed) || parser.parseComma())
      return failure();
    operands.push_back(operand);
  }
}

void printLeadingOperands(OpAsmPrinter &printer, Operation *,
                          OperandRange operands) {
  // With no operands, only the form without a comma can be parsed by StableHLO.
  llvm::interleave(
      operands, printer, [&](Value operand) { printer << operand << ","; },
      " ");
}

/// Takes the digits after `letter` off the front of `text`.
static std::optional<int32_t> takeBits(StringRef &text, StringRef letter) {
  int32_t bits;
  if (!text.consume_front(letter) || text.consumeInteger(10, bits))
    return std::nullopt;
  return bits;
}

ParseResult parseExponentMantissa(OpAsmParser &parser, IntegerAttr &exponent,
                                  IntegerAttr &mantissa) {
  SMLoc loc = parser.getCurrentLocation();
  StringRef text;
  if (parser.parseKeyword(&text))
    return failure();
  StringRef rest = text;
  std::optional<int32_t> e = takeBits(rest, "e"), m = takeBits(rest, "m");
  if (!e || !m || !rest.empty())
    return parser.emitError(loc)
           << "found '" << text << "', expected a format such as e8m23";
  exponent = parser.getBuilder().getI32IntegerAttr(*e);
  mantissa = parser.getBuilder().getI32IntegerAttr(*m);
  return success();
}

void printExponentMantissa(OpAsmPrinter &printer, Operation *,
                           IntegerAttr exponent, IntegerAttr mantissa) {
  printer << "e" << exponent.getInt() << "m" << mantissa.getInt();
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

/// Reads one type for all of `operands` and `result`, or a function type.
static ParseResult parseSameOrFunctionType(OpAsmParser &parser,
                                           MutableArrayRef<Type> operands,
                                           Type &result) {
  SMLoc loc = parser.getCurrentLocation();
  Type type;
  if (parser.parseType(type))
    return failure();
  auto function = dyn_cast<FunctionType>(type);
  if (!function) {
    llvm::fill(operands, type);
    result = type;
    return success();
  }
  if (function.getNumInputs() != operands.size() ||
      function.getNumResults() != 1)
    return parser.emitError(loc)
           << "found " << function.getNumInputs() << " operand types and "
           << function.getNumResults() << " result types, expected "
           << operands.size() << " and 1";
  llvm::copy(function.getInputs(), operands.begin());
  result = function.getResult(0);
  return success();
}

static void printSameOrFunctionType(OpAsmPrinter &printer, TypeRange operands,
                                    Type result) {
  if (!operands.empty() &&
      llvm::all_of(operands, [&](Type type) { return type == result; }))
    printer.printType(result);
  else
    printer.printFunctionalType(operands, TypeRange(result));
}

ParseResult parseSameOperandsAndResultType(OpAsmParser &parser, Type &operand,
                                           Type &result) {
  return parseSameOrFunctionType(parser, operand, result);
}

ParseResult parseSameOperandsAndResultType(OpAsmParser &parser, Type &lhs,
                                           Type &rhs, Type &result) {
  Type types[2];
  if (parseSameOrFunctionType(parser, types, result))
    return failure();
  lhs = types[0];
  rhs = types[1];
  return success();
}

ParseResult parseSameOperandsAndResultType(OpAsmParser &parser, Type &first,
                                           Type &second, Type &third,
                                           Type &result) {
  Type types[3];
  if (parseSameOrFunctionType(parser, types, result))
    return failure();
  first = types[0];
  second = types[1];
  third = types[2];
  return success();
}

void printSameOperandsAndResultType(OpAsmPrinter &printer, Operation *,
                                    Type operand, Type result) {
  printSameOrFunctionType(printer, operand, result);
}

void printSameOperandsAndResultType(OpAsmPrinter &printer, Operation *,
                                    Type lhs, Type rhs, Type result) {
  printSameOrFunctionType(printer, {lhs, rhs}, result);
}

void printSameOperandsAndResultType(OpAsmPrinter &printer, Operation *,
                                    Type first, Type second, Type third,
                                    Type result) {
  printSameOrFunctionType(printer, {first, second, third}, result);
}

ParseResult parseVariadicSameOperandsAndResultType(
    OpAsmParser &parser, ArrayRef<OpAsmParser::UnresolvedOperand> operands,
    SmallVectorImpl<Type> &types, Type &result) {
  types.resize(operands.size());
  return parseSameOrFunctionType(parser, types, result);
}

void printVariadicSameOperandsAndResultType(OpAsmPrinter &printer, Operation *,
                                            OperandRange, TypeRange types,
                                            Type result) {
  printSameOrFunctionType(printer, types, result);
}

/// Returns the type of the real part of `type`, or null when `type` has none.
static Type realPartType(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  auto element =
      tensor ? dyn_cast<ComplexType>(tensor.getElementType()) : ComplexType();
  return element ? Type(tensor.clone(element.getElementType())) : Type();
}

ParseResult parseComplexOpType(OpAsmParser &parser, Type &lhs, Type &rhs,
                               Type &result) {
  SMLoc loc = parser.getCurrentLocation();
  Type types[2];
  if (parseSameOrFunctionType(parser, types, result))
    return failure();
  lhs = types[0];
  rhs = types[1];
  if (lhs != result || rhs != result)
    return success();
  lhs = rhs = realPartType(result);
  if (!lhs)
    return parser.emitError(loc)
           << "found " << result << ", expected a tensor of complex elements";
  return success();
}

void printComplexOpType(OpAsmPrinter &printer, Operation *, Type lhs, Type rhs,
                        Type result) {
  if (lhs == rhs && lhs == realPartType(result))
    printer.printType(result);
  else
    printer.printFunctionalType(TypeRange{lhs, rhs}, TypeRange(result));
}

ParseResult parseSelectOpType(OpAsmParser &parser, Type &pred, Type &onTrue,
                              Type &onFalse, Type &result) {
  SMLoc loc = parser.getCurrentLocation();
  SmallVector<Type> types;
  if (parser.parseTypeList(types))
    return failure();
  if (types.size() == 2) {
    pred = types[0];
    onTrue = onFalse = result = types[1];
    return success();
  }
  auto function =
      types.size() == 1 ? dyn_cast<FunctionType>(types[0]) : FunctionType();
  if (!function || function.getNumInputs() != 3 ||
      function.getNumResults() != 1)
    return parser.emitError(loc, "expected two types or a function type of "
                                 "three operands and one result");
  pred = function.getInput(0);
  onTrue = function.getInput(1);
  onFalse = function.getInput(2);
  result = function.getResult(0);
  return success();
}

void printSelectOpType(OpAsmPrinter &printer, Operation *, Type pred,
                       Type onTrue, Type onFalse, Type result) {
  if (onTrue == result && onFalse == result)
    printer << pred << ", " << result;
  else
    printer.printFunctionalType(TypeRange{pred, onTrue, onFalse},
                                TypeRange(result));
}

} // namespace mlir::gspmd::stablehlo
