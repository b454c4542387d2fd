//===- ConvolutionAssembly.cpp - Text of convolutions ---------------------===//

#include "dialect/StableHLO/Assembly/ConvolutionAssembly.h"
#include "dialect/StableHLO/Assembly/StablehloAssembly.h"

#include "mlir/IR/Builders.h"

using namespace mlir;

namespace mlir::gspmd::stablehlo {

//===----------------------------------------------------------------------===//
// Convolution dimension numbers
//===----------------------------------------------------------------------===//

namespace {
/// One bracketed list: two letters and the spatial dimensions in order.
struct ConvLayout {
  StringRef firstLetter, secondLetter;
  int64_t first = -1, second = -1;
  SmallVector<int64_t> spatial = {};
};
} // namespace

/// Records that position `index` holds a letter or the number of a spatial
/// dimension.
static ParseResult parseConvPosition(AsmParser &parser, ConvLayout &layout,
                                     int64_t index) {
  SMLoc loc = parser.getCurrentLocation();
  int64_t number;
  OptionalParseResult isNumber = parser.parseOptionalInteger(number);
  if (isNumber.has_value()) {
    if (failed(*isNumber))
      return failure();
    if (number < 0 || number > 64)
      return parser.emitError(loc) << "found spatial dimension " << number;
    if (number >= static_cast<int64_t>(layout.spatial.size()))
      layout.spatial.resize(number + 1, -1);
    if (layout.spatial[number] != -1)
      return parser.emitError(loc)
             << "spatial dimension " << number << " is specified twice";
    layout.spatial[number] = index;
    return success();
  }
  StringRef letter;
  if (parser.parseKeyword(&letter))
    return failure();
  if (letter != layout.firstLetter && letter != layout.secondLetter)
    return parser.emitError(loc)
           << "found '" << letter << "', expected '" << layout.firstLetter
           << "', '" << layout.secondLetter << "' or a spatial dimension";
  int64_t &slot = letter == layout.firstLetter ? layout.first : layout.second;
  if (slot != -1)
    return parser.emitError(loc) << "'" << letter << "' is specified twice";
  slot = index;
  return success();
}

static ParseResult parseConvLayout(AsmParser &parser, ConvLayout &layout) {
  SMLoc loc = parser.getCurrentLocation();
  int64_t index = 0;
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, [&] {
        return parseConvPosition(parser, layout, index++);
      }))
    return failure();
  if (layout.first == -1 || layout.second == -1)
    return parser.emitError(loc) << "expected both '" << layout.firstLetter
                                 << "' and '" << layout.secondLetter << "'";
  if (llvm::is_contained(layout.spatial, -1))
    return parser.emitError(loc, "expected spatial dimensions without a gap");
  return success();
}

/// Reads the `x` between two layouts: `x[` are separate tokens, as `x` ends
/// where the bracket begins.
ParseResult parseConvDimensionNumbers(AsmParser &parser,
                                      ConvDimensionNumbersAttr &numbers) {
  ConvLayout input{"b", "f"}, kernel{"i", "o"}, output{"b", "f"};
  if (parseConvLayout(parser, input) || parser.parseKeyword("x") ||
      parseConvLayout(parser, kernel) || parser.parseArrow() ||
      parseConvLayout(parser, output))
    return failure();
  numbers = ConvDimensionNumbersAttr::get(
      parser.getContext(), input.first, input.second, input.spatial,
      kernel.first, kernel.second, kernel.spatial, output.first, output.second,
      output.spatial);
  return success();
}

static void printConvLayout(AsmPrinter &printer, StringRef firstLetter,
                            int64_t first, StringRef secondLetter,
                            int64_t second, ArrayRef<int64_t> spatial) {
  printer << "[";
  llvm::interleaveComma(llvm::seq<int64_t>(0, spatial.size() + 2),
                        printer.getStream(), [&](int64_t index) {
                          if (index == first)
                            printer << firstLetter;
                          else if (index == second)
                            printer << secondLetter;
                          else
                            printer
                                << llvm::find(spatial, index) - spatial.begin();
                        });
  printer << "]";
}

void printConvDimensionNumbers(AsmPrinter &printer,
                               ConvDimensionNumbersAttr numbers) {
  printConvLayout(printer, "b", numbers.getInputBatchDimension(), "f",
                  numbers.getInputFeatureDimension(),
                  numbers.getInputSpatialDimensions());
  printer << "x";
  printConvLayout(printer, "i", numbers.getKernelInputFeatureDimension(), "o",
                  numbers.getKernelOutputFeatureDimension(),
                  numbers.getKernelSpatialDimensions());
  printer << "->";
  printConvLayout(printer, "b", numbers.getOutputBatchDimension(), "f",
                  numbers.getOutputFeatureDimension(),
                  numbers.getOutputSpatialDimensions());
}

