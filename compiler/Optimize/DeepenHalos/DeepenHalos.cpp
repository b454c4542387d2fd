//===- DeepenHalos.cpp - Wide halos for several stencils ------------------===//

#include "compiler/Optimize/Passes.h"

#include "compiler/Optimize/DeepenHalos/HaloDeepening.h"
#include "compiler/Optimize/DeepenHalos/LoopUnrolling.h"
#include "compiler/Optimize/Driver/RewritePass.h"
#include "compiler/Optimize/Support/CollectiveQueries.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Support/FormatVariadic.h"
#include <limits>

namespace mlir::gspmd {
#define GEN_PASS_DEF_SPMDDEEPENHALOS
#include "compiler/Optimize/Passes.h.inc"
} // namespace mlir::gspmd

using namespace mlir;
using namespace mlir::gspmd;
using spmd::HaloExchangeOp;

/// Each block with stencils is predicted several times, so only the blocks with
/// the longest exchanges are tried.
static constexpr size_t kMaxBlocks = 8;
/// Programs do not grow beyond this number of ops in one block by unrolling.
static constexpr size_t kMaxUnrolledOps = 1 << 14;
/// The most stencils that share an exchange: wider halos save less than a
/// hundredth of the exchanges.
static constexpr unsigned kMaxDepth = 64;

namespace {
/// A block with consecutive stencils, or the body of a loop with stencils.
struct StencilBlock {
  Block *block;
  bool isLoop;
  double seconds; ///< time of its exchanges in a step
  Location loc;
};
} // namespace

/// Returns the kinds of exchanges of a block.
static SmallVector<HaloKind> kindsIn(Block &block) {
  SmallVector<HaloKind> kinds;
  for (Operation &op : block)
    if (auto halo = dyn_cast<HaloExchangeOp>(op))
      if (HaloKind kind = HaloKind::of(halo); !llvm::is_contained(kinds, kind))
        kinds.push_back(kind);
  return kinds;
}

/// Returns true if stencils of one iteration read those of the previous one.
static bool isLoopOfStencils(Block &block, const Target &target) {
  Operation *parent = block.getParentOp();
  std::optional<LoopIterations> loop = LoopIterations::get(parent);
  if (!loop || &loop->getBody() != &block)
    return false;
  return llvm::any_of(kindsIn(block), [&](const HaloKind &kind) {
    return StencilChain(block, kind, target, /*isCarried=*/true).maxLevel() >
           StencilChain(block, kind, target).maxLevel();
  });
}

/// Returns the blocks with consecutive stencils, inner ones before outer ones.
static std::vector<StencilBlock> findBlocks(ModuleOp module,
                                            const Target &target) {
  llvm::MapVector<Block *, double> seconds;
  module.walk([&](HaloExchangeOp halo) {
    seconds[halo->getBlock()] +=
        executionCountOf(halo) * target.secondsOf(halo);
  });
  std::vector<StencilBlock> found;
  for (auto &[key, time] : seconds) {
    Block *block = key;
    bool isLoop = isLoopOfStencils(*block, target);
    bool isChain = llvm::any_of(kindsIn(*block), [&](const HaloKind &kind) {
      return StencilChain(*block, kind, target).maxLevel() > 1;
    });
    auto first = llvm::find_if(*block, llvm::IsaPred<HaloExchangeOp>);
    if (isLoop || isChain)
      found.push_back({block, isLoop, time, first->getLoc()});
  }
  llvm::stable_sort(found, [](const StencilBlock &a, const StencilBlock &b) {
    return a.seconds > b.seconds;
  });
  if (found.size() > kMaxBlocks)
    found.erase(found.begin() + kMaxBlocks, found.end());
  llvm::stable_sort(found, [](const StencilBlock &a, const StencilBlock &b) {
    return b.block->getParent()->isProperAncestor(a.block->getParent());
  });
  return found;
}

/// Rewrites the chains of a block, one kind of exchanges after the other.
/// Returns false if there are none of that depth.
static bool deepenBlock(Block &block, const Target &target, unsigned depth) {
  bool isChanged = false;
  for (const HaloKind &kind : kindsIn(block)) {
    StencilChain chain(block, kind, target);
    if (chain.maxLevel() <= depth / 2)
      continue;
    HaloDeepening deepening(chain, depth);
    if (!deepening.isPossible())
      continue;
    deepening.rewrite();
    isChanged = true;
  }
  return isChanged;
}

