//===- InsertReshards.cpp - Makes disagreements explicit ------------------===//
//
// Visits the ops in program order, decides how each one is sharded, and inserts
// the reshards of its operands and results.
//
//===----------------------------------------------------------------------===//

#include "dialect/Sharding/Interfaces/NeutralValues.h"
#include "dialect/Sharding/Interfaces/PartitionRules.h"
#include "lib/Progress/Progress.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Transforms/RegionUtils.h"
#include "transforms/Partition/InsertReshards/FactorDecisionTable.h"
#include "transforms/Partition/InsertReshards/FoldReshards.h"
#include "transforms/Partition/InsertReshards/ManualAxes.h"
#include "transforms/Partition/InsertReshards/ManualBoundary.h"
#include "transforms/Partition/InsertReshards/RematerializableValues.h"
#include "transforms/Partition/InsertReshards/ReshardPlacement.h"
#include "transforms/Partition/InsertReshards/ReshardReasons.h"
#include "transforms/Partition/InsertReshards/ReshardWriter.h"
#include "transforms/Partition/InsertReshards/ValueSources.h"
#include "transforms/Partition/Passes.h"
#include "transforms/Partition/Support/LocalBuilder.h"
#include "transforms/Partition/Support/LocalCSE.h"
#include "transforms/Partition/Support/PlanningTables.h"
#include "transforms/Support/AddressMap.h"
#include "transforms/Support/Regions.h"
#include "transforms/Support/ShardingAnnotations.h"
#include "transforms/Support/ShardingAttrTable.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;

namespace mlir::gspmd {
#define GEN_PASS_DEF_SHARDINGINSERTRESHARDS
#include "transforms/Partition/Passes.h.inc"
} // namespace mlir::gspmd

namespace {

class ReshardInserter {
public:
  ReshardInserter(const Mesh &mesh, PlanningTables &tables)
      : mesh(mesh), shardings(tables.shardings), planner(tables.planner),
        sources(shardings, planner, rematerializable),
        decisions(tables, sources),
        writer(shardings, rematerializable, sources,
               [this](Operation *copy) { visitRuleOp(copy); }),
        manualAxes(mesh) {}

  /// With `placeReshards`, the shardings of values that the program does not
  /// annotate are changed where that lowers the cost of the ops around them.
  LogicalResult run(ModuleOp module, bool placeReshards);

private:
  unsigned shardingOf(Value value) { return sources.shardingOf(value); }
  unsigned replicated(Value value);
  void collect(Operation *op, LocalCSE &visited);
  llvm::SmallBitVector neutralOperands(Operation *op);
  const FactorDecision &decide(Operation *op);
  const FactorDecision *findDecision(Operation *op);
  void optimizePlacement();
  void visitRuleOp(Operation *op);
  void applyDecision(Operation *op, const FactorDecision &decision);
  void visitUnknownOp(Operation *op);
  bool replicateCaptured(Operation *op);
  void visitDataFlow(ShardingDataFlowOpInterface op);
  void visitReturns(FunctionOpInterface func);

  const Mesh &mesh;
  ShardingAttrTable &shardings;
  ReshardPlanner &planner;
  RematerializableValues rematerializable;
  ValueSources sources;
  FactorDecisionTable decisions;
  ReshardWriter writer;
  ManualAxes manualAxes;
  SymbolTableCollection symbols;
  /// The ops to visit, in order. They are collected first, because visiting
  /// inserts ops.
  std::vector<Operation *> ops;
  /// Decisions that the reshard placement search left valid.
  AddressMap<Operation *, const FactorDecision *> placementDecisions;
};

} // namespace

unsigned ReshardInserter::replicated(Value value) {
  auto tensor = dyn_cast<RankedTensorType>(value.getType());
  return shardings.replicatedId(tensor ? tensor.getRank() : 0);
}

/// Reports at the op which factors run replicated, and the bytes that this
/// costs.
static void remarkReplicated(Operation *op, const FactorDecision &decision) {
  op->setAttr(kReplicatedAttr,
              StringAttr::get(op->getContext(), decision.unshardable));
  op->emitRemark() << "'" << op->getName() << "' cannot run with factors of "
                   << decision.unshardable << " sharded; communicates "
                   << int64_t(decision.bytes)
                   << " bytes to run with them replicated";
}

/// Marks the operands that do not change a partial result of the op.
llvm::SmallBitVector ReshardInserter::neutralOperands(Operation *op) {
  llvm::SmallBitVector neutral(op->getNumOperands());
  if (op->getNumResults() == 0)
    return neutral;
  const TensorSharding &requested = shardings[shardingOf(op->getResult(0))];
  if (!requested.unreducedAxes().empty())
    for (auto [i, operand] : llvm::enumerate(op->getOperands()))
      neutral[i] = isNeutral(operand, fromAlgebra(requested.reduction()));
  return neutral;
}

