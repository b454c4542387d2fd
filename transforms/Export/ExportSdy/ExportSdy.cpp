//===- ExportSdy.cpp - Shardy's annotations -------------------------------===//

#include "dialect/Sdy/SdyDialect.h"
#include "dialect/Sharding/ForeignEdges.h"
#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "dialect/StableHLO/CustomCalls/CustomCalls.h"
#include "mlir/IR/TypeUtilities.h"
#include "transforms/Export/ExportSdy/MergeClones.h"
#include "transforms/Export/ExportSdy/ReshardCollectives.h"
#include "transforms/Export/Passes.h"
#include "transforms/Export/Support/LoopInvariantCarries.h"
#include "transforms/ForeignDialects/NestedModules.h"
#include "transforms/Support/ProgramPhase.h"
#include "transforms/Support/ShardingAnnotations.h"
#include "transforms/Support/SignatureAttrs.h"
#include "llvm/ADT/TypeSwitch.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_EXPORTSDY
#include "transforms/Export/Passes.h.inc"
} // namespace mlir::gspmd

using namespace mlir;
using namespace mlir::gspmd;
using sharding::ShardingDialect;

namespace {
struct ExportSdyPass : ::mlir::gspmd::impl::ExportSdyBase<ExportSdyPass> {
  using ExportSdyBase::ExportSdyBase;
  void runOnProgram() override {
    auto run = [&](ModuleOp module) { return exportModule(module); };
    if (failed(runOnNestedModules(getOperation(), run)))
      signalPassFailure();
  }

private:
  LogicalResult exportModule(ModuleOp module);
};
} // namespace

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

/// A sharding on a single device has no dimensions, as in JAX.
static sdy::TensorShardingAttr toSdy(sharding::TensorShardingAttr attr,
                                     Operation *op) {
  ArrayRef<sharding::DimShardingAttr> dims = attr.getDims();
  sharding::MeshOp mesh = sharding::lookupMesh(op, attr.getMesh());
  if (mesh && mesh.getMesh().isMaximal())
    dims = {};
  SmallVector<sharding::AxisRefAttr> unreduced(attr.getUnreduced());
  if (mesh && unreduced.size() > 1) {
    // Shardy requires the order of the mesh.
    Mesh axes = mesh.toMesh();
    AxisList sorted(attr.toSharding(axes).unreducedAxes());
    llvm::sort(sorted);
    unreduced = SmallVector<sharding::AxisRefAttr>(
        sharding::AxesAttr::get(attr.getContext(), attr.getMesh(), axes,
                                canonical(sorted))
            .getAxes());
  }
  return sdy::TensorShardingAttr::get(attr.getContext(), attr.getMesh(), dims,
                                      attr.getReplicated(), unreduced,
                                      attr.getReduction());
}

static sdy::TensorShardingPerValueAttr
toSdy(sharding::TensorShardingPerValueAttr all, Operation *op) {
  SmallVector<sdy::TensorShardingAttr> result;
  for (sharding::TensorShardingAttr one : all.getShardings())
    result.push_back(toSdy(one, op));
  return sdy::TensorShardingPerValueAttr::get(all.getContext(), result);
}

static sdy::MeshAttr toSdy(sharding::MeshAttr attr) {
  if (attr.isMaximal())
    return sdy::MeshAttr::get(attr.getContext(), {}, attr.getDeviceList());
  SmallVector<int64_t> ids;
  Mesh mesh = attr.toMesh();
  if (!mesh.deviceOrder().isIdentity())
    for (int64_t i = 0; i < mesh.numDevices(); ++i)
      ids.push_back(mesh.deviceOrder().deviceAt(i));
  return sdy::MeshAttr::get(attr.getContext(), attr.getAxes(), ids);
}

/// Restores the records that import has put aside.
static void restoreRecords(NamedAttrList &attrs) {
  auto records =
      dyn_cast_or_null<DictionaryAttr>(attrs.get(sharding::kForeignEdges));
  if (!records)
    return;
  attrs.erase(sharding::kForeignEdges);
  for (NamedAttribute record : records)
    attrs.set(record.getName(), record.getValue());
}

