//===- PassProgress.h - Passes as pieces of a long work ---------*- C++ -*-===//
#ifndef GSPMD_LIB_PROGRESS_PASSPROGRESS_H
#define GSPMD_LIB_PROGRESS_PASSPROGRESS_H

#include "llvm/ADT/StringRef.h"

namespace mlir {
class MLIRContext;
class PassManager;
} // namespace mlir

namespace mlir::gspmd {

/// Makes the passes of `pm` a stage of the tool's progress, if there is one:
/// the pass that runs, and how many of them are done. Nested passes are pieces
/// of the one that runs them.
void showPasses(llvm::StringRef title, PassManager &pm);

/// Lets the line of the progress go before a diagnostic is printed, as long as
/// the context lives. Other handlers get the diagnostic as before.
void hideProgressForDiagnostics(MLIRContext &context);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_PROGRESS_PASSPROGRESS_H
