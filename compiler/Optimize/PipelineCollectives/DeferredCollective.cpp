//===- DeferredCollective.cpp - Deferral to the next iteration ------------===//

#include "compiler/Optimize/PipelineCollectives/DeferredCollective.h"

#include "compiler/Optimize/DeferCollectives/ReductionDeferrer.h"
#include "compiler/Simulator/Ops/OpWork.h"
#include "dialect/Sharding/Interfaces/PartitionRules.h"
#include "dialect/StableHLO/Builders/TensorOps.h"

using namespace mlir;
using namespace mlir::gspmd;
using sharding::EmulationCostOpInterface;
using sharding::ReductionKind;

/// If `op` overwrites elements of one operand with elements of other operands,
/// sets `into` to the overwritten operand, whose memory the result reuses, and
/// returns the set of all these operands. Of two executions with the same start
/// indices, the second one determines the result.
static std::optional<llvm::SmallBitVector> findUpdate(Operation *op,
                                                      unsigned &into) {
  auto cost = dyn_cast<EmulationCostOpInterface>(op);
  if (!cost || op->getNumResults() != 1 ||
      cost.getWorkKind() != WorkKind::Update)
    return std::nullopt;
  std::optional<unsigned> inPlace = cost.getInPlaceOperand(0);
  if (!inPlace)
    return std::nullopt;
  into = *inPlace;
  // An op that overwrites elements is linear in these operands for every kind
  // of reduction. One that adds to elements is not linear for a maximum.
  std::optional<llvm::SmallBitVector> moved;
  for (ReductionKind kind : reductionKinds()) {
    auto sets = sharding::linearOperandsOf(op, kind);
    if (sets.size() != 1 || !sets.front().test(into) ||
        (moved && *moved != sets.front()))
      return std::nullopt;
    moved = sets.front();
  }
  return moved;
}

bool DeferredCollective::addUpdate(OpOperand &yielded, LoopIterations &loop) {
  unsigned carry = yielded.getOperandNumber();
  BlockArgument argument = loop.getLoopCarriedValues().argument(carry);
  Operation *op = yielded.get().getDefiningOp();
  unsigned into = 0;
  std::optional<llvm::SmallBitVector> moved = findUpdate(op, into);
  bool isOnly = moved && op->getOperand(into) == argument &&
                argument.hasOneUse() && yielded.get().hasOneUse();
  if (!isOnly)
    return false;
  for (Region &region : loop.getLoop()->getRegions().drop_back())
    if (!region.getArgument(carry).use_empty())
      return false;
  for (auto [i, operand] : llvm::enumerate(op->getOperands()))
    if (!moved->test(i)) {
      if (!loop.isComputableAhead(operand))
        return false;
      positions.insert(operand);
    }
  updatedArguments[carry] = argument;
  return true;
}

bool DeferredCollective::collectDependents(Operation *collective,
                                           LoopIterations &loop) {
  Operation *end = loop.getBody().getTerminator();
  llvm::SetVector<Operation *> found;
  found.insert(collective);
  for (size_t i = 0; i < found.size(); ++i)
    for (OpOperand &use : found[i]->getUses()) {
      Operation *user = use.getOwner();
      if (user == end) {
        if (!addUpdate(use, loop))
          return false;
        continue;
      }
      // The first iteration executes `user` on zeros, so it must not fail
      // there.
      bool canFollow = user->getBlock() == &loop.getBody() &&
                       isCheapToSpeculate(user) &&
                       !(forwardsOperands(user) && user->getNumResults() != 1);
      if (!canFollow)
        return false;
      found.insert(user);
    }
  SmallVector<Operation *> sorted = found.takeVector();
  llvm::sort(sorted,
             [](Operation *a, Operation *b) { return a->isBeforeInBlock(b); });
  ops.insert(sorted.begin(), sorted.end());
  return !updatedArguments.empty();
}

/// Returns true if the value can be initialized with zeros.
static bool canStartAsZero(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && type.hasStaticShape() &&
         isa<FloatType, IntegerType, ComplexType>(type.getElementType());
}

bool DeferredCollective::addRead(Value value, LoopIterations &loop) {
  if (loop.isInvariant(value))
    return true;
  if (!loop.isComputableAhead(value) && !canStartAsZero(value))
    return false;
  reads.insert(value);
  return true;
}

bool DeferredCollective::collectReads(LoopIterations &loop) {
  for (Operation *op : ops)
    for (Value operand : op->getOperands()) {
      auto argument = dyn_cast<BlockArgument>(operand);
      bool isUpdated =
          argument && llvm::any_of(updatedArguments, [&](const auto &update) {
            return update.second == argument;
          });
      if (!isUpdated && !ops.contains(operand.getDefiningOp()) &&
          !addRead(operand, loop))
        return false;
    }
  return llvm::none_of(positions, [&](Value position) {
    return ops.contains(position.getDefiningOp());
  });
}

std::optional<DeferredCollective>
DeferredCollective::find(Operation *collective, LoopIterations &loop) {
  DeferredCollective deferred;
  if (collective->getBlock() != &loop.getBody() || collective->use_empty() ||
      !deferred.collectDependents(collective, loop) ||
      !deferred.collectReads(loop))
    return std::nullopt;
  return deferred;
}

SmallVector<Operation *> DeferredCollective::rewrite(LoopIterations &loop) {
  IRMapping epilogue;
  SmallVector<Value> initial;
  for (Operation *op : ops)
    for (Value operand : op->getOperands())
      if (!reads.contains(operand) && !ops.contains(operand.getDefiningOp()) &&
          loop.isInvariant(operand))
        epilogue.map(operand, loop.computeForFirstIteration(operand));
  for (Value value : reads) {
    OpBuilder builder(loop.getLoop());
    initial.push_back(loop.isComputableAhead(value)
                          ? loop.computeForFirstIteration(value)
                          : stablehlo::TensorOps(builder, value.getLoc())
                                .constant(stablehlo::typeOf(value), 0));
  }

  SmallVector<Value> carriedReads = loop.addLoopCarriedValues(initial);
  for (Operation *op : ops)
    for (OpOperand &operand : op->getOpOperands())
      if (auto *it = llvm::find(reads, operand.get()); it != reads.end())
        operand.set(carriedReads[it - reads.begin()]);
  loop.appendYields(reads.getArrayRef());

  Operation *newLoop = loop.getLoop();
  epilogue.map(carriedReads,
               newLoop->getResults().take_back(carriedReads.size()));
  OpBuilder builder(newLoop->getContext());
  builder.setInsertionPointAfter(newLoop);
  for (auto [carry, argument] : updatedArguments)
    epilogue.map(argument, newLoop->getResult(carry));
  SmallVector<Operation *> collectives;
  llvm::SmallPtrSet<Operation *, 4> clones;
  for (Operation *op : ops) {
    Operation *clone = builder.clone(*op, epilogue);
    clones.insert(clone);
    if (isCollective(clone))
      collectives.push_back(clone);
  }
  Operation *end = loop.getBody().getTerminator();
  for (auto [carry, argument] : updatedArguments)
    newLoop->getResult(carry).replaceUsesWithIf(
        epilogue.lookup(end->getOperand(carry)),
        [&](OpOperand &use) { return !clones.contains(use.getOwner()); });
  return collectives;
}