/// Returns how the op runs with the current shardings of its operands and
/// results.
const FactorDecision &ReshardInserter::decide(Operation *op) {
  SmallVector<unsigned> outside;
  unsigned numOperands = op->getNumOperands();
  llvm::SmallBitVector isFree(numOperands + op->getNumResults());
  for (auto [i, operand] : llvm::enumerate(op->getOperands())) {
    outside.push_back(shardingOf(operand));
    isFree[i] = rematerializable.contains(operand);
  }
  llvm::SmallBitVector neutral = neutralOperands(op);
  for (Value result : op->getResults())
    outside.push_back(shardingOf(result));
  unsigned blocked = manualAxes.around(op);
  return decisions.decide(op, outside, isFree, neutral,
                          manualAxes.list(blocked));
}

void ReshardInserter::optimizePlacement() {
  optimizeReshardPlacement(
      ops, {shardings, planner,
            [&](Operation *op) -> const FactorDecision & { return decide(op); },
            [&](Value value) { return rematerializable.contains(value); },
            placementDecisions});
}

/// Returns the decision of the reshard placement search, or null if it no
/// longer holds because an operand has been resharded or rematerialized since.
const FactorDecision *ReshardInserter::findDecision(Operation *op) {
  auto known = placementDecisions.find(op);
  if (known == placementDecisions.end() ||
      llvm::any_of(op->getOperands(), [&](Value operand) {
        return sources.hasSources(operand, op);
      }))
    return nullptr;
  return known->second;
}

void ReshardInserter::visitRuleOp(Operation *op) {
  replicateCaptured(op);
  const FactorDecision *known = findDecision(op);
  const FactorDecision &decision = known ? *known : decide(op);
  if (!decision.unshardable.empty())
    remarkReplicated(op, decision);
  if (!decision.isInPlace)
    applyDecision(op, decision);
  sources.recordDefinition(op);
}

/// Replicates the tensors that the region of a reducer, or of an op without a
/// model, reads from outside. Returns true if one of them was sharded.
bool ReshardInserter::replicateCaptured(Operation *op) {
  if (op->getNumRegions() == 0 || hasProgramRegions(op))
    return false;
  DenseMap<Value, Value> replicas;
  visitUsedValuesDefinedAbove(op->getRegions(), [&](OpOperand *operand) {
    Value value = operand->get();
    if (shardings[shardingOf(value)].isFullyReplicated())
      return;
    Value &replica = replicas[value];
    if (!replica) {
      OpBuilder builder(op);
      replica = writer.makeReshard(
          builder, value, replicated(value),
          fromAlgebra(shardings[shardingOf(value)].reduction()));
    }
    operand->set(replica);
  });
  return !replicas.empty();
}

/// Reshards operands to the shardings that the op runs with, and results back.
void ReshardInserter::applyDecision(Operation *op,
                                    const FactorDecision &decision) {
  unsigned numOperands = op->getNumOperands();
  for (OpOperand &operand : op->getOpOperands())
    writer.reshardOperand(operand, decision.inside[operand.getOperandNumber()]);
  for (OpResult result : op->getResults())
    writer.reshardResult(
        result, decision.inside[numOperands + result.getResultNumber()]);
}

/// Replicates the operands and results of an op without a partition rule.
void ReshardInserter::visitUnknownOp(Operation *op) {
  bool anySharded = false;
  for (OpOperand &operand : op->getOpOperands()) {
    anySharded |= !shardings[shardingOf(operand.get())].isFullyReplicated();
    writer.reshardOperand(operand, replicated(operand.get()));
  }
  for (OpResult result : op->getResults()) {
    anySharded |= !shardings[shardingOf(result)].isFullyReplicated();
    writer.reshardResult(result, replicated(result));
  }
  anySharded |= replicateCaptured(op);
  if (!anySharded)
    return;
  op->setAttr(kReplicatedAttr, StringAttr::get(op->getContext(), "no rule"));
  op->emitRemark() << "'" << op->getName()
                   << "' has no sharding rule; it runs on replicated tensors";
}

void ReshardInserter::visitDataFlow(ShardingDataFlowOpInterface op) {
  SmallVector<DataFlowEdge> edges;
  op.getDataFlowEdges(edges, symbols);
  // An external function is called with global tensors, as it is declared.
  if (edges.empty())
    return visitUnknownOp(op);
  for (DataFlowEdge &edge : edges)
    for (OpOperand *source : edge.sources)
      if (!edge.targets.empty())
        writer.reshardOperand(*source, shardingOf(edge.targets.front()));
}

