//===- InsertReshards.cpp - Makes disagreements explicit ------------------===//

#include "dialect/Sharding/NeutralValues.h"
#include "dialect/Sharding/WrittenRules.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "transforms/Partition/DecisionTable.h"
#include "transforms/Partition/EqualOps.h"
#include "transforms/Partition/FoldReshards.h"
#include "transforms/Partition/LocalBuilder.h"
#include "transforms/Partition/ManualAxes.h"
#include "transforms/Partition/Passes.h"
#include "transforms/Partition/RemadeValues.h"
#include "transforms/Partition/ReshardReasons.h"
#include "transforms/Partition/ReshardWriter.h"
#include "transforms/Partition/SettleValues.h"
#include "transforms/Partition/ValueSources.h"
#include "transforms/Support/Annotations.h"
#include "transforms/Support/Regions.h"
#include "transforms/Support/ShardingAttrTable.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;
using ::gspmd::AxisList;
using ::gspmd::AxisRef;
using ::gspmd::Mesh;
using ::gspmd::TensorSharding;

namespace mlir::gspmd {
#define GEN_PASS_DEF_SHARDINGINSERTRESHARDS
#include "transforms/Partition/Passes.h.inc"
} // namespace mlir::gspmd

static ArrayRef<int64_t> shapeOf(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor ? tensor.getShape() : ArrayRef<int64_t>();
}

namespace {

class ReshardInserter {
public:
  ReshardInserter(const Mesh &mesh, FlatSymbolRefAttr meshName)
      : mesh(mesh), shardings(mesh, meshName), planner(mesh),
        sources(shardings, planner, remade),
        decisions(shardings, planner, sources),
        writer(shardings, remade, sources,
               [this](Operation *copy) { visitRuleOp(copy); }),
        manualAxes(mesh) {}

  /// With `settle`, values that the program says nothing of may lie otherwise.
  LogicalResult run(ModuleOp module, bool settle);

private:
  unsigned shardingOf(Value value) { return sources.shardingOf(value); }
  unsigned replicated(Value value);
  /// How the parts of `value` combine.
  ReductionKind reductionOf(Value value) {
    return fromAlgebra(shardings[shardingOf(value)].reduction());
  }
  TensorShardingAttr attrOf(unsigned sharding) {
    return shardings.attrOf(sharding);
  }
  void collect(Operation *op, EqualOps &before);
  llvm::SmallBitVector neutralOperands(Operation *op);
  const FactorDecision &decide(Operation *op);
  const FactorDecision *findDecided(Operation *op);
  void settle();
  void visitRuleOp(Operation *op);
  void carryOut(Operation *op, const FactorDecision &decision);
  void visitUnknownOp(Operation *op);
  void visitDataFlow(ShardingDataFlowOpInterface op);
  void visitManual(ManualComputationOp op);
  void visitReturns(FunctionOpInterface func);

  const Mesh &mesh;
  ShardingAttrTable shardings;
  ::gspmd::ReshardPlanner planner;
  RemadeValues remade;
  ValueSources sources;
  DecisionTable decisions;
  ReshardWriter writer;
  ManualAxes manualAxes;
  SymbolTableCollection symbols;
  /// What is to be visited, in order. Collected first: visiting inserts ops.
  std::vector<Operation *> ops;
  /// How ops run, from when values settled.
  DenseMap<Operation *, const FactorDecision *> decided;
};

} // namespace

unsigned ReshardInserter::replicated(Value value) {
  return shardings.replicatedId(shapeOf(value.getType()).size());
}

/// Says, at the op, which dimensions had to be brought together.
static void noteRefused(Operation *op, const FactorDecision &decision) {
  op->setAttr(kReplicatedAttr,
              StringAttr::get(op->getContext(), decision.refused));
  op->emitRemark() << "'" << op->getName() << "' cannot run with factors of "
                   << decision.refused << " cut; communicates "
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
    isFree[i] = remade.contains(operand);
  }
  llvm::SmallBitVector neutral = neutralOperands(op);
  for (Value result : op->getResults())
    outside.push_back(shardingOf(result));
  unsigned blocked = manualAxes.around(op);
  return decisions.decide(op, outside, isFree, neutral,
                          manualAxes.list(blocked), blocked);
}

