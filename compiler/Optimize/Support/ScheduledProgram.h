//===- ScheduledProgram.h - Programs whose collectives begin early -*-
// C++-*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_SUPPORT_SCHEDULEDPROGRAM_H
#define GSPMD_COMPILER_OPTIMIZE_SUPPORT_SCHEDULEDPROGRAM_H

#include "compiler/Optimize/Support/PrefixSearch.h"
#include "compiler/Optimize/Support/RewritePass.h"
#include "compiler/Optimize/Support/StartedCollective.h"
#include "dialect/Spmd/SpmdDialect.h"
#include "mlir/IR/IRMapping.h"

namespace mlir::gspmd {

/// A program with its schedule.
struct ScheduledProgram {
  OwningOpRef<ModuleOp> program;
  /// From the ops of the copy that was made for it, if it is a copy of that.
  std::optional<IRMapping> fromCopy;
  UnitOrder order = UnitOrder::CriticalPath;
  std::vector<StartedCollective> collectives; ///< that were started
  StepCost cost;
  /// How long the cores wait for each collective, each time that it runs.
  ExposedTimes exposed;

  bool fits() const { return cost.peakBytes <= cost.capacityBytes; }
};

inline constexpr UnitOrder kAllOrders[] = {
    UnitOrder::CriticalPath, UnitOrder::Program, UnitOrder::WorkConserving};

/// Without Busy: of a first schedule, and of few ops alone. Busy hides much
/// behind long kernels that the passes behind the first schedule would hide in
/// other iterations or beside parts of their products, for less; those passes
/// try it with what they make.
inline constexpr UnitOrder kFirstOrders[] = {UnitOrder::CriticalPath,
                                             UnitOrder::Program};

/// Makes a program, each time the same.
using ProgramFactory = llvm::function_ref<OwningOpRef<ModuleOp>()>;

/// The program that `makeCopy` makes, all blocks in the order of their units
/// (of `orders`, in which the step is best), with collectives
/// started where that hides them: as many as hide most, or fewer at a time
/// where those would not fit in a device's memory; of those, with which the
/// step is best. Failure after an error.
FailureOr<ScheduledProgram> scheduleWithin(ProgramFactory makeCopy,
                                           const Target &target,
                                           MayStart mayStart,
                                           ArrayRef<UnitOrder> orders);
/// Which collectives a pass may start that makes some to be started
/// (kAsyncCandidateAttr): all of a program in which some were started already,
/// which it starts again; else only its own.
class StartPolicy {
public:
  explicit StartPolicy(ModuleOp module)
      : startsAll(spmd::hasStartedCollectives(module)) {}
  bool operator()(Operation *collective) const;
  /// Puts `made` in place of what is in `module`, for these decisions, if there
  /// are any; nothing of it is a pass's own any more.
  static Rewrite finish(ModuleOp module, OwningOpRef<ModuleOp> made,
                        Decisions decisions, const StepCost &cost);

private:
  bool startsAll;
};

/// A program that was changed, and the same scheduled.
struct ScheduledChange {
  OwningOpRef<ModuleOp> plain;
  ScheduledProgram started;
  /// As predictExposedTimes has it, of `plain`, where that is known.
  std::optional<ExposedTimes> exposed;
};

/// findBestPrefix, with copies scheduled after `change` has made the first
/// changes in them; `made` is the best of them.
FailureOr<size_t> findBestScheduledPrefix(
    ModuleOp module, size_t count, StepCost &cost, const Target &target,
    MayStart mayStart,
    llvm::function_ref<void(const IRMapping &mapping, size_t count)> change,
    ScheduledChange &made);

/// Sets `exposed`, unless it is known, to how long the cores wait for each
/// collective of `module`, each time that it runs, where all that can be is
/// started early. Nothing of `module` is started yet. Failure after an error.
LogicalResult predictExposedTimes(ModuleOp module, const Target &target,
                                  MayStart mayStart,
                                  std::optional<ExposedTimes> &exposed);

/// A pass that makes collectives to be started; `Base` is what Passes.td makes.
template <typename Base>
struct AsyncRewritePass : RewritePass<Base> {
  using RewritePass<Base>::RewritePass;

protected:
  /// A Change with what the pass may start, and what is known of
  /// predictExposedTimes.
  using AsyncChange = llvm::function_ref<FailureOr<Rewrite>(
      ModuleOp program, const Target &target, const StepCost &before,
      MayStart mayStart, std::optional<ExposedTimes> &exposed)>;

  /// RewritePass::rewrite on copies, which are scheduled.
  void rewriteAsync(AsyncChange change) {
    StartPolicy mayStart(this->getOperation());
    auto &exposed = this->template getAnalysis<PredictedStep>().exposed;
    this->rewrite(Trial::OnCopy,
                  Change([&](ModuleOp program, const Target &target,
                             const StepCost &before) {
                    return change(program, target, before, mayStart, exposed);
                  }));
  }
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_SUPPORT_SCHEDULEDPROGRAM_H
