//===- FactorAssignment.cpp - Assignment of mesh axes to factors ----------===//

#include "lib/Algebra/Factors/FactorAssignment.h"
#include "lib/Algebra/Factors/AssignmentCost.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/STLFunctionalExtras.h"

using namespace gspmd;
using llvm::ArrayRef;
using llvm::SmallVector;

/// The cost of one unit of local work (a multiply-add, an element), in bytes.
/// Far above the ratios of hardware, so that work is duplicated only if that
/// saves much communication.
static constexpr double kBytesPerWork = 0.2;

double gspmd::workCost(ArrayRef<int64_t> localShape) {
  return llvm::product_of(localShape, kBytesPerWork);
}

TensorCost gspmd::costOfPlan(const ReshardPlan &plan) {
  /// The cost of one byte of a result, in bytes sent.
  constexpr double kCostOfResult = 1e-6;
  return {plan.bytes, 0, plan.resultBytes * kCostOfResult};
}

TensorSharding gspmd::shardingInside(const AssignmentProblem &problem,
                                     unsigned t, ArrayRef<AxisList> axes,
                                     bool *dropped) {
  const FactorMap &map = *problem.map;
  TensorSharding sharding = shardingFromFactors(map, t, axes, dropped);
  AxisList unreduced;
  if (problem.tensors[t].isPartialSum)
    unreduced = problem.deferred;
  bool isPartialResult =
      t >= map.operands().size() && problem.leavesPartialResults;
  for (unsigned f = 0; isPartialResult && f < map.numFactors(); ++f)
    if (map.factor(f).partitionKind == FactorKind::Reduction &&
        !map.tensorHasFactor(t, f))
      llvm::append_range(unreduced, axes[f]);
  if (unreduced.empty())
    return sharding;
  return sharding.withUnreduced(canonical(unreduced), problem.reduction);
}

namespace {

class AssignmentSearch {
public:
  AssignmentSearch(const AssignmentProblem &problem, ReshardPlanner &planner)
      : problem(problem), map(*problem.map), planner(planner),
        constraints(problem), cost(problem, constraints, planner) {}

  FactorAssignment run();

private:
  std::vector<AxisList> startFrom(unsigned first);
  void improve(std::vector<AxisList> &axes, double &least);
  bool isInPlace(ArrayRef<AxisList> axes);
  ArrayRef<AxisList> proposals(unsigned f);
  std::vector<AxisList> makeProposals(unsigned f) const;
  using Propose = llvm::function_ref<void(const AxisList &)>;
  void proposeAxesOfRejected(unsigned f, unsigned rejected,
                             Propose propose) const;
  void proposeAxesOfOthers(unsigned f, Propose propose) const;
  std::optional<AxisList> freeAxesOfSize(int64_t size) const;
  AxisList unusedAxesOf(unsigned f, ArrayRef<AxisList> axes) const;
  bool canMove(unsigned f, ArrayRef<AxisList> axes) const;

  const AssignmentProblem &problem;
  const FactorMap &map;
  ReshardPlanner &planner;
  FactorConstraints constraints;
  AssignmentCost cost;
  /// The proposals for each factor while this many factors are rejected.
  std::vector<std::vector<AxisList>> proposed;
  size_t numRejectedBefore = 0;
};

} // namespace

/// Returns the assignment of tensor `first`, completed with the axes of the
/// other tensors, larger ones first.
std::vector<AxisList> AssignmentSearch::startFrom(unsigned first) {
  SmallVector<unsigned> order;
  for (unsigned t = 0; t < problem.tensors.size(); ++t)
    if (t != first && !problem.tensors[t].isFree)
      order.push_back(t);
  auto bytes = [&](unsigned t) {
    return llvm::product_of(problem.tensors[t].shape,
                            problem.tensors[t].elementBytes);
  };
  llvm::stable_sort(
      order, [&](unsigned a, unsigned b) { return bytes(a) > bytes(b); });
  order.insert(order.begin(), first);
  std::vector<AxisList> axes(map.numFactors());
  for (unsigned t : order)
    for (unsigned f = 0; f < map.numFactors(); ++f)
      if (constraints.has(t, f) && axes[f].empty()) {
        axes[f] = constraints.legal(f, constraints.axesIn(t, f), axes);
        while (!axes[f].empty() && !cost.canExpress(axes))
          axes[f].pop_back();
      }
  return axes;
}

