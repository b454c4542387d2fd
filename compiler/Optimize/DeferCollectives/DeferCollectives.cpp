//===- DeferCollectives.cpp - Defers collectives --------------------------===//

#include "compiler/Optimize/Passes.h"

#include "compiler/Optimize/DeferCollectives/GatherNarrowing.h"
#include "compiler/Optimize/DeferCollectives/LoopReductionDeferrer.h"
#include "compiler/Optimize/DeferCollectives/MoveDeferrer.h"
#include "compiler/Optimize/DeferCollectives/ReductionDeferrer.h"
#include "compiler/Optimize/Support/CollectiveQueries.h"
#include "transforms/Support/Regions.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_SPMDDEFERCOLLECTIVES
#include "compiler/Optimize/Passes.h.inc"
} // namespace mlir::gspmd

using namespace mlir;
using namespace mlir::gspmd;
using sharding::ShardingRuleOpInterface;

namespace {

class Deferrer {
public:
  /// `ops` are those of the program.
  Deferrer(const Target &target, ArrayRef<Operation *> ops)
      : target(target), ops(ops), rewrites(target), replication(target),
        reductions(target, rewrites, kindsIn(ops)), moves(target, rewrites) {}

  Decisions run() {
    for (Operation *op : ops)
      if (!rewrites.isDead(op))
        visit(op);
    return rewrites.finish();
  }

private:
  /// Returns the kinds of the reductions over devices, in the order of
  /// reductionKinds.
  static SmallVector<sharding::ReductionKind>
  kindsIn(ArrayRef<Operation *> ops) {
    SmallVector<sharding::ReductionKind> found;
    for (Operation *op : ops)
      if (std::optional<sharding::ReductionKind> kind = reductionOf(op);
          kind && !llvm::is_contained(found, *kind))
        found.push_back(*kind);
    SmallVector<sharding::ReductionKind> kinds;
    for (sharding::ReductionKind kind : reductionKinds())
      if (llvm::is_contained(found, kind))
        kinds.push_back(kind);
    return kinds;
  }

  void visit(Operation *op) {
    if (auto reduce = dyn_cast<spmd::AllReduceOp>(op))
      return reductionOf(op) ? reductions.mergeReductions(reduce) : void();
    if (auto slice = dyn_cast<spmd::AllSliceOp>(op))
      return reductions.hoistSlice(slice);
    if (auto gather = dyn_cast<spmd::AllGatherOp>(op))
      if (auto narrowing = GatherNarrowing::find(gather, replication))
        return narrowing->rewrite(rewrites, target);
    if (isDataMovementCollective(op))
      return moves.moveNarrow(op);
    auto rule = dyn_cast<ShardingRuleOpInterface>(op);
    bool isSimple = rule && op->getNumResults() == 1 &&
                    isa<RankedTensorType>(op->getResult(0).getType());
    if (!isSimple)
      return;
    if (!reductions.shareReductionAmongTerms(op) &&
        !moves.combineBeforeMove(op, rule))
      reductions.deferReduction(op);
  }

  const Target &target;
  ArrayRef<Operation *> ops;
  RewriteRecorder rewrites;
  ReplicationAnalysis replication;
  ReductionDeferrer reductions;
  MoveDeferrer moves;
};

} // namespace

static Decisions deferInBlocks(ModuleOp module, const Target &target) {
  std::vector<Operation *> ops;
  module.walk<WalkOrder::PreOrder>([&](Operation *op) {
    ops.push_back(op);
    return hasProgramRegions(op) ? WalkResult::advance() : WalkResult::skip();
  });
  return Deferrer(target, ops).run();
}

/// Visits inner loops first: an outer loop may accumulate the result of a
/// deferred reduction.
static Decisions deferBehindLoops(ModuleOp module, const Target &target) {
  RewriteRecorder rewrites(target);
  LoopReductionDeferrer sums(target, rewrites);
  std::vector<sharding::ShardingDataFlowOpInterface> loops;
  module.walk([&](sharding::ShardingDataFlowOpInterface flow) {
    if (flow.isLoop())
      loops.push_back(flow);
  });
  for (sharding::ShardingDataFlowOpInterface loop : loops)
    sums.visitLoop(loop);
  return rewrites.finish();
}

namespace {
struct SpmdDeferCollectivesPass
    : RewritePass<::mlir::gspmd::impl::SpmdDeferCollectivesBase<
          SpmdDeferCollectivesPass>> {
  using RewritePass::RewritePass;
  void runOnProgram() override {
    bool hasLoops = getOperation()
                        .walk([](sharding::ShardingDataFlowOpInterface flow) {
                          return flow.isLoop() ? WalkResult::interrupt()
                                               : WalkResult::advance();
                        })
                        .wasInterrupted();
    auto changeBy = [](Decisions (*defer)(ModuleOp, const Target &)) -> Change {
      return [defer](ModuleOp module, const Target &target, const StepCost &) {
        return Rewrite{defer(module, target), std::nullopt};
      };
    };
    // Larger loop-carried values may not fit into memory, so these changes are
    // accepted or reverted separately.
    SmallVector<Change> changes = {changeBy(deferInBlocks)};
    if (hasLoops)
      changes.push_back(changeBy(deferBehindLoops));
    rewrite(Trial::InPlace, changes);
  }
};
} // namespace
