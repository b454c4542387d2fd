//===- Guard.h - Keeps what the prediction says is a gain -------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPTIMIZE_GUARD_H
#define GSPMD_TRANSFORMS_OPTIMIZE_GUARD_H

#include "mlir/Pass/AnalysisManager.h"
#include "transforms/Optimize/Target.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir::gspmd {

/// The target of a module and the step as it is now. An analysis, so that
/// passes one after the other predict it once in between.
struct PredictedStep {
  explicit PredictedStep(Operation *) {}
  /// Of which options; another pass may ask for others.
  std::optional<std::string> key;
  std::shared_ptr<Target> target;
  std::optional<StepCost> cost;
};

/// Options that all optimizations have.
struct TargetTexts {
  std::string topology, axisLayout, overlap;
};

/// One change of the program, for a remark at `loc`.
struct Decision {
  Location loc;
  std::string what;
  /// That the network is busy less, once.
  double seconds = 0;
};
using Decisions = std::vector<Decision>;

/// What was changed, and the step then, where that is known already.
struct Rewrite {
  Decisions decisions;
  std::optional<StepCost> after;
};

/// Longer by more than rounding, or further beyond the memory of a device? A
/// step that fits is never worse than one that does not.
bool isWorse(const StepCost &after, const StepCost &before);
/// Shorter by more than rounding and not worse, or fitting at last?
bool isBetter(const StepCost &after, const StepCost &before);

/// Lets `rewrite` change `module`, whose step it is told. The module is as
/// before where the predicted step is longer afterwards, or needs more memory
/// and more than a device has. Remarks say what was done, and what the step
/// takes before and after. Failure (after an error) where the target does not
/// fit the module. `isChanged` is whether the module is another one now.
/// Collectives that are started and not waited for are waited for before: how
/// they are scheduled is decided last.
LogicalResult rewriteWithGain(
    ModuleOp module, StringRef passName, const TargetTexts &texts,
    PredictedStep &predicted, bool &isChanged,
    llvm::function_ref<Rewrite(const Target &, const StepCost &)> rewrite);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPTIMIZE_GUARD_H
