//===- RewritePass.h - Keeps what the prediction says is a gain -*- C++ -*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_SUPPORT_REWRITEPASS_H
#define GSPMD_COMPILER_OPTIMIZE_SUPPORT_REWRITEPASS_H

#include "compiler/Optimize/Support/OptimizationTarget.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Pass/AnalysisManager.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <functional>

namespace mlir::gspmd {

/// Options that all optimizations have.
struct TargetOptions {
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
  /// The highest peak of memory of the step before and after, with `others`
  /// that were decided at once; nothing after: not told.
  double peakBefore = 0, peakAfter = 0;
  size_t others = 0;
};
using Decisions = std::vector<Decision>;
/// What it says, with what it gains and the memory before and after.
std::string textOf(const Decision &decision);

/// How long the cores wait for each collective, each time that it runs.
using ExposedTimes = DenseMap<Operation *, double>;

/// The target of a module and the step as it is now. An analysis, so that
/// passes one after the other predict it once in between.
struct PredictedStep {
  explicit PredictedStep(Operation *) {}
  /// Of which options; another pass may ask for others.
  std::optional<std::string> key;
  std::shared_ptr<Target> target;
  std::optional<StepCost> cost;
  /// The program with nothing started, where something is; else null.
  OwningOpRef<ModuleOp> joined;
  /// See predictExposedTimes: of `joined`, or of the module where that is null,
  /// if a pass asked for it.
  std::optional<ExposedTimes> exposed;
  /// What passes did up to now, with their names.
  std::vector<std::pair<std::string, Decision>> history;

  /// For a program that was changed.
  void forget() {
    cost.reset();
    joined = nullptr;
    exposed.reset();
  }
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

/// Changes a program whose step it is told: the module of a pass, or a copy of
/// it with nothing started. Without decisions it is as before.
using Change = std::function<FailureOr<Rewrite>(
    ModuleOp program, const Target &target, const StepCost &before)>;

/// Lets `rewrite` change `module`. The module is as before where the predicted
/// step is longer afterwards, or needs more memory and more than a device has.
/// Remarks say what was done, and what the step takes before and after. Failure
/// (after an error) where the target does not fit the module, or `rewrite`
/// fails. Returns whether anything is another op than before. Collectives that
/// are started and not waited for are waited for before: how they are scheduled
/// is decided last.
FailureOr<bool> rewriteWithGain(ModuleOp module, StringRef passName,
                                const TargetOptions &texts,
                                PredictedStep &predicted, Trial trial,
                                const Change &rewrite);

/// A pass that is one or more rewrites; `Base` is what Passes.td makes.
template <typename Base>
struct RewritePass : Base {
  using Base::Base;

protected:
  /// rewriteWithGain with the pass's options, one change after the other; the
  /// pass fails where one does. A program that stays is not verified again.
  void rewrite(Trial trial, ArrayRef<Change> changes) {
    TargetOptions texts{this->topology, this->axisLayout, this->overlap,
                        this->memoryLimit, this->atAnyPrice};
    bool isChanged = false;
    for (const Change &change : changes) {
      FailureOr<bool> result = rewriteWithGain(
          this->getOperation(), this->getArgument(), texts,
          this->template getAnalysis<PredictedStep>(), trial, change);
      if (failed(result))
        return this->signalPassFailure();
      isChanged |= *result;
    }
    if (isChanged)
      this->template markAnalysesPreserved<PredictedStep>();
    else
      this->markAllAnalysesPreserved();
  }
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_SUPPORT_REWRITEPASS_H
