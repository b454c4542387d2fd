//===- SplitStencils.cpp - Overlaps halo exchanges ------------------------===//

#include "compiler/Optimize/Passes.h"

#include "compiler/Optimize/SplitStencils/StencilSplit.h"
#include "compiler/Optimize/Support/CollectiveQueries.h"
#include "compiler/Optimize/Support/CombineGroups.h"
#include "compiler/Optimize/Support/RingWriter.h"
#include "compiler/Optimize/Support/ScheduledProgram.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_SPMDSPLITSTENCILS
#include "compiler/Optimize/Passes.h.inc"
} // namespace mlir::gspmd

using namespace mlir;
using namespace mlir::gspmd;

namespace {
/// A halo exchange whose stencil has an interior.
struct Stencil {
  spmd::HaloExchangeOp halo;
  double exposed; ///< seconds that the cores wait for it in a step
  int64_t positions, inside;
};
} // namespace

/// Returns stencils by decreasing exposed time, which is positive.
static FailureOr<std::vector<Stencil>>
findStencils(ModuleOp module, const Target &target, MayStart mayStart,
             std::optional<ExposedTimes> &exposed) {
  std::vector<Stencil> found;
  module.walk([&](spmd::HaloExchangeOp halo) {
    if (auto stencilSplit = StencilSplit::find(halo))
      found.push_back({halo, 0, stencilSplit->numPositions(),
                       stencilSplit->numInteriorPositions()});
  });
  if (found.empty())
    return found;
  if (failed(predictExposedTimes(module, target, mayStart, exposed)))
    return failure();
  for (Stencil &stencil : found)
    stencil.exposed =
        executionCountOf(stencil.halo) * exposed->lookup(stencil.halo);
  llvm::erase_if(found, [&](const Stencil &stencil) {
    return stencil.exposed <= 0 && !target.forcedVariant();
  });
  llvm::stable_sort(found, [](const Stencil &a, const Stencil &b) {
    return a.exposed > b.exposed;
  });
  return found;
}

/// Splits the stencils of these halos, except those that became part of another
/// one.
static void split(ArrayRef<Stencil> stencils, const IRMapping &mapping) {
  llvm::SetVector<Block *> changed;
  for (const Stencil &stencil : stencils) {
    Operation *original = stencil.halo, *halo = mapping.lookup(original);
    auto stencilSplit = StencilSplit::find(cast<spmd::HaloExchangeOp>(halo));
    if (!stencilSplit)
      continue;
    changed.insert(halo->getBlock());
    RingWriter::markAsyncCandidate(stencilSplit->rewrite());
  }
  for (Block *block : changed)
    BlockDependences::restore(*block);
}

static Decision decisionOf(const Stencil &stencil, const Target &target) {
  Operation *op = stencil.halo;
  return {op->getLoc(),
          (op->getName().stripDialect() + " of " +
           secondsText(target.secondsOf(op)) + " overlaps " +
           Twine(stencil.inside) + " of " + Twine(stencil.positions) +
           " positions, which do not depend on it; the cores waited " +
           secondsText(stencil.exposed) + " for it in a step")
              .str()};
}

static FailureOr<Rewrite> splitAll(ModuleOp module, const Target &target,
                                   StepCost cost, MayStart mayStart,
                                   std::optional<ExposedTimes> &exposed) {
  FailureOr<std::vector<Stencil>> found =
      findStencils(module, target, mayStart, exposed);
  if (failed(found))
    return failure();
  ScheduledProgram accepted;
  FailureOr<size_t> most = findBestScheduledPrefix(
      module, found->size(), cost, target, mayStart,
      [&](const IRMapping &mapping, size_t count) {
        split(ArrayRef(*found).take_front(count), mapping);
      },
      accepted);
  if (failed(most))
    return failure();
  Decisions decisions;
  for (const Stencil &stencil : ArrayRef(*found).take_front(*most))
    decisions.push_back(decisionOf(stencil, target));
  return StartPolicy::finish(module, std::move(accepted.program),
                             std::move(decisions), cost);
}

namespace {
struct SpmdSplitStencilsPass
    : AsyncRewritePass<
          ::mlir::gspmd::impl::SpmdSplitStencilsBase<SpmdSplitStencilsPass>> {
  using AsyncRewritePass::AsyncRewritePass;
  void runOnProgram() override {
    rewriteAsync([](ModuleOp program, const Target &target,
                    const StepCost &before, MayStart mayStart,
                    std::optional<ExposedTimes> &exposed) {
      return splitAll(program, target, before, mayStart, exposed);
    });
  }
};
} // namespace
