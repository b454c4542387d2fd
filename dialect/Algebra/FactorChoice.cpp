//===- FactorChoice.cpp - Which axes cut which factor of an op ------------===//

#include "dialect/Algebra/FactorChoice.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include <limits>

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

/// As gspmd::shardingInside; tells whether the tensor cannot express all axes.
static TensorSharding expressInside(const ChoiceProblem &problem, unsigned t,
                                    ArrayRef<AxisList> axes, bool *dropped) {
  const FactorMap &map = *problem.map;
  TensorSharding sharding = shardingFromFactors(map, t, axes, dropped);
  AxisList unreduced;
  if (problem.tensors[t].isInParts)
    unreduced = problem.deferred;
  if (t < map.operands().size() || !problem.leavesPartialResults)
    return sharding.withUnreduced(canonical(unreduced), problem.reduction);
  for (unsigned f = 0; f < map.numFactors(); ++f)
    if (map.factor(f).cut == FactorKind::Reduction &&
        !map.tensorHasFactor(t, f))
      llvm::append_range(unreduced, axes[f]);
  return sharding.withUnreduced(canonical(unreduced), problem.reduction);
}

TensorSharding gspmd::shardingInside(const ChoiceProblem &problem, unsigned t,
                                     ArrayRef<AxisList> axes) {
  return expressInside(problem, t, axes, nullptr);
}

namespace {

class Chooser {
public:
  Chooser(const ChoiceProblem &problem, ReshardPlanner &planner)
      : problem(problem), map(*problem.map), planner(planner),
        concerning(problem.tensors.size()), known(problem.tensors.size()) {
    for (unsigned t = 0; t < problem.tensors.size(); ++t) {
      const ChoiceTensor &tensor = problem.tensors[t];
      projections.push_back(tensor.isScalar()
                                ? FactorCuts(map.numFactors())
                                : projectToCuts(map, t, tensor.sharding));
      bool isPartial = tensor.isResult && problem.leavesPartialResults;
      for (unsigned f = 0; f < map.numFactors(); ++f)
        if (has(t, f) ||
            (isPartial && map.factor(f).cut == FactorKind::Reduction))
          concerning[t].push_back(f);
    }
    findParts();
  }

  FactorChoice run();

private:
  bool has(unsigned t, unsigned f) const { return projections[t][f].isPresent; }
  void findParts();
  bool compete(unsigned f, unsigned g) const {
    return f != g && partOf[f] == partOf[g];
  }
  int64_t sizeIn(unsigned t, unsigned f) const;
  int64_t smallestSize(unsigned f) const;
  bool isUneven(unsigned f, int64_t shards) const;
  AxisList legal(unsigned f, ArrayRef<AxisRef> axes, ArrayRef<AxisList> others);
  std::vector<AxisList> startFrom(unsigned first);
  bool canExpress(ArrayRef<AxisList> axes) const;
  void improve(std::vector<AxisList> &axes, double &cost);
  double costOf(ArrayRef<AxisList> axes);
  TensorCost communication(ArrayRef<AxisList> axes);
  TensorCost tensorCost(unsigned t, ArrayRef<AxisList> axes);
  bool isThere(unsigned t, ArrayRef<AxisList> axes) const;
  TensorCost reshardCost(unsigned t, ArrayRef<AxisList> axes) const;
  std::vector<AxisList> proposals(unsigned f) const;
  std::optional<AxisList> freeAxesOfSize(int64_t size) const;
  AxisList unusedAxesOf(unsigned f, ArrayRef<AxisList> axes) const;
  bool canMove(unsigned f, ArrayRef<AxisList> axes) const;
  bool isAllUsed(unsigned f, ArrayRef<AxisList> axes) const {
    return unusedAxesOf(f, axes).empty();
  }

  const ChoiceProblem &problem;
  const FactorMap &map;
  ReshardPlanner &planner;
  std::vector<FactorCuts> projections;
  /// Per tensor: the factors whose axes tell how it lies inside the op.
  std::vector<SmallVector<unsigned>> concerning;
  /// Per factor: a number for those that tensors connect it with. What an op
  /// does to several tensors apart from each other (a collective of many) are
  /// several parts, each of which may use all axes.
  SmallVector<unsigned> partOf;
  /// Per tensor: what was computed, by the axes of these factors. Assignments
  /// that are tried differ in few factors, so most tensors cost what they did
  /// before.
  std::vector<SmallVector<std::pair<SmallVector<AxisList>, TensorCost>, 4>>
      known;
  llvm::SmallVector<unsigned> refused;
};

} // namespace

