//===- ImportSdy.cpp - Shardy's annotations to `sharding` -----------------===//

#include "dialect/StableHLO/CustomCalls.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "mlir/Pass/PassManager.h"
#include "transforms/Export/Passes.h"
#include "transforms/Import/Passes.h"
#include "transforms/Import/SdyAnnotations.h"
#include "transforms/Import/SdyOps.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_IMPORTSDY
#include "transforms/Import/Passes.h.inc"
} // namespace mlir::gspmd

using namespace mlir;
using namespace mlir::gspmd;
using sharding::ShardingDialect;

namespace {

struct ImportSdyPass : ::mlir::gspmd::impl::ImportSdyBase<ImportSdyPass> {
  using ImportSdyBase::ImportSdyBase;
  void runOnOperation() override;

private:
  LogicalResult restateSeveralMeshes(ModuleOp module);
};

} // namespace

/// Each mesh under its name, in the same order.
static void declareAll(ModuleOp module, const MeshUnifier &meshes) {
  OpBuilder b(module.getBodyRegion());
  Operation *last = nullptr;
  for (auto [mesh, name] : meshes.keptMeshes()) {
    sharding::MeshAttr attr;
    if (mesh.isMaximal())
      attr = sharding::MeshAttr::get(module.getContext(), {}, {}, {},
                                     mesh.getDeviceIds());
    else
      attr = sharding::MeshAttr::get(module.getContext(), mesh.toMesh());
    auto old = module.lookupSymbol<sdy::MeshOp>(name.getValue());
    if (old)
      b.setInsertionPoint(old);
    else if (last)
      b.setInsertionPointAfter(last);
    auto mine = sharding::MeshOp::create(
        b, old ? old.getLoc() : module.getLoc(), name.getValue(), attr);
    last = mine;
    if (!old)
      continue;
    mine->setDiscardableAttrs(old->getDiscardableAttrDictionary());
    old.erase();
  }
}

/// Has the program ops of Shardy's that import leaves where all meshes stay?
static bool hasKeptOps(ModuleOp module) {
  return module
      .walk([](Operation *op) {
        return isa<sdy::NamedComputationOp, sdy::DataFlowEdgeOp>(op)
                   ? WalkResult::interrupt()
                   : WalkResult::advance();
      })
      .wasInterrupted();
}

/// A program that is in this dialect already may still be on several meshes:
/// written as Shardy's, it is imported again, to one of them.
LogicalResult ImportSdyPass::restateSeveralMeshes(ModuleOp module) {
  auto meshes = module.getOps<sharding::MeshOp>();
  if (meshes.empty() ||
      (llvm::hasNItemsOrLess(meshes, 1) && !hasKeptOps(module)))
    return success();
  OpPassManager pm(ModuleOp::getOperationName());
  pm.addPass(createExportSdy());
  return runPipeline(pm, module);
}

/// What a call of unknown code does with its operands only its author knows.
static void remarkUnknownCalls(ModuleOp module) {
  module.walk([](stablehlo::CustomCallOp call) {
    if (!call->hasAttr(ShardingDialect::kRule) &&
        !stablehlo::isKnownCustomCall(call.getCallTargetName()))
      call.emitRemark() << "custom call @" << call.getCallTargetName()
                        << " is unknown: shardings do not move through it, and "
                           "it runs on whole tensors, unless it carries a rule";
  });
}

void ImportSdyPass::runOnOperation() {
  ModuleOp module = getOperation();
  if (unifyMeshes && failed(restateSeveralMeshes(module)))
    return signalPassFailure();
  FailureOr<MeshUnifier> meshes =
      unifyMeshes ? MeshUnifier::get(module) : MeshUnifier::keepAll(module);
  if (failed(meshes))
    return signalPassFailure();
  WalkResult walked =
      module.walk<WalkOrder::PostOrder>([&](Operation *op) -> WalkResult {
        if (isa<sdy::MeshOp, sdy::ReturnOp>(op))
          return WalkResult::advance();
        importAnnotations(op, *meshes);
        return importSdyOp(op, *meshes);
      });
  if (walked.wasInterrupted())
    return signalPassFailure();

  remarkUnknownCalls(module);
  if (!unifyMeshes)
    return declareAll(module, *meshes);
  DictionaryAttr kept;
  if (sdy::MeshOp base = meshes->baseOp())
    kept = base->getDiscardableAttrDictionary();
  for (auto old : llvm::make_early_inc_range(module.getOps<sdy::MeshOp>()))
    old.erase();
  if (!meshes->hasMesh())
    return;
  // Made only now: the erased meshes stood where this one goes.
  OpBuilder b(module.getBodyRegion());
  auto mine = sharding::MeshOp::create(
      b, module.getLoc(), meshes->name().getValue(),
      sharding::MeshAttr::get(module.getContext(), meshes->mesh()));
  if (kept)
    mine->setDiscardableAttrs(kept);
}
