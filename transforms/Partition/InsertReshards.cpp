//===- InsertReshards.cpp - Makes disagreements explicit ------------------===//

#include "dialect/Sharding/ShardingInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "transforms/Partition/FactorChoice.h"
#include "transforms/Partition/LocalBuilder.h"
#include "transforms/Partition/Passes.h"
#include "transforms/Propagation/ShardingTable.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;
using ::gspmd::AxisList;
using ::gspmd::AxisRef;
using ::gspmd::ChoiceProblem;
using ::gspmd::ChoiceTensor;
using ::gspmd::FactorChoice;
using ::gspmd::FactorMap;
using ::gspmd::Mesh;
using ::gspmd::TensorSharding;

namespace mlir::gspmd {
#define GEN_PASS_DEF_SHARDINGINSERTRESHARDS
#include "transforms/Partition/Passes.h.inc"
} // namespace mlir::gspmd

/// Attribute on an op that runs on more of the data than its tensors' shardings
/// would let it, with the reason. Counted by `gspmd-run --stats`.
static constexpr llvm::StringLiteral kReplicated = "spmd.replicated";

static ArrayRef<int64_t> shapeOf(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor ? tensor.getShape() : ArrayRef<int64_t>();
}

namespace {

class ReshardInserter {
public:
  ReshardInserter(const Mesh &mesh, FlatSymbolRefAttr meshName)
      : mesh(mesh), meshName(meshName), planner(mesh) {}

  LogicalResult run(ModuleOp module);

private:
  TensorSharding shardingOf(Value value) const;
  TensorShardingAttr attrOf(const TensorSharding &sharding) const;
  bool isRemadeFreely(Value value) const;
  Value makeSharded(OpBuilder &builder, Value value,
                    const TensorSharding &target);
  void reshardOperand(OpOperand &operand, const TensorSharding &target);
  void reshardResult(OpResult result, const TensorSharding &inside,
                     std::optional<ReductionKind> kind);
  void foldReshards(ModuleOp module);
  void visitRuleOp(ShardingRuleOpInterface op);
  void visitUnknownOp(Operation *op);
  void visitDataFlow(ShardingDataFlowOpInterface op);
  void visitManual(ManualComputationOp op);
  void visitReturns(FunctionOpInterface func);
  void noteRefused(Operation *op, const FactorMap &map,
                   const FactorChoice &choice);

  const Mesh &mesh;
  FlatSymbolRefAttr meshName;
  ::gspmd::ReshardPlanner planner;
};

} // namespace

TensorSharding ReshardInserter::shardingOf(Value value) const {
  if (TensorShardingAttr attr = getSharding(value))
    return attr.toSharding(mesh).closed();
  return TensorSharding::replicated(shapeOf(value.getType()).size());
}

TensorShardingAttr
ReshardInserter::attrOf(const TensorSharding &sharding) const {
  return TensorShardingAttr::get(meshName.getContext(), meshName, mesh,
                                 sharding);
}

/// Is the value made of scalars only, so that every use can have its own copy
/// in the sharding it wants? Moving such a value would be a waste.
bool ReshardInserter::isRemadeFreely(Value value) const {
  Operation *op = value.getDefiningOp();
  if (!op || op->getNumResults() != 1 || op->getNumRegions() != 0 ||
      !isPure(op) || !isa<PartitionOpInterface>(op))
    return false;
  return llvm::all_of(op->getOperandTypes(),
                      [](Type t) { return shapeOf(t).empty(); });
}

/// `value` in sharding `target`: a copy of its op, or a reshard.
Value ReshardInserter::makeSharded(OpBuilder &builder, Value value,
                                   const TensorSharding &target) {
  if (isRemadeFreely(value)) {
    Operation *copy = builder.clone(*value.getDefiningOp());
    setSharding(copy->getResult(0), attrOf(target));
    // The copy may not be able to run cut this way; it is visited like any op.
    visitRuleOp(cast<ShardingRuleOpInterface>(copy));
    return copy->getUses().empty() ? copy->getResult(0)
                                   : copy->getUses().begin()->getOwner()->getResult(0);
  }
  auto reshard = ReshardOp::create(builder, value.getLoc(), value,
                                   attrOf(target), ReductionKind::Add);
  setSharding(reshard.getResult(), attrOf(target));
  return reshard.getResult();
}

void ReshardInserter::reshardOperand(OpOperand &operand,
                                     const TensorSharding &target) {
  if (target.rank() == 0 ||
      shardingOf(operand.get()).samePlacement(target))
    return;
  OpBuilder builder(operand.getOwner());
  operand.set(makeSharded(builder, operand.get(), target));
}

