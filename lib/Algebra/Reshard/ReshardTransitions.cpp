//===- ReshardTransitions.cpp - Transitions from a layout -----------------===//
//
// One class for each kind of step. Each lists the transitions of its kind that
// can be part of a cheapest path:
//  - slices only add an atom of the target to its dimension there; sharding
//    that is undone later never pays;
//  - gathers and all-to-alls take any minor suffix of a dimension;
//  - a permute costs the same whatever it does, so it either goes to the axes
//  of
//    the target (excess axes are gathered later), or it sorts each dimension
//    such that the atoms that leave it are at the minor end.
//
//===----------------------------------------------------------------------===//

#include "lib/Algebra/Reshard/ReshardTransitions.h"

#include "llvm/ADT/STLExtras.h"

using namespace gspmd;
using namespace gspmd::reshard;
using llvm::SmallVector;

namespace {

bool contains(AtomSet set, AtomId a) { return set >> a & 1; }

/// The base class of all kinds of steps.
class StepKind {
public:
  StepKind(const Problem &problem, const Layout &layout,
           SmallVector<Transition> &transitions)
      : problem(problem), layout(layout), transitions(transitions) {}

protected:
  void add(ReshardKind kind, double cost, Layout result, unsigned dim = 0,
           unsigned splitDim = 0) {
    transitions.push_back({kind, dim, splitDim, cost, std::move(result)});
  }
  double localElements() const { return problem.localElements(layout); }
  /// Returns `layout` without the last `n` atoms of dimension `d`, which are
  /// returned in `taken`.
  Layout without(unsigned d, unsigned n, AtomList &taken) const {
    Layout result = layout;
    AtomList &dim = result.dims[d];
    taken.assign(dim.end() - n, dim.end());
    dim.truncate(dim.size() - n);
    return result;
  }

  const Problem &problem;
  const Layout &layout;
  SmallVector<Transition> &transitions;
};

class SliceStep : StepKind {
public:
  using StepKind::StepKind;
  void tryApply() {
    for (unsigned d = 0; d < problem.numDims(); ++d) {
      bool uneven = layout.dims[d].empty() && problem.isUneven(d);
      extend(d, layout, problem.count(layout, d), 1, uneven);
    }
  }

private:
  /// Adds one more atom to dimension `d` of `sliced`, which has `size` times
  /// the `count` shards of the layout. If shards do not nest, two splits differ
  /// from one, so longer lists are tried too.
  void extend(unsigned d, const Layout &sliced, int64_t count, int64_t size,
              bool splitsFurther) {
    AtomSet free = problem.freeAtoms(sliced);
    for (AtomId a = 0; a < problem.numAtoms(); ++a) {
      if (!contains(free, a))
        continue;
      int64_t newSize = size * problem.atomSize(a);
      Layout result = sliced;
      result.dims[d].push_back(a);
      if (problem.canSplit(d, count, newSize))
        add(ReshardKind::Slice, 0, result, d);
      else if (problem.exchangesHalos())
        add(ReshardKind::Slice, haloCost(d, count, newSize), result, d);
      if (splitsFurther)
        extend(d, result, count, newSize, splitsFurther);
    }
  }

  /// Returns the elements sent as halos before `count` shards are split by
  /// `size`.
  double haloCost(unsigned d, int64_t count, int64_t size) const {
    int64_t from = problem.localSize(d, count);
    int64_t to = problem.localSize(d, count * size) * size;
    return localElements() / from * problem.transferred(d, count, from, to);
  }
};

class AllGatherStep : StepKind {
public:
  using StepKind::StepKind;
  void tryApply() {
    double local = localElements();
    for (unsigned d = 0; d < problem.numDims(); ++d)
      for (unsigned n = 1; n <= layout.dims[d].size(); ++n) {
        AtomList taken;
        Layout result = without(d, n, taken);
        int64_t size = problem.sizeOf(taken);
        int64_t count = problem.count(layout, d);
        int64_t shard = problem.localSize(d, count);
        int64_t after = problem.localSize(d, count / size);
        bool isReduction = prefersReductionOverGather(shard, size, after);
        double cost =
            isReduction ? problem.localElements(result) * 2 * (size - 1) / size
                        : local * (size - 1);
        if (!problem.canGather(d, count, size)) {
          if (isReduction || !problem.exchangesHalos())
            continue;
          cost += problem.localElements(result) / after *
                  problem.transferred(d, count / size, shard * size, after);
        }
        add(ReshardKind::AllGather, cost, std::move(result), d);
      }
  }
};

class AllToAllStep : StepKind {
public:
  using StepKind::StepKind;
  void tryApply() {
    for (unsigned d = 0; d < problem.numDims(); ++d)
      for (unsigned n = 1; n <= layout.dims[d].size(); ++n) {
        AtomList taken;
        Layout rest = without(d, n, taken);
        int64_t size = problem.sizeOf(taken);
        if (problem.canGather(d, problem.count(layout, d), size))
          for (unsigned split = 0; split < problem.numDims(); ++split)
            if (split != d)
              addSplit(split, d, taken, size, rest);
      }
  }

private:
  void addSplit(unsigned split, unsigned d, const AtomList &taken, int64_t size,
                Layout result) {
    int64_t count = problem.count(layout, split);
    if (!problem.canSplit(split, count, size))
      return;
    result.dims[split].append(taken);
    // Each device sends its shards of the split dimension to all others. An
    // empty tensor has local size 0 and sends nothing.
    double before = problem.localSize(split, count);
    double shard = problem.localSize(split, count * size);
    double sent = before ? localElements() / before * shard * (size - 1) : 0;
    add(ReshardKind::AllToAll, sent, std::move(result), d, split);
  }
};

class CollectivePermuteStep : StepKind {
public:
  using StepKind::StepKind;
  void tryApply() {
    toTarget();
    for (bool descending : {false, true})
      toOrder(descending);
  }

private:
  /// Adds a permute to the target's axes on each dimension, followed by others
  /// that keep the number of shards.
  void toTarget() {
    Layout result = problem.to();
    SmallVector<int64_t> missing;
    for (unsigned d = 0; d < problem.numDims(); ++d) {
      int64_t now = problem.count(layout, d),
              then = problem.sizeOf(result.dims[d]);
      if (now % then != 0)
        return;
      missing.push_back(now / then);
    }
    result.unreduced = layout.unreduced;
    // Partial sums over an axis that shards the target are reduced first.
    AtomSet pool = layout.placed() | problem.freeAtoms(layout);
    if ((problem.targetAtoms() & ~pool) != 0)
      return;
    pool &= problem.freeAtoms(result);
    if (fill(result, missing, 0, pool))
      addPermute(std::move(result));
  }

