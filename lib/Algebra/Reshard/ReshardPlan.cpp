//===- ReshardPlan.cpp - A cheapest sequence of collectives ---------------===//

#include "lib/Algebra/Reshard/ReshardPlan.h"
#include "lib/Algebra/Reshard/PathSteps.h"
#include "lib/Algebra/Reshard/Realignment.h"
#include "lib/Algebra/Reshard/ReshardSearch.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/MathExtras.h"
#include <cassert>
#include <cmath>
#include <limits>

using namespace gspmd;
using namespace gspmd::reshard;
using llvm::ArrayRef;
using llvm::SmallVector;

llvm::StringRef gspmd::toString(ReshardKind kind) {
  switch (kind) {
  case ReshardKind::Slice:
    return "slice";
  case ReshardKind::AllGather:
    return "all_gather";
  case ReshardKind::AllToAll:
    return "all_to_all";
  case ReshardKind::CollectivePermute:
    return "collective_permute";
  case ReshardKind::ReduceScatter:
    return "reduce_scatter";
  case ReshardKind::AllReduce:
    return "all_reduce";
  case ReshardKind::ReplicatedToUnreduced:
    return "replicated_to_unreduced";
  }
  llvm_unreachable("unknown reshard kind");
}

int64_t gspmd::permuteTarget(const Mesh &mesh, int64_t device,
                             ArrayRef<AxisRef> axes, ArrayRef<AxisRef> toAxes) {
  assert(axisListSize(axes) == axisListSize(toAxes) && "sizes must agree");
  AxisList from(axes.begin(), axes.end()), to(toAxes.begin(), toAxes.end());
  from.append(difference(toAxes, axes));
  to.append(difference(axes, toAxes));
  return mesh.withIndexAlong(device, to, mesh.indexAlong(device, from));
}

static double product(ArrayRef<int64_t> sizes) {
  return llvm::product_of(sizes, double(1));
}

bool gspmd::prefersReductionOverGather(int64_t shard, int64_t shards,
                                       int64_t size) {
  return 2 * size <= shard * shards;
}

double gspmd::stepBytes(const Mesh &mesh, ArrayRef<int64_t> shape,
                        double elementBytes, const TensorSharding &before,
                        const ReshardStep &step) {
  SmallVector<int64_t> local = before.localShape(shape);
  int64_t n = axisListSize(step.axes);
  auto splitInto = [&](unsigned dim) {
    local[dim] = llvm::divideCeil(uint64_t(local[dim]), n);
    return product(local) * elementBytes * (n - 1);
  };
  SmallVector<int64_t> after = step.result.localShape(shape);
  // Returns the bytes of the halos between `groups` that have `from` elements
  // of the dimension each and get `to`.
  auto haloBytes = [&](int64_t groups, int64_t from, int64_t to,
                       ArrayRef<int64_t> local) {
    int64_t elements =
        groups == 1 ? 0
                    : realignment(shape[step.dim], groups, from, to).moved();
    SmallVector<int64_t> halo(local);
    halo[step.dim] = elements;
    return product(halo) * elementBytes;
  };
  switch (step.kind) {
  case ReshardKind::ReplicatedToUnreduced:
    return 0;
  case ReshardKind::Slice:
    return haloBytes(before.numShards(step.dim), local[step.dim],
                     after[step.dim] * n, local);
  case ReshardKind::AllGather:
    if (prefersReductionOverGather(local[step.dim], n, after[step.dim]))
      return product(after) * elementBytes * 2 * (n - 1) / n;
    return product(local) * elementBytes * (n - 1) +
           haloBytes(step.result.numShards(step.dim), local[step.dim] * n,
                     after[step.dim], after);
  case ReshardKind::AllToAll:
    return splitInto(step.splitDim);
  case ReshardKind::CollectivePermute:
    return product(local) * elementBytes;
  case ReshardKind::ReduceScatter:
    return splitInto(step.dim);
  case ReshardKind::AllReduce:
    return product(local) * elementBytes * 2 * (n - 1) / n;
  }
  llvm_unreachable("unknown reshard kind");
}

//===----------------------------------------------------------------------===//
// Planning
//===----------------------------------------------------------------------===//

/// Returns `sharding` closed, with canonical lists.
static TensorSharding canonicalPlacement(const TensorSharding &sharding) {
  TensorSharding result =
      sharding.closed().withUnreduced(canonical(sharding.unreducedAxes()));
  for (unsigned d = 0; d < result.rank(); ++d)
    result = result.withAxes(d, canonical(result.axesOf(d)));
  return result;
}

