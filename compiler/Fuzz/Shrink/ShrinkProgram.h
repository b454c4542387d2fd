//===- ShrinkProgram.h - Fewer results, ops and regions ---------*- C++ -*-===//
//
// Ops, results and operands are named by position, so that a change can be
// tried on any copy of a program. False: there was nothing to change.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_FUZZ_SHRINK_SHRINKPROGRAM_H
#define GSPMD_COMPILER_FUZZ_SHRINK_SHRINKPROGRAM_H

#include "compiler/Fuzz/Generator/ProgramText.h"
#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd::fuzz {

/// The op at a position of the walk over all functions; null behind the end.
mlir::Operation *getOpAt(mlir::ModuleOp module, unsigned position);
unsigned countOps(mlir::ModuleOp module);

/// Drops what nothing reads: ops, arguments of main, functions.
void removeDeadCode(mlir::ModuleOp module);
bool keepResults(mlir::ModuleOp module,
                 llvm::function_ref<bool(unsigned)> keep);
/// Returns an operand of what made result `i` instead of it.
bool truncateResult(mlir::ModuleOp module, unsigned i, unsigned operand);
/// The results of an op of main become arguments.
bool replaceOpWithArguments(mlir::ModuleOp module, unsigned position,
                            RangeTable &ranges);
bool bypassOp(mlir::ModuleOp module, unsigned position, unsigned result,
              unsigned operand);
/// The region of an op stands for the op: a branch, or one round of a loop.
bool inlineRegion(mlir::ModuleOp module, unsigned position,
                  unsigned regionIndex);
/// A loop without its carry `i`, branches without their result `i`.
bool dropLoopCarriedValue(mlir::ModuleOp module, unsigned position, unsigned i);

} // namespace mlir::gspmd::fuzz

#endif // GSPMD_COMPILER_FUZZ_SHRINK_SHRINKPROGRAM_H
