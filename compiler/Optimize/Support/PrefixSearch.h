//===- PrefixSearch.h - As many changes as are a gain -----------*- C++ -*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_SUPPORT_PREFIXSEARCH_H
#define GSPMD_COMPILER_OPTIMIZE_SUPPORT_PREFIXSEARCH_H

#include "compiler/Optimize/Support/OptimizationTarget.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/OwningOpRef.h"

namespace mlir::gspmd {

/// Makes the first `count` changes in a copy of a module; `mapping` has the
/// copies of its ops. Returns what the step takes then.
using TryPrefix = llvm::function_ref<FailureOr<StepCost>(
    ModuleOp copy, const IRMapping &mapping, size_t count)>;

/// The most changes of `count`, from the first, with which the step is better
/// than `cost`: all, a half, a quarter... `cost` is what it takes then, and
/// `made`, unless null, the copy. Those of a target that takes all at any price
/// are all. Failure after an error.
FailureOr<size_t> findBestPrefix(ModuleOp module, size_t count, StepCost &cost,
                                 const Target &target, TryPrefix tryFirst,
                                 OwningOpRef<ModuleOp> *made = nullptr);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_SUPPORT_PREFIXSEARCH_H
