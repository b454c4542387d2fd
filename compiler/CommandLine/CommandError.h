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

/// Prints one line to stderr that starts with the name of the tool. Returns
/// `code`.
ExitCode reportError(ExitCode code, const llvm::Twine &message,
                     llvm::StringRef tool = "gspmd-run");

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_COMMANDLINE_COMMANDERROR_H
