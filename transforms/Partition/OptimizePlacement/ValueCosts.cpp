//===- ValueCosts.cpp - Costs of the ops around values --------------------===//

#include "transforms/Partition/OptimizePlacement/ValueCosts.h"

#include "dialect/Sharding/Interfaces/PartitionRules.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;

bool ValueCosts::isChosen(Operation *op) {
  auto [it, isNew] = chosen.try_emplace(op);
  if (isNew)
    it->second = !isa<ReshardOp, ShardingDataFlowOpInterface,
                      ManualComputationOp, MeshSplitOp>(op) &&
                 !op->hasTrait<OpTrait::IsTerminator>() && hasPartitionRule(op);
  return it->second;
}

bool ValueCosts::isReturn(Operation *op) {
  return op->hasTrait<OpTrait::IsTerminator>() &&
         isa<FunctionOpInterface>(op->getParentOp());
}

const FactorDecision &ValueCosts::current(Operation *op) {
  const FactorDecision *&decision = known[op];
  if (!decision)
    decision = &planner.decide(op);
  return *decision;
}

/// Only the decisions of ops around the moved values change during a trial; the
/// others are memoized.
const FactorDecision &ValueCosts::decisionOf(Operation *op) {
  auto it = around.find(op);
  return it != around.end() ? *it->second : current(op);
}

void ValueCosts::forget(OpResult value) {
  known.erase(value.getOwner());
  for (Operation *user : value.getUsers())
    known.erase(user);
}

bool ValueCosts::isOpen(OpResult value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!type || type.getRank() == 0 || value.use_empty() ||
      !planner.sources.hasSharding(value) ||
      planner.rematerializable.contains(value) ||
      !shardings[shardingOf(value)].unreducedAxes().empty())
    return false;
  return llvm::all_of(value.getUsers(), [&](Operation *user) {
    return user->getBlock() == value.getOwner()->getBlock() &&
           (isa<ReshardOp>(user) || isReturn(user) || isChosen(user));
  });
}

unsigned ValueCosts::targetOf(OpOperand &use) {
  TensorShardingAttr attr;
  if (auto reshard = dyn_cast<ReshardOp>(use.getOwner()))
    attr = reshard.getSharding();
  else
    attr = getResultSharding(
        cast<FunctionOpInterface>(use.getOwner()->getParentOp()),
        use.getOperandNumber());
  return attr ? shardings.closedIdOf(attr)
              : shardings.replicatedId(
                    cast<RankedTensorType>(use.get().getType()).getRank());
}

double ValueCosts::bytesTo(Value value, unsigned target) {
  return planner.planner
      .plan(cast<RankedTensorType>(value.getType()).getShape(),
            elementBytes(value.getType()), shardings[shardingOf(value)],
            shardings[target])
      .bytes;
}

/// Returns true if the op reshards one of its tensors.
bool ValueCosts::reshards(Operation *op) {
  const FactorDecision &decision = current(op);
  if (decision.isInPlace)
    return false;
  unsigned t = 0;
  auto isMoved = [&](Value value) {
    unsigned inside = decision.inside[t++];
    return planner.sources.hasSharding(value) &&
           isElsewhere(shardingOf(value), inside);
  };
  return llvm::any_of(op->getOperands(), isMoved) ||
         llvm::any_of(op->getResults(), isMoved);
}

bool ValueCosts::isResharded(OpResult value) {
  return reshards(value.getOwner()) ||
         llvm::any_of(value.getUses(), [&](OpOperand &use) {
           return isChosen(use.getOwner())
                      ? reshards(use.getOwner())
                      : isElsewhere(shardingOf(value), targetOf(use));
         });
}

/// Returns true if `sharding` places elements on other devices than `now`,
/// apart from a reduction of partial results.
bool ValueCosts::isElsewhere(unsigned now, unsigned sharding) {
  const TensorSharding &from = shardings[now];
  return !shardings[sharding]
              .withUnreduced(from.unreducedAxes(), from.reduction())
              .samePlacement(from);
}