  /// Appends atoms of `pool` to the dimensions from `d` on until they have
  /// `missing` more shards.
  bool fill(Layout &result, SmallVector<int64_t> &missing, unsigned d,
            AtomSet pool) {
    if (d == problem.numDims())
      return true;
    if (missing[d] == 1)
      return fill(result, missing, d + 1, pool);
    // The atoms of the dimension are tried first.
    AtomList candidates = layout.dims[d];
    for (AtomId a = 0; a < problem.numAtoms(); ++a)
      if (!llvm::is_contained(layout.dims[d], a))
        candidates.push_back(a);
    for (AtomId a : candidates) {
      int64_t size = problem.atomSize(a);
      if (!contains(pool, a) || missing[d] % size != 0)
        continue;
      result.dims[d].push_back(a);
      missing[d] /= size;
      if (fill(result, missing, d, pool & problem.freeAtoms(result)))
        return true;
      missing[d] *= size;
      result.dims[d].pop_back();
    }
    return false;
  }

  /// Adds a permute that sorts each dimension: atoms of the target, atoms to be
  /// gathered, then atoms of other dimensions.
  void toOrder(bool descending) {
    Layout result = layout;
    for (unsigned d = 0; d < problem.numDims(); ++d)
      llvm::stable_sort(result.dims[d], [&](AtomId a, AtomId b) {
        return rank(d, a, descending) < rank(d, b, descending);
      });
    addPermute(std::move(result));
  }

  std::pair<int, int> rank(unsigned d, AtomId a, bool descending) const {
    std::optional<unsigned> target = problem.targetDim(a);
    if (!target)
      return {1, 0};
    const AtomList &list = problem.to().dims[*target];
    int position = llvm::find(list, a) - list.begin();
    if (*target == d)
      return {0, position};
    int other = *target;
    return {2 + (descending ? int(problem.numDims()) - other : other),
            position};
  }

  void addPermute(Layout result) {
    if (result.dims != layout.dims)
      add(ReshardKind::CollectivePermute, localElements(), std::move(result));
  }
};

class ReduceScatterStep : StepKind {
public:
  using StepKind::StepKind;
  void tryApply() {
    double local = localElements();
    for (AtomId a = 0; a < problem.numAtoms(); ++a)
      for (unsigned d = 0; d < problem.numDims(); ++d) {
        int64_t count = problem.count(layout, d), size = problem.atomSize(a);
        if (!contains(layout.unreduced, a) || !problem.canSplit(d, count, size))
          continue;
        Layout result = layout;
        result.dims[d].push_back(a);
        result.unreduced &= ~(AtomSet(1) << a);
        double before = problem.localSize(d, count);
        double shard = problem.localSize(d, count * size);
        double sent = before ? local / before * shard * (size - 1) : 0;
        add(ReshardKind::ReduceScatter, sent, std::move(result), d);
      }
  }
};

class AllReduceStep : StepKind {
public:
  using StepKind::StepKind;
  /// Reduces over all atoms at once, which sends less than one after the other.
  void tryApply() {
    if (!layout.unreduced)
      return;
    double size = 1;
    for (AtomId a = 0; a < problem.numAtoms(); ++a)
      if (contains(layout.unreduced, a))
        size *= problem.atomSize(a);
    Layout result = layout;
    result.unreduced = 0;
    add(ReshardKind::AllReduce, 2 * (size - 1) / size * localElements(),
        std::move(result));
  }
};

} // namespace

SmallVector<Transition> gspmd::reshard::transitionsFrom(const Problem &problem,
                                                        const Layout &layout) {
  SmallVector<Transition> transitions;
  SliceStep(problem, layout, transitions).tryApply();
  ReduceScatterStep(problem, layout, transitions).tryApply();
  AllReduceStep(problem, layout, transitions).tryApply();
  CollectivePermuteStep(problem, layout, transitions).tryApply();
  AllToAllStep(problem, layout, transitions).tryApply();
  AllGatherStep(problem, layout, transitions).tryApply();
  return transitions;
}
