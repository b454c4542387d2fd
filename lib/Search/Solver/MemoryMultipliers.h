//===- MemoryMultipliers.h - Memory usage and its multipliers ---*- C++ -*-===//
#ifndef GSPMD_LIB_SEARCH_SOLVER_MEMORYMULTIPLIERS_H
#define GSPMD_LIB_SEARCH_SOLVER_MEMORYMULTIPLIERS_H

#include "lib/Search/Reduction/ConstraintNetwork.h"

namespace mlir::gspmd::search {

/// One strategy index per variable.
using State = std::vector<uint32_t>;

/// Offsets into arrays over all strategies of all variables.
class Layout {
public:
  explicit Layout(const ConstraintNetwork &network);
  size_t offset(uint32_t variable) const { return offsets[variable]; }
  size_t size() const { return offsets.back(); }

private:
  std::vector<size_t> offsets;
};

/// Returns the usage minus capacity at every time of a network.
std::vector<double> usageAbove(const ConstraintNetwork &network,
                               const State &state);

/// The maximum of usage minus capacity; very negative if no time matters.
struct PeakUsage {
  double above = -kInfinity;
  size_t time = 0;
  bool fits() const { return above <= 0; }
};
PeakUsage peakOf(llvm::ArrayRef<double> above);

/// Returns the cost of a state, without memory.
double costOf(const ConstraintNetwork &network, const State &state);

/// Lagrange multipliers for memory at the few times at which it is short.
///
/// A multiplier turns the limit into costs: a strategy costs its usage at a
/// time multiplied by that time's multiplier. For any nonnegative multipliers,
/// the least cost of a state minus the cost of the capacity is a lower bound of
/// the problem.
class Multipliers {
public:
  explicit Multipliers(const ConstraintNetwork &network);

  struct TimeMultiplier {
    size_t time;
    double multiplier = 0; ///< not negative
    std::vector<double>
        usages; ///< the usage of each strategy, as in the layout
  };
  std::vector<TimeMultiplier> times;

  /// Returns the index in `times` of a time, which is added with multiplier 0
  /// if it is new.
  size_t activate(size_t time);
  /// Returns the cost of the capacity.
  double capacityCost() const;
  /// Writes the costs of all strategies, including their memory, to `result`.
  void costs(std::vector<double> &result) const;
  /// Writes the costs of the strategies of `variables` only, with the
  /// multiplier `values[i]` for `times[i]`. Other entries of the result are
  /// unspecified.
  void costs(llvm::ArrayRef<uint32_t> variables, llvm::ArrayRef<double> values,
             std::vector<double> &result) const;
  const Layout &layout() const { return order; }

private:
  const ConstraintNetwork &network;
  Layout order;
  std::vector<double> plain; ///< costs without memory
};

} // namespace mlir::gspmd::search

#endif // GSPMD_LIB_SEARCH_SOLVER_MEMORYMULTIPLIERS_H