void ReshardInserter::settle() {
  settleValues(
      ops, {shardings, planner,
            [&](Operation *op) -> const FactorDecision & { return decide(op); },
            [&](Value value) { return remade.contains(value); }, decided});
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
  const FactorDecision *known = findDecided(op);
  const FactorDecision &decision = known ? *known : decide(op);
  if (!decision.refused.empty())
    noteRefused(op, decision);
  if (!decision.isInPlace)
    carryOut(op, decision);
  sources.noteDefined(op);
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

/// `inside` without cuts that a region's tensor and the whole (`shape`, which
/// lies as `outside`) would make at different places: uneven ones of a
/// dimension that is cut by manual axes too.
static TensorSharding commonCuts(const TensorSharding &inside,
                                 const TensorSharding &outside,
                                 ArrayRef<AxisRef> manual,
                                 ArrayRef<int64_t> shape) {
  TensorSharding common = inside;
  for (unsigned d = 0; d < shape.size(); ++d) {
    AxisList cut = manualPart(outside.axesOf(d), manual);
    if (!cut.empty() &&
        shape[d] % (::gspmd::axisListSize(cut) * inside.numShards(d)) != 0)
      common = common.withAxes(d, {});
  }
  return common;
}

/// Operands are brought to in_shardings, and what the region returns to
/// out_shardings, so that local tensors pass the region's border as they are.
void ReshardInserter::visitManual(ManualComputationOp op) {
  AxisList manual = op.getManualAxes().toAxes(mesh);
  Block &body = op.getBody().front();
  OpBuilder builder = OpBuilder::atBlockBegin(&body);
  auto outsideOf = [&](TensorShardingPerValueAttr list, unsigned i) {
    return shardings.closedIdOf(list.getShardings()[i]);
  };
  for (auto [operand, arg] :
       llvm::zip_equal(op->getOpOperands(), body.getArguments())) {
    unsigned i = operand.getOperandNumber();
    unsigned outside = outsideOf(op.getInShardings(), i);
    unsigned inside = shardingOf(arg);
    unsigned common = shardings.pool().idOf(
        commonCuts(shardings[inside], shardings[outside], manual,
                   shapeOf(operand.get().getType())));
    setSharding(arg, attrOf(common));
    if (!shardings.haveSamePlacement(common, inside)) {
      Value reshard =
          writer.makeReshard(builder, arg, inside, reductionOf(arg));
      arg.replaceAllUsesExcept(reshard, reshard.getDefiningOp());
    }
    writer.reshardOperand(operand, outside);
  }
  for (auto [result, returned] : llvm::zip_equal(
           op->getOpResults(), body.getTerminator()->getOpOperands())) {
    const TensorSharding &outside = shardings[shardingOf(result)];
    TensorSharding common = commonCuts(insideManual(outside, manual), outside,
                                       manual, shapeOf(result.getType()));
    writer.reshardOperand(returned, shardings.pool().idOf(common));
    writer.reshardResult(
        result, shardings.pool().idOf(outsideManual(outside, manual, common)));
  }
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
void ReshardInserter::collect(Operation *op, EqualOps &before) {
  for (Region &region : op->getRegions())
    for (Block &block : region) {
      EqualOps::Block scope(before);
      for (Operation &inner : llvm::make_early_inc_range(block)) {
        if (before.replaceByEqual(&inner)) {
          inner.erase();
          continue;
        }
        ops.push_back(&inner);
        if (!hasProgramRegions(&inner))
          continue;
        // What stands outside is out of reach of ops in there.
        EqualOps own;
        bool isIsolated = inner.hasTrait<OpTrait::IsIsolatedFromAbove>();
        collect(&inner, isIsolated ? own : before);
      }
    }
}

LogicalResult ReshardInserter::run(ModuleOp module, bool settle) {
  foldReshards(module, shardings, sources);
  EqualOps none;
  collect(module, none);
  if (settle)
    this->settle();
  for (Operation *op : ops) {
    if (auto func = dyn_cast<FunctionOpInterface>(op)) {
      if (!func.isExternal())
        visitReturns(func);
    } else if (auto manual = dyn_cast<ManualComputationOp>(op)) {
      visitManual(manual);
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
    op->removeDiscardableAttr(kGivenAttr);
    auto func = dyn_cast<FunctionOpInterface>(op);
    for (unsigned i = 0; func && i < func.getNumArguments(); ++i)
      if (func.getArgAttr(i, kGivenAttr))
        func.removeArgAttr(i, kGivenAttr);
  });
}

namespace {
struct InsertReshardsPass
    : mlir::gspmd::impl::ShardingInsertReshardsBase<InsertReshardsPass> {
  using ShardingInsertReshardsBase::ShardingInsertReshardsBase;

  void runOnOperation() override {
    FailureOr<MeshOp> meshOp = findMesh(getOperation());
    if (failed(meshOp))
      return signalPassFailure();
    if (!*meshOp)
      return;
    Mesh mesh = meshOp->toMesh();
    auto name = FlatSymbolRefAttr::get(meshOp->getSymNameAttr());
    if (failed(ReshardInserter(mesh, name).run(getOperation(), settle)))
      return signalPassFailure();
    forgetGiven(getOperation());
    if (explain)
      emitReshardRemarks(getOperation());
  }
};
} // namespace