/// Returns true if all tensors are sharded as the assignment requires and
/// nothing is communicated. It is then optimal: every proposal for a factor has
/// at most as many shards. Ops without elements have no work that sharding
/// could save, and are executed replicated.
bool AssignmentSearch::isInPlace(ArrayRef<AxisList> axes) {
  if (!constraints.rejected().empty() || constraints.hasStreamed() ||
      llvm::any_of(map.factors(), [](const Factor &f) { return f.size == 0; }))
    return false;
  for (unsigned t = 0; t < problem.tensors.size(); ++t)
    for (unsigned f = 0; f < map.numFactors(); ++f)
      if (constraints.has(t, f) && constraints.axesIn(t, f) != axes[f])
        return false;
  return cost.communication(axes).total() == 0;
}

/// Proposes the axes of factor `rejected`, which the op cannot be partitioned
/// along, for factor `f`: an all-to-all is cheaper than an all-gather.
void AssignmentSearch::proposeAxesOfRejected(unsigned f, unsigned rejected,
                                             Propose propose) const {
  for (unsigned t = 0; t < problem.tensors.size(); ++t) {
    if (!constraints.has(t, rejected))
      continue;
    const AxisList &moved = constraints.axesIn(t, rejected);
    propose(moved);
    // Append them to the factor's own axes.
    for (unsigned u = 0; u < problem.tensors.size(); ++u) {
      if (!constraints.has(u, f))
        continue;
      AxisList both = constraints.axesIn(u, f);
      llvm::append_range(both, difference(moved, both));
      propose(canonical(both));
    }
  }
}

/// Proposes the axes of the other factors for factor `f`, if an operand is
/// streamed: it may be sharded by another dimension than the one along which it
/// is streamed, and both dimensions of a matrix may shard one of them.
void AssignmentSearch::proposeAxesOfOthers(unsigned f, Propose propose) const {
  for (unsigned t = 0; t < problem.tensors.size(); ++t)
    for (unsigned g = 0; constraints.has(t, f) && g < map.numFactors(); ++g) {
      if (g == f || !constraints.has(t, g))
        continue;
      if (constraints.isStreamed(f))
        propose(constraints.axesIn(t, g));
      AxisList both = constraints.axesIn(t, f);
      llvm::append_range(both, difference(constraints.axesIn(t, g), both));
      propose(canonical(both));
    }
}

/// Returns the distinct axis lists that tensors have on factor `f` and those of
/// other factors that it can take, the empty one first.
std::vector<AxisList> AssignmentSearch::makeProposals(unsigned f) const {
  std::vector<AxisList> result(1);
  auto propose = [&](const AxisList &axes) {
    if (!llvm::is_contained(result, axes))
      result.push_back(axes);
  };
  for (unsigned t = 0; t < problem.tensors.size(); ++t)
    if (constraints.has(t, f))
      propose(constraints.axesIn(t, f));
  for (unsigned g : constraints.rejected())
    if (g != f)
      proposeAxesOfRejected(f, g, propose);
  if (constraints.hasStreamed())
    proposeAxesOfOthers(f, propose);
  // A factor whose axes another factor takes can keep its number of shards on
  // axes that the op does not use: a permute then replaces a gather.
  for (size_t i = 1, size = result.size(); i < size; ++i)
    if (std::optional<AxisList> other = freeAxesOfSize(axisListSize(result[i])))
      propose(*other);
  return result;
}

/// Returns `makeProposals(f)`, computed once until a factor is rejected.
ArrayRef<AxisList> AssignmentSearch::proposals(unsigned f) {
  if (proposed.empty() || constraints.rejected().size() != numRejectedBefore) {
    proposed.assign(map.numFactors(), {});
    numRejectedBefore = constraints.rejected().size();
  }
  if (proposed[f].empty())
    proposed[f] = makeProposals(f);
  return proposed[f];
}

/// Returns a full axis of `size` that no tensor of the op uses.
std::optional<AxisList> AssignmentSearch::freeAxesOfSize(int64_t size) const {
  AxisList used = problem.manualAxes;
  for (const AssignmentTensor &tensor : problem.tensors)
    llvm::append_range(used, tensor.sharding.allUsedAxes());
  const Mesh &mesh = planner.mesh();
  for (const AxisRef &axis : mesh.freeAxes(used))
    if (axis.size() == size && mesh.isFull(axis))
      return AxisList{axis};
  return std::nullopt;
}

