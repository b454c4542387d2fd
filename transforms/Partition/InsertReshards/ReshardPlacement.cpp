//===- ReshardPlacement.cpp - Between which ops a value is resharded ------===//

#include "transforms/Partition/InsertReshards/ReshardPlacement.h"

#include "dialect/Sharding/Interfaces/PartitionRules.h"
#include "lib/Progress/Progress.h"
#include "transforms/Support/ShardingAnnotations.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;

/// Shardings that a value tries: those of more users add little.
static constexpr unsigned kMostProposals = 8;
/// A value of that many users is used all over the program: it stays.
static constexpr unsigned kMostUsers = 64;
/// Values that move together.
static constexpr unsigned kLongestChain = 6;
/// A value that moved may let its neighbours move.
static constexpr unsigned kRounds = 3;

namespace {

/// A value that is moved, and how it lay.
struct Moved {
  OpResult value;
  TensorShardingAttr before, after;
};

class Settler {
public:
  explicit Settler(const PlacementContext &ask)
      : costs(ask), shardings(ask.shardings) {}

  void run(ArrayRef<Operation *> ops);

private:
  llvm::SetVector<OpResult> disagreements(ArrayRef<Operation *> ops);
  bool settle(OpResult value);
  double gainOf(ArrayRef<Moved> chain);
  void swap(ArrayRef<Moved> chain);
  std::optional<std::pair<OpResult, unsigned>>
  next(Operation *op, unsigned t, unsigned sharding, ArrayRef<Moved> chain);
  double tryMove(OpResult value, unsigned sharding, bool forwards,
                 SmallVectorImpl<Moved> &chain);
  void proposeAcross(Operation *op, unsigned t,
                     function_ref<void(unsigned)> propose);
  SmallVector<unsigned> proposals(OpResult value);

  ValueCosts costs;
  ShardingAttrTable &shardings;
  /// What the value that is settled costs as it lies.
  std::optional<TensorCost> beforeAlone;
  /// Surroundings in which a value was tried to no gain. Those further away are
  /// not looked at: another layer might have gained.
  llvm::DenseSet<size_t> inVain;
};

} // namespace

/// How `op` has tensor `t` (operands, then results) when it runs as another one
/// lies, if that one tells: each of them.
void Settler::proposeAcross(Operation *op, unsigned t,
                            function_ref<void(unsigned)> propose) {
  FactorMap map = partitionRuleOf(op);
  unsigned numOperands = op->getNumOperands();
  for (unsigned i = 0; i < numOperands + op->getNumResults(); ++i) {
    Value other = i < numOperands ? op->getOperand(i)
                                  : Value(op->getResult(i - numOperands));
    TensorShardingAttr attr = getSharding(other);
    bool dropped = false;
    if (i == t || !attr)
      continue;
    if (auto axes = axesFor(op, map, i, shardings[shardings.closedIdOf(attr)],
                            /*movesBorders=*/true))
      if (auto across = shardingFromFactors(map, t, *axes, &dropped); !dropped)
        propose(shardings.pool().idOf(across));
  }
}

/// How the ops around the value would rather have it.
SmallVector<unsigned> Settler::proposals(OpResult value) {
  unsigned now = costs.shardingOf(value);
  SmallVector<unsigned> result;
  auto propose = [&](unsigned sharding) {
    // Parts of a sum are for the op that makes them to combine.
    unsigned whole = shardings.pool().idOf(
        shardings[sharding].withUnreduced({}, Reduction::Add));
    if (result.size() < kMostProposals &&
        !shardings.haveSamePlacement(whole, now) &&
        !llvm::is_contained(result, whole))
      result.push_back(whole);
  };
  Operation *maker = value.getOwner();
  unsigned place = maker->getNumOperands() + value.getResultNumber();
  propose(costs.current(maker).inside[place]);
  proposeAcross(maker, place, propose);
  for (OpOperand &use : value.getUses()) {
    if (result.size() == kMostProposals)
      return result;
    if (!ValueCosts::isChosen(use.getOwner())) {
      propose(costs.targetOf(use));
      continue;
    }
    propose(costs.current(use.getOwner()).inside[use.getOperandNumber()]);
    proposeAcross(use.getOwner(), use.getOperandNumber(), propose);
  }
  propose(shardings.replicatedId(shardings[now].rank()));
  return result;
}