llvm::hash_code ValueCosts::surroundings(OpResult value) {
  llvm::hash_code hash = llvm::hash_value(value.getResultNumber());
  auto add = [&](Operation *op) {
    if (op && isChosen(op))
      hash = llvm::hash_combine(hash, &current(op));
  };
  auto addAround = [&](Operation *op) {
    add(op);
    for (Value operand : op->getOperands())
      add(operand.getDefiningOp());
    for (Operation *user : op->getUsers())
      add(user);
  };
  addAround(value.getOwner());
  for (OpOperand &use : value.getUses()) {
    hash = llvm::hash_combine(hash, use.getOperandNumber());
    if (isChosen(use.getOwner()))
      addAround(use.getOwner());
    else
      hash = llvm::hash_combine(hash, targetOf(use));
  }
  return hash;
}

/// Returns the bytes that the uses of `value` cost, without counting a reshard
/// twice: a later user shares the reshard of an earlier one. Reshards and
/// returns are costed here.
double ValueCosts::bytesOfUses(OpResult value) {
  double bytes = 0;
  SmallVector<unsigned> available{shardingOf(value)};
  llvm::SmallPtrSet<Operation *, 4> seen;
  for (OpOperand &use : value.getUses()) {
    Operation *user = use.getOwner();
    bool isInDecision = isChosen(user);
    if (isInDecision && !seen.insert(user).second)
      continue;
    unsigned target = isInDecision
                          ? decisionOf(user).inside[use.getOperandNumber()]
                          : targetOf(use);
    bool isAvailable = llvm::any_of(available, [&](unsigned other) {
      return shardings.haveSamePlacement(other, target);
    });
    if (!isAvailable && !isInDecision)
      bytes += bytesTo(value, target);
    else if (isAvailable && isInDecision &&
             !shardings.haveSamePlacement(available[0], target))
      bytes -= bytesTo(value, target);
    if (!isAvailable)
      available.push_back(target);
  }
  return bytes;
}

/// Returns the bytes of the reshards of operands of `op` that are shared with
/// another op: one outside `ops`, or an earlier one of `ops`, whose cost
/// includes them. Values in `moved` are excluded. (The products of one
/// activation with three weights gather it once.)
double ValueCosts::bytesShared(Operation *op, ArrayRef<Operation *> ops,
                               ArrayRef<OpResult> moved) {
  /// Largest number of users of a value that are searched for a shared reshard.
  constexpr unsigned kMaxUsers = 16;
  auto targetAt = [&](OpOperand &use) {
    return decisionOf(use.getOwner()).inside[use.getOperandNumber()];
  };
  const auto *position = llvm::find(ops, op);
  double shared = 0;
  for (OpOperand &use : op->getOpOperands()) {
    Value value = use.get();
    unsigned target = targetAt(use);
    if (!planner.sources.hasSharding(value) ||
        shardings.haveSamePlacement(shardingOf(value), target) ||
        value.getDefiningOp<ReshardOp>() ||
        planner.rematerializable.contains(value) ||
        llvm::is_contained(moved, value) || value.hasNUsesOrMore(kMaxUsers))
      continue;
    bool isShared = llvm::any_of(value.getUses(), [&](OpOperand &other) {
      Operation *user = other.getOwner();
      bool isCostedFirst = llvm::find(ops, user) == ops.end() ||
                           llvm::find(ops, user) < position;
      return user != op && isCostedFirst &&
             user->getBlock() == op->getBlock() && isChosen(user) &&
             shardings.haveSamePlacement(targetAt(other), target);
    });
    if (isShared)
      shared += bytesTo(value, target);
  }
  return shared;
}

TensorCost ValueCosts::costAround(ArrayRef<OpResult> values) {
  llvm::SmallSetVector<Operation *, 8> ops;
  TensorCost sum;
  around.clear();
  for (OpResult value : values) {
    ops.insert(value.getOwner());
    for (Operation *user : value.getUsers())
      if (isChosen(user))
        ops.insert(user);
  }
  for (Operation *op : ops)
    around[op] = &planner.decide(op);
  for (OpResult value : values)
    sum.bytes += bytesOfUses(value);
  for (Operation *op : ops) {
    const FactorDecision &decision = decisionOf(op);
    sum.bytes += decision.bytes - bytesShared(op, ops.getArrayRef(), values);
    sum.work += decision.cost - decision.bytes;
    sum.tie += decision.tie;
  }
  return sum;
}
