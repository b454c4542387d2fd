//===- MessagePassing.h - Lower bounds by message passing -------*- C++ -*-===//
//
// Sequential tree-reweighted message passing (Kolmogorov, "Convergent
// Tree-Reweighted Message Passing for Energy Minimization", 2006):
// reparametrizes costs along links, which preserves the cost of every choice,
// so that the sum of the minima of all chains grows. That sum is a lower bound
// at any time, and once it converges, the strategies of least cost make a good
// choice.
//
//===----------------------------------------------------------------------===//

#ifndef GSPMD_LIB_SEARCH_SOLVER_MESSAGEPASSING_H
#define GSPMD_LIB_SEARCH_SOLVER_MESSAGEPASSING_H

#include "lib/Search/Solver/MemoryMultipliers.h"

namespace mlir::gspmd::search {

class MessagePassing {
public:
  MessagePassing(const ConstraintNetwork &network, const Layout &layout);

  /// Runs a forward and a backward pass over all variables. Returns a lower
  /// bound on the cost of any state for the strategies' costs `costs`.
  double pass(const std::vector<double> &costs);

  /// Returns a state, chosen variable by variable from previous choices and the
  /// messages of later variables.
  State extract(const std::vector<double> &costs) const;

  /// Returns the number of matrix entries that a pass visits.
  size_t work() const { return workOfPass; }

private:
  /// The messages along one link.
  struct MessageEdge {
    uint32_t other;            ///< the variable at the other end
    const Matrix *toOther;     ///< rows: strategies of this end
    size_t incoming, outgoing; ///< indices in `values`
  };
  const ConstraintNetwork &network;
  const Layout &layout;
  std::vector<std::vector<MessageEdge>> before,
      behind; ///< the edges of each variable
  std::vector<double> values;
  std::vector<double> sums, scaled; ///< buffers for one variable
  size_t workOfPass = 0;

  size_t add(uint32_t variable, const std::vector<double> &costs);
  double send(const MessageEdge &edge, size_t size, double share);
};

} // namespace mlir::gspmd::search

#endif // GSPMD_LIB_SEARCH_SOLVER_MESSAGEPASSING_H