/// 0 where no bytes are saved. Nothing moves for the price of work alone: that
/// is a rough one.
static double gain(const TensorCost &before, const TensorCost &now) {
  bool isBetter = now.bytes < before.bytes * (1 - 1e-9) &&
                  now.total() < before.total() * (1 - 1e-9);
  return isBetter ? before.total() - now.total() : 0;
}

/// How much less it costs to have the values of `chain` as they lie than as
/// they lay. What the first of them cost where it lay is kept.
double Settler::gainOf(ArrayRef<Moved> chain) {
  SmallVector<OpResult> values;
  for (const Moved &moved : chain)
    values.push_back(moved.value);
  TensorCost now = costs.costAround(values);
  if (values.size() == 1 && beforeAlone)
    return gain(*beforeAlone, now);
  swap(chain);
  TensorCost before = costs.costAround(values);
  swap(chain);
  if (values.size() == 1)
    beforeAlone = before;
  return gain(before, now);
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
  FactorMap map = partitionRuleOf(op);
  auto axes = axesFor(op, map, t, shardings[sharding]);
  if (!axes)
    return std::nullopt;
  unsigned numOperands = op->getNumOperands();
  for (unsigned i = 0; i < numOperands + op->getNumResults(); ++i) {
    auto value = dyn_cast<OpResult>(
        i < numOperands ? op->getOperand(i)
                        : Value(op->getResult(i - numOperands)));
    auto isIt = [&](const Moved &moved) { return moved.value == value; };
    if (!value || llvm::any_of(chain, isIt) ||
        !ValueCosts::isChosen(value.getOwner()) ||
        value.getOwner()->hasAttr(kAnnotatedAttr) || !costs.isOpen(value))
      continue;
    bool dropped = false;
    unsigned target =
        shardings.pool().idOf(shardingFromFactors(map, i, *axes, &dropped));
    if (dropped)
      return std::nullopt;
    if (!shardings.haveSamePlacement(target, costs.shardingOf(value)))
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
    // By itself the value was moved when the way before it was tried.
    gain = forwards && chain.size() == 1 ? 0 : gainOf(chain);
    if (gain > 0 || chain.size() == kLongestChain)
      break;
    std::optional<std::pair<OpResult, unsigned>> step;
    if (!forwards) {
      Operation *maker = value.getOwner();
      step = next(maker, maker->getNumOperands() + value.getResultNumber(),
                  sharding, chain);
    } else if (OpOperand &use = *value.use_begin();
               value.hasOneUse() && ValueCosts::isChosen(use.getOwner())) {
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
  if (value.hasNUsesOrMore(kMostUsers) || !costs.isOpen(value) ||
      !costs.isResharded(value))
    return false;
  size_t around = costs.surroundings(value);
  if (inVain.contains(around))
    return false;
  double most = 0;
  SmallVector<Moved> best;
  beforeAlone.reset();
  for (unsigned sharding : proposals(value))
    for (bool forwards : {false, true}) {
      SmallVector<Moved> chain;
      double gain = tryMove(value, sharding, forwards, chain);
      bool isAlone = chain.size() == 1;
      if (gain > most) {
        most = gain;
        best = std::move(chain);
      }
      if (gain > 0 && isAlone)
        break; // nothing has to follow, in either direction
    }
  if (best.empty())
    inVain.insert(around);
  swap(best);
  for (const Moved &moved : best)
    costs.forget(moved.value);
  return most > 0;
}

/// The values that ops do not have as they lie, which may lie otherwise, in
/// order.
llvm::SetVector<OpResult> Settler::disagreements(ArrayRef<Operation *> ops) {
  llvm::SetVector<OpResult> values;
  auto add = [&](Value value) {
    auto result = dyn_cast<OpResult>(value);
    if (result && ValueCosts::isChosen(result.getOwner()) &&
        !result.getOwner()->hasAttr(kAnnotatedAttr))
      values.insert(result);
  };
  for (Operation *op : ops) {
    if (ValueCosts::isChosen(op)
            ? costs.current(op).isInPlace
            : !isa<ReshardOp>(op) && !ValueCosts::isReturn(op))
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
    llvm::SetVector<OpResult> values = disagreements(ops);
    CountedWork work(values.size(), "values");
    for (OpResult value : values) {
      isChanged |= settle(value);
      work.advance();
    }
  }
}

void mlir::gspmd::optimizeReshardPlacement(ArrayRef<Operation *> ops,
                                           const PlacementContext &ask) {
  Settler(ask).run(ops);
}