void ReshardInserter::visitReturns(FunctionOpInterface func) {
  for (Block &block : func.getFunctionBody())
    for (OpOperand &operand : block.getTerminator()->getOpOperands()) {
      TensorShardingAttr attr =
          getResultSharding(func, operand.getOperandNumber());
      writer.reshardOperand(operand, attr ? shardings.closedIdOf(attr)
                                          : replicated(operand.get()));
    }
}

/// Collects the ops in the regions of `op`. Common subexpressions are erased.
void ReshardInserter::collect(Operation *op, LocalCSE &visited) {
  for (Region &region : op->getRegions())
    for (Block &block : region) {
      LocalCSE::Block scope(visited);
      for (Operation &inner : llvm::make_early_inc_range(block)) {
        if (visited.replaceWithEquivalent(&inner)) {
          inner.erase();
          continue;
        }
        ops.push_back(&inner);
        if (!hasProgramRegions(&inner))
          continue;
        // An op in an isolated region cannot use a value from outside.
        LocalCSE isolated;
        bool isIsolated = inner.hasTrait<OpTrait::IsIsolatedFromAbove>();
        collect(&inner, isIsolated ? isolated : visited);
      }
    }
}

LogicalResult ReshardInserter::run(ModuleOp module, bool placeReshards) {
  foldReshards(module, shardings, sources);
  LocalCSE visited;
  collect(module, visited);
  if (placeReshards)
    optimizePlacement();
  decisions.invalidateOps();
  CountedWork work(ops.size());
  for (Operation *op : ops) {
    work.advance();
    if (auto func = dyn_cast<FunctionOpInterface>(op)) {
      if (!func.isExternal())
        visitReturns(func);
    } else if (auto manual = dyn_cast<ManualComputationOp>(op)) {
      reshardAtBoundary(manual, mesh, shardings, sources, writer);
    } else if (auto flow = dyn_cast<ShardingDataFlowOpInterface>(op)) {
      visitDataFlow(flow);
    } else if (isa<ReshardOp, MeshOp, ModuleOp>(op) ||
               op->hasTrait<OpTrait::IsTerminator>()) {
      continue;
    } else if (isa<MeshSplitOp>(op)) {
      return op->emitOpError("is still in the program; complete it first "
                             "(--gspmd-complete)");
    } else if (hasPartitionRule(op)) {
      visitRuleOp(op);
    } else {
      visitUnknownOp(op);
    }
  }
  writer.eraseUnused();
  return success();
}

/// Removes the marks of annotated values, which no later pass reads.
static void removeAnnotatedMarks(ModuleOp module) {
  module.walk([](Operation *op) {
    op->removeDiscardableAttr(kAnnotatedAttr);
    auto func = dyn_cast<FunctionOpInterface>(op);
    for (unsigned i = 0; func && i < func.getNumArguments(); ++i)
      if (func.getArgAttr(i, kAnnotatedAttr))
        func.removeArgAttr(i, kAnnotatedAttr);
  });
}

namespace {
struct InsertReshardsPass
    : mlir::gspmd::impl::ShardingInsertReshardsBase<InsertReshardsPass> {
  using ShardingInsertReshardsBase::ShardingInsertReshardsBase;
  InsertReshardsPass(ShardingInsertReshardsOptions options,
                     PlanningCache *cache)
      : ShardingInsertReshardsBase(std::move(options)), cache(cache) {}

  void runOnOperation() override {
    FailureOr<MeshOp> meshOp = findMesh(getOperation());
    if (failed(meshOp))
      return signalPassFailure();
    if (!*meshOp)
      return;
    Mesh mesh = meshOp->toMesh();
    PlanningCache ownCache;
    PlanningTables &tables = (cache ? *cache : ownCache).of(*meshOp);
    LogicalResult done =
        ReshardInserter(mesh, tables).run(getOperation(), placeReshards);
    tables.kinds.endProgram();
    if (failed(done))
      return signalPassFailure();
    removeAnnotatedMarks(getOperation());
    if (explain)
      emitReshardRemarks(getOperation());
  }

  PlanningCache *cache = nullptr;
};
} // namespace

std::unique_ptr<Pass>
mlir::gspmd::createInsertReshards(ShardingInsertReshardsOptions options,
                                  PlanningCache *cache) {
  return std::make_unique<InsertReshardsPass>(std::move(options), cache);
}
