//===- Rematerialize.cpp - Rematerializes values at the peak --------------===//

#include "compiler/Optimize/Passes.h"

#include "compiler/Optimize/Driver/RewritePass.h"
#include "compiler/Optimize/Rematerialize/RematerializationPlan.h"
#include "compiler/Simulator/Ops/OpWork.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/Support/FormatVariadic.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_SPMDREMATERIALIZE
#include "compiler/Optimize/Passes.h.inc"
} // namespace mlir::gspmd

using namespace mlir;
using namespace mlir::gspmd;

/// Bounds the number of predictions; each round may move the peak.
static constexpr unsigned kMaxRematerializationRounds = 16;

static std::string megabytes(double bytes) {
  return llvm::formatv("{0:f3} MB", bytes / 1e6);
}

namespace {

/// Rematerializes tensors that are live at the memory peak, and repeats this at
/// the new peak until the step fits.
class Rematerializer {
public:
  Rematerializer(ModuleOp module, const Target &target)
      : module(module), target(target) {}
  ~Rematerializer() {
    for (Operation *op : llvm::reverse(dead))
      op->erase();
  }

  /// Fails, after an error, if the step cannot be predicted.
  LogicalResult run() {
    FailureOr<StepCost> before = target.predict(module, &liveAtPeak);
    if (failed(before))
      return failure();
    cost = *before;
    for (unsigned round = 0; round < kMaxRematerializationRounds && !fits();
         ++round) {
      std::vector<RematerializationPlan> chosen = choose();
      if (chosen.empty())
        break;
      if (failed(applyIfBetter(chosen)))
        return failure();
    }
    return success();
  }

  bool fits() const { return cost.peakBytes <= cost.capacityBytes; }
  const StepCost &getCost() const { return cost; }
  Decisions takeDecisions() { return std::move(decisions); }

private:
  /// Selects plans by seconds per byte until enough memory is free at this
  /// peak.
  std::vector<RematerializationPlan> choose() const {
    RematerializationPlanner planner(target, liveAtPeak);
    std::vector<RematerializationPlan> found;
    for (const LiveValue &tensor : liveAtPeak)
      if (!skippedValues.contains(tensor.value))
        if (std::optional<RematerializationPlan> plan = planner.find(tensor))
          found.push_back(*std::move(plan));
    llvm::stable_sort(found, [](const RematerializationPlan &a,
                                const RematerializationPlan &b) {
      return a.secondsPerByte() < b.secondsPerByte();
    });
    std::vector<RematerializationPlan> chosen;
    llvm::DenseSet<Value> values, sources;
    double excessBytes = cost.peakBytes - cost.capacityBytes;
    for (RematerializationPlan &plan : found) {
      if (excessBytes <= 0)
        break;
      // A value that another chosen plan reads, or a plan that reads the value
      // of another one, must stay as it is.
      if (sources.contains(plan.value) ||
          llvm::any_of(plan.sources,
                       [&](Value source) { return values.contains(source); }))
        continue;
      excessBytes -= plan.freedBytes;
      values.insert(plan.value);
      sources.insert(plan.sources.begin(), plan.sources.end());
      chosen.push_back(std::move(plan));
    }
    return chosen;
  }

  LogicalResult applyIfBetter(ArrayRef<RematerializationPlan> chosen) {
    RematerializationEdit edit;
    for (const RematerializationPlan &plan : chosen)
      edit.apply(plan);
    std::vector<LiveValue> liveAfter;
    FailureOr<StepCost> after = target.predict(module, &liveAfter);
    if (failed(after))
      return failure();
    bool peakMoved = positionOf(liveAfter) != positionOf(liveAtPeak);
    if (after->peakBytes > cost.peakBytes ||
        (after->peakBytes == cost.peakBytes && !peakMoved)) {
      edit.undo();
      for (const RematerializationPlan &plan : chosen)
        skippedValues.insert(plan.value);
      return success();
    }
    double bytes = cost.peakBytes;
    for (const RematerializationPlan &plan : chosen)
      recordDecision(plan, bytes);
    size_t numDead = dead.size();
    for (auto [use, value] : edit.replaced)
      removeDead(value);
    // The original ops may be dead now, which shortens the step.
    if (dead.size() > numDead)
      after = target.predict(module, &liveAfter);
    if (failed(after))
      return failure();
    cost = *after;
    liveAtPeak = std::move(liveAfter);
    return success();
  }

  static Operation *positionOf(ArrayRef<LiveValue> liveAtPeak) {
    return liveAtPeak.empty() ? nullptr : liveAtPeak.front().at;
  }

  void recordDecision(const RematerializationPlan &plan, double &bytes) {
    Operation *op = plan.value.getDefiningOp();
    double left = bytes - plan.freedBytes;
    // If all uses are after the peak, the ops are moved and not duplicated.
    bool isDuplicated = plan.seconds > 0;
    decisions.push_back(
        {plan.value.getLoc(),
         (op->getName().stripDialect() +
          (isDuplicated ? " is rematerialized" : " is moved") +
          " after the memory peak, which drops from " + megabytes(bytes) +
          " to " + megabytes(left) +
          (isDuplicated ? ", for " + secondsText(plan.seconds) : ""))
             .str()});
    bytes = left;
  }

  /// Removes a dead op and the ops that only it uses from the program, so that
  /// they no longer count as users.
  void removeDead(Value value) {
    SmallVector<Operation *> worklist;
    if (Operation *op = value.getDefiningOp())
      worklist.push_back(op);
    while (!worklist.empty()) {
      Operation *op = worklist.pop_back_val();
      if (!op->getBlock() || !op->use_empty() || !isRemovableIfUnused(op))
        continue;
      for (Value operand : op->getOperands())
        if (Operation *def = operand.getDefiningOp())
          worklist.push_back(def);
      op->dropAllReferences();
      op->remove();
      dead.push_back(op);
    }
  }
  static bool isRemovableIfUnused(Operation *op) {
    return isMemoryEffectFree(op) || forwardsOperands(op);
  }

  ModuleOp module;
  const Target &target;
  StepCost cost;
  std::vector<LiveValue> liveAtPeak;
  /// Values whose rematerialization did not lower the peak.
  llvm::DenseSet<Value> skippedValues;
  /// Ops are kept until the end, so that no new op has the address of an old
  /// one.
  std::vector<Operation *> dead;
  Decisions decisions;
};

} // namespace

/// Rewrites a copy. `module` is unchanged if the step still does not fit,
/// unless the options set a memory limit below that of the chip.
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
    module.emitWarning() << "spmd-rematerialize: the step needs "
                         << megabytes(before.peakBytes) << ", and at least "
                         << megabytes(after.peakBytes)
                         << " with rematerialization, but a device has "
                         << megabytes(before.capacityBytes);
  bool isAccepted = fits || target.hasMemoryLimit();
  if (!isAccepted || after.peakBytes >= before.peakBytes)
    return Rewrite();
  module.getBodyRegion().takeBody(copy->getBodyRegion());
  return Rewrite{std::move(decisions), after, /*isForMemory=*/true};
}

namespace {
struct SpmdRematerializePass
    : RewritePass<
          ::mlir::gspmd::impl::SpmdRematerializeBase<SpmdRematerializePass>> {
  using RewritePass::RewritePass;
  void runOnProgram() override {
    rewrite(Trial::OnCopy, Change(rematerialize));
  }
};
} // namespace
