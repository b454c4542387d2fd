//===- RunShares.h - Memory and traffic of MPI ranks (--shares) -*- C++ -*-===//
#ifndef GSPMD_COMPILER_RUN_RUNSHARES_H
#define GSPMD_COMPILER_RUN_RUNSHARES_H

#include "compiler/Run/RunCommand.h"

namespace mlir::gspmd {

/// Prints the bytes that each rank would hold and send. Runs nothing.
ExitCode runShares(const RunCommand &command, Compilation &compilation);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_RUN_RUNSHARES_H
