//===- SpmdDialect.cpp - Registration -------------------------------------===//

#include "dialect/Spmd/SpmdDialect.h"

using namespace mlir;
using namespace mlir::gspmd::spmd;

#include "dialect/Spmd/SpmdDialect.cpp.inc"

void SpmdDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "dialect/Spmd/SpmdOps.cpp.inc"
      >();
}
