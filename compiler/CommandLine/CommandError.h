//===- CommandError.h - Errors and exit codes of the tools ------*- C++ -*-===//
#ifndef GSPMD_COMPILER_COMMANDLINE_COMMANDERROR_H
#define GSPMD_COMPILER_COMMANDLINE_COMMANDERROR_H

#include "compiler/Run/RunCommand.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"

namespace mlir::gspmd {

/// Prints one line to stderr that starts with the name of the tool. Returns
/// `code`.
ExitCode reportError(ExitCode code, const llvm::Twine &message,
                     llvm::StringRef tool = "gspmd-run");

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_COMMANDLINE_COMMANDERROR_H