static void exportFunction(FunctionOpInterface func) {
  auto restore = [](unsigned, NamedAttrList &attrs) { restoreRecords(attrs); };
  editArgAttrs(func, restore);
  editResultAttrs(func, restore);
  auto write = [&](Attribute attr, Type) -> FailureOr<Attribute> {
    return Attribute(toSdy(cast<sharding::TensorShardingAttr>(attr), func));
  };
  (void)translateSignature(func, ShardingDialect::kSharding,
                           sdy::SdyDialect::kSharding, write);
}

/// Returns true if data-flow edges specify the shardings of the op's results.
static bool isSpecifiedByEdges(Operation *op) {
  return llvm::any_of(op->getUsers(), [](Operation *user) {
    return isa<sdy::DataFlowEdgeOp>(user);
  });
}

/// Sets the in_shardings of a named computation from those of its block's
/// arguments; an argument without a sharding is open on the mesh of the others.
static void exportBlockArgs(sdy::NamedComputationOp op) {
  auto all = op->getAttrOfType<ArrayAttr>(ShardingDialect::kBlockArgs);
  op->removeDiscardableAttr(ShardingDialect::kBlockArgs);
  FlatSymbolRefAttr mesh;
  for (Attribute one : all ? all.getValue() : ArrayRef<Attribute>())
    if (auto known = dyn_cast<sharding::TensorShardingAttr>(one);
        known && !mesh)
      mesh = known.getMesh();
  if (!mesh)
    return;
  SmallVector<sdy::TensorShardingAttr> result;
  for (auto [one, type] : llvm::zip_equal(all, op->getOperandTypes())) {
    auto known = dyn_cast<sharding::TensorShardingAttr>(one);
    result.push_back(
        toSdy(known ? known : sharding::openSharding(mesh, type), op));
  }
  op.setInShardingsAttr(
      sdy::TensorShardingPerValueAttr::get(op->getContext(), result));
}

/// Returns true if the rule is one that the user wrote: that of a custom call
/// unless the call's model has the same.
static bool isWrittenByUser(Operation *op, sharding::RuleAttr rule) {
  if (rule.getIsCustom() || !stablehlo::customCallTarget(op))
    return rule.getIsCustom();
  auto model = dyn_cast<sharding::ShardingRuleOpInterface>(op);
  return !model || rule != sharding::RuleAttr::get(
                               op->getContext(),
                               model.getShardingRule(/*conservative=*/false));
}

