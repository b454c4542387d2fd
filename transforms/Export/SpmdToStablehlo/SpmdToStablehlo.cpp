//===- SpmdToStablehlo.cpp - The program of one device for XLA ------------===//

#include "transforms/Export/SpmdToStablehlo/Passes.h"

#include "dialect/CHLO/ChloDialect.h"
#include "dialect/Spmd/ProcessAttrs.h"
#include "dialect/Spmd/SpmdDialect.h"
#include "dialect/StableHLO/Ops/Collective/ProcessGrouping.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "lib/Algebra/Sharding/TileAssignment.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Dominance.h"
#include "mlir/Transforms/CSE.h"
#include "transforms/Export/SpmdToStablehlo/AsyncCollectives.h"
#include "transforms/Export/SpmdToStablehlo/ProcessCollectives.h"
#include "transforms/OpModels/Support/XlaForm.h"
#include "transforms/Support/Regions.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_SPMDTOSTABLEHLO
#include "transforms/Export/SpmdToStablehlo/Passes.h.inc"
} // namespace mlir::gspmd

using namespace mlir;
using namespace mlir::gspmd;
using sharding::ShardingDialect;
using spmd::SpmdDialect;

namespace {

constexpr StringLiteral kMhloSharding = "mhlo.sharding";

class Exporter {
public:
  Exporter(ModuleOp module, ProcessForm form, ProcessGroups groups,
           RaggedForm ragged, bool isAsync)
      : module(module), form(form), groups(groups), ragged(ragged),
        isAsync(isAsync) {
    for (auto mesh : module.getOps<sharding::MeshOp>())
      meshes[mesh.getSymName()] = mesh.toMesh();
  }

  LogicalResult run();

private:
  LogicalResult findDevices();
  LogicalResult checkOp(Operation *op) const;
  void rewrite(Operation *op);
  void joinEqual();
  void setProcesses();
  /// Where XLA reads an op otherwise than the specification.
  LogicalResult writeAllForXla();
  void exportFunction(FunctionOpInterface function);
  /// `attrs` of an argument or result, without what XLA cannot read.
  DictionaryAttr exportPlace(FunctionOpInterface function, StringRef what,
                             unsigned index, DictionaryAttr attrs);
  DictionaryAttr withoutOurs(DictionaryAttr attrs);
  /// Says that all tensors are parts already.
  void markManual(Operation *op) const;

  ModuleOp module;
  ProcessForm form;
  ProcessGroups groups;
  RaggedForm ragged;
  bool isAsync; ///< collectives that are started stay so
  MeshTable meshes;
  int64_t numDevices = 1;
};

} // namespace

LogicalResult Exporter::findDevices() {
  for (auto mesh : module.getOps<sharding::MeshOp>()) {
    int64_t devices = meshes[mesh.getSymName()].numDevices();
    if (devices == 1) // may stand for replicated tensors
      continue;
    if (numDevices != 1 && devices != numDevices)
      return mesh.emitOpError()
             << "has " << devices << " devices, another mesh " << numDevices
             << "; one program runs on one set of devices";
    numDevices = devices;
  }
  return success();
}

LogicalResult Exporter::checkOp(Operation *op) const {
  if (stablehlo::isCollective(op))
    return op->emitOpError("exchanges between devices outside of a manual "
                           "computation, where a tensor is one whole");
  Dialect *dialect = op->getDialect();
  if (isa<ModuleOp, sharding::MeshOp>(op) ||
      isa_and_nonnull<SpmdDialect, stablehlo::StablehloDialect,
                      chlo::ChloDialect, func::FuncDialect>(dialect))
    return success();
  if (isa_and_nonnull<ShardingDialect>(dialect))
    return op->emitOpError("is left of a program that is not partitioned; only "
                           "partitioned ones have this form");
  return op->emitOpError("has no form in StableHLO or CHLO, which XLA reads");
}

DictionaryAttr Exporter::withoutOurs(DictionaryAttr attrs) {
  SmallVector<NamedAttribute> kept;
  for (NamedAttribute attr : attrs)
    if (!isa_and_nonnull<ShardingDialect, SpmdDialect>(attr.getNameDialect()))
      kept.push_back(attr);
  return DictionaryAttr::get(module.getContext(), kept);
}

