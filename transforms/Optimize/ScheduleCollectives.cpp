//===- ScheduleCollectives.cpp - Collectives beside what can run then -----===//

#include "transforms/Optimize/Passes.h"

#include "transforms/Optimize/Guard.h"
#include "transforms/Optimize/StartedProgram.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_SPMDSCHEDULECOLLECTIVES
#include "transforms/Optimize/Passes.h.inc"
} // namespace mlir::gspmd

using namespace mlir;
using namespace mlir::gspmd;

static FailureOr<Rewrite> schedule(ModuleOp module, const Target &target,
                                   const StepCost &before) {
  OwningOpRef<ModuleOp> copy = module.clone();
  FailureOr<Rewrite> scheduled = scheduleWithin(*copy, target);
  if (failed(scheduled))
    return failure();
  if (scheduled->decisions.empty() || !isBetter(*scheduled->after, before))
    return Rewrite();
  module.getBodyRegion().takeBody(copy->getBodyRegion());
  return scheduled;
}

namespace {
struct SpmdScheduleCollectivesPass
    : RewritePass<::mlir::gspmd::impl::SpmdScheduleCollectivesBase<
          SpmdScheduleCollectivesPass>> {
  using RewritePass::RewritePass;
  void runOnOperation() override {
    (void)rewrite(Trial::OnCopy,
                  [&](const Target &target, const StepCost &before) {
                    return schedule(getOperation(), target, before);
                  });
  }
};
} // namespace
