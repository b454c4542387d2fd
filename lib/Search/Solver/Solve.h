//===- Solve.h - The solver -------------------------------------*- C++ -*-===//
//
// The method, in order (docs/strategies.md has an example):
//
// - exact reductions remove nodes and strategies; of graphs with tens of
//   thousands of nodes a few hundred or thousand variables remain;
// - message passing with Lagrange multipliers for memory yields a lower bound
//   and a first choice;
// - large neighborhood search repeatedly optimizes subsets of the variables;
//   once it finds nothing better, one of two searchers restarts from other
//   choices.
//
// The result depends on the problem, the time limit and the seed. The limit is
// converted into an amount of work, so neither the number of threads nor the
// load of the machine changes the result, unless the deadline passes before the
// work is done or the search continues until the deadline.
//
//===----------------------------------------------------------------------===//

#ifndef GSPMD_LIB_SEARCH_SOLVER_SOLVE_H
#define GSPMD_LIB_SEARCH_SOLVER_SOLVE_H

#include "absl/status/statusor.h"
#include "lib/Search/Problem/Problem.h"
#include <chrono>
#include <functional>

namespace mlir::gspmd::search {

struct SolveOptions {
  /// Seconds that the amount of work corresponds to.
  double timeLimit = 60;
  /// Ends the work in any case; by default `timeLimit` from now on.
  std::optional<std::chrono::steady_clock::time_point> deadline;
  /// Continues after that amount of work until the deadline, as long as cost
  /// and bound differ. The result then depends on the speed of the machine.
  bool continueUntilDeadline = false;
  /// 0: one per processor. More than two have no effect.
  unsigned numThreads = 0;
  uint64_t seed = 1;
  /// Called for each better choice with seconds, cost, and lower bound.
  std::function<void(double, int64_t, int64_t)> onProgress;
};

struct Solution {
  Choice choice;
  Evaluation evaluation; ///< feasible
  /// No choice costs less.
  int64_t lowerBound = 0;
  /// Sizes of the reduced problem.
  size_t numVariables = 0, numLinks = 0, numTimes = 0;
  /// The deadline ended the search.
  bool timeLimitReached = false;

  bool isOptimal() const { return evaluation.cost == lowerBound; }
  /// Returns the distance between cost and bound, relative to the cost.
  double gap() const;
};

/// Requires a verified problem. Fails if no choice is feasible or none was
/// found; the error states the least memory that any choice needs, and the
/// least memory that was found.
absl::StatusOr<Solution> solve(const Problem &problem,
                               const SolveOptions &options = {});

} // namespace mlir::gspmd::search

#endif // GSPMD_LIB_SEARCH_SOLVER_SOLVE_H