DictionaryAttr Exporter::exportPlace(FunctionOpInterface function,
                                     StringRef what, unsigned index,
                                     DictionaryAttr attrs) {
  MLIRContext *context = module.getContext();
  if (!attrs)
    attrs = DictionaryAttr::get(context);
  NamedAttrList kept(withoutOurs(attrs));
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
      function.emitRemark() << "sharding " << sharding << " of " << what << " "
                            << index << " is no tile assignment and left out";
  }
  if (form == ProcessForm::Partitions)
    kept.set(kMhloSharding, StringAttr::get(context, "{manual}"));
  return kept.getDictionary(context);
}

void Exporter::exportFunction(FunctionOpInterface function) {
  for (unsigned i = 0; i < function.getNumArguments(); ++i)
    function.setArgAttrs(
        i, exportPlace(function, "argument", i, function.getArgAttrDict(i)));
  for (unsigned i = 0; i < function.getNumResults(); ++i)
    function.setResultAttrs(
        i, exportPlace(function, "result", i, function.getResultAttrDict(i)));
}

void Exporter::markManual(Operation *op) const {
  // Of loops XLA takes out carries that do not change when it reads them, and
  // would find too many entries. It knows of loops and branches by what is in
  // them.
  if (op->getNumResults() == 0 || hasProgramRegions(op) ||
      !hasProgramRegions(op->getParentOp()))
    return;
  std::string text = "{manual}";
  if (op->getNumResults() > 1) {
    SmallVector<StringRef> each(op->getNumResults(), "{manual}");
    text = "{" + llvm::join(each, ", ") + "}";
  }
  op->setAttr(kMhloSharding, StringAttr::get(op->getContext(), text));
}

LogicalResult Exporter::writeAllForXla() {
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

/// Joins collectives that exchange the same, which CSE leaves as they are.
/// Were there any?
static bool joinExchanges(ModuleOp module) {
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

/// One number of the device, one exchange where several are equal.
void Exporter::joinEqual() {
  IRRewriter rewriter(module.getContext());
  do {
    DominanceInfo dominance;
    eliminateCommonSubExpressions(rewriter, dominance, module);
  } while (joinExchanges(module));
  numberChannels(module);
}

void Exporter::rewrite(Operation *op) {
  if (auto function = dyn_cast<FunctionOpInterface>(op))
    exportFunction(function);
  ProcessCollectives exchange(meshes, form, groups, ragged);
  if (SmallVector<Value> results = exchange.write(op); !results.empty()) {
    op->replaceAllUsesWith(results);
    op->erase();
  } else if (isa<sharding::MeshOp>(op)) {
    op->erase();
  } else {
    op->setDiscardableAttrs(withoutOurs(op->getDiscardableAttrDictionary()));
    writeBooleansAsBytes(op);
  }
}

/// How many devices there are, and of which of the two kinds.
void Exporter::setProcesses() {
  OpBuilder builder(module.getContext());
  bool isReplicas = form == ProcessForm::Replicas;
  module->setAttr("mhlo.num_replicas",
                  builder.getI32IntegerAttr(isReplicas ? numDevices : 1));
  module->setAttr("mhlo.num_partitions",
                  builder.getI32IntegerAttr(isReplicas ? 1 : numDevices));
}

LogicalResult Exporter::run() {
  if (!isAsync)
    spmd::joinStartedCollectives(module);
  SmallVector<Operation *> ops;
  module.walk<WalkOrder::PreOrder>([&](Operation *op) { ops.push_back(op); });
  if (failed(findDevices()))
    return failure();
  for (Operation *op : ops)
    if (failed(checkOp(op)))
      return failure();
  for (Operation *op : ops)
    rewrite(op);
  joinEqual(); // before each is written for itself
  if (failed(writeAllForXla()))
    return failure();
  joinEqual();
  if (form == ProcessForm::Partitions)
    module.walk([&](Operation *op) {
      if (!isa<FunctionOpInterface, ModuleOp>(op))
        markManual(op);
    });
  writeAsyncCollectives(module);
  setProcesses();
  return success();
}

namespace {
struct SpmdToStablehloPass
    : ::mlir::gspmd::impl::SpmdToStablehloBase<SpmdToStablehloPass> {
  using SpmdToStablehloBase::SpmdToStablehloBase;
  void runOnOperation() override {
    if (failed(Exporter(getOperation(), form, groups, ragged, async).run()))
      signalPassFailure();
  }
};
} // namespace
