//===- PropagationStrategies.h - The order of propagation steps -*- C++ -*-===//
//
// A strategy decides which steps are taken in which order. Strategies are
// nested, as in Shardy:
//
//   user priorities     annotations of priority 0 first, then of 1, ...
//     op priorities     ops that need no communication first
//       basic           axes that all tensors of an op agree on
//       or aggressive   conflicts are resolved, too
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_PROPAGATION_STRATEGIES_PROPAGATIONSTRATEGIES_H
#define GSPMD_TRANSFORMS_PROPAGATION_STRATEGIES_PROPAGATIONSTRATEGIES_H

#include "transforms/Propagation/Strategies/PropagationWorklist.h"

namespace mlir::gspmd {

class CompletionStrategy {
public:
  virtual ~CompletionStrategy() = default;
  /// Takes steps until none of those that the strategy considers changes a
  /// sharding.
  virtual void run(PropagationWorklist &worklist) = 0;
};

struct PropagationOptions {
  PropagationStrategy factors = PropagationStrategy::Aggressive;
  bool opPriorities = true;
  bool userPriorities = true;
};

std::unique_ptr<CompletionStrategy>
createStrategy(const PropagationOptions &options);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PROPAGATION_STRATEGIES_PROPAGATIONSTRATEGIES_H
