//===- ReshardPlacement.cpp - Local search over reshard placement ---------===//

#include "transforms/Partition/OptimizePlacement/ReshardPlacement.h"

#include "lib/Progress/Progress.h"
#include "transforms/Partition/OptimizePlacement/RegionSearch.h"
#include "transforms/Support/ShardingAnnotations.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;

/// Largest number of values that are moved together in a chain.
static constexpr unsigned kMaxChainLength = 6;
/// Of the bytes that all ops communicate, the fraction around a value above
/// which a region is tried: a trial takes as much time as those of many chains.
static constexpr double kMinRegionFraction = 1.0 / 128;
/// Number of rounds: moving a value may let its neighbors move.
static constexpr unsigned kMaxRounds = 3;
/// Largest number of neighbors of a value whose moves are compared with its
/// own. More are those of a value that is used throughout a block.
static constexpr unsigned kMaxNeighbors = 8;

namespace {

/// Moves single values and chains of values, then regions.
class PlacementSearch {
public:
  explicit PlacementSearch(OpPlanner &planner) : moves(planner) {}

  void run(ArrayRef<Operation *> ops);

  PlacementMoves moves;

private:
  llvm::SetVector<OpResult> disagreements(ArrayRef<Operation *> ops);
  PlacementMove bestMove(OpResult value);
  PlacementMove bestMoveAround(OpResult value);
  bool improve(OpResult value);
  void runRounds(ArrayRef<Operation *> ops);
  std::optional<std::pair<OpResult, unsigned>>
  next(Operation *op, unsigned t, unsigned sharding,
       ArrayRef<ShardingChange> chain);
  PlacementMove tryMove(OpResult value, unsigned sharding, bool forwards);

  RegionSearch regions{moves};
  /// Hashes of contexts in which a value was tried without gain. Ops further
  /// away are not part of the hash: another layer might have gained.
  llvm::DenseSet<size_t> withoutGain;
  /// The sharding and the direction of the best move in a context, by the
  /// context's hash. A repeated layer tries this move alone.
  llvm::DenseMap<size_t, std::pair<unsigned, bool>> bestIn;
};

} // namespace

/// Returns the first value that may be moved and has to be, with its new
/// sharding, for `op` to run without communication after tensor `t` has been
/// moved.
std::optional<std::pair<OpResult, unsigned>>
PlacementSearch::next(Operation *op, unsigned t, unsigned sharding,
                      ArrayRef<ShardingChange> chain) {
  const FactorMap &map = moves.decisions.ruleOf(op);
  auto axes = axesFor(op, map, t, moves.shardings[sharding]);
  if (!axes)
    return std::nullopt;
  unsigned numOperands = op->getNumOperands();
  for (unsigned i = 0; i < numOperands + op->getNumResults(); ++i) {
    auto value = dyn_cast<OpResult>(
        i < numOperands ? op->getOperand(i)
                        : Value(op->getResult(i - numOperands)));
    if (!value || !moves.mayFollow(value, chain))
      continue;
    bool dropped = false;
    unsigned target = moves.shardings.pool().idOf(
        shardingFromFactors(map, i, *axes, &dropped));
    if (dropped)
      return std::nullopt;
    if (!moves.shardings.haveSamePlacement(target,
                                           moves.costs.shardingOf(value)))
      return std::pair(value, target);
  }
  return std::nullopt;
}

/// Moves `value` to `sharding`, and the values after (`forwards`) or before it
/// that have to follow for the ops between to run without communication, until
/// this pays. Restores all shardings.
PlacementMove PlacementSearch::tryMove(OpResult value, unsigned sharding,
                                       bool forwards) {
  PlacementMove move;
  SmallVectorImpl<ShardingChange> &chain = move.chain;
  while (true) {
    chain.push_back({value, moves.sources.shardingOf(value), sharding});
    moves.sources.trySharding(value, sharding);
    // The value alone was tried with the other direction.
    move.gain =
        forwards && chain.size() == 1 ? TensorCost() : moves.gainOf(chain);
    if (move.gain.total() > 0 || chain.size() == kMaxChainLength)
      break;
    std::optional<std::pair<OpResult, unsigned>> step;
    if (!forwards) {
      Operation *definition = value.getOwner();
      step = next(definition,
                  definition->getNumOperands() + value.getResultNumber(),
                  sharding, chain);
    } else if (OpOperand &use = *value.use_begin();
               value.hasOneUse() && moves.costs.isChosen(use.getOwner())) {
      step = next(use.getOwner(), use.getOperandNumber(), sharding, chain);
    }
    if (!step)
      break;
    std::tie(value, sharding) = *step;
  }
  moves.swap(chain);
  return move;
}

