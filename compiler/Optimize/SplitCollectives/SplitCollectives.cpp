//===- SplitCollectives.cpp - Hierarchical collectives --------------------===//

#include "compiler/Optimize/Passes.h"

#include "compiler/Optimize/SplitCollectives/HierarchicalCollective.h"
#include "compiler/Optimize/Support/CollectiveQueries.h"
#include "compiler/Optimize/Support/RingWriter.h"
#include "compiler/Optimize/Support/ScheduledProgram.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_SPMDSPLITCOLLECTIVES
#include "compiler/Optimize/Passes.h.inc"
} // namespace mlir::gspmd

using namespace mlir;
using namespace mlir::gspmd;

namespace {
/// A collective over several slices.
struct SpanningCollective {
  Operation *collective;
  double seconds; ///< time in a step
};
} // namespace

/// Returns collectives over slices by decreasing time.
static std::vector<SpanningCollective> findSpanning(ModuleOp module,
                                                    const Target &target) {
  std::vector<SpanningCollective> found;
  module.walk([&](Operation *op) {
    if (transferKindOf(op) && !op->use_empty() &&
        HierarchicalCollective::find(op, target))
      found.push_back({op, executionCountOf(op) * target.secondsOf(op)});
  });
  llvm::stable_sort(
      found, [](const SpanningCollective &a, const SpanningCollective &b) {
        return a.seconds > b.seconds;
      });
  return found;
}

static void split(Operation *collective, const Target &target) {
  for (Operation *emitted :
       HierarchicalCollective::find(collective, target)->rewrite())
    RingWriter::markAsyncCandidate(emitted);
}

static FailureOr<Rewrite> splitAll(ModuleOp module, const Target &target,
                                   StepCost cost, MayStart mayStart) {
  std::vector<SpanningCollective> found = findSpanning(module, target);
  ScheduledProgram accepted;
  FailureOr<size_t> most = findBestScheduledPrefix(
      module, found.size(), cost, target, mayStart,
      [&](const IRMapping &mapping, size_t count) {
        for (const SpanningCollective &spanning :
             ArrayRef(found).take_front(count))
          split(mapping.lookup(spanning.collective), target);
      },
      accepted);
  if (failed(most))
    return failure();
  Decisions decisions;
  for (const SpanningCollective &spanning : ArrayRef(found).take_front(*most)) {
    Operation *op = spanning.collective;
    decisions.push_back({op->getLoc(), (op->getName().stripDialect() + " of " +
                                        secondsText(target.secondsOf(op)) +
                                        " is split within and between slices")
                                           .str()});
  }
  return StartPolicy::finish(module, std::move(accepted.program),
                             std::move(decisions), cost);
}

namespace {
struct SpmdSplitCollectivesPass
    : AsyncRewritePass<::mlir::gspmd::impl::SpmdSplitCollectivesBase<
          SpmdSplitCollectivesPass>> {
  using AsyncRewritePass::AsyncRewritePass;
  void runOnProgram() override {
    rewriteAsync([](ModuleOp program, const Target &target,
                    const StepCost &before, MayStart mayStart,
                    std::optional<ExposedTimes> &) {
      return splitAll(program, target, before, mayStart);
    });
  }
};
} // namespace
