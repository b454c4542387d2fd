//===- FactorAssignment.cpp - Which axes cut which factor of an op --------===//

#include "lib/Algebra/Factors/FactorAssignment.h"
#include "lib/Algebra/Factors/AssignmentCost.h"
#include "llvm/ADT/STLExtras.h"

using namespace gspmd;
using llvm::ArrayRef;
using llvm::SmallVector;

/// Price of one unit of local work (a multiply-add, an element), in bytes.
/// Far above what hardware ratios say, so that work is done twice only where
/// that saves much communication.
static constexpr double kBytesPerWork = 0.2;

double gspmd::workCost(ArrayRef<int64_t> localShape) {
  double work = kBytesPerWork;
  for (int64_t size : localShape)
    work *= size;
  return work;
}

TensorSharding gspmd::shardingInside(const AssignmentProblem &problem,
                                     unsigned t, ArrayRef<AxisList> axes,
                                     bool *dropped) {
  const FactorMap &map = *problem.map;
  TensorSharding sharding = shardingFromFactors(map, t, axes, dropped);
  AxisList unreduced;
  if (problem.tensors[t].isPartialSum)
    unreduced = problem.deferred;
  if (t < map.operands().size() || !problem.leavesPartialResults)
    return sharding.withUnreduced(canonical(unreduced), problem.reduction);
  for (unsigned f = 0; f < map.numFactors(); ++f)
    if (map.factor(f).partitionKind == FactorKind::Reduction &&
        !map.tensorHasFactor(t, f))
      llvm::append_range(unreduced, axes[f]);
  return sharding.withUnreduced(canonical(unreduced), problem.reduction);
}

namespace {

class Chooser {
public:
  Chooser(const AssignmentProblem &problem, ReshardPlanner &planner)
      : problem(problem), map(*problem.map), planner(planner), limits(problem),
        cost(problem, limits, planner) {}

  FactorAssignment run();

private:
  std::vector<AxisList> startFrom(unsigned first);
  void improve(std::vector<AxisList> &axes, double &least);
  std::vector<AxisList> proposals(unsigned f) const;
  std::optional<AxisList> freeAxesOfSize(int64_t size) const;
  AxisList unusedAxesOf(unsigned f, ArrayRef<AxisList> axes) const;
  bool canMove(unsigned f, ArrayRef<AxisList> axes) const;

  const AssignmentProblem &problem;
  const FactorMap &map;
  ReshardPlanner &planner;
  FactorConstraints limits;
  AssignmentCost cost;
};

} // namespace

/// Everything as tensor `first` lies; what it leaves open is filled from the
/// other tensors, larger ones first.
std::vector<AxisList> Chooser::startFrom(unsigned first) {
  SmallVector<unsigned> order;
  for (unsigned t = 0; t < problem.tensors.size(); ++t)
    if (t != first && !problem.tensors[t].isFree)
      order.push_back(t);
  auto bytes = [&](unsigned t) {
    double result = problem.tensors[t].elementBytes;
    for (int64_t dim : problem.tensors[t].shape)
      result *= dim;
    return result;
  };
  llvm::stable_sort(
      order, [&](unsigned a, unsigned b) { return bytes(a) > bytes(b); });
  order.insert(order.begin(), first);
  std::vector<AxisList> axes(map.numFactors());
  for (unsigned t : order)
    for (unsigned f = 0; f < map.numFactors(); ++f)
      if (limits.has(t, f) && axes[f].empty()) {
        axes[f] = limits.legal(f, limits.axesIn(t, f), axes);
        while (!axes[f].empty() && !cost.canExpress(axes))
          axes[f].pop_back();
      }
  return axes;
}

