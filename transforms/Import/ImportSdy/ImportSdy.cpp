//===- ImportSdy.cpp - Imports Shardy's annotations -----------------------===//

#include "dialect/Sharding/ModuleSymbols.h"
#include "dialect/StableHLO/CustomCalls/CustomCalls.h"
#include "dialect/StableHLO/Ops/Collective/ProcessGrouping.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/Import/ImportSdy/ImportSdyAnnotations.h"
#include "transforms/Import/ImportSdy/ImportSdyOps.h"
#include "transforms/Import/ImportSdyStrings/ImportSdyStrings.h"
#include "transforms/Import/Passes.h"

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
  void runOnProgram() override;
};

} // namespace

/// Replaces the meshes of Shardy by those of `sharding`, in the same order.
static void declareAll(ModuleOp module, const MeshUnifier &meshes) {
  OpBuilder b(module.getBodyRegion());
  DenseMap<StringAttr, sdy::MeshOp> declared;
  for (auto mesh : module.getOps<sdy::MeshOp>())
    declared[mesh.getSymNameAttr()] = mesh;
  Operation *last = nullptr;
  for (auto [mesh, name] : meshes.keptMeshes()) {
    sharding::MeshAttr attr;
    if (mesh.isMaximal())
      attr = sharding::MeshAttr::get(module.getContext(), {}, {}, {},
                                     mesh.getDeviceIds());
    else
      attr = sharding::MeshAttr::get(module.getContext(), mesh.toMesh());
    sdy::MeshOp existing = declared.lookup(name.getAttr());
    if (existing)
      b.setInsertionPoint(existing);
    else if (last)
      b.setInsertionPointAfter(last);
    auto imported = sharding::MeshOp::create(
        b, existing ? existing.getLoc() : module.getLoc(), name.getValue(),
        attr);
    last = imported;
    if (!existing)
      continue;
    imported->setDiscardableAttrs(existing->getDiscardableAttrDictionary());
    existing.erase();
  }
}

/// Reports custom calls of unknown semantics.
static void remarkIfUnknown(Operation *op) {
  std::optional<StringRef> target = stablehlo::customCallTarget(op);
  if (target && !op->hasAttr(ShardingDialect::kRule) &&
      !stablehlo::isKnownCustomCall(*target))
    op->emitRemark()
        << "custom call @" << *target
        << " is unknown: shardings do not propagate through it, and "
           "it runs on replicated tensors, unless it has a rule";
}

/// Returns `mesh` as the attribute of StableHLO's replica groups.
static stablehlo::MeshAttr toStablehlo(sdy::MeshAttr mesh) {
  MLIRContext *context = mesh.getContext();
  SmallVector<stablehlo::MeshAxisAttr> axes;
  for (sharding::MeshAxisAttr axis : mesh.getAxes())
    axes.push_back(
        stablehlo::MeshAxisAttr::get(context, axis.getName(), axis.getSize()));
  DenseIntElementsAttr ids;
  if (int64_t count = mesh.getDeviceIds().size())
    ids = DenseIntElementsAttr::get(
        RankedTensorType::get({count}, IntegerType::get(context, 64)),
        mesh.getDeviceIds());
  return stablehlo::MeshAttr::get(context, axes, ids);
}

/// Inlines the mesh of the groups of a collective, because its symbol is
/// erased.
static LogicalResult writeGroupMesh(Operation *op) {
  StringRef name = "replica_groups";
  auto groups = dyn_cast_or_null<stablehlo::ReplicaGroupMeshAxesAttr>(
      op->getInherentAttr(name).value_or(Attribute()));
  auto symbol = groups ? dyn_cast<FlatSymbolRefAttr>(groups.getMesh())
                       : FlatSymbolRefAttr();
  if (!symbol)
    return success();
  sdy::MeshOp mesh = sdy::lookupMesh(op, symbol);
  if (!mesh)
    return op->emitOpError() << "replica_groups are of " << symbol
                             << ", which is not an sdy.mesh";
  auto placed = stablehlo::ReplicaGroupMeshAxesAttr::getChecked(
      [&] { return op->emitOpError("replica_groups: "); }, op->getContext(),
      Attribute(toStablehlo(mesh.getMesh())), groups.getAxes());
  if (!placed)
    return failure();
  op->setAttr(name, placed);
  return success();
}

/// Imports one op. With `reportsUnknown`, reports custom calls of unknown
/// semantics.
static LogicalResult importOp(Operation *op, const MeshUnifier &meshes,
                              bool reportsUnknown) {
  if (isa<sdy::MeshOp, sdy::ReturnOp>(op))
    return success();
  importAnnotations(op, meshes);
  if (isa_and_nonnull<sdy::SdyDialect>(op->getDialect()))
    return importSdyOp(op, meshes);
  if (stablehlo::isCollective(op))
    return writeGroupMesh(op);
  if (reportsUnknown)
    remarkIfUnknown(op);
  return success();
}

/// Imports all ops of the module, whose symbols stay as they are.
static LogicalResult importOps(ModuleOp module, const MeshUnifier &meshes,
                               bool unifiesMeshes) {
  sharding::SymbolTableScope symbols(module);
  return failure(
      module
          .walk<WalkOrder::PostOrder>([&](Operation *op) -> WalkResult {
            // The pipeline of completion imports again, to one mesh.
            return importOp(op, meshes, /*reportsUnknown=*/unifiesMeshes);
          })
          .wasInterrupted());
}

/// Returns true if the module is a program of several devices that was not
/// imported before, all of whose meshes have one device. JAX declares such a
/// mesh for replicated tensors; the program's mesh is that of
/// `mhlo.num_partitions` then, which import-mhlo creates.
static bool hasOnlyMeshesOfOneDevice(ModuleOp module) {
  auto count = module->getAttrOfType<IntegerAttr>("mhlo.num_partitions");
  return count && count.getInt() > 1 &&
         module.getOps<sharding::MeshOp>().empty() &&
         llvm::all_of(module.getOps<sdy::MeshOp>(), [](sdy::MeshOp mesh) {
           return mesh.getMesh().toMesh().numDevices() == 1;
         });
}

void ImportSdyPass::runOnProgram() {
  ModuleOp module = getOperation();
  if (failed(importSdyStrings(module)))
    return signalPassFailure();
  bool unifyMeshes = this->unifyMeshes || hasOnlyMeshesOfOneDevice(module);
  FailureOr<MeshUnifier> meshes =
      unifyMeshes ? MeshUnifier::get(module) : MeshUnifier::keepAll(module);
  if (failed(meshes))
    return signalPassFailure();
  if (failed(importOps(module, *meshes, unifyMeshes)))
    return signalPassFailure();

  if (!unifyMeshes)
    return declareAll(module, *meshes);
  DictionaryAttr kept;
  if (sdy::MeshOp base = meshes->baseOp())
    kept = base->getDiscardableAttrDictionary();
  for (auto existing : llvm::make_early_inc_range(module.getOps<sdy::MeshOp>()))
    existing.erase();
  if (!meshes->hasMesh())
    return;
  // Created after the other meshes were erased, because their names may be
  // equal.
  OpBuilder b(module.getBodyRegion());
  auto imported = sharding::MeshOp::create(
      b, module.getLoc(), meshes->name().getValue(),
      sharding::MeshAttr::get(module.getContext(), meshes->mesh()));
  if (kept)
    imported->setDiscardableAttrs(kept);
}
