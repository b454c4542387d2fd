//===- SdyText.cpp - Text of reductions, regions --------------------------===//

#include "dialect/Sdy/SdyText.h"

using namespace mlir;
using namespace mlir::gspmd::sdy;

ParseResult mlir::gspmd::sdy::parseReductionKind(AsmParser &parser,
                                                 Reduction &kind) {
  kind = Reduction::Add;
  StringRef word;
  SMLoc loc = parser.getCurrentLocation();
  if (failed(parser.parseOptionalKeyword(&word)) || word == "sum")
    return success();
  if (word != "max" && word != "min")
    return parser.emitError(loc)
           << "unknown reduction `" << word << "`; expected sum, max or min";
  kind = word == "max" ? Reduction::Max : Reduction::Min;
  return success();
}

ParseResult mlir::gspmd::sdy::parseRegionWithArguments(OpAsmParser &parser,
                                                       Region &region) {
  SmallVector<OpAsmParser::Argument> arguments;
  return failure(parser.parseArgumentList(arguments,
                                          OpAsmParser::Delimiter::Paren,
                                          /*allowType=*/true) ||
                 parser.parseRegion(region, arguments));
}

void mlir::gspmd::sdy::printRegionWithArguments(OpAsmPrinter &p, Operation *,
                                                Region &region) {
  p << "(";
  llvm::interleaveComma(region.getArguments(), p,
                        [&](BlockArgument a) { p.printRegionArgument(a); });
  p << ") ";
  p.printRegion(region, /*printEntryBlockArgs=*/false);
}
