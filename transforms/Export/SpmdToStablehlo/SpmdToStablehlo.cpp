//===- SpmdToStablehlo.cpp - The program of one device for XLA ------------===//

#include "transforms/Export/SpmdToStablehlo/Passes.h"

#include "dialect/CHLO/ChloDialect.h"
#include "dialect/Spmd/ProcessAttrs.h"
#include "dialect/Spmd/SpmdDialect.h"
#include "dialect/StableHLO/Ops/Collective/ProcessGrouping.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "dialect/VHLO/Version.h"
#include "lib/Algebra/Sharding/TileAssignment.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "transforms/Export/SpmdToStablehlo/AsyncCollectives.h"
#include "transforms/Export/SpmdToStablehlo/ProcessCollectives.h"
#include "transforms/Export/SpmdToStablehlo/WrapInManualComputations.h"
#include "transforms/Export/Support/MhloShardingAttr.h"
#include "transforms/OpModels/Support/XlaForm.h"
#include "transforms/Support/Elimination/DeadOpElimination.h"
#include "transforms/Support/Regions.h"
#include "transforms/Support/SignatureAttrs.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_SPMDTOSTABLEHLO
#include "transforms/Export/SpmdToStablehlo/Passes.h.inc"
} // namespace mlir::gspmd

using namespace mlir;
using namespace mlir::gspmd;
using sharding::ShardingDialect;
using spmd::SpmdDialect;

namespace {

/// The first version of StableHLO that has groups by axes of a mesh.
constexpr vhlo::Version kFirstWithMeshAxes{1, 16, 0};

class StablehloExporter {
public:
  StablehloExporter(ModuleOp module, const SpmdToStablehloOptions &options)
      : module(module), form(options.form), collectives(options.collectives),
        groups(options.groups), ragged(options.ragged),
        otherOps(options.otherOps), target(options.asyncTarget),
        stablehloVersion(options.stablehloVersion),
        asyncTarget(options.async ? std::optional(options.asyncTarget)
                                  : std::nullopt) {
    for (auto mesh : module.getOps<sharding::MeshOp>())
      meshes[mesh.getSymName()] = mesh.toMesh();
  }

  LogicalResult run();

private:
  LogicalResult findDevices();
  /// Sets the form of groups that the reader determines.
  LogicalResult resolveGroups();
  LogicalResult checkOp(Operation *op) const;
  void rewrite(Operation *op);
  void eliminateDuplicates();
  void setProcesses();
  /// Rewrites ops that XLA interprets differently from the specification.
  LogicalResult writeAllForXla();
  void exportFunction(FunctionOpInterface function);
  /// Returns `attrs` of an argument or result without those that XLA cannot
  /// read.
  DictionaryAttr exportAttrs(FunctionOpInterface function, StringRef what,
                             unsigned index, DictionaryAttr attrs);
  DictionaryAttr withoutDialectAttrs(DictionaryAttr attrs);
  /// Marks the results of an op as local tensors.
  void markManual(Operation *op) const;

  ModuleOp module;
  ProcessForm form;
  CollectiveDialect collectives;
  ProcessGroups groups;
  RaggedForm ragged;
  OtherOps otherOps;
  AsyncTarget target;
  /// The version that the reader knows; empty if it is not stated.
  std::string stablehloVersion;
  /// The reader of asynchronous collectives; nullopt: all are synchronous.
  std::optional<AsyncTarget> asyncTarget;
  MeshTable meshes;
  int64_t numDevices = 1;
};

} // namespace

/// A mesh of one line may have 2^31 devices, whose lists would take 16 GB each.
static constexpr int64_t kMaxDevices = int64_t(1) << 20;

LogicalResult StablehloExporter::findDevices() {
  for (auto mesh : module.getOps<sharding::MeshOp>()) {
    int64_t devices = meshes[mesh.getSymName()].numDevices();
    if (devices == 1) // a mesh of one device may stand for replicated tensors
      continue;
    if (numDevices != 1 && devices != numDevices)
      return mesh.emitOpError()
             << "has " << devices << " devices, another mesh " << numDevices
             << "; one program runs on one set of devices";
    if (devices > kMaxDevices)
      return mesh.emitOpError() << "has " << devices
                                << " devices; collectives of StableHLO list "
                                   "their devices, and at most "
                                << kMaxDevices << " are supported";
    numDevices = devices;
  }
  return success();
}