/// Parts are apart only where each has results of its own that nothing is
/// summed up for: positions of a table and the rows looked up in it belong
/// together though no tensor has both.
void Chooser::findParts() {
  llvm::EquivalenceClasses<unsigned> parts;
  for (unsigned f = 0; f < map.numFactors(); ++f)
    parts.insert(f);
  for (ArrayRef<unsigned> connected : concerning)
    for (unsigned f : connected)
      parts.unionSets(connected.front(), f);
  llvm::SmallDenseSet<unsigned> withResult;
  for (unsigned t = map.operands().size(); t < problem.tensors.size(); ++t)
    if (!concerning[t].empty())
      withResult.insert(parts.getLeaderValue(concerning[t].front()));
  bool areApart = true;
  for (unsigned f = 0; f < map.numFactors(); ++f) {
    partOf.push_back(parts.getLeaderValue(f));
    areApart &= map.factor(f).cut != FactorKind::Reduction &&
                withResult.contains(partOf.back());
  }
  if (!areApart)
    llvm::fill(partOf, 0);
}

/// The longest prefix of `axes` that factor `f` may be cut by, when the other
/// factors are cut by `others`.
AxisList Chooser::legal(unsigned f, ArrayRef<AxisRef> axes,
                        ArrayRef<AxisList> others) {
  AxisList used = problem.deferred;
  for (unsigned g = 0; g < others.size(); ++g)
    if (compete(f, g))
      llvm::append_range(used, others[g]);
  AxisList result = prefixWithout(axes, used);
  for (; !result.empty(); result.pop_back()) {
    int64_t shards = axisListSize(result);
    if (smallestSize(f) == 1)
      continue;
    if (problem.canCut(f, isUneven(f, shards)))
      break;
    if (!llvm::is_contained(refused, f))
      refused.push_back(f);
  }
  return canonical(result);
}

/// Elements of the smallest dimension that factor `f` is alone in. A dimension
/// of one element is not cut: it may be missing in other tensors of the op.
/// Where positions move (a slice of a large dimension, a small piece of a
/// concatenation) the largest counts: some devices then hold padding only.
int64_t Chooser::smallestSize(unsigned f) const {
  bool isMoved = map.factor(f).cut == FactorKind::Halo;
  int64_t size = map.factor(f).size;
  for (unsigned t = 0; t < problem.tensors.size(); ++t)
    if (has(t, f))
      size =
          isMoved ? std::max(size, sizeIn(t, f)) : std::min(size, sizeIn(t, f));
  return size;
}

/// Does a cut into `shards` leave padding in some tensor?
bool Chooser::isUneven(unsigned f, int64_t shards) const {
  for (unsigned t = 0; t < problem.tensors.size(); ++t)
    if (has(t, f) && sizeIn(t, f) % shards != 0)
      return true;
  return map.factor(f).size % shards != 0;
}

/// Size of factor `f` in tensor `t`. Dimensions of permutation factors differ
/// in size between operand and result.
int64_t Chooser::sizeIn(unsigned t, unsigned f) const {
  unsigned dim = map.findFactor(t, f)->first;
  return map.tensor(t)[dim].size() == 1 ? problem.tensors[t].shape[dim]
                                        : map.factor(f).size;
}

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
      if (has(t, f) && axes[f].empty()) {
        axes[f] = legal(f, projections[t][f].axes, axes);
        while (!axes[f].empty() && !canExpress(axes))
          axes[f].pop_back();
      }
  return axes;
}

