//===- MemoryMultipliers.h - Usage over time, and what it is priced at -*- C++
//-*-===//
#ifndef GSPMD_LIB_SEARCH_SOLVER_MEMORYMULTIPLIERS_H
#define GSPMD_LIB_SEARCH_SOLVER_MEMORYMULTIPLIERS_H

#include "lib/Search/Reduction/ConstraintNetwork.h"

namespace mlir::gspmd::search {

/// One index of each variable.
using State = std::vector<uint32_t>;

/// Numbers of all strategies of all variables, one variable behind the other.
class Layout {
public:
  explicit Layout(const ConstraintNetwork &network);
  size_t offset(uint32_t variable) const { return offsets[variable]; }
  size_t size() const { return offsets.back(); }

private:
  std::vector<size_t> offsets;
};

/// Usage less capacity at every time of a network.
std::vector<double> usageAbove(const ConstraintNetwork &network,
                               const State &state);

/// Where usage is most above its capacity; far below where no time matters.
struct Peak {
  double above = -infinity;
  size_t time = 0;
  bool fits() const { return above <= 0; }
};
Peak peakOf(llvm::ArrayRef<double> above);

/// What a state costs, without memory.
double costOf(const ConstraintNetwork &network, const State &state);

/// Prices for memory at the few times at which it is short.
///
/// A price turns the limit into costs: a strategy costs what it uses at a time
/// by the price of that time. For any prices the least cost of a state, less
/// what all of the capacity costs, is a lower bound (Lagrange's relaxation).
class Multipliers {
public:
  explicit Multipliers(const ConstraintNetwork &network);

  struct TimeMultiplier {
    size_t time;
    double multiplier = 0;      ///< not negative
    std::vector<double> usages; ///< of each strategy, as in the layout
  };
  std::vector<TimeMultiplier> times;

  /// The entry for a time, which has no price yet if it is new.
  TimeMultiplier &activate(size_t time);
  /// What all of the capacity costs.
  double ofCapacity() const;
  /// What strategies cost with their memory.
  void costs(std::vector<double> &result) const;
  const Layout &layout() const { return order; }

private:
  const ConstraintNetwork &network;
  Layout order;
  std::vector<double> plain; ///< costs without memory
};

} // namespace mlir::gspmd::search

#endif // GSPMD_LIB_SEARCH_SOLVER_MEMORYMULTIPLIERS_H
