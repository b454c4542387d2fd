//===- InsertReshards.cpp - Makes disagreements explicit ------------------===//
//
// Visits the ops in program order, decides how each one is sharded, and inserts
// the reshards of its operands and results.
//
//===----------------------------------------------------------------------===//

#include "dialect/Sharding/Interfaces/PartitionRules.h"
#include "lib/Progress/Progress.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Transforms/RegionUtils.h"
#include "transforms/Partition/InsertReshards/ManualBoundary.h"
#include "transforms/Partition/InsertReshards/ReshardReasons.h"
#include "transforms/Partition/InsertReshards/ReshardWriter.h"
#include "transforms/Partition/Passes.h"
#include "transforms/Partition/Planning/OpPlanner.h"
#include "transforms/Support/ProgramPhase.h"
#include "transforms/Support/Regions.h"
#include "transforms/Support/ShardingAnnotations.h"

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
  ReshardInserter(const Mesh &mesh, OpPlanner &planner)
      : mesh(mesh), planner(planner), shardings(planner.shardings),
        sources(planner.sources),
        writer(shardings, planner.rematerializable, sources,
               [this](Operation *copy) { visitRuleOp(copy); }) {}

  LogicalResult run(ModuleOp module);

  const ReshardCounts &counts() const { return writer.counts(); }

private:
  unsigned shardingOf(Value value) { return sources.shardingOf(value); }
  unsigned replicated(Value value);
  const FactorDecision *findDecision(Operation *op);
  void visitRuleOp(Operation *op);
  void applyDecision(Operation *op, const FactorDecision &decision);
  void visitUnknownOp(Operation *op);
  bool replicateCaptured(Operation *op);
  void visitDataFlow(ShardingDataFlowOpInterface op);
  void visitReturns(FunctionOpInterface func);

  const Mesh &mesh;
  OpPlanner &planner;
  ShardingAttrTable &shardings;
  ValueSources &sources;
  ReshardWriter writer;
  SymbolTableCollection symbols;
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
  InFlightDiagnostic remark = op->emitRemark();
  remark << "'" << op->getName() << "' cannot run with factors of "
         << decision.unshardable << " sharded; ";
  // The bytes of a tensor with a dynamic dimension are unknown.
  if (llvm::all_of(op->getOperandTypes(), [](Type type) {
        auto shaped = dyn_cast<ShapedType>(type);
        return !shaped || shaped.hasStaticShape();
      }))
    remark << "communicates " << int64_t(decision.bytes)
           << " bytes to run with them replicated";
  else
    remark << "runs with them replicated";
}

/// Returns the decision of the reshard placement search, or null if it no
/// longer holds because an operand has been resharded or rematerialized since.
const FactorDecision *ReshardInserter::findDecision(Operation *op) {
  auto known = planner.known.find(op);
  if (known == planner.known.end() ||
      llvm::any_of(op->getOperands(), [&](Value operand) {
        return sources.hasSources(operand, op);
      }))
    return nullptr;
  return known->second;
}

void ReshardInserter::visitRuleOp(Operation *op) {
  replicateCaptured(op);
  const FactorDecision *known = findDecision(op);
  const FactorDecision &decision = known ? *known : planner.decide(op);
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

LogicalResult ReshardInserter::run(ModuleOp module) {
  // They are collected first, because visiting inserts ops.
  std::vector<Operation *> ops = programOps(module);
  planner.decisions.invalidateOps();
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

namespace {
struct InsertReshardsPass
    : mlir::gspmd::impl::ShardingInsertReshardsBase<InsertReshardsPass> {
  using ShardingInsertReshardsBase::ShardingInsertReshardsBase;
  InsertReshardsPass() = default;
  InsertReshardsPass(const InsertReshardsPass &other)
      : ShardingInsertReshardsBase(other) {}

  /// The option of earlier versions that adds passes which have names now.
  Option<bool> isPrepared{*this, "settle", llvm::cl::init(false),
                          llvm::cl::Hidden};

  void runOnProgram() override {
    markAnalysesPreserved<PlanningAnalysis>();
    if (phaseOf(getOperation()) >= ProgramPhase::Resharded)
      return;
    if (isPrepared) {
      OpPassManager before(ModuleOp::getOperationName());
      buildReshardPreparation(before);
      if (failed(runPipeline(before, getOperation())))
        return signalPassFailure();
    }
    FailureOr<MeshOp> meshOp = findMesh(getOperation());
    if (failed(meshOp))
      return signalPassFailure();
    if (!*meshOp)
      return;
    PlanningTables &tables = getAnalysis<PlanningAnalysis>().get();
    ReshardInserter inserter(tables.mesh(), getAnalysis<OpPlanner>());
    LogicalResult done = inserter.run(getOperation());
    tables.kinds.endProgram();
    if (failed(done))
      return signalPassFailure();
    insertedReshards += inserter.counts().inserted;
    erasedReshards += inserter.counts().erased;
    rematerializedOps += inserter.counts().rematerialized;
    removeAnnotatedMarks(getOperation());
    setPhase(getOperation(), ProgramPhase::Resharded);
    if (explain)
      emitReshardRemarks(getOperation());
  }
};
} // namespace
