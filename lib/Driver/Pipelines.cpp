//===- Pipelines.cpp - The named pipelines --------------------------------===//

#include "gspmd/Driver/Pipelines.h"

#include "mlir/IR/Verifier.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "transforms/Export/Passes.h"
#include "transforms/Import/Passes.h"
#include "transforms/Partition/Passes.h"
#include "transforms/Propagation/Passes.h"

using namespace mlir;

void mlir::gspmd::buildGspmdImport(OpPassManager &pm) {
  buildImportPipeline(pm, /*toPartition=*/false);
}

void mlir::gspmd::buildImportToOneMesh(OpPassManager &pm) {
  pm.addPass(createRestateMeshes());
  buildImportPipeline(pm);
}

void mlir::gspmd::buildGspmdComplete(OpPassManager &pm) {
  buildImportToOneMesh(pm);
  buildCompletionPipeline(pm);
}

void mlir::gspmd::buildGspmdPartition(OpPassManager &pm) {
  buildGspmdComplete(pm);
  buildPartitionPipeline(pm);
}

#ifdef NDEBUG
namespace {
struct VerifyPass : PassWrapper<VerifyPass, OperationPass<>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(VerifyPass)

  StringRef getArgument() const override { return "gspmd-verify"; }
  StringRef getDescription() const override {
    return "Verifies what all passes made";
  }
  void runOnOperation() override {
    if (failed(verify(getOperation())))
      signalPassFailure();
    markAllAnalysesPreserved();
  }
};
} // namespace

void mlir::gspmd::verifyOnce(PassManager &pm) {
  if (pm.size() == 0)
    return; // What was parsed is verified already.
  pm.enableVerifier(false);
  pm.addPass(std::make_unique<VerifyPass>());
}
#else
void mlir::gspmd::verifyOnce(PassManager &) {}
#endif

void mlir::gspmd::registerPipelines() {
  PassPipelineRegistration<>("gspmd-import",
                             "Turn JAX's annotations into the sharding dialect",
                             buildGspmdImport);
  PassPipelineRegistration<>("gspmd-complete",
                             "Import and give every tensor a closed sharding",
                             buildGspmdComplete);
  PassPipelineRegistration<>(
      "gspmd-partition",
      "Import, complete, reshard and partition to the program of one device",
      buildGspmdPartition);
}
