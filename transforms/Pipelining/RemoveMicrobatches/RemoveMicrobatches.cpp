//===- RemoveMicrobatches.cpp - One microbatch as the batch ---------------===//

#include "dialect/Sharding/ProgramPhases.h"
#include "dialect/StableHLO/Builders/TensorOps.h"
#include "transforms/Pipelining/Passes.h"
#include "transforms/Pipelining/Support/MicrobatchSums.h"
#include "transforms/Pipelining/Support/StageShardings.h"
#include "transforms/Support/ProgramPhase.h"
#include "transforms/Support/SignatureAttrs.h"
#include "transforms/Support/StageAttributes.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_PIPELINEREMOVEMICROBATCHES
#include "transforms/Pipelining/Passes.h.inc"
} // namespace mlir::gspmd

using namespace mlir;
using namespace mlir::gspmd;
using sharding::ShardingDialect;

/// Replaces an op that depends on the number of microbatches, which is 1.
static LogicalResult removeOp(Operation *op) {
  if (isMicrobatchSum(op)) {
    op->replaceAllUsesWith(op->getOperands());
    op->erase();
    return success();
  }
  if (auto index = dyn_cast<spmd::AxisIndexOp>(op)) {
    OpBuilder builder(op);
    index.replaceAllUsesWith(
        stablehlo::TensorOps(builder, op->getLoc())
            .constant(cast<RankedTensorType>(index.getType()), 0));
    op->erase();
    return success();
  }
  if (isa_and_nonnull<spmd::SpmdDialect>(op->getDialect()))
    return op->emitOpError("is no sum over microbatches");
  return success();
}

/// Removes the shardings along the axis of microbatches and the global types,
/// which are those of the tensors.
static void removeShardings(func::FuncOp func) {
  auto remove = [](unsigned, NamedAttrList &attrs) {
    attrs.erase(ShardingDialect::kSharding);
    attrs.erase(spmd::SpmdDialect::kGlobalType);
  };
  editArgAttrs(func, remove);
  editResultAttrs(func, remove);
  func->walk(
      [](Operation *op) { op->removeAttr(ShardingDialect::kShardings); });
}

namespace {
struct RemoveMicrobatchesPass
    : mlir::gspmd::impl::PipelineRemoveMicrobatchesBase<
          RemoveMicrobatchesPass> {
  using PipelineRemoveMicrobatchesBase::PipelineRemoveMicrobatchesBase;

  void runOnProgram() override {
    if (failed(run()))
      signalPassFailure();
  }

private:
  LogicalResult run() {
    ModuleOp module = getOperation();
    auto microbatches = module.lookupSymbol<sharding::MeshOp>(kMicrobatchMesh);
    if (!microbatches)
      return module.emitError("has no mesh of microbatches; expected a program "
                              "that is divided into stages");
    if (int64_t count = microbatches.toMesh().numDevices(); count != 1)
      return module.emitError("is the program of one of ")
             << count << " microbatches; expected one microbatch";
    SmallVector<Operation *> ops;
    module.walk([&](Operation *op) { ops.push_back(op); });
    for (Operation *op : ops)
      if (failed(removeOp(op)))
        return failure();
    for (auto func : module.getOps<func::FuncOp>()) {
      removeShardings(func);
      restoreStageShardings(func);
    }
    setPhase(module, ProgramPhase::None);
    auto mesh =
        cast_or_null<sharding::MeshAttr>(module->removeAttr(kStageMesh));
    if (mesh) {
      FlatSymbolRefAttr name = findMeshName(module);
      OpBuilder builder(microbatches);
      sharding::MeshOp::create(builder, microbatches.getLoc(),
                               name ? name.getValue() : StringRef("mesh"),
                               mesh);
    }
    microbatches.erase();
    return success();
  }
};
} // namespace
