//===- PlacementMoves.cpp - Trial changes of shardings --------------------===//

#include "transforms/Partition/OptimizePlacement/PlacementMoves.h"
#include "transforms/Support/ShardingAnnotations.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;

/// Largest number of shardings that a value tries. Later users rarely add a
/// better one.
static constexpr unsigned kMaxProposals = 8;
/// Largest number of users of a value that is moved: costing a value that is
/// used throughout the program would dominate the search.
static constexpr unsigned kMaxUsers = 64;

/// Proposes for tensor `t` of `op` (operands, then results) the shardings that
/// follow from the sharding of each other tensor of the op.
void PlacementMoves::proposeAcross(Operation *op, unsigned t,
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
                            /*mayExchangeHalos=*/true))
      if (auto across = shardingFromFactors(map, t, *axes, &dropped); !dropped)
        propose(shardings.pool().idOf(across));
  }
}

/// Adds the sharding of a value that has the sharding `now`, unless it is one
/// of the proposals or places the value as now.
void PlacementMoves::addProposal(unsigned sharding, unsigned now,
                                 SmallVectorImpl<unsigned> &proposals) const {
  // The op that computes a partial sum decides about its reduction.
  unsigned reduced = shardings.pool().idOf(
      shardings[sharding].withUnreduced({}, Reduction::Add));
  if (proposals.size() < kMaxProposals &&
      !shardings.haveSamePlacement(reduced, now) &&
      !llvm::is_contained(proposals, reduced))
    proposals.push_back(reduced);
}

SmallVector<unsigned> PlacementMoves::proposals(OpResult value) {
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

TensorCost PlacementMoves::gainOf(ArrayRef<ShardingChange> chain) {
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

void PlacementMoves::swap(ArrayRef<ShardingChange> chain) {
  for (const ShardingChange &moved : chain)
    sources.trySharding(moved.value,
                        sources.shardingOf(moved.value) == moved.before
                            ? moved.after
                            : moved.before);
}

bool PlacementMoves::mayFollow(OpResult value, ArrayRef<ShardingChange> moved) {
  return llvm::none_of(moved,
                       [&](const ShardingChange &change) {
                         return change.value == value;
                       }) &&
         costs.isChosen(value.getOwner()) &&
         !hasAnnotatedResults(value.getOwner()) && costs.isOpen(value);
}

bool PlacementMoves::isMovable(OpResult value) {
  return !value.hasNUsesOrMore(kMaxUsers) && costs.isOpen(value) &&
         costs.isResharded(value);
}

void PlacementMoves::apply(const PlacementMove &move) {
  swap(move.chain);
  counts.movedValues += move.chain.size();
  for (const ShardingChange &moved : move.chain) {
    completed.try_emplace(moved.value, moved.before);
    costs.forget(moved.value);
    sources.setSharding(moved.value, moved.after);
  }
}
