//===- PassProgress.h - Progress of pass pipelines --------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_SUPPORT_DIAGNOSTICS_PASSPROGRESS_H
#define GSPMD_TRANSFORMS_SUPPORT_DIAGNOSTICS_PASSPROGRESS_H

#include "llvm/ADT/StringRef.h"

namespace mlir {
class MLIRContext;
class PassManager;
} // namespace mlir

namespace mlir::gspmd {

/// Shows the passes of `pm` as a stage of the tool's progress, if there is one:
/// the current pass, and how many are done. Nested passes are shown as the
/// detail of their parent.
void showPasses(llvm::StringRef title, PassManager &pm);

/// Hides the progress line before a diagnostic is printed, as long as the
/// context lives. Other handlers still receive the diagnostic.
void hideProgressForDiagnostics(MLIRContext &context);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_SUPPORT_DIAGNOSTICS_PASSPROGRESS_H
