//===- ProgramCosts.h - FLOPs and bytes of a device program -----*- C++ -*-===//
#ifndef GSPMD_COMPILER_PIPELINE_PROGRAMCOSTS_H
#define GSPMD_COMPILER_PIPELINE_PROGRAMCOSTS_H

#include "lib/CostModel/Hardware.h"
#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd {

/// The costs of one call on one device, by the conventions of XLA's cost
/// analysis: a loop counts one iteration of its body and condition, a
/// conditional the maximum of each figure over its branches, and a callee
/// counts once per call.
struct ProgramCosts {
  /// Floating-point operations: 2MNK for a contraction, one per output element
  /// of an elementwise op, one per combined element of a reduction (all-reduces
  /// included). Transcendental functions (exp, tanh, sqrt, ...) and pure data
  /// movement count nothing.
  double flops = 0;
  /// Evaluations of transcendental functions.
  double transcendentals = 0;
  /// Bytes that kernels read from memory, by operand index: first operands of
  /// all kernels, second operands, and so on. Values inside of a fused kernel
  /// cost nothing.
  llvm::SmallVector<double, 4> bytesRead;
  double bytesWritten = 0;
  /// Bytes read and written by kernels whose costs the user specified.
  double userSpecifiedBytes = 0;

  double bytesAccessed() const;
};

/// Counts the costs of a partitioned program whose kernels have costs
/// (annotateKernelCosts).
ProgramCosts countCosts(ModuleOp module, llvm::StringRef entry,
                        const Hardware &hardware);
/// Counts ProgramCosts::flops only, which is cheaper. Uses the ops and ignores
/// costs that the user specified.
int64_t countFlops(ModuleOp module, llvm::StringRef entry);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_PIPELINE_PROGRAMCOSTS_H
