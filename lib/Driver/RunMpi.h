//===- RunMpi.h - gspmd-run under mpirun ------------------------*- C++ -*-===//
#ifndef GSPMD_LIB_DRIVER_RUNMPI_H
#define GSPMD_LIB_DRIVER_RUNMPI_H

#include "gspmd/Driver/Run.h"

namespace mlir::gspmd {

/// runCommand of one of the processes that mpirun has started; the same result
/// on all. What is wrong is said once, whichever rank finds it.
RunExit runOnRanks(const RunCommand &command);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_DRIVER_RUNMPI_H
