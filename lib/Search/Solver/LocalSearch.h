//===- LocalSearch.h - Better choices for parts of a network ----*- C++ -*-===//
//
// From a state on: a part of the variables is chosen at random, and the best
// choice for it is found exactly (Elimination.h), at prices for memory that
// rise while it does not fit and fall while it does. What fits and is no worse
// is kept.
//
//===----------------------------------------------------------------------===//

#ifndef GSPMD_LIB_SEARCH_SOLVER_LOCALSEARCH_H
#define GSPMD_LIB_SEARCH_SOLVER_LOCALSEARCH_H

#include "lib/Search/Solver/Elimination.h"
#include "lib/Search/Solver/MemoryMultipliers.h"
#include "lib/Search/Solver/Random.h"
#include <functional>
#include <tuple>

namespace mlir::gspmd::search {

/// A state, and how it compares: what fits is better than what does not; then
/// less memory or less cost. What is prohibited is worse than everything else.
struct Candidate {
  State state;
  double above = infinity; ///< the peak's, 0 where it fits
  double cost = infinity;
  bool fits() const { return above == 0; }
  bool operator<(const Candidate &other) const {
    return std::tie(above, cost) < std::tie(other.above, other.cost);
  }
};

Candidate candidateOf(const ConstraintNetwork &network, State state);

class LocalSearch {
public:
  LocalSearch(const ConstraintNetwork &network, uint64_t seed)
      : network(network), random(seed), multipliers(network),
        workOfUsage(network.capacities.size()) {
    for (const Variable &variable : network.variables)
      workOfUsage += 8 * variable.memoryUses.size();
  }

  /// Goes on from here.
  void start(const Candidate &from, const Multipliers &at);

  /// Improves one part after the other until so many entries of tables have
  /// been looked at, or `stop` says so.
  void run(size_t work, const std::function<bool()> &stop);

  const Candidate &best() const { return bestFound; }

private:
  const ConstraintNetwork &network;
  Random random;
  Multipliers multipliers;
  size_t workOfUsage; ///< to sum up what a state uses, as entries of tables
  Candidate now, bestFound;
  std::vector<double> costs;

  std::vector<uint32_t> chooseVariables();
  std::vector<uint32_t> ball(size_t size);
  size_t improve(Elimination &part);
  void raise(Multipliers &trial, llvm::ArrayRef<double> above, double factor);
  void accept(const Candidate &candidate);
};

} // namespace mlir::gspmd::search

#endif // GSPMD_LIB_SEARCH_SOLVER_LOCALSEARCH_H
