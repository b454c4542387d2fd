//===- RunStageExport.h - Files of stages (--export-stages) -----*- C++ -*-===//
#ifndef GSPMD_COMPILER_RUN_RUNSTAGEEXPORT_H
#define GSPMD_COMPILER_RUN_RUNSTAGEEXPORT_H

#include "compiler/Run/RunCommand.h"

namespace mlir::gspmd {

/// Writes the schedule and the programs of the pipeline stages into a folder,
/// all files or none. Runs nothing.
ExitCode runStageExport(const RunCommand &command, Compilation &compilation);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_RUN_RUNSTAGEEXPORT_H
