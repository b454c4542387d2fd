//===- ScheduleCollectives.cpp - Schedules async collectives --------------===//

#include "compiler/Optimize/Passes.h"

#include "compiler/Optimize/Driver/RewritePass.h"
#include "compiler/Optimize/Support/ScheduledProgram.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_SPMDSCHEDULECOLLECTIVES
#include "compiler/Optimize/Passes.h.inc"
} // namespace mlir::gspmd

using namespace mlir;
using namespace mlir::gspmd;

static FailureOr<Rewrite> schedule(ModuleOp module, const Target &target,
                                   const StepCost &before) {
  if (target.overlapsCollectives())
    return Rewrite();
  FailureOr<ScheduledProgram> scheduled =
      scheduleWithin(module.clone(), target, /*mayStart=*/nullptr, kFirstOrders,
                     target.forcedVariant() ? nullptr : &before);
  if (failed(scheduled))
    return failure();
  bool isProfitable =
      target.forcedVariant() || isBetter(scheduled->cost, before);
  if (scheduled->startedCollectives.empty() || !isProfitable)
    return Rewrite();
  module.getBodyRegion().takeBody(scheduled->program->getBodyRegion());
  return Rewrite{decisionsOf(scheduled->startedCollectives, target),
                 scheduled->cost};
}

namespace {
struct SpmdScheduleCollectivesPass
    : RewritePass<::mlir::gspmd::impl::SpmdScheduleCollectivesBase<
          SpmdScheduleCollectivesPass>> {
  using RewritePass::RewritePass;
  void runOnProgram() override { rewrite(Trial::OnCopy, Change(schedule)); }
};
} // namespace
