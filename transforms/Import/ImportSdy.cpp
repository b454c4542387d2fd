//===- ImportSdy.cpp - Shardy's annotations to `sharding` -----------------===//

#include "dialect/StableHLO/CustomCalls.h"
#include "dialect/StableHLO/StablehloDialect.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "mlir/Pass/PassManager.h"
#include "transforms/Export/Passes.h"
#include "transforms/Import/MeshUnifier.h"
#include "transforms/Import/Passes.h"
#include "transforms/Import/ScalarRegions.h"
#include "llvm/ADT/TypeSwitch.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_IMPORTSDY
#include "transforms/Import/Passes.h.inc"
} // namespace mlir::gspmd

using namespace mlir;
using namespace mlir::gspmd;
using sharding::ShardingDialect;

namespace {

/// Converts the annotations of one module, op by op.
class Importer {
public:
  explicit Importer(const MeshUnifier &meshes) : meshes(meshes) {}

  LogicalResult importOp(Operation *op);

private:
  void importFunction(FunctionOpInterface func);
  void importAttributes(Operation *op);
  sharding::TensorShardingPerValueAttr
  translateAll(sdy::TensorShardingPerValueAttr all, TypeRange types,
               Operation *op, bool *anyKept = nullptr);

  LogicalResult importConstraint(sdy::ShardingConstraintOp op);
  LogicalResult importReshard(Operation *op, Value input,
                              sdy::TensorShardingAttr sharding);
  LogicalResult importManual(sdy::ManualComputationOp op);
  LogicalResult importNamed(sdy::NamedComputationOp op);
  void keepNamed(sdy::NamedComputationOp op);
  LogicalResult importGroup(sdy::ShardingGroupOp op);
  LogicalResult importBarrier(sdy::PropagationBarrierOp op);
  LogicalResult importConstant(sdy::ConstantOp op);
  LogicalResult importEdge(sdy::DataFlowEdgeOp op);

  /// `values` split by `shardings`, where there are any.
  SmallVector<Value> split(OpBuilder &b, Location loc, ValueRange values,
                           sdy::TensorShardingPerValueAttr shardings,
                           Operation *op);

  const MeshUnifier &meshes;
};

struct ImportSdyPass : ::mlir::gspmd::impl::ImportSdyBase<ImportSdyPass> {
  using ImportSdyBase::ImportSdyBase;
  void runOnOperation() override;

private:
  LogicalResult restateSeveralMeshes(ModuleOp module);
};

} // namespace

//===----------------------------------------------------------------------===//
// Attached shardings
//===----------------------------------------------------------------------===//

/// Shardings that are dropped become open; `anyKept` tells whether some stayed.
sharding::TensorShardingPerValueAttr
Importer::translateAll(sdy::TensorShardingPerValueAttr all, TypeRange types,
                       Operation *op, bool *anyKept) {
  SmallVector<sharding::TensorShardingAttr> result;
  for (auto [one, type] : llvm::zip_equal(all.getShardings(), types)) {
    sharding::TensorShardingAttr mine = meshes.translate(one, type, op);
    if (mine && anyKept)
      *anyKept = true;
    result.push_back(mine ? mine : meshes.openSharding(type));
  }
  return sharding::TensorShardingPerValueAttr::get(op->getContext(), result);
}

void Importer::importFunction(FunctionOpInterface func) {
  MLIRContext *context = func.getContext();
  auto theirs = StringAttr::get(context, sdy::SdyDialect::kSharding);
  auto ours = StringAttr::get(context, ShardingDialect::kSharding);
  // All at once: each change of one entry would copy the list.
  auto import = [&](TypeRange types, auto attrsOf, auto setAll) {
    SmallVector<DictionaryAttr> all;
    bool isChanged = false;
    for (auto [i, type] : llvm::enumerate(types)) {
      NamedAttrList list(attrsOf(i));
      auto old = dyn_cast_or_null<sdy::TensorShardingAttr>(list.get(theirs));
      if (old) {
        isChanged = true;
        list.erase(theirs);
        if (auto mine = meshes.translate(old, type, func))
          list.set(ours, mine);
      }
      all.push_back(list.getDictionary(context));
    }
    if (isChanged)
      setAll(all);
  };
  import(
      func.getArgumentTypes(),
      [&](unsigned i) { return func.getArgAttrDict(i); },
      [&](ArrayRef<DictionaryAttr> all) { func.setAllArgAttrs(all); });
  import(
      func.getResultTypes(),
      [&](unsigned i) { return func.getResultAttrDict(i); },
      [&](ArrayRef<DictionaryAttr> all) { func.setAllResultAttrs(all); });
}