/// Gathers the dimensions that differ, then slices. Valid for every pair of
/// shardings; used if there are more sub-axes than the search supports.
static SmallVector<ReshardStep, 4> gatherThenSlice(ArrayRef<int64_t> shape,
                                                   const TensorSharding &from,
                                                   const TensorSharding &to) {
  SmallVector<ReshardStep, 4> steps;
  TensorSharding now = from;
  auto add = [&](ReshardKind kind, unsigned dim, AxisList axes,
                 TensorSharding result) {
    if (axes.empty())
      return;
    now = std::move(result);
    steps.push_back({kind, std::move(axes), {}, dim, 0, now});
  };
  add(ReshardKind::AllReduce, 0,
      difference(from.unreducedAxes(), to.unreducedAxes()),
      now.withUnreduced(to.unreducedAxes()));
  auto prefixOf = [&](unsigned d) {
    AxisList prefix = commonPrefix(from.axesOf(d), to.axesOf(d));
    bool even =
        shape[d] % from.numShards(d) == 0 && shape[d] % to.numShards(d) == 0;
    bool same = from.axesOf(d) == to.axesOf(d);
    return even || same ? prefix : AxisList();
  };
  for (unsigned d = 0; d < from.rank(); ++d)
    add(ReshardKind::AllGather, d, dropPrefix(from.axesOf(d), prefixOf(d)),
        now.withAxes(d, prefixOf(d)));
  for (unsigned d = 0; d < from.rank(); ++d)
    add(ReshardKind::Slice, d, dropPrefix(to.axesOf(d), prefixOf(d)),
        now.withAxes(d, to.axesOf(d)));
  return steps;
}

namespace {
/// Searches for a cheapest path in problems of increasing size.
class ReshardPathSearch {
public:
  ReshardPathSearch(const Mesh &mesh, ArrayRef<int64_t> shape,
                    const TensorSharding &from, const TensorSharding &to)
      : mesh(mesh), shape(shape), from(from), to(to) {}

  /// Searches for a path within the memory of source and target, then for any
  /// path. The form of a plan should not depend on the sizes of axes. Therefore
  /// transitions that pay for some sizes only (through other dimensions, or
  /// along finer sub-axes than those of the two shardings) are used only if
  /// there is no other path, if they decrease the cost of several collectives
  /// by kMaxCostRatio, or if they need fewer collectives at no more cost. Halo
  /// exchanges must pay by kMaxHaloCostRatio for each additional collective.
  /// Returns false if there is no path.
  bool run() {
    bool boundedMemory = true;
    search(boundedMemory);
    if (!best_)
      search(boundedMemory = false);
    if (best_ && !problem_->isAnyUneven())
      return true; // All shards nest: there are no halos.
    std::optional<Path> nested = std::move(best_);
    std::optional<Problem> problemOfNested = std::move(problem_);
    best_ = std::nullopt;
    for (bool fine : {false, true}) {
      auto candidate = Problem::make(mesh, shape, from, to, /*allDims=*/false,
                                     fine, /*halos=*/true);
      if (candidate && candidate->isAnyUneven())
        tryProblem(std::move(candidate), boundedMemory, fine);
    }
    bool saves = best_ && (!nested || isWorthwhile(*problemOfNested, *nested));
    if (nested && !saves) {
      best_ = std::move(nested);
      problem_ = std::move(problemOfNested);
    }
    return best_.has_value();
  }
  const Path &path() const { return *best_; }
  const Problem &problem() const { return *problem_; }

private:
  /// The cost of a path of another form relative to the best one, at most.
  static constexpr double kMaxCostRatio = 0.85;
  /// The relative cost of a path with halo exchanges, at most, for each
  /// additional collective.
  static constexpr double kMaxHaloCostRatio = 0.875;

  void search(bool boundedMemory) {
    for (bool fine : {false, true})
      for (bool allDims : {false, true})
        if (!best_ || numCollectives(*problem_, *best_) > 1)
          tryProblem(Problem::make(mesh, shape, from, to, allDims, fine),
                     boundedMemory, fine);
  }

  /// Returns the number of collectives; halo exchanges count as separate ones.
  static unsigned numCollectives(const Problem &problem, const Path &path) {
    unsigned count = 0;
    const Layout *before = &problem.from();
    for (const Transition &transition : path.transitions) {
      bool isSlice = transition.kind == ReshardKind::Slice;
      count += !isSlice;
      if (isSlice || transition.kind == ReshardKind::AllGather) {
        int64_t fine = problem.count(isSlice ? transition.result : *before,
                                     transition.dim);
        int64_t coarse = problem.count(isSlice ? *before : transition.result,
                                       transition.dim);
        count += !problem.canGather(transition.dim, fine, fine / coarse);
      }
      before = &transition.result;
    }
    return count;
  }

