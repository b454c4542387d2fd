//===- InsertReshards.cpp - Makes disagreements explicit ------------------===//
//
// Longer than other files: one walk decides and writes; what it asks for that
// stands in files of its own.
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

  /// With `settle`, values that the program says nothing of may lie otherwise.
  LogicalResult run(ModuleOp module, bool settle);

private:
  unsigned shardingOf(Value value) { return sources.shardingOf(value); }
  unsigned replicated(Value value);
  void collect(Operation *op, LocalCSE &before);
  llvm::SmallBitVector neutralOperands(Operation *op);
  const FactorDecision &decide(Operation *op);
  const FactorDecision *findDecided(Operation *op);
  void settle();
  void visitRuleOp(Operation *op);
  void carryOut(Operation *op, const FactorDecision &decision);
  void visitUnknownOp(Operation *op);
  bool bringCaptured(Operation *op);
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
  /// What is to be visited, in order. Collected first: visiting inserts ops.
  std::vector<Operation *> ops;
  /// How ops run, from when values settled.
  AddressMap<Operation *, const FactorDecision *> decided;
};

} // namespace

unsigned ReshardInserter::replicated(Value value) {
  auto tensor = dyn_cast<RankedTensorType>(value.getType());
  return shardings.replicatedId(tensor ? tensor.getRank() : 0);
}

/// Says, at the op, which dimensions had to be brought together.
static void noteRefused(Operation *op, const FactorDecision &decision) {
  op->setAttr(kReplicatedAttr,
              StringAttr::get(op->getContext(), decision.rejected));
  op->emitRemark() << "'" << op->getName() << "' cannot run with factors of "
                   << decision.rejected << " cut; communicates "
                   << int64_t(decision.bytes)
                   << " bytes to run with them whole";
}

/// Operands that add nothing to parts that the op makes, if it makes any.
llvm::SmallBitVector ReshardInserter::neutralOperands(Operation *op) {
  llvm::SmallBitVector neutral(op->getNumOperands());
  if (op->getNumResults() == 0)
    return neutral;
  const TensorSharding &wanted = shardings[shardingOf(op->getResult(0))];
  if (!wanted.unreducedAxes().empty())
    for (auto [i, operand] : llvm::enumerate(op->getOperands()))
      neutral[i] = isNeutral(operand, fromAlgebra(wanted.reduction()));
  return neutral;
}

/// How the op runs, its tensors lying as they do.
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

void ReshardInserter::settle() {
  optimizeReshardPlacement(
      ops,
      {shardings, planner,
       [&](Operation *op) -> const FactorDecision & { return decide(op); },
       [&](Value value) { return rematerializable.contains(value); }, decided});
}

/// The decision that is known since values settled, if it still holds: unless
/// something has been brought or made for an operand since.
const FactorDecision *ReshardInserter::findDecided(Operation *op) {
  auto known = decided.find(op);
  if (known == decided.end() ||
      llvm::any_of(op->getOperands(), [&](Value operand) {
        return sources.hasSources(operand, op);
      }))
    return nullptr;
  return known->second;
}

void ReshardInserter::visitRuleOp(Operation *op) {
  bringCaptured(op);
  const FactorDecision *known = findDecided(op);
  const FactorDecision &decision = known ? *known : decide(op);
  if (!decision.rejected.empty())
    noteRefused(op, decision);
  if (!decision.isInPlace)
    carryOut(op, decision);
  sources.recordDefinition(op);
}

/// What a region of scalars reads of tensors outside, at positions of its own,
/// it has whole, and so has a region that nothing is known of. Was anything
/// cut?
bool ReshardInserter::bringCaptured(Operation *op) {
  if (op->getNumRegions() == 0 || hasProgramRegions(op))
    return false;
  DenseMap<Value, Value> whole;
  visitUsedValuesDefinedAbove(op->getRegions(), [&](OpOperand *operand) {
    Value value = operand->get();
    if (shardings[shardingOf(value)].isFullyReplicated())
      return;
    Value &brought = whole[value];
    if (!brought) {
      OpBuilder builder(op);
      brought = writer.makeReshard(
          builder, value, replicated(value),
          fromAlgebra(shardings[shardingOf(value)].reduction()));
    }
    operand->set(brought);
  });
  return !whole.empty();
}