/// Does every tensor have words for the assignment? The minor factor of a
/// compound dimension is cut only where those before it are cut wholly.
bool Chooser::canExpress(ArrayRef<AxisList> axes) const {
  for (unsigned t = 0; t < problem.tensors.size(); ++t) {
    if (problem.tensors[t].isScalar())
      continue;
    bool dropped = false;
    expressInside(problem, t, axes, &dropped);
    if (dropped)
      return false;
  }
  return true;
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
    if (has(t, f))
      propose(projections[t][f].axes);
  for (unsigned g : refused)
    for (unsigned t = 0; g != f && t < problem.tensors.size(); ++t) {
      if (!has(t, g))
        continue;
      const AxisList &moved = projections[t][g].axes;
      propose(moved);
      // After the factor's own axes, if it has some.
      for (unsigned u = 0; u < problem.tensors.size(); ++u) {
        if (!has(u, f))
          continue;
        AxisList both = projections[u][f].axes;
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
  for (const ChoiceTensor &tensor : problem.tensors)
    llvm::append_range(used, tensor.sharding.allUsedAxes());
  const Mesh &mesh = planner.mesh();
  for (const AxisRef &axis : mesh.freeAxes(used))
    if (axis.size() == size && mesh.isFull(axis))
      return AxisList{axis};
  return std::nullopt;
}

static constexpr double kInfinite = std::numeric_limits<double>::infinity();

/// What it takes to bring tensor `t` to (a result: from) where `axes` have it;
/// infinite where it cannot express them.
TensorCost Chooser::reshardCost(unsigned t, ArrayRef<AxisList> axes) const {
  const ChoiceTensor &tensor = problem.tensors[t];
  if (tensor.isScalar() && !tensor.isResult)
    return {};
  bool dropped = false;
  TensorSharding inside = expressInside(problem, t, axes, &dropped);
  if (dropped && !tensor.isScalar())
    return {kInfinite, 0};
  auto bytesOfPlan = [&](const TensorSharding &from, const TensorSharding &to) {
    return planner.plan(tensor.shape, tensor.elementBytes, from, to).bytes;
  };
  if (tensor.isResult)
    return {bytesOfPlan(inside, tensor.sharding), 0};
  if (tensor.isFree)
    return {};
  if (tensor.costIn)
    return tensor.costIn(inside);
  return {bytesOfPlan(tensor.sharding, inside), 0};
}

TensorCost Chooser::tensorCost(unsigned t, ArrayRef<AxisList> axes) {
  SmallVector<AxisList> key;
  for (unsigned f : concerning[t])
    key.push_back(axes[f]);
  for (const auto &[asked, cost] : known[t])
    if (asked == key)
      return cost;
  TensorCost cost = reshardCost(t, axes);
  known[t].emplace_back(std::move(key), cost);
  return cost;
}

/// Is the tensor one that lies inside the op as it does already, for another
/// operand?
bool Chooser::isThere(unsigned t, ArrayRef<AxisList> axes) const {
  std::optional<unsigned> same = problem.tensors[t].sameAs;
  return same && shardingInside(problem, *same, axes) ==
                     shardingInside(problem, t, axes);
}

/// Infinite where a tensor cannot express the assignment.
TensorCost Chooser::communication(ArrayRef<AxisList> axes) {
  TensorCost sum;
  for (unsigned t = 0; t < problem.tensors.size(); ++t) {
    TensorCost own = tensorCost(t, axes);
    if (own.bytes == kInfinite)
      return own;
    if (own.total() == 0 || isThere(t, axes))
      continue;
    sum.bytes += own.bytes;
    sum.work += own.work;
  }
  if (problem.communicated)
    sum.bytes += problem.communicated(axes);
  return sum;
}

double Chooser::costOf(ArrayRef<AxisList> axes) {
  llvm::SmallMapVector<unsigned, double, 2> work;
  for (unsigned f = 0; f < map.numFactors(); ++f)
    work.try_emplace(partOf[f], 1).first->second *=
        llvm::divideCeil(map.factor(f).size, axisListSize(axes[f]));
  double total = work.empty() ? 1 : 0;
  for (auto [part, product] : work)
    total += product;
  return communication(axes).total() + total * kBytesPerWork;
}

/// Lets each factor try what tensors propose for it, while that helps.
void Chooser::improve(std::vector<AxisList> &axes, double &cost) {
  constexpr unsigned kRounds = 3;
  for (unsigned round = 0; round < kRounds; ++round) {
    bool better = false;
    for (unsigned f = 0; f < map.numFactors(); ++f)
      for (const AxisList &proposal : proposals(f)) {
        std::vector<AxisList> trial = axes;
        // The proposal takes its axes away from the factors that hold them.
        for (unsigned g = 0; g < map.numFactors(); ++g)
          if (compete(f, g))
            trial[g] = prefixWithout(trial[g], proposal);
        trial[f] = legal(f, proposal, trial);
        if (trial == axes)
          continue;
        double trialCost = costOf(trial);
        if (trialCost >= cost * (1 - 1e-9))
          continue;
        axes = std::move(trial);
        cost = trialCost;
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
    if (has(t, f)) {
      AxisList unused = difference(projections[t][f].axes, used);
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
    if (g != f && shards <= smallestSize(g) &&
        problem.canCut(g, isUneven(g, shards)))
      return true;
  }
  return false;
}

FactorChoice Chooser::run() {
  FactorChoice best;
  best.axes.resize(map.numFactors());
  best.cost = costOf(best.axes);
  for (unsigned t = 0; t < problem.tensors.size(); ++t) {
    if (problem.tensors[t].isScalar() || problem.tensors[t].isFree)
      continue;
    std::vector<AxisList> axes = startFrom(t);
    double cost = costOf(axes);
    improve(axes, cost);
    if (cost < best.cost * (1 - 1e-9)) {
      best.axes = std::move(axes);
      best.cost = cost;
    }
  }
  for (unsigned f : refused)
    if (!isAllUsed(f, best.axes) && !canMove(f, best.axes))
      best.refused.push_back(f);
  best.bytes = communication(best.axes).bytes;
  return best;
}

FactorChoice gspmd::chooseFactors(const ChoiceProblem &problem,
                                  ReshardPlanner &planner) {
  return Chooser(problem, planner).run();
}
