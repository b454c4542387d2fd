//===- ImportPipeline.cpp - Pipeline of import ----------------------------===//

#include "mlir/IR/BuiltinOps.h"
#include "transforms/Import/Passes.h"
#include "transforms/Support/SingleBlockRegions.h"

using namespace mlir;

namespace {
/// Shardings propagate through ops with regions, but not through branches
/// between blocks.
struct CheckBlocksPass : PassWrapper<CheckBlocksPass, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(CheckBlocksPass)
  StringRef getArgument() const override { return "gspmd-check-blocks"; }
  StringRef getDescription() const override {
    return "Rejects functions and regions of several blocks";
  }
  void runOnOperation() override {
    if (failed(gspmd::verifySingleBlockRegions(getOperation())))
      signalPassFailure();
  }
};
} // namespace

void mlir::gspmd::buildImportPipeline(OpPassManager &pm, bool toPartition) {
  if (toPartition)
    pm.addPass(std::make_unique<CheckBlocksPass>());
  pm.addPass(createImportShard());
  ImportSdyOptions options;
  options.unifyMeshes = toPartition;
  pm.addPass(createImportSdy(options));
  pm.addPass(createImportMhlo());
  if (toPartition) {
    pm.addPass(createLiftGlobals());
    pm.addPass(createFoldCasts());
    pm.addPass(createApplyConstraints());
    pm.addPass(createExpandClientOps());
  }
  pm.addPass(createCloneCalls());
}
