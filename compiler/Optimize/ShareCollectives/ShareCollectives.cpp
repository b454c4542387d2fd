//===- ShareCollectives.cpp - CSE of collectives across barriers ----------===//

#include "compiler/Optimize/Passes.h"

#include "compiler/Optimize/Driver/PrefixSearch.h"
#include "compiler/Optimize/Driver/RewritePass.h"
#include "compiler/Optimize/Support/CollectiveQueries.h"
#include "compiler/Simulator/Ops/OpWork.h"
#include "transforms/Support/Elimination/LocalCSE.h"
#include "transforms/Support/Regions.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_SPMDSHARECOLLECTIVES
#include "compiler/Optimize/Passes.h.inc"
} // namespace mlir::gspmd

using namespace mlir;
using namespace mlir::gspmd;

namespace {

/// A collective that repeats a previous one.
struct Repetition {
  Operation *first, *repeated;
  double seconds; ///< time of one of the collectives
  double bytes;   ///< bytes that are kept until the last use

  double gain() const { return seconds / std::max(bytes, 1.0); }
};

/// Finds repetitions in a copy of the program without barriers, where
/// rematerialized values are equal to the original ones.
class Finder {
public:
  Finder(ModuleOp module, const Target &target) : target(target) {
    copy = module.clone();
    module.walk<WalkOrder::PreOrder>(
        [&](Operation *op) { originals.push_back(op); });
    size_t next = 0;
    copy->walk<WalkOrder::PreOrder>(
        [&](Operation *op) { originalOf[op] = originals[next++]; });
  }

  std::vector<Repetition> find() {
    visit(copy.get());
    // The most seconds saved per byte come first.
    llvm::stable_sort(found, [](const Repetition &a, const Repetition &b) {
      return a.gain() > b.gain();
    });
    return std::move(found);
  }

private:
  void visit(Operation *op) {
    for (Region &region : op->getRegions())
      for (Block &block : region) {
        LocalCSE::Block scope(cse);
        for (Operation &inner : block)
          visitOp(&inner);
      }
  }
  void visitOp(Operation *op) {
    if (forwardsOperands(op) && op->getNumOperands() == op->getNumResults()) {
      op->replaceAllUsesWith(op->getOperands());
      return;
    }
    if (hasProgramRegions(op))
      return visit(op);
    Operation *first = cse.replaceWithEquivalent(op);
    if (!first || !isCollective(op))
      return;
    found.push_back({originalOf[first], originalOf[op], target.secondsOf(op),
                     localResultBytes(op)});
  }

  const Target &target;
  OwningOpRef<ModuleOp> copy;
  std::vector<Operation *> originals;
  DenseMap<Operation *, Operation *> originalOf;
  LocalCSE cse;
  std::vector<Repetition> found;
};

} // namespace

/// Replaces repetitions; `mapping`, unless null, maps to the ops of a copy to
/// change.
static void share(ArrayRef<Repetition> repetitions,
                  const IRMapping *mapping = nullptr) {
  auto opOf = [&](Operation *op) { return mapping ? mapping->lookup(op) : op; };
  for (const Repetition &repetition : repetitions)
    opOf(repetition.repeated)->replaceAllUsesWith(opOf(repetition.first));
  for (const Repetition &repetition : repetitions)
    eraseIfDead(opOf(repetition.repeated));
}

static FailureOr<Rewrite>
shareCollectives(ModuleOp module, const Target &target, StepCost cost) {
  std::vector<Repetition> repetitions = Finder(module, target).find();
  FailureOr<size_t> most = findImprovingPrefix(
      module, repetitions.size(), cost, target,
      [&](OwningOpRef<ModuleOp> &copy, const IRMapping &mapping, size_t count) {
        share(ArrayRef(repetitions).take_front(count), &mapping);
        return target.predict(*copy);
      });
  if (failed(most))
    return failure();
  repetitions.resize(*most);
  Decisions decisions;
  for (const Repetition &repetition : repetitions)
    decisions.push_back({repetition.repeated->getLoc(),
                         (repetition.repeated->getName().stripDialect() +
                          " repeats an earlier one: its result is reused")
                             .str(),
                         repetition.seconds});
  share(repetitions);
  return Rewrite{std::move(decisions), cost};
}

namespace {
struct SpmdShareCollectivesPass
    : RewritePass<::mlir::gspmd::impl::SpmdShareCollectivesBase<
          SpmdShareCollectivesPass>> {
  using RewritePass::RewritePass;
  void runOnProgram() override {
    rewrite(Trial::OnCopy, Change(shareCollectives));
  }
};
} // namespace
