//===- Problem.h - Choices with costs and memory ----------------*- C++ -*-===//
//
// The core of a search for shardings, independent of programs:
//
// - every node takes one of its strategies, which has a cost and uses memory
//   while the node is live;
// - every edge has a cost that depends on the strategies of its nodes (of
//   resharding between them), or prohibits a combination;
// - at no time may the live nodes use more than a limit.
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
// Costs are integers, so that sums do not depend on the order of summation.
//
//===----------------------------------------------------------------------===//

#ifndef GSPMD_LIB_SEARCH_PROBLEM_PROBLEM_H
#define GSPMD_LIB_SEARCH_PROBLEM_PROBLEM_H

#include "absl/status/status.h"
#include "lib/Algebra/Namespace.h"
#include "llvm/ADT/ArrayRef.h"
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mlir::gspmd::search {

/// The cost of a kProhibited choice; all larger costs are equivalent.
inline constexpr int64_t kProhibited = 100'000'000'000'000'000;

/// The live range of a node: `begin <= time < end`.
struct Interval {
  int64_t begin = 0, end = 0;
  bool empty() const { return end <= begin; }
};

struct Node {
  Interval live;
  std::vector<int64_t> costs; ///< the cost of each strategy
  std::vector<int64_t>
      usages; ///< the memory of each strategy while the value is live
  size_t numStrategies() const { return costs.size(); }
};

struct Edge {
  /// Any number of nodes; a node may occur twice.
  std::vector<uint32_t> nodes;
  /// The cost of each combination in row-major order: the last node's strategy
  /// varies fastest.
  std::vector<int64_t> costs;
};

struct Problem {
  std::string name;
  std::vector<Node> nodes;
  std::vector<Edge> edges;
  /// Maximum usage at any time.
  std::optional<int64_t> usageLimit;
};

/// One strategy of every node.
using Choice = std::vector<int32_t>;

/// Verifies that sizes match, nodes exist, and usages are not negative. An
/// error names the node or the edge.
absl::Status verify(const Problem &problem);

/// The cost and memory of a choice.
struct Evaluation {
  /// The sum of the costs; at least `kProhibited` if the choice is prohibited.
  int64_t cost = 0;
  /// The maximum usage, and the first time at which it occurs.
  int64_t peakUsage = 0, peakTime = 0;
  bool withinLimit = true;
  bool feasible() const { return withinLimit && cost < kProhibited; }
};

/// Evaluates a choice. Preconditions: the problem is verified, and the choice
/// has a strategy of each node. Sums saturate instead of wrapping around.
Evaluation evaluate(const Problem &problem, llvm::ArrayRef<int32_t> choice);

/// Returns the index of an edge's cost for this choice.
size_t entryOf(const Problem &problem, const Edge &edge,
               llvm::ArrayRef<int32_t> choice);

} // namespace mlir::gspmd::search

#endif // GSPMD_LIB_SEARCH_PROBLEM_PROBLEM_H