/// Brings operands to where the op runs, and results from there.
void ReshardInserter::carryOut(Operation *op, const FactorDecision &decision) {
  unsigned numOperands = op->getNumOperands();
  for (OpOperand &operand : op->getOpOperands())
    writer.reshardOperand(operand, decision.inside[operand.getOperandNumber()]);
  for (OpResult result : op->getResults())
    writer.reshardResult(
        result, decision.inside[numOperands + result.getResultNumber()]);
}

/// An op that nothing is known of runs on whole tensors.
void ReshardInserter::visitUnknownOp(Operation *op) {
  bool anyCut = false;
  for (OpOperand &operand : op->getOpOperands()) {
    anyCut |= !shardings[shardingOf(operand.get())].isFullyReplicated();
    writer.reshardOperand(operand, replicated(operand.get()));
  }
  for (OpResult result : op->getResults()) {
    anyCut |= !shardings[shardingOf(result)].isFullyReplicated();
    writer.reshardResult(result, replicated(result));
  }
  anyCut |= bringCaptured(op);
  if (!anyCut)
    return;
  op->setAttr(kReplicatedAttr, StringAttr::get(op->getContext(), "no rule"));
  op->emitRemark() << "'" << op->getName()
                   << "' has no sharding rule; it runs on whole tensors";
}

void ReshardInserter::visitDataFlow(ShardingDataFlowOpInterface op) {
  SmallVector<DataFlowEdge> edges;
  op.getDataFlowEdges(edges, symbols);
  // A call of a function without a body: whole tensors, as it is declared.
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

/// The ops in the regions of `op`, but repetitions, which are erased.
void ReshardInserter::collect(Operation *op, LocalCSE &before) {
  for (Region &region : op->getRegions())
    for (Block &block : region) {
      LocalCSE::Block scope(before);
      for (Operation &inner : llvm::make_early_inc_range(block)) {
        if (before.replaceWithEquivalent(&inner)) {
          inner.erase();
          continue;
        }
        ops.push_back(&inner);
        if (!hasProgramRegions(&inner))
          continue;
        // What stands outside is out of reach of ops in there.
        LocalCSE own;
        bool isIsolated = inner.hasTrait<OpTrait::IsIsolatedFromAbove>();
        collect(&inner, isIsolated ? own : before);
      }
    }
}

LogicalResult ReshardInserter::run(ModuleOp module, bool settle) {
  foldReshards(module, shardings, sources);
  LocalCSE none;
  collect(module, none);
  if (settle)
    this->settle();
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

/// Nobody asks any more what the program said itself.
static void forgetGiven(ModuleOp module) {
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
                     PlanningCache *memory)
      : ShardingInsertReshardsBase(std::move(options)), memory(memory) {}

  void runOnOperation() override {
    FailureOr<MeshOp> meshOp = findMesh(getOperation());
    if (failed(meshOp))
      return signalPassFailure();
    if (!*meshOp)
      return;
    Mesh mesh = meshOp->toMesh();
    PlanningCache own;
    PlanningTables &tables = (memory ? *memory : own).of(*meshOp);
    LogicalResult done =
        ReshardInserter(mesh, tables).run(getOperation(), settle);
    tables.kinds.endProgram();
    if (failed(done))
      return signalPassFailure();
    forgetGiven(getOperation());
    if (explain)
      emitReshardRemarks(getOperation());
  }

  PlanningCache *memory = nullptr;
};
} // namespace

std::unique_ptr<Pass>
mlir::gspmd::createInsertReshards(ShardingInsertReshardsOptions options,
                                  PlanningCache *memory) {
  return std::make_unique<InsertReshardsPass>(std::move(options), memory);
}
