//===- DualAscent.h - Prices of memory and the bound they give --*- C++ -*-===//
//
// Looks for the prices with the best lower bound: where the choice that is best
// at these prices uses more than there is, prices rise, elsewhere they fall
// (a subgradient method; steps by Polyak).
//
//===----------------------------------------------------------------------===//

#ifndef GSPMD_LIB_SEARCH_SOLVER_DUALASCENT_H
#define GSPMD_LIB_SEARCH_SOLVER_DUALASCENT_H

#include "lib/Search/Solver/MessagePassing.h"

namespace mlir::gspmd::search {

class Dual {
public:
  explicit Dual(const ConstraintNetwork &network);

  /// One step; what it finds is a candidate that may or may not fit. `upper` is
  /// the cost of the best known choice, infinity without one.
  State step(double upper);

  /// The best bound, and the prices that gave it.
  double bound() const { return best; }
  const Multipliers &multipliers() const { return bestMultipliers; }
  /// Have the steps become so small that little is to be gained?
  bool hasConverged() const { return stepSize < 0.01; }
  /// Work of one step, in entries of matrices.
  size_t work() const {
    return messages.work() * passesPerStep + 20 * current.layout().size() +
           network.capacities.size() + 2000;
  }

private:
  const ConstraintNetwork &network;
  Multipliers current, bestMultipliers;
  MessagePassing messages;
  std::vector<double> costs;
  double best = -infinity;
  double stepSize = 1;
  int withoutGain = 0;
  static constexpr int passesPerStep = 2;

  void judge(double bound);
  void updateMultipliers(llvm::ArrayRef<double> above, double bound,
                         double upper);
};

} // namespace mlir::gspmd::search

#endif // GSPMD_LIB_SEARCH_SOLVER_DUALASCENT_H
