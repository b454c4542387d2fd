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

std::optional<Rewrite> mlir::gspmd::scheduleWithin(ModuleOp module,
                                                   const Target &target,
                                                   MayStart mayStart) {
  OwningOpRef<ModuleOp> before = module.clone();
  double mostBytes = std::numeric_limits<double>::infinity();
  Rewrite scheduled;
  for (unsigned trial = 0; trial < kMostTrials; ++trial) {
    FailureOr<Decisions> decisions =
        scheduleAll(module, target, mostBytes, mayStart);
    if (failed(decisions))
      return std::nullopt;
    FailureOr<StepCost> after = target.predict(module);
    if (failed(after))
      return std::nullopt;
    scheduled = {*std::move(decisions), *after};
    if (scheduled.decisions.empty() ||
        after->peakBytes <= after->capacityBytes || trial + 1 == kMostTrials)
      break;
    if (trial == 0) {
      FailureOr<StepCost> waiting = target.predict(*before);
      if (failed(waiting))
        return std::nullopt;
      mostBytes = std::max(0.0, waiting->capacityBytes - waiting->peakBytes);
    } else {
      constexpr double kLess = 4;
      mostBytes /= kLess;
    }
    OwningOpRef<ModuleOp> again = before->clone();
    module.getBodyRegion().takeBody(again->getBodyRegion());
  }
  return scheduled;
}
