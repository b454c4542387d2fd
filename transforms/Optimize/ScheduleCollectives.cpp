//===- ScheduleCollectives.cpp - Collectives beside what can run then -----===//

#include "transforms/Optimize/Passes.h"

#include "transforms/Optimize/Collectives.h"
#include "transforms/Optimize/Guard.h"
#include "transforms/Optimize/StartedBlock.h"
#include <limits>

namespace mlir::gspmd {
#define GEN_PASS_DEF_SPMDSCHEDULECOLLECTIVES
#include "transforms/Optimize/Passes.h.inc"
} // namespace mlir::gspmd

using namespace mlir;
using namespace mlir::gspmd;

/// Schedules of a program, from the one that hides most to those that hold less
/// at a time.
static constexpr unsigned kMostTrials = 4;

/// All blocks in the order of their units, with at most `mostBytes` under way
/// in each.
static FailureOr<Decisions> scheduleAll(ModuleOp module, const Target &target,
                                        double mostBytes) {
  spmd::joinStarted(module);
  FailureOr<std::vector<OrderedBlock>> blocks = target.orderBlocks(module);
  if (failed(blocks))
    return failure();
  Decisions decisions;
  for (const OrderedBlock &ordered : *blocks)
    startEarly(ordered, mostBytes, target, decisions);
  return decisions;
}

static Rewrite schedule(ModuleOp module, const Target &target,
                        const StepCost &before) {
  double mostBytes = std::numeric_limits<double>::infinity();
  for (unsigned trial = 0; trial < kMostTrials; ++trial) {
    OwningOpRef<ModuleOp> copy = module.clone();
    FailureOr<Decisions> decisions = scheduleAll(*copy, target, mostBytes);
    if (failed(decisions) || decisions->empty())
      return {};
    FailureOr<StepCost> after = target.predict(*copy);
    if (failed(after))
      return {};
    if (isBetter(*after, before)) {
      module.getBodyRegion().takeBody(copy->getBodyRegion());
      return {*std::move(decisions), *after};
    }
    if (after->peakBytes <= after->capacityBytes)
      return {}; // less at a time hides less
    double room = std::max(0.0, before.capacityBytes - before.peakBytes);
    constexpr double kLess = 4;
    mostBytes = trial == 0 ? room : mostBytes / kLess;
  }
  return {};
}

namespace {
struct SpmdScheduleCollectivesPass
    : ::mlir::gspmd::impl::SpmdScheduleCollectivesBase<
          SpmdScheduleCollectivesPass> {
  using SpmdScheduleCollectivesBase::SpmdScheduleCollectivesBase;
  void runOnOperation() override {
    bool isChanged = false;
    if (failed(rewriteWithGain(
            getOperation(), getArgument(),
            {topology, axisLayout, overlap, memoryLimit},
            getAnalysis<PredictedStep>(), isChanged, Trial::OnCopy,
            [&](const Target &target, const StepCost &before) {
              return schedule(getOperation(), target, before);
            })))
      return signalPassFailure();
    markAnalysesPreserved<PredictedStep>();
  }
};
} // namespace
