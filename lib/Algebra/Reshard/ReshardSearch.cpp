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

/// Moves that are looked at before a search gives up: some milliseconds.
constexpr unsigned maxMoves = 6000;

struct Node {
  LayoutKey key;
  double cost;      ///< elements sent so far
  double rankCost;  ///< the same plus a little for each step: breaks ties
  double bound;     ///< estimate of what is still to be sent
  unsigned parent;  ///< index of the node before; itself for the start
  ReshardKind kind; ///< of the move from the parent
  unsigned dim, splitDim;
  bool expanded = false;
};

/// Elements of the queue go stale when a node is reached more cheaply.
struct QueueEntry {
  double estimate;
  double rankCost;
  unsigned node;
  /// Cheapest estimate first; among equals the one that has come furthest.
  bool operator<(const QueueEntry &o) const {
    return estimate != o.estimate ? estimate > o.estimate
                                  : rankCost < o.rankCost;
  }
};

class Search {
public:
  Search(const Problem &problem, double maxElements, double maxCost,
         bool greedy)
      : problem(problem), maxElements(maxElements), maxCost(maxCost),
        greedy(greedy) {
    double largest = std::max({1.0, problem.localElements(problem.from()),
                               problem.localElements(problem.to())});
    stepCost = largest * 1e-7;
  }

  std::optional<Path> run() {
    LayoutKey goal = problem.to().key();
    visit({ReshardKind::Slice, 0, 0, 0, problem.from()}, 0);
    for (unsigned transitions = 0; !queue.empty() && transitions < maxMoves;) {
      QueueEntry top = queue.top();
      queue.pop();
      if (nodes[top.node].expanded || top.rankCost > nodes[top.node].rankCost)
        continue;
      if (nodes[top.node].key == goal)
        return pathTo(top.node);
      nodes[top.node].expanded = true;
      Layout layout = Layout::ofKey(nodes[top.node].key, problem.numDims());
      for (const Transition &move : transitionsFrom(problem, layout)) {
        visit(move, top.node);
        ++transitions;
      }
    }
    return std::nullopt;
  }

private:
  void visit(const Transition &move, unsigned parent) {
    bool isStart = nodes.empty();
    double tie = move.kind == ReshardKind::Slice ? 0.1 : 1;
    double cost = isStart ? 0 : nodes[parent].cost + move.cost;
    double rankCost =
        isStart ? 0 : nodes[parent].rankCost + move.cost + tie * stepCost;
    LayoutKey key = move.result.key();
    auto [known, isNew] = indexOf.try_emplace(key, nodes.size());
    unsigned index = known->second;
    if (isNew) {
      // Too large layouts get no node: they are looked at each time again.
      double bound = problem.lowerBound(move.result);
      if (problem.localElements(move.result) > maxElements ||
          cost + bound >= maxCost) {
        indexOf.erase(key);
        return;
      }
      if (greedy)
        bound = guess(move.result);
      nodes.push_back({key, cost, rankCost, bound, parent, move.kind, move.dim,
                       move.splitDim});
    } else {
      Node &node = nodes[index];
      if (rankCost >= node.rankCost)
        return;
      node = {key,    cost,      rankCost, node.bound,
              parent, move.kind, move.dim, move.splitDim};
    }
    queue.push({rankCost + nodes[index].bound, rankCost, index});
  }

  /// The atoms of dimension `d` that have to go to another one, but are not at
  /// its minor end.
  unsigned numBuried(const Layout &layout, unsigned d) const {
    unsigned buried = 0;
    bool isFree = true;
    for (AtomId a : llvm::reverse(layout.dims[d])) {
      std::optional<unsigned> wanted = problem.targetDim(a);
      bool leaves = wanted && *wanted != d;
      buried += leaves && !isFree;
      isFree &= leaves;
    }
    return buried;
  }

  /// What the rest may cost if all goes well: about one step for each atom that
  /// the target has elsewhere or that is in the way. Often too much, but it
  /// leads straight to some target.
  double guess(const Layout &layout) const {
    unsigned stepsLeft = 0;
    for (unsigned d = 0; d < problem.numDims(); ++d) {
      const AtomList &now = layout.dims[d], &then = problem.to().dims[d];
      for (AtomId a : then)
        stepsLeft += !llvm::is_contained(now, a);
      bool isPrefix = now.size() >= then.size() &&
                      std::equal(then.begin(), then.end(), now.begin());
      stepsLeft += !isPrefix + numBuried(layout, d);
    }
    stepsLeft += layout.unreduced != 0;
    // The weight makes what is left count before what has been sent.
    return 100 * stepsLeft * problem.localElements(problem.from());
  }

  Path pathTo(unsigned index) const {
    Path path;
    path.cost = nodes[index].cost;
    for (; nodes[index].parent != index; index = nodes[index].parent) {
      const Node &node = nodes[index];
      path.transitions.push_back({node.kind, node.dim, node.splitDim,
                                  node.cost - nodes[node.parent].cost,
                                  Layout::ofKey(node.key, problem.numDims())});
    }
    std::reverse(path.transitions.begin(), path.transitions.end());
    return path;
  }

  const Problem &problem;
  double maxElements, maxCost, stepCost;
  bool greedy;
  std::vector<Node> nodes;
  llvm::DenseMap<LayoutKey, unsigned> indexOf;
  std::priority_queue<QueueEntry> queue;
};

} // namespace

std::optional<Path> gspmd::reshard::findPath(const Problem &problem,
                                             double maxElements, double maxCost,
                                             bool greedy) {
  return Search(problem, maxElements, maxCost, greedy).run();
}
