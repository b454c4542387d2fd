//===- SumProgram.h - Additions to sums over microbatches -------*- C++ -*-===//
#ifndef GSPMD_COMPILER_PIPELINING_SUMPROGRAM_H
#define GSPMD_COMPILER_PIPELINING_SUMPROGRAM_H

#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd {

/// Adds a function `main` to `module`, which adds tensors of `types` to others
/// of the same types: its arguments are the sums, then the summands, its
/// results the new sums.
void addSumProgram(ModuleOp module, TypeRange types);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_PIPELINING_SUMPROGRAM_H
