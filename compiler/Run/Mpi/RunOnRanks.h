//===- RunOnRanks.h - gspmd-run under mpirun --------------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_RUN_MPI_RUNONRANKS_H
#define GSPMD_COMPILER_RUN_MPI_RUNONRANKS_H

#include "compiler/Run/RunCommand.h"

namespace mlir::gspmd {

/// Executes `command` on one of the processes that mpirun started. All ranks
/// return the same exit code; an error is printed once, whichever rank detects
/// it.
ExitCode runOnRanks(const RunCommand &command);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_RUN_MPI_RUNONRANKS_H
