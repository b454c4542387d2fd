//===- ValueSources.cpp - Sources of a value for a reshard ----------------===//

#include "transforms/Partition/Planning/ValueSources.h"

#include "dialect/Sharding/Interfaces/PartitionRules.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace mlir::gspmd;

/// The largest number of ops that are recomputed for one value. It bounds the
/// recursion of rematerializationCost.
static constexpr unsigned kMaxRematerializedOps = 8;
/// The number of most recent copies of a value that are considered, so that the
/// cost of a query does not depend on the number of users.
static constexpr unsigned kMaxCopies = 4;

static ArrayRef<int64_t> shapeOf(Value value) {
  auto tensor = dyn_cast<RankedTensorType>(value.getType());
  return tensor ? tensor.getShape() : ArrayRef<int64_t>();
}

ValueSources::ShardingEntry ValueSources::shardingEntry(Value value) {
  auto [it, isNew] = shardingEntries.try_emplace(value);
  if (isNew) {
    sharding::TensorShardingAttr attr = sharding::getSharding(value);
    it->second.hasSharding = attr != nullptr;
    it->second.id = attr ? shardings.closedIdOf(attr)
                         : shardings.replicatedId(shapeOf(value).size());
  }
  return it->second;
}

void ValueSources::setSharding(Value value, unsigned sharding) {
  sharding::setSharding(value, shardings.attrOf(sharding));
  trySharding(value, sharding);
}

void ValueSources::recordCopy(Value value, Value copy) {
  copies[value].push_back(copy);
}

/// Returns the operand if `value` is a reshard, unless that reduces a partial
/// result.
Value ValueSources::reshardedFrom(Value value) {
  auto reshard = value.getDefiningOp<sharding::ReshardOp>();
  if (!reshard ||
      !shardings[shardingOf(reshard.getInput())].unreducedAxes().empty())
    return {};
  return reshard.getInput();
}

/// Visits the values with the same elements that are available at `user`: the
/// operands that `value` was resharded from, and the copies of these.
void ValueSources::forEachCopy(Value value, Operation *user,
                               function_ref<void(Value)> visit) {
  for (Value from = value; from; from = reshardedFrom(from)) {
    if (from != value)
      visit(from);
    auto known = copies.find(from);
    if (known == copies.end())
      continue;
    for (Value copy : ArrayRef(known->second).take_back(kMaxCopies))
      if (copy != value && copy.getParentBlock()->findAncestorOpInBlock(*user))
        visit(copy);
  }
}

bool ValueSources::hasSources(Value value, Operation *user) {
  if (rematerializationSizes.contains(value))
    return true;
  bool found = false;
  forEachCopy(value, user, [&](Value) { found = true; });
  return found;
}

bool ValueSources::appendToKey(Value value, Operation *user,
                               SmallVectorImpl<unsigned> &key) {
  // A copy is a number above 1; 0 ends the list.
  forEachCopy(value, user,
              [&](Value copy) { key.push_back(shardingOf(copy) + 2); });
  key.push_back(0);
  // The cost of a rematerialization depends on the shardings of all operands of
  // the recomputed ops, which the key does not have.
  return !rematerializationSizes.contains(value);
}

//===----------------------------------------------------------------------===//
// Rematerialization
//===----------------------------------------------------------------------===//

/// Returns true if `op` has a model, is pure, has one result and no region, and
/// is a view, a data movement or an element-wise op, which may be recomputed.
static bool isCheapAndPure(Operation *op) {
  auto cost = dyn_cast<sharding::EmulationCostOpInterface>(op);
  if (!cost || !isa<sharding::ShardingRuleOpInterface>(op) ||
      !isa<sharding::PartitionOpInterface>(op) || op->getNumResults() != 1 ||
      op->getNumRegions() != 0 || !isPure(op) ||
      isa<sharding::ShardingDataFlowOpInterface>(op))
    return false;
  WorkKind kind = cost.getWorkKind();
  return kind == WorkKind::View || kind == WorkKind::Move ||
         kind == WorkKind::Pointwise;
}

void ValueSources::recordDefinition(Operation *op) {
  if (isa<sharding::ReshardOp>(op) || !isCheapAndPure(op))
    return;
  unsigned size = 1;
  bool anySource = false;
  for (Value operand : op->getOperands()) {
    if (shapeOf(operand).empty() || rematerializable.contains(operand))
      continue;
    if (!hasSources(operand, op))
      return;
    anySource = true;
    size += rematerializationSizes.lookup(operand);
  }
  if (anySource && size <= kMaxRematerializedOps)
    rematerializationSizes[op->getResult(0)] = size;
}

