//===- ReshardPlacement.cpp - Local search over reshard placement ---------===//

#include "transforms/Partition/OptimizePlacement/ReshardPlacement.h"

#include "lib/Progress/Progress.h"
#include "transforms/Support/ShardingAnnotations.h"
#include "transforms/Support/ValueNames.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;

/// Largest number of shardings that a value tries. Later users rarely add a
/// better one.
static constexpr unsigned kMaxProposals = 8;
/// Largest number of users of a value that is moved: costing a value that is
/// used throughout the program would dominate the search.
static constexpr unsigned kMaxUsers = 64;
/// Largest number of values that are moved together.
static constexpr unsigned kMaxChainLength = 6;
/// A region of this many values is not moved: it has no end nearby. The
/// gradient of attention, with its softmax, has about 40.
static constexpr unsigned kMaxRegionSize = 64;

/// Of the bytes that all ops communicate, the fraction around a value above
/// which a region is tried: a trial takes as much time as those of many chains.
static constexpr double kMinRegionFraction = 1.0 / 128;
/// Number of rounds: moving a value may let its neighbors move.
static constexpr unsigned kMaxRounds = 3;
/// Largest number of neighbors of a value whose moves are compared with its
/// own. More are those of a value that is used throughout a block.
static constexpr unsigned kMaxNeighbors = 8;

namespace {

/// A value that is moved, with its shardings before and after.
struct ShardingChange {
  OpResult value;
  unsigned before, after;
};

class PlacementSearch {
public:
  explicit PlacementSearch(OpPlanner &planner)
      : costs(planner), shardings(planner.shardings), sources(planner.sources),
        decisions(planner.decisions) {}

  void run(ArrayRef<Operation *> ops);

  PlacementCounts counts;

private:
  llvm::SetVector<OpResult> disagreements(ArrayRef<Operation *> ops);
  struct Move;
  bool isMovable(OpResult value);
  Move bestMove(OpResult value);
  Move bestMoveAround(OpResult value);
  Move bestRegion(OpResult value);
  void apply(const Move &move);
  bool improve(OpResult value);
  void remarkRegion(const Move &move);
  bool improveRegion(OpResult value);
  void runRounds(ArrayRef<Operation *> ops);
  TensorCost gainOf(ArrayRef<ShardingChange> chain);
  void swap(ArrayRef<ShardingChange> chain);
  std::optional<std::pair<OpResult, unsigned>>
  next(Operation *op, unsigned t, unsigned sharding,
       ArrayRef<ShardingChange> chain);
  Move tryMove(OpResult value, unsigned sharding, bool forwards);
  bool mayFollow(OpResult value, ArrayRef<ShardingChange> moved);
  TensorSharding follow(const FactorMap &map, unsigned t, unsigned other,
                        const std::vector<AxisList> &axes, unsigned now,
                        bool &dropped) const;
  void addFollowers(Operation *op, unsigned t, unsigned sharding,
                    SmallVectorImpl<ShardingChange> &region);
  Move tryRegion(OpResult value, unsigned sharding);
  void proposeAcross(Operation *op, unsigned t,
                     function_ref<void(unsigned)> propose);
  void addProposal(unsigned sharding, unsigned now,
                   SmallVectorImpl<unsigned> &proposals) const;
  SmallVector<unsigned> proposals(OpResult value);

  ValueCosts costs;
  ShardingAttrTable &shardings;
  ValueSources &sources;
  FactorDecisionTable &decisions;
  /// The completed sharding of each value that was moved.
  llvm::DenseMap<Value, unsigned> completed;
  /// Cost of the visited value in its current sharding.
  std::optional<TensorCost> costBefore;
  /// Hashes of contexts in which a value was tried without gain. Ops further
  /// away are not part of the hash: another layer might have gained.
  llvm::DenseSet<size_t> withoutGain;
  /// The same, of regions.
  llvm::DenseSet<size_t> withoutRegionGain;
  /// Values with their shardings in regions without a gain: a region that grows
  /// from one of them is the same.
  llvm::DenseSet<std::pair<Value, unsigned>> triedInRegion;
  /// The sharding and the direction of the best move in a context, by the
  /// context's hash. A repeated layer tries this move alone.
  llvm::DenseMap<size_t, std::pair<unsigned, bool>> bestIn;
};

} // namespace

/// Values that are moved together, and how much less the program costs then.
struct PlacementSearch::Move {
  TensorCost gain;
  SmallVector<ShardingChange> chain;
};

