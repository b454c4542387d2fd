//===- DotAssembly.cpp - Text of dots -------------------------------------===//

#include "dialect/StableHLO/Assembly/DotAssembly.h"
#include "dialect/StableHLO/Assembly/StablehloAssembly.h"

#include "mlir/IR/Builders.h"

using namespace mlir;

namespace mlir::gspmd::stablehlo {

/// Parses `name = [..] x [..]`.
static ParseResult parseDimPairs(OpAsmParser &parser,
                                 SmallVectorImpl<int64_t> &lhs,
                                 SmallVectorImpl<int64_t> &rhs) {
  return failure(parser.parseEqual() || parseDims(parser, lhs) ||
                 parser.parseKeyword("x") || parseDims(parser, rhs));
}

ParseResult parseDotDimensionNumbers(OpAsmParser &parser,
                                     DotDimensionNumbersAttr &numbers) {
  SmallVector<int64_t> lhsBatch, rhsBatch, lhsContract, rhsContract;
  if (succeeded(parser.parseOptionalKeyword("batching_dims")))
    if (parseDimPairs(parser, lhsBatch, rhsBatch) || parser.parseComma())
      return failure();
  if (parser.parseKeyword("contracting_dims") ||
      parseDimPairs(parser, lhsContract, rhsContract))
    return failure();
  numbers = DotDimensionNumbersAttr::get(parser.getContext(), lhsBatch,
                                         rhsBatch, lhsContract, rhsContract);
  return success();
}

void printDotDimensionNumbers(OpAsmPrinter &printer, Operation *,
                              DotDimensionNumbersAttr numbers) {
  auto pairs = [&](StringRef name, ArrayRef<int64_t> lhs,
                   ArrayRef<int64_t> rhs) {
    printer << name << " = ";
    printDims(printer, lhs);
    printer << " x ";
    printDims(printer, rhs);
  };
  if (!numbers.getLhsBatchingDimensions().empty() ||
      !numbers.getRhsBatchingDimensions().empty()) {
    pairs("batching_dims", numbers.getLhsBatchingDimensions(),
          numbers.getRhsBatchingDimensions());
    printer << ", ";
  }
  pairs("contracting_dims", numbers.getLhsContractingDimensions(),
        numbers.getRhsContractingDimensions());
}

/// Parses `= [DEFAULT, HIGH]`, after the keyword.
static ParseResult parsePrecisionList(OpAsmParser &parser,
                                      ArrayAttr &precision) {
  SmallVector<Attribute> values;
  auto parseElement = [&]() -> ParseResult {
    SMLoc loc = parser.getCurrentLocation();
    StringRef name;
    if (parser.parseKeyword(&name))
      return failure();
    std::optional<Precision> value = symbolizePrecision(name);
    if (!value)
      return parser.emitError(loc) << "found precision '" << name
                                   << "', expected DEFAULT, HIGH or HIGHEST";
    values.push_back(PrecisionAttr::get(parser.getContext(), *value));
    return success();
  };
  if (parser.parseEqual() || parser.parseCommaSeparatedList(
                                 AsmParser::Delimiter::Square, parseElement))
    return failure();
  precision = parser.getBuilder().getArrayAttr(values);
  return success();
}

ParseResult parsePrecisionConfig(OpAsmParser &parser, ArrayAttr &precision) {
  if (failed(parser.parseOptionalComma()))
    return success();
  return failure(parser.parseKeyword("precision") ||
                 parsePrecisionList(parser, precision));
}

void printPrecisionConfig(OpAsmPrinter &printer, Operation *,
                          ArrayAttr precision) {
  if (!precision)
    return;
  printer << ", precision = [";
  llvm::interleaveComma(
      precision.getAsRange<PrecisionAttr>(), printer,
      [&](PrecisionAttr p) { printer << stringifyPrecision(p.getValue()); });
  printer << "]";
}

ParseResult parsePrecisionConfigAndAlgorithm(OpAsmParser &parser,
                                             ArrayAttr &precision,
                                             DotAlgorithmAttr &algorithm) {
  bool first = true;
  while (succeeded(parser.parseOptionalComma())) {
    if (first && succeeded(parser.parseOptionalKeyword("precision"))) {
      if (parsePrecisionList(parser, precision))
        return failure();
      first = false;
      continue;
    }
    if (parser.parseKeyword("algorithm") || parser.parseEqual())
      return failure();
    Attribute value = DotAlgorithmAttr::parse(parser, Type());
    algorithm = llvm::dyn_cast_or_null<DotAlgorithmAttr>(value);
    return success(algorithm != nullptr);
  }
  return success();
}

void printPrecisionConfigAndAlgorithm(OpAsmPrinter &printer, Operation *op,
                                      ArrayAttr precision,
                                      DotAlgorithmAttr algorithm) {
  printPrecisionConfig(printer, op, precision);
  if (!algorithm)
    return;
  printer << ", algorithm = ";
  algorithm.print(printer);
}

} // namespace mlir::gspmd::stablehlo