TensorCost ValueSources::costOfReshard(Value value, unsigned from,
                                       unsigned target) {
  return costOfPlan(planner.plan(shapeOf(value),
                                 sharding::elementBytes(value.getType()),
                                 shardings[from], shardings[target]));
}

std::optional<std::vector<AxisList>>
mlir::gspmd::axesFor(Operation *op, const FactorMap &map, unsigned t,
                     const TensorSharding &sharding, bool mayExchangeHalos) {
  FactorShardings factorShardings = projectForPartition(map, t, sharding);
  std::vector<AxisList> axes;
  for (unsigned f = 0; f < map.numFactors(); ++f) {
    axes.push_back(factorShardings[f].axes);
    if (factorShardings[f].axes.empty())
      continue;
    bool isUneven =
        map.factor(f).size % axisListSize(factorShardings[f].axes) != 0;
    bool runsSharded =
        map.factor(f).partitionKind == FactorKind::PassThrough ||
        (mayExchangeHalos && map.factor(f).partitionKind == FactorKind::Halo);
    if (!runsSharded || !sharding::canShardFactorOf(op, map, f, isUneven))
      return std::nullopt;
  }
  bool dropped = false;
  if (!shardingFromFactors(map, t, axes, &dropped).samePlacement(sharding) ||
      dropped)
    return std::nullopt;
  return axes;
}

/// Returns the cost of rematerializing the op of `value` with its result in
/// `target`; nullopt if it cannot run that way.
std::optional<TensorCost> ValueSources::rematerializationCost(Value value,
                                                              unsigned target,
                                                              Operation *user) {
  Operation *op = value.getDefiningOp();
  FactorMap map =
      cast<sharding::ShardingRuleOpInterface>(op).getPartitionRule();
  auto axes = axesFor(op, map, op->getNumOperands(), shardings[target]);
  if (!axes)
    return std::nullopt;
  TensorCost cost{0, workCost(shardings[target].localShape(shapeOf(value)))};
  for (OpOperand &operand : op->getOpOperands()) {
    if (shapeOf(operand.get()).empty() ||
        rematerializable.contains(operand.get()))
      continue;
    bool dropped = false;
    TensorSharding inside =
        shardingFromFactors(map, operand.getOperandNumber(), *axes, &dropped);
    if (dropped)
      return std::nullopt;
    TensorCost operandCost =
        costOf(operand.get(), shardings.pool().idOf(inside), user);
    cost.bytes += operandCost.bytes;
    cost.work += operandCost.work;
    cost.tie += operandCost.tie;
  }
  return cost;
}

//===----------------------------------------------------------------------===//
// Selection of the cheapest source
//===----------------------------------------------------------------------===//

TensorCost ValueSources::reshardCost(Value value, unsigned target,
                                     Operation *user) {
  TensorCost best = costOfReshard(value, shardingOf(value), target);
  if (best.bytes == 0)
    return best;
  forEachCopy(value, user, [&](Value copy) {
    TensorCost candidate = costOfReshard(value, shardingOf(copy), target);
    if (candidate.total() < best.total())
      best = candidate;
  });
  return best;
}

TensorCost ValueSources::costOf(Value value, unsigned target, Operation *user) {
  TensorCost best = reshardCost(value, target, user);
  if (best.bytes == 0 || !rematerializationSizes.contains(value))
    return best;
  auto rematerialized = rematerializationCost(value, target, user);
  return rematerialized && rematerialized->total() < best.total()
             ? *rematerialized
             : best;
}

Value ValueSources::findCheapestSource(Value value, unsigned target,
                                       Operation *user) {
  Value best = value;
  double bytes = costOfReshard(value, shardingOf(value), target).bytes;
  forEachCopy(value, user, [&](Value copy) {
    double copyBytes = costOfReshard(value, shardingOf(copy), target).bytes;
    bool isCloser = copyBytes == bytes &&
                    !shardings.haveSamePlacement(shardingOf(best), target) &&
                    shardings.haveSamePlacement(shardingOf(copy), target);
    if (copyBytes >= bytes && !isCloser)
      return;
    best = copy;
    bytes = copyBytes;
  });
  return best;
}

bool ValueSources::isRematerialized(Value value, unsigned target,
                                    Operation *user) {
  if (!rematerializationSizes.contains(value))
    return false;
  auto rematerialized = rematerializationCost(value, target, user);
  return rematerialized &&
         rematerialized->total() < reshardCost(value, target, user).total();
}
