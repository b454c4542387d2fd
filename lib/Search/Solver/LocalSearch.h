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
#include "lib/Search/Solver/MemoryMultipliers.h"
#include "lib/Search/Solver/Random.h"
#include <functional>
#include <tuple>

namespace mlir::gspmd::search {

/// A state and its order: a state that fits is better than one that does not;
/// then less excess memory, then less cost. Prohibited states are the worst.
struct Candidate {
  State state;
  double above = kInfinity; ///< of the peak, 0 if it fits
  double cost = kInfinity;
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

  /// Continues from here.
  void start(const Candidate &from, const Multipliers &at);

  /// Improves one subset after the other until `work` table entries have been
  /// visited or `stop` returns true.
  void run(size_t work, const std::function<bool()> &stop);

  const Candidate &best() const { return bestFound; }

private:
  const ConstraintNetwork &network;
  Random random;
  Multipliers multipliers;
  size_t workOfUsage; ///< of computing a state's usage, in table entries
  Candidate now, bestFound;
  std::vector<double> costs;

  std::vector<uint32_t> chooseVariables();
  std::vector<uint32_t> connectedSubset(size_t size);
  size_t improve(Elimination &elimination);
  void raise(Multipliers &trial, llvm::ArrayRef<double> above, double factor);
  void accept(const Candidate &candidate);
};

} // namespace mlir::gspmd::search

#endif // GSPMD_LIB_SEARCH_SOLVER_LOCALSEARCH_H
