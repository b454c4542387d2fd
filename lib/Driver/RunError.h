//===- RunError.h - How gspmd-run says that it failed -----------*- C++ -*-===//
#ifndef GSPMD_LIB_DRIVER_RUNERROR_H
#define GSPMD_LIB_DRIVER_RUNERROR_H

#include "gspmd/Driver/Run.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"

namespace mlir::gspmd {

/// Prints one line to stderr, which begins with the tool's name; gives `code`
/// back.
RunExit runError(RunExit code, const llvm::Twine &message,
                 llvm::StringRef tool = "gspmd-run");

} // namespace mlir::gspmd

#endif // GSPMD_LIB_DRIVER_RUNERROR_H
