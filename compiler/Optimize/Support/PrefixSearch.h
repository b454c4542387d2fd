//===- PrefixSearch.h - Search for the best number of changes ---*- C++ -*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_SUPPORT_PREFIXSEARCH_H
#define GSPMD_COMPILER_OPTIMIZE_SUPPORT_PREFIXSEARCH_H

#include "compiler/Optimize/Support/OptimizationTarget.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/OwningOpRef.h"

namespace mlir::gspmd {

/// Applies the first `count` changes to a copy of a module, whose ops `mapping`
/// maps to. Returns the predicted cost.
using TryPrefix = llvm::function_ref<FailureOr<StepCost>(
    ModuleOp copy, const IRMapping &mapping, size_t count)>;

/// Returns the largest number of the first `count` changes that makes the step
/// better than `cost`, among all, a half, a quarter... Sets `cost` to the cost
/// with these changes and `rewritten`, unless null, to the copy. A target that
/// forces changes applies all of them. Fails after an error.
FailureOr<size_t> findBestPrefix(ModuleOp module, size_t count, StepCost &cost,
                                 const Target &target, TryPrefix tryFirst,
                                 OwningOpRef<ModuleOp> *rewritten = nullptr);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_SUPPORT_PREFIXSEARCH_H
