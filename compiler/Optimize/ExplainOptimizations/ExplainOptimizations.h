//===- ExplainOptimizations.h - Optimizations of some values ----*- C++ -*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_EXPLAINOPTIMIZATIONS_EXPLAINOPTIMIZATIONS_H
#define GSPMD_COMPILER_OPTIMIZE_EXPLAINOPTIMIZATIONS_EXPLAINOPTIMIZATIONS_H

#include "mlir/Pass/Pass.h"
#include "llvm/ADT/StringSet.h"

namespace mlir::gspmd {

/// A request to the pass `spmd-explain-optimizations`.
struct OptimizationRequest {
  /// Names of values, as nameValues attaches them; filled before the pass runs.
  std::shared_ptr<llvm::StringSet<>> names;
  /// Receives the text unless there is none; returns false after an error.
  std::function<bool(StringRef)> write;
};

/// Sets the request of the pass, which does nothing without one. Has no effect
/// on other passes.
void setRequest(Pass &pass, const OptimizationRequest &request);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_EXPLAINOPTIMIZATIONS_EXPLAINOPTIMIZATIONS_H
