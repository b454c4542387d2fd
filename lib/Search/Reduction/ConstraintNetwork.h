//===- ConstraintNetwork.h - A problem as its solver sees it ----*- C++ -*-===//
//
// A problem after everything that is certain has been taken out:
//
//   - every link has two variables; parallel ones are one; an edge of three
//     and more nodes is a variable of its own, which its nodes must agree with;
//   - where a node's strategy follows from another's, both are one variable,
//   with
//     the memory of both;
//   - strategies that no feasible choice needs are gone (Reduce.cpp), so that
//     for every strategy each link allows some strategy at its other end;
//   - usages are counted above the least that the variable needs in any case,
//     and capacities are what the limit leaves beside that;
//   - of all times only those are left at which memory could be short, and no
//     other time is at least as short (Times.cpp).
//
// Costs are doubles: whole numbers below 2^53, infinity in a link's matrix
// where the problem prohibits a combination. What a variable itself costs is
// finite.
//
//===----------------------------------------------------------------------===//

#ifndef GSPMD_LIB_SEARCH_REDUCTION_CONSTRAINTNETWORK_H
#define GSPMD_LIB_SEARCH_REDUCTION_CONSTRAINTNETWORK_H

#include "absl/status/statusor.h"
#include "gspmd/Search/Problem.h"
#include <limits>

namespace mlir::gspmd::search {

inline constexpr double infinity = std::numeric_limits<double>::infinity();

struct Matrix {
  uint32_t rows = 0, cols = 0;
  std::vector<double> values;
  const double *row(size_t i) const { return values.data() + i * cols; }
  double *row(size_t i) { return values.data() + i * cols; }
  double at(size_t i, size_t k) const { return values[i * cols + k]; }
};

/// Memory that one of the nodes in a variable uses.
struct MemoryUse {
  uint32_t begin, end; ///< half open, in the times of Network::capacities
  std::vector<double> usages; ///< of each strategy, above the least
};

struct Variable {
  std::vector<int32_t> strategies; ///< the problem's, of those that are left
  std::vector<double> costs;
  std::vector<MemoryUse> memoryUses; ///< none if its memory does not matter
  std::vector<uint32_t> links;
  size_t size() const { return costs.size(); }
};

/// The matrix has a row for every strategy of `u`, and `u < v`.
struct Link {
  uint32_t u, v;
  uint32_t matrix;
};

/// A variable that was taken out, and its best strategy for each combination of
/// strategies of its at most two parents: numbers of the draft, row by row.
struct FoldedVariable {
  uint32_t variable;
  std::vector<uint32_t> parents;
  std::vector<int32_t> best;
  uint32_t secondSize = 1; ///< number of strategies of the second parent
};

struct ConstraintNetwork {
  std::vector<Variable> variables;
  std::vector<Link> links;
  std::vector<Matrix> matrices;   ///< links with equal costs share one
  std::vector<Matrix> transposed; ///< of each: rows of `v`
  std::vector<double> capacities;
  double constant = 0;
  /// The problem's, or the least that any choice needs, if that is more.
  std::optional<int64_t> usageLimit;

  /// Of each node of the problem, then of edges with many nodes: its variable,
  /// or -1 if it was folded.
  std::vector<int32_t> variableOf;
  std::vector<FoldedVariable> folded; ///< in the order in which they were
  size_t numNodes = 0;                ///< of the problem

  const Matrix &matrixOf(const Link &link) const {
    return matrices[link.matrix];
  }
  const Matrix &transposedOf(const Link &link) const {
    return transposed[link.matrix];
  }
  /// The choice of all nodes that belongs to one index per variable.
  Choice expand(llvm::ArrayRef<uint32_t> state) const;
};

/// Requires a verified problem. An error says why no choice is feasible.
absl::StatusOr<ConstraintNetwork> makeConstraintNetwork(const Problem &problem);

} // namespace mlir::gspmd::search

#endif // GSPMD_LIB_SEARCH_REDUCTION_CONSTRAINTNETWORK_H