/// The op yields its result in sharding `inside`; what follows wants the one
/// that completion gave it.
void ReshardInserter::reshardResult(OpResult result,
                                    const TensorSharding &inside,
                                    std::optional<ReductionKind> kind) {
  TensorSharding wanted = shardingOf(result);
  if (inside.samePlacement(wanted))
    return;
  OpBuilder builder(result.getOwner());
  builder.setInsertionPointAfter(result.getOwner());
  auto reshard = ReshardOp::create(builder, result.getLoc(), result,
                                   attrOf(wanted),
                                   kind.value_or(ReductionKind::Add));
  result.replaceAllUsesExcept(reshard.getResult(), reshard);
  setSharding(reshard.getResult(), attrOf(wanted));
  setSharding(result, attrOf(inside));
}

/// Says, at the op, which dimensions had to be brought together.
void ReshardInserter::noteRefused(Operation *op, const FactorMap &map,
                                  const FactorChoice &choice) {
  std::string factors;
  llvm::raw_string_ostream os(factors);
  llvm::interleaveComma(choice.refused, os, [&](unsigned f) {
    os << "size " << map.factor(f).size << " ("
       << ::gspmd::toString(map.factor(f).kind) << ")";
  });
  op->setAttr(kReplicated, StringAttr::get(op->getContext(), factors));
  op->emitRemark() << "'" << op->getName()
                   << "' cannot run with factors of " << factors
                   << " cut; communicates " << (int64_t)choice.cost
                   << " bytes to run with them whole";
}

void ReshardInserter::visitRuleOp(ShardingRuleOpInterface op) {
  FactorMap map = op.getShardingRule(/*conservative=*/false);
  auto partition = dyn_cast<PartitionOpInterface>(op.getOperation());
  ChoiceProblem problem;
  problem.map = &map;
  auto canCut = [&](unsigned f, bool uneven) {
    return partition && partition.canCutFactor(map, f, uneven);
  };
  problem.canCut = canCut;
  auto communicated = [&](ArrayRef<AxisList> axes) {
    return partition ? partition.getCommunicatedBytes(map, axes) : 0.0;
  };
  problem.communicated = communicated;
  problem.leavesPartialResults = op.getReductionKind().has_value();
  for (auto manual = op->getParentOfType<ManualComputationOp>(); manual;
       manual = manual->getParentOfType<ManualComputationOp>())
    llvm::append_range(problem.blocked, manual.getManualAxes().toAxes(mesh));
  auto add = [&](Value value, bool isResult) {
    problem.tensors.push_back({shapeOf(value.getType()),
                               elementBytes(value.getType()), shardingOf(value),
                               isResult, !isResult && isRemadeFreely(value)});
  };
  for (Value operand : op->getOperands())
    add(operand, /*isResult=*/false);
  for (Value result : op->getResults())
    add(result, /*isResult=*/true);
  FactorChoice choice = ::gspmd::chooseFactors(problem, planner);
  if (!choice.refused.empty())
    noteRefused(op, map, choice);
  for (OpOperand &operand : op->getOpOperands())
    reshardOperand(operand,
                   ::gspmd::shardingInside(problem, operand.getOperandNumber(),
                                           choice.axes));
  for (OpResult result : op->getResults())
    reshardResult(result,
                  ::gspmd::shardingInside(
                      problem, op->getNumOperands() + result.getResultNumber(),
                      choice.axes),
                  op.getReductionKind());
}

/// An op that nothing is known of runs on whole tensors.
void ReshardInserter::visitUnknownOp(Operation *op) {
  bool anyCut = false;
  for (OpOperand &operand : op->getOpOperands()) {
    anyCut |= !shardingOf(operand.get()).isFullyReplicated();
    reshardOperand(operand, TensorSharding::replicated(
                                shapeOf(operand.get().getType()).size()));
  }
  for (OpResult result : op->getResults()) {
    anyCut |= !shardingOf(result).isFullyReplicated();
    reshardResult(
        result, TensorSharding::replicated(shapeOf(result.getType()).size()),
        std::nullopt);
  }
  if (!anyCut)
    return;
  op->setAttr(kReplicated, StringAttr::get(op->getContext(), "no rule"));
  op->emitRemark() << "'" << op->getName()
                   << "' has no sharding rule; it runs on whole tensors";
}

void ReshardInserter::visitDataFlow(ShardingDataFlowOpInterface op) {
  SmallVector<DataFlowEdge> edges;
  op.getDataFlowEdges(edges);
  // A call of a function without a body: whole tensors, as it is declared.
  if (edges.empty())
    return visitUnknownOp(op);
  for (DataFlowEdge &edge : edges)
    for (OpOperand *source : edge.sources)
      if (!edge.targets.empty())
        reshardOperand(*source, shardingOf(edge.targets.front()));
}

