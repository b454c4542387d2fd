//===- ReshardPlan.cpp - From shardings to steps --------------------------===//

#include "lib/Algebra/Reshard/ReshardPlan.h"
#include "lib/Algebra/Reshard/PathSteps.h"
#include "lib/Algebra/Reshard/Realignment.h"
#include "lib/Algebra/Reshard/ReshardSearch.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/MathExtras.h"
#include <cassert>
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
    return "take_apart";
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
  double result = 1;
  for (int64_t size : sizes)
    result *= size;
  return result;
}

bool gspmd::prefersReductionOverGather(int64_t part, int64_t parts,
                                       int64_t size) {
  return 2 * size <= part * parts;
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
  // Of borders between `groups`, each of which has `from` elements of the
  // dimension and is to have `to`.
  auto borders = [&](int64_t groups, int64_t from, int64_t to,
                     ArrayRef<int64_t> local) {
    int64_t moved =
        groups == 1 ? 0
                    : realignment(shape[step.dim], groups, from, to).moved();
    SmallVector<int64_t> border(local);
    border[step.dim] = moved;
    return product(border) * elementBytes;
  };
  switch (step.kind) {
  case ReshardKind::ReplicatedToUnreduced:
    return 0;
  case ReshardKind::Slice:
    return borders(before.numShards(step.dim), local[step.dim],
                   after[step.dim] * n, local);
  case ReshardKind::AllGather:
    if (prefersReductionOverGather(local[step.dim], n, after[step.dim]))
      return product(after) * elementBytes * 2 * (n - 1) / n;
    return product(local) * elementBytes * (n - 1) +
           borders(step.result.numShards(step.dim), local[step.dim] * n,
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

/// `sharding` closed, every list canonical.
static TensorSharding canonicalPlacement(const TensorSharding &sharding) {
  TensorSharding result =
      sharding.closed().withUnreduced(canonical(sharding.unreducedAxes()));
  for (unsigned d = 0; d < result.rank(); ++d)
    result = result.withAxes(d, canonical(result.axesOf(d)));
  return result;
}

/// Gathers what differs, then slices: right for every pair of shardings, used
/// when there are more pieces of axes than the search takes.
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
/// The cheapest path found, and the problem whose atoms it is in.
class PathFinder {
public:
  PathFinder(const Mesh &mesh, ArrayRef<int64_t> shape,
             const TensorSharding &from, const TensorSharding &to)
      : mesh(mesh), shape(shape), from(from), to(to) {}

  /// Looks for a path in the memory of source and target, then for any. The
  /// form of a plan should not depend on the sizes of axes, so what could be
  /// cheaper for some sizes and not for others (other dimensions on the way,
  /// axes cut finer than the two shardings cut them) is taken where there is no
  /// other path, or where it saves a good part of several
  /// collectives. Borders are brought over where that saves as much for each
  /// collective more.
  bool run() {
    bool boundedMemory = true;
    search(boundedMemory);
    if (!best_)
      search(boundedMemory = false);
    if (best_ && !problem_->isAnyUneven())
      return true; // All cuts nest: there are no borders.
    std::optional<Path> nested = std::move(best_);
    std::optional<Problem> problemOfNested = std::move(problem_);
    best_ = std::nullopt;
    for (bool fine : {false, true}) {
      auto candidate = Problem::make(mesh, shape, from, to, /*allDims=*/false,
                                     fine, /*borders=*/true);
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
  /// A path of another form costs at most this part of the one at hand.
  static constexpr double kWorthwhile = 0.85;
  /// One that brings borders over, for each collective that it has more.
  static constexpr double kWorthwhileBorders = 0.875;

  void search(bool boundedMemory) {
    for (bool fine : {false, true})
      for (bool allDims : {false, true})
        if (!best_ || numCollectives(*problem_, *best_) > 1)
          tryProblem(Problem::make(mesh, shape, from, to, allDims, fine),
                     boundedMemory, fine);
  }

  /// Steps that send, those that bring borders over counted apart.
  static unsigned numCollectives(const Problem &problem, const Path &path) {
    unsigned count = 0;
    const Layout *before = &problem.from();
    for (const Transition &move : path.transitions) {
      bool slices = move.kind == ReshardKind::Slice;
      count += !slices;
      if (slices || move.kind == ReshardKind::AllGather) {
        int64_t fine = problem.count(slices ? move.result : *before, move.dim);
        int64_t coarse =
            problem.count(slices ? *before : move.result, move.dim);
        count += !problem.canGather(move.dim, fine, fine / coarse);
      }
      before = &move.result;
    }
    return count;
  }

  /// Does the best path save enough against `other`?
  bool isWorthwhile(const Problem &problem, const Path &other) const {
    unsigned more = std::max<int>(1, int(numCollectives(*problem_, *best_)) -
                                         int(numCollectives(problem, other)));
    double limit = other.cost;
    for (unsigned i = 0; i < more; ++i)
      limit *= kWorthwhileBorders;
    return best_->cost <= limit;
  }

  void tryProblem(std::optional<Problem> candidate, bool boundedMemory,
                  bool fine) {
    if (!candidate || (fine && candidate->numAtoms() > maxFineAtoms))
      return;
    double unlimited = std::numeric_limits<double>::infinity();
    double memory = boundedMemory
                        ? std::max(candidate->localElements(candidate->from()),
                                   candidate->localElements(candidate->to()))
                        : unlimited;
    double cost = best_ ? kWorthwhile * best_->cost : unlimited;
    for (bool greedy : {false, true})
      if (std::optional<Path> path =
              findPath(*candidate, memory, cost, greedy)) {
        best_ = std::move(path);
        problem_ = std::move(candidate);
        return;
      }
  }

  const Mesh &mesh;
  ArrayRef<int64_t> shape;
  const TensorSharding &from, &to;
  std::optional<Path> best_;
  std::optional<Problem> problem_;
};
} // namespace

/// As planReshard, where `goal` has no unreduced axes that `start` lacks.
static ReshardPlan planWithin(const Mesh &mesh, ArrayRef<int64_t> shape,
                              double elementBytes, const TensorSharding &start,
                              const TensorSharding &goal) {
  ReshardPlan plan;
  if (start.samePlacement(goal))
    return plan;
  PathFinder finder(mesh, shape, start, goal);
  plan.steps = finder.run() ? stepsOf(finder.problem(), finder.path(), start)
                            : gatherThenSlice(shape, start, goal);
  const TensorSharding *now = &start;
  for (const ReshardStep &step : plan.steps) {
    plan.bytes += stepBytes(mesh, shape, elementBytes, *now, step);
    now = &step.result;
  }
  assert(now->samePlacement(goal) && "the plan misses its target");
  return plan;
}

ReshardPlan gspmd::planReshard(const Mesh &mesh, ArrayRef<int64_t> shape,
                               double elementBytes, const TensorSharding &from,
                               const TensorSharding &to) {
  assert(from.rank() == shape.size() && to.rank() == shape.size() &&
         "rank mismatch");
  TensorSharding start = canonicalPlacement(from);
  TensorSharding goal = canonicalPlacement(to);
  // Parts of one kind are of no use for a sum of another.
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
