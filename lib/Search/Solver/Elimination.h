//===- Elimination.h - Exact subproblems by elimination ---------*- C++ -*-===//
//
// The best choice for some variables while all others are fixed, by dynamic
// programming: each variable in turn is replaced by a table with the least cost
// for each combination of its neighbors. The sizes of tables depend on the
// order; if every next table would be too large, a variable with many neighbors
// is kept fixed.
//
//     a - b - c      a: table over b;  b: table over c;  c: a number
//     |       |      with the link a - d, b's table would be over c and d
//     +-- d --+
//
//===----------------------------------------------------------------------===//

#ifndef GSPMD_LIB_SEARCH_SOLVER_ELIMINATION_H
#define GSPMD_LIB_SEARCH_SOLVER_ELIMINATION_H

#include "lib/Search/Solver/MemoryMultipliers.h"
#include "lib/Search/Solver/SplitMix64.h"

namespace mlir::gspmd::search {

/// An elimination order and the inputs of all its tables, for use with many
/// cost vectors.
class Elimination {
public:
  /// Eliminates as many of `variables` as possible with tables of at most
  /// `maxEntries` entries each; `random` selects the variables to keep fixed.
  Elimination(const ConstraintNetwork &network, const Layout &layout,
              const std::vector<uint32_t> &variables, size_t maxEntries,
              SplitMix64 &random);

  /// Returns the eliminated variables, in order.
  const std::vector<uint32_t> &variables() const { return order; }

  /// Sets these variables of `state` to the best choice for the strategies'
  /// costs `costs`. Returns its cost, without fixed variables and links between
  /// these.
  double solve(const std::vector<double> &costs, State &state);

  /// Returns the number of table entries that one solution visits.
  size_t work() const { return totalWork; }

private:
  /// A table to add: a link's costs, or the result of a step.
  struct Input {
    const double *values =
        nullptr; ///< the values of a link, or else of the step's result
    uint32_t step = 0;
    std::vector<size_t>
        strides; ///< the stride of each variable of the step's scope
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
  std::vector<double> variableCosts, sums;

  void makeSteps();
  void addLinks(uint32_t number, const std::vector<int32_t> &stepOf);
  void addResults(uint32_t number, const std::vector<uint32_t> &results);
  void run(Step &step);
  size_t sizeOf(uint32_t step) const {
    return network.variables[steps[step].variable].size();
  }
};

} // namespace mlir::gspmd::search

#endif // GSPMD_LIB_SEARCH_SOLVER_ELIMINATION_H
