//===- ValueCosts.cpp - What the ops around values cost -------------------===//

#include "transforms/Partition/ValueCosts.h"

#include "dialect/Sharding/WrittenRules.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "transforms/Support/Annotations.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;
using ::gspmd::TensorCost;

bool ValueCosts::isChosen(Operation *op) {
  return !isa<ReshardOp, ShardingDataFlowOpInterface, ManualComputationOp,
              MeshSplitOp>(op) &&
         !op->hasTrait<OpTrait::IsTerminator>() && hasPartitionRule(op);
}

bool ValueCosts::isReturn(Operation *op) {
  return op->hasTrait<OpTrait::IsTerminator>() &&
         isa<FunctionOpInterface>(op->getParentOp());
}

const FactorDecision &ValueCosts::current(Operation *op) {
  auto [it, isNew] = known.try_emplace(op);
  if (isNew) {
    const FactorDecision &decision = ask.decide(op);
    return *(known[op] = &decision);
  }
  return *it->second;
}

void ValueCosts::forget(OpResult value) {
  known.erase(value.getOwner());
  for (Operation *user : value.getUsers())
    known.erase(user);
}

bool ValueCosts::isOpen(OpResult value) const {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  TensorShardingAttr attr = getSharding(value);
  if (!type || type.getRank() == 0 || !attr || value.use_empty() ||
      ask.isFree(value) ||
      !shardings[shardings.closedIdOf(attr)].unreducedAxes().empty())
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
  return ask.planner
      .plan(cast<RankedTensorType>(value.getType()).getShape(),
            elementBytes(value.getType()), shardings[shardingOf(value)],
            shardings[target])
      .bytes;
}

bool ValueCosts::isBrought(OpResult value) {
  const ::gspmd::TensorSharding &now = shardings[shardingOf(value)];
  auto isElsewhere = [&](unsigned sharding) {
    const ::gspmd::TensorSharding &other = shardings[sharding];
    return !other.withUnreduced(now.unreducedAxes(), now.reduction())
                .samePlacement(now);
  };
  Operation *maker = value.getOwner();
  if (isElsewhere(current(maker).inside[maker->getNumOperands() +
                                        value.getResultNumber()]))
    return true;
  return llvm::any_of(value.getUses(), [&](OpOperand &use) {
    return isElsewhere(
        isChosen(use.getOwner())
            ? current(use.getOwner()).inside[use.getOperandNumber()]
            : targetOf(use));
  });
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

/// Without what is counted twice: what one user had the value brought to is
/// there for the next. Reshards and returns are paid here.
double ValueCosts::bytesOfUses(OpResult value) {
  double bytes = 0;
  SmallVector<unsigned> there{shardingOf(value)};
  llvm::SmallPtrSet<Operation *, 4> seen;
  for (OpOperand &use : value.getUses()) {
    Operation *user = use.getOwner();
    bool isPaid = isChosen(user);
    if (isPaid && !seen.insert(user).second)
      continue;
    unsigned target = isPaid ? ask.decide(user).inside[use.getOperandNumber()]
                             : targetOf(use);
    bool isThere = llvm::any_of(there, [&](unsigned other) {
      return shardings.haveSamePlacement(other, target);
    });
    if (!isThere && !isPaid)
      bytes += bytesTo(value, target);
    else if (isThere && isPaid &&
             !shardings.haveSamePlacement(there[0], target))
      bytes -= bytesTo(value, target);
    if (!isThere)
      there.push_back(target);
  }
  return bytes;
}

TensorCost ValueCosts::costAround(ArrayRef<OpResult> values) {
  llvm::SmallSetVector<Operation *, 8> ops;
  TensorCost sum;
  for (OpResult value : values) {
    ops.insert(value.getOwner());
    for (Operation *user : value.getUsers())
      if (isChosen(user))
        ops.insert(user);
    sum.bytes += bytesOfUses(value);
  }
  for (Operation *op : ops) {
    const FactorDecision &decision = ask.decide(op);
    sum.bytes += decision.bytes;
    sum.work += decision.cost - decision.bytes;
  }
  return sum;
}