/// Proposes for tensor `t` of `op` (operands, then results) the shardings that
/// follow from the sharding of each other tensor of the op.
void PlacementSearch::proposeAcross(Operation *op, unsigned t,
                                    function_ref<void(unsigned)> propose) {
  const FactorMap &map = decisions.ruleOf(op);
  unsigned numOperands = op->getNumOperands();
  for (unsigned i = 0; i < numOperands + op->getNumResults(); ++i) {
    Value other = i < numOperands ? op->getOperand(i)
                                  : Value(op->getResult(i - numOperands));
    bool dropped = false;
    if (i == t || !sources.hasSharding(other))
      continue;
    if (auto axes = axesFor(op, map, i, shardings[sources.shardingOf(other)],
                            /*movesBorders=*/true))
      if (auto across = shardingFromFactors(map, t, *axes, &dropped); !dropped)
        propose(shardings.pool().idOf(across));
  }
}

/// Adds the sharding of a value that has the sharding `now`, unless it is one
/// of the proposals or places the value as now.
void PlacementSearch::addProposal(unsigned sharding, unsigned now,
                                  SmallVectorImpl<unsigned> &proposals) const {
  // The op that computes a partial sum decides about its reduction.
  unsigned reduced = shardings.pool().idOf(
      shardings[sharding].withUnreduced({}, Reduction::Add));
  if (proposals.size() < kMaxProposals &&
      !shardings.haveSamePlacement(reduced, now) &&
      !llvm::is_contained(proposals, reduced))
    proposals.push_back(reduced);
}

/// Returns the shardings that the ops around the value would use.
SmallVector<unsigned> PlacementSearch::proposals(OpResult value) {
  unsigned now = costs.shardingOf(value);
  SmallVector<unsigned> result;
  auto propose = [&](unsigned sharding) { addProposal(sharding, now, result); };
  Operation *definition = value.getOwner();
  unsigned position = definition->getNumOperands() + value.getResultNumber();
  propose(costs.current(definition).inside[position]);
  proposeAcross(definition, position, propose);
  for (OpOperand &use : value.getUses()) {
    if (result.size() == kMaxProposals)
      return result;
    if (!costs.isChosen(use.getOwner())) {
      propose(costs.targetOf(use));
      continue;
    }
    propose(costs.current(use.getOwner()).inside[use.getOperandNumber()]);
    proposeAcross(use.getOwner(), use.getOperandNumber(), propose);
  }
  propose(shardings.replicatedId(shardings[now].rank()));
  return result;
}

/// Returns the cost that is saved; nothing if no communication is saved. The
/// estimate of local work is too rough to move a value for it alone.
static TensorCost gain(const TensorCost &before, const TensorCost &now) {
  bool isBetter = now.communication() < before.communication() * (1 - 1e-9) &&
                  now.total() < before.total() * (1 - 1e-9);
  if (!isBetter)
    return {};
  return {before.bytes - now.bytes, before.work - now.work,
          before.tie - now.tie};
}

/// Returns how much less the current shardings of `chain` cost than the
/// shardings before. Memoizes the cost of the first value in its sharding
/// before.
TensorCost PlacementSearch::gainOf(ArrayRef<ShardingChange> chain) {
  SmallVector<OpResult> values;
  for (const ShardingChange &moved : chain)
    values.push_back(moved.value);
  ++counts.costedMoves;
  TensorCost now = costs.costAround(values);
  if (values.size() == 1 && costBefore)
    return gain(*costBefore, now);
  swap(chain);
  TensorCost before = costs.costAround(values);
  swap(chain);
  if (values.size() == 1)
    costBefore = before;
  return gain(before, now);
}

/// Swaps the shardings of the values between before and after the move.
void PlacementSearch::swap(ArrayRef<ShardingChange> chain) {
  for (const ShardingChange &moved : chain)
    sources.trySharding(moved.value,
                        sources.shardingOf(moved.value) == moved.before
                            ? moved.after
                            : moved.before);
}

/// Returns true if the value may be moved and is not in `moved`.
bool PlacementSearch::mayFollow(OpResult value,
                                ArrayRef<ShardingChange> moved) {
  return llvm::none_of(moved,
                       [&](const ShardingChange &change) {
                         return change.value == value;
                       }) &&
         costs.isChosen(value.getOwner()) &&
         !hasAnnotatedResults(value.getOwner()) && costs.isOpen(value);
}

