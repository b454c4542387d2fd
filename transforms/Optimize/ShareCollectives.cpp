//===- ShareCollectives.cpp - Sends once what is read several times -------===//

#include "transforms/Optimize/Passes.h"

#include "lib/Simulator/OpWork.h"
#include "mlir/IR/IRMapping.h"
#include "transforms/Optimize/Collectives.h"
#include "transforms/Optimize/Guard.h"
#include "transforms/Partition/EqualOps.h"
#include "transforms/Support/Regions.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_SPMDSHARECOLLECTIVES
#include "transforms/Optimize/Passes.h.inc"
} // namespace mlir::gspmd

using namespace mlir;
using namespace mlir::gspmd;

namespace {

/// A collective that does again what one before it did.
struct Repetition {
  Operation *first, *again;
  double seconds; ///< of one of them
  double bytes;   ///< that are kept until then

  double gain() const { return seconds / std::max(bytes, 1.0); }
};

/// Finds repetitions in a copy of the program in which barriers are passed by:
/// what was to be computed again equals what it was computed from at first.
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
    // The least memory for the time that is saved comes first.
    llvm::stable_sort(found, [](const Repetition &a, const Repetition &b) {
      return a.gain() > b.gain();
    });
    return std::move(found);
  }

private:
  void visit(Operation *op) {
    for (Region &region : op->getRegions())
      for (Block &block : region) {
        EqualOps::Block scope(met);
        for (Operation &inner : block)
          visitOp(&inner);
      }
  }
  void visitOp(Operation *op) {
    if (passesOn(op) && op->getNumOperands() == op->getNumResults()) {
      op->replaceAllUsesWith(op->getOperands());
      return;
    }
    if (hasProgramRegions(op))
      return visit(op);
    Operation *first = met.replaceByEqual(op);
    if (!first || !isCollective(op))
      return;
    double bytes = 0;
    for (Value result : op->getResults())
      bytes += bytesOfTensor(result);
    found.push_back(
        {originalOf[first], originalOf[op], target.secondsOf(op), bytes});
  }

  const Target &target;
  OwningOpRef<ModuleOp> copy;
  std::vector<Operation *> originals;
  DenseMap<Operation *, Operation *> originalOf;
  EqualOps met;
  std::vector<Repetition> found;
};

} // namespace

/// Erases an op that nothing reads, and what was made for it only.
static void eraseUnread(Operation *op) {
  llvm::SetVector<Operation *> open;
  open.insert(op);
  while (!open.empty()) {
    Operation *next = open.pop_back_val();
    if (!isOpTriviallyDead(next))
      continue;
    for (Value operand : next->getOperands())
      if (Operation *def = operand.getDefiningOp())
        open.insert(def);
    next->erase();
  }
}

/// Leaves out repetitions; `mapping`, unless null, has the copies of the ops to
/// change in place of the ops themselves.
static void share(ArrayRef<Repetition> repetitions,
                  const IRMapping *mapping = nullptr) {
  auto opOf = [&](Operation *op) { return mapping ? mapping->lookup(op) : op; };
  for (const Repetition &repetition : repetitions)
    opOf(repetition.again)->replaceAllUsesWith(opOf(repetition.first));
  for (const Repetition &repetition : repetitions)
    eraseUnread(opOf(repetition.again));
}

/// The most repetitions, from the first, without which the step is shorter in
/// the memory that there is: all, a half, a quarter... `cost` is what it takes,
/// before and after.
static size_t findMost(ModuleOp module, ArrayRef<Repetition> repetitions,
                       const Target &target, StepCost &cost) {
  for (size_t count = repetitions.size(); count > 0; count /= 2) {
    IRMapping mapping;
    OwningOpRef<ModuleOp> copy =
        cast<ModuleOp>(module.getOperation()->clone(mapping));
    share(repetitions.take_front(count), &mapping);
    FailureOr<StepCost> after = target.predict(copy.get());
    if (succeeded(after) && isBetter(*after, cost)) {
      cost = *after;
      return count;
    }
  }
  return 0;
}

static Rewrite shareCollectives(ModuleOp module, const Target &target,
                                StepCost cost) {
  std::vector<Repetition> repetitions = Finder(module, target).find();
  repetitions.resize(findMost(module, repetitions, target, cost));
  Decisions decisions;
  for (const Repetition &repetition : repetitions)
    decisions.push_back({repetition.again->getLoc(),
                         (repetition.again->getName().stripDialect() +
                          " that was made before is kept")
                             .str(),
                         repetition.seconds});
  share(repetitions);
  return {std::move(decisions), cost};
}

namespace {
struct SpmdShareCollectivesPass
    : RewritePass<::mlir::gspmd::impl::SpmdShareCollectivesBase<
          SpmdShareCollectivesPass>> {
  using RewritePass::RewritePass;
  void runOnOperation() override {
    (void)rewrite(Trial::OnCopy,
                  [&](const Target &target, const StepCost &before) {
                    return shareCollectives(getOperation(), target, before);
                  });
  }
};
} // namespace
