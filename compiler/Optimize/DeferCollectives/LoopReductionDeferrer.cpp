//===- LoopReductionDeferrer.cpp - Reductions of loops --------------------===//

#include "compiler/Optimize/DeferCollectives/LoopReductionDeferrer.h"

#include "compiler/Optimize/DeferCollectives/ReductionDeferrer.h"
#include "compiler/Optimize/Support/CollectiveQueries.h"
#include "dialect/Sharding/Interfaces/NeutralValues.h"
#include "dialect/StableHLO/Builders/TensorOps.h"
#include "transforms/OpModels/Support/NeutralElements.h"

using namespace mlir;
using namespace mlir::gspmd;
using sharding::DataFlowEdge;
using sharding::ReductionKind;
using sharding::ShardingDataFlowOpInterface;

std::optional<LoopReductionDeferrer::CarriedValue>
LoopReductionDeferrer::carriedValueOf(Operation *loop,
                                      const DataFlowEdge &edge) {
  CarriedValue carry{nullptr, nullptr, {}, {}, {}};
  for (OpOperand *source : edge.sources) {
    OpOperand *&slot =
        source->getOwner() == loop ? carry.initial : carry.yielded;
    if (slot)
      return std::nullopt;
    slot = source;
  }
  if (!carry.initial || !carry.yielded)
    return std::nullopt;
  for (Value value : edge.targets) {
    carry.values.push_back(value);
    if (auto result = dyn_cast<OpResult>(value)) {
      carry.result = result;
    } else if (value.getParentBlock() ==
               carry.yielded->getOwner()->getBlock()) {
      carry.argument = cast<BlockArgument>(value);
    } else if (!value.use_empty()) {
      return std::nullopt; // the loop's condition reads it
    }
  }
  if (!carry.result || !carry.argument || !carry.argument.hasOneUse())
    return std::nullopt;
  return carry;
}

void LoopReductionDeferrer::visitLoop(ShardingDataFlowOpInterface loop) {
  int64_t iterations = loop.getTripCount().value_or(0);
  if (iterations < 2)
    return;
  SmallVector<DataFlowEdge> edges;
  SymbolTableCollection symbols;
  loop.getDataFlowEdges(edges, symbols);
  for (const DataFlowEdge &edge : edges)
    if (std::optional<CarriedValue> carry = carriedValueOf(loop, edge))
      visitCarriedValue(*carry, iterations);
}

void LoopReductionDeferrer::visitCarriedValue(const CarriedValue &carry,
                                              int64_t iterations) {
  for (ReductionKind kind : reductionKinds())
    if (tryKind(carry, kind, iterations))
      return;
}

bool LoopReductionDeferrer::tryKind(const CarriedValue &carry,
                                    ReductionKind kind, int64_t iterations) {
  Operation *sum = carry.yielded->get().getDefiningOp();
  bool isSum = sum && sum->hasOneUse() && isCombinerOf(sum, kind) &&
               *carry.argument.user_begin() == sum;
  if (!isSum)
    return false;
  Value term = sum->getOperand(sum->getOperand(0) == carry.argument ? 1 : 0);
  std::optional<ReductionPath> path = paths.find(term, kind, sum->getBlock());
  // Only all_reduce supports tensors of any shape.
  if (!path || (!path->isDirect() && !isa<spmd::AllReduceOp>(path->reduction)))
    return false;
  double once = rewrites.secondsFor(
      path->reduction,
      localBytesOf(path->isDirect() ? path->reduction->getOperand(0) : term));
  double gain = target.secondsOf(path->reduction) * double(iterations) - once;
  if (gain <= 0 && !target.forcedVariant())
    return false;
  rewrites.record(path->reduction,
                  path->reduction->getName().stripDialect() +
                      " once after a loop instead of in its " +
                      Twine(iterations) + " iterations",
                  gain);
  rewrite(carry, *path, kind, sum);
  return true;
}

void LoopReductionDeferrer::rewrite(const CarriedValue &carry,
                                    const ReductionPath &path,
                                    ReductionKind kind, Operation *sum) {
  Operation *loop = carry.result.getOwner(), *reduction = path.reduction;
  Value initial = carry.initial->get(), partialSum = path.end;
  Type resultType = carry.result.getType();
  if (path.isDirect())
    partialSum = reduction->getOperand(0);
  auto type = cast<RankedTensorType>(partialSum.getType());

  // The partial sums of each device.
  OpBuilder builder(loop);
  stablehlo::TensorOps ops(builder, reduction->getLoc());
  carry.initial->set(ops.splat(
      neutralElement(builder, reduction->getLoc(), type.getElementType(), kind),
      type));
  for (Value value : carry.values)
    value.setType(type);
  if (!path.isDirect())
    reduction->getResult(0).replaceAllUsesWith(reduction->getOperand(0));
  builder.setInsertionPoint(sum);
  SmallVector<Value> operands = {carry.argument, partialSum};
  if (sum->getOperand(0) != carry.argument)
    std::swap(operands[0], operands[1]);
  carry.yielded->set(RewriteRecorder::cloneOn(builder, sum, operands));

  // The reduction, and the initial value.
  builder.setInsertionPointAfter(loop);
  Value result = RewriteRecorder::cloneCollective(builder, reduction,
                                                  carry.result, resultType);
  Operation *reads = result.getDefiningOp();
  if (!sharding::isNeutral(initial, kind))
    result = RewriteRecorder::cloneOn(builder, sum, {initial, result});
  Value partialSums = carry.result;
  partialSums.replaceAllUsesExcept(result, reads);
  rewrites.markDead(sum);
  rewrites.markDead(reduction);
}