static void exportAttributes(Operation *op, SymbolTableCollection &symbols,
                             SdyReshards reshards) {
  op->removeDiscardableAttr(ShardingDialect::kEdges);
  if (op->hasAttr(sharding::kForeignEdges)) {
    NamedAttrList attrs(op->getDiscardableAttrDictionary());
    restoreRecords(attrs);
    op->setDiscardableAttrs(attrs.getDictionary(op->getContext()));
  }
  if (auto rule =
          op->getAttrOfType<sharding::RuleAttr>(ShardingDialect::kRule)) {
    op->removeAttr(ShardingDialect::kRule);
    // Shardy's text has no rule without operands or results.
    if (op->getNumOperands() > 0 && op->getNumResults() > 0)
      op->setAttr(
          sdy::SdyDialect::kShardingRule,
          sdy::OpShardingRuleAttr::get(
              op->getContext(), rule.withCustom(isWrittenByUser(op, rule))));
  }
  if (!isa<sdy::NamedComputationOp>(op))
    op->removeAttr(ShardingDialect::kBlockArgs);
  if (auto all = op->getAttrOfType<sharding::TensorShardingPerValueAttr>(
          ShardingDialect::kShardings)) {
    op->removeAttr(ShardingDialect::kShardings);
    if (auto edge = dyn_cast<sdy::DataFlowEdgeOp>(op))
      edge.setShardingAttr(toSdy(all.getShardings().front(), op));
    else if (auto named = dyn_cast<sdy::NamedComputationOp>(op))
      named.setOutShardingsAttr(toSdy(all, op));
    else if (!isSpecifiedByEdges(op) && (reshards != SdyReshards::Constraints ||
                                         !hasLoopInvariantCarry(op, symbols)))
      op->setAttr(sdy::SdyDialect::kSharding, toSdy(all, op));
  }
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

/// Replaces `op` by an SdyOp created from `args`; other attributes are kept.
template <typename SdyOp, typename... Args>
static SdyOp replaceBy(Operation *op, Args &&...args) {
  OpBuilder b(op);
  auto exported = SdyOp::create(b, op->getLoc(), std::forward<Args>(args)...);
  exported->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  op->replaceAllUsesWith(exported);
  return exported;
}

/// Returns the sharding of a constraint, including the axes that completion
/// added.
static sdy::TensorShardingAttr
constraintOf(Operation *op, sharding::TensorShardingAttr attribute) {
  auto name = StringAttr::get(op->getContext(), sdy::SdyDialect::kSharding);
  auto completed = op->getAttrOfType<sdy::TensorShardingPerValueAttr>(name);
  op->removeDiscardableAttr(name);
  return completed ? completed.getShardings().front() : toSdy(attribute, op);
}

/// Returns true if the producer of the input states how `op` combines partial
/// results. Its sharding is Shardy's already.
static bool isReductionStated(sharding::ReshardOp op) {
  auto input = dyn_cast<OpResult>(op.getInput());
  if (!input)
    return false;
  auto known = input.getOwner()->getAttrOfType<sdy::TensorShardingPerValueAttr>(
      sdy::SdyDialect::kSharding);
  if (!known)
    return false;
  sdy::TensorShardingAttr sharding =
      known.getShardings()[input.getResultNumber()];
  return !sharding.getUnreduced().empty() &&
         sharding::fromAlgebra(sharding.getReduction()) ==
             shardyKind(op.getReduction(),
                        getElementTypeOrSelf(input.getType()));
}

/// Exports a reshard, as a constraint for XLA, which does not accept
/// sdy.reshard as input: a closed constraint on a completed program is
/// equivalent.
static LogicalResult exportReshard(sharding::ReshardOp op,
                                   SdyReshards reshards) {
  if (op.getReduction() != sharding::ReductionKind::Add &&
      !isReductionStated(op))
    return op.emitOpError("combines partial results by ")
           << stringifyReductionKind(op.getReduction())
           << ", which Shardy's annotations cannot express";
  sdy::TensorShardingAttr sharding = constraintOf(op, op.getSharding());
  if (reshards == SdyReshards::Reshards)
    replaceBy<sdy::ReshardOp>(op, op.getType(), op.getInput(), sharding);
  else
    replaceBy<sdy::ShardingConstraintOp>(op, op.getType(), op.getInput(),
                                         sharding);
  op.erase();
  return success();
}

/// Returns true if `axis` is manual in a computation around `op`.
static bool isManualAround(sharding::ManualComputationOp op, StringRef axis) {
  auto around = op->getParentOfType<sharding::ManualComputationOp>();
  for (; around;
       around = around->getParentOfType<sharding::ManualComputationOp>())
    for (sharding::AxisRefAttr other : around.getManualAxes().getAxes())
      if (other.getName() == axis)
        return true;
  return false;
}

static LogicalResult exportManual(sharding::ManualComputationOp op) {
  SmallVector<StringAttr> axes;
  for (sharding::AxisRefAttr axis : op.getManualAxes().getAxes()) {
    if (axis.isSubAxis())
      return op.emitOpError("is manual on a sub-axis of \"")
             << axis.getName()
             << "\", which sdy.manual_computation cannot express";
    // In Shardy an axis is manual once.
    if (!isManualAround(op, axis.getName()))
      axes.push_back(StringAttr::get(op.getContext(), axis.getName()));
  }
  auto exported = replaceBy<sdy::ManualComputationOp>(
      op, op.getResultTypes(), op.getInputs(), toSdy(op.getInShardings(), op),
      toSdy(op.getOutShardings(), op),
      sdy::ManualAxesAttr::get(op.getContext(), axes));
  exported.getBody().takeBody(op.getBody());
  Operation *end = exported.getBody().front().getTerminator();
  OpBuilder b(end);
  sdy::ReturnOp::create(b, end->getLoc(), end->getOperands());
  end->erase();
  op.erase();
  return success();
}

static sdy::PropagationDirection allowedBy(StringRef blocked) {
  if (blocked == "forward")
    return sdy::PropagationDirection::BACKWARD;
  if (blocked == "backward")
    return sdy::PropagationDirection::FORWARD;
  return sdy::PropagationDirection::NONE;
}

static LogicalResult exportOp(Operation *op, SymbolTableCollection &symbols,
                              SdyReshards reshards) {
  if (auto func = dyn_cast<FunctionOpInterface>(op))
    exportFunction(func);
  else
    exportAttributes(op, symbols, reshards);
  return llvm::TypeSwitch<Operation *, LogicalResult>(op)
      .Case([](sharding::MeshSplitOp op) {
        sdy::TensorShardingAttr sharding = constraintOf(op, op.getSharding());
        replaceBy<sdy::ShardingConstraintOp>(op, op.getType(), op.getInput(),
                                             sharding);
        op.erase();
        return success();
      })
      .Case([&](sharding::ReshardOp op) { return exportReshard(op, reshards); })
      .Case([](sharding::ManualComputationOp op) { return exportManual(op); })
      .Case([](sharding::GroupOp op) {
        replaceBy<sdy::ShardingGroupOp>(op, op.getInput(), op.getGroupIdAttr());
        op.erase();
        return success();
      })
      .Case([](sdy::NamedComputationOp op) {
        exportBlockArgs(op);
        return success();
      })
      .Case([](sharding::BarrierOp op) {
        replaceBy<sdy::PropagationBarrierOp>(op, op.getType(), op.getInput(),
                                             allowedBy(op.getDirection()));
        op.erase();
        return success();
      })
      .Default(success());
}

LogicalResult ExportSdyPass::exportModule(ModuleOp module) {
  if (phaseOf(module) == ProgramPhase::Partitioned)
    return module.emitError(
        "is the program of one device, whose local tensors Shardy's "
        "annotations would describe as global; expected a program before "
        "partitioning (--gspmd-import, --gspmd-complete or --gspmd-reshard), "
        "or --gspmd-export-stablehlo=form=manual-computation, which writes "
        "this one");
  if (reshards == SdyReshards::Collectives) {
    if (phaseOf(module) != ProgramPhase::Resharded &&
        !module.getOps<sharding::MeshOp>().empty()) {
      return module.emitError(
          "reshards=collectives: expected a program in which each change of "
          "sharding is an op (--gspmd-reshard)");
    }
    if (failed(writeReshardsAsCollectives(module)))
      return failure();
  }
  removeAnnotatedMarks(module);
  setPhase(module, ProgramPhase::None);
  module.walk([](Operation *op) { writeShardyKinds(op); });
  mergeClones(module);
  // Meshes are exported last: shardings refer to them during the walk.
  SymbolTableCollection symbols;
  WalkResult walked =
      module.walk<WalkOrder::PostOrder>([&](Operation *op) -> WalkResult {
        if (isa<sharding::MeshOp>(op))
          return WalkResult::advance();
        return exportOp(op, symbols, reshards);
      });
  if (walked.wasInterrupted())
    return failure();
  for (auto mesh :
       llvm::make_early_inc_range(module.getOps<sharding::MeshOp>())) {
    replaceBy<sdy::MeshOp>(mesh, mesh.getSymNameAttr(), toSdy(mesh.getMesh()));
    mesh.erase();
  }
  return success();
}
