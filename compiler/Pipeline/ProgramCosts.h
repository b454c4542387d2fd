//===- ProgramCosts.h - Counting a program's arithmetic and bytes -*- C++ -*-=//
#ifndef GSPMD_COMPILER_PIPELINE_PROGRAMCOSTS_H
#define GSPMD_COMPILER_PIPELINE_PROGRAMCOSTS_H

#include "lib/CostModel/Hardware.h"
#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd {

/// What one call makes one device do, counted as XLA's cost analysis does: a
/// loop's body and condition once, of several branches the most of each figure,
/// a callee for each of its calls.
struct ProgramCosts {
  /// Floating-point operations: 2MNK for a contraction, one per output element
  /// of an elementwise op, one per combined element of a reduction (all-reduces
  /// too). Transcendental functions (exp, tanh, sqrt, ...) and everything that
  /// only moves data count nothing.
  double flops = 0;
  /// Transcendental functions evaluated.
  double transcendentals = 0;
  /// Bytes between kernels and memory. What is computed inside of a kernel has
  /// none. By a kernel's operand: those that all kernels read as their first,
  /// as their second, and so on.
  llvm::SmallVector<double, 4> bytesRead;
  double bytesWritten = 0;
  /// Of kernels of which a person has said it, read and written.
  double userSpecifiedBytes = 0;

  double bytesAccessed() const;
};

/// Of a program that is partitioned, with its kernels priced
/// (annotateKernelCosts).
ProgramCosts countCosts(ModuleOp module, llvm::StringRef entry,
                        const Hardware &hardware);
/// ProgramCosts::flops alone, which takes less: of the ops, whatever a person
/// has said of them.
int64_t countFlops(ModuleOp module, llvm::StringRef entry);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_PIPELINE_PROGRAMCOSTS_H
