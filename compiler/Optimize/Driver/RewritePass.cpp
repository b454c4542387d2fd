//===- RewritePass.cpp - Applies rewrites that make the step faster -------===//

#include "compiler/Optimize/Driver/RewritePass.h"

#include "dialect/Spmd/SpmdDialect.h"
#include "transforms/Support/Diagnostics/ValueNames.h"
#include "llvm/Support/Debug.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace mlir::gspmd;

static std::string costText(const StepCost &cost) {
  return llvm::formatv("{0}, {1:f3} MB", secondsText(cost.seconds),
                       cost.peakBytes / 1e6);
}

static std::vector<OpInLoop> findOpsInLoops(ModuleOp module) {
  std::vector<OpInLoop> found;
  module.walk([&](Operation *op) {
    auto flow = dyn_cast<sharding::ShardingDataFlowOpInterface>(op);
    if (flow && flow.isLoop())
      op->getRegions().back().walk([&](Operation *inner) {
        found.push_back({inner->getLoc(), op->getLoc()});
      });
  });
  return found;
}

static LogicalResult setTarget(ModuleOp module, const TargetOptions &options,
                               PredictedStep &predicted) {
  std::string key = llvm::formatv("{0}|{1}|{2}|{3}|{4}", options.topology,
                                  options.axisLayout, options.overlap,
                                  options.memoryLimit, options.forcedVariant);
  if (predicted.key == key)
    return success();
  std::optional<Overlap> overlap = parsePassedOverlap(options.overlap);
  if (!overlap)
    return module.emitError("overlap: expected none, async or matmul, found '")
           << options.overlap << "'";
  if (!(options.memoryLimit >= 0))
    return module.emitError("memory-limit: expected a number of bytes that is "
                            "not negative, found ")
           << options.memoryLimit;
  SimulateOptions simulation;
  simulation.topology = options.topology;
  simulation.axisLayout = options.axisLayout;
  simulation.overlap = *overlap;
  simulation.memoryLimit = options.memoryLimit;
  FailureOr<std::unique_ptr<Target>> target = Target::make(module, simulation);
  if (failed(target))
    return failure();
  if (*target)
    (*target)->setForcedVariant(options.forcedVariant);
  if (*target && !predicted.key)
    predicted.opsInLoops = findOpsInLoops(module);
  predicted.key = key;
  predicted.target = *std::move(target);
  predicted.invalidate();
  return success();
}

/// Predictions of equal steps may differ by this ratio, because they add the
/// same times in another order.
static constexpr double kRounding = 1e-9;

/// Returns true if `after` fits into the memory of a device and `before` does
/// not. The time of `before` is hypothetical then, since it cannot run.
static bool fitsOnlyAfter(const StepCost &after, const StepCost &before) {
  return after.peakBytes <= after.capacityBytes &&
         before.peakBytes > before.capacityBytes;
}

bool mlir::gspmd::isWorse(const StepCost &after, const StepCost &before) {
  if (fitsOnlyAfter(after, before))
    return false;
  bool isLonger = after.seconds > before.seconds * (1 + kRounding);
  bool needsMore = after.peakBytes > after.capacityBytes &&
                   after.peakBytes > before.peakBytes;
  return isLonger || needsMore;
}

bool mlir::gspmd::isBetter(const StepCost &after, const StepCost &before) {
  return fitsOnlyAfter(after, before) ||
         (after.seconds < before.seconds * (1 - kRounding) &&
          !isWorse(after, before));
}

std::string mlir::gspmd::toRemarkText(const Decision &decision) {
  std::string text = decision.description;
  if (decision.seconds > 0)
    text += ", " + secondsText(decision.seconds) + " less on the network";
  if (decision.peakAfter > 0) {
    std::string others;
    if (decision.numOthers > 0)
      others = llvm::formatv(" with {0} other change{1}", decision.numOthers,
                             decision.numOthers == 1 ? "" : "s");
    text += llvm::formatv("; peak memory{0} from {1:f3} to {2:f3} MB", others,
                          decision.peakBefore / 1e6, decision.peakAfter / 1e6);
  }
  return text;
}

