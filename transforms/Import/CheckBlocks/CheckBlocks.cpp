//===- CheckBlocks.cpp - Pass gspmd-check-blocks --------------------------===//

#include "mlir/IR/BuiltinOps.h"
#include "transforms/Import/Passes.h"
#include "transforms/Support/SingleBlockRegions.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_CHECKBLOCKS
#include "transforms/Import/Passes.h.inc"
} // namespace mlir::gspmd

using namespace mlir;
using namespace mlir::gspmd;

namespace {
struct CheckBlocksPass : ::mlir::gspmd::impl::CheckBlocksBase<CheckBlocksPass> {
  void runOnOperation() override {
    markAllAnalysesPreserved();
    if (failed(verifySingleBlockRegions(getOperation())))
      signalPassFailure();
  }
};
} // namespace
