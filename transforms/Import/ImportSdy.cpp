//===- ImportSdy.cpp - Shardy's annotations to `sharding` -----------------===//

#include "dialect/StableHLO/CustomCalls.h"
#include "dialect/StableHLO/StablehloOps.h"
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