//===----------------------------------------------------------------------===//
// Convolution window
//===----------------------------------------------------------------------===//

/// Parses `[[0, 1], [0, 1]]` as a tensor of shape [N, 2].
static ParseResult parsePadding(OpAsmParser &parser,
                                DenseIntElementsAttr &padding) {
  SmallVector<int64_t> values;
  auto pair = [&]() -> ParseResult {
    return failure(
        parser.parseLSquare() || parser.parseInteger(values.emplace_back()) ||
        parser.parseComma() || parser.parseInteger(values.emplace_back()) ||
        parser.parseRSquare());
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, pair))
    return failure();
  auto type =
      RankedTensorType::get({static_cast<int64_t>(values.size()) / 2, 2},
                            parser.getBuilder().getI64Type());
  padding = DenseIntElementsAttr::get(type, values);
  return success();
}

static ParseResult parseReversal(OpAsmParser &parser,
                                 DenseBoolArrayAttr &reversal) {
  SmallVector<bool> values;
  auto flag = [&]() -> ParseResult {
    if (succeeded(parser.parseOptionalKeyword("true")))
      values.push_back(true);
    else if (succeeded(parser.parseOptionalKeyword("false")))
      values.push_back(false);
    else {
      int64_t number;
      if (parser.parseInteger(number))
        return failure();
      values.push_back(number != 0);
    }
    return success();
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, flag))
    return failure();
  reversal = parser.getBuilder().getDenseBoolArrayAttr(values);
  return success();
}

static ParseResult parseWindowDims(OpAsmParser &parser,
                                   DenseI64ArrayAttr &dims) {
  SmallVector<int64_t> values;
  if (parseDims(parser, values))
    return failure();
  dims = parser.getBuilder().getDenseI64ArrayAttr(values);
  return success();
}

ParseResult parseWindow(OpAsmParser &parser, DenseI64ArrayAttr &strides,
                        DenseIntElementsAttr &padding,
                        DenseI64ArrayAttr &lhsDilation,
                        DenseI64ArrayAttr &rhsDilation,
                        DenseBoolArrayAttr &reversal) {
  SmallVector<StringRef> seen;
  auto member = [&]() -> ParseResult {
    SMLoc loc = parser.getCurrentLocation();
    StringRef name;
    if (parser.parseKeyword(&name) || parser.parseEqual())
      return failure();
    if (llvm::is_contained(seen, name))
      return parser.emitError(loc) << "'" << name << "' is specified twice";
    seen.push_back(name);
    if (name == "stride")
      return parseWindowDims(parser, strides);
    if (name == "pad")
      return parsePadding(parser, padding);
    if (name == "lhs_dilate")
      return parseWindowDims(parser, lhsDilation);
    if (name == "rhs_dilate")
      return parseWindowDims(parser, rhsDilation);
    if (name == "reverse")
      return parseReversal(parser, reversal);
    return parser.emitError(loc) << "unknown member '" << name << "'";
  };
  return parser.parseCommaSeparatedList(AsmParser::Delimiter::Braces, member);
}

static void printPadding(OpAsmPrinter &printer, DenseIntElementsAttr padding) {
  SmallVector<int64_t> values;
  for (const APInt &value : padding.getValues<APInt>())
    values.push_back(value.getSExtValue());
  printer << "[";
  llvm::interleaveComma(
      llvm::seq<size_t>(0, values.size() / 2), printer, [&](size_t i) {
        printer << "[" << values[2 * i] << ", " << values[2 * i + 1] << "]";
      });
  printer << "]";
}

void printWindow(OpAsmPrinter &printer, Operation *, DenseI64ArrayAttr strides,
                 DenseIntElementsAttr padding, DenseI64ArrayAttr lhsDilation,
                 DenseI64ArrayAttr rhsDilation, DenseBoolArrayAttr reversal) {
  StringRef separator = "";
  auto start = [&](StringRef name) {
    printer << separator << name << " = ";
    separator = ", ";
  };
  auto dims = [&](StringRef name, DenseI64ArrayAttr value) {
    if (!value)
      return;
    start(name);
    printDims(printer, value.asArrayRef());
  };
  printer << "{";
  dims("stride", strides);
  if (padding) {
    start("pad");
    printPadding(printer, padding);
  }
  dims("lhs_dilate", lhsDilation);
  dims("rhs_dilate", rhsDilation);
  if (reversal) {
    start("reverse");
    printer << "[";
    llvm::interleaveComma(reversal.asArrayRef(), printer, [&](bool value) {
      printer << (value ? "true" : "false");
    });
    printer << "]";
  }
  printer << "}";
}

} // namespace mlir::gspmd::stablehlo