/// Returns the move of the value that saves most; an empty one if none saves
/// anything.
PlacementMove PlacementSearch::bestMove(OpResult value) {
  PlacementMove best;
  size_t neighborhood = moves.costs.surroundings(value);
  if (withoutGain.contains(neighborhood))
    return best;
  moves.forgetCostBefore();
  if (auto it = bestIn.find(neighborhood); it != bestIn.end()) {
    auto [sharding, forwards] = it->second;
    best = tryMove(value, sharding, forwards);
    if (best.gain.total() > 0)
      return best;
    best = PlacementMove();
  }
  for (unsigned sharding : moves.proposals(value))
    for (bool forwards : {false, true}) {
      PlacementMove move = tryMove(value, sharding, forwards);
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
PlacementMove PlacementSearch::bestMoveAround(OpResult value) {
  PlacementMove best = bestMove(value);
  if (best.chain.empty())
    return best;
  SmallVector<Value> candidates(value.getOwner()->getOperands());
  for (Operation *user : value.getUsers())
    if (candidates.size() < kMaxNeighbors)
      llvm::append_range(candidates, user->getResults());
  for (Value other : ArrayRef(candidates).take_front(kMaxNeighbors)) {
    auto neighbor = dyn_cast<OpResult>(other);
    if (!neighbor || !moves.costs.isChosen(neighbor.getOwner()) ||
        hasAnnotatedResults(neighbor.getOwner()) || !moves.isMovable(neighbor))
      continue;
    PlacementMove move = bestMove(neighbor);
    if (move.gain.communication() >= best.gain.communication() &&
        move.gain.total() > best.gain.total() * (1 + 1e-9))
      best = std::move(move);
  }
  return best;
}

/// Applies the best move around the value. Returns true if there is one.
bool PlacementSearch::improve(OpResult value) {
  if (!moves.isMovable(value))
    return false;
  PlacementMove best = bestMoveAround(value);
  moves.apply(best);
  return !best.chain.empty();
}

/// Returns the values that may be moved and whose sharding differs from the one
/// that an op runs with, in program order.
llvm::SetVector<OpResult>
PlacementSearch::disagreements(ArrayRef<Operation *> ops) {
  llvm::SetVector<OpResult> values;
  auto add = [&](Value value) {
    auto result = dyn_cast<OpResult>(value);
    if (result && moves.costs.isChosen(result.getOwner()) &&
        !hasAnnotatedResults(result.getOwner()))
      values.insert(result);
  };
  for (Operation *op : ops) {
    if (moves.costs.isChosen(op)
            ? moves.costs.current(op).isInPlace
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
    moves.counts.visitedValues += values.size();
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
    double bytes = moves.costs.current(value.getOwner()).bytes;
    for (Operation *user : value.getUsers())
      if (moves.costs.isChosen(user))
        bytes += moves.costs.current(user).bytes;
    return bytes;
  };
  double least = 0;
  for (Operation *op : ops)
    if (moves.costs.isChosen(op))
      least += kMinRegionFraction * moves.costs.current(op).bytes;
  bool isChanged = false;
  for (OpResult value : values)
    if (bytesAround(value) > least)
      isChanged |= regions.improve(value);
  if (isChanged)
    runRounds(ops);
}

PlacementCounts mlir::gspmd::optimizeReshardPlacement(ArrayRef<Operation *> ops,
                                                      OpPlanner &planner) {
  PlacementSearch search(planner);
  search.run(ops);
  return search.moves.counts;
}
