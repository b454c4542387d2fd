//===- StateEvaluation.h - Costs of similar states --------------*- C++ -*-===//
//
// A local search evaluates thousands of states that differ from its current one
// in a few variables. The cost of a link and the usage at a time change only
// where a variable changes, so an evaluation takes time in proportion to the
// links and live ranges of the variables that changed.
//
//===----------------------------------------------------------------------===//

#ifndef GSPMD_LIB_SEARCH_SOLVER_STATEEVALUATION_H
#define GSPMD_LIB_SEARCH_SOLVER_STATEEVALUATION_H

#include "lib/Search/Solver/MemoryMultipliers.h"
#include <tuple>

namespace mlir::gspmd::search {

/// A state and its order: a state that fits is better than one that does not;
/// then less excess memory, then less cost. Prohibited states are the worst.
struct Candidate {
  State state;
  double above = kInfinity; ///< the memory above the limit at the peak; 0 if
                            ///< the state fits
  double cost = kInfinity;
  bool fits() const { return above == 0; }
  bool operator<(const Candidate &other) const {
    return std::tie(above, cost) < std::tie(other.above, other.cost);
  }
};

/// Evaluates a state in time linear in the network.
Candidate candidateOf(const ConstraintNetwork &network, State state);

/// A reference state, and a trial state that is evaluated as its difference
/// from the reference.
class StateEvaluation {
public:
  explicit StateEvaluation(const ConstraintNetwork &network);

  /// Replaces the reference, in time linear in the network. The trial is the
  /// same state.
  void setReference(const Candidate &candidate);

  /// Evaluates `state`, which differs from the reference in `variables` only.
  /// The result has no state.
  Candidate evaluate(const State &state, llvm::ArrayRef<uint32_t> variables);

  /// Returns the usage minus capacity of the trial at a time.
  double above(size_t time) const {
    return begin <= time && time < end ? trialAbove[time]
                                       : referenceAbove[time];
  }
  /// Returns the maximum of `above` over all times.
  const PeakUsage &peak() const { return trialPeak; }

  /// Makes the trial the reference.
  void accept(const State &state, const Candidate &trial);

  /// Returns the number of table entries that correspond to the last
  /// evaluation.
  size_t work() const { return lastWork; }

private:
  const ConstraintNetwork &network;
  State reference;
  double referenceCost = kInfinity;
  std::vector<double> referenceAbove;
  /// The peak among the times before each time, and from each time on.
  std::vector<PeakUsage> peakBefore, peakFrom;
  /// Times at which the trial differs from the reference: [begin, end).
  size_t begin = 0, end = 0;
  std::vector<double> trialAbove;
  PeakUsage trialPeak;
  std::vector<uint32_t> changed;
  std::vector<char> isChanged; ///< whether each variable has changed
  size_t lastWork = 0;

  double computeCost(const State &state);
  void computeUsage(const State &state);
  void computePeaks();
};

} // namespace mlir::gspmd::search

#endif // GSPMD_LIB_SEARCH_SOLVER_STATEEVALUATION_H
