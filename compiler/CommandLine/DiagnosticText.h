//===- DiagnosticText.h - Formatting of diagnostics -------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_COMMANDLINE_DIAGNOSTICTEXT_H
#define GSPMD_COMPILER_COMMANDLINE_DIAGNOSTICTEXT_H

#include "mlir/IR/Diagnostics.h"

namespace mlir::gspmd {

/// Writes "file:line:column: error: message" and the notes of `diagnostic`. A
/// diagnostic without a file location is attributed to `file`, if set, and to
/// its name location ("file: name: error: message"), as displayLines returns
/// it: names may be long and may contain control characters.
void printDiagnostic(Diagnostic &diagnostic, llvm::raw_ostream &os,
                     StringRef file = "");

/// Returns true if a location of `diagnostic` or of its notes names a file
/// other than `input`. MLIR's handlers read the files that locations name to
/// show their lines, and a program may name any file.
bool namesOtherFile(Diagnostic &diagnostic, StringRef input);

/// Prints a diagnostic that has no file location (attributed to `file`), that
/// names a file other than `file`, or whose text has control characters or long
/// names;
/// returns failure for all others, which the next handler prints. Diagnostic
/// handlers call it before MLIR's own handler, which would print <unknown> as
/// the file, a line of any file that is named, or the characters, which a
/// terminal obeys.
LogicalResult printUnlocatedDiagnostic(Diagnostic &diagnostic,
                                       llvm::raw_ostream &os, StringRef file);

/// Returns the name of an input in messages: stdin for `-`.
StringRef inputName(StringRef path);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_COMMANDLINE_DIAGNOSTICTEXT_H