/// `inside` without cuts that a region's tensor and the whole (`shape`, which
/// lies as `outside`) would make at different places: uneven ones of a dimension
/// that is cut by manual axes too.
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
    return list.getShardings()[i].toSharding(mesh).closed();
  };
  for (auto [operand, arg] :
       llvm::zip_equal(op->getOpOperands(), body.getArguments())) {
    unsigned i = operand.getOperandNumber();
    TensorSharding inside = shardingOf(arg);
    TensorSharding common =
        commonCuts(inside, outsideOf(op.getInShardings(), i), manual,
                   shapeOf(operand.get().getType()));
    setSharding(arg, attrOf(common));
    if (!common.samePlacement(inside)) {
      auto reshard = ReshardOp::create(builder, arg.getLoc(), arg,
                                       attrOf(inside), ReductionKind::Add);
      setSharding(reshard.getResult(), attrOf(inside));
      arg.replaceAllUsesExcept(reshard.getResult(), reshard);
    }
    reshardOperand(operand, outsideOf(op.getInShardings(), i));
  }
  for (auto [result, returned] :
       llvm::zip_equal(op->getOpResults(),
                       body.getTerminator()->getOpOperands())) {
    TensorSharding outside = shardingOf(result);
    TensorSharding common =
        commonCuts(insideManual(outside, manual), outside, manual,
                   shapeOf(result.getType()));
    reshardOperand(returned, common);
    reshardResult(result, outsideManual(outside, manual, common), std::nullopt);
  }
}

void ReshardInserter::visitReturns(FunctionOpInterface func) {
  for (Block &block : func.getFunctionBody())
    for (OpOperand &operand : block.getTerminator()->getOpOperands()) {
      TensorShardingAttr attr =
          getResultSharding(func, operand.getOperandNumber());
      reshardOperand(operand,
                     attr ? attr.toSharding(mesh).closed()
                          : TensorSharding::replicated(
                                shapeOf(operand.get().getType()).size()));
    }
}

/// Is the one user of `use` all that its value is for, and does the op that makes
/// it stand beside that user? Then how it lies before is the op's to choose.
static bool isOnlyUse(OpOperand &use) {
  auto result = dyn_cast<OpResult>(use.get());
  return result && result.hasOneUse() &&
         isa<ShardingRuleOpInterface>(result.getOwner()) &&
         !isa<ReshardOp, ShardingDataFlowOpInterface>(result.getOwner()) &&
         result.getOwner()->getBlock() == use.getOwner()->getBlock();
}

/// A value that only a reshard, a loop, a branch or the function's return uses is
/// wanted where these put it.
void ReshardInserter::foldReshards(ModuleOp module) {
  auto adopt = [&](OpOperand &use, TensorShardingAttr wanted) {
    if (wanted && isOnlyUse(use))
      setSharding(use.get(), attrOf(wanted.toSharding(mesh).closed()));
  };
  module.walk([&](Operation *op) {
    if (auto func = dyn_cast<FunctionOpInterface>(op)) {
      if (!func.isExternal())
        for (OpOperand &use :
             func.getFunctionBody().front().getTerminator()->getOpOperands())
          adopt(use, getResultSharding(func, use.getOperandNumber()));
    } else if (auto flow = dyn_cast<ShardingDataFlowOpInterface>(op)) {
      SmallVector<DataFlowEdge> edges;
      flow.getDataFlowEdges(edges);
      for (DataFlowEdge &edge : edges)
        for (OpOperand *source : edge.sources)
          if (!edge.targets.empty())
            adopt(*source, getSharding(edge.targets.front()));
    } else if (auto reshard = dyn_cast<ReshardOp>(op)) {
      if (!isOnlyUse(reshard->getOpOperand(0)))
        return;
      adopt(reshard->getOpOperand(0), getSharding(reshard.getResult()));
      reshard.replaceAllUsesWith(reshard.getInput());
      reshard.erase();
    }
  });
}

LogicalResult ReshardInserter::run(ModuleOp module) {
  foldReshards(module);
  // Collected first: visiting inserts ops, which are in order already.
  SmallVector<Operation *> ops;
  module.walk<WalkOrder::PreOrder>([&](Operation *op) {
    ops.push_back(op);
    return hasProgramRegions(op) ? WalkResult::advance() : WalkResult::skip();
  });
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
    } else if (auto rule = dyn_cast<ShardingRuleOpInterface>(op)) {
      visitRuleOp(rule);
    } else {
      visitUnknownOp(op);
    }
  }
  return success();
}

namespace {
struct InsertReshardsPass
    : mlir::gspmd::impl::ShardingInsertReshardsBase<InsertReshardsPass> {
  void runOnOperation() override {
    FailureOr<MeshOp> meshOp = findMesh(getOperation());
    if (failed(meshOp))
      return signalPassFailure();
    if (!*meshOp)
      return;
    Mesh mesh = meshOp->toMesh();
    auto name = FlatSymbolRefAttr::get(meshOp->getSymNameAttr());
    if (failed(ReshardInserter(mesh, name).run(getOperation())))
      signalPassFailure();
  }
};
} // namespace
