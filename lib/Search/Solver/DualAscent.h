//===- DualAscent.h - Lagrange multipliers and their bound ------*- C++ -*-===//
//
// Maximizes the lower bound over the multipliers of memory: where the best
// choice for the current multipliers exceeds the capacity, they rise, elsewhere
// they fall (a subgradient method with Polyak's step sizes).
//
//===----------------------------------------------------------------------===//

#ifndef GSPMD_LIB_SEARCH_SOLVER_DUALASCENT_H
#define GSPMD_LIB_SEARCH_SOLVER_DUALASCENT_H

#include "lib/Search/Solver/MessagePassing.h"
#include "lib/Search/Solver/SplitMix64.h"

namespace mlir::gspmd::search {

class Dual {
public:
  explicit Dual(const ConstraintNetwork &network);

  /// Executes one step. Returns a candidate, which may or may not fit. `upper`
  /// is the cost of the best known choice, kInfinity without one.
  State step(double upper);

  /// Returns a state for multipliers and costs that differ at random from the
  /// best ones, to restart a search from. It may not fit.
  State construct(SplitMix64 &random) const;

  /// Returns the best bound, and its multipliers.
  double bound() const { return best; }
  const Multipliers &multipliers() const { return bestMultipliers; }
  /// Returns true once steps are too small for further gains.
  bool hasConverged() const { return stepSize < 0.01; }
  /// Returns the work of one step, in matrix entries.
  size_t work() const {
    return messages.work() * kPassesPerStep + 20 * current.layout().size() +
           network.capacities.size() + 2000;
  }

private:
  const ConstraintNetwork &network;
  Multipliers current, bestMultipliers;
  MessagePassing messages;
  std::vector<double> costs;
  double best = -kInfinity;
  double stepSize = 1;
  int withoutGain = 0;
  static constexpr int kPassesPerStep = 2;

  void judge(double bound);
  void updateMultipliers(llvm::ArrayRef<double> above, double bound,
                         double upper);
};

} // namespace mlir::gspmd::search

#endif // GSPMD_LIB_SEARCH_SOLVER_DUALASCENT_H
