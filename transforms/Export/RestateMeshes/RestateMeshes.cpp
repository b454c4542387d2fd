//===- RestateMeshes.cpp - Programs on several meshes ---------------------===//

#include "dialect/Sdy/SdyDialect.h"
#include "dialect/Sharding/ShardingDialect.h"
#include "mlir/Pass/PassManager.h"
#include "transforms/Export/Passes.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_RESTATEMESHES
#include "transforms/Export/Passes.h.inc"
} // namespace mlir::gspmd

using namespace mlir;
using namespace mlir::gspmd;

/// Returns true if the program has ops of Shardy that import without
/// unify-meshes keeps.
static bool hasKeptOps(ModuleOp module) {
  return module
      .walk([](Operation *op) {
        return isa<sdy::NamedComputationOp, sdy::DataFlowEdgeOp>(op)
                   ? WalkResult::interrupt()
                   : WalkResult::advance();
      })
      .wasInterrupted();
}

namespace {

struct RestateMeshesPass
    : ::mlir::gspmd::impl::RestateMeshesBase<RestateMeshesPass> {
  void runOnProgram() override {
    auto meshes = getOperation().getOps<sharding::MeshOp>();
    bool isOnOneMesh = llvm::hasNItemsOrLess(meshes, 1) &&
                       llvm::none_of(meshes, [](sharding::MeshOp mesh) {
                         return mesh.getMesh().isMaximal();
                       });
    if (meshes.empty() || (isOnOneMesh && !hasKeptOps(getOperation())))
      return;
    OpPassManager pm(ModuleOp::getOperationName());
    pm.addPass(createExportSdy({SdyReshards::Reshards}));
    if (failed(runPipeline(pm, getOperation())))
      signalPassFailure();
  }
};

} // namespace