/// Distinct axis lists that tensors have on factor `f`, the empty one first.
/// Axes that tensors have on a factor that the op cannot run cut are proposed
/// for the others: moving a cut is cheaper than undoing it.
std::vector<AxisList> Chooser::proposals(unsigned f) const {
  std::vector<AxisList> result(1);
  auto propose = [&](const AxisList &axes) {
    if (!llvm::is_contained(result, axes))
      result.push_back(axes);
  };
  for (unsigned t = 0; t < problem.tensors.size(); ++t)
    if (limits.has(t, f))
      propose(limits.axesIn(t, f));
  for (unsigned g : limits.rejected())
    for (unsigned t = 0; g != f && t < problem.tensors.size(); ++t) {
      if (!limits.has(t, g))
        continue;
      const AxisList &moved = limits.axesIn(t, g);
      propose(moved);
      // After the factor's own axes, if it has some.
      for (unsigned u = 0; u < problem.tensors.size(); ++u) {
        if (!limits.has(u, f))
          continue;
        AxisList both = limits.axesIn(u, f);
        llvm::append_range(both, difference(moved, both));
        propose(canonical(both));
      }
    }
  // A cut whose axes another factor takes can keep its size on axes that the op
  // does not use: a permute then stands for a gather.
  for (size_t i = 1, size = result.size(); i < size; ++i)
    if (std::optional<AxisList> other = freeAxesOfSize(axisListSize(result[i])))
      propose(*other);
  return result;
}

/// Axes that no tensor of the op uses, of just that size.
std::optional<AxisList> Chooser::freeAxesOfSize(int64_t size) const {
  AxisList used = problem.blocked;
  for (const AssignmentTensor &tensor : problem.tensors)
    llvm::append_range(used, tensor.sharding.allUsedAxes());
  const Mesh &mesh = planner.mesh();
  for (const AxisRef &axis : mesh.freeAxes(used))
    if (axis.size() == size && mesh.isFull(axis))
      return AxisList{axis};
  return std::nullopt;
}

/// Lets each factor try what tensors propose for it, while that helps.
void Chooser::improve(std::vector<AxisList> &axes, double &least) {
  constexpr unsigned kRounds = 3;
  for (unsigned round = 0; round < kRounds; ++round) {
    bool better = false;
    for (unsigned f = 0; f < map.numFactors(); ++f)
      for (const AxisList &proposal : proposals(f)) {
        std::vector<AxisList> trial = axes;
        // The proposal takes its axes away from the factors that hold them.
        for (unsigned g = 0; g < map.numFactors(); ++g)
          if (limits.compete(f, g))
            trial[g] = prefixWithout(trial[g], proposal);
        trial[f] = limits.legal(f, proposal, trial);
        if (trial == axes)
          continue;
        double trialCost = cost.of(trial);
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

/// The axes that tensors have on factor `f` and no factor makes use of.
AxisList Chooser::unusedAxesOf(unsigned f, ArrayRef<AxisList> axes) const {
  AxisList used, result;
  for (const AxisList &list : axes)
    llvm::append_range(used, list);
  for (unsigned t = 0; t < problem.tensors.size(); ++t)
    if (limits.has(t, f)) {
      AxisList unused = difference(limits.axesIn(t, f), used);
      llvm::append_range(used, unused);
      llvm::append_range(result, unused);
    }
  return result;
}

/// Could another factor take the unused axes of `f`? Then not moving them there
/// is a matter of price.
bool Chooser::canMove(unsigned f, ArrayRef<AxisList> axes) const {
  int64_t more = axisListSize(unusedAxesOf(f, axes));
  for (unsigned g = 0; g < map.numFactors(); ++g) {
    int64_t shards = axisListSize(axes[g]) * more;
    if (g != f && shards <= limits.smallestSize(g) &&
        limits.canShard(g, shards))
      return true;
  }
  return false;
}

FactorAssignment Chooser::run() {
  FactorAssignment best;
  best.axes.resize(map.numFactors());
  best.cost = cost.of(best.axes);
  for (unsigned t = 0; t < problem.tensors.size(); ++t) {
    if (problem.tensors[t].isScalar() || problem.tensors[t].isFree)
      continue;
    std::vector<AxisList> axes = startFrom(t);
    double least = cost.of(axes);
    improve(axes, least);
    if (least < best.cost * (1 - 1e-9)) {
      best.axes = std::move(axes);
      best.cost = least;
    }
  }
  for (unsigned f : limits.rejected())
    if (!unusedAxesOf(f, best.axes).empty() && !canMove(f, best.axes))
      best.rejected.push_back(f);
  best.bytes = cost.communication(best.axes).bytes;
  return best;
}

FactorAssignment gspmd::assignFactorAxes(const AssignmentProblem &problem,
                                         ReshardPlanner &planner) {
  return Chooser(problem, planner).run();
}
