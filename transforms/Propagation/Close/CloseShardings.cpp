//===- CloseShardings.cpp - Closing shardings -----------------------------===//

#include "transforms/Propagation/Close/CloseShardings.h"
#include "dialect/Sharding/Interfaces/NeutralValues.h"
#include "transforms/OpModels/Collective/PartialSums.h"
#include "transforms/Propagation/Close/WriteShardings.h"
#include "transforms/Propagation/Passes.h"
#include "transforms/Propagation/Unreduced/UnreducedAnalysis.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;

namespace mlir::gspmd {
#define GEN_PASS_DEF_SHARDINGCLOSE
#include "transforms/Propagation/Passes.h.inc"
} // namespace mlir::gspmd

/// Replaces a mesh_split or barrier by a reshard to its completed sharding, or
/// by its operand if that has the sharding already; a scalar is always
/// replicated.
static void replaceByReshard(Operation *op) {
  // A split without uses only annotated its operand, which has been completed.
  if (op->use_empty())
    return op->erase();
  Value input = op->getOperand(0);
  TensorShardingAttr sharding = getSharding(op->getResult(0));
  if (sharding && getSharding(input) != sharding) {
    OpBuilder builder(op);
    TensorShardingAttr before = getSharding(input);
    input = ReshardOp::create(builder, op->getLoc(), input, sharding,
                              before ? fromAlgebra(before.getReduction())
                                     : ReductionKind::Add);
    setSharding(input, sharding);
  }
  op->getResult(0).replaceAllUsesWith(input);
  op->erase();
}

/// Drops axes that completion added where they do not help: half of the shards
/// would be empty, or an argument or result of a public function would be
/// sharded unevenly. Closed dimensions are the user's and stay.
static TensorSharding withoutUselessAxes(const TensorSharding &sharding,
                                         const TensorClass &tensorClass) {
  TensorSharding result = sharding;
  for (auto [d, dim] : llvm::enumerate(sharding.dims())) {
    int64_t size = tensorClass.shape[d], shards = 1;
    AxisList kept;
    for (const AxisRef &axis : dim.axes) {
      shards *= axis.size();
      if (shards - size >= size ||
          (tensorClass.requiresEvenShards && size % shards != 0))
        break;
      kept.push_back(axis);
    }
    if (!dim.isClosed && kept.size() != dim.axes.size())
      result = result.withAxes(d, kept);
  }
  return result;
}

/// Handles a region that takes input `input` unreduced along `axes`, which is
/// replicated outside: the region splits the value into partial sums itself.
/// For an idempotent reduction the value is its own partial result.
static LogicalResult splitInput(ManualComputationOp op, unsigned input,
                                const TensorSharding &requested,
                                ArrayRef<AxisRef> axes,
                                ShardingAttrTable &shardings) {
  SmallVector<TensorShardingAttr> in(op.getInShardings().getShardings());
  in[input] = shardings.attrOf(shardings.pool().idOf(
      requested.withUnreduced(difference(requested.unreducedAxes(), axes))));
  op.setInShardingsAttr(TensorShardingPerValueAttr::get(op.getContext(), in));
  if (isIdempotent(fromAlgebra(requested.reduction())))
    return success();
  Value replicated = op.getBody().getArgument(input), partial;
  OpBuilder builder = OpBuilder::atBlockBegin(&op.getBody().front());
  if (requested.reduction() == Reduction::Add)
    partial = makePartialSums(builder, op.getLoc(), replicated,
                              shardings.mesh(), axes);
  if (!partial)
    return op.emitOpError()
           << "input " << input << " of type " << replicated.getType()
           << " is to be unreduced along " << shardings.allAxes().toString(axes)
           << "; it is reduced, and only sums of numbers and "
              "of i1, maxima and minima can be split into partial results";
  SmallPtrSet<Operation *, 8> created;
  for (Operation *user = partial.getDefiningOp(); user;
       user = user->getPrevNode())
    created.insert(user);
  replicated.replaceAllUsesExcept(partial, created);
  for (Operation *one : created) {
    Value value = one->getResult(0);
    if (value.getType() == replicated.getType())
      setSharding(value, getManualSharding(op, replicated));
    else
      setSharding(value, shardings.attrOf(shardings.replicatedId(
                             cast<ShapedType>(value.getType()).getRank())));
  }
  return success();
}