LogicalResult StablehloExporter::resolveGroups() {
  bool readsAxes = target == AsyncTarget::Stablehlo;
  if (!stablehloVersion.empty()) {
    std::optional<vhlo::Version> version =
        vhlo::Version::parse(stablehloVersion);
    if (!version)
      return module.emitError("stablehlo-version: expected a version such as ")
             << vhlo::kNewestVersion.str() << ", found '" << stablehloVersion
             << "'";
    readsAxes = !(*version < kFirstWithMeshAxes);
    if (groups == ProcessGroups::Axes && !readsAxes)
      return module.emitError("groups=axes: StableHLO ")
             << version->str() << " has no groups by axes of a mesh; expected "
             << kFirstWithMeshAxes.str() << " or a newer version, or "
             << "groups=lists";
  }
  if (groups == ProcessGroups::Auto)
    groups = readsAxes ? ProcessGroups::Axes : ProcessGroups::Lists;
  return success();
}

LogicalResult StablehloExporter::checkOp(Operation *op) const {
  if (stablehlo::isCollective(op))
    return op->emitOpError("is a collective outside of a manual computation, "
                           "where tensors are global");
  Dialect *dialect = op->getDialect();
  if (isa<ModuleOp, sharding::MeshOp>(op) ||
      isa_and_nonnull<SpmdDialect, stablehlo::StablehloDialect,
                      chlo::ChloDialect, func::FuncDialect>(dialect))
    return success();
  if (isa_and_nonnull<ShardingDialect>(dialect))
    return op->emitOpError(
        "is part of a program that is not partitioned; expected "
        "a partitioned program");
  if (otherOps == OtherOps::Keep)
    return success();
  return op->emitOpError("has no form in StableHLO or CHLO, which XLA reads; "
                         "for a reader that knows it, other-ops=keep keeps it");
}

DictionaryAttr StablehloExporter::withoutDialectAttrs(DictionaryAttr attrs) {
  SmallVector<NamedAttribute> kept;
  for (NamedAttribute attr : attrs)
    if (!isa_and_nonnull<ShardingDialect, SpmdDialect>(attr.getNameDialect()))
      kept.push_back(attr);
  return DictionaryAttr::get(module.getContext(), kept);
}

DictionaryAttr StablehloExporter::exportAttrs(FunctionOpInterface function,
                                              StringRef what, unsigned index,
                                              DictionaryAttr attrs) {
  MLIRContext *context = module.getContext();
  NamedAttrList kept(withoutDialectAttrs(attrs));
  auto global = attrs.getAs<TypeAttr>(SpmdDialect::kGlobalType);
  if (global)
    kept.set(spmd::kProcessGlobalType, global);
  auto sharding =
      attrs.getAs<sharding::TensorShardingAttr>(ShardingDialect::kSharding);
  if (global && !sharding && numDevices > 1)
    kept.set(spmd::kProcessSharding, StringAttr::get(context, "{replicated}"));
  if (global && sharding) {
    const Mesh &mesh = meshes[sharding.getMesh().getValue()];
    auto tile = TileAssignment::get(mesh, sharding.toSharding(mesh));
    if (tile)
      kept.set(spmd::kProcessSharding,
               StringAttr::get(context, tile->toString()));
    else
      function.emitRemark()
          << "sharding " << sharding << " of " << what << " " << index
          << " is dropped: it cannot be written as a tile assignment";
  }
  if (form == ProcessForm::Partitions)
    kept.set(kMhloSharding, StringAttr::get(context, "{manual}"));
  return kept.getDictionary(context);
}

void StablehloExporter::exportFunction(FunctionOpInterface function) {
  MLIRContext *context = module.getContext();
  editArgAttrs(function, [&](unsigned i, NamedAttrList &attrs) {
    attrs = exportAttrs(function, "argument", i, attrs.getDictionary(context));
  });
  editResultAttrs(function, [&](unsigned i, NamedAttrList &attrs) {
    attrs = exportAttrs(function, "result", i, attrs.getDictionary(context));
  });
}

void StablehloExporter::markManual(Operation *op) const {
  // XLA removes loop-invariant loop-carried values when it reads loops, and
  // would find too many entries. It infers the shardings of loops and branches
  // from their regions.
  if (op->getNumResults() == 0 || hasProgramRegions(op) ||
      !hasProgramRegions(op->getParentOp()))
    return;
  std::string text = "{manual}";
  if (op->getNumResults() > 1) {
    SmallVector<StringRef> shardings(op->getNumResults(), "{manual}");
    text = "{" + llvm::join(shardings, ", ") + "}";
  }
  op->setAttr(kMhloSharding, StringAttr::get(op->getContext(), text));
}

LogicalResult StablehloExporter::writeAllForXla() {
  SmallVector<XlaFormOpInterface> ops;
  module.walk([&](XlaFormOpInterface op) { ops.push_back(op); });
  IRRewriter rewriter(module.getContext());
  for (XlaFormOpInterface op : ops) {
    rewriter.setInsertionPoint(op);
    if (failed(op.writeForXla(rewriter)))
      return failure();
  }
  return success();
}

