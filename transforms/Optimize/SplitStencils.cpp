//===- SplitStencils.cpp - What needs no halo does not wait for it --------===//

#include "transforms/Optimize/Passes.h"

#include "transforms/Optimize/Collectives.h"
#include "transforms/Optimize/CombineGroups.h"
#include "transforms/Optimize/RingWriter.h"
#include "transforms/Optimize/StartedProgram.h"
#include "transforms/Optimize/StencilParts.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_SPMDSPLITSTENCILS
#include "transforms/Optimize/Passes.h.inc"
} // namespace mlir::gspmd

using namespace mlir;
using namespace mlir::gspmd;

namespace {
/// A halo exchange whose stencil has an inside.
struct Stencil {
  spmd::HaloExchangeOp halo;
  double exposed; ///< seconds that the cores wait for it in a step
  int64_t positions, inside;
};
} // namespace

/// Those that the cores wait for, the longest first.
static FailureOr<std::vector<Stencil>>
findStencils(ModuleOp module, const Target &target, MayStart mayStart,
             std::optional<Exposed> &exposed) {
  std::vector<Stencil> found;
  module.walk([&](spmd::HaloExchangeOp halo) {
    if (auto parts = StencilParts::find(halo))
      found.push_back({halo, 0, parts->positions(), parts->positionsInside()});
  });
  if (found.empty())
    return found;
  if (failed(findExposed(module, target, mayStart, exposed)))
    return failure();
  for (Stencil &stencil : found)
    stencil.exposed = runsOf(stencil.halo) * exposed->lookup(stencil.halo);
  llvm::erase_if(found, [&](const Stencil &stencil) {
    return stencil.exposed <= 0 && !target.atAnyPrice();
  });
  llvm::stable_sort(found, [](const Stencil &a, const Stencil &b) {
    return a.exposed > b.exposed;
  });
  return found;
}

/// Splits the stencils of these halos, as far as they are still there: one may
/// have been a part of another.
static void split(ArrayRef<Stencil> stencils, const IRMapping &mapping) {
  llvm::SetVector<Block *> changed;
  for (const Stencil &stencil : stencils) {
    Operation *own = stencil.halo, *halo = mapping.lookup(own);
    auto parts = StencilParts::find(cast<spmd::HaloExchangeOp>(halo));
    if (!parts)
      continue;
    changed.insert(halo->getBlock());
    RingWriter::inSteps(parts->rewrite());
  }
  for (Block *block : changed)
    BlockOrder::restore(*block);
}

static Decision decisionOf(const Stencil &stencil, const Target &target) {
  Operation *op = stencil.halo;
  return {op->getLoc(),
          (op->getName().stripDialect() + " of " +
           secondsText(target.secondsOf(op)) + " runs beside " +
           Twine(stencil.inside) + " of " + Twine(stencil.positions) +
           " positions, which do not need it; the cores waited " +
           secondsText(stencil.exposed) + " for it in a step")
              .str()};
}

static FailureOr<Rewrite> splitAll(ModuleOp module, const Target &target,
                                   StepCost cost, MayStart mayStart,
                                   std::optional<Exposed> &exposed) {
  FailureOr<std::vector<Stencil>> found =
      findStencils(module, target, mayStart, exposed);
  if (failed(found))
    return failure();
  ScheduledChange made;
  FailureOr<size_t> most = findMostScheduled(
      module, found->size(), cost, target, mayStart,
      [&](const IRMapping &mapping, size_t count) {
        split(ArrayRef(*found).take_front(count), mapping);
      },
      made);
  if (failed(most))
    return failure();
  Decisions decisions;
  for (const Stencil &stencil : ArrayRef(*found).take_front(*most))
    decisions.push_back(decisionOf(stencil, target));
  return StartsOwn::finish(module, std::move(made.started.program),
                           std::move(decisions), cost);
}

namespace {
struct SpmdSplitStencilsPass
    : StartingPass<
          ::mlir::gspmd::impl::SpmdSplitStencilsBase<SpmdSplitStencilsPass>> {
  using StartingPass::StartingPass;
  void runOnOperation() override {
    rewriteStarting([](ModuleOp program, const Target &target,
                       const StepCost &before, MayStart mayStart,
                       std::optional<Exposed> &exposed) {
      return splitAll(program, target, before, mayStart, exposed);
    });
  }
};
} // namespace
