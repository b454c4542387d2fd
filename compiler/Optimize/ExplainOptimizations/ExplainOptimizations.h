//===- ExplainOptimizations.h - Optimizations of some values ----*- C++ -*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_EXPLAINOPTIMIZATIONS_EXPLAINOPTIMIZATIONS_H
#define GSPMD_COMPILER_OPTIMIZE_EXPLAINOPTIMIZATIONS_EXPLAINOPTIMIZATIONS_H

#include "mlir/Pass/Pass.h"

namespace mlir::gspmd {

/// Sets the option `file` of `pass`, which must be a
/// spmd-explain-optimizations.
void setExplanationFile(Pass &pass, StringRef file);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_EXPLAINOPTIMIZATIONS_EXPLAINOPTIMIZATIONS_H