void Importer::importAttributes(Operation *op) {
  if (op->getRawDictionaryAttrs().empty())
    return;
  if (auto rule = op->getAttrOfType<sdy::OpShardingRuleAttr>(
          sdy::SdyDialect::kShardingRule)) {
    op->removeAttr(sdy::SdyDialect::kShardingRule);
    op->setAttr(ShardingDialect::kRule, rule.getRule());
  }
  auto all = op->getAttrOfType<sdy::TensorShardingPerValueAttr>(
      sdy::SdyDialect::kSharding);
  if (!all)
    return;
  op->removeAttr(sdy::SdyDialect::kSharding);
  if (isInScalarRegion(op) || !meshes.hasMesh())
    return;
  if (op->getNumResults() == 0) {
    // Where an op without results runs is of no interest on one mesh.
    if (meshes.keepsAll())
      op->setAttr(ShardingDialect::kShardings,
                  translateAll(all, NoneType::get(op->getContext()), op));
    return;
  }
  bool anyKept = false;
  auto mine = translateAll(all, op->getResultTypes(), op, &anyKept);
  if (anyKept)
    op->setAttr(ShardingDialect::kShardings, mine);
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

/// Can a sharding be attached to `value` itself, and is there none yet?
static bool canAttach(Value value) {
  if (sharding::getSharding(value))
    return false;
  if (auto arg = dyn_cast<BlockArgument>(value)) {
    // Functions are imported after the ops in them.
    auto func = dyn_cast<FunctionOpInterface>(arg.getOwner()->getParentOp());
    return func && arg.getOwner()->isEntryBlock() &&
           !func.getArgAttr(arg.getArgNumber(), sdy::SdyDialect::kSharding);
  }
  return !isa<sdy::SdyDialect, ShardingDialect>(
      value.getDefiningOp()->getDialect());
}

/// The same cuts of dimensions that may be cut further, of a tensor that is
/// whole.
static sharding::TensorShardingAttr
asWholeAndOpen(sharding::TensorShardingAttr sharding) {
  SmallVector<sharding::DimShardingAttr> dims;
  for (sharding::DimShardingAttr dim : sharding.getDims())
    dims.push_back(
        sharding::DimShardingAttr::get(sharding.getContext(), dim.getAxes(),
                                       /*isClosed=*/false, dim.getPriority()));
  return sharding::TensorShardingAttr::get(sharding.getContext(),
                                           sharding.getMesh(), dims,
                                           sharding.getReplicated(), {});
}

LogicalResult Importer::importConstraint(sdy::ShardingConstraintOp op) {
  bool isScalar = op.getType().getRank() == 0;
  sharding::TensorShardingAttr mine;
  if (!(isScalar && isInScalarRegion(op)))
    mine = meshes.translate(op.getSharding(), op.getType(), op);
  if (!mine) {
    op.replaceAllUsesWith(op.getInput());
  } else if (!mine.getUnreduced().empty() && !meshes.keepsAll()) {
    // Partial sums need not be added up yet: when they are, and to which parts,
    // is for the partition to choose, which sees what they are added for.
    Value input = op.getInput();
    if (canAttach(input)) {
      sharding::setSharding(input, asWholeAndOpen(mine));
    } else {
      OpBuilder b(op);
      input = sharding::MeshSplitOp::create(b, op.getLoc(), op.getType(), input,
                                            asWholeAndOpen(mine));
    }
    op.replaceAllUsesWith(input);
  } else if (!mine.getUnreduced().empty()) {
    // Partial results are made at once, by a decision.
    return importReshard(op, op.getInput(), op.getSharding());
  } else {
    OpBuilder b(op);
    auto split = sharding::MeshSplitOp::create(b, op.getLoc(), op.getType(),
                                               op.getInput(), mine);
    split->setDiscardableAttrs(op->getDiscardableAttrDictionary());
    op.replaceAllUsesWith(split.getResult());
  }
  op.erase();
  return success();
}

LogicalResult Importer::importReshard(Operation *op, Value input,
                                      sdy::TensorShardingAttr sharding) {
  sharding::TensorShardingAttr mine =
      meshes.translate(sharding, input.getType(), op);
  Value result = input;
  if (mine) {
    OpBuilder b(op);
    auto reshard = sharding::ReshardOp::create(b, op->getLoc(), input.getType(),
                                               input, mine);
    reshard->setDiscardableAttrs(op->getDiscardableAttrDictionary());
    result = reshard;
  }
  op->getResult(0).replaceAllUsesWith(result);
  op->erase();
  return success();
}

LogicalResult Importer::importManual(sdy::ManualComputationOp op) {
  if (!meshes.hasMesh())
    return op.emitOpError("is on no mesh with axes");
  sdy::MeshAttr mesh;
  for (auto all : {op.getInShardings(), op.getOutShardings()})
    for (sdy::TensorShardingAttr one : all.getShardings())
      if (!mesh)
        mesh = one.lookupMesh(op);
  SmallVector<sharding::AxisRefAttr> axes;
  for (StringAttr name : op.getManualAxes().getValue())
    axes.push_back(
        sharding::AxisRefAttr::get(op->getContext(), name.getValue(), 0, 0));
  ::gspmd::AxisList manual;
  FlatSymbolRefAttr name = meshes.name();
  if (mesh && meshes.keepsAll()) {
    for (auto all : {op.getOutShardings(), op.getInShardings()})
      if (!all.getShardings().empty())
        name = meshes.nameOf(all.getShardings().front());
  } else if (mesh) {
    auto translated = meshes.translateAxes(mesh, axes);
    if (!translated)
      return op.emitOpError()
             << "manual axes " << op.getManualAxes()
             << " cannot be expressed on mesh " << meshes.name();
    manual = *translated;
  }
  OpBuilder b(op);
  auto mine = sharding::ManualComputationOp::create(
      b, op.getLoc(), op.getResultTypes(), op.getTensors(),
      translateAll(op.getInShardings(), op.getTensors().getTypes(), op),
      translateAll(op.getOutShardings(), op.getResultTypes(), op),
      meshes.keepsAll() ? sharding::AxesAttr::get(op->getContext(), name, axes)
                        : sharding::AxesAttr::get(op->getContext(), name,
                                                  meshes.mesh(), manual));
  mine->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  mine.getBody().takeBody(op.getBody());
  Operation *end = mine.getBody().front().getTerminator();
  b.setInsertionPoint(end);
  sharding::ReturnOp::create(b, end->getLoc(), end->getOperands());
  end->erase();
  op.replaceAllUsesWith(mine.getResults());
  op.erase();
  return success();
}

SmallVector<Value> Importer::split(OpBuilder &b, Location loc,
                                   ValueRange values,
                                   sdy::TensorShardingPerValueAttr shardings,
                                   Operation *op) {
  SmallVector<Value> result(values);
  if (!shardings)
    return result;
  for (auto [value, one] : llvm::zip_equal(result, shardings.getShardings()))
    if (auto mine = meshes.translate(one, value.getType(), op))
      value =
          sharding::MeshSplitOp::create(b, loc, value.getType(), value, mine);
  return result;
}

/// Where all meshes stay, so does the op: its shardings are those of its
/// block's arguments and of its results.
void Importer::keepNamed(sdy::NamedComputationOp op) {
  MLIRContext *context = op.getContext();
  SmallVector<Attribute> arguments(op.getNumOperands(), UnitAttr::get(context));
  if (auto all = op.getInShardingsAttr())
    llvm::copy(translateAll(all, op.getOperandTypes(), op).getShardings(),
               arguments.begin());
  op->setAttr(ShardingDialect::kBlockArgs, ArrayAttr::get(context, arguments));
  if (auto all = op.getOutShardingsAttr(); all && op.getNumResults() > 0)
    op->setAttr(ShardingDialect::kShardings,
                translateAll(all, op.getResultTypes(), op));
  op.removeInShardingsAttr();
  op.removeOutShardingsAttr();
}

LogicalResult Importer::importNamed(sdy::NamedComputationOp op) {
  if (meshes.keepsAll()) {
    keepNamed(op);
    return success();
  }
  OpBuilder b(op);
  SmallVector<Value> operands =
      split(b, op.getLoc(), op.getOperands(), op.getInShardingsAttr(), op);
  Block &body = op.getBody().front();
  for (auto [arg, operand] : llvm::zip_equal(body.getArguments(), operands))
    arg.replaceAllUsesWith(operand);
  Operation *end = body.getTerminator();
  SmallVector<Value> results =
      split(b, op.getLoc(), end->getOperands(), op.getOutShardingsAttr(), op);
  // The splits of results stand before `op`, as will what they split.
  Operation *firstResultSplit = nullptr;
  for (Value value : results)
    if (auto split = value.getDefiningOp<sharding::MeshSplitOp>())
      if (!firstResultSplit &&
          llvm::is_contained(end->getOperands(), split.getInput()))
        firstResultSplit = split;
  Block::iterator where =
      firstResultSplit ? firstResultSplit->getIterator() : op->getIterator();
  op->getBlock()->getOperations().splice(where, body.getOperations(),
                                         body.begin(), end->getIterator());
  op.replaceAllUsesWith(results);
  op.erase();
  return success();
}

LogicalResult Importer::importGroup(sdy::ShardingGroupOp op) {
  OpBuilder b(op);
  auto mine = sharding::GroupOp::create(b, op.getLoc(), op.getInput(),
                                        op.getGroupIdAttr());
  mine->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  op.erase();
  return success();
}

LogicalResult Importer::importBarrier(sdy::PropagationBarrierOp op) {
  // What is not allowed is blocked.
  StringRef blocked = "both";
  if (op.getAllowedDirection() == sdy::PropagationDirection::FORWARD)
    blocked = "backward";
  else if (op.getAllowedDirection() == sdy::PropagationDirection::BACKWARD)
    blocked = "forward";
  OpBuilder b(op);
  auto mine = sharding::BarrierOp::create(b, op.getLoc(), op.getType(),
                                          op.getInput(), blocked);
  mine->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  op.replaceAllUsesWith(mine.getResult());
  op.erase();
  return success();
}

LogicalResult Importer::importConstant(sdy::ConstantOp op) {
  OpBuilder b(op);
  OperationState state(op.getLoc(), "stablehlo.constant");
  state.addAttributes(
      llvm::to_vector(op->getDiscardableAttrDictionary().getValue()));
  state.addAttribute("value", op.getValue());
  state.addTypes(op.getType());
  Operation *mine = b.create(state);
  op.replaceAllUsesWith(mine->getResult(0));
  op.erase();
  return success();
}

/// An edge stays where all meshes do: completion sees it as an identity, and
/// its sharding is that of its result.
LogicalResult Importer::importEdge(sdy::DataFlowEdgeOp op) {
  if (meshes.keepsAll()) {
    if (op.getSharding())
      sharding::setSharding(op.getResult(), meshes.translate(*op.getSharding(),
                                                             op.getType(), op));
    op.removeShardingAttr();
    return success();
  }
  if (op.getSharding() && canAttach(op.getInput()))
    if (auto mine = meshes.translate(*op.getSharding(), op.getType(), op))
      sharding::setSharding(op.getInput(), mine);
  op.replaceAllUsesWith(op.getInput());
  op.erase();
  return success();
}

LogicalResult Importer::importOp(Operation *op) {
  if (auto func = dyn_cast<FunctionOpInterface>(op))
    importFunction(func);
  else
    importAttributes(op);
  auto reshard = [&](auto op) {
    return importReshard(op, op.getTensor(), op.getOutSharding());
  };
  return llvm::TypeSwitch<Operation *, LogicalResult>(op)
      .Case([&](sdy::ShardingConstraintOp op) { return importConstraint(op); })
      .Case([&](sdy::ReshardOp op) {
        return importReshard(op, op.getInput(), op.getSharding());
      })
      .Case<sdy::AllGatherOp, sdy::AllSliceOp, sdy::AllToAllOp,
            sdy::CollectivePermuteOp>(reshard)
      .Case([&](sdy::ManualComputationOp op) { return importManual(op); })
      .Case([&](sdy::NamedComputationOp op) { return importNamed(op); })
      .Case([&](sdy::ShardingGroupOp op) { return importGroup(op); })
      .Case([&](sdy::PropagationBarrierOp op) { return importBarrier(op); })
      .Case([&](sdy::ConstantOp op) { return importConstant(op); })
      .Case([&](sdy::DataFlowEdgeOp op) { return importEdge(op); })
      .Case<sdy::AllReduceOp, sdy::ReduceScatterOp,
            sdy::ReplicatedToUnreducedOp, sdy::ShardedToUnreducedOp>(
          [](Operation *op) {
            return op->emitOpError("combines or makes partial results; only a "
                                   "program before partitioning is imported");
          })
      .Default(success());
}

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
  Importer importer(*meshes);
  WalkResult walked =
      module.walk<WalkOrder::PostOrder>([&](Operation *op) -> WalkResult {
        if (isa<sdy::MeshOp, sdy::ReturnOp>(op))
          return WalkResult::advance();
        return importer.importOp(op);
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
