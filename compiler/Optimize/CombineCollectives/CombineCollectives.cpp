//===- CombineCollectives.cpp - Combines small collectives ----------------===//

#include "compiler/Optimize/Passes.h"

#include "compiler/Optimize/CombineCollectives/CombineGroupFinder.h"
#include "compiler/Optimize/CombineCollectives/HaloWidening.h"
#include "compiler/Optimize/CombineCollectives/PackedMoves.h"
#include "compiler/Optimize/Driver/RewritePass.h"
#include "compiler/Optimize/Support/CollectiveQueries.h"
#include "compiler/Optimize/Support/CombineGroups.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_SPMDCOMBINECOLLECTIVES
#include "compiler/Optimize/Passes.h.inc"
} // namespace mlir::gspmd

using namespace mlir;
using namespace mlir::gspmd;

/// Returns the kind of an op that takes several tensors, whose ops differ only
/// in these tensors; nullopt for other ops.
static std::optional<CombineKind> kindOfSeveral(Operation *op) {
  std::optional<TransferKind> kind = transferKindOf(op);
  bool takesSeveral = kind == TransferKind::AllReduce ||
                      kind == TransferKind::AllGather ||
                      kind == TransferKind::ReduceScatter;
  if (!takesSeveral)
    return std::nullopt;
  return combineKindOf(op, op->getAttrDictionary());
}

static Decision combine(ArrayRef<Operation *> members, const Target &target) {
  Operation *last = members.back();
  OperationState state(last->getLoc(), last->getName());
  SmallVector<Location> locations;
  double before = 0;
  for (Operation *member : members) {
    state.addOperands(member->getOperands());
    state.addTypes(member->getResultTypes());
    locations.push_back(member->getLoc());
    before += target.secondsOf(member);
  }
  state.location = FusedLoc::get(last->getContext(), locations);
  state.addAttributes(last->getAttrs());
  OpBuilder builder(last);
  Operation *combined = builder.create(state);
  ValueRange results = combined->getResults();
  for (Operation *member : members) {
    member->replaceAllUsesWith(results.take_front(member->getNumResults()));
    results = results.drop_front(member->getNumResults());
  }
  Decision decision{last->getLoc(),
                    (Twine(members.size()) + " " +
                     last->getName().stripDialect() + " combined into one")
                        .str(),
                    before - target.secondsOf(combined)};
  for (Operation *member : members)
    member->erase();
  return decision;
}

static FailureOr<Rewrite> combineAll(ModuleOp module, const Target &target,
                                     const StepCost &) {
  Decisions decisions;
  llvm::SetVector<Block *> changed;
  for (ArrayRef<Operation *> members :
       CombineGroupFinder(target, kindOfSeveral).find(module)) {
    changed.insert(members.front()->getBlock());
    decisions.push_back(combine(members, target));
  }
  llvm::for_each(changed,
                 [](Block *block) { BlockDependences::restore(*block); });
  return Rewrite{std::move(decisions), std::nullopt};
}

/// Returns true if there are two such ops, to skip other programs early.
static bool hasTwo(ModuleOp module,
                   llvm::function_ref<bool(Operation *)> isSuch) {
  unsigned count = 0;
  module.walk([&](Operation *op) {
    count += isSuch(op);
    return count > 1 ? WalkResult::interrupt() : WalkResult::advance();
  });
  return count > 1;
}

namespace {
struct SpmdCombineCollectivesPass
    : RewritePass<::mlir::gspmd::impl::SpmdCombineCollectivesBase<
          SpmdCombineCollectivesPass>> {
  using RewritePass::RewritePass;
  void runOnProgram() override {
    SmallVector<Change> changes = {combineAll};
    if (hasTwo(getOperation(), llvm::IsaPred<spmd::HaloExchangeOp>))
      changes.push_back(widenHalos);
    if (hasTwo(getOperation(),
               [](Operation *op) { return packKindOf(op).has_value(); }))
      changes.push_back(packMoves);
    rewrite(Trial::InPlace, changes);
  }
};
} // namespace
