//===- Problem.h - A choice for every node, with costs and memory -*- C++ -*-=//
//
// What a search for shardings comes down to, without a program in it:
//
//   - every node takes one of its strategies, which costs something and uses
//     memory for as long as the node is alive;
//   - every edge costs something that depends on what its nodes took
//     (resharding between them), or prohibits a combination;
//   - at no time may the nodes that are alive use more than a limit.
//
// Two nodes, two strategies each, one edge; times 0 to 3; a limit of 10:
//
//            cost     usage    alive       edge:      b=0  b=1
//     a     [0, 5]   [8, 2]   [0, 2)            a=0    0    9
//     b     [0, 1]   [6, 2]   [1, 3)            a=1    9    0
//
//     (0,0): cost 0,   8 + 6 = 14 at time 1: beyond the limit
//     (1,1): cost 6,   2 + 2 = 4: the best choice
//     (0,1): cost 10,  8 + 2 = 10
//
// Costs are whole numbers, so that sums do not depend on their order.
//
//===----------------------------------------------------------------------===//

#ifndef GSPMD_SEARCH_PROBLEM_H
#define GSPMD_SEARCH_PROBLEM_H

#include "absl/status/status.h"
#include "lib/Algebra/Namespace.h"
#include "llvm/ADT/ArrayRef.h"
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mlir::gspmd::search {

/// The cost of what must not be chosen; every larger cost means the same.
inline constexpr int64_t prohibited = 100'000'000'000'000'000;

/// When a node uses memory: at `begin <= time < end`, never if that is empty.
struct Interval {
  int64_t begin = 0, end = 0;
  bool empty() const { return end <= begin; }
};

struct Node {
  Interval live;
  std::vector<int64_t> costs;  ///< of each strategy
  std::vector<int64_t> usages; ///< of each strategy, while it is alive
  size_t numStrategies() const { return costs.size(); }
};

struct Edge {
  /// Any number of nodes; a node may stand here twice.
  std::vector<uint32_t> nodes;
  /// Of each combination, row by row: the last node's strategy runs fastest.
  std::vector<int64_t> costs;
};

struct Problem {
  std::string name;
  std::vector<Node> nodes;
  std::vector<Edge> edges;
  /// The most that may be in use at any time.
  std::optional<int64_t> usageLimit;
};

/// One strategy of every node.
using Choice = std::vector<int32_t>;

/// Sizes that fit, nodes that exist, no negative usage. An error names the node
/// or the edge.
absl::Status verify(const Problem &problem);

/// What a choice costs and uses.
struct Evaluation {
  /// At least `prohibited` if anything prohibited was chosen.
  int64_t cost = 0;
  /// The most that is in use at any time, and the first such time.
  int64_t peakUsage = 0, peakTime = 0;
  bool withinLimit = true;
  bool feasible() const { return withinLimit && cost < prohibited; }
};

/// Requires a verified problem and a strategy of each node. Sums stop at the
/// largest number instead of wrapping around.
Evaluation evaluate(const Problem &problem, llvm::ArrayRef<int32_t> choice);

/// Where an edge's cost for this choice stands.
size_t entryOf(const Problem &problem, const Edge &edge,
               llvm::ArrayRef<int32_t> choice);

} // namespace mlir::gspmd::search

#endif // GSPMD_SEARCH_PROBLEM_H
