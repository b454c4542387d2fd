//===- CommandError.h - Errors and exit codes of the tools ------*- C++ -*-===//
#ifndef GSPMD_COMPILER_COMMANDLINE_COMMANDERROR_H
#define GSPMD_COMPILER_COMMANDLINE_COMMANDERROR_H

#include "lib/Algebra/Namespace.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"

namespace mlir::gspmd {

/// The exit codes of the tools, which callers may rely on.
enum class ExitCode : int {
  Ok = 0,
  Mismatch = 1,     ///< a comparison or a check op of the program failed
  BadInput = 2,     ///< invalid files, options or program
  RuntimeError = 3, ///< deadlock, exceeded memory limit, inconsistent replicas
};

/// Returns the name of this process's tool, which precedes its messages.
llvm::StringRef getToolName();
void setToolName(llvm::StringRef name);

/// Prints one line to stderr that starts with the name of the tool. Control
/// characters of `message` are shown as their numbers, and the middle of a very
/// long one is omitted. Returns `code`.
ExitCode reportError(ExitCode code, const llvm::Twine &message);

/// Installs handlers with which a failed allocation and
/// llvm::report_fatal_error end the process with an error message and exit code
/// `code`, without a crash report.
void reportFatalErrors(int code);

/// Ends the output to stdout and stderr at the end of a tool, whose exit code
/// is `code`. Returns `failure`, after an error, if stdout could not be written
/// and `code` is 0.
int finishOutput(int code, int failure = static_cast<int>(ExitCode::BadInput));

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_COMMANDLINE_COMMANDERROR_H
