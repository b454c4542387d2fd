//===- DiagnosticText.h - A diagnostic as lines of text ---------*- C++ -*-===//
#ifndef GSPMD_COMPILER_COMMANDLINE_DIAGNOSTICTEXT_H
#define GSPMD_COMPILER_COMMANDLINE_DIAGNOSTICTEXT_H

#include "mlir/IR/Diagnostics.h"

namespace mlir::gspmd {

/// Writes "file:line:column: error: message" and the same of its notes. What
/// has no place in a file is said of `file`, if that is given, and of the name
/// that stands for a place ("file: name: error: message").
void printDiagnostic(Diagnostic &diagnostic, llvm::raw_ostream &os,
                     StringRef file = "");

/// Prints what has no place in a file, as said of `file`; else failure. For
/// handlers above MLIR's own, which call such a file <unknown>.
LogicalResult printUnlocatedDiagnostic(Diagnostic &diagnostic,
                                       llvm::raw_ostream &os, StringRef file);

/// How errors name an input: stdin for `-`.
StringRef inputName(StringRef path);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_COMMANDLINE_DIAGNOSTICTEXT_H
