//===- Sweep.h - Simulation of one program at many points -------*- C++ -*-===//
#ifndef GSPMD_COMPILER_RUN_SIMULATE_SWEEP_H
#define GSPMD_COMPILER_RUN_SIMULATE_SWEEP_H

#include "compiler/Run/Simulate/SimulateCommand.h"

namespace mlir::gspmd {

/// Partitions the program of the command, and each other program of the points,
/// once and simulates every point. Prints a table sorted by step time and
/// writes --stats and --report. A point that cannot be simulated becomes a row
/// with the reason; if no point can, the input is invalid.
ExitCode runSweep(Compilation &compilation, const SimulateCommand &command,
                  const SimulateOptions &base);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_RUN_SIMULATE_SWEEP_H
