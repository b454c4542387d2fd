//===- ValueSources.cpp - What a value can be had from --------------------===//

#include "transforms/Partition/InsertReshards/ValueSources.h"

#include "dialect/Sharding/Interfaces/PartitionRules.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "transforms/Partition/Support/LocalBuilder.h"

using namespace mlir;
using namespace mlir::gspmd;

/// Ops that making a value anew may take.
static constexpr unsigned kMostOps = 8;
/// Copies of a value that are looked at: the last ones.
static constexpr unsigned kMostCopies = 4;

static ArrayRef<int64_t> shapeOf(Value value) {
  auto tensor = dyn_cast<RankedTensorType>(value.getType());
  return tensor ? tensor.getShape() : ArrayRef<int64_t>();
}

unsigned ValueSources::shardingOf(Value value) {
  if (sharding::TensorShardingAttr attr = sharding::getSharding(value))
    return shardings.closedIdOf(attr);
  return shardings.replicatedId(shapeOf(value).size());
}

void ValueSources::recordCopy(Value value, Value copy) {
  copies[value].push_back(copy);
}

/// What the value is a reshard of, unless that is of partial results.
static Value reshardedFrom(Value value, ShardingAttrTable &shardings) {
  auto reshard = value.getDefiningOp<sharding::ReshardOp>();
  if (!reshard)
    return {};
  sharding::TensorShardingAttr attr = sharding::getSharding(reshard.getInput());
  if (attr && !shardings[shardings.closedIdOf(attr)].unreducedAxes().empty())
    return {};
  return reshard.getInput();
}

/// Visits what holds the same elements and is there at `user`: what `value` was
/// resharded from, and what these were resharded to.
void ValueSources::forEachCopy(Value value, Operation *user,
                               function_ref<void(Value)> visit) {
  for (Value from = value; from; from = reshardedFrom(from, shardings)) {
    if (from != value)
      visit(from);
    auto known = copies.find(from);
    if (known == copies.end())
      continue;
    for (Value copy : ArrayRef(known->second).take_back(kMostCopies))
      if (copy != value && copy.getParentBlock()->findAncestorOpInBlock(*user))
        visit(copy);
  }
}

bool ValueSources::hasSources(Value value, Operation *user) {
  if (madeOf.contains(value))
    return true;
  bool found = false;
  forEachCopy(value, user, [&](Value) { found = true; });
  return found;
}

bool ValueSources::describe(Value value, Operation *user,
                            SmallVectorImpl<unsigned> &key) {
  forEachCopy(value, user,
              [&](Value copy) { key.push_back(shardingOf(copy) + 2); });
  key.push_back(0);
  // What making it anew costs depends on much.
  return !madeOf.contains(value);
}

//===----------------------------------------------------------------------===//
// Values made anew
//===----------------------------------------------------------------------===//

/// Does the op, which has a model, do next to nothing, and for each position of
/// its result by itself?
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
    size += madeOf.lookup(operand);
  }
  if (anySource && size <= kMostOps)
    madeOf[op->getResult(0)] = size;
}

double ValueSources::planned(Value value, unsigned from, unsigned target) {
  return planner
      .plan(shapeOf(value), sharding::elementBytes(value.getType()),
            shardings[from], shardings[target])
      .bytes;
}

std::optional<std::vector<AxisList>>
mlir::gspmd::axesFor(Operation *op, const FactorMap &map, unsigned t,
                     const TensorSharding &sharding, bool movesBorders) {
  FactorShardings cuts = projectForPartition(map, t, sharding);
  std::vector<AxisList> axes;
  for (unsigned f = 0; f < map.numFactors(); ++f) {
    axes.push_back(cuts[f].axes);
    if (cuts[f].axes.empty())
      continue;
    bool isUneven = map.factor(f).size % axisListSize(cuts[f].axes) != 0;
    bool runsCut =
        map.factor(f).partitionKind == FactorKind::PassThrough ||
        (movesBorders && map.factor(f).partitionKind == FactorKind::Halo);
    if (!runsCut || !sharding::canShardFactorOf(op, map, f, isUneven))
      return std::nullopt;
  }
  bool dropped = false;
  if (!shardingFromFactors(map, t, axes, &dropped).samePlacement(sharding) ||
      dropped)
    return std::nullopt;
  return axes;
}

/// What it costs to run the op of `value` once more, with its result in
/// `target`; nothing if it does not run that way.
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
    TensorCost own = costOf(operand.get(), shardings.pool().idOf(inside), user);
    cost.bytes += own.bytes;
    cost.work += own.work;
  }
  return cost;
}

//===----------------------------------------------------------------------===//
// The cheapest
//===----------------------------------------------------------------------===//

TensorCost ValueSources::costOf(Value value, unsigned target, Operation *user) {
  TensorCost best{planned(value, shardingOf(value), target), 0};
  if (best.bytes == 0)
    return best;
  forEachCopy(value, user, [&](Value copy) {
    best.bytes = std::min(best.bytes, planned(value, shardingOf(copy), target));
  });
  if (best.bytes == 0 || !madeOf.contains(value))
    return best;
  auto made = rematerializationCost(value, target, user);
  return made && made->total() < best.total() ? *made : best;
}

Value ValueSources::cheapest(Value value, unsigned target, Operation *user) {
  Value best = value;
  double bytes = planned(value, shardingOf(value), target);
  forEachCopy(value, user, [&](Value copy) {
    double own = planned(value, shardingOf(copy), target);
    bool isCloser = own == bytes &&
                    !shardings.haveSamePlacement(shardingOf(best), target) &&
                    shardings.haveSamePlacement(shardingOf(copy), target);
    if (own >= bytes && !isCloser)
      return;
    best = copy;
    bytes = own;
  });
  return best;
}

bool ValueSources::isRematerialized(Value value, unsigned target,
                                    Operation *user) {
  if (!madeOf.contains(value))
    return false;
  auto made = rematerializationCost(value, target, user);
  double bytes = planned(value, shardingOf(value), target);
  forEachCopy(value, user, [&](Value copy) {
    bytes = std::min(bytes, planned(value, shardingOf(copy), target));
  });
  return made && made->total() < bytes;
}