/// Eliminates equivalent collectives, which CSE keeps because of their effects.
/// Returns true if there was one.
static bool eliminateEquivalentCollectives(ModuleOp module) {
  bool changed = false;
  module.walk([&](Operation *op) {
    if (!stablehlo::isCollective(op))
      return;
    for (Operation *other : op->getOperand(0).getUsers()) {
      if (other->getBlock() != op->getBlock() || !other->isBeforeInBlock(op) ||
          !OperationEquivalence::isEquivalentTo(
              other, op, OperationEquivalence::IgnoreLocations))
        continue;
      op->replaceAllUsesWith(other);
      op->erase();
      changed = true;
      return;
    }
  });
  return changed;
}

/// Eliminates common subexpressions and equivalent collectives, then numbers
/// channels.
void StablehloExporter::eliminateDuplicates() {
  do {
    LocalCSE visited;
    mlir::gspmd::eliminateDuplicates(*module.getBody(), /*last=*/nullptr,
                                     /*results=*/{}, visited);
    eraseUnused(*module.getBody());
  } while (eliminateEquivalentCollectives(module));
  numberChannels(module);
}

void StablehloExporter::rewrite(Operation *op) {
  bool isManual = form == ProcessForm::ManualComputation;
  if (auto function = dyn_cast<FunctionOpInterface>(op); function && !isManual)
    exportFunction(function);
  ProcessCollectives writer(meshes, form, groups, ragged);
  if (SmallVector<Value> results = writer.write(op); !results.empty()) {
    op->replaceAllUsesWith(results);
    op->erase();
  } else if (isa<sharding::MeshOp>(op)) {
    if (!isManual)
      op->erase();
  } else {
    op->setDiscardableAttrs(
        withoutDialectAttrs(op->getDiscardableAttrDictionary()));
    writeBooleansAsBytes(op);
  }
}

/// Writes the number of replicas and partitions.
void StablehloExporter::setProcesses() {
  OpBuilder builder(module.getContext());
  bool isReplicas = form == ProcessForm::Replicas;
  module->setAttr("mhlo.num_replicas",
                  builder.getI32IntegerAttr(isReplicas ? numDevices : 1));
  module->setAttr("mhlo.num_partitions",
                  builder.getI32IntegerAttr(isReplicas ? 1 : numDevices));
}

LogicalResult StablehloExporter::run() {
  if (collectives == CollectiveDialect::Sdy)
    return module.emitError(
        "collectives=sdy: Shardy's collectives change the sharding of global "
        "tensors, which a program of local tensors does not have; expected "
        "--gspmd-export-stablehlo=collectives=sdy without a form, or "
        "collectives=stablehlo");
  if (collectives == CollectiveDialect::Spmd) {
    if (form == ProcessForm::ManualComputation)
      return module.emitError(
          "collectives=spmd: ops of spmd are the program of one device, and a "
          "manual computation is in a program of global tensors; expected "
          "another form, or collectives=stablehlo");
    return success();
  }
  if (!asyncTarget)
    spmd::joinStartedCollectives(module);
  SmallVector<Operation *> ops;
  module.walk<WalkOrder::PreOrder>([&](Operation *op) { ops.push_back(op); });
  if (failed(findDevices()) || failed(resolveGroups()))
    return failure();
  for (Operation *op : ops)
    if (failed(checkOp(op)))
      return failure();
  for (Operation *op : ops)
    rewrite(op);
  eliminateDuplicates(); // before ops are rewritten one by one
  if (failed(writeAllForXla()))
    return failure();
  eliminateDuplicates();
  if (form == ProcessForm::Partitions)
    module.walk([&](Operation *op) {
      if (!isa<FunctionOpInterface, ModuleOp>(op))
        markManual(op);
    });
  if (asyncTarget)
    writeAsyncCollectives(module, *asyncTarget, form);
  if (form == ProcessForm::ManualComputation &&
      failed(wrapInManualComputations(module, meshes)))
    return failure();
  setProcesses();
  return success();
}

namespace {
struct SpmdToStablehloPass
    : ::mlir::gspmd::impl::SpmdToStablehloBase<SpmdToStablehloPass> {
  using SpmdToStablehloBase::SpmdToStablehloBase;
  void runOnProgram() override {
    if (failed(StablehloExporter(getOperation(),
                                 {form, collectives, groups, ragged, async,
                                  asyncTarget, otherOps, stablehloVersion})
                   .run()))
      signalPassFailure();
  }
};
} // namespace
