//===- ExportSdy.cpp - `sharding` to Shardy's annotations -----------------===//

#include "dialect/Sdy/SdyDialect.h"
#include "dialect/Sharding/ForeignEdges.h"
#include "transforms/Export/ExportSdy/MergeClones.h"
#include "transforms/Export/Passes.h"
#include "transforms/Export/Support/LoopInvariantCarries.h"
#include "transforms/Support/ShardingAnnotations.h"
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
  void runOnOperation() override;
};
} // namespace

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

/// On a single device there are no dimensions to speak of, as JAX writes it.
static sdy::TensorShardingAttr toSdy(sharding::TensorShardingAttr attr,
                                     Operation *op) {
  ArrayRef<sharding::DimShardingAttr> dims = attr.getDims();
  if (sharding::MeshOp mesh = sharding::lookupMesh(op, attr.getMesh());
      mesh && mesh.getMesh().isMaximal())
    dims = {};
  return sdy::TensorShardingAttr::get(attr.getContext(), attr.getMesh(), dims,
                                      attr.getReplicated(), attr.getUnreduced(),
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

/// Records that import has put aside, under their names.
static DictionaryAttr withRecords(DictionaryAttr attrs) {
  auto records = attrs ? attrs.getAs<DictionaryAttr>(sharding::kForeignEdges)
                       : DictionaryAttr();
  if (!records)
    return attrs;
  NamedAttrList all(attrs);
  all.erase(sharding::kForeignEdges);
  for (NamedAttribute record : records)
    all.set(record.getName(), record.getValue());
  return all.getDictionary(attrs.getContext());
}

static void exportFunction(FunctionOpInterface func) {
  for (unsigned i = 0; i < func.getNumArguments(); ++i)
    if (func.getArgAttr(i, sharding::kForeignEdges))
      func.setArgAttrs(i, withRecords(func.getArgAttrDict(i)));
  for (unsigned i = 0; i < func.getNumResults(); ++i)
    if (func.getResultAttr(i, sharding::kForeignEdges))
      func.setResultAttrs(i, withRecords(func.getResultAttrDict(i)));
  auto write = [&](Attribute attr, Type) -> FailureOr<Attribute> {
    return Attribute(toSdy(cast<sharding::TensorShardingAttr>(attr), func));
  };
  (void)translateSignature(func, ShardingDialect::kSharding,
                           sdy::SdyDialect::kSharding, write);
}

/// Are the shardings of the op's results told by data-flow edges?
static bool isSaidByEdges(Operation *op) {
  return llvm::any_of(op->getUsers(), [](Operation *user) {
    return isa<sdy::DataFlowEdgeOp>(user);
  });
}

/// The in_shardings of a named computation are those of its block's arguments;
/// an argument of which nothing is known is open on the mesh of the others.
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

static void exportAttributes(Operation *op, SymbolTableCollection &symbols) {
  op->removeDiscardableAttr(ShardingDialect::kEdges);
  if (op->hasAttr(sharding::kForeignEdges))
    op->setDiscardableAttrs(withRecords(op->getDiscardableAttrDictionary()));
  if (auto rule =
          op->getAttrOfType<sharding::RuleAttr>(ShardingDialect::kRule)) {
    op->removeAttr(ShardingDialect::kRule);
    // Of a custom call nobody but its user can know one.
    bool isCustom = rule.getIsCustom() ||
                    op->getName().getStringRef() == "stablehlo.custom_call";
    op->setAttr(sdy::SdyDialect::kShardingRule,
                sdy::OpShardingRuleAttr::get(op->getContext(),
                                             rule.withCustom(isCustom)));
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
    else if (!hasLoopInvariantCarry(op, symbols) && !isSaidByEdges(op))
      op->setAttr(sdy::SdyDialect::kSharding, toSdy(all, op));
  }
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

/// Replaces `op` by an SdyOp made of `args`; other attributes are kept.
template <typename SdyOp, typename... Args>
static SdyOp replaceBy(Operation *op, Args &&...args) {
  OpBuilder b(op);
  auto mine = SdyOp::create(b, op->getLoc(), std::forward<Args>(args)...);
  mine->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  op->replaceAllUsesWith(mine);
  return mine;
}

/// A constraint tells its own sharding; what completion added to it is there
/// too.
static sdy::TensorShardingAttr constraintOf(Operation *op,
                                            sharding::TensorShardingAttr own) {
  auto name = StringAttr::get(op->getContext(), sdy::SdyDialect::kSharding);
  auto completed = op->getAttrOfType<sdy::TensorShardingPerValueAttr>(name);
  op->removeDiscardableAttr(name);
  return completed ? completed.getShardings().front() : toSdy(own, op);
}

/// A reshard becomes a constraint too: XLA has no use for sdy.reshard in what
/// it reads, and a closed constraint on a completed program says the same.
static LogicalResult exportReshard(sharding::ReshardOp op) {
  if (op.getReduction() != sharding::ReductionKind::Add)
    return op.emitOpError("combines partial results by ")
           << stringifyReductionKind(op.getReduction())
           << ", which Shardy's annotations cannot say";
  sdy::TensorShardingAttr sharding = constraintOf(op, op.getSharding());
  replaceBy<sdy::ShardingConstraintOp>(op, op.getType(), op.getInput(),
                                       sharding);
  op.erase();
  return success();
}

/// Is `axis` manual in a computation around `op`?
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
      return op.emitOpError("is manual on a part of axis \"")
             << axis.getName() << "\", which sdy.manual_computation cannot say";
    // Shardy's axes are manual once.
    if (!isManualAround(op, axis.getName()))
      axes.push_back(StringAttr::get(op.getContext(), axis.getName()));
  }
  auto mine = replaceBy<sdy::ManualComputationOp>(
      op, op.getResultTypes(), op.getInputs(), toSdy(op.getInShardings(), op),
      toSdy(op.getOutShardings(), op),
      sdy::ManualAxesAttr::get(op.getContext(), axes));
  mine.getBody().takeBody(op.getBody());
  Operation *end = mine.getBody().front().getTerminator();
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

static LogicalResult exportOp(Operation *op, SymbolTableCollection &symbols) {
  if (auto func = dyn_cast<FunctionOpInterface>(op))
    exportFunction(func);
  else
    exportAttributes(op, symbols);
  return llvm::TypeSwitch<Operation *, LogicalResult>(op)
      .Case([](sharding::MeshSplitOp op) {
        sdy::TensorShardingAttr sharding = constraintOf(op, op.getSharding());
        replaceBy<sdy::ShardingConstraintOp>(op, op.getType(), op.getInput(),
                                             sharding);
        op.erase();
        return success();
      })
      .Case([](sharding::ReshardOp op) { return exportReshard(op); })
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

void ExportSdyPass::runOnOperation() {
  ModuleOp module = getOperation();
  mergeClones(module);
  // Meshes last: shardings refer to them while ops are looked at.
  SymbolTableCollection symbols;
  WalkResult walked =
      module.walk<WalkOrder::PostOrder>([&](Operation *op) -> WalkResult {
        if (isa<sharding::MeshOp>(op))
          return WalkResult::advance();
        return exportOp(op, symbols);
      });
  if (walked.wasInterrupted())
    return signalPassFailure();
  for (auto old :
       llvm::make_early_inc_range(module.getOps<sharding::MeshOp>())) {
    replaceBy<sdy::MeshOp>(old, old.getSymNameAttr(), toSdy(old.getMesh()));
    old.erase();
  }
}
