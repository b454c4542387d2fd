//===- CloseShardings.cpp - The end of completion -------------------------===//

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

/// A split (or barrier) becomes a reshard to its completed sharding, or
/// nothing where its operand lies that way; a scalar is always replicated.
static void replaceByReshard(Operation *op) {
  // Without uses it told how its operand is to lie, which has been heard.
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

/// Leaves out axes that completion brought where they do not help: half of the
/// shards would be empty, or what the outside world hands over would be cut
/// unevenly. Closed dimensions are the user's, and stay.
static TensorSharding withoutWaste(const TensorSharding &sharding,
                                   const TensorClass &tensorClass) {
  TensorSharding result = sharding;
  for (auto [d, dim] : llvm::enumerate(sharding.dims())) {
    int64_t size = tensorClass.shape[d], shards = 1;
    AxisList kept;
    for (const AxisRef &axis : dim.axes) {
      shards *= axis.size();
      if (shards >= 2 * size || (tensorClass.evenOnly && size % shards != 0))
        break;
      kept.push_back(axis);
    }
    if (!dim.isClosed && kept.size() != dim.axes.size())
      result = result.withAxes(d, kept);
  }
  return result;
}

/// A region that wants along `axes` what adds up to an input, which is whole,
/// takes that apart itself. What may be combined with itself any number of
/// times is its own part.
static LogicalResult takeApart(ManualComputationOp op, unsigned input,
                               const TensorSharding &wanted,
                               ArrayRef<AxisRef> axes,
                               ShardingAttrTable &shardings) {
  SmallVector<TensorShardingAttr> in(op.getInShardings().getShardings());
  in[input] = shardings.attrOf(shardings.pool().idOf(
      wanted.withUnreduced(difference(wanted.unreducedAxes(), axes))));
  op.setInShardingsAttr(TensorShardingPerValueAttr::get(op.getContext(), in));
  if (isIdempotent(fromAlgebra(wanted.reduction())))
    return success();
  Value whole = op.getBody().getArgument(input), parts;
  OpBuilder builder = OpBuilder::atBlockBegin(&op.getBody().front());
  if (wanted.reduction() == Reduction::Add)
    parts =
        makePartialSums(builder, op.getLoc(), whole, shardings.mesh(), axes);
  if (!parts)
    return op.emitOpError()
           << "input " << input << " of type " << whole.getType()
           << " is to be unreduced along " << shardings.allAxes().toString(axes)
           << "; it is whole, and only sums of numbers and "
              "of i1, maxima and minima can be taken apart again";
  SmallPtrSet<Operation *, 8> made;
  for (Operation *user = parts.getDefiningOp(); user;
       user = user->getPrevNode())
    made.insert(user);
  whole.replaceAllUsesExcept(parts, made);
  for (Operation *one : made) {
    Value value = one->getResult(0);
    if (value.getType() == whole.getType())
      setSharding(value, getManualSharding(op, whole));
    else
      setSharding(value, shardings.attrOf(shardings.replicatedId(
                             cast<ShapedType>(value.getType()).getRank())));
  }
  return success();
}

/// What is whole, and is wanted in what adds up to it, is taken apart.
static LogicalResult takeInputsApart(ModuleOp module, ShardingTable &table,
                                     const UnreducedAnalysis &partial) {
  ShardingAttrTable &shardings = table.getShardings();
  WalkResult walked = module.walk([&](ManualComputationOp op) -> WalkResult {
    AxisList manual = shardings.toAxes(op.getManualAxes());
    for (unsigned i = 0; i < op.getInputs().size(); ++i) {
      TensorShardingAttr attr = op.getInShardings().getShardings()[i];
      const TensorSharding wanted = shardings[shardings.idOf(attr)];
      AxisList axes = commonManualAxes(wanted.unreducedAxes(), manual);
      int number = table.findNumber(op.getInputs()[i]);
      if (number >= 0 && partial.reductionOf(number) == wanted.reduction())
        axes = difference(axes, partial.axesOf(number));
      if (!axes.empty() && failed(takeApart(op, i, wanted, axes, shardings)))
        return WalkResult::interrupt();
    }
    return WalkResult::advance();
  });
  return failure(walked.wasInterrupted());
}

/// A program returns sums, not what is to be summed.
static LogicalResult verifyResults(ModuleOp module, ShardingTable &table) {
  for (auto func : module.getOps<FunctionOpInterface>())
    for (auto [i, number] : llvm::enumerate(table.getResultNumbers(func)))
      if (func.isPublic() && number >= 0 &&
          !table.shardingOf(number).unreducedAxes().empty())
        return func.emitError()
               << "result " << i << " is to be unreduced along "
               << table.getShardings().allAxes().toString(
                      table.shardingOf(number).unreducedAxes())
               << "; a program returns sums, not what is to be summed";
  return success();
}

/// A reshard to partial sums is one to what completion made of them.
static void takeFromResult(ReshardOp reshard) {
  TensorShardingAttr completed = getSharding(reshard.getResult());
  if (completed &&
      reshard.getSharding().getUnreduced() != completed.getUnreduced())
    reshard.setShardingAttr(completed);
}

/// Is a tensor anywhere said to be partial?
static bool hasUnreduced(ShardingTable &table) {
  return llvm::any_of(table.getTensors(), [&](const TensorEntry &entry) {
    return !table.getShardings()[entry.sharding].unreducedAxes().empty();
  });
}

/// What comes in parts must be a tensor of its own: what a group or a call
/// makes one with it is made whole.
static LogicalResult verifyAlone(ModuleOp module, ShardingTable &table,
                                 const UnreducedAnalysis &partial) {
  SymbolTableCollection symbols;
  auto verify = [&](Operation *op, Value value) -> LogicalResult {
    int number = table.findNumber(value);
    if (number < 0 || !partial.isGiven(number))
      return success();
    return op->emitError() << "a sharding group or a call makes this one "
                              "tensor with one that is "
                              "unreduced along "
                           << table.getShardings().allAxes().toString(
                                  table.shardingOf(number).unreducedAxes())
                           << "; only results of manual computations and "
                              "arguments of functions "
                              "that nothing calls can be unreduced";
  };
  WalkResult walked = module.walk([&](Operation *op) {
    SmallVector<Value> whole;
    if (!isa<ManualComputationOp>(op))
      llvm::append_range(whole, op->getResults());
    if (auto flow = dyn_cast<ShardingDataFlowOpInterface>(op)) {
      SmallVector<DataFlowEdge> edges;
      flow.getDataFlowEdges(edges, symbols);
      for (DataFlowEdge &edge : edges)
        llvm::append_range(whole, edge.targets);
    }
    for (Value value : whole)
      if (failed(verify(op, value)))
        return WalkResult::interrupt();
    return WalkResult::advance();
  });
  return failure(walked.wasInterrupted());
}

/// Leaves in parts what can stay so, and nothing else.
static LogicalResult settlePartial(ModuleOp module, ShardingTable &table) {
  if (!hasUnreduced(table))
    return success();
  UnreducedAnalysis partial(module, table);
  if (failed(verifyResults(module, table)) ||
      failed(verifyAlone(module, table, partial)) ||
      failed(takeInputsApart(module, table, partial)))
    return failure();
  ShardingPool &pool = table.getShardings().pool();
  for (auto [number, entry] : llvm::enumerate(table.getTensors()))
    entry.sharding = pool.idOf(pool[entry.sharding].withUnreduced(
        partial.axesOf(number), partial.reductionOf(number)));
  return success();
}

/// `sharding` with no part of an axis in dimensions that the user left open:
/// what is behind one goes too.
static TensorSharding withWholeAxes(const TensorSharding &sharding,
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

/// Of those arguments and results of functions whose callers ask for it.
static void keepWholeAxes(ModuleOp module, ShardingTable &table) {
  ShardingAttrTable &shardings = table.getShardings();
  auto keep = [&](int number, Attribute isAsked) {
    if (number < 0 || !isAsked)
      return;
    TensorEntry &entry = table.getTensors()[number];
    entry.sharding = shardings.pool().idOf(
        withWholeAxes(shardings[entry.sharding], shardings.mesh()));
  };
  for (auto func : module.getOps<FunctionOpInterface>()) {
    for (auto [i, argument] : llvm::enumerate(func.getArguments()))
      keep(table.findNumber(argument), func.getArgAttr(i, kFullAxesOnlyAttr));
    for (auto [i, number] : llvm::enumerate(table.getResultNumbers(func)))
      keep(number, func.getResultAttr(i, kFullAxesOnlyAttr));
  }
}

LogicalResult mlir::gspmd::closeShardings(ModuleOp module,
                                          ShardingTable &table) {
  ShardingAttrTable &shardings = table.getShardings();
  if (failed(settlePartial(module, table)))
    return failure();
  keepWholeAxes(module, table);
  // Few pairs of sharding and class are different.
  DenseMap<std::pair<unsigned, unsigned>, unsigned> closed;
  for (TensorEntry &entry : table.getTensors()) {
    auto [it, isNew] = closed.try_emplace({entry.sharding, entry.tensorClass});
    if (isNew)
      it->second = shardings.closedId(shardings.pool().idOf(
          withoutWaste(shardings[entry.sharding], table.classOf(entry))));
    entry.sharding = it->second;
  }
  writeShardings(module, table, /*all=*/true);
  module.walk([](Operation *op) {
    if (isa<MeshSplitOp, BarrierOp>(op))
      replaceByReshard(op);
    else if (isa<GroupOp>(op))
      op->erase();
    else if (auto reshard = dyn_cast<ReshardOp>(op))
      takeFromResult(reshard);
  });
  return success();
}

namespace {
struct ClosePass : mlir::gspmd::impl::ShardingCloseBase<ClosePass> {
  void runOnOperation() override {
    FailureOr<ShardingTable> table =
        ShardingTable::build(getOperation(), /*conservative=*/false);
    if (failed(table))
      return signalPassFailure();
    if (table->getMeshName() && failed(closeShardings(getOperation(), *table)))
      signalPassFailure();
  }
};
} // namespace
