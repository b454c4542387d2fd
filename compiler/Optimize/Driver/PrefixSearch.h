//===- PrefixSearch.h - Search for the best number of changes ---*- C++ -*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_DRIVER_PREFIXSEARCH_H
#define GSPMD_COMPILER_OPTIMIZE_DRIVER_PREFIXSEARCH_H

#include "compiler/Optimize/Driver/OptimizationTarget.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/OwningOpRef.h"

namespace mlir::gspmd {

/// Applies the first `count` changes to a copy of a module, whose ops `mapping`
/// maps to. Returns the predicted cost. May take the copy.
using TryPrefix = llvm::function_ref<FailureOr<StepCost>(
    OwningOpRef<ModuleOp> &copy, const IRMapping &mapping, size_t count)>;

/// Returns the first n of count, count / 2, count / 4, ... for which the step
/// with the first n changes is better than `cost`; 0 if there is none. Sets
/// `cost` to the cost with these changes and `rewritten`, unless null, to the
/// copy. A target that forces changes applies all of them. Fails after an
/// error.
FailureOr<size_t>
findImprovingPrefix(ModuleOp module, size_t count, StepCost &cost,
                    const Target &target, TryPrefix tryPrefix,
                    OwningOpRef<ModuleOp> *rewritten = nullptr);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_DRIVER_PREFIXSEARCH_H
