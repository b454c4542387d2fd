//===- Shrink.h - Minimization of failing programs --------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_FUZZ_SHRINK_SHRINK_H
#define GSPMD_COMPILER_FUZZ_SHRINK_SHRINK_H

#include "compiler/Fuzz/Trial/Trial.h"

namespace mlir::gspmd::fuzz {

/// Runs a program and returns how it fails.
using JudgeProgram = llvm::function_ref<Verdict(mlir::ModuleOp)>;

/// Applies edits that make `module` smaller (fewer results, ops, annotations,
/// axes, devices) as long as it fails as `verdict` describes. Sets `verdict` to
/// that of the remaining program.
mlir::OwningOpRef<mlir::ModuleOp>
shrink(mlir::OwningOpRef<mlir::ModuleOp> module, RangeTable &ranges,
       Verdict &verdict, JudgeProgram judge);

/// Shrinks a program as above; judge() decides, in a child process.
mlir::OwningOpRef<mlir::ModuleOp>
shrink(mlir::OwningOpRef<mlir::ModuleOp> module, RangeTable &ranges,
       Verdict &verdict, const TrialOptions &options);

} // namespace mlir::gspmd::fuzz

#endif // GSPMD_COMPILER_FUZZ_SHRINK_SHRINK_H
