//===- DiagnosticText.h - A diagnostic as lines of text ---------*- C++ -*-===//
#ifndef GSPMD_LIB_DRIVER_DIAGNOSTICTEXT_H
#define GSPMD_LIB_DRIVER_DIAGNOSTICTEXT_H

#include "mlir/IR/Diagnostics.h"

namespace mlir::gspmd {

/// Writes "file:line:column: error: message" and the same of its notes.
void printDiagnostic(Diagnostic &diagnostic, llvm::raw_ostream &os);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_DRIVER_DIAGNOSTICTEXT_H