static bool deepenLoop(Block &block, const Target &target, unsigned depth) {
  std::optional<LoopIterations> loop = LoopIterations::get(block.getParentOp());
  if (!loop)
    return false;
  Operation *op = loop->getLoop();
  int64_t count =
      *cast<sharding::ShardingDataFlowOpInterface>(op).getTripCount();
  if (count < depth || block.getOperations().size() * depth > kMaxUnrolledOps)
    return false;
  unsigned perIteration = 1;
  for (const HaloKind &kind : kindsIn(block))
    perIteration =
        std::max(perIteration, StencilChain(block, kind, target).maxLevel());
  unrollLoop(*loop, depth);
  if (count % depth > 1)
    deepenBlock(*op->getBlock(), target, perIteration * depth);
  return deepenBlock(block, target, perIteration * depth);
}

/// Returns the number of halo exchanges that a step executes.
static int64_t exchangesIn(ModuleOp module) {
  double count = 0;
  module.walk([&](HaloExchangeOp halo) { count += executionCountOf(halo); });
  return int64_t(count);
}

namespace {
class HaloDeepener {
public:
  HaloDeepener(const Target &target, const StepCost &before)
      : target(target), cost(before) {}

  FailureOr<Rewrite> run(ModuleOp module);

private:
  /// Sets `best` to the module with the best depth for `site`, if there is one.
  LogicalResult findDepth(ModuleOp module, const StencilBlock &site,
                          OwningOpRef<ModuleOp> &best, IRMapping &blocks);

  const Target &target;
  StepCost cost;
  Decisions decisions;
};
} // namespace

LogicalResult HaloDeepener::findDepth(ModuleOp module, const StencilBlock &site,
                                      OwningOpRef<ModuleOp> &best,
                                      IRMapping &blocks) {
  unsigned forced = target.forcedVariant() ? 2 + target.forcedVariant() % 4 : 0;
  unsigned chosen = 0;
  for (unsigned depth = forced ? forced : 2; depth <= kMaxDepth; depth *= 2) {
    IRMapping mapping;
    OwningOpRef<ModuleOp> copy =
        cast<ModuleOp>(module.getOperation()->clone(mapping));
    Block &block = *mapping.lookup(site.block);
    if (!(site.isLoop ? deepenLoop : deepenBlock)(block, target, depth))
      break;
    // A longer step than that of a program that fits is not better.
    bool isBounded = !forced && cost.peakBytes <= cost.capacityBytes;
    FailureOr<StepCost> after = target.predict(
        *copy, /*held=*/nullptr, /*exposed=*/nullptr, /*program=*/nullptr,
        isBounded ? cost.seconds : std::numeric_limits<double>::infinity());
    if (failed(after))
      return failure();
    if (!forced && !isBetter(*after, cost))
      break;
    cost = *after;
    best = std::move(copy);
    blocks = std::move(mapping);
    chosen = depth;
    if (forced)
      break;
  }
  if (chosen)
    decisions.push_back(
        {site.loc,
         llvm::formatv("one exchange of wide halos for {0} {1}; {2} "
                       "halo_exchange in a step instead of {3}",
                       chosen, site.isLoop ? "iterations" : "stencils",
                       exchangesIn(*best), exchangesIn(module))
             .str()});
  return success();
}

FailureOr<Rewrite> HaloDeepener::run(ModuleOp module) {
  std::vector<StencilBlock> sites = findBlocks(module, target);
  for (size_t i = 0; i < sites.size(); ++i) {
    OwningOpRef<ModuleOp> best;
    IRMapping blocks;
    if (failed(findDepth(module, sites[i], best, blocks)))
      return failure();
    if (!best)
      continue;
    module.getBodyRegion().takeBody(best->getBodyRegion());
    for (StencilBlock &later : MutableArrayRef(sites).drop_front(i + 1))
      later.block = blocks.lookup(later.block);
  }
  return Rewrite{std::move(decisions), cost};
}

namespace {
struct SpmdDeepenHalosPass
    : RewritePass<
          ::mlir::gspmd::impl::SpmdDeepenHalosBase<SpmdDeepenHalosPass>> {
  using RewritePass::RewritePass;
  void runOnProgram() override {
    rewrite(Trial::OnCopy, {[](ModuleOp program, const Target &target,
                               const StepCost &before) {
              return HaloDeepener(target, before).run(program);
            }});
  }
};
} // namespace
