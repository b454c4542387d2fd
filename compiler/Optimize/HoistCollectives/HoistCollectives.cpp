//===- HoistCollectives.cpp - Hoists collectives out of loops -------------===//

#include "compiler/Optimize/Passes.h"

#include "compiler/Optimize/Driver/PrefixSearch.h"
#include "compiler/Optimize/Driver/RewritePass.h"
#include "compiler/Optimize/Support/CollectiveQueries.h"
#include "compiler/Optimize/Support/LoopIterations.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_SPMDHOISTCOLLECTIVES
#include "compiler/Optimize/Passes.h.inc"
} // namespace mlir::gspmd

using namespace mlir;
using namespace mlir::gspmd;

/// Each round moves collectives out of one loop, so this bounds the number of
/// nested loops that a collective leaves. Programs have a loop over
/// microbatches and one over layers, rarely more.
static constexpr unsigned kMaxRounds = 4;

namespace {
/// A loop-invariant collective.
struct InvariantCollective {
  Operation *collective;
  double seconds; ///< network seconds that hoisting saves per step
  double bytes;   ///< bytes of results, which become live during the loop

  double gain() const { return seconds / std::max(bytes, 1.0); }
};
} // namespace

static std::vector<InvariantCollective>
findInvariantCollectives(ModuleOp module, const Target &target) {
  std::vector<InvariantCollective> found;
  module.walk([&](Operation *op) {
    std::optional<LoopIterations> loop = LoopIterations::get(op);
    if (!loop)
      return;
    for (Operation &inner : loop->getBody()) {
      if (!transferKindOf(&inner) || inner.use_empty() ||
          !loop->isInvariant(inner.getResult(0)))
        continue;
      double savedExecutions = executionCountOf(&inner) - executionCountOf(op);
      found.push_back({&inner, target.secondsOf(&inner) * savedExecutions,
                       localResultBytes(&inner)});
    }
  });
  llvm::stable_sort(
      found, [](const InvariantCollective &a, const InvariantCollective &b) {
        return a.gain() > b.gain();
      });
  return found;
}

/// Moves `collectives` out of their loops. They are erased at the end, because
/// the operand of one may be the result of another. Each loop has one
/// LoopIterations, so that shared operands are computed once.
static void hoist(ArrayRef<Operation *> collectives) {
  llvm::MapVector<Operation *, LoopIterations> loops;
  for (Operation *collective : collectives) {
    Operation *op = collective->getParentOp();
    auto *loop = loops.try_emplace(op, *LoopIterations::get(op)).first;
    for (Value result : collective->getResults())
      result.replaceAllUsesWith(loop->second.computeForFirstIteration(result));
  }
  for (Operation *collective : collectives)
    eraseIfDead(collective);
}

static FailureOr<Rewrite> hoistAll(ModuleOp module, const Target &target,
                                   StepCost cost) {
  Decisions decisions;
  for (unsigned round = 0; round < kMaxRounds; ++round) {
    std::vector<InvariantCollective> found =
        findInvariantCollectives(module, target);
    FailureOr<size_t> bestCount = findImprovingPrefix(
        module, found.size(), cost, target,
        [&](OwningOpRef<ModuleOp> &copy, const IRMapping &mapping,
            size_t count) {
          SmallVector<Operation *> first;
          for (const InvariantCollective &invariant :
               ArrayRef(found).take_front(count))
            first.push_back(mapping.lookup(invariant.collective));
          hoist(first);
          return target.predict(*copy);
        });
    if (failed(bestCount))
      return failure();
    SmallVector<Operation *> chosen;
    for (const InvariantCollective &invariant :
         ArrayRef(found).take_front(*bestCount)) {
      decisions.push_back({invariant.collective->getLoc(),
                           (invariant.collective->getName().stripDialect() +
                            " is loop-invariant: hoisted out of the loop")
                               .str(),
                           invariant.seconds});
      chosen.push_back(invariant.collective);
    }
    hoist(chosen);
    if (*bestCount == 0)
      break;
  }
  return Rewrite{std::move(decisions), cost};
}

namespace {
struct SpmdHoistCollectivesPass
    : RewritePass<::mlir::gspmd::impl::SpmdHoistCollectivesBase<
          SpmdHoistCollectivesPass>> {
  using RewritePass::RewritePass;
  void runOnProgram() override { rewrite(Trial::OnCopy, Change(hoistAll)); }
};
} // namespace