/// Returns the first value that may be moved and has to be, with its new
/// sharding, for `op` to run without communication after tensor `t` has been
/// moved.
std::optional<std::pair<OpResult, unsigned>>
PlacementSearch::next(Operation *op, unsigned t, unsigned sharding,
                      ArrayRef<ShardingChange> chain) {
  const FactorMap &map = decisions.ruleOf(op);
  auto axes = axesFor(op, map, t, shardings[sharding]);
  if (!axes)
    return std::nullopt;
  unsigned numOperands = op->getNumOperands();
  for (unsigned i = 0; i < numOperands + op->getNumResults(); ++i) {
    auto value = dyn_cast<OpResult>(
        i < numOperands ? op->getOperand(i)
                        : Value(op->getResult(i - numOperands)));
    if (!value || !mayFollow(value, chain))
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

/// Moves `value` to `sharding`, and the values after (`forwards`) or before it
/// that have to follow for the ops between to run without communication, until
/// this pays. Restores all shardings.
PlacementSearch::Move
PlacementSearch::tryMove(OpResult value, unsigned sharding, bool forwards) {
  Move move;
  SmallVectorImpl<ShardingChange> &chain = move.chain;
  while (true) {
    chain.push_back({value, sources.shardingOf(value), sharding});
    sources.trySharding(value, sharding);
    // The value alone was tried with the other direction.
    move.gain = forwards && chain.size() == 1 ? TensorCost() : gainOf(chain);
    if (move.gain.total() > 0 || chain.size() == kMaxChainLength)
      break;
    std::optional<std::pair<OpResult, unsigned>> step;
    if (!forwards) {
      Operation *definition = value.getOwner();
      step = next(definition,
                  definition->getNumOperands() + value.getResultNumber(),
                  sharding, chain);
    } else if (OpOperand &use = *value.use_begin();
               value.hasOneUse() && costs.isChosen(use.getOwner())) {
      step = next(use.getOwner(), use.getOperandNumber(), sharding, chain);
    }
    if (!step)
      break;
    std::tie(value, sharding) = *step;
  }
  swap(chain);
  return move;
}

/// Returns the sharding of tensor `other` of an op when its factors have
/// `axes`, those of tensor `t`. Of the factors that `t` lacks, it keeps the
/// axes of its sharding `now` that are not in use.
TensorSharding PlacementSearch::follow(const FactorMap &map, unsigned t,
                                       unsigned other,
                                       const std::vector<AxisList> &axes,
                                       unsigned now, bool &dropped) const {
  std::vector<AxisList> merged = axes;
  FactorShardings before = projectForPartition(map, other, shardings[now]);
  for (unsigned f = 0; f < map.numFactors(); ++f) {
    bool isInUse = llvm::any_of(merged, [&](const AxisList &list) {
      return overlaps(list, before[f].axes);
    });
    if (!map.tensorHasFactor(t, f) && !isInUse)
      merged[f] = before[f].axes;
  }
  return shardingFromFactors(map, other, merged, &dropped);
}

/// Adds to `region` the values that may be moved and have to be, for `op` to
/// run without communication after tensor `t` has been moved, and moves them.
void PlacementSearch::addFollowers(Operation *op, unsigned t, unsigned sharding,
                                   SmallVectorImpl<ShardingChange> &region) {
  const FactorMap &map = decisions.ruleOf(op);
  auto axes = axesFor(op, map, t, shardings[sharding]);
  if (!axes)
    return;
  unsigned numOperands = op->getNumOperands();
  for (unsigned i = 0; i < numOperands + op->getNumResults(); ++i) {
    auto value = dyn_cast<OpResult>(
        i < numOperands ? op->getOperand(i)
                        : Value(op->getResult(i - numOperands)));
    if (!value || region.size() == kMaxRegionSize || !mayFollow(value, region))
      continue;
    bool dropped = false;
    unsigned now = sources.shardingOf(value);
    unsigned target =
        shardings.pool().idOf(follow(map, t, i, *axes, now, dropped));
    if (dropped || shardings.haveSamePlacement(target, now))
      continue;
    region.push_back({value, now, target});
    sources.trySharding(value, target);
  }
}

/// Moves `value` to `sharding`, and all values around it that have to follow
/// for the ops between them to run without communication. A region grows until
/// it ends at annotations and at values that fit already; one that is too large
/// has no gain. Restores all shardings.
PlacementSearch::Move PlacementSearch::tryRegion(OpResult value,
                                                 unsigned sharding) {
  Move move;
  SmallVectorImpl<ShardingChange> &region = move.chain;
  region.push_back({value, sources.shardingOf(value), sharding});
  sources.trySharding(value, sharding);
  for (unsigned i = 0; i < region.size() && region.size() < kMaxRegionSize;
       ++i) {
    OpResult moved = region[i].value;
    unsigned after = region[i].after;
    Operation *definition = moved.getOwner();
    addFollowers(definition,
                 definition->getNumOperands() + moved.getResultNumber(), after,
                 region);
    for (OpOperand &use : moved.getUses())
      if (costs.isChosen(use.getOwner()))
        addFollowers(use.getOwner(), use.getOperandNumber(), after, region);
  }
  // A value by itself, and short chains, were tried before. A region that is
  // too large has not ended.
  if (region.size() > 1 && region.size() < kMaxRegionSize)
    move.gain = gainOf(region);
  swap(region);
  return move;
}

/// Returns true if moving the value is allowed and may save a reshard.
bool PlacementSearch::isMovable(OpResult value) {
  return !value.hasNUsesOrMore(kMaxUsers) && costs.isOpen(value) &&
         costs.isResharded(value);
}

/// Returns the move of the value that saves most; an empty one if none saves
/// anything.
PlacementSearch::Move PlacementSearch::bestMove(OpResult value) {
  Move best;
  size_t neighborhood = costs.surroundings(value);
  if (withoutGain.contains(neighborhood))
    return best;
  costBefore.reset();
  if (auto it = bestIn.find(neighborhood); it != bestIn.end()) {
    auto [sharding, forwards] = it->second;
    best = tryMove(value, sharding, forwards);
    if (best.gain.total() > 0)
      return best;
    best = Move();
  }
  for (unsigned sharding : proposals(value))
    for (bool forwards : {false, true}) {
      Move move = tryMove(value, sharding, forwards);
      bool isAlone = move.chain.size() == 1;
      bool isGain = move.gain.total() > 0;
      if (move.gain.total() > best.gain.total()) {
        best = std::move(move);
        bestIn[neighborhood] = {sharding, forwards};
      }
      if (isGain && isAlone)
        break; // no other value has to follow, in either direction
    }
  if (best.chain.empty())
    withoutGain.insert(neighborhood);
  return best;
}

/// Returns the best of the value's moves and those of the values that its
/// producer reads and its users produce. Two of them often avoid the same
/// reshard, and the first one that pays can prevent a better one. A neighbor's
/// move must save as much communication, too: the estimate of local work is too
/// rough to give up any for it.
PlacementSearch::Move PlacementSearch::bestMoveAround(OpResult value) {
  Move best = bestMove(value);
  if (best.chain.empty())
    return best;
  SmallVector<Value> candidates(value.getOwner()->getOperands());
  for (Operation *user : value.getUsers())
    if (candidates.size() < kMaxNeighbors)
      llvm::append_range(candidates, user->getResults());
  for (Value other : ArrayRef(candidates).take_front(kMaxNeighbors)) {
    auto neighbor = dyn_cast<OpResult>(other);
    if (!neighbor || !costs.isChosen(neighbor.getOwner()) ||
        hasAnnotatedResults(neighbor.getOwner()) || !isMovable(neighbor))
      continue;
    Move move = bestMove(neighbor);
    if (move.gain.communication() >= best.gain.communication() &&
        move.gain.total() > best.gain.total() * (1 + 1e-9))
      best = std::move(move);
  }
  return best;
}

/// Returns the move of a region around the value that saves most; an empty one
/// if none saves anything.
PlacementSearch::Move PlacementSearch::bestRegion(OpResult value) {
  Move best;
  size_t neighborhood = costs.surroundings(value);
  if (withoutRegionGain.contains(neighborhood))
    return best;
  for (unsigned sharding : proposals(value)) {
    if (triedInRegion.contains({value, sharding}))
      continue;
    Move move = tryRegion(value, sharding);
    if (move.gain.total() > best.gain.total())
      best = std::move(move);
    else
      for (const ShardingChange &moved : move.chain)
        triedInRegion.insert({moved.value, moved.after});
  }
  if (best.chain.empty())
    withoutRegionGain.insert(neighborhood);
  return best;
}

void PlacementSearch::apply(const Move &move) {
  swap(move.chain);
  counts.movedValues += move.chain.size();
  for (const ShardingChange &moved : move.chain) {
    completed.try_emplace(moved.value, moved.before);
    costs.forget(moved.value);
    sources.setSharding(moved.value, moved.after);
  }
}

/// Applies the best move around the value. Returns true if there is one.
bool PlacementSearch::improve(OpResult value) {
  if (!isMovable(value))
    return false;
  Move best = bestMoveAround(value);
  apply(best);
  return !best.chain.empty();
}

/// Reports a region in which completion had a choice, at its first op whose
/// sharding is not the completed one: an annotation there makes the choice.
void PlacementSearch::remarkRegion(const Move &move) {
  const ShardingChange *first = nullptr;
  for (const ShardingChange &moved : move.chain)
    if (!shardings.haveSamePlacement(completed.lookup(moved.value),
                                     moved.after) &&
        (!first ||
         (moved.value.getOwner()->getBlock() ==
              first->value.getOwner()->getBlock() &&
          moved.value.getOwner()->isBeforeInBlock(first->value.getOwner()))))
      first = &moved;
  if (!first)
    return;
  const Mesh &mesh = shardings.mesh();
  Operation *op = first->value.getOwner();
  std::string name = nameIn(op->getLoc()).str();
  mlir::emitRemark(withoutNames(op->getLoc()))
      << "'" << op->getName() << "' "
      << (name.empty() ? "" : "of " + name + " ") << "is sharded as "
      << shardings[first->after].toString(mesh) << " instead of "
      << shardings[completed.lookup(first->value)].toString(mesh)
      << " as completed, with up to " << move.chain.size() - 1
      << " tensors around it: each device receives "
      << int64_t(move.gain.communication())
      << " bytes less; annotate this tensor to choose";
}

/// Applies the best move of a region around the value. Returns true if there is
/// one.
bool PlacementSearch::improveRegion(OpResult value) {
  if (!isMovable(value))
    return false;
  Move best = bestRegion(value);
  if (!best.chain.empty())
    triedInRegion.clear();
  apply(best);
  remarkRegion(best);
  return !best.chain.empty();
}

/// Returns the values that may be moved and whose sharding differs from the one
/// that an op runs with, in program order.
llvm::SetVector<OpResult>
PlacementSearch::disagreements(ArrayRef<Operation *> ops) {
  llvm::SetVector<OpResult> values;
  auto add = [&](Value value) {
    auto result = dyn_cast<OpResult>(value);
    if (result && costs.isChosen(result.getOwner()) &&
        !hasAnnotatedResults(result.getOwner()))
      values.insert(result);
  };
  for (Operation *op : ops) {
    if (costs.isChosen(op) ? costs.current(op).isInPlace
                           : !isa<ReshardOp>(op) && !ValueCosts::isReturn(op))
      continue;
    llvm::for_each(op->getOperands(), add);
    llvm::for_each(op->getResults(), add);
  }
  return values;
}

/// Moves single values and chains until nothing changes, at most kMaxRounds
/// times.
void PlacementSearch::runRounds(ArrayRef<Operation *> ops) {
  bool isChanged = true;
  for (unsigned round = 0; round < kMaxRounds && isChanged; ++round) {
    isChanged = false;
    llvm::SetVector<OpResult> values = disagreements(ops);
    CountedWork work(values.size(), "values");
    counts.visitedValues += values.size();
    for (OpResult value : values) {
      isChanged |= improve(value);
      work.advance();
    }
  }
}

/// Regions are moved where chains do not help: that costs more time. Chains are
/// tried again around the regions that moved.
void PlacementSearch::run(ArrayRef<Operation *> ops) {
  runRounds(ops);
  llvm::SetVector<OpResult> values = disagreements(ops);
  auto bytesAround = [&](OpResult value) {
    double bytes = costs.current(value.getOwner()).bytes;
    for (Operation *user : value.getUsers())
      if (costs.isChosen(user))
        bytes += costs.current(user).bytes;
    return bytes;
  };
  double least = 0;
  for (Operation *op : ops)
    if (costs.isChosen(op))
      least += kMinRegionFraction * costs.current(op).bytes;
  bool isChanged = false;
  for (OpResult value : values)
    if (bytesAround(value) > least)
      isChanged |= improveRegion(value);
  if (isChanged)
    runRounds(ops);
}

PlacementCounts mlir::gspmd::optimizeReshardPlacement(ArrayRef<Operation *> ops,
                                                      OpPlanner &planner) {
  PlacementSearch search(planner);
  search.run(ops);
  return search.counts;
}
