//===- AssignmentCost.cpp - Cost of an axis assignment --------------------===//

#include "lib/Algebra/Factors/AssignmentCost.h"
#include "llvm/ADT/MapVector.h"
#include <limits>

using namespace gspmd;
using llvm::ArrayRef;
using llvm::SmallVector;

static constexpr double kInfinite = std::numeric_limits<double>::infinity();

/// Returns the cost of resharding tensor `t` to (a result: from) its sharding
/// under `axes`; infinite if it cannot express them.
TensorCost AssignmentCost::reshardCost(unsigned t,
                                       ArrayRef<AxisList> axes) const {
  const AssignmentTensor &tensor = problem.tensors[t];
  if (tensor.isScalar() && !tensor.isResult)
    return {};
  bool dropped = false;
  TensorSharding inside = shardingInside(problem, t, axes, &dropped);
  if (dropped && !tensor.isScalar())
    return {kInfinite, 0};
  auto costFor = [&](const TensorSharding &from, const TensorSharding &to) {
    return costOfPlan(
        planner.plan(tensor.shape, tensor.elementBytes, from, to));
  };
  if (tensor.isResult)
    return costFor(inside, tensor.sharding);
  if (tensor.isFree)
    return {};
  if (tensor.costOfSharding)
    return tensor.costOfSharding(inside);
  return costFor(tensor.sharding, inside);
}

TensorCost AssignmentCost::tensorCost(unsigned t, ArrayRef<AxisList> axes) {
  SmallVector<AxisList> key;
  for (unsigned f : constraints.factorsOf(t))
    key.push_back(axes[f]);
  for (const auto &[knownKey, cost] : memo[t])
    if (knownKey == key)
      return cost;
  TensorCost cost = reshardCost(t, axes);
  memo[t].emplace_back(std::move(key), cost);
  return cost;
}

/// Returns true if another operand with the same value has the same sharding
/// inside the op, so that one reshard serves both.
bool AssignmentCost::isSharedReshard(unsigned t,
                                     ArrayRef<AxisList> axes) const {
  std::optional<unsigned> same = problem.tensors[t].sameAs;
  return same && shardingInside(problem, *same, axes) ==
                     shardingInside(problem, t, axes);
}

TensorCost AssignmentCost::communication(ArrayRef<AxisList> axes) {
  TensorCost sum;
  for (unsigned t = 0; t < problem.tensors.size(); ++t) {
    TensorCost cost = tensorCost(t, axes);
    if (cost.bytes == kInfinite)
      return cost;
    if (cost.total() == 0 || isSharedReshard(t, axes))
      continue;
    sum.bytes += cost.bytes;
    sum.work += cost.work;
    sum.tie += cost.tie;
  }
  if (problem.communicatedBytes)
    sum.bytes += problem.communicatedBytes(axes);
  return sum;
}

double AssignmentCost::total(ArrayRef<AxisList> axes) {
  llvm::SmallMapVector<unsigned, double, 2> work;
  for (unsigned f = 0; f < map.numFactors(); ++f) {
    int64_t shards = constraints.isStreamed(f) ? 1 : axisListSize(axes[f]);
    work.try_emplace(constraints.componentOf(f), 1).first->second *=
        llvm::divideCeil(map.factor(f).size, shards);
  }
  double total = work.empty() ? 1 : 0;
  for (auto [component, product] : work)
    total += product;
  return communication(axes).total() +
         total * problem.workPerPoint * workCost({});
}

bool AssignmentCost::canExpress(ArrayRef<AxisList> axes) const {
  for (unsigned t = 0; t < problem.tensors.size(); ++t) {
    if (problem.tensors[t].isScalar())
      continue;
    bool dropped = false;
    shardingInside(problem, t, axes, &dropped);
    if (dropped)
      return false;
  }
  return true;
}