static void report(StringRef passName, const Decisions &decisions) {
  for (const Decision &decision : decisions) {
    InFlightDiagnostic remark = emitRemark(decision.loc);
    remark << passName << ": ";
    if (std::string names = namesIn(decision.loc); !names.empty())
      remark << "for " << names << ", "; // `--explain` has named values
    remark << toRemarkText(decision);
  }
}

static void setPeaks(Decisions &decisions, const StepCost &before,
                     const StepCost &after) {
  for (Decision &decision : decisions) {
    decision.peakBefore = before.peakBytes;
    decision.peakAfter = after.peakBytes;
    decision.numOthers = decisions.size() - 1;
  }
}

[[maybe_unused]] static void printTrial(StringRef passName,
                                        const Decisions &decisions,
                                        StringRef change, bool isUndone) {
  llvm::dbgs() << passName << ": " << decisions.size() << " proposed, "
               << change << (isUndone ? ": reverted\n" : "\n");
  for (const Decision &decision : decisions)
    llvm::dbgs() << "  " << decision.loc << ": " << toRemarkText(decision)
                 << "\n";
}

/// Predicts the step without a change, unless its time is known or there is no
/// target.
static LogicalResult predictBefore(ModuleOp module,
                                   const TargetOptions &options,
                                   PredictedStep &predicted) {
  if (failed(setTarget(module, options, predicted)))
    return failure();
  if (!predicted.target || predicted.cost)
    return success();
  FailureOr<StepCost> cost = predicted.target->predict(module);
  if (failed(cost))
    return failure();
  predicted.cost = *cost;
  return success();
}

FailureOr<bool> mlir::gspmd::rewriteWithGain(
    ModuleOp module, StringRef passName, const TargetOptions &options,
    PredictedStep &predicted, Trial trial, const Change &rewrite) {
  if (failed(predictBefore(module, options, predicted)))
    return failure();
  if (!predicted.target)
    return false;
  const StepCost before = *predicted.cost;
  if (!predicted.synchronousProgram && spmd::hasStartedCollectives(module)) {
    predicted.synchronousProgram = module.clone();
    spmd::joinStartedCollectives(*predicted.synchronousProgram);
  }
  ModuleOp program =
      predicted.synchronousProgram ? *predicted.synchronousProgram : module;
  bool needsBackup = trial == Trial::InPlace && !predicted.synchronousProgram;
  if (needsBackup && !predicted.backup)
    predicted.backup = module.clone();
  FailureOr<Rewrite> rewritten = rewrite(program, *predicted.target, before);
  if (failed(rewritten))
    return failure();
  auto &[decisions, known, isForMemory] = *rewritten;
  if (decisions.empty())
    return false;
  FailureOr<StepCost> after =
      known ? FailureOr<StepCost>(*known) : predicted.target->predict(program);
  if (failed(after))
    return failure();
  std::string change = "from " + costText(before) + " to " + costText(*after);
  OwningOpRef<ModuleOp> backup;
  if (needsBackup)
    backup = std::move(predicted.backup);
  bool isForced = isForMemory || predicted.target->forcedVariant();
  bool isUndone = (backup || predicted.synchronousProgram) && !isForced &&
                  isWorse(*after, before);
  DEBUG_WITH_TYPE("gspmd-optimize",
                  printTrial(passName, decisions, change, isUndone));
  OwningOpRef<ModuleOp> joined = std::move(predicted.synchronousProgram);
  predicted.invalidate();
  predicted.cost = isUndone ? before : *after;
  if (isUndone) {
    if (backup)
      module.getBodyRegion().takeBody(backup->getBodyRegion());
    module.emitRemark() << passName << ": reverted, the step would go "
                        << change;
    return bool(backup);
  }
  if (joined)
    module.getBodyRegion().takeBody(joined->getBodyRegion());
  setPeaks(decisions, before, *after);
  report(passName, decisions);
  for (const Decision &decision : decisions)
    predicted.history.emplace_back(passName.str(), decision);
  module.emitRemark() << passName << ": " << decisions.size()
                      << (decisions.size() == 1 ? " change" : " changes")
                      << ", the step goes " << change;
  return true;
}
