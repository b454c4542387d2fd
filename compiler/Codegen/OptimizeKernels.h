//===- OptimizeKernels.h - LLVM passes for kernels --------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_CODEGEN_OPTIMIZEKERNELS_H
#define GSPMD_COMPILER_CODEGEN_OPTIMIZEKERNELS_H

#include "llvm/IR/Module.h"
#include "llvm/Target/TargetMachine.h"

namespace mlir::gspmd {

/// Optimizes and vectorizes the functions of `code` that have no attribute
/// `optnone`. Kernels are loops over arrays into which nothing is inlined, so
/// the passes are about half of those of LLVM's default pipeline: none of
/// several functions, and none that unrolls or interleaves, because kernels run
/// for microseconds. Reports a stage of progress if `showsStage`.
void optimizeKernels(llvm::Module &code, llvm::TargetMachine &machine,
                     bool showsStage);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_CODEGEN_OPTIMIZEKERNELS_H
