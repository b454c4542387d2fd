//===- CheckBlocks.cpp - Pass gspmd-check-blocks --------------------------===//

#include "mlir/Interfaces/FunctionInterfaces.h"
#include "transforms/Import/Passes.h"
#include "transforms/Support/SingleBlockRegions.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_CHECKBLOCKS
#include "transforms/Import/Passes.h.inc"
} // namespace mlir::gspmd

using namespace mlir;

namespace {
struct CheckBlocksPass : ::mlir::gspmd::impl::CheckBlocksBase<CheckBlocksPass> {
  void runOnProgram() override {
    for (auto nested : getOperation().getOps<ModuleOp>())
      if (!nested.getOps<FunctionOpInterface>().empty()) {
        nested.emitError("nested module is a program of its own: expected the "
                         "pipeline 'gspmd-partition' or 'gspmd-complete' as a "
                         "pass of mlir-opt or gspmd-opt, which runs on each");
        return signalPassFailure();
      }
    if (failed(gspmd::verifySingleBlockRegions(getOperation())))
      signalPassFailure();
  }
};
} // namespace
