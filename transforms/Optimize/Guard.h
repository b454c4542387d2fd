//===- Guard.h - Keeps what the prediction says is a gain -------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPTIMIZE_GUARD_H
#define GSPMD_TRANSFORMS_OPTIMIZE_GUARD_H

#include "mlir/Pass/AnalysisManager.h"
#include "transforms/Optimize/Target.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir::gspmd {

/// Options that all optimizations have.
struct TargetTexts {
  std::string topology, axisLayout, overlap;
  double memoryLimit = 0;
  uint64_t atAnyPrice = 0;
};

/// One change of the program, for a remark at `loc`.
struct Decision {
  Location loc;
  std::string what;
  /// That the network is busy less, once.
  double seconds = 0;
};
using Decisions = std::vector<Decision>;
/// What it says, with what it gains.
std::string textOf(const Decision &decision);

/// The target of a module and the step as it is now. An analysis, so that
/// passes one after the other predict it once in between.
struct PredictedStep {
  explicit PredictedStep(Operation *) {}
  /// Of which options; another pass may ask for others.
  std::optional<std::string> key;
  std::shared_ptr<Target> target;
  std::optional<StepCost> cost;
  /// What passes did up to now, with their names.
  std::vector<std::pair<std::string, Decision>> history;
};

/// What was changed, and the step then, where that is known already.
struct Rewrite {
  Decisions decisions;
  std::optional<StepCost> after;
  /// Done for less memory than did not fit, whatever time it takes.
  bool isForMemory = false;
};

/// Longer by more than rounding, or further beyond the memory of a device? A
/// step that fits is never worse than one that does not.
bool isWorse(const StepCost &after, const StepCost &before);
/// Shorter by more than rounding and not worse, or fitting at last?
bool isBetter(const StepCost &after, const StepCost &before);

/// Where a rewrite finds out what it gains.
enum class Trial {
  Here,  ///< in the module itself, which is undone where it is no gain
  OnCopy ///< in copies of it: what it does to the module is a gain
};

/// Lets `rewrite` change `module`, whose step it is told. The module is as
/// before where the predicted step is longer afterwards, or needs more memory
/// and more than a device has. Remarks say what was done, and what the step
/// takes before and after. Failure (after an error) where the target does not
/// fit the module, or `rewrite` fails.
/// Collectives that are started and not waited for are waited for before: how
/// they are scheduled is decided last.
LogicalResult rewriteWithGain(
    ModuleOp module, StringRef passName, const TargetTexts &texts,
    PredictedStep &predicted, Trial trial,
    llvm::function_ref<FailureOr<Rewrite>(const Target &, const StepCost &)>
        rewrite);

/// A pass that is one or more rewrites; `Base` is what Passes.td makes.
template <typename Base>
struct RewritePass : Base {
  using Base::Base;

protected:
  /// rewriteWithGain with the pass's options; the pass fails where it does.
  LogicalResult rewrite(
      Trial trial,
      llvm::function_ref<FailureOr<Rewrite>(const Target &, const StepCost &)>
          change) {
    TargetTexts texts{this->topology, this->axisLayout, this->overlap,
                      this->memoryLimit, this->atAnyPrice};
    LogicalResult result = rewriteWithGain(
        this->getOperation(), this->getArgument(), texts,
        this->template getAnalysis<PredictedStep>(), trial, change);
    if (succeeded(result))
      this->template markAnalysesPreserved<PredictedStep>();
    else
      this->signalPassFailure();
    return result;
  }
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPTIMIZE_GUARD_H
