//===- ReshardSearch.cpp - A* over layouts --------------------------------===//

#include "lib/Algebra/Reshard/ReshardSearch.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <queue>
#include <vector>

using namespace gspmd;
using namespace gspmd::reshard;

namespace {

/// The number of transitions after which a search fails: some milliseconds.
constexpr unsigned kMaxTransitions = 6000;

/// Among paths that send equally many elements, the search selects the one with
/// the fewest steps, then the one with the smallest intermediate results. A
/// step weighs more than the largest result that a path within memory can have.
constexpr double kStepWeight = 1e-7, kResultWeight = 1e-9;

struct Node {
  LayoutKey key;
  double cost;      ///< elements sent so far
  double rankCost;  ///< cost plus tie-breaking amounts for steps and results
  double bound;     ///< estimate of the remaining cost
  unsigned parent;  ///< index of the previous node; itself for the start
  ReshardKind kind; ///< the kind of the transition from the parent
  unsigned dim, splitDim;
  unsigned numCollectives; ///< of the path so far
  bool expanded = false;
};

/// An entry of the priority queue; stale once its node is reached at less cost.
struct QueueEntry {
  double estimate;
  double rankCost;
  unsigned node;
  /// Cheapest estimate first; among equal ones the largest cost so far.
  bool operator<(const QueueEntry &o) const {
    return estimate != o.estimate ? estimate > o.estimate
                                  : rankCost < o.rankCost;
  }
};

class Search {
public:
  Search(const Problem &problem, double maxElements, double maxCost,
         unsigned maxCollectives, bool greedy)
      : problem(problem), maxElements(maxElements), maxCost(maxCost),
        maxCollectives(maxCollectives), greedy(greedy) {
    double largest = std::max({1.0, problem.localElements(problem.from()),
                               problem.localElements(problem.to())});
    stepCost = largest * kStepWeight;
  }

  /// Returns true if the last run considered all paths within the limits.
  bool isComplete() const { return queue.empty(); }

  std::optional<Path> run() {
    LayoutKey goal = problem.to().key();
    visit({ReshardKind::Slice, 0, 0, 0, problem.from()}, 0);
    for (unsigned transitions = 0;
         !queue.empty() && transitions < kMaxTransitions;) {
      QueueEntry top = queue.top();
      queue.pop();
      if (nodes[top.node].expanded || top.rankCost > nodes[top.node].rankCost)
        continue;
      if (nodes[top.node].key == goal)
        return pathTo(top.node);
      nodes[top.node].expanded = true;
      Layout layout = Layout::fromKey(nodes[top.node].key, problem.numDims());
      for (const Transition &transition : transitionsFrom(problem, layout)) {
        visit(transition, top.node);
        ++transitions;
      }
    }
    return std::nullopt;
  }

private:
  void visit(const Transition &transition, unsigned parent) {
    bool isStart = nodes.empty();
    double tie = transition.kind == ReshardKind::Slice ? 0.1 : 1;
    double cost = isStart ? 0 : nodes[parent].cost + transition.cost;
    unsigned numCollectives = isStart
                                  ? 0
                                  : nodes[parent].numCollectives +
                                        (transition.kind != ReshardKind::Slice);
    if (numCollectives > maxCollectives)
      return;
    double elements = problem.localElements(transition.result);
    double rankCost = isStart ? 0
                              : nodes[parent].rankCost + transition.cost +
                                    tie * stepCost + elements * kResultWeight;
    LayoutKey key = transition.result.key();
    auto [entry, isNew] = indexOf.try_emplace(key, nodes.size());
    unsigned index = entry->second;
    if (isNew) {
      // Layouts beyond the limits get no node; they are tested each time.
      double bound = problem.lowerBound(transition.result);
      bool isLast = numCollectives == maxCollectives;
      if (elements > maxElements || cost + bound >= maxCost ||
          (isLast && bound > 0)) {
        indexOf.erase(key);
        return;
      }
      if (greedy)
        bound = estimateRemaining(transition.result);
      nodes.push_back({key, cost, rankCost, bound, parent, transition.kind,
                       transition.dim, transition.splitDim, numCollectives});
    } else {
      Node &node = nodes[index];
      if (rankCost >= node.rankCost)
        return;
      node = {key,
              cost,
              rankCost,
              node.bound,
              parent,
              transition.kind,
              transition.dim,
              transition.splitDim,
              numCollectives};
    }
    queue.push({rankCost + nodes[index].bound, rankCost, index});
  }

  /// Returns the number of atoms of dimension `d` that the target has on
  /// another one, but that are not at the minor end.
  unsigned numBlocked(const Layout &layout, unsigned d) const {
    unsigned blocked = 0;
    bool isFree = true;
    for (AtomId a : llvm::reverse(layout.dims[d])) {
      std::optional<unsigned> target = problem.targetDim(a);
      bool leaves = target && *target != d;
      blocked += leaves && !isFree;
      isFree &= leaves;
    }
    return blocked;
  }

  /// Estimates the remaining cost: about one step for each atom that the target
  /// has on another dimension or that blocks one. Not admissible, but it leads
  /// to a target quickly.
  double estimateRemaining(const Layout &layout) const {
    unsigned stepsLeft = 0;
    for (unsigned d = 0; d < problem.numDims(); ++d) {
      const AtomList &now = layout.dims[d], &then = problem.to().dims[d];
      for (AtomId a : then)
        stepsLeft += !llvm::is_contained(now, a);
      bool isPrefix = now.size() >= then.size() &&
                      std::equal(then.begin(), then.end(), now.begin());
      stepsLeft += !isPrefix + numBlocked(layout, d);
    }
    stepsLeft += layout.unreduced != 0;
    // The weight makes the remaining steps dominate the cost so far.
    return 100 * stepsLeft * problem.localElements(problem.from());
  }

  Path pathTo(unsigned index) const {
    Path path;
    path.cost = nodes[index].cost;
    for (; nodes[index].parent != index; index = nodes[index].parent) {
      const Node &node = nodes[index];
      path.transitions.push_back(
          {node.kind, node.dim, node.splitDim,
           node.cost - nodes[node.parent].cost,
           Layout::fromKey(node.key, problem.numDims())});
    }
    std::reverse(path.transitions.begin(), path.transitions.end());
    return path;
  }

  const Problem &problem;
  double maxElements, maxCost, stepCost;
  unsigned maxCollectives;
  bool greedy;
  std::vector<Node> nodes;
  llvm::DenseMap<LayoutKey, unsigned> indexOf;
  std::priority_queue<QueueEntry> queue;
};

} // namespace

std::optional<Path> gspmd::reshard::findPath(const Problem &problem,
                                             double maxElements, double maxCost,
                                             unsigned maxCollectives) {
  Search cheapest(problem, maxElements, maxCost, maxCollectives,
                  /*greedy=*/false);
  std::optional<Path> path = cheapest.run();
  if (path || cheapest.isComplete())
    return path;
  return Search(problem, maxElements, maxCost, maxCollectives, /*greedy=*/true)
      .run();
}
