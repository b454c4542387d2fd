//===- StartedProgram.cpp - Programs whose collectives begin early --------===//

#include "transforms/Optimize/StartedProgram.h"

#include "dialect/Spmd/SpmdDialect.h"
#include <limits>

using namespace mlir;
using namespace mlir::gspmd;

/// Schedules of a program, from the one that hides most to those that hold less
/// at a time.
static constexpr unsigned kMostTrials = 4;

/// All blocks in the order of their units, with at most `mostBytes` under way
/// in each.
static FailureOr<Decisions> scheduleAll(ModuleOp module, const Target &target,
                                        double mostBytes, MayStart mayStart) {
  spmd::joinStarted(module);
  FailureOr<std::vector<OrderedBlock>> blocks = target.orderBlocks(module);
  if (failed(blocks))
    return failure();
  Decisions decisions;
  for (const OrderedBlock &ordered : *blocks)
    startEarly(ordered, mostBytes, target, mayStart, decisions);
  return decisions;
}

FailureOr<Decisions> mlir::gspmd::startAll(ModuleOp module,
                                           const Target &target,
                                           MayStart mayStart) {
  return scheduleAll(module, target, std::numeric_limits<double>::infinity(),
                     mayStart);
}

FailureOr<Rewrite> mlir::gspmd::scheduleWithin(ModuleOp module,
                                               const Target &target,
                                               MayStart mayStart) {
  OwningOpRef<ModuleOp> before = module.clone(), best;
  double mostBytes = std::numeric_limits<double>::infinity();
  Rewrite chosen;
  for (unsigned trial = 0; trial < kMostTrials; ++trial) {
    OwningOpRef<ModuleOp> tried = before->clone();
    FailureOr<Decisions> decisions =
        scheduleAll(*tried, target, mostBytes, mayStart);
    if (failed(decisions))
      return failure();
    FailureOr<StepCost> after = target.predict(*tried);
    if (failed(after))
      return failure();
    bool isLast =
        decisions->empty() || after->peakBytes <= after->capacityBytes;
    if (!best || isBetter(*after, *chosen.after)) {
      best = std::move(tried);
      chosen = {*std::move(decisions), *after};
    }
    if (isLast)
      break;
    if (trial == 0) {
      FailureOr<StepCost> waiting = target.predict(*before);
      if (failed(waiting))
        return failure();
      mostBytes = std::max(0.0, waiting->capacityBytes - waiting->peakBytes);
    } else {
      constexpr double kLess = 4;
      mostBytes /= kLess;
    }
  }
  module.getBodyRegion().takeBody(best->getBodyRegion());
  return chosen;
}