/// Splits replicated inputs of manual computations that the region takes
/// unreduced.
static LogicalResult splitInputs(ModuleOp module, ShardingTable &table,
                                 const UnreducedAnalysis &analysis) {
  ShardingAttrTable &shardings = table.getShardings();
  WalkResult walked = module.walk([&](ManualComputationOp op) -> WalkResult {
    AxisList manual = shardings.toAxes(op.getManualAxes());
    for (unsigned i = 0; i < op.getInputs().size(); ++i) {
      TensorShardingAttr attr = op.getInShardings().getShardings()[i];
      const TensorSharding requested = shardings[shardings.idOf(attr)];
      AxisList axes = commonManualAxes(requested.unreducedAxes(), manual);
      int number = table.findNumber(op.getInputs()[i]);
      if (number >= 0 && analysis.reductionOf(number) == requested.reduction())
        axes = difference(axes, analysis.axesOf(number));
      if (!axes.empty() &&
          failed(splitInput(op, i, requested, axes, shardings)))
        return WalkResult::interrupt();
    }
    return WalkResult::advance();
  });
  return failure(walked.wasInterrupted());
}

/// Verifies that results of public functions are reduced.
static LogicalResult verifyResults(ModuleOp module, ShardingTable &table) {
  for (auto func : module.getOps<FunctionOpInterface>())
    for (auto [i, number] : llvm::enumerate(table.getResultNumbers(func)))
      if (func.isPublic() && number >= 0 &&
          !table.shardingOf(number).unreducedAxes().empty())
        return func.emitError()
               << "result " << i << " is to be unreduced along "
               << table.getShardings().allAxes().toString(
                      table.shardingOf(number).unreducedAxes())
               << "; expected a reduced result";
  return success();
}

/// Gives a reshard to an unreduced sharding the axes that completion chose. A
/// scalar has no completed sharding: it is always replicated, so its reshard is
/// replaced by its operand.
static void takeCompletedUnreduced(ReshardOp reshard) {
  TensorShardingAttr completed = getSharding(reshard.getResult());
  ArrayRef<AxisRefAttr> requested = reshard.getSharding().getUnreduced();
  if (completed && requested != completed.getUnreduced()) {
    reshard.setShardingAttr(completed);
  } else if (!completed && !requested.empty()) {
    reshard.getResult().replaceAllUsesWith(reshard.getInput());
    reshard.erase();
  }
}

/// Returns true if a tensor is annotated as unreduced.
static bool hasUnreduced(ShardingTable &table) {
  return llvm::any_of(table.getTensors(), [&](const TensorEntry &entry) {
    return !table.getShardings()[entry.sharding].unreducedAxes().empty();
  });
}

/// Verifies that an unreduced tensor is not unified, by a group or a call, with
/// a tensor that is computed reduced.
static LogicalResult verifyNotUnified(ModuleOp module, ShardingTable &table,
                                      const UnreducedAnalysis &analysis) {
  SymbolTableCollection symbols;
  auto verify = [&](Operation *op, Value value) -> LogicalResult {
    int number = table.findNumber(value);
    if (number < 0 || !analysis.isExternal(number))
      return success();
    return op->emitError() << "a sharding group or a call unifies this "
                              "tensor with one that is unreduced along "
                           << table.getShardings().allAxes().toString(
                                  table.shardingOf(number).unreducedAxes())
                           << "; only results of manual computations and "
                              "arguments of functions without calls can be "
                              "unreduced";
  };
  WalkResult walked = module.walk([&](Operation *op) {
    SmallVector<Value> reduced;
    if (!isa<ManualComputationOp>(op))
      llvm::append_range(reduced, op->getResults());
    if (auto flow = dyn_cast<ShardingDataFlowOpInterface>(op)) {
      SmallVector<DataFlowEdge> edges;
      flow.getDataFlowEdges(edges, symbols);
      for (DataFlowEdge &edge : edges)
        llvm::append_range(reduced, edge.targets);
    }
    for (Value value : reduced)
      if (failed(verify(op, value)))
        return WalkResult::interrupt();
    return WalkResult::advance();
  });
  return failure(walked.wasInterrupted());
}

