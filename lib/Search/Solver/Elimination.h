//===- Elimination.h - The best choice for a part of a network --*- C++ -*-===//
//
// Given what all other variables take, the best choice for some variables, by
// dynamic programming: one variable after the other is replaced by a table with
// the least cost for each combination of its neighbours. How large the tables
// get depends on the order; where every next one would be too large, a variable
// with many neighbours keeps what it has.
//
//     a - b - c      a: table over b;  b: table over c;  c: a number
//     |       |      with the link a - d, b's table would be over c and d
//     +-- d --+
//
//===----------------------------------------------------------------------===//

#ifndef GSPMD_LIB_SEARCH_SOLVER_ELIMINATION_H
#define GSPMD_LIB_SEARCH_SOLVER_ELIMINATION_H

#include "lib/Search/Solver/MemoryMultipliers.h"
#include "lib/Search/Solver/Random.h"

namespace mlir::gspmd::search {

/// An order of elimination and where every number of its tables comes from; to
/// be used with many costs.
class Elimination {
public:
  /// For as many of `variables` as possible with tables of at most
  /// `mostEntries` entries each; `random` chooses between those that could be
  /// kept.
  Elimination(const ConstraintNetwork &network, const Layout &layout,
              const std::vector<uint32_t> &variables, size_t mostEntries,
              Random &random);

  /// Those that are not kept, in the order in which they are eliminated.
  const std::vector<uint32_t> &variables() const { return order; }

  /// Sets these variables of `state` to the best choice in which strategies
  /// cost `costs`; its cost, without other variables and links between these.
  double solve(const std::vector<double> &costs, State &state);

  /// Entries that one solution looks at.
  size_t work() const { return totalWork; }

private:
  /// A table that is added up: a link's costs, or the result of a step.
  struct Input {
    const double *values = nullptr; ///< of a link; else of the step's result
    uint32_t step = 0;
    std::vector<size_t> strides; ///< by the step's scope
  };
  struct Boundary {
    const Matrix *costs; ///< rows: strategies of the other variable
    uint32_t other;
  };
  struct Step {
    uint32_t variable;
    std::vector<uint32_t> scope; ///< steps, the last to be eliminated first
    std::vector<Boundary> boundary;
    std::vector<Input> inputs;
    size_t numResults = 1;
    std::vector<double> result;
    std::vector<uint32_t> best;
  };
  const ConstraintNetwork &network;
  const Layout &layout;
  std::vector<uint32_t> order;
  std::vector<Step> steps;
  size_t totalWork = 0;
  std::vector<double> own, sums;

  void makeSteps();
  void addLinks(uint32_t number, const std::vector<int32_t> &stepOf);
  void run(Step &step);
  size_t sizeOf(uint32_t step) const {
    return network.variables[steps[step].variable].size();
  }
};

} // namespace mlir::gspmd::search

#endif // GSPMD_LIB_SEARCH_SOLVER_ELIMINATION_H
