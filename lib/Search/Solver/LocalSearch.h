//===- LocalSearch.h - Large neighborhood search ----------------*- C++ -*-===//
//
// Starting from a state, selects a random subset of the variables and finds the
// best choice for it exactly (Elimination.h), with multipliers for memory that
// rise while the state does not fit and fall while it does. Accepts a state
// that fits and is not worse.
//
// Subsets are of several kinds: connected ones of different sizes; several
// connected ones together that are live at one time, which can exchange memory;
// and random ones, with most of the variables of a small network. Half of the
// work is distributed in fixed shares, the other half by what each kind has
// gained per work lately (adaptive large neighborhood search; Ropke and
// Pisinger, 2006).
//
//===----------------------------------------------------------------------===//

#ifndef GSPMD_LIB_SEARCH_SOLVER_LOCALSEARCH_H
#define GSPMD_LIB_SEARCH_SOLVER_LOCALSEARCH_H

#include "lib/Search/Solver/Elimination.h"
#include "lib/Search/Solver/SplitMix64.h"
#include "lib/Search/Solver/StateEvaluation.h"
#include <array>
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

  /// A kind of subsets.
  struct Neighborhood {
    /// Recent gains relative to the cost, or to the excess memory; and the work
    /// that they took.
    double gain = 0, work = 0;
    /// All work, divided by the share at that time.
    double turn = 0;
  };
  /// Connected subsets of 4 to 7 variables, of 8 to 15, and so on; clusters of
  /// the same sizes; random subsets.
  static constexpr size_t kNumSizes = 8, kNumNeighborhoods = 2 * kNumSizes + 1;
  std::array<Neighborhood, kNumNeighborhoods> neighborhoods;

  std::array<double, kNumNeighborhoods> shares() const;
  size_t chooseNeighborhood() const;
  void record(size_t kind, double share, double gain, size_t work);
  double gainSince(bool didFit, double costBefore, double aboveBefore) const;
  std::vector<uint32_t> chooseVariables(size_t kind);
  std::vector<uint32_t> randomSubset();
  std::vector<uint32_t> chooseSeeds(size_t count);
  std::vector<uint32_t> connectedSubset(std::vector<uint32_t> seeds,
                                        size_t size);
  size_t improve(Elimination &elimination);
  void scaleMultipliers(std::vector<double> &trial, double factor);
};

} // namespace mlir::gspmd::search

#endif // GSPMD_LIB_SEARCH_SOLVER_LOCALSEARCH_H
