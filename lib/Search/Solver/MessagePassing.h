//===- MessagePassing.h - A lower bound by messages -------------*- C++ -*-===//
//
// Sequential tree-reweighted message passing (Kolmogorov, "Convergent
// Tree-Reweighted Message Passing for Energy Minimization", 2006): costs are
// moved along links, which changes no choice's cost, so that the sum of the
// least costs of all chains grows. It is a lower bound at any time, and where
// it stops growing the strategies that are least everywhere make a good choice.
//
//===----------------------------------------------------------------------===//

#ifndef GSPMD_LIB_SEARCH_SOLVER_MESSAGEPASSING_H
#define GSPMD_LIB_SEARCH_SOLVER_MESSAGEPASSING_H

#include "lib/Search/Solver/MemoryMultipliers.h"

namespace mlir::gspmd::search {

class MessagePassing {
public:
  MessagePassing(const ConstraintNetwork &network, const Layout &layout);

  /// One pass forth and one back over all variables; the lower bound on the
  /// cost of any state in which strategies cost `costs`.
  double pass(const std::vector<double> &costs);

  /// A state, variable after variable, by what is chosen before and by the
  /// messages of those behind.
  State extract(const std::vector<double> &costs) const;

  /// How many entries of matrices a pass looks at.
  size_t work() const { return workOfPass; }

private:
  /// The messages along one link.
  struct MessageEdge {
    uint32_t other;            ///< the variable at the other end
    const Matrix *toOther;     ///< rows: strategies of this end
    size_t incoming, outgoing; ///< where they are in `values`
  };
  const ConstraintNetwork &network;
  const Layout &layout;
  std::vector<std::vector<MessageEdge>> before, behind; ///< by variable
  std::vector<double> values;
  std::vector<double> sums, scaled; ///< of one variable
  size_t workOfPass = 0;

  size_t add(uint32_t variable, const std::vector<double> &costs);
  double send(const MessageEdge &edge, size_t size, double share);
};

} // namespace mlir::gspmd::search

#endif // GSPMD_LIB_SEARCH_SOLVER_MESSAGEPASSING_H
