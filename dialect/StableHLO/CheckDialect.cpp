//===- CheckDialect.cpp - the check dialect and its ops -------------------===//

#include "dialect/StableHLO/CheckDialect.h"

using namespace mlir;
using namespace mlir::gspmd::check;

#include "dialect/StableHLO/CheckDialect.cpp.inc"

#define GET_OP_CLASSES
#include "dialect/StableHLO/CheckOps.cpp.inc"

void CheckDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "dialect/StableHLO/CheckOps.cpp.inc"
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
