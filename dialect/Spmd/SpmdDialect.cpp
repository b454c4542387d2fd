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

bool mlir::gspmd::spmd::isPartitioned(ModuleOp module) {
  for (auto function : module.getOps<FunctionOpInterface>()) {
    for (unsigned i = 0; i < function.getNumArguments(); ++i)
      if (function.getArgAttr(i, SpmdDialect::kGlobalType))
        return true;
    for (unsigned i = 0; i < function.getNumResults(); ++i)
      if (function.getResultAttr(i, SpmdDialect::kGlobalType))
        return true;
  }
  return module
      .walk([](Operation *op) {
        return isa_and_nonnull<SpmdDialect>(op->getDialect())
                   ? WalkResult::interrupt()
                   : WalkResult::advance();
      })
      .wasInterrupted();
}
