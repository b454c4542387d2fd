//===- Rematerialize.cpp - Computes again what there is no room for -------===//

#include "compiler/Optimize/Passes.h"

#include "compiler/Optimize/Rematerialize/RematerializationPlan.h"
#include "compiler/Optimize/Support/CollectiveQueries.h"
#include "compiler/Optimize/Support/RewritePass.h"
#include "compiler/Simulator/Ops/OpWork.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/Support/FormatVariadic.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_SPMDREMATERIALIZE
#include "compiler/Optimize/Passes.h.inc"
} // namespace mlir::gspmd

using namespace mlir;
using namespace mlir::gspmd;

/// Predictions of the step: each moves the peak to another place, at most.
static constexpr unsigned kMostRounds = 16;

static std::string megabytes(double bytes) {
  return llvm::formatv("{0:f3} MB", bytes / 1e6);
}

namespace {

/// Takes tensors from one peak of memory after the other until the step fits.
class Rematerializer {
public:
  Rematerializer(ModuleOp module, const Target &target)
      : module(module), target(target) {}
  ~Rematerializer() {
    for (Operation *op : llvm::reverse(unread))
      op->erase();
  }

  /// Failure, after an error, if the step cannot be predicted.
  LogicalResult run() {
    FailureOr<StepCost> before = target.predict(module, &held);
    if (failed(before))
      return failure();
    cost = *before;
    for (unsigned round = 0; round < kMostRounds && !fits(); ++round) {
      std::vector<RematerializationPlan> chosen = choose();
      if (chosen.empty())
        break;
      if (failed(tryAll(chosen)))
        return failure();
    }
    return success();
  }

  bool fits() const { return cost.peakBytes <= cost.capacityBytes; }
  const StepCost &getCost() const { return cost; }
  Decisions takeDecisions() { return std::move(decisions); }

private:
  /// The least time for the memory first, until enough is free at this peak.
  std::vector<RematerializationPlan> choose() const {
    RematerializationPlanner finder(target, held);
    std::vector<RematerializationPlan> found;
    for (const LiveValue &tensor : held)
      if (!isLeftAlone.contains(tensor.value))
        if (std::optional<RematerializationPlan> again = finder.find(tensor))
          found.push_back(*std::move(again));
    llvm::stable_sort(found, [](const RematerializationPlan &a,
                                const RematerializationPlan &b) {
      return a.secondsPerByte() < b.secondsPerByte();
    });
    std::vector<RematerializationPlan> chosen;
    llvm::DenseSet<Value> values, sources;
    double wanted = cost.peakBytes - cost.capacityBytes;
    for (RematerializationPlan &again : found) {
      if (wanted <= 0)
        break;
      // What another one is made from stays.
      if (sources.contains(again.value) ||
          llvm::any_of(again.sources,
                       [&](Value source) { return values.contains(source); }))
        continue;
      wanted -= again.freedBytes;
      values.insert(again.value);
      sources.insert(again.sources.begin(), again.sources.end());
      chosen.push_back(std::move(again));
    }
    return chosen;
  }

  LogicalResult tryAll(ArrayRef<RematerializationPlan> chosen) {
    RematerializationEdit edit;
    for (const RematerializationPlan &again : chosen)
      edit.apply(again);
    std::vector<LiveValue> heldAfter;
    FailureOr<StepCost> after = target.predict(module, &heldAfter);
    if (failed(after))
      return failure();
    bool isElsewhere = placeOf(heldAfter) != placeOf(held);
    if (after->peakBytes > cost.peakBytes ||
        (after->peakBytes == cost.peakBytes && !isElsewhere)) {
      edit.undo();
      for (const RematerializationPlan &again : chosen)
        isLeftAlone.insert(again.value);
      return success();
    }
    double bytes = cost.peakBytes;
    for (const RematerializationPlan &again : chosen)
      decide(again, bytes);
    size_t numUnread = unread.size();
    for (auto [use, value] : edit.replaced)
      removeUnread(value);
    // What is no longer made where it was takes no time there.
    if (unread.size() > numUnread)
      after = target.predict(module, &heldAfter);
    if (failed(after))
      return failure();
    cost = *after;
    held = std::move(heldAfter);
    return success();
  }

  static Operation *placeOf(ArrayRef<LiveValue> held) {
    return held.empty() ? nullptr : held.front().at;
  }

  void decide(const RematerializationPlan &again, double &bytes) {
    Operation *op = again.value.getDefiningOp();
    double left = bytes - again.freedBytes;
    // What was read behind the peak only is not made twice.
    bool isTwice = again.seconds > 0;
    decisions.push_back(
        {again.value.getLoc(),
         (op->getName().stripDialect() +
          (isCollective(op) ? " is done" : " is computed") +
          (isTwice ? " again" : " first") +
          " where it is read behind the peak of memory, which goes from " +
          megabytes(bytes) + " to " + megabytes(left) + " there" +
          (isTwice ? ", for " + secondsText(again.seconds) : ""))
             .str()});
    bytes = left;
  }

  /// Takes an op that nothing reads, with what was made for it only, out of the
  /// program: it must not count as reading anything.
  void removeUnread(Value value) {
    SmallVector<Operation *> open;
    if (Operation *op = value.getDefiningOp())
      open.push_back(op);
    while (!open.empty()) {
      Operation *op = open.pop_back_val();
      if (!op->getBlock() || !op->use_empty() || !isUnreadFree(op))
        continue;
      for (Value operand : op->getOperands())
        if (Operation *def = operand.getDefiningOp())
          open.push_back(def);
      op->dropAllReferences();
      op->remove();
      unread.push_back(op);
    }
  }
  static bool isUnreadFree(Operation *op) {
    return isMemoryEffectFree(op) || forwardsOperands(op);
  }

  ModuleOp module;
  const Target &target;
  StepCost cost;
  std::vector<LiveValue> held;
  /// Values without which the peak was not lower.
  llvm::DenseSet<Value> isLeftAlone;
  /// Ops are kept until the end, so that no other gets the place of one.
  std::vector<Operation *> unread;
  Decisions decisions;
};

} // namespace

/// On a copy: where the step does not fit even so, the program stays as it is,
/// unless somebody asked for less memory than the chip has.
static FailureOr<Rewrite> rematerialize(ModuleOp module, const Target &target,
                                        const StepCost &before) {
  if (before.peakBytes <= before.capacityBytes)
    return Rewrite();
  OwningOpRef<ModuleOp> copy = module.clone();
  Decisions decisions;
  StepCost after;
  bool fits;
  {
    Rematerializer rematerializer(*copy, target);
    if (failed(rematerializer.run()))
      return failure();
    decisions = rematerializer.takeDecisions();
    after = rematerializer.getCost();
    fits = rematerializer.fits();
  }
  if (!fits)
    module.emitWarning()
        << "spmd-rematerialize: the step needs " << megabytes(before.peakBytes)
        << ", and at least " << megabytes(after.peakBytes)
        << " where values are computed again, but a device has "
        << megabytes(before.capacityBytes);
  bool isWanted = fits || target.hasMemoryLimit();
  if (!isWanted || after.peakBytes >= before.peakBytes)
    return Rewrite();
  module.getBodyRegion().takeBody(copy->getBodyRegion());
  return Rewrite{std::move(decisions), after, /*isForMemory=*/true};
}

namespace {
struct SpmdRematerializePass
    : RewritePass<
          ::mlir::gspmd::impl::SpmdRematerializeBase<SpmdRematerializePass>> {
  using RewritePass::RewritePass;
  void runOnOperation() override {
    rewrite(Trial::OnCopy, Change(rematerialize));
  }
};
} // namespace