  /// Returns a path of `candidate` that replaces the best one: a cheaper one,
  /// otherwise one of fewer collectives.
  std::optional<Path> findBetter(const Problem &candidate,
                                 double memory) const {
    double unlimited = std::numeric_limits<double>::infinity();
    std::optional<Path> path = findPath(
        candidate, memory, best_ ? kMaxCostRatio * best_->cost : unlimited);
    if (path || !best_)
      return path;
    // A wider limit of cost has many more paths, most of them with as many
    // collectives.
    unsigned before = numCollectives(*problem_, *best_);
    if (before == 0)
      return std::nullopt;
    path = findPath(candidate, memory, std::nextafter(best_->cost, unlimited),
                    before - 1);
    if (path && numCollectives(candidate, *path) >= before)
      return std::nullopt;
    return path;
  }

  /// Returns true if the best path is cheap enough to replace `other`.
  bool isWorthwhile(const Problem &problem, const Path &other) const {
    unsigned more = std::max<int>(1, int(numCollectives(*problem_, *best_)) -
                                         int(numCollectives(problem, other)));
    double limit = other.cost;
    for (unsigned i = 0; i < more; ++i)
      limit *= kMaxHaloCostRatio;
    return best_->cost <= limit;
  }

  void tryProblem(std::optional<Problem> candidate, bool boundedMemory,
                  bool fine) {
    if (!candidate || (fine && candidate->numAtoms() > kMaxFineAtoms))
      return;
    double unlimited = std::numeric_limits<double>::infinity();
    double memory = boundedMemory
                        ? std::max(candidate->localElements(candidate->from()),
                                   candidate->localElements(candidate->to()))
                        : unlimited;
    if (std::optional<Path> path = findBetter(*candidate, memory)) {
      best_ = std::move(path);
      problem_ = std::move(candidate);
    }
  }

  const Mesh &mesh;
  ArrayRef<int64_t> shape;
  const TensorSharding &from, &to;
  std::optional<Path> best_;
  std::optional<Problem> problem_;
};
} // namespace

/// Implements planReshard for canonical shardings. Precondition: `goal` has no
/// unreduced axes that `start` lacks.
static ReshardPlan planWithin(const Mesh &mesh, ArrayRef<int64_t> shape,
                              double elementBytes, const TensorSharding &start,
                              const TensorSharding &goal) {
  ReshardPlan plan;
  if (start.samePlacement(goal))
    return plan;
  ReshardPathSearch finder(mesh, shape, start, goal);
  plan.steps = finder.run() ? stepsOf(finder.problem(), finder.path(), start)
                            : gatherThenSlice(shape, start, goal);
  const TensorSharding *now = &start;
  for (const ReshardStep &step : plan.steps) {
    double sent = stepBytes(mesh, shape, elementBytes, *now, step);
    plan.bytes += sent;
    if (sent != 0)
      plan.resultBytes += product(step.result.localShape(shape)) * elementBytes;
    now = &step.result;
  }
  assert(now->samePlacement(goal) && "the plan does not end at its target");
  return plan;
}

ReshardPlan gspmd::planReshard(const Mesh &mesh, ArrayRef<int64_t> shape,
                               double elementBytes, const TensorSharding &from,
                               const TensorSharding &to) {
  assert(from.rank() == shape.size() && to.rank() == shape.size() &&
         "rank mismatch");
  TensorSharding start = canonicalPlacement(from);
  TensorSharding goal = canonicalPlacement(to);
  // Partial results of one reduction are not those of another one.
  AxisList common = start.reduction() == goal.reduction()
                        ? AxisList(start.unreducedAxes())
                        : AxisList();
  AxisList added = difference(goal.unreducedAxes(), common);
  if (added.empty())
    return planWithin(mesh, shape, elementBytes, start, goal);
  TensorSharding before = goal.withUnreduced(
      difference(goal.unreducedAxes(), added), goal.reduction());
  ReshardPlan plan = planWithin(mesh, shape, elementBytes, start, before);
  plan.steps.push_back(
      {ReshardKind::ReplicatedToUnreduced, added, {}, 0, 0, goal});
  return plan;
}