/// Improves `axes` by local search: replaces the axes of one factor by a
/// proposal while that decreases the cost, for at most kRounds rounds. A round
/// costs as many evaluations as there are proposals, and the third rarely
/// helps.
void AssignmentSearch::improve(std::vector<AxisList> &axes, double &least) {
  constexpr unsigned kRounds = 3;
  for (unsigned round = 0; round < kRounds; ++round) {
    bool better = false;
    for (unsigned f = 0; f < map.numFactors(); ++f)
      // A copy: a trial may reject a factor.
      for (const AxisList &proposal : std::vector<AxisList>(proposals(f))) {
        std::vector<AxisList> trial = axes;
        // The proposal removes its axes from the factors that have them.
        for (unsigned g = 0; g < map.numFactors(); ++g)
          if (constraints.compete(f, g))
            trial[g] = prefixWithout(trial[g], proposal);
        trial[f] = constraints.legal(f, proposal, trial);
        if (trial == axes)
          continue;
        double trialCost = cost.total(trial);
        if (trialCost >= least * (1 - 1e-9))
          continue;
        axes = std::move(trial);
        least = trialCost;
        better = true;
      }
    if (!better)
      return;
  }
}

/// Returns the axes that tensors have on factor `f` and that no factor is
/// assigned.
AxisList AssignmentSearch::unusedAxesOf(unsigned f,
                                        ArrayRef<AxisList> axes) const {
  AxisList used, result;
  for (const AxisList &list : axes)
    llvm::append_range(used, list);
  for (unsigned t = 0; t < problem.tensors.size(); ++t)
    if (constraints.has(t, f)) {
      AxisList unused = difference(constraints.axesIn(t, f), used);
      llvm::append_range(used, unused);
      llvm::append_range(result, unused);
    }
  return result;
}

/// Returns true if another factor could take the unused axes of `f`: the factor
/// is then unsharded because of the cost, not because of a constraint.
bool AssignmentSearch::canMove(unsigned f, ArrayRef<AxisList> axes) const {
  int64_t more = axisListSize(unusedAxesOf(f, axes));
  for (unsigned g = 0; g < map.numFactors(); ++g) {
    int64_t shards = axisListSize(axes[g]) * more;
    if (g != f && shards <= constraints.smallestSize(g) &&
        constraints.canShard(g, shards))
      return true;
  }
  return false;
}

FactorAssignment AssignmentSearch::run() {
  FactorAssignment best;
  best.axes.resize(map.numFactors());
  // Equal starts end in equal assignments if the same factors are rejected.
  std::vector<std::pair<std::vector<AxisList>, size_t>> starts;
  for (unsigned t = 0; t < problem.tensors.size(); ++t) {
    if (problem.tensors[t].isScalar() || problem.tensors[t].isFree)
      continue;
    std::vector<AxisList> axes = startFrom(t);
    if (starts.empty()) {
      if (isInPlace(axes)) {
        best.cost = cost.total(axes);
        best.axes = std::move(axes);
        return best;
      }
      best.cost = cost.total(best.axes);
    }
    std::pair start(axes, constraints.rejected().size());
    if (llvm::is_contained(starts, start))
      continue;
    starts.push_back(std::move(start));
    double least = cost.total(axes);
    improve(axes, least);
    if (least < best.cost * (1 - 1e-9)) {
      best.axes = std::move(axes);
      best.cost = least;
    }
  }
  if (starts.empty())
    best.cost = cost.total(best.axes);
  for (unsigned f : constraints.rejected())
    if (!unusedAxesOf(f, best.axes).empty() && !canMove(f, best.axes))
      best.rejected.push_back(f);
  TensorCost communication = cost.communication(best.axes);
  best.bytes = communication.bytes;
  best.tie = communication.tie;
  best.cost -= best.tie;
  return best;
}

FactorAssignment gspmd::assignFactorAxes(const AssignmentProblem &problem,
                                         ReshardPlanner &planner) {
  return AssignmentSearch(problem, planner).run();
}
