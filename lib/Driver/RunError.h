//===- RunError.h - How gspmd-run says that it failed -----------*- C++ -*-===//
#ifndef GSPMD_LIB_DRIVER_RUNERROR_H
#define GSPMD_LIB_DRIVER_RUNERROR_H

#include "gspmd/Driver/Run.h"
#include "llvm/ADT/Twine.h"

namespace mlir::gspmd {

/// Prints one line to stderr; gives `code` back.
RunExit runError(RunExit code, const llvm::Twine &message);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_DRIVER_RUNERROR_H
