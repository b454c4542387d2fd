//===- LocalSearch.h - Large neighborhood search ----------------*- C++ -*-===//
//
// Starting from a state, selects a random subset of the variables and finds the
// best choice for it exactly (Elimination.h), with multipliers for memory that
// rise while the state does not fit and fall while it does. Accepts a state
// that fits and is not worse.
//
//===----------------------------------------------------------------------===//

#ifndef GSPMD_LIB_SEARCH_SOLVER_LOCALSEARCH_H
#define GSPMD_LIB_SEARCH_SOLVER_LOCALSEARCH_H

#include "lib/Search/Solver/Elimination.h"
#include "lib/Search/Solver/SplitMix64.h"
#include "lib/Search/Solver/StateEvaluation.h"
#include <functional>

namespace mlir::gspmd::search {

class LocalSearch {
public:
  LocalSearch(const ConstraintNetwork &network, uint64_t seed)
      : network(network), random(seed), multipliers(network),
        evaluation(network) {}

  /// Continues from here.
  void start(const Candidate &from, const Multipliers &at);

  /// Improves one subset after the other until `work` table entries have been
  /// visited or `stop` returns true.
  void run(size_t work, const std::function<bool()> &stop);

  const Candidate &best() const { return bestFound; }

private:
  const ConstraintNetwork &network;
  SplitMix64 random;
  Multipliers multipliers;
  Candidate now, bestFound;
  StateEvaluation evaluation; ///< its reference is `now`
  std::vector<double> costs;

  std::vector<uint32_t> chooseVariables();
  std::vector<uint32_t> connectedSubset(size_t size);
  size_t improve(Elimination &elimination);
  void scaleMultipliers(std::vector<double> &trial, double factor);
};

} // namespace mlir::gspmd::search

#endif // GSPMD_LIB_SEARCH_SOLVER_LOCALSEARCH_H
