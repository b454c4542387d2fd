//===- ShrinkProgram.h - Removal of results, ops and regions ----*- C++ -*-===//
//
// Ops, results and operands are identified by index, so that an edit can be
// tried on any copy of a program. Edits return false if they change nothing.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_FUZZ_SHRINK_SHRINKPROGRAM_H
#define GSPMD_COMPILER_FUZZ_SHRINK_SHRINKPROGRAM_H

#include "compiler/Fuzz/Generator/ProgramText.h"
#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd::fuzz {

/// Returns the op with an index in the walk over all functions; null past the
/// end.
mlir::Operation *getOpAt(mlir::ModuleOp module, unsigned position);
unsigned countOps(mlir::ModuleOp module);

/// Removes ops, arguments of main and functions without uses.
void removeDeadCode(mlir::ModuleOp module);
bool keepResults(mlir::ModuleOp module,
                 llvm::function_ref<bool(unsigned)> keep);
/// Returns an operand of the op that defines result `i` instead of the result.
bool truncateResult(mlir::ModuleOp module, unsigned i, unsigned operand);
/// Replaces the results of an op of main by arguments.
bool replaceOpWithArguments(mlir::ModuleOp module, unsigned position,
                            RangeTable &ranges);
bool bypassOp(mlir::ModuleOp module, unsigned position, unsigned result,
              unsigned operand);
/// Replaces an op by its region: a branch, or one iteration of a loop.
bool inlineRegion(mlir::ModuleOp module, unsigned position,
                  unsigned regionIndex);
/// Removes loop-carried value `i` of a loop, or result `i` of a conditional.
bool dropLoopCarriedValue(mlir::ModuleOp module, unsigned position, unsigned i);

} // namespace mlir::gspmd::fuzz

#endif // GSPMD_COMPILER_FUZZ_SHRINK_SHRINKPROGRAM_H
