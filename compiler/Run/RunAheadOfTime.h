//===- RunAheadOfTime.h - Compilation for a topology (--aot) ----*- C++ -*-===//
#ifndef GSPMD_COMPILER_RUN_RUNAHEADOFTIME_H
#define GSPMD_COMPILER_RUN_RUNAHEADOFTIME_H

#include "compiler/Run/RunCommand.h"

namespace mlir::gspmd {

/// Compiles the program of a valid command for a topology of the plugin instead
/// of running it. Prints what the plugin reports, and writes the requested
/// files, all or none.
ExitCode runAheadOfTime(const RunCommand &command, Compilation &compilation);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_RUN_RUNAHEADOFTIME_H
