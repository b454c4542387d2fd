//===- SdyText.cpp - Assembly format of kinds of reduction ----------------===//

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
