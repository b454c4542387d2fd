//===- CommandError.h - How gspmd-run says that it failed -------*- C++ -*-===//
#ifndef GSPMD_COMPILER_COMMANDLINE_COMMANDERROR_H
#define GSPMD_COMPILER_COMMANDLINE_COMMANDERROR_H

#include "compiler/Run/RunCommand.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"

namespace mlir::gspmd {

/// Prints one line to stderr, which begins with the tool's name; gives `code`
/// back.
ExitCode reportError(ExitCode code, const llvm::Twine &message,
                     llvm::StringRef tool = "gspmd-run");

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_COMMANDLINE_COMMANDERROR_H
