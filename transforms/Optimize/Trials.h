//===- Trials.h - As many changes as are a gain -----------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPTIMIZE_TRIALS_H
#define GSPMD_TRANSFORMS_OPTIMIZE_TRIALS_H

#include "mlir/IR/IRMapping.h"
#include "mlir/IR/OwningOpRef.h"
#include "transforms/Optimize/Target.h"

namespace mlir::gspmd {

/// Makes the first `count` changes in a copy of a module; `mapping` has the
/// copies of its ops. Returns what the step takes then.
using TryFirst = llvm::function_ref<FailureOr<StepCost>(
    ModuleOp copy, const IRMapping &mapping, size_t count)>;

/// The most changes of `count`, from the first, with which the step is better
/// than `cost`: all, a half, a quarter... `cost` is what it takes then, and
/// `made`, unless null, the copy. Those of a target that takes all at any price
/// are all. Failure after an error.
FailureOr<size_t> findMost(ModuleOp module, size_t count, StepCost &cost,
                           const Target &target, TryFirst tryFirst,
                           OwningOpRef<ModuleOp> *made = nullptr);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPTIMIZE_TRIALS_H
