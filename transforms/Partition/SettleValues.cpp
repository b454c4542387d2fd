//===- SettleValues.cpp - Between which ops a value is resharded ----------===//

#include "transforms/Partition/SettleValues.h"

#include "dialect/Sharding/WrittenRules.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "transforms/Support/Annotations.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;
using ::gspmd::TensorCost;

/// Shardings that a value tries: those of more users add little.
static constexpr unsigned kMostProposals = 8;
/// A value of that many users is used all over the program: it stays.
static constexpr unsigned kMostUsers = 64;
/// Values that move together.
static constexpr unsigned kLongestChain = 6;
/// A value that moved may let its neighbours move.
static constexpr unsigned kRounds = 3;

/// Does the op run as its factors are chosen?
static bool isChosen(Operation *op) {
  return !isa<ReshardOp, ShardingDataFlowOpInterface, ManualComputationOp,
              MeshSplitOp>(op) &&
         !op->hasTrait<OpTrait::IsTerminator>() && hasPartitionRule(op);
}

/// Does the op return from a function?
static bool isReturn(Operation *op) {
  return op->hasTrait<OpTrait::IsTerminator>() &&
         isa<FunctionOpInterface>(op->getParentOp());
}

namespace {

/// A value that is moved, and how it lay.
struct Moved {
  OpResult value;
  TensorShardingAttr before, after;
};

class Settler {
public:
  explicit Settler(const SettleQuestions &ask)
      : ask(ask), shardings(ask.shardings), known(ask.known) {}

  void run(ArrayRef<Operation *> ops);

private:
  llvm::SetVector<OpResult> disagreements(ArrayRef<Operation *> ops);
  bool isOpen(OpResult value) const;
  bool settle(OpResult value);
  bool isBrought(OpResult value);
  llvm::hash_code surroundings(OpResult value);
  double bytesOfUses(OpResult value);
  TensorCost costAround(ArrayRef<OpResult> values);
  double gainOf(ArrayRef<Moved> chain);
  void swap(ArrayRef<Moved> chain);
  std::optional<std::pair<OpResult, unsigned>>
  next(Operation *op, unsigned t, unsigned sharding, ArrayRef<Moved> chain);
  double tryMove(OpResult value, unsigned sharding, bool forwards,
                 SmallVectorImpl<Moved> &chain);
  void proposeAcross(Operation *op, unsigned t,
                     function_ref<void(unsigned)> propose);
  SmallVector<unsigned> proposals(OpResult value);
  const FactorDecision &current(Operation *op);
  void forget(OpResult value);

  unsigned shardingOf(Value value) {
    return shardings.closedIdOf(getSharding(value));
  }
  /// Where a reshard or a return brings what it uses.
  unsigned targetOf(OpOperand &use);
  double bytesTo(Value value, unsigned target);

  const SettleQuestions &ask;
  ShardingAttrTable &shardings;
  /// Surroundings in which a value was tried to no gain. Those further away are
  /// not looked at: another layer might have gained.
  llvm::DenseSet<size_t> inVain;
  /// Of ops around which nothing changed since.
  DenseMap<Operation *, const FactorDecision *> &known;
};

} // namespace

const FactorDecision &Settler::current(Operation *op) {
  auto [it, isNew] = known.try_emplace(op);
  if (isNew) {
    const FactorDecision &decision = ask.decide(op);
    return *(known[op] = &decision);
  }
  return *it->second;
}

void Settler::forget(OpResult value) {
  known.erase(value.getOwner());
  for (Operation *user : value.getUsers())
    known.erase(user);
}

