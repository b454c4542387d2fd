//===- ExplainOptimizations.h - What was done for some values ---*- C++ -*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_EXPLAINOPTIMIZATIONS_EXPLAINOPTIMIZATIONS_H
#define GSPMD_COMPILER_OPTIMIZE_EXPLAINOPTIMIZATIONS_EXPLAINOPTIMIZATIONS_H

#include "mlir/Pass/Pass.h"
#include "llvm/ADT/StringSet.h"

namespace mlir::gspmd {

/// What is to be told by a pass `spmd-explain-optimizations`.
struct OptimizationRequest {
  /// Names of values, as nameValues wrote them; filled before the pass runs.
  std::shared_ptr<llvm::StringSet<>> names;
  /// Given the text, unless there is nothing to tell; false: an error was
  /// reported.
  std::function<bool(StringRef)> write;
};

/// Sets what the pass tells; before, it tells nothing. Nothing happens where
/// `pass` is another one.
void setRequest(Pass &pass, const OptimizationRequest &request);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_EXPLAINOPTIMIZATIONS_EXPLAINOPTIMIZATIONS_H
