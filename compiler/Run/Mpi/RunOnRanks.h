//===- RunOnRanks.h - gspmd-run under mpirun --------------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_RUN_MPI_RUNONRANKS_H
#define GSPMD_COMPILER_RUN_MPI_RUNONRANKS_H

#include "compiler/Run/RunCommand.h"

namespace mlir::gspmd {

/// runCommand of one of the processes that mpirun has started; the same result
/// on all. What is wrong is said once, whichever rank finds it.
ExitCode runOnRanks(const RunCommand &command);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_RUN_MPI_RUNONRANKS_H