/// May the value lie otherwise, and is it known what that costs?
bool Settler::isOpen(OpResult value) const {
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

unsigned Settler::targetOf(OpOperand &use) {
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

double Settler::bytesTo(Value value, unsigned target) {
  return ask.planner
      .plan(cast<RankedTensorType>(value.getType()).getShape(),
            elementBytes(value.getType()), shardings[shardingOf(value)],
            shardings[target])
      .bytes;
}

/// Is the value brought from how its op makes it, or to where it is used? Parts
/// that are only combined are not: that has to be.
bool Settler::isBrought(OpResult value) {
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

/// A number for how the ops run that make the value and use it, and those
/// before and behind them: layers that repeat have one.
llvm::hash_code Settler::surroundings(OpResult value) {
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
double Settler::bytesOfUses(OpResult value) {
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

/// What the ops that make and use the values cost.
TensorCost Settler::costAround(ArrayRef<OpResult> values) {
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

/// How `op` has tensor `t` (operands, then results) when it runs as another one
/// lies, if that one tells: each of them.
void Settler::proposeAcross(Operation *op, unsigned t,
                            function_ref<void(unsigned)> propose) {
  ::gspmd::FactorMap map = partitionRuleOf(op);
  unsigned numOperands = op->getNumOperands();
  for (unsigned i = 0; i < numOperands + op->getNumResults(); ++i) {
    Value other = i < numOperands ? op->getOperand(i)
                                  : Value(op->getResult(i - numOperands));
    TensorShardingAttr attr = getSharding(other);
    bool dropped = false;
    if (i == t || !attr)
      continue;
    if (auto axes = axesFor(op, map, i, shardings[shardings.closedIdOf(attr)]))
      if (auto across = shardingFromFactors(map, t, *axes, &dropped); !dropped)
        propose(shardings.pool().idOf(across));
  }
}

/// How the ops around the value would rather have it.
SmallVector<unsigned> Settler::proposals(OpResult value) {
  unsigned now = shardingOf(value);
  SmallVector<unsigned> result;
  auto propose = [&](unsigned sharding) {
    // Parts of a sum are for the op that makes them to combine.
    unsigned whole = shardings.pool().idOf(
        shardings[sharding].withUnreduced({}, ::gspmd::Reduction::Add));
    if (result.size() < kMostProposals &&
        !shardings.haveSamePlacement(whole, now) &&
        !llvm::is_contained(result, whole))
      result.push_back(whole);
  };
  Operation *maker = value.getOwner();
  unsigned place = maker->getNumOperands() + value.getResultNumber();
  propose(current(maker).inside[place]);
  proposeAcross(maker, place, propose);
  for (OpOperand &use : value.getUses()) {
    if (result.size() == kMostProposals)
      return result;
    if (!isChosen(use.getOwner())) {
      propose(targetOf(use));
      continue;
    }
    propose(current(use.getOwner()).inside[use.getOperandNumber()]);
    proposeAcross(use.getOwner(), use.getOperandNumber(), propose);
  }
  propose(shardings.replicatedId(shardings[now].rank()));
  return result;
}

/// How much less it costs to have the values of `chain` as they lie than as
/// they lay; 0 where that saves no bytes. Nothing moves for the price of work
/// alone: that is a rough one.
double Settler::gainOf(ArrayRef<Moved> chain) {
  SmallVector<OpResult> values;
  for (const Moved &moved : chain)
    values.push_back(moved.value);
  TensorCost now = costAround(values);
  swap(chain);
  TensorCost before = costAround(values);
  swap(chain);
  bool isBetter = now.bytes < before.bytes * (1 - 1e-9) &&
                  now.total() < before.total() * (1 - 1e-9);
  return isBetter ? before.total() - now.total() : 0;
}

/// Lets the values lie as they lay, or again as they were moved.
void Settler::swap(ArrayRef<Moved> chain) {
  for (const Moved &moved : chain)
    setSharding(moved.value, getSharding(moved.value) == moved.before
                                 ? moved.after
                                 : moved.before);
}

/// The value that has to lie otherwise for `op` to run without communication
/// now that tensor `t` of it has been moved, and how: the first that may.
std::optional<std::pair<OpResult, unsigned>>
Settler::next(Operation *op, unsigned t, unsigned sharding,
              ArrayRef<Moved> chain) {
  ::gspmd::FactorMap map = partitionRuleOf(op);
  auto axes = axesFor(op, map, t, shardings[sharding]);
  if (!axes)
    return std::nullopt;
  unsigned numOperands = op->getNumOperands();
  for (unsigned i = 0; i < numOperands + op->getNumResults(); ++i) {
    auto value = dyn_cast<OpResult>(
        i < numOperands ? op->getOperand(i)
                        : Value(op->getResult(i - numOperands)));
    auto isIt = [&](const Moved &moved) { return moved.value == value; };
    if (!value || llvm::any_of(chain, isIt) || !isChosen(value.getOwner()) ||
        value.getOwner()->hasAttr(kGivenAttr) || !isOpen(value))
      continue;
    bool dropped = false;
    unsigned target =
        shardings.pool().idOf(shardingFromFactors(map, i, *axes, &dropped));
    if (dropped)
      return std::nullopt;
    if (!shardings.haveSamePlacement(target, shardingOf(value)))
      return std::pair(value, target);
  }
  return std::nullopt;
}

/// Moves `value` to `sharding`, and behind (else before) it what has to follow
/// for the ops between to run without communication, until that pays. Puts all
/// back, and returns the gain.
double Settler::tryMove(OpResult value, unsigned sharding, bool forwards,
                        SmallVectorImpl<Moved> &chain) {
  double gain = 0;
  while (true) {
    chain.push_back({value, getSharding(value), shardings.attrOf(sharding)});
    setSharding(value, chain.back().after);
    gain = gainOf(chain);
    if (gain > 0 || chain.size() == kLongestChain)
      break;
    std::optional<std::pair<OpResult, unsigned>> step;
    if (!forwards) {
      Operation *maker = value.getOwner();
      step = next(maker, maker->getNumOperands() + value.getResultNumber(),
                  sharding, chain);
    } else if (OpOperand &use = *value.use_begin();
               value.hasOneUse() && isChosen(use.getOwner())) {
      step = next(use.getOwner(), use.getOperandNumber(), sharding, chain);
    }
    if (!step)
      break;
    std::tie(value, sharding) = *step;
  }
  swap(chain);
  return gain;
}

/// Returns whether the value lies otherwise now.
bool Settler::settle(OpResult value) {
  if (value.hasNUsesOrMore(kMostUsers) || !isOpen(value) || !isBrought(value))
    return false;
  size_t around = surroundings(value);
  if (inVain.contains(around))
    return false;
  double most = 0;
  SmallVector<Moved> best;
  for (unsigned sharding : proposals(value))
    for (bool forwards : {false, true}) {
      SmallVector<Moved> chain;
      double gain = tryMove(value, sharding, forwards, chain);
      if (gain <= most)
        continue;
      most = gain;
      best = std::move(chain);
    }
  if (best.empty())
    inVain.insert(around);
  swap(best);
  for (const Moved &moved : best)
    forget(moved.value);
  return most > 0;
}

/// The values that ops do not have as they lie, which may lie otherwise, in
/// order.
llvm::SetVector<OpResult> Settler::disagreements(ArrayRef<Operation *> ops) {
  llvm::SetVector<OpResult> values;
  auto add = [&](Value value) {
    auto result = dyn_cast<OpResult>(value);
    if (result && isChosen(result.getOwner()) &&
        !result.getOwner()->hasAttr(kGivenAttr))
      values.insert(result);
  };
  for (Operation *op : ops) {
    if (isChosen(op) ? current(op).isInPlace
                     : !isa<ReshardOp>(op) && !isReturn(op))
      continue;
    llvm::for_each(op->getOperands(), add);
    llvm::for_each(op->getResults(), add);
  }
  return values;
}

void Settler::run(ArrayRef<Operation *> ops) {
  bool isChanged = true;
  for (unsigned round = 0; round < kRounds && isChanged; ++round) {
    isChanged = false;
    for (OpResult value : disagreements(ops))
      isChanged |= settle(value);
  }
}

void mlir::gspmd::settleValues(ArrayRef<Operation *> ops,
                               const SettleQuestions &ask) {
  Settler(ask).run(ops);
}
