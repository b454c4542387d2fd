//===- RegionSearch.cpp - Search for regions of values to reshard ---------===//

#include "transforms/Partition/OptimizePlacement/RegionSearch.h"
#include "transforms/Support/Diagnostics/ValueNames.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;

/// A region of this many values is not moved: it has no end nearby. The
/// gradient of attention, with its softmax, has about 40.
static constexpr unsigned kMaxRegionSize = 64;

/// Returns the sharding of tensor `other` of an op when its factors have
/// `axes`, those of tensor `t`. Of the factors that `t` lacks, it keeps the
/// axes of its sharding `now` that are not in use.
TensorSharding RegionSearch::follow(const FactorMap &map, unsigned t,
                                    unsigned other,
                                    const std::vector<AxisList> &axes,
                                    unsigned now, bool &dropped) const {
  std::vector<AxisList> merged = axes;
  FactorShardings before =
      projectForPartition(map, other, moves.shardings[now]);
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
void RegionSearch::addFollowers(Operation *op, unsigned t, unsigned sharding,
                                SmallVectorImpl<ShardingChange> &region) {
  const FactorMap &map = moves.decisions.ruleOf(op);
  auto axes = axesFor(op, map, t, moves.shardings[sharding]);
  if (!axes)
    return;
  unsigned numOperands = op->getNumOperands();
  for (unsigned i = 0; i < numOperands + op->getNumResults(); ++i) {
    auto value = dyn_cast<OpResult>(
        i < numOperands ? op->getOperand(i)
                        : Value(op->getResult(i - numOperands)));
    if (!value || region.size() == kMaxRegionSize ||
        !moves.mayFollow(value, region))
      continue;
    bool dropped = false;
    unsigned now = moves.sources.shardingOf(value);
    unsigned target =
        moves.shardings.pool().idOf(follow(map, t, i, *axes, now, dropped));
    if (dropped || moves.shardings.haveSamePlacement(target, now))
      continue;
    region.push_back({value, now, target});
    moves.sources.trySharding(value, target);
  }
}

/// Moves `value` to `sharding`, and all values around it that have to follow
/// for the ops between them to run without communication. A region grows until
/// it ends at annotations and at values that fit already; one that is too large
/// has no gain. Restores all shardings.
PlacementMove RegionSearch::tryMove(OpResult value, unsigned sharding) {
  PlacementMove move;
  SmallVectorImpl<ShardingChange> &region = move.chain;
  region.push_back({value, moves.sources.shardingOf(value), sharding});
  moves.sources.trySharding(value, sharding);
  for (unsigned i = 0; i < region.size() && region.size() < kMaxRegionSize;
       ++i) {
    OpResult moved = region[i].value;
    unsigned after = region[i].after;
    Operation *definition = moved.getOwner();
    addFollowers(definition,
                 definition->getNumOperands() + moved.getResultNumber(), after,
                 region);
    for (OpOperand &use : moved.getUses())
      if (moves.costs.isChosen(use.getOwner()))
        addFollowers(use.getOwner(), use.getOperandNumber(), after, region);
  }
  // A value by itself, and short chains, were tried before. A region that is
  // too large has not ended.
  if (region.size() > 1 && region.size() < kMaxRegionSize)
    move.gain = moves.gainOf(region);
  moves.swap(region);
  return move;
}

/// Returns the move of a region around the value that saves most; an empty one
/// if none saves anything.
PlacementMove RegionSearch::findBest(OpResult value) {
  PlacementMove best;
  size_t neighborhood = moves.costs.surroundings(value);
  if (withoutGain.contains(neighborhood))
    return best;
  for (unsigned sharding : moves.proposals(value)) {
    if (tried.contains({value, sharding}))
      continue;
    PlacementMove move = tryMove(value, sharding);
    if (move.gain.total() > best.gain.total())
      best = std::move(move);
    else
      for (const ShardingChange &moved : move.chain)
        tried.insert({moved.value, moved.after});
  }
  if (best.chain.empty())
    withoutGain.insert(neighborhood);
  return best;
}

/// Reports a region in which completion had a choice, at its first op whose
/// sharding is not the completed one: an annotation there makes the choice.
void RegionSearch::remark(const PlacementMove &move) {
  const ShardingChange *first = nullptr;
  for (const ShardingChange &moved : move.chain)
    if (!moves.shardings.haveSamePlacement(moves.completed.lookup(moved.value),
                                           moved.after) &&
        (!first ||
         (moved.value.getOwner()->getBlock() ==
              first->value.getOwner()->getBlock() &&
          moved.value.getOwner()->isBeforeInBlock(first->value.getOwner()))))
      first = &moved;
  if (!first)
    return;
  const Mesh &mesh = moves.shardings.mesh();
  Operation *op = first->value.getOwner();
  std::string name = nameIn(op->getLoc()).str();
  mlir::emitRemark(withoutNames(op->getLoc()))
      << "'" << op->getName() << "' "
      << (name.empty() ? "" : "of " + name + " ") << "is sharded as "
      << moves.shardings[first->after].toString(mesh) << " instead of "
      << moves.shardings[moves.completed.lookup(first->value)].toString(mesh)
      << " as completed, with up to " << move.chain.size() - 1
      << " tensors around it: each device receives "
      << int64_t(move.gain.communication())
      << " bytes less; annotate this tensor to choose";
}

/// Applies the best move of a region around the value. Returns true if there is
/// one.
bool RegionSearch::improve(OpResult value) {
  if (!moves.isMovable(value))
    return false;
  PlacementMove best = findBest(value);
  if (!best.chain.empty())
    tried.clear();
  moves.apply(best);
  remark(best);
  return !best.chain.empty();
}
