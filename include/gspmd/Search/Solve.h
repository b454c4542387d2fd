//===- Solve.h - A good choice, and how good it is --------------*- C++ -*-===//
//
// The method, in order (docs/search.md tells it with an example):
//
//   - what is certain is taken out of the problem; of graphs with tens of
//     thousands of nodes a few hundred or thousand variables remain;
//   - message passing with prices for memory gives a lower bound and a first
//     choice;
//   - parts of the choice are replaced by the best ones for these parts, again
//     and again.
//
// The result depends on the problem, the time limit and the seed. The limit is
// turned into an amount of work, so that neither the number of threads nor what
// else the machine does changes the result; only if the clock runs out before
// the work is done, it may.
//
//===----------------------------------------------------------------------===//

#ifndef GSPMD_SEARCH_SOLVE_H
#define GSPMD_SEARCH_SOLVE_H

#include "absl/status/statusor.h"
#include "gspmd/Search/Problem.h"
#include <chrono>
#include <functional>

namespace mlir::gspmd::search {

struct SolveOptions {
  /// Seconds that the work is meant for.
  double timeLimit = 60;
  /// Work ends here in any case; without it, `timeLimit` from now on.
  std::optional<std::chrono::steady_clock::time_point> deadline;
  /// 0: as many as there are processors. More than two are of no use.
  unsigned numThreads = 0;
  uint64_t seed = 1;
  /// Is told of each better choice: seconds, cost, and lower bound.
  std::function<void(double, int64_t, int64_t)> onProgress;
};

struct Solution {
  Choice choice;
  Evaluation evaluation; ///< feasible
  /// No choice costs less.
  int64_t lowerBound = 0;
  /// What was left when all that is certain was taken out.
  size_t numVariables = 0, numLinks = 0, numTimes = 0;
  /// The clock ran out before the work was done.
  bool stoppedByClock = false;

  bool isOptimal() const { return evaluation.cost == lowerBound; }
  /// How far the cost is above the bound, as a share of the cost.
  double gap() const;
};

/// Requires a verified problem. Fails if no choice is feasible or none was
/// found; the error tells the least memory that any choice needs, and that of
/// the choice with the least memory that was found.
absl::StatusOr<Solution> solve(const Problem &problem,
                               const SolveOptions &options = {});

} // namespace mlir::gspmd::search

#endif // GSPMD_SEARCH_SOLVE_H
