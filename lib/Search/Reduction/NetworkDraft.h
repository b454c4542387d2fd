//===- NetworkDraft.h - A network during reduction --------------*- C++ -*-===//
#ifndef GSPMD_LIB_SEARCH_REDUCTION_NETWORKDRAFT_H
#define GSPMD_LIB_SEARCH_REDUCTION_NETWORKDRAFT_H

#include "lib/Search/Reduction/ConstraintNetwork.h"

namespace mlir::gspmd::search {

/// Memory of one node merged into a variable.
struct DraftMemoryUse {
  Interval live;
  std::vector<int64_t> usages; ///< the usage of each strategy of the variable
};

struct DraftVariable {
  std::vector<double> costs;
  std::vector<DraftMemoryUse> memoryUses; ///< those that may matter
  std::vector<char> alive;                ///< false for removed strategies
  size_t numAlive = 0;
  std::vector<uint32_t> links; ///< those that remain
  bool folded = false;
  size_t size() const { return costs.size(); }
};

struct DraftLink {
  uint32_t u, v;
  Matrix costs;
  bool removed = false;
  uint32_t other(uint32_t variable) const { return variable == u ? v : u; }
  double at(uint32_t variable, size_t strategy, size_t otherStrategy) const {
    return variable == u ? costs.at(strategy, otherStrategy)
                         : costs.at(otherStrategy, strategy);
  }
};

/// The indices of variables and strategies are stable; removed ones are marked.
struct NetworkDraft {
  /// Memory that does not depend on a choice, or not significantly.
  struct FixedMemoryUse {
    Interval live;
    int64_t usage;
  };
  std::vector<FixedMemoryUse> fixedMemory;
  std::vector<DraftVariable> variables;
  std::vector<DraftLink> links;
  std::vector<FoldedVariable> folded;
  /// Raised if no choice can satisfy it.
  std::optional<int64_t> usageLimit;
  double constant = 0;

  /// Returns the remaining strategies of a variable.
  std::vector<uint32_t> alive(uint32_t variable) const;
  void remove(uint32_t variable, uint32_t strategy);
  void unlink(uint32_t link);
};

/// Creates a variable for each node and a link for each edge.
absl::StatusOr<NetworkDraft> makeNetworkDraft(const Problem &problem);

} // namespace mlir::gspmd::search

#endif // GSPMD_LIB_SEARCH_REDUCTION_NETWORKDRAFT_H
