//===- ConstraintNetwork.h - The reduced problem of the solver --*- C++ -*-===//
//
// A problem after all reductions that preserve an optimal solution:
//
// - every link has two variables; parallel links are merged; an edge of three
//   or more nodes is a variable of its own, linked to its nodes;
// - nodes whose strategy follows from another node's are merged into one
//   variable, with the memory of both;
// - dominated and infeasible strategies are removed (ReduceNetwork.cpp), so
//   each strategy is compatible with some strategy at the other end of each
//   link;
// - usages are relative to the least usage of the variable, and capacities are
//   what the limit leaves in addition to that;
// - only times remain at which memory may be short and that no other time
//   dominates (CompressTimes.cpp).
//
// Costs are doubles: integers below 2^53, kInfinity in a link's matrix if the
// problem prohibits a combination. The costs of variables are finite.
//
//===----------------------------------------------------------------------===//

#ifndef GSPMD_LIB_SEARCH_REDUCTION_CONSTRAINTNETWORK_H
#define GSPMD_LIB_SEARCH_REDUCTION_CONSTRAINTNETWORK_H

#include "absl/status/statusor.h"
#include "lib/Search/Problem/Problem.h"
#include <limits>

namespace mlir::gspmd::search {

inline constexpr double kInfinity = std::numeric_limits<double>::infinity();

struct Matrix {
  uint32_t rows = 0, cols = 0;
  std::vector<double> values;
  const double *row(size_t i) const { return values.data() + i * cols; }
  double *row(size_t i) { return values.data() + i * cols; }
  double at(size_t i, size_t k) const { return values[i * cols + k]; }
};

/// Memory of one of the nodes merged into a variable.
struct MemoryUse {
  uint32_t begin,
      end; ///< half open, in the times of ConstraintNetwork::capacities
  std::vector<double>
      usages; ///< the usage of each strategy above the least one
};

struct Variable {
  std::vector<int32_t>
      strategies; ///< indices in the problem of the remaining strategies
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

/// An eliminated variable, and its best strategy for each combination of
/// strategies of its at most two parents: indices of the draft, in row-major
/// order.
struct FoldedVariable {
  uint32_t variable;
  std::vector<uint32_t> parents;
  std::vector<int32_t> best;
  uint32_t secondSize = 1; ///< number of strategies of the second parent
};

struct ConstraintNetwork {
  std::vector<Variable> variables;
  std::vector<Link> links;
  std::vector<Matrix> matrices; ///< links with equal costs share one
  std::vector<Matrix>
      transposed; ///< the transposed matrix of each link: rows of `v`
  std::vector<double> capacities;
  double constant = 0;
  /// The limit of the problem, or the least usage of any choice if that is
  /// more.
  std::optional<int64_t> usageLimit;

  /// The variable of each node of the problem, then of each edge with many
  /// nodes; -1 if it was eliminated.
  std::vector<int32_t> variableOf;
  std::vector<FoldedVariable>
      folded;          ///< the folded variables in order of elimination
  size_t numNodes = 0; ///< the number of nodes of the problem

  const Matrix &matrixOf(const Link &link) const {
    return matrices[link.matrix];
  }
  const Matrix &transposedOf(const Link &link) const {
    return transposed[link.matrix];
  }
  /// Returns the choice of all nodes for one strategy index per variable.
  Choice expand(llvm::ArrayRef<uint32_t> state) const;
};

/// Requires a verified problem. The error states why no choice is feasible.
absl::StatusOr<ConstraintNetwork> makeConstraintNetwork(const Problem &problem);

} // namespace mlir::gspmd::search

#endif // GSPMD_LIB_SEARCH_REDUCTION_CONSTRAINTNETWORK_H
