//===- SpmdDialect.cpp - Registration -------------------------------------===//

#include "dialect/Spmd/SpmdDialect.h"
#include "dialect/Spmd/SpmdTransferOps.h" // IWYU pragma: keep

using namespace mlir;
using namespace mlir::gspmd::spmd;

#include "dialect/Spmd/SpmdDialect.cpp.inc"

void SpmdDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "dialect/Spmd/SpmdOps.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "dialect/Spmd/SpmdTransferOps.cpp.inc"
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

bool mlir::gspmd::spmd::hasStartedCollectives(Operation *op) {
  return op
      ->walk([](Operation *inner) {
        return isStarted(inner) ? WalkResult::interrupt()
                                : WalkResult::advance();
      })
      .wasInterrupted();
}

Operation *mlir::gspmd::spmd::startOf(Operation *op) {
  auto done = dyn_cast_or_null<DoneOp>(op);
  Operation *start = done ? done.getInput().getDefiningOp() : nullptr;
  return isStarted(start) ? start : nullptr;
}

unsigned mlir::gspmd::spmd::joinStartedCollectives(Operation *op) {
  unsigned count = 0;
  op->walk([&](Operation *inner) {
    if (auto done = dyn_cast<DoneOp>(inner)) {
      done.replaceAllUsesWith(done.getInput());
      done.erase();
    } else if (isStarted(inner)) {
      inner->removeAttr(SpmdDialect::kStart);
      ++count;
    }
  });
  return count;
}
