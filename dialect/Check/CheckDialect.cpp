//===- CheckDialect.cpp - The check dialect and its ops -------------------===//

#include "dialect/Check/CheckDialect.h"

using namespace mlir;
using namespace mlir::gspmd::check;

#include "dialect/Check/CheckDialect.cpp.inc"

/// Parses `, max_ulp_difference = N, min_ulp_difference = M`, each of which may
/// be absent.
static ParseResult parseUlpBounds(OpAsmParser &parser, IntegerAttr &max,
                                  IntegerAttr &min) {
  Type type = parser.getBuilder().getIntegerType(64, /*isSigned=*/false);
  while (succeeded(parser.parseOptionalComma())) {
    bool isMax = succeeded(parser.parseOptionalKeyword("max_ulp_difference"));
    if (!isMax && parser.parseKeyword("min_ulp_difference"))
      return failure();
    if (parser.parseEqual() || parser.parseAttribute(isMax ? max : min, type))
      return failure();
  }
  return success();
}

static void printUlpBounds(OpAsmPrinter &printer, Operation *op,
                           IntegerAttr max, IntegerAttr min) {
  if (max)
    printer << ", max_ulp_difference = " << max.getUInt();
  if (min)
    printer << ", min_ulp_difference = " << min.getUInt();
}

#define GET_OP_CLASSES
#include "dialect/Check/CheckOps.cpp.inc"

void CheckDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "dialect/Check/CheckOps.cpp.inc"
      >();
}

LogicalResult ExpectCloseOp::verify() {
  Type actual = getActual().getType(), expected = getExpected().getType();
  if (!stablehlo::areCompatibleTypes(actual, expected))
    return emitOpError("compares ") << actual << " with " << expected;
  if (getMinUlpDifference() > getMaxUlpDifference())
    return emitOpError("min_ulp_difference ")
           << getMinUlpDifference() << " is more than max_ulp_difference "
           << getMaxUlpDifference();
  return success();
}