/// Keeps tensors unreduced where that is possible, and nowhere else.
static LogicalResult decideUnreduced(ModuleOp module, ShardingTable &table) {
  if (!hasUnreduced(table))
    return success();
  UnreducedAnalysis analysis(module, table);
  if (failed(verifyResults(module, table)) ||
      failed(verifyNotUnified(module, table, analysis)) ||
      failed(splitInputs(module, table, analysis)))
    return failure();
  ShardingPool &pool = table.getShardings().pool();
  for (auto [number, entry] : llvm::enumerate(table.getTensors()))
    entry.sharding = pool.idOf(pool[entry.sharding].withUnreduced(
        analysis.axesOf(number), analysis.reductionOf(number)));
  return success();
}

/// Returns `sharding` without sub-axes in dimensions that the user left open;
/// axes after the first sub-axis of a dimension are dropped, too.
static TensorSharding withFullAxes(const TensorSharding &sharding,
                                   const Mesh &mesh) {
  TensorSharding result = sharding;
  for (auto [d, dim] : llvm::enumerate(sharding.dims())) {
    AxisList kept;
    for (const AxisRef &axis : dim.axes) {
      if (!mesh.isFull(axis))
        break;
      kept.push_back(axis);
    }
    if (!dim.isClosed)
      result = result.withAxes(d, kept);
  }
  return result;
}

/// Restricts the arguments and results that are marked to full axes.
static void keepFullAxes(ModuleOp module, ShardingTable &table) {
  ShardingAttrTable &shardings = table.getShardings();
  auto keep = [&](int number, Attribute isMarked) {
    if (number < 0 || !isMarked)
      return;
    TensorEntry &entry = table.getTensors()[number];
    entry.sharding = shardings.pool().idOf(
        withFullAxes(shardings[entry.sharding], shardings.mesh()));
  };
  for (auto func : module.getOps<FunctionOpInterface>()) {
    for (auto [i, argument] : llvm::enumerate(func.getArguments()))
      keep(table.findNumber(argument), func.getArgAttr(i, kFullAxesOnlyAttr));
    for (auto [i, number] : llvm::enumerate(table.getResultNumbers(func)))
      keep(number, func.getResultAttr(i, kFullAxesOnlyAttr));
  }
}

/// Drops the axes that tensors cannot use from dimensions that the user left
/// open.
static void dropUselessAxes(ShardingTable &table) {
  ShardingAttrTable &shardings = table.getShardings();
  // There are few distinct pairs of sharding and class.
  DenseMap<std::pair<unsigned, unsigned>, unsigned> useful;
  for (TensorEntry &entry : table.getTensors()) {
    auto [it, isNew] = useful.try_emplace({entry.sharding, entry.tensorClass});
    if (isNew)
      it->second = shardings.pool().idOf(
          withoutUselessAxes(shardings[entry.sharding], table.classOf(entry)));
    entry.sharding = it->second;
  }
}

LogicalResult mlir::gspmd::closeShardings(ModuleOp module, ShardingTable &table,
                                          ProgramPhase phase) {
  ShardingAttrTable &shardings = table.getShardings();
  // The table has the values of the program itself: closing inserts reshards of
  // them, whose shardings differ. A program that was completed before states
  // which values are annotated.
  if (phase == ProgramPhase::None)
    markAnnotatedResults(module, table);
  setPhase(module, ProgramPhase::Completed);
  keepFullAxes(module, table);
  dropUselessAxes(table);
  // A reduction is deferred along the axes that remain, as it is when the
  // completed program is completed again.
  if (failed(decideUnreduced(module, table)))
    return failure();
  for (TensorEntry &entry : table.getTensors())
    entry.sharding = shardings.closedId(entry.sharding);
  writeShardings(module, table, /*all=*/true);
  module.walk([](Operation *op) {
    if (isa<MeshSplitOp, BarrierOp>(op))
      replaceByReshard(op);
    else if (isa<GroupOp>(op))
      op->erase();
    else if (auto reshard = dyn_cast<ReshardOp>(op))
      takeCompletedUnreduced(reshard);
  });
  return success();
}

namespace {
struct ClosePass : mlir::gspmd::impl::ShardingCloseBase<ClosePass> {
  void runOnProgram() override {
    ProgramPhase phase = phaseOf(getOperation());
    if (phase >= ProgramPhase::Resharded)
      return;
    FailureOr<ShardingTable> table =
        ShardingTable::build(getOperation(), /*conservative=*/false);
    if (failed(table))
      return signalPassFailure();
    if (table->getMeshName() &&
        failed(closeShardings(getOperation(), *table, phase)))
      signalPassFailure();
  }
};
} // namespace
