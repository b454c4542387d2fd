//===- ReportLoopBounds.cpp - Reports bounds of optimized loops -----------===//

#include "compiler/Optimize/Passes.h"

#include "compiler/Optimize/Driver/RewritePass.h"
#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "llvm/Support/FormatVariadic.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_SPMDREPORTLOOPBOUNDS
#include "compiler/Optimize/Passes.h.inc"
} // namespace mlir::gspmd

using namespace mlir;
using namespace mlir::gspmd;

using Locations = llvm::DenseSet<Location>;

/// Adds `loc` and, if several locations are fused in it, those.
static void addLocations(Location loc, Locations &all) {
  all.insert(loc);
  if (isa<FusedLoc>(loc))
    loc->walk([&](Location inner) {
      all.insert(inner);
      return WalkResult::advance();
    });
}

/// Returns the locations of loops in which a collective was changed.
static Locations findOptimizedLoops(const PredictedStep &step) {
  Locations changes, loops;
  for (const auto &[pass, decision] : step.history)
    addLocations(decision.loc, changes);
  for (const OpInLoop &inside : step.opsInLoops)
    if (changes.contains(inside.op))
      loops.insert(inside.loop);
  return loops;
}

/// Returns the bound that is the largest one.
static StringRef nameOfBound(const BlockBounds &bounds) {
  if (bounds.cores >= bounds.seconds())
    return "kernels";
  return bounds.path >= bounds.seconds() ? "the critical path"
                                         : "the busiest link";
}

static std::string textOf(const BoundedLoop &loop) {
  auto flow = cast<sharding::ShardingDataFlowOpInterface>(loop.loop);
  const BlockBounds &bounds = loop.bounds;
  std::string count = flow.getTripCount()
                          ? llvm::formatv("{0} iterations", loop.iterations)
                          : std::string("an unknown number of iterations");
  std::string path;
  if (bounds.path > 0)
    path = "critical path " + secondsText(bounds.path) + ", ";
  return llvm::formatv(
      "loop of {0} takes {1}; an iteration takes {2}, {3:f3} times its lower "
      "bound of {4} by {5} (kernels and waits that they cannot hide {6}, "
      "{7}busiest link {8})",
      count, secondsText(loop.seconds), secondsText(loop.iterationSeconds),
      loop.iterationSeconds / bounds.seconds(), secondsText(bounds.seconds()),
      nameOfBound(bounds), secondsText(bounds.cores), path,
      secondsText(bounds.link));
}

namespace {
struct SpmdReportLoopBoundsPass
    : ::mlir::gspmd::impl::SpmdReportLoopBoundsBase<SpmdReportLoopBoundsPass> {
  using SpmdReportLoopBoundsBase::SpmdReportLoopBoundsBase;

  void runOnProgram() override {
    markAllAnalysesPreserved();
    auto step = getCachedAnalysis<PredictedStep>();
    if (!step)
      return;
    Locations optimized = findOptimizedLoops(*step);
    if (optimized.empty())
      return;
    FailureOr<std::vector<BoundedLoop>> loops =
        step->get().target->boundLoops(getOperation(), [&](Operation *loop) {
          return optimized.contains(loop->getLoc());
        });
    if (failed(loops))
      return signalPassFailure();
    for (const BoundedLoop &loop : *loops)
      if (loop.bounds.seconds() > 0)
        emitRemark(loop.loop->getLoc())
            << kLoopBoundsPass << ": " << textOf(loop);
  }
};
} // namespace
